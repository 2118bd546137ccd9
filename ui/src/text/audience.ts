/** For whom an installation can be. */
export const audienceText = {
  names: { family: "Familie", school: "Schule", public: "Öffentlich" },
  explanations: {
    family: "Für zu Hause: Die Konten legen Sie an, sonst kommt niemand herein.",
    school: "Für Schule oder Kita: Sie legen Klassen und Lehrkräfte an, niemand registriert sich selbst.",
    public: "Für alle: Wer die Seite besucht, kann sich selbst ein Konto anlegen.",
  },
  panel: {
    heading: "Für wen ist diese Installation?",
    lead: "Davon hängt ab, wer ein Konto anlegen kann. Bestehende Konten bleiben, wie sie sind.",
    configured:
      "Wer sich registrieren darf, steht in der Konfiguration („registration“ im Abschnitt [accounts]). Die Wahl ändert daran nichts.",
    loading: "Die Angaben werden geladen …",
    failure: "Die Angaben konnten nicht geladen werden.",
    submit: "Speichern",
    pending: "Wird gespeichert …",
    success: "Gespeichert",
    saveFailure: "Die Wahl konnte nicht gespeichert werden.",
    required: "Bitte wählen Sie, für wen diese Installation ist.",
  },
};
