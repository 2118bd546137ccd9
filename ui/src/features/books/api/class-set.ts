import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast-store.ts";
import { call, messageOf } from "@/lib/api-client.ts";
import { saveBlob } from "@/lib/save-blob.ts";
import { editorText } from "@/text/book-editor.ts";

interface ClassSet {
  classId: string;
  className: string;
  bookId: string;
}

/** Saves an archive with a book for each child of a class; says so when that fails. */
export const useClassSet = () =>
  useMutation({
    mutationFn: async ({ classId, className, bookId }: ClassSet) => {
      const path = `/api/school/classes/${encodeURIComponent(classId)}/books/${encodeURIComponent(bookId)}`;
      const answer = await call(path);
      saveBlob(await answer.blob(), `${editorText.classSet.title(className)}.zip`);
    },
    onError: (error) =>
      showToast({
        title: editorText.classSet.failure,
        description: messageOf(error, editorText.failure),
        variant: "destructive",
      }),
  });
