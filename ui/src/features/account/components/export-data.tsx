import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { accountText } from "@/text/account.ts";
import { useExport } from "../api/export.ts";

const text = accountText.data;

/** A button that saves everything that belongs to the account. */
export function ExportData() {
  const saving = useExport();
  return (
    <>
      {saving.isError && <Notice kind="error">{messageOf(saving.error, text.failure)}</Notice>}
      <Button crayon="blue" icon="download" disabled={saving.isPending} onClick={() => saving.mutate()}>
        {saving.isPending ? text.pending : text.submit}
      </Button>
    </>
  );
}
