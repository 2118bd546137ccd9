import { type FakeAnswer, type FakeBook, type FakeRequest, type FakeUser, json, refuse } from "./fake-answer.ts";

const notThere = () => refuse(404, "not_found", "Dieses Malbuch gibt es nicht.");

interface EditedPage {
  image: string;
  story: string;
  exercise: unknown;
}

/** The calls that change a user's own books; `books` is what they change. */
export function createFakeBookEdits(books: FakeBook[]) {
  const own = (id: string, user: FakeUser | undefined) =>
    books.find((book) => book.id === id && book.owner === user?.id);

  const save = (book: FakeBook, { body }: FakeRequest) => {
    if (body.version !== book.version) {
      return refuse(409, "conflict", "Dieses Malbuch wurde inzwischen an anderer Stelle geändert.");
    }
    const pages = body.pages as EditedPage[];
    const storyTitle = (body.storyTitle ?? null) as string | null;
    const { title, description, childName, cover, hasLearningTask, learningTaskType, level, options } =
      body as Partial<FakeBook>;
    Object.assign(book, {
      title,
      description,
      childName,
      cover,
      hasLearningTask,
      learningTaskType,
      level: level ?? null,
      options,
      storyTitle,
      images: pages.map(({ image }) => image),
      exercises: pages.map(({ exercise }) => exercise),
      storyPages: storyTitle === null ? [] : pages.map(({ story }) => story),
      story: storyTitle === null ? null : pages.map(({ story }) => story).join("\n\n"),
      version: book.version + 1,
    });
    return json(200, book);
  };

  const copy = (book: FakeBook) => {
    const made = { ...book, id: `b${books.length + 1}`, title: `${book.title} (Kopie)`, version: 1 };
    books.push(made);
    return json(201, { id: made.id });
  };

  const tell = (book: FakeBook, request: FakeRequest) =>
    json(200, {
      title: `Geschichte ${request.query.get("turn")}`,
      pages: book.images.map((_image, index) => `Auf Seite ${index + 1} ging es weiter.`),
    });

  /** Answers what belongs to one book; null for all other calls. */
  return function answer(request: FakeRequest, user: FakeUser | undefined): FakeAnswer | null {
    const { method, path } = request;
    if (method === "GET" && path === "/api/me/allowance") {
      if (!user) return refuse(401, "unauthenticated", "Bitte melden Sie sich an.");
      const used = books.filter(({ owner }) => owner === user.id).length;
      return json(200, { used, most: user.plan === "premium" ? null : 1, period: "ever" });
    }
    const [, id = "", part] = path.match(/^\/api\/coloring-books\/([\w-]+)(?:\/(copy|story))?$/) ?? [];
    const wanted = { PUT: save, POST: part === "copy" && copy, GET: part === "story" && tell }[method];
    if (!id || !wanted || (method === "PUT" && part)) return null;
    const book = own(id, user);
    return book ? wanted(book, request) : notThere();
  };
}
