/** Lengths that forms enforce; the server has the same ones. */
export const limits = {
  prompt: { min: 1, max: 500 },
  title: { min: 1, max: 120 },
  description: { min: 1, max: 1000 },
  name: { min: 1, max: 80 },
  email: { max: 254 },
  password: { min: 8, max: 72 },
  /** Of a password that an admin gives to somebody. */
  givenPassword: { min: 6 },
  /** Of a school class. */
  className: { max: 40 },
  /** A class list of 500 children is far smaller; the server takes up to 1 MB. */
  rosterBytes: 1_000_000,
  coupon: { code: { min: 3, max: 40 }, uses: { min: 1, max: 1_000_000 } },
} as const;
