import { useCurrentUser } from "./session.ts";
import { useInstallation } from "./use-installation.ts";
import { usePremium } from "./use-premium.ts";

const plans = ["free", "basic", "premium"];

/** Whether wishes of a plan are open to who sits here: where nothing is sold, everybody has everything. */
export function useWishPlan(): (needed: "basic" | "premium") => boolean {
  const { sells } = useInstallation();
  const user = useCurrentUser();
  const isPremium = usePremium();
  const own = isPremium ? "premium" : (user?.plan ?? "free");
  return (needed) => !sells || plans.indexOf(own) >= plans.indexOf(needed);
}
