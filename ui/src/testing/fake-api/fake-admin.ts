import { type FakeAnswer, type FakeBook, type FakeRequest, type FakeUser, json, refuse } from "./fake-answer.ts";
import { samplePicture } from "./sample-picture.ts";

/** The administration's half of the fake server: the same accounts and books as its other half. */

interface FakeCoupon {
  id: string;
  code: string;
  discountType: unknown;
  discountValue: unknown;
  validFrom: string;
  validUntil: string;
  maxUses: unknown;
  currentUses: number;
  isActive: boolean;
}

const dayMs = 86_400_000;
const perPage = 50;

/** A moment some days from now, in UTC. */
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const seen = ({ password: _password, plan, ...user }: FakeUser) => ({ ...user, plan, isPremium: plan === "premium" });

function page<Entry>(entries: readonly Entry[], { query }: FakeRequest): FakeAnswer {
  const number = Number(query.get("page") ?? 1);
  return json(200, entries.slice((number - 1) * perPage, number * perPage), {
    "X-Total-Count": String(entries.length),
  });
}

function makeCoupons(): FakeCoupon[] {
  const coupon = (id: string, code: string, from: number, until: number, more: Partial<FakeCoupon> = {}) => ({
    id,
    code,
    discountType: "percentage",
    discountValue: "20",
    validFrom: inDays(from),
    validUntil: inDays(until),
    maxUses: 100,
    currentUses: 0,
    isActive: true,
    ...more,
  });
  return [
    coupon("c1", "HERBST20", -3, 27, { currentUses: 12 }),
    coupon("c2", "KOLLEGIUM", -10, 200, { discountType: "fixed", discountValue: "1,50", maxUses: 25, currentUses: 25 }),
    coupon("c3", "SOMMERFEST-DER-GRUNDSCHULE-AM-SEE", 20, 50, { discountValue: "100", maxUses: 1 }),
    coupon("c4", "ALT", -90, -60),
    coupon("c5", "VERTIPPT", -1, 29, { isActive: false }),
  ];
}

const subscriptions = [
  { id: "s1", userEmail: "petra@beispiel.de", plan: { name: "Premium", amount: 499 }, status: "active", end: 12 },
  { id: "s2", userEmail: "maria@beispiel.de", plan: { name: "Basic", amount: 299 }, status: "active", end: 3 },
  { id: "s3", userEmail: "bernd@beispiel.de", plan: { name: "Basic", amount: 299 }, status: "canceled", end: -20 },
].map(({ end, ...subscription }) => ({
  ...subscription,
  currentPeriodEnd: inDays(end),
  cancelAtPeriodEnd: subscription.id === "s2",
}));

const mails = [
  {
    id: "m1",
    to: "maria@beispiel.de",
    subject: "Ihr neues Passwort",
    text: "Guten Tag, Maria Muster,\n\nmit diesem Link setzen Sie ein neues Passwort:\nhttp://localhost/auth/reset-password/abc\n\nEr gilt eine Stunde.",
    createdAt: inDays(-0.01),
    sentAt: null,
    nextTryAt: inDays(0.01),
    error: "Der Mailserver mail.beispiel.de antwortet nicht.",
  },
  {
    id: "m2",
    to: "petra@beispiel.de",
    subject: "Willkommen bei Buntstift",
    text: "Guten Tag, Petra Premium,\n\nIhr Konto ist angelegt.",
    createdAt: inDays(-2),
    sentAt: inDays(-2),
    nextTryAt: null,
    error: null,
  },
  {
    id: "m3",
    to: "ein.sehr.langer.name.der.nicht.umbrechen.will@eine-noch-viel-laengere-domain.beispiel.de",
    subject: "Ihr neues Passwort",
    text: "Der Inhalt wurde gelöscht, weil er einen persönlichen Link enthielt, der jetzt nicht mehr gebraucht wird.",
    createdAt: inDays(-4),
    sentAt: null,
    nextTryAt: null,
    error: "Der Mailserver nimmt für diese Adresse nichts an: 550 no such user",
  },
];

const audit = [
  ["chef@beispiel.de", "Hat den Rechtstext „Impressum“ gespeichert."],
  ["chef@beispiel.de", "Hat petra@beispiel.de Premium gegeben."],
  ["petra@beispiel.de", "Hat sich registriert."],
  ["unbekannt@beispiel.de", "Anmeldung mit falschen Zugangsdaten."],
  ["chef@beispiel.de", "Hat die Installation eingerichtet."],
].map(([actor, text], index) => ({ at: inDays(-index / 3), actor, action: "audit", subject: "", text }));

const backup = (days: number) => {
  const createdAt = inDays(-days);
  const name = `buntstift-${createdAt.slice(0, 19).replaceAll(":", "")}Z.sqlite3`;
  return { name, kind: "scheduled", sizeBytes: 41_300_000 - days * 800_000, createdAt };
};

