/** A built-in book that everybody can look at and start from. */
export interface Template {
  id: string;
  title: string;
  description: string;
  /** Drawn by the engine when the executable is built. */
  image: string;
  tags: readonly string[];
  /** What stands in the field when a book is started from it. */
  prompt: string;
}

/** The four templates, in the order of the gallery. */
export const templates: readonly Template[] = [
  {
    id: "magical-animals",
    title: "Magische Tiere",
    description: "Einhorn, Drache und Eule im Zauberwald: ein Buch für kleine Träumer.",
    image: "/coloring-pages/magical-animals.svg",
    tags: ["Tiere", "Fantasie", "ab 4 Jahren"],
    prompt: "Ein Einhorn und eine Eule im Zauberwald",
  },
  {
    id: "space-adventure",
    title: "Weltraum-Abenteuer",
    description: "Raketen, Planeten und freundliche Außerirdische auf großer Reise.",
    image: "/coloring-pages/space-adventure.svg",
    tags: ["Weltraum", "Technik", "ab 5 Jahren"],
    prompt: "Eine Rakete und ein Astronaut im Weltraum",
  },
  {
    id: "underwater-world",
    title: "Unterwasserwelt",
    description: "Delfine, Schildkröten und bunte Fische zwischen Korallen.",
    image: "/coloring-pages/underwater-world.svg",
    tags: ["Meer", "Tiere", "ab 4 Jahren"],
    prompt: "Ein Delfin und eine Schildkröte unter Wasser",
  },
  {
    id: "dinosaur-world",
    title: "Dinosaurierwelt",
    description: "Große und kleine Dinosaurier zwischen Farnen und Vulkanen.",
    image: "/coloring-pages/dinosaur-world.svg",
    tags: ["Dinosaurier", "Urzeit", "ab 5 Jahren"],
    prompt: "Ein Dinosaurier vor einem Vulkan",
  },
];

/** The template of an id, if there is one. */
export const findTemplate = (id: string) => templates.find((template) => template.id === id);

/** Whether an id names a built-in template and not somebody's book. */
export const isTemplate = (id: string) => findTemplate(id) !== undefined;
