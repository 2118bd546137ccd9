import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { read } from "./api-client.ts";

const schema = z.object({
  productName: z.optional(z.string()),
  billing: z._default(z.object({ enabled: z._default(z.boolean(), false) }), { enabled: false }),
  version: z.optional(z.string()),
  /** Whether motifs may be spoken; the browser may send what it hears to its maker. */
  voiceInput: z._default(z.boolean(), false),
  plans: z._default(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        priceCents: z.number(),
        /** How many pages a book may have; 0 for any number. */
        pages: z._default(z.number(), 0),
      }),
    ),
    [],
  ),
  /** The service that signs people in, besides their password. */
  signOn: z._default(z.nullable(z.object({ name: z.string() })), null),
  everyonePlan: z._default(z.nullable(z.string()), null),
  registration: z._default(z.enum(words.registrationModes), "open"),
  audience: z._default(z.nullable(z.enum(words.audiences)), null),
});

/** What the server tells everybody about itself. */
export type PublicConfig = z.infer<typeof schema>;

/** The key under which the public configuration is cached. */
export const publicConfigKey = ["/api/public/config"];

/** The query behind it, for who has to tell "not yet" from "not at all". */
export const usePublicConfigQuery = () =>
  useQuery({ queryKey: publicConfigKey, queryFn: () => read("/api/public/config", schema) });

/** The public configuration; undefined while it is not known. */
export const usePublicConfig = (): PublicConfig | undefined => usePublicConfigQuery().data ?? undefined;
