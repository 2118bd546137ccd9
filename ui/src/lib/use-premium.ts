import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "./api-client.ts";
import { useCurrentUser } from "./session.ts";
import { usePublicConfig } from "./use-public-config.ts";

const schema = z.object({ isPremium: z.boolean() });

async function checkPremium(): Promise<boolean> {
  try {
    return (await read("/api/check-premium-status", schema))?.isPremium ?? false;
  } catch {
    // Whatever went wrong: the server decides again when it matters.
    return false;
  }
}

/**
 * Whether the signed-in user has premium; false while it is not known. Visitors have it where everybody has it who
 * signs in: they are asked to do so in the end.
 */
export function usePremium(): boolean {
  const user = useCurrentUser();
  const isEverybodys = usePublicConfig()?.everyonePlan === "premium";
  const query = useQuery({
    queryKey: ["/api/check-premium-status", user?.sub],
    queryFn: checkPremium,
    enabled: user !== null,
  });
  return isEverybodys || (query.data ?? false);
}
