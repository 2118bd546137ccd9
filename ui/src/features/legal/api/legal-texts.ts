import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "@/lib/api-client.ts";

const html = z._default(z.string(), "");
const schema = z.object({ imprint: html, privacy: html, terms: html, compliance: html });

export type LegalKind = keyof z.infer<typeof schema>;

const pollMs = 2_000;

/**
 * The operator's legal texts as HTML that the server has rebuilt from an allowlist. Read anew every two seconds and on
 * focus, so that an editor sees a change at once; tried twice more on failure.
 */
export const useLegalTexts = () =>
  useQuery({
    queryKey: ["/api/admin/legal-texts"],
    queryFn: () =>
      read("/api/admin/legal-texts", schema, { headers: { "Cache-Control": "no-cache", Pragma: "no-cache" } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    retry: 2,
  });
