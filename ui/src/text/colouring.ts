/** Colouring in the browser. */
export const colouringText = {
  invitation: "Fläche antippen und losmalen!",
  page: "Ausmalbild zum Ausmalen: Pfeiltasten wählen eine Fläche, Eingabe malt sie aus.",
  palette: "Buntstifte",
  undo: "Rückgängig",
  redo: "Wiederholen",
  clear: "Von vorn",
  save: "Als Bild speichern",
  region: (name: string, number: number, total: number, crayon: string | null) =>
    `${name}, Fläche ${number} von ${total}, ${crayon ?? "noch weiß"}`,
  background: "Hintergrund",
  loading: "Das Bild wird geladen …",
  unavailable: {
    title: "Hier lässt sich dieses Bild nicht ausmalen",
    description: "Ausgedruckt geht es: Laden Sie das Malbuch herunter.",
  },
  painted: (name: string, crayon: string) => `${name}: ${crayon}`,
  undone: "Rückgängig gemacht",
  redone: "Wiederholt",
  cleared: "Alles ist wieder weiß.",
  erased: (name: string) => `${name}: wieder weiß`,
  crayons: {
    red: "Rot",
    orange: "Orange",
    yellow: "Gelb",
    green: "Grün",
    blue: "Blau",
    violet: "Violett",
  },
};
