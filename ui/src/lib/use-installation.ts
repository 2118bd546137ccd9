import { useLocation } from "wouter";
import { isPupil, useCurrentUser } from "./session.ts";
import { type PublicConfig, usePublicConfigQuery } from "./use-public-config.ts";

/** What this installation is to who looks at it. */
interface Installation {
  /** False until the server has said it, or could not be asked. What could turn out wrong keeps its place unseen. */
  isSettled: boolean;
  /** What the installation is called. */
  productName: string;
  /** Whether there are plans to buy: prices, subscriptions and coupons are shown. Never to pupils, nor where children are. */
  sells: boolean;
  /** Whether visitors can make themselves an account. */
  registers: boolean;
  /** Whether a child without an account is here, on a book that was shared: the rest of the app is not for it. */
  isGuest: boolean;
  audience: PublicConfig["audience"];
}

const softwareName = "Buntstift";

/** Where children are who need not be signed in: on a shared book, and at their class's door. */
const isForChildren = (path: string) => /^\/(teilen|klasse)\//.test(path);

const isSharedBook = (path: string) => path.startsWith("/teilen/");

/** The one place that decides what of prices and registration is shown. */
export function useInstallation(): Installation {
  const query = usePublicConfigQuery();
  const user = useCurrentUser();
  const [path] = useLocation();
  const isChild = isPupil(user) || isForChildren(path);
  const config = query.data ?? undefined;
  return {
    isSettled: !query.isPending,
    productName: config?.productName || softwareName,
    sells: !isChild && (!config || (config.billing.enabled && config.everyonePlan === null)),
    isGuest: user === null && isSharedBook(path),
    registers: !isForChildren(path) && config?.registration !== "closed",
    audience: config?.audience ?? null,
  };
}
