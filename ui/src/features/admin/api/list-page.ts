import * as z from "zod/mini";
import { entriesPerPage } from "@/config/contract.ts";
import { readWithHeaders } from "@/lib/api-client.ts";

export interface ListPage<Entry> {
  entries: Entry[];
  /** How many there are on all pages. */
  total: number;
  /** The number of the last page, from 1. */
  last: number;
}

/** Reads one page of an admin's list, counted from 1; `more` are further parameters of the query. */
export async function readListPage<Entry>(
  path: string,
  entry: z.ZodMiniType<Entry>,
  page: number,
  more: Record<string, string> = {},
): Promise<ListPage<Entry>> {
  const query = new URLSearchParams({ ...more, page: String(page) });
  const { data, headers } = await readWithHeaders(`${path}?${query}`, z.array(entry));
  const entries = data ?? [];
  const counted = Number(headers.get("X-Total-Count") ?? Number.NaN);
  const total = Number.isInteger(counted) ? counted : entries.length;
  return { entries, total, last: Math.max(Math.ceil(total / entriesPerPage), 1) };
}
