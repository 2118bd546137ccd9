// What pupils read, where everybody else is addressed with "Sie"; what school shares with children says "du" anyway.
import type { TextChange } from "@/lib/address-form.ts";
import { accountText } from "./account.ts";
import { albumText } from "./album.ts";
import { editorText } from "./book-editor.ts";
import { booksText } from "./books.ts";
import { colouringText } from "./colouring.ts";
import { errorText } from "./errors.ts";
import { homeText } from "./home.ts";
import { layoutText } from "./layout.ts";
import { manyText, roomSentence } from "./many.ts";
import { photoText } from "./photo.ts";
import { tutorialText } from "./tutorial.ts";
import { wishesText } from "./wishes.ts";

/** Some of the sentences of a screen, in their places. */
type Some<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Text
    ? (...values: Values) => Some<Text>
    : { readonly [Name in keyof Texts]?: Some<Texts[Name]> };

const change = <Texts extends object>(texts: Texts, by: Some<Texts>): TextChange => ({ texts, by: by as object });

/** The sentences of each screen that address somebody, with "du". */
export const duTexts: readonly TextChange[] = [
  change(layoutText, {
    leaving: {
      pages: (pages) =>
        pages === 1
          ? "Eine Seite liegt noch nur in diesem Browser. Wenn du dich abmeldest, geht sie verloren."
          : `${pages} Seiten liegen noch nur in diesem Browser. Wenn du dich abmeldest, gehen sie verloren.`,
      coloured: (pictures) =>
        pictures === 1
          ? "Was du auf einem Bild ausgemalt hast, ist nur in diesem Browser und geht beim Abmelden verloren."
          : `Was du auf ${pictures} Bildern ausgemalt hast, ist nur in diesem Browser und geht beim Abmelden verloren.`,
    },
  }),
  change(errorText, {
    noConnection: "Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung und versuche es noch einmal.",
    unreadableAnswer: "Die Antwort des Servers war nicht lesbar. Bitte versuche es später noch einmal.",
    broken: {
      description: "Bitte prüfe deine Verbindung und lade die Seite neu. Was du gezeichnet hast, bleibt erhalten.",
    },
    brokenPart: { description: "Er ließ sich nicht laden. Bitte prüfe deine Verbindung und lade die Seite neu." },
  }),
  change(homeText, {
    heading: "Aus deiner Idee wird ein Ausmalbild",
    lead: (product) => `Schreib auf, was auf dem Bild sein soll. ${product} zeichnet es zum Ausdrucken und Ausmalen.`,
    form: {
      short: "Deine Idee für ein Bild …",
      hint: "Je genauer du das Motiv beschreibst, desto besser wird das Bild.",
      required: "Bitte schreib auf, was auf dem Bild sein soll.",
      tooLong: "Bitte beschreibe das Motiv mit höchstens 500 Zeichen.",
      success: { description: "Du kannst jetzt weitere Bilder zeichnen lassen oder dein Malbuch erstellen." },
      failure: "Bitte versuche es mit einer anderen Beschreibung.",
      signInNeeded: "Bitte melde dich an, um ein Malbuch zu erstellen.",
      signInNeededClosed: "Bitte melde dich an, um ein Malbuch zu erstellen.",
      restored: { description: "Dein Malbuch ist wieder da." },
    },
    pages: { heading: "Deine Seiten" },
    bar: {
      label: "Dein Malbuch",
    },
    picture: {
      signIn: "Melde dich an, um dieses Bild zu sehen.",
      facts: "Dieses Blatt gehört dir auch ohne Malbuch: zum Ausmalen hier und zum Ausdrucken.",
      back: "Zurück zu deinen Seiten",
      variants: { lead: "Vier neue Zeichnungen zum selben Satz. Tippe an, was du behalten möchtest, auch mehrere." },
    },
    personalise: {
      heading: "Mach es zu deinem Malbuch",
      lessons: { text: "Übungen, die zu deinen Bildern passen." },
      story: { text: "Eine kleine Geschichte zu deinen Bildern, zum Vorlesen oder Selberlesen." },
      noPages: { description: "Bitte lass zuerst mindestens ein Bild zeichnen." },
    },
    details: {
      nameRequired: "Bitte gib deinem Malbuch einen Titel.",
      descriptionRequired: "Bitte schreib auf, was in deinem Malbuch ist.",
      childName: "Dein Name (freiwillig)",
      ready: "Dein Malbuch ist fertig",
    },
  }),
  change(tutorialText, {
    steps: (product) => [
      {
        title: `Willkommen bei ${product}!`,
        text: "Hier machst du aus einer Idee ein Malbuch. Wie das geht, siehst du Schritt für Schritt.",
      },
      {
        title: "Thema eingeben",
        text: "Schreib in einem Satz, was auf dem Bild sein soll: „Ein fröhlicher Dinosaurier im Weltraum“.",
      },
      {
        title: "Bild generieren",
        text: "Mit „Magisches Bild generieren“ wird daraus ein Ausmalbild. Jedes Bild ist eine Seite deines Malbuchs.",
      },
      {
        title: "Malbuch erstellen",
        text: "Gefallen dir die Seiten? Gib dem Buch einen Titel und lade es als PDF herunter.",
      },
    ],
  }),
  change(wishesText, { looksHint: "Für den ersten Menschen im Bild. Die Hautfarbe malst du." }),
  change(manyText, {
    lead: "Nenne ein Thema, oder schreib selbst: jede Zeile wird ein Bild.",
    failure: "Dazu ließ sich gerade nichts vorschlagen. Bitte versuche es noch einmal.",
    linesHint: (limit, room) =>
      `Höchstens ${limit === 1 ? "1 Zeile" : `${limit} Zeilen`}. Du kannst jede ändern.${roomSentence(room)}`,
    linesRequired: "Bitte schreib wenigstens eine Zeile.",
    cancelled: "Aufgehört. Was gezeichnet ist, liegt bei deinen Seiten.",
    lineFailure: "Bitte versuche es mit anderen Worten.",
  }),
  change(albumText, {
    signIn: "Melde dich an, um deine Bilder zu sehen.",
    loading: "Deine Bilder werden geladen …",
    failure: "Deine Bilder konnten nicht geladen werden.",
    pages: "Seiten deiner Bilder",
    emptyHint: "Jedes Bild, das du zeichnen lässt, liegt hier, auf jedem Gerät.",
    picture: {
      onBench: "Liegt bei deinen Seiten",
      removedInBooks: "Das Bild ist gelöscht. In deinen Malbüchern bleibt es.",
    },
    choice: { lead: "Tippe an, was ins Malbuch soll." },
    changeFailureHint: "Bitte versuche es später noch einmal.",
    folders: { nameRequired: "Bitte gib dem Ordner einen Namen." },
  }),
  change(booksText, {
    downloadFailure: { description: "Bitte versuche es später noch einmal." },
    list: {
      loading: "Deine Malbücher werden geladen …",
      signIn: "Melde dich an, um deine Malbücher zu sehen.",
      failure: "Deine Malbücher konnten nicht geladen werden.",
      removeFailureHint: "Es steht wieder im Regal. Bitte versuche es später noch einmal.",
    },
    preview: { failure: "Das Malbuch lässt sich gerade nicht laden. Bitte versuche es gleich noch einmal." },
  }),
  change(editorText, {
    failure: "Die Änderung konnte nicht gespeichert werden. Bitte versuche es noch einmal.",
    add: {
      lead: "Aus den Seiten, die du gerade malen lässt.",
      none: "Zeichne auf der Startseite weitere Seiten; dann stehen sie hier.",
    },
    partsLabel: "Was du änderst",
    pictureHint: "Das Bild selbst zeichnest du auf seiner eigenen Seite neu; hier ordnest du die Seiten.",
  }),
  change(colouringText, {
    unavailable: { description: "Ausgedruckt geht es: Lade das Malbuch herunter." },
    saveFailed: "Das Bild ließ sich nicht speichern. Bitte versuche es noch einmal.",
    notKept: "Dein Browser kann die Farben gerade nicht behalten. Speichere das Bild, bevor du gehst.",
  }),
  change(accountText, {
    signIn: "Melde dich an, um dein Konto zu sehen.",
    password: { currentRequired: "Bitte gib dein jetziges Passwort ein." },
    sessions: { lead: "Kennst du ein Gerät nicht? Melde es ab und ändere dein Passwort." },
    rating: {
      heading: "Deine Bewertung",
      lead: "Eine neue Bewertung ersetzt deine frühere.",
      legend: "Wie gefällt es dir?",
      missing: "Bitte wähle ein bis fünf Sterne",
      success: "Vielen Dank für deine Bewertung",
    },
    data: {
      heading: "Deine Daten",
      lead: "Alles, was zu deinem Konto gehört, in einer Datei: deine Angaben und deine Malbücher als PDF.",
      failure: "Deine Daten konnten nicht heruntergeladen werden. Bitte versuche es später noch einmal.",
    },
  }),
  change(photoText, {
    signIn: "Melde dich an, um aus einem Foto eine Seite zu machen.",
    back: "Zurück zu deinen Seiten",
    privacy: {
      text: "Dein Browser verkleinert es und lässt den Aufnahmeort weg. Der Server zeichnet daraus die Linien und vergisst das Foto gleich wieder.",
      undecoded:
        "Dein Browser kann dieses Bild nicht öffnen. Es wird so gesendet, wie es ist, mit allem, was die Kamera dazugeschrieben hat.",
    },
    choose: {
      orDrop: "Oder zieh das Foto hierher, oder füge es mit Strg + V ein.",
      notPicture: "Das ist kein Bild. Bitte wähle ein Foto als JPEG, PNG oder WebP.",
      empty: "Diese Datei ist leer. Bitte wähle eine andere.",
      tooLarge: "Das Foto ist größer als 10 MB. Bitte wähle ein kleineres.",
    },
    original: {
      heading: "Dein Foto",
      alt: "Dein Foto",
      tools: "Womit du im Foto arbeitest",
      brushHint: "Male über Gesicht, Augen und Mund. Dort wird genauer gezeichnet.",
      cropHint: "Zieh an den Ecken, oder verschieb den Ausschnitt. Mit der Tastatur: die Pfeiltasten.",
    },
    result: {
      heading: "Deine Seite",
      failure: "Aus diesem Bild ließ sich gerade keine Seite machen. Bitte versuche es noch einmal.",
    },
  }),
];
