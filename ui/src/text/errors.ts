/** Sentences for failures that belong to no single screen. */
export const errorText = {
  fallback: "Ein Fehler ist aufgetreten",
  noConnection: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  unreadableAnswer: "Die Antwort des Servers war nicht lesbar. Bitte versuchen Sie es später erneut.",
  tryAgain: "Erneut versuchen",
  toPricing: "Preise & Pakete ansehen",
  toBooks: "Meine Malbücher ansehen",
  signInAgain: "Erneut anmelden",
  adminLogin: "Zur Admin-Login-Seite",
  broken: {
    title: "Diese Seite lässt sich gerade nicht zeigen",
    description:
      "Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu. Was Sie gezeichnet haben, bleibt erhalten.",
  },
  brokenPart: {
    title: "Ein Teil der Seite fehlt",
    description: "Er ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.",
  },
  reload: "Seite neu laden",
};
