/** Sentences for failures that belong to no single screen. */
export const errorText = {
  fallback: "Ein Fehler ist aufgetreten",
  noConnection: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  unreadableAnswer: "Die Antwort des Servers war nicht lesbar. Bitte versuchen Sie es später erneut.",
  tryAgain: "Erneut versuchen",
};
