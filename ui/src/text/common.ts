/** Words that many screens share. */
export const commonText = {
  close: "Schließen",
  back: "Zurück",
  cancel: "Abbrechen",
  loading: "Wird geladen …",
  readAloud: "Vorlesen",
  stopReading: "Vorlesen beenden",
  download: "Herunterladen",
  preview: "Vorschau",
  noPreview: "Keine Vorschau verfügbar",
  /** Begins with other words than the field's label, by which the field is found. */
  reveal: (label: string) => `Eingabe anzeigen: ${label}`,
  createBook: "Malbuch erstellen",
  pager: {
    previous: "Vorherige",
    next: "Nächste",
    of: (last: number) => `von ${last}`,
    page: (page: number, last?: number) => (last === undefined ? `Seite ${page}` : `Seite ${page} von ${last}`),
  },
};
