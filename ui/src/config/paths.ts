/** Every route of the app: the pattern that the router matches, and the addresses that links use. */
export const routes = {
  home: "/",
  preview: "/preview/:id",
  editBook: "/malbuch/:id/bearbeiten",
  picture: "/bild/:id",
  photo: "/foto",
  imprint: "/legal/imprint",
  privacy: "/legal/privacy",
  terms: "/legal/terms",
  compliance: "/legal/compliance",
  pricing: "/preise",
  gallery: "/galerie",
  galleryAlias: "/gallery",
  myBooks: "/my-books",
  myPictures: "/meine-bilder",
  account: "/konto",
  about: "/ueber",
  classes: "/klassen",
  openClass: "/klasse/:name",
  shares: "/freigaben",
  share: "/freigaben/:id",
  sharedBook: "/teilen/:way",
  style: "/stil",
  login: "/auth/login",
  register: "/auth/register",
  resetRequest: "/auth/reset-password",
  resetPassword: "/auth/reset-password/:token",
  adminLogin: "/admin/login",
  adminSetup: "/admin/setup",
  admin: "/admin",
  adminUsers: "/admin/benutzer",
  adminClasses: "/admin/klassen",
  adminSubscriptions: "/admin/abonnements",
  adminCoupons: "/admin/gutscheine",
  adminLegalTexts: "/admin/rechtliche-texte",
  adminOutbox: "/admin/e-mails",
  adminEngine: "/admin/zeichner",
  adminBackups: "/admin/sicherungen",
  adminAudit: "/admin/protokoll",
} as const;

/** The home page with a prompt that is to be drawn at once. */
export const homeWithPrompt = (prompt: string) => `/?prompt=${encodeURIComponent(prompt)}`;

/** The home page with all that is needed to draw a certain page again. */
export const homeWithPage = (page: Readonly<Record<string, string | number | boolean | undefined>>) =>
  `/?${new URLSearchParams(Object.entries(page).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))}`;

/** The home page with a template as the start of a book. */
export const homeWithTemplate = (id: string) => `/?template=${encodeURIComponent(id)}`;

/** A book's preview; `id` may be a built-in template's. */
export const preview = (id: string) => `/preview/${encodeURIComponent(id)}`;

/** Where a teacher sees what came back to a shared book. */
export const share = (id: string) => `/freigaben/${encodeURIComponent(id)}`;

/** Where a book is shared. */
export const shareBook = (id: string) => `/freigaben?malbuch=${encodeURIComponent(id)}`;

/** Where a shared book is coloured: with the secret part of its link, or for pupils of its class with its id. */
export const sharedBook = (way: string) => `/teilen/${encodeURIComponent(way)}`;

/** Where the pupils of an open class sign in. */
export const openClass = (name: string) => `/klasse/${encodeURIComponent(name)}`;

/** Where a finished book is changed. */
export const editBook = (id: string) => `/malbuch/${encodeURIComponent(id)}/bearbeiten`;

/** The address of a stored picture. */
export const imageAddress = (id: string) => `/api/images/${encodeURIComponent(id)}`;

/** The id of a stored picture; null for an address that is no stored picture's. */
export const pictureIdOf = (imageUrl: string): string | null =>
  imageUrl.match(/^\/api\/images\/([^/?]+)$/)?.[1] ?? null;

/** The page on which a picture is coloured and printed by itself; null for an address that is no stored picture's. */
export function picturePageOf(imageUrl: string): string | null {
  const id = pictureIdOf(imageUrl);
  return id ? `/bild/${id}` : null;
}
