/** The administration. */
export const adminText = {
  login: {
    title: "Verwaltung",
    lead: "Anmeldung für Administratorinnen und Administratoren.",
    email: "E-Mail",
    password: "Passwort",
    invalidEmail: "Ungültige E-Mail",
    passwordRequired: "Bitte Passwort eingeben",
    submit: "Anmelden",
    pending: "Anmeldung läuft …",
    notAdmin: "Dieser Bereich ist nur für Administratoren zugänglich",
    noToken: "Token nicht erhalten",
    failureTitle: "Anmeldung fehlgeschlagen",
    failure: "Anmeldung fehlgeschlagen",
    fallback: "Ungültige Anmeldedaten",
    success: { title: "Erfolgreich angemeldet", description: "Willkommen zurück!" },
  },
  home: {
    title: "Verwaltung",
    lead: (email: string) => `Sie sind als ${email} angemeldet und verwalten diesen Server.`,
    loading: "Die Zahlen werden geladen …",
    failure: "Die Zahlen konnten nicht geladen werden.",
    figures: {
      totalUsers: "Konten",
      activeUsers: "aktive Konten",
      premiumUsers: "mit Premium",
      totalBooks: "Malbücher",
    },
    recentUsers: "Neue Konten",
    recentBooks: "Neue Malbücher",
    none: "Noch nichts.",
  },
};
