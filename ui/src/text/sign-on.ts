/** Signing in by a service of the school. */
export const signOnText = {
  /** On the sign-in page. */
  button: (name: string) => `Mit ${name} anmelden`,
  or: "oder mit Passwort",
  arriving: "Sie werden angemeldet …",
  arrivalFailure: "Die Anmeldung ist gelungen, aber der Server antwortet nicht. Bitte laden Sie die Seite neu.",
  problem: "Die Anmeldung ist nicht gelungen. Bitte versuchen Sie es noch einmal.",
  /** On the account page. */
  account: {
    heading: (name: string) => `Anmeldung mit ${name}`,
    loading: "Wird geladen …",
    failure: "Das konnte nicht geladen werden.",
    notLinked: (name: string) =>
      `Verbinden Sie dieses Konto mit Ihrem Konto bei „${name}“, dann genügt künftig dessen Anmeldung. Ihr Passwort hier gilt weiter.`,
    linked: (name: string) => `Dieses Konto ist mit „${name}“ verbunden.`,
    password: "Passwort für diese Verbindung",
    passwordRequired: "Bitte geben Sie Ihr Passwort ein",
    link: (name: string) => `Mit ${name} verbinden`,
    linkPending: "Wird vorbereitet …",
    linkFailure: "Die Verbindung konnte nicht begonnen werden.",
    linkedNow: "Konto verbunden",
    unlink: "Verbindung trennen",
    unlinkPending: "Wird getrennt …",
    unlinkFailure: "Die Verbindung konnte nicht getrennt werden.",
    unlinked: { title: "Verbindung getrennt" },
  },
};
