/** The overlay of a first visit. */
export const tutorialText = {
  close: "Einführung schließen",
  step: (number: number, total: number) => `Schritt ${number} von ${total}`,
  back: "Zurück",
  next: "Weiter",
  done: "Fertig",
  steps: (product: string) => [
    {
      title: `Willkommen bei ${product}!`,
      text: "Hier machen Sie aus einer Idee ein Malbuch. Wie das geht, sehen Sie Schritt für Schritt.",
    },
    {
      title: "Thema eingeben",
      text: "Schreiben Sie in einem Satz, was auf dem Bild sein soll: „Ein fröhlicher Dinosaurier im Weltraum“.",
    },
    {
      title: "Bild generieren",
      text: "Mit „Magisches Bild generieren“ wird daraus ein Ausmalbild. Jedes Bild ist eine Seite Ihres Malbuchs.",
    },
    {
      title: "Malbuch erstellen",
      text: "Gefallen Ihnen die Seiten? Geben Sie dem Buch einen Titel und laden Sie es als PDF herunter.",
    },
  ],
};
