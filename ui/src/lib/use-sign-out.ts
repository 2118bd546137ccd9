import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation } from "wouter";
import { routes } from "@/config/paths.ts";
import { call } from "./api-client.ts";
import { leaveSession } from "./session.ts";

/** Ends the session here and on the server, clears all that was read, and goes home. */
export function useSignOut(): () => void {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(() => {
    // The request takes its token before the session is forgotten; that it fails changes nothing here.
    call("/api/logout", { method: "POST" }).catch((error: unknown) => console.error("logout failed", error));
    leaveSession();
    queries.clear();
    navigate(routes.home);
  }, [queries, navigate]);
}
