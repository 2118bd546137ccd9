// Accounts for tests, made through the server's own calls.
import { site } from "./journey.mjs";

export const password = "Kastanie-im-Herbst";
let people = 0;
let admin;

/** Sends a call as a program does. Returns the answer; throws when it is a failure. */
export async function send(method, path, body, token) {
  const response = await fetch(site.url + path, {
    method,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** What the browser of somebody who signed in has: the token in its storage, the session's cookie. */
export async function signedIn(response, details) {
  const { token } = await response.json();
  const cookies = response.headers.getSetCookie().map((line) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
    return { name, value, domain: "127.0.0.1", path: "/", httpOnly: true, secure: false, sameSite: "Lax", expires: -1 };
  });
  return { ...details, token, cookies, storage: { token } };
}

/** A new account that is signed in. */
export async function newUser({ firstName = "Petra", lastName = "Groß" } = {}) {
  people += 1;
  const email = `person-${people}@beispiel.de`;
  const response = await send("POST", "/api/register", { email, password, firstName, lastName });
  return signedIn(response, { email, firstName, lastName });
}

/** The one administrator of this file's server, set up with the link of its console; signed in. */
export function theAdmin() {
  admin ??= (async () => {
    const details = { email: "leitung@beispiel.de", firstName: "Ada", lastName: "Amt" };
    const response = await send("POST", "/api/setup", { ...details, password, token: setUpToken() });
    return signedIn(response, details);
  })();
  return admin;
}

/** The secret part of the set-up link in the server's console. */
export const setUpToken = () => /admin\/setup#(\S+)/.exec(site.server.output())[1];

/** A new account with premium. */
export async function newPremiumUser() {
  const user = await newUser();
  const { token } = await theAdmin();
  const [{ id }] = await (await send("GET", `/api/admin/users?q=${user.email}`, undefined, token)).json();
  await send("PATCH", `/api/admin/users/${id}`, { isPremium: true }, token);
  return user;
}

/** A new teacher; the token says who is one, so that they sign in anew. */
export async function newTeacher(names) {
  const user = await newUser(names);
  const { token } = await theAdmin();
  const [{ id }] = await (await send("GET", `/api/admin/users?q=${user.email}`, undefined, token)).json();
  await send("PATCH", `/api/admin/users/${id}`, { role: "teacher" }, token);
  const response = await send("POST", "/api/login", { email: user.email, password });
  return signedIn(response, { ...user, id });
}

/** Draws pictures for an account; returns their addresses. */
export async function drawPictures(user, prompts) {
  const images = [];
  for (const prompt of prompts) {
    images.push((await (await send("POST", "/api/generate", { prompt }, user.token)).json()).imageUrl);
  }
  return images;
}

/** A book of an account; returns its id. */
export async function newBook(user, { title, prompts = ["Eine Katze"], ...wish }) {
  const images = await drawPictures(user, prompts);
  const body = { title, description: "Für lange Autofahrten", prompt: "Mein Malbuch", images, story: null, storyTitle: null, ...wish };
  return (await (await send("POST", "/api/coloring-books", body, user.token)).json()).id;
}

/** The newest mail to an address, as the administrator reads it in the outbox. It is written after the answer to the call. */
export async function mailTo(email) {
  const { token } = await theAdmin();
  for (const start = Date.now(); Date.now() - start < 30_000; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const mails = await (await send("GET", "/api/admin/outbox", undefined, token)).json();
    const mail = mails.find(({ to }) => to === email);
    if (mail) return mail;
  }
  throw new Error(`no mail to ${email}`);
}
