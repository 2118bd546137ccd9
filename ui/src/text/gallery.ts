/** The gallery of built-in books. */
export const galleryText = {
  title: "Beispiel Malbücher",
  lead: "Vier fertige Malbücher zum Ansehen, Herunterladen und Weitermachen.",
  preview: "Vorschau",
  create: "Malbuch erstellen",
  previewOf: (title: string) => `Vorschau: ${title}`,
  createFrom: (title: string) => `Malbuch erstellen: ${title}`,
  tags: "Themen",
};
