import { QueryClient } from "@tanstack/react-query";

/**
 * The cache of everything that was read. Results never go stale, nothing is fetched again on its own, nothing is
 * retried. `always`: a school's server is reachable when the browser believes to be offline.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
