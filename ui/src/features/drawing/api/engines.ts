import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "@/lib/api-client.ts";

const schema = z.array(z.object({ name: z.string(), label: z.string(), waiting: z.number() }));

/** The remote engines that may draw a page instead of the built-in one; none on most servers. */
export const useEngines = () =>
  useQuery({ queryKey: ["/api/engines"], queryFn: async () => (await read("/api/engines", schema)) ?? [] });
