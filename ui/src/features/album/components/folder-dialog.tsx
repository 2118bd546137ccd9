import * as z from "zod/mini";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { albumText } from "@/text/album.ts";
import { type Folder, useSaveFolder } from "../api/album.ts";
import styles from "./album.module.css";

const text = albumText.folders;
const longestName = 60;
const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, { error: () => text.nameRequired }), z.maxLength(longestName, text.nameTooLong)),
});

interface FolderDialogProps {
  /** The folder to rename; without one a new one is made. */
  folder?: Folder | undefined;
  onClose: () => void;
  onSaved: (folder: Folder) => void;
}

/** Asks for a folder's name. */
export default function FolderDialog({ folder, onClose, onSaved }: FolderDialogProps) {
  const form = useMutationForm(schema, { name: folder?.name ?? "" }, useSaveFolder(folder?.id), {
    failure: text.failure,
    onSuccess: onSaved,
    whenGone: "said",
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={folder ? text.renameTitle : text.createTitle}
      {...(!folder && { description: text.createHint })}
    >
      <Form form={form} className={styles.form}>
        <TextField label={text.name} placeholder={text.nameExample} autoComplete="off" {...form.field("name")} />
        <Submit form={form} look="main" wide pending={text.saving}>
          {text.save}
        </Submit>
      </Form>
    </Dialog>
  );
}
