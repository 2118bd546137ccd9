import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { sendFile } from "@/lib/api-client.ts";
import { useRefreshClasses } from "./classes.ts";
import { cardsSchema } from "./issued-card.ts";

const planSchema = z.object({
  encoding: z.enum(words.csvEncodings),
  separator: z.enum([";", ",", "\t"]),
  pupils: z.array(
    z.object({
      line: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      className: z.string(),
      login: z.string(),
    }),
  ),
  classes: z.array(z.object({ name: z.string(), isNew: z.boolean(), pupilCount: z.number() })),
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
});

/** What taking over a class list would do. */
export type RosterPlan = z.infer<typeof planSchema>;

export interface RosterOrder {
  file: File;
  /** The class of lines that have none; may be empty. */
  className: string;
  /** Of classes that are new; may be empty. */
  teacherId: string;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A class list of a few children, as a file from elsewhere would have them. */
export function rosterOf(pupils: readonly { firstName: string; lastName: string }[]): File {
  const lines = pupils.map(({ firstName, lastName }) => `${quoted(firstName)};${quoted(lastName)}`);
  return new File([["Vorname;Nachname", ...lines, ""].join("\n")], "kinder.csv", { type: "text/csv" });
}

const address = ({ className, teacherId }: RosterOrder, preview: boolean) => {
  const query = new URLSearchParams({ class: className, teacher: teacherId, preview: String(preview) });
  return `/api/admin/users/import?${query}`;
};

/** Asks what would happen; writes nothing. */
export const usePreviewRoster = () =>
  useMutation({
    mutationFn: (order: RosterOrder) => sendFile(address(order, true), order.file, planSchema),
  });

/** Makes all accounts of a list, or none, and returns their cards. */
export function useImportRoster() {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: async (order: RosterOrder) => (await sendFile(address(order, false), order.file, cardsSchema)).cards,
    onSuccess: refresh,
  });
}
