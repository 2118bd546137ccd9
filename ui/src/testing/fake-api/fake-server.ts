import { createFakeAdmin } from "./fake-admin.ts";
import { type FakeAnswer, type FakeBook, type FakeRequest, type FakeUser, json, refuse } from "./fake-answer.ts";
import { createFakeBookEdits } from "./fake-book-edits.ts";
import { fakeSide, fakeSides } from "./fake-sides.ts";
import { samplePicture } from "./sample-picture.ts";

/** A server that lives in memory and answers as the HTTP contract says; for development and screenshots only. */

const templateIds = ["magical-animals", "space-adventure", "underwater-world", "dinosaur-world"];

type TokenUser = Omit<FakeUser, "password" | "isActive" | "createdAt">;

/** A token whose payload can be decoded, as the real one's. */
export function fakeToken(user: TokenUser): string {
  const { id, plan, ...rest } = user;
  const payload = { sub: id, ...rest, plan, isPremium: plan === "premium", exp: 4_102_444_800 };
  const encoded = Buffer.from(JSON.stringify(payload), "utf8").toString("base64url");
  return `e30.${encoded}.${id}`;
}

/** Makes a server with three accounts: maria@ (free, no books), petra@ (premium, many books), chef@ (admin). */
export function createFakeServer() {
  const users: FakeUser[] = [
    { id: "u1", email: "maria@beispiel.de", firstName: "Maria", lastName: "Muster", role: "user", plan: "free" },
    { id: "u2", email: "petra@beispiel.de", firstName: "Petra", lastName: "Premium", role: "user", plan: "premium" },
    { id: "u3", email: "chef@beispiel.de", firstName: "", lastName: "", role: "admin", plan: "premium" },
  ].map((user, index) => ({
    ...(user as TokenUser),
    password: "geheim123",
    isActive: true,
    createdAt: `2026-0${5 - index}-02T10:00:00Z`,
  }));
  const pictures = new Map<string, string>();
  const books: FakeBook[] = [];
  let next = 1;

  const addPicture = (orientation: "portrait" | "landscape") => {
    const id = `p${next++}`;
    pictures.set(id, samplePicture(orientation, next));
    return `/api/images/${id}`;
  };
  const titles = [
    "Dinosaurier im Weltraum",
    "Ein sehr langer Titel für ein Malbuch über die Abenteuer der Katze Minka im Garten hinter dem Haus am See",
    "Herbst in der 2b",
    "Unterwasserwelt",
    "Zum Geburtstag von Jonas",
  ];
  for (const [index, title] of titles.entries()) {
    books.push({
      id: `b${index + 1}`,
      owner: "u2",
      title,
      description: "Für lange Autofahrten und verregnete Sonntage.",
      images: Array.from({ length: 3 + index }, () => addPicture("portrait")),
      createdAt: `2026-0${index + 1}-14T09:30:00Z`,
      story:
        index === 0
          ? "Es war einmal eine Katze, die wohnte am Rand des Gartens.\nEines Tages sah sie einen Stern."
          : null,
      version: 1,
      ...(index === 0 && { hasLearningTask: true, learningTaskType: "math", level: "easy" }),
    });
  }

  const userOf = (request: FakeRequest) => {
    const token =
      request.authorization?.replace("Bearer ", "") ?? request.cookie?.match(/buntstift_session=([^;]+)/)?.[1];
    return users.find((user) => user.id === token?.split(".")[2]);
  };
  const signedIn = (user: FakeUser, status: number) => {
    const token = fakeToken(user);
    return json(
      status,
      { success: true, token, user },
      { "Set-Cookie": `buntstift_session=${token}; HttpOnly; SameSite=Strict; Path=/` },
    );
  };

  const login = ({ body }: FakeRequest, admin: boolean) => {
    const user = users.find(({ email, password }) => email === body.email && password === body.password);
    if (!user) return refuse(401, "invalid_credentials", "E-Mail oder Passwort ist nicht richtig.");
    if (!admin && user.role === "admin")
      return refuse(403, "use_admin_login", "Bitte verwenden Sie die Admin-Login-Seite");
    if (admin && user.role !== "admin") {
      return refuse(403, "forbidden", "Dieser Bereich ist nur für Administratoren zugänglich");
    }
    return signedIn(user, 200);
  };

  const register = ({ body }: FakeRequest) => {
    const email = String(body.email);
    if (users.some((user) => user.email === email)) {
      return refuse(409, "conflict", "Für diese E-Mail-Adresse gibt es schon ein Konto.", "email");
    }
    const user: FakeUser = {
      id: `u${users.length + 1}`,
      email,
      password: String(body.password),
      firstName: String(body.firstName),
      lastName: String(body.lastName),
      role: "user",
      plan: "free",
      isActive: true,
      createdAt: new Date().toISOString(),
    };
    users.push(user);
    return signedIn(user, 201);
  };

  const generate = (request: FakeRequest) => {
    const prompt = String(request.body.prompt);
    if (prompt.includes("Fehler")) return refuse(422, "motif_refused", "Dieses Motiv zeichnet Buntstift nicht.");
    const options = request.body.options as { orientation?: "portrait" | "landscape" } | undefined;
    const unknown = prompt.includes("Schnurpsel") ? ["Schnurpsel"] : [];
    return json(200, {
      success: true,
      id: `p${next}`,
      imageUrl: addPicture(options?.orientation ?? "portrait"),
      engine: "builtin",
      seed: next,
      scene: "garten",
      motifs: ["Katze", "Blume"],
      unknown,
      suggestions: unknown.length > 0 ? ["Schnecke", "Schmetterling"] : [],
    });
  };

  const createBook = (request: FakeRequest, user: FakeUser) => {
    const { title, description, childName, images, hasLearningTask, learningTaskType, level, options } = request.body;
    if (user.plan === "free" && books.some(({ owner }) => owner === user.id)) {
      return refuse(
        403,
        "limit_reached",
        "Mit dem kostenlosen Paket können Sie ein Malbuch erstellen. Mehr gibt es mit Basic oder Premium.",
      );
    }
    const id = `b${books.length + 1}`;
    books.push({
      id,
      owner: user.id,
      title: String(title),
      description: String(description),
      childName: String(childName ?? ""),
      version: 1,
      images: images as string[],
      createdAt: new Date().toISOString(),
      story: null,
      hasLearningTask: hasLearningTask === true,
      learningTaskType: String(learningTaskType ?? ""),
      level: typeof level === "string" ? level : null,
      options,
    });
    return json(201, { success: true, id });
  };

  const listBooks = (request: FakeRequest, user: FakeUser) => {
    const page = Number(request.query.get("page") ?? 1);
    const own = books.filter(({ owner }) => owner === user.id);
    const shown = own.slice((page - 1) * 12, page * 12).map(({ id, title, images, createdAt }) => ({
      id,
      title,
      previewImage: images[0] ?? null,
      createdAt,
      pageCount: images.length,
    }));
    return json(200, shown, { "X-Total-Count": String(own.length) });
  };

  const getBook = (id: string, user: FakeUser | undefined) => {
    if (templateIds.includes(id)) {
      const images = [1, 2, 3].map((page) => `/coloring-pages/${id}-${page}.svg`);
      return json(200, {
        id,
        title: "Vorlage",
        description: "Ein fertiges Malbuch.",
        images,
        createdAt: "2026-01-01T00:00:00Z",
      });
    }
    const book = books.find((one) => one.id === id && (one.owner === user?.id || user?.role === "admin"));
    // Only who may change a book counts its changes.
    const shown = book && book.owner !== user?.id ? { ...book, version: undefined } : book;
    return shown ? json(200, shown) : refuse(404, "not_found", "Dieses Malbuch gibt es nicht.");
  };

  const getSides = (id: string, number: string | undefined, request: FakeRequest, user: FakeUser | undefined) => {
    const found = getBook(id, user);
    if (found.status !== 200) return found;
    const sides = fakeSides(id, found.body as FakeBook, request.query);
    if (number === undefined) return json(200, sides);
    const side = sides[Number(number)];
    return side
      ? { status: 200, type: "image/svg+xml", body: fakeSide(side) }
      : refuse(404, "not_found", "Diese Seite gibt es nicht.");
  };

  const changeAccount = ({ body }: FakeRequest, user: FakeUser) => {
    if (body.password !== undefined && body.currentPassword !== user.password) {
      return refuse(400, "invalid", "Das aktuelle Passwort stimmt nicht.", "currentPassword");
    }
    const { firstName, lastName, password } = body as Partial<FakeUser>;
    Object.assign(user, firstName && { firstName }, lastName && { lastName }, password && { password });
    return json(200, { ...user, password: undefined, token: fakeToken(user) });
  };

  const deleteAccount = ({ body }: FakeRequest, user: FakeUser) => {
    if (body.password !== user.password) {
      return refuse(400, "invalid", "E-Mail-Adresse oder Passwort stimmen nicht.", "password");
    }
    users.splice(users.indexOf(user), 1);
    return json(204, null);
  };

  const ended = new Set<string>();
  const sessionsOf = (user: FakeUser) =>
    [
      { id: `${user.id}-1`, createdAt: "2026-05-02T10:00:00Z", isCurrent: true, system: "X11; Linux x86_64" },
      { id: `${user.id}-2`, createdAt: "2026-04-11T08:20:00Z", isCurrent: false, system: "iPad; CPU OS 18_0" },
      { id: `${user.id}-3`, createdAt: "2026-04-02T17:45:00Z", isCurrent: false, system: "Windows NT 10.0" },
    ]
      .filter(({ id }) => !ended.has(id))
      .map(({ system, ...session }) => ({ ...session, userAgent: `Mozilla/5.0 (${system}) Gecko Firefox/140.0` }));

  const admin = createFakeAdmin(users, books);
  const edits = createFakeBookEdits(books);

  const open: Record<string, (request: FakeRequest) => FakeAnswer> = {
    "POST /api/login": (request) => login(request, false),
    "POST /api/admin/login": (request) => login(request, true),
    "POST /api/register": register,
    "POST /api/logout": () => json(204, null, { "Set-Cookie": "buntstift_session=; Max-Age=0; Path=/" }),
    "POST /api/reset-password": () =>
      refuse(
        503,
        "unavailable",
        "Auf diesem Server ist kein E-Mail-Versand eingerichtet, deshalb kann hier kein Passwort zurückgesetzt werden. Bitte wenden Sie sich an die Betreiber dieser Seite.",
      ),
    "GET /api/public/licences": () =>
      json(
        200,
        ["buntstift", "andika", "noto-emoji", "openssl", "web-app"].map((name) => ({
          name,
          text: "MIT License\n\nCopyright (c) 2026\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software, to deal in it without restriction.",
        })),
      ),
    "GET /api/public/config": () =>
      json(200, {
        productName: "Buntstift",
        version: "0.1.0",
        billing: { enabled: true },
        everyonePlan: null,
        registration: "open",
        audience: "public",
      }),
    "GET /api/public/stats": () => json(200, { totalBooks: 1234, activeUsers: 87, avgRating: 4.8 }),
    "GET /api/admin/legal-texts": admin.published,
  };

  const guarded: Record<string, (request: FakeRequest, user: FakeUser) => FakeAnswer> = {
    "POST /api/generate": generate,
    "GET /api/check-premium-status": (_request, user) => json(200, { isPremium: user.plan === "premium" }),
    "GET /api/coloring-books": listBooks,
    "POST /api/coloring-books": createBook,
    "PATCH /api/me": changeAccount,
    "DELETE /api/me": deleteAccount,
    "POST /api/coupons/check": ({ body }) =>
      String(body.code).toUpperCase() === "HERBST20"
        ? json(200, {
            code: "HERBST20",
            discountType: "percentage",
            discountValue: "20",
            amountBefore: 499,
            amountAfter: 399,
          })
        : refuse(
            404,
            "not_found",
            "Diesen Gutscheincode gibt es nicht. Bitte prüfen Sie, ob er richtig geschrieben ist.",
            "code",
          ),
    "POST /api/coupons/redeem": (_request, user) => {
      user.plan = "premium";
      return json(200, { success: true });
    },
    "GET /api/subscription": (_request, user) =>
      json(
        200,
        user.plan === "premium"
          ? {
              id: "s1",
              plan: { name: "Premium", amount: 499 },
              currentPeriodEnd: "2026-12-02T11:00:00Z",
              cancelAtPeriodEnd: false,
            }
          : null,
      ),
    "GET /api/me/sessions": (_request, user) => json(200, sessionsOf(user)),
  };

  /** Answers one request; null for what is not the API's. */
  return function answer(request: FakeRequest): FakeAnswer | null {
    const { method, path } = request;
    if (path.startsWith("/coloring-pages/")) {
      const orientation = path.endsWith("hero.svg") ? "landscape" : "portrait";
      return { status: 200, type: "image/svg+xml", body: samplePicture(orientation, path.length) };
    }
    if (!path.startsWith("/api/")) return null;
    const user = userOf(request);
    const key = `${method} ${path}`;
    const isOpen = open[key];
    if (isOpen) return isOpen(request);
    const ofAdmin = admin.answer(request, user);
    if (ofAdmin) return ofAdmin;
    const ofEdits = edits(request, user);
    if (ofEdits) return ofEdits;
    const isGuarded = guarded[key];
    if (isGuarded) return user ? isGuarded(request, user) : refuse(401, "unauthenticated", "Bitte melden Sie sich an.");
    if (method === "DELETE" && path.startsWith("/api/me/sessions/")) {
      ended.add(path.slice("/api/me/sessions/".length));
      return json(204, null);
    }
    const [, collection, id = "", part, number] =
      path.match(/^\/api\/([\w-]+)\/([\w-]+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/) ?? [];
    if (method === "GET" && /^\/api\/school\/classes\/[\w-]+\/books\/[\w-]+$/.test(path) && user)
      return { status: 200, type: "application/zip", body: "PK\u0005\u0006" };
    if (collection === "images" && request.query.get("format") === "pdf")
      return { status: 200, type: "application/pdf", body: "%PDF-1.4\n" };
    if (collection === "images") return { status: 200, type: "image/svg+xml", body: pictures.get(id) ?? "" };
    if (collection === "reset-password")
      return refuse(400, "invalid", "Der Link ist abgelaufen. Bitte fordern Sie einen neuen an.");
    if (collection === "coloring-books" && method === "DELETE" && !part) {
      const at = books.findIndex((book) => book.id === id && book.owner === user?.id);
      if (at < 0) return refuse(404, "not_found", "Dieses Malbuch gibt es nicht.");
      books.splice(at, 1);
      return json(204, null);
    }
    if (collection === "coloring-books" && part === "pdf")
      return { status: 200, type: "application/pdf", body: "%PDF-1.4\n" };
    if (collection === "coloring-books" && part === "pages") return getSides(id, number, request, user);
    if (collection === "coloring-books") return getBook(id, user);
    return refuse(404, "not_found", "Diese Adresse gibt es nicht.");
  };
}
