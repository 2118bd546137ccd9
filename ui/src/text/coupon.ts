/** A coupon on the pricing page. */
export const couponText = {
  heading: "Gutschein einlösen",
  signIn: "Melden Sie sich an, um einen Gutschein einzulösen.",
  code: "Gutscheincode",
  codeMissing: "Bitte geben Sie einen Gutscheincode ein.",
  plan: "Paket",
  check: "Gutschein prüfen",
  checking: "Wird geprüft …",
  checkFailure: "Der Gutschein konnte nicht geprüft werden. Bitte versuchen Sie es später erneut.",
  offer: (code: string, plan: string, after: string, before: string) =>
    `Mit ${code} kostet ${plan} im ersten Monat ${after} statt ${before}.`,
  free: (code: string, plan: string) => `Mit ${code} ist ${plan} einen Monat lang kostenlos.`,
  redeem: "Jetzt einlösen",
  redeeming: "Wird eingelöst …",
  redeemed: (plan: string) => ({
    title: "Gutschein eingelöst",
    description: `${plan} ist ab sofort freigeschaltet.`,
  }),
  redeemFailure: "Der Gutschein konnte nicht eingelöst werden. Bitte versuchen Sie es später erneut.",
  pay: "Weiter zur Zahlung",
};