const backups = {
  folder: "/var/lib/buntstift/backups",
  dataFolder: "/var/lib/buntstift",
  freeBytes: 61_200_000_000,
  elsewhere: "",
  everyHours: 24,
  keep: 14,
  keepWeekly: 4,
  keepMonthly: 3,
  failure: null,
  places: [{ location: "/mnt/zweite-platte", newestAt: inDays(-0.2), backups: 21, failure: null }],
  backups: [0.2, 1.2, 2.2].map(backup),
};

const engine = {
  engine: "builtin",
  version: "0.1.0",
  motifs: 1465,
  words: 4823,
  forms: 41407,
  scenes: 34,
  drawn: 212,
  medianMs: 11.8,
  slowestMs: 63.1,
  settings: { refusedWords: ["geist", "hexe"] },
};

const template = (heading: string) =>
  `<p><strong>Dies ist eine Vorlage. Bitte ersetzen Sie alles, was in eckigen Klammern steht.</strong></p>\n<h2>${heading}</h2>\n<p>[Name der Einrichtung]</p>`;

/** Only so much cleaning as shows that there is some; the real server parses. */
const cleaned = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, "");

function makeLegalTexts() {
  const imprint = "<h2>Angaben gemäß § 5 DDG</h2>\n<p>Erika Musterfrau<br>\nMusterweg 1<br>\n12345 Musterstadt</p>";
  const texts: Record<string, { content: string; version: number; updatedAt: string | null; template: string }> = {};
  for (const [type, heading] of [
    ["terms", "Geltungsbereich"],
    ["privacy", "Wer verantwortlich ist"],
    ["compliance", "Grundsätze"],
    ["imprint", "Angaben gemäß § 5 DDG"],
  ] as const) {
    texts[type] = { content: "", version: 0, updatedAt: null, template: template(heading) };
  }
  Object.assign(texts.imprint ?? {}, { content: imprint, version: 1, updatedAt: inDays(-9) });
  return texts;
}

function makeDays() {
  return Array.from({ length: 30 }, (_day, index) => {
    const pages = Math.max(0, Math.round(9 + 8 * Math.sin(index * 1.3) + (index % 7) * 2 - (index % 7 > 4 ? 14 : 0)));
    return { date: inDays(index - 29).slice(0, 10), pages, books: Math.floor(pages / 6) };
  });
}

