import * as z from "zod/mini";

/** What a child signs in with, as the server says it once. */
export const issuedCardSchema = z.object({
  userId: z.string(),
  className: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  login: z.string(),
  password: z.string(),
});

export const cardsSchema = z.object({ cards: z.array(issuedCardSchema) });

export type IssuedCard = z.infer<typeof issuedCardSchema>;

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
