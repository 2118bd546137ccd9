import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "./api-client.ts";

const schema = z.object({
  productName: z.optional(z.string()),
  billing: z._default(
    z.object({ enabled: z._default(z.boolean(), false), publishableKey: z.optional(z.nullable(z.string())) }),
    { enabled: false },
  ),
  version: z.optional(z.string()),
  plans: z._default(z.array(z.object({ id: z.string(), name: z.string(), priceCents: z.number() })), []),
  everyonePlan: z._default(z.nullable(z.string()), null),
  registration: z._default(z.enum(["open", "code", "closed"]), "open"),
});

/** What the server tells everybody about itself. */
export type PublicConfig = z.infer<typeof schema>;

/** The public configuration; undefined while it is not known. */
export const usePublicConfig = (): PublicConfig | undefined =>
  useQuery({ queryKey: ["/api/public/config"], queryFn: () => read("/api/public/config", schema) }).data ?? undefined;

/** The name of the plan that everybody has here who is signed in; null where people choose. */
export function everyonePlanName(config: PublicConfig | undefined): string | null {
  const id = config?.everyonePlan;
  if (!config || !id) return null;
  return config.plans.find((plan) => plan.id === id)?.name ?? id;
}
