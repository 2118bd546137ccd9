import { useCurrentUser } from "./session.ts";
import { usePremium } from "./use-premium.ts";
import { usePublicConfig } from "./use-public-config.ts";

/** How many pages a book of the signed-in user may have; null where there is no limit, or none is known. */
export function usePageLimit(): number | null {
  const config = usePublicConfig();
  const user = useCurrentUser();
  const isPremium = usePremium();
  const plan = config?.everyonePlan ?? (isPremium ? "premium" : (user?.plan ?? "free"));
  return config?.plans.find(({ id }) => id === plan)?.pages || null;
}