/** Answers the calls of the administration, which share the other half's accounts and books. */
export function createFakeAdmin(users: FakeUser[], books: readonly FakeBook[]) {
  const coupons = makeCoupons();
  const legal = makeLegalTexts();

  const statistics = () =>
    json(200, {
      totalUsers: users.length,
      activeUsers: users.filter(({ isActive }) => isActive).length,
      premiumUsers: users.filter(({ plan }) => plan === "premium").length,
      totalBooks: books.length,
      recentUsers: users.slice(0, 5).map(({ id, email, createdAt }) => ({ id, email, createdAt })),
      recentBooks: books.slice(0, 5).map(({ id, title, createdAt }) => ({ id, title, createdAt })),
      days: makeDays(),
      mail: { configured: true, waiting: 1, failed: 1 },
    });

  const listUsers = (request: FakeRequest) => {
    const part = (request.query.get("q") ?? "").toLowerCase();
    const found = users.filter(({ email, firstName, lastName }) =>
      `${email} ${firstName} ${lastName}`.toLowerCase().includes(part),
    );
    return page(found.map(seen), request);
  };

  const createUser = ({ body }: FakeRequest) => {
    const email = String(body.email);
    if (users.some((user) => user.email === email)) {
      return refuse(409, "conflict", "Für diese E-Mail-Adresse gibt es schon ein Konto.", "email");
    }
    const role = body.role === "admin" ? "admin" : "user";
    const user: FakeUser = {
      id: `u${users.length + 1}`,
      email,
      password: String(body.passwordHash),
      firstName: String(body.firstName),
      lastName: String(body.lastName),
      role,
      plan: role === "admin" ? "premium" : "free",
      isActive: true,
      createdAt: new Date().toISOString(),
    };
    users.unshift(user);
    return json(201, seen(user));
  };

  const changeUser = ({ body }: FakeRequest, id: string, admin: FakeUser) => {
    const user = users.find((candidate) => candidate.id === id);
    if (!user) return refuse(404, "not_found", "Dieses Konto gibt es nicht.");
    if (body.isActive === false && user === admin) {
      return refuse(409, "conflict", "Dies ist das einzige aktive Administratorkonto und muss es bleiben.");
    }
    if (typeof body.isActive === "boolean") user.isActive = body.isActive;
    if (typeof body.isPremium === "boolean") user.plan = body.isPremium ? "premium" : "free";
    return json(200, seen(user));
  };

  const createCoupon = ({ body }: FakeRequest) => {
    const code = String(body.code).toUpperCase();
    if (coupons.some((coupon) => coupon.code === code)) {
      return refuse(
        409,
        "conflict",
        `Den Gutschein ${code} gibt es schon. Bitte wählen Sie einen anderen Code.`,
        "code",
      );
    }
    const { discountType, discountValue, maxUses } = body;
    const coupon: FakeCoupon = {
      id: `c${coupons.length + 1}`,
      code,
      discountType,
      discountValue,
      maxUses,
      validFrom: new Date(`${body.validFrom}T00:00:00`).toISOString(),
      validUntil: new Date(`${body.validUntil}T23:59:59`).toISOString(),
      currentUses: 0,
      isActive: true,
    };
    coupons.unshift(coupon);
    return json(201, coupon);
  };

  const deactivate = (id: string) => {
    const coupon = coupons.find((candidate) => candidate.id === id);
    if (coupon) coupon.isActive = false;
    return json(204, null);
  };

  const cancel = (id: string) => {
    const subscription = subscriptions.find((candidate) => candidate.id === id);
    if (subscription) subscription.cancelAtPeriodEnd = true;
    return json(200, { success: true });
  };

  const previewed = ({ body }: FakeRequest) => {
    const content = cleaned(String(body.content ?? ""));
    return content.trim() === "" ? (legal[String(body.type)]?.template ?? "") : content;
  };

  const saveText = (request: FakeRequest) => {
    const text = legal[String(request.body.type)];
    if (!text) return refuse(400, "invalid", "Diesen Rechtstext gibt es nicht.", "type");
    if (request.body.version !== undefined && request.body.version !== text.version) {
      return refuse(409, "conflict", "Jemand anderes hat diesen Text inzwischen gespeichert.", "version");
    }
    Object.assign(text, {
      content: previewed(request),
      version: text.version + 1,
      updatedAt: new Date().toISOString(),
    });
    return json(200, { success: true, type: request.body.type, ...text });
  };

  const retry = (id: string) => {
    const mail = mails.find((candidate) => candidate.id === id);
    if (mail) Object.assign(mail, { nextTryAt: new Date().toISOString(), error: null });
    return json(204, null);
  };

  const plain: Record<string, (request: FakeRequest) => FakeAnswer> = {
    "GET /api/admin/statistics": statistics,
    "GET /api/admin/users": listUsers,
    "POST /api/admin/users": createUser,
    "GET /api/admin/subscriptions": (request) => page(subscriptions, request),
    "GET /api/admin/coupons": () => json(200, coupons),
    "POST /api/admin/coupons": createCoupon,
    "GET /api/admin/legal-texts/editor": () => json(200, legal),
    "POST /api/admin/legal-texts": saveText,
    "POST /api/admin/legal-texts/preview": (request) => json(200, { content: previewed(request) }),
    "GET /api/admin/outbox": (request) => page(mails, request),
    "GET /api/admin/audit": (request) => page(audit, request),
    "GET /api/admin/backups": () => json(200, backups),
    "POST /api/admin/backups": () => json(201, backup(0)),
    "POST /api/admin/backup-places/test": () => json(200, { places: backups.places }),
    "GET /api/admin/engine": () => json(200, engine),
    "POST /api/admin/engine/test": ({ body }) =>
      json(200, { svg: samplePicture("portrait", Number(body.seed)), durationMs: 12.3, motifs: ["Bär"], unknown: [] }),
  };

  return {
    /** What everybody may read. */
    published: () => json(200, Object.fromEntries(Object.entries(legal).map(([type, text]) => [type, text.content]))),
    /** Answers an admin's call; null for what is none. */
    answer(request: FakeRequest, admin: FakeUser | undefined): FakeAnswer | null {
      const { method, path } = request;
      if (!path.startsWith("/api/admin/")) return null;
      if (!admin) return refuse(401, "unauthenticated", "Bitte melden Sie sich an.");
      if (admin.role !== "admin") return refuse(403, "forbidden", "Dafür fehlt Ihnen die Berechtigung.");
      const simple = plain[`${method} ${path}`];
      if (simple) return simple(request);
      const [, list, id = "", part] = path.match(/^\/api\/admin\/([\w-]+)\/([\w-]+)(?:\/([\w-]+))?$/) ?? [];
      if (method === "PATCH" && list === "users") return changeUser(request, id, admin);
      if (method === "DELETE" && list === "coupons") return deactivate(id);
      if (method === "POST" && list === "subscriptions" && part === "cancel") return cancel(id);
      if (method === "POST" && list === "outbox" && part === "retry") return retry(id);
      return null;
    },
  };
}
