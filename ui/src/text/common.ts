/** Words that many screens share. */
export const commonText = {
  close: "Schließen",
  back: "Zurück",
  loading: "Wird geladen …",
  readAloud: "Vorlesen",
  stopReading: "Vorlesen beenden",
  download: "Herunterladen",
  preview: "Vorschau",
  noPreview: "Keine Vorschau verfügbar",
  createBook: "Malbuch erstellen",
  toHome: "Zur Startseite",
};
