import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation } from "wouter";
import * as z from "zod/mini";
import { routes } from "@/config/paths.ts";
import { call } from "./api-client.ts";
import { currentToken, leaveSession } from "./session.ts";

const elsewhereSchema = z.object({ signOutAt: z.string() });

/** Who was signed in by a service may be led there to sign out of it as well. */
async function goOn(answer: Response): Promise<void> {
  if (answer.status !== 200) return;
  const elsewhere = elsewhereSchema.safeParse(await answer.json());
  if (elsewhere.success) window.location.assign(elsewhere.data.signOutAt);
}

/** Ends the session here and on the server, clears all that was read, and goes home. */
export function useSignOut(): () => void {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(() => {
    const headers = { Authorization: `Bearer ${currentToken()}` };
    // The server forgets the session when all is done that needs it; that this fails changes nothing here.
    leaveSession()
      .then(() => call("/api/logout", { method: "POST", headers }))
      .then(goOn)
      .catch((error: unknown) => console.error("logout failed", error));
    queries.clear();
    navigate(routes.home);
  }, [queries, navigate]);
}
