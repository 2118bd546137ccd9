/** The page on which books are made. */
export const homeText = {
  title: "Malbücher aus eigenen Ideen",
  heading: "Aus Ihrer Idee wird ein Ausmalbild",
  lead: (product: string) =>
    `Schreiben Sie auf, was auf dem Bild sein soll. ${product} zeichnet es zum Ausdrucken und Ausmalen.`,
  readAloud: "Seite vorlesen",
  tutorial: "So geht es",
  form: {
    label: "Was soll auf dem Bild zu sehen sein?",
    examples: [
      "Ein fröhlicher Dinosaurier im Weltraum",
      "Eine niedliche Katze im Garten",
      "Drei Pinguine auf einer Eisscholle",
      "Ein Drache, der ein Buch liest",
    ],
    example: (prompt: string) => `Zum Beispiel: ${prompt}`,
    hint: "Je genauer Sie das Motiv beschreiben, desto besser wird das Bild.",
    required: "Bitte geben Sie eine Beschreibung ein für Ihr Malbuch-Motiv",
    tooLong: "Bitte beschreiben Sie das Motiv mit höchstens 500 Zeichen.",
    submit: "Magisches Bild generieren",
    pending: "Generiere magisches Bild...",
    success: {
      title: "Bild erfolgreich generiert",
      description: "Sie können jetzt weitere Bilder generieren oder Ihr Malbuch erstellen.",
    },
    partly: {
      title: "Nicht alles ist auf dem Bild",
      missing: (words: string) => `Nicht gezeichnet: ${words}.`,
      seeNotice: "Warum, steht unter dem Bild.",
    },
    failureTitle: "Fehler bei der Bildgenerierung",
    failure: "Bitte versuchen Sie es mit einer anderen Beschreibung.",
    signInNeeded: "Bitte melden Sie sich an oder registrieren Sie sich, um ein Malbuch zu erstellen.",
    signInNeededClosed: "Bitte melden Sie sich an, um ein Malbuch zu erstellen.",
    signInToast: {
      title: "Anmeldung erforderlich",
      description:
        "Um ein Malbuch zu erstellen, müssen Sie sich anmelden oder registrieren. Ihre Eingaben werden gespeichert.",
      descriptionClosed: "Um ein Malbuch zu erstellen, müssen Sie sich anmelden. Ihre Eingaben werden gespeichert.",
      action: "Zur Anmeldung",
    },
    restored: { title: "Willkommen zurück!", description: "Ihr Malbuch wurde wiederhergestellt." },
    options: "Wünsche zum Blatt",
    age: "Für wen?",
    ages: { "3-5": "3 bis 5 Jahre", "6-8": "6 bis 8 Jahre", "9+": "ab 9 Jahren" },
    orientation: "Format",
    orientations: { portrait: "Hochformat", landscape: "Querformat" },
  },
  pages: {
    heading: "Ihre Seiten",
    page: (number: number) => `Seite ${number}`,
    picture: (number: number) => `Ausmalbild ${number}`,
    remove: (number: number) => `Seite ${number} entfernen`,
    move: "Mit der Maus oder dem Finger verschieben",
    earlier: (number: number) => `Seite ${number} nach vorn`,
    later: (number: number) => `Seite ${number} nach hinten`,
    moved: (from: number, to: number) => `Seite ${from} ist jetzt Seite ${to}.`,
    removed: (number: number) => `Seite ${number} ist entfernt.`,
    drawing: (number: number) => `Seite ${number} wird gezeichnet …`,
    broken: "Dieses Bild lässt sich gerade nicht laden.",
    open: "Ausmalen und drucken",
    openPage: (number: number) => `Ausmalen und drucken: Seite ${number}`,
  },
  bar: {
    label: "Ihr Malbuch",
    pages: (pages: number, limit: number | null) => {
      if (limit !== null) return `${pages} von ${limit} ${limit === 1 ? "Seite" : "Seiten"}`;
      return pages === 1 ? "1 Seite" : `${pages} Seiten`;
    },
    over: (pages: number, limit: number) =>
      `${pages} Seiten: In ein Malbuch ${limit === 1 ? "passt 1" : `passen ${limit}`}. Bitte nehmen Sie Seiten heraus.`,
  },
  picture: {
    title: "Ausmalbild",
    alt: (prompt: string) => `Ausmalbild: ${prompt}`,
    signIn: "Melden Sie sich an, um dieses Bild zu sehen.",
    missing: "Dieses Bild lässt sich nicht zeigen",
    missingHint: "Das Bild gibt es nicht, oder es gehört zu einem anderen Konto.",
    facts: "Dieses Blatt gehört Ihnen auch ohne Malbuch: zum Ausmalen hier und zum Ausdrucken.",
    colour: "Hier ausmalen",
    stopColouring: "Zurück zum Bild",
    savePdf: "Als PDF speichern",
    print: "Drucken",
    back: "Zurück zu Ihren Seiten",
  },
  recognised: {
    drawn: "Gezeichnet",
    scene: "Ort",
    unknown: (words: string) => `Das kenne ich noch nicht: ${words}.`,
    suggestions: "Wie wäre es damit?",
    use: (word: string) => `${word} in die Beschreibung einsetzen`,
  },
  personalise: {
    heading: "Machen Sie es zu Ihrem Malbuch",
    lessons: {
      title: "Lernaufgaben",
      text: "Übungen, die zu Ihren Bildern passen.",
      kinds: { math: "Mathematik", letters: "Buchstaben", numbers: "Zahlen" },
    },
    story: {
      title: "Geschichte",
      text: "Eine kleine Geschichte zu Ihren Bildern, zum Vorlesen oder Selberlesen.",
      want: "Geschichte dazu",
    },
    premium: {
      title: "Premium",
      owned: "Ihre Vorteile mit Premium:",
      text: "Das gibt es mit Premium dazu:",
      benefits: [
        "5 Malbücher im Monat mit je 15 Seiten",
        "Premium-Bildqualität",
        "Eigene Vorlagen hochladen",
        "Erweiterte Anpassungen",
        "Lernaufgaben und Geschichten",
      ],
      action: "Preise & Pakete ansehen",
    },
    refused: {
      title: "Premium-Funktion",
      description: "Diese Funktion ist nur für Premium-Mitglieder verfügbar. Upgrade Sie jetzt!",
      action: "Upgrade",
      unsold: {
        title: "Hier nicht freigeschaltet",
        description: "Lernaufgaben und Geschichten sind auf dieser Seite nicht freigeschaltet.",
      },
    },
    noPages: { title: "Keine Bilder", description: "Bitte generieren Sie zuerst mindestens ein Bild." },
  },
  details: {
    title: "Malbuch erstellen",
    intro: "So steht es auf dem Umschlag.",
    name: "Titel",
    nameExample: "Mein Malbuch",
    nameRequired: "Bitte geben Sie einen Titel ein",
    nameTooLong: "Der Titel darf höchstens 120 Zeichen lang sein.",
    description: "Beschreibung",
    descriptionExample: "Für lange Autofahrten",
    descriptionRequired: "Bitte geben Sie eine Beschreibung ein",
    descriptionTooLong: "Die Beschreibung darf höchstens 1.000 Zeichen lang sein.",
    submit: "Malbuch erstellen",
    pending: "Malbuch wird erstellt …",
    ready: "Ihr Malbuch ist fertig",
    failureTitle: "Fehler",
    failure: "Das Malbuch konnte nicht erstellt werden.",
  },
  steps: {
    heading: "So funktioniert es",
    items: [
      { title: "Motiv beschreiben", text: "Ein Satz genügt: Tiere, Fahrzeuge, Orte, auch alles zusammen." },
      {
        title: "Bild zeichnen lassen",
        text: "Nach einem Augenblick liegt das Ausmalbild da. Jedes Bild ist eine neue Seite.",
      },
      { title: "Malbuch drucken", text: "Geben Sie dem Buch einen Titel und laden Sie es als PDF herunter." },
    ],
  },
  features: {
    heading: (product: string) => `Was ${product} kann`,
    items: [
      {
        icon: "pencil",
        title: "Klare Linien",
        text: "Kräftige Konturen und geschlossene Flächen, die sich gut ausmalen lassen.",
      },
      {
        icon: "idea",
        title: "Versteht Deutsch",
        text: "„Drei Igel unter dem Apfelbaum“ werden drei Igel unter dem Apfelbaum.",
      },
      { icon: "printer", title: "Druckt gut", text: "Das PDF ist für A4 gemacht und bleibt in jeder Größe scharf." },
      {
        icon: "maths",
        title: "Lernaufgaben",
        text: "Rechnen, Buchstaben und Zahlen, passend zu den Bildern. Mit Premium.",
      },
      {
        icon: "story",
        title: "Geschichten",
        text: "Aus Ihren Bildern entsteht eine kurze Geschichte zum Vorlesen. Mit Premium.",
      },
      {
        icon: "lock",
        title: "Ihre Daten bleiben hier",
        text: "Keine Werbung, keine fremden Dienste auf der Seite, keine Zählpixel.",
      },
    ],
  },
  audiences: {
    heading: "Für wen ist das?",
    items: [
      { icon: "house", title: "Eltern", text: "Das Lieblingstier von heute, in zwei Minuten auf dem Küchentisch." },
      {
        icon: "cap",
        title: "Lehrkräfte und Erziehende",
        text: "Ausmalbilder zum Thema der Woche, auf Wunsch mit Aufgaben.",
      },
      {
        icon: "palette",
        title: "Künstlerinnen und Künstler",
        text: "Vorzeichnungen als Ausgangspunkt für eigene Bilder.",
      },
      { icon: "star", title: "Kreative", text: "Malbücher als Geschenk, für Feste oder einfach zum Abschalten." },
    ],
  },
  about: {
    heading: "Malbuch selbst gestalten und ausdrucken",
    paragraphs: (product: string) => [
      `Mit ${product} gestalten Sie ein Malbuch, das es so noch nicht gibt. Sie beschreiben ein Motiv in Ihren eigenen Worten, zum Beispiel „ein Dinosaurier im Weltraum“ oder „eine Katze im Garten“, und bekommen ein Ausmalbild mit klaren Linien. Mehrere Bilder werden zu einem Malbuch mit Titel, das Sie als PDF herunterladen und zu Hause, in der Kita oder in der Schule ausdrucken.`,
      "Ausmalen übt den Umgang mit dem Stift, hilft beim Stillsitzen und macht Freude. Am schönsten ist es, wenn das Kind selbst bestimmt, was auf dem Blatt zu sehen ist.",
    ],
    action: "Gleich ein Bild beschreiben",
  },
} as const;
