import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * A cache that never takes an answer from before a change for one from after it. The library begins anew what is on its
 * way only if something was read before: who puts a book into a folder that is still being opened would never see it.
 */
class Cache extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const onTheirWay = this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
    for (const query of onTheirWay) if (query.state.data === undefined) void query.cancel({ revert: true });
    return super.invalidateQueries(filters, options);
  }
}

/**
 * The cache of everything that was read. Results never go stale, nothing is fetched again on its own, nothing is
 * retried. `always`: a school's server is reachable when the browser believes to be offline.
 */
export function createQueryClient(): QueryClient {
  return new Cache({
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
