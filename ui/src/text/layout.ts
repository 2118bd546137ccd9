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
  myPictures: "Meine Bilder",
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
    pages: (pages: number) =>
      pages === 1
        ? "Eine Seite liegt noch nur in diesem Browser. Wenn Sie sich abmelden, geht sie verloren."
        : `${pages} Seiten liegen noch nur in diesem Browser. Wenn Sie sich abmelden, gehen sie verloren.`,
    coloured: (pictures: number) =>
      pictures === 1
        ? "Was Sie auf einem Bild ausgemalt haben, ist nur in diesem Browser und geht beim Abmelden verloren."
        : `Was Sie auf ${pictures} Bildern ausgemalt haben, ist nur in diesem Browser und geht beim Abmelden verloren.`,
    action: "Trotzdem abmelden",
  },
  update: {
    label: "Neue Fassung",
    text: "Es gibt eine neue Fassung von Buntstift.",
    apply: "Jetzt neu laden",
    later: "Später",
  },
};
