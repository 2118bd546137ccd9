import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { showToast } from "@/components/ui/toast-store.ts";
import { ApiError, read, send } from "@/lib/api-client.ts";
import { adminText } from "@/text/admin.ts";
import { dropDraft, keepDraft } from "../lib/legal-drafts.ts";

const text = adminText.legal;

const path = "/api/admin/legal-texts";
const key = [`${path}/editor`];
const noCache = { "Cache-Control": "no-cache", Pragma: "no-cache" };
const pollMs = 2_000;
const previewsKeptMs = 60_000;

const savedSchema = z.object({
  content: z.string(),
  version: z.number(),
  updatedAt: z.nullable(z.string()),
});
const editableSchema = z.extend(savedSchema, { template: z._default(z.string(), "") });
const schema = z.object({
  terms: editableSchema,
  privacy: editableSchema,
  compliance: editableSchema,
  imprint: editableSchema,
});

type EditableTexts = z.infer<typeof schema>;
export type LegalType = keyof EditableTexts;
/** A text as it is saved; `version` counts the saves, 0 is a text that nobody has saved yet. */
export type EditableText = EditableTexts[LegalType];

/** All texts for editing. Read anew every two seconds and on focus: another admin may save one; but not while saving. */
export function useEditableTexts() {
  const queries = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: () => read(`${path}/editor`, schema, { headers: noCache }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: () => (queries.isMutating({ mutationKey: key }) > 0 ? false : pollMs),
    refetchOnWindowFocus: true,
    retry: 2,
  });
}

interface LegalChange {
  type: LegalType;
  content: string;
  /** The version that the edits began with; the server refuses to overwrite a newer one. */
  version: number;
}

/** What to say about a text that was saved: whether it is the one that was sent. */
function remark(sent: string, saved: string): string | undefined {
  const squeezed = (html: string) => html.replaceAll(/\s/g, "");
  if (squeezed(sent) === squeezed(saved)) return undefined;
  return squeezed(sent) === "" ? text.usedTemplate : text.cleaned;
}

/**
 * Saves a text: seen at once, and taken back where it fails; then what was typed is a draft again. All of this also
 * happens when the editor has been left in the meantime.
 */
export function useSaveLegalText() {
  const queries = useQueryClient();
  const put = (type: LegalType, changed: Partial<EditableText>) =>
    queries.setQueryData<EditableTexts>(key, (texts) => texts && { ...texts, [type]: { ...texts[type], ...changed } });
  return useMutation({
    mutationKey: key,
    mutationFn: (change: LegalChange) => send("POST", path, change, savedSchema),
    onMutate: async ({ type, content }) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<EditableTexts>(key)?.[type];
      put(type, { content });
      dropDraft(type);
      return { before };
    },
    onSuccess: (saved, { type, content }) => {
      put(type, saved);
      const description = remark(content, saved.content);
      showToast({ title: text.success, ...(description && { description }) });
    },
    onError: (error, { type, content, version }, context) => {
      if (context?.before) put(type, context.before);
      keepDraft(type, { content, version });
      const reason = error instanceof ApiError && error.fromServer ? ` ${error.message}` : "";
      showToast({ title: text.saveFailureTitle, description: text.saveFailure + reason, variant: "destructive" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

const previewSchema = z.object({ content: z.string() });

/** What saving would keep of a text, as clean HTML; the template where nothing is left. */
export const useLegalPreview = (type: LegalType, content: string) =>
  useQuery({
    queryKey: [`${path}/preview`, type, content],
    queryFn: () => send("POST", `${path}/preview`, { type, content }, previewSchema),
    gcTime: previewsKeptMs,
    placeholderData: keepPreviousData,
  });
