/** Legal pages. */
export const legalText = {
  loading: "Der Text wird geladen …",
  imprint: {
    title: "Impressum",
    failure: "Fehler beim Laden des Impressums. Bitte versuchen Sie es später erneut.",
    empty: "Kein Impressum verfügbar.",
  },
  privacy: {
    title: "Datenschutzerklärung",
    failure: "Fehler beim Laden der Datenschutzerklärung. Bitte versuchen Sie es später erneut.",
    empty: "Keine Datenschutzerklärung verfügbar.",
  },
  terms: {
    title: "Allgemeine Geschäftsbedingungen",
    failure: "Fehler beim Laden der AGB. Bitte versuchen Sie es später erneut.",
    empty: "Keine AGB verfügbar.",
  },
  compliance: {
    title: "Compliance-Richtlinien",
    failure: "Fehler beim Laden der Compliance-Richtlinien. Bitte versuchen Sie es später erneut.",
    empty: "Keine Compliance-Richtlinien verfügbar.",
  },
};
