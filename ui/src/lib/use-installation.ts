import { isPupil, useCurrentUser } from "./session.ts";
import { type PublicConfig, usePublicConfigQuery } from "./use-public-config.ts";

/** What this installation is to who looks at it. */
interface Installation {
  /** False until the server has said it, or could not be asked. What could turn out wrong keeps its place unseen. */
  isSettled: boolean;
  /** What the installation is called. */
  productName: string;
  /** Whether there are plans to buy: prices, subscriptions and coupons are shown. Never to pupils. */
  sells: boolean;
  /** Whether visitors can make themselves an account. */
  registers: boolean;
  audience: PublicConfig["audience"];
}

const softwareName = "Buntstift";

/** The one place that decides what of prices and registration is shown. */
export function useInstallation(): Installation {
  const query = usePublicConfigQuery();
  const user = useCurrentUser();
  const config = query.data ?? undefined;
  return {
    isSettled: !query.isPending,
    productName: config?.productName || softwareName,
    sells: !isPupil(user) && (!config || (config.billing.enabled && config.everyonePlan === null)),
    registers: config?.registration !== "closed",
    audience: config?.audience ?? null,
  };
}
