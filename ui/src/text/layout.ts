/** Header, footer, menu. */
export const layoutText = {
  skip: "Zum Inhalt springen",
  navigation: "Hauptmenü",
  home: (product: string) => `${product}, zur Startseite`,
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  menu: "Menü",
  draw: "Malen",
  myBooks: "Meine Malbücher",
  pricing: "Preise & Pakete",
  gallery: "Galerie",
  signIn: "Anmelden",
  register: "Registrieren",
  signOut: "Abmelden",
  greeting: (name: string) => `Hallo, ${name}!`,
  signedInAs: "Angemeldet als",
  legal: "Rechtliches",
  terms: "AGB",
  imprint: "Impressum",
  privacy: "Datenschutz",
  compliance: "Compliance",
  about: "Über Buntstift",
  account: "Mein Konto",
  admin: "Verwaltung",
  classes: "Meine Klassen",
  appearance: "Darstellung",
  appearances: { system: "wie das Gerät", light: "hell", dark: "dunkel" },
  footer: "Ausmalbilder und Malbücher aus eigenen Ideen. Ohne Werbung.",
  leaving: {
    title: "Wirklich abmelden?",
    description: (pages: number) =>
      pages === 1
        ? "Eine Seite ist noch in keinem Malbuch. Wenn Sie sich abmelden, geht sie verloren."
        : `${pages} Seiten sind noch in keinem Malbuch. Wenn Sie sich abmelden, gehen sie verloren.`,
    action: "Trotzdem abmelden",
  },
  update: {
    label: "Neue Fassung",
    text: "Es gibt eine neue Fassung von Buntstift.",
    apply: "Jetzt neu laden",
    later: "Später",
  },
};
