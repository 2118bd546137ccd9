import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api-client.ts";

/** Gives one to five stars; a later rating replaces an earlier one. */
export function useRate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (stars: number) => {
      await call("/api/ratings", { method: "POST", body: { stars } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["/api/public/stats"] }),
  });
}
