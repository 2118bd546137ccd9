import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { sharingText } from "@/text/sharing.ts";
import { type JoinedArtist, joinSharedBook, type SharedBook } from "../api/shared-book.ts";
import styles from "./sharing.module.css";

const text = sharingText.open;
// The server says what is wrong with a name, to a child.
const schema = z.object({ name: z.string() });

interface JoinProps {
  way: string;
  onJoined: (artist: JoinedArtist) => void;
}

function NameForm({ way, onJoined }: JoinProps) {
  const join = useMutation({ mutationFn: (who: { name: string }) => joinSharedBook(way, who) });
  const form = useMutationForm(schema, { name: "" }, join, { failure: text.failure, onSuccess: onJoined });
  return (
    <Form form={form} className={styles.join}>
      <TextField label={text.name} autoComplete="off" maxLength={40} {...form.field("name")} />
      <Submit form={form} look="main" crayon="green" icon="palette" wide pending={text.starting}>
        {text.start}
      </Submit>
    </Form>
  );
}

function NameList({ way, onJoined, pupils }: JoinProps & Pick<SharedBook, "pupils">) {
  const join = useMutation({
    mutationFn: (pupil: string) => joinSharedBook(way, { pupil }),
    onSuccess: onJoined,
  });
  return (
    <div className={styles.join}>
      <p>{text.pick}</p>
      {join.isError && <Notice kind="error">{messageOf(join.error, text.failure)}</Notice>}
      <ul className={styles.names}>
        {pupils.map(({ id, name }) => (
          <li key={id}>
            <Button crayon="green" className={styles.name} disabled={join.isPending} onClick={() => join.mutate(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks a child for its name: by a list where there is one. */
export function JoinForm({ way, onJoined, pupils }: JoinProps & Pick<SharedBook, "pupils">) {
  return pupils.length > 0 ? (
    <NameList way={way} onJoined={onJoined} pupils={pupils} />
  ) : (
    <NameForm way={way} onJoined={onJoined} />
  );
}
