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
  registration: z._default(z.enum(["open", "code", "closed"]), "open"),
});

/** What the server tells everybody about itself. */
export type PublicConfig = z.infer<typeof schema>;

/** The public configuration; undefined while it is not known. */
export const usePublicConfig = (): PublicConfig | undefined =>
  useQuery({ queryKey: ["/api/public/config"], queryFn: () => read("/api/public/config", schema) }).data ?? undefined;
