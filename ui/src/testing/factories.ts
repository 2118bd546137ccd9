import { startSession } from "@/lib/session.ts";
import { fakeToken } from "./fake-api/fake-server.ts";

type FakeUser = Parameters<typeof fakeToken>[0];

const maria: FakeUser = {
  id: "u1",
  email: "maria@beispiel.de",
  firstName: "Maria",
  lastName: "Müller",
  role: "user",
  plan: "free",
};

/** A token for Maria, or for somebody who differs from her. */
export const makeToken = (changes: Partial<FakeUser> = {}) => fakeToken({ ...maria, ...changes });

/** Signs in as Maria, or as somebody who differs from her. */
export function signInAs(changes: Partial<FakeUser> = {}): void {
  startSession(makeToken(changes));
}
