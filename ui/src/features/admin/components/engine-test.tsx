import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { limits } from "@/config/limits.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatNumber } from "@/lib/format.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { adminServerText } from "@/text/admin-server.ts";
import { type TestPicture, useTestPicture } from "../api/engine.ts";
import styles from "./engine-panel.module.css";
import panel from "./panel.module.css";

const text = adminServerText.engine.test;
const schema = z.object({ prompt: z.string().check(z.trim(), z.minLength(1, text.missing)) });
const largestSeed = 1_000_000;

interface ResultProps {
  prompt: string;
  picture: TestPicture;
}

function Result({ prompt, picture: { svg, durationMs, motifs, unknown, notice } }: ResultProps) {
  const milliseconds = adminServerText.engine.milliseconds(formatNumber(Math.max(Math.round(durationMs), 1)));
  return (
    <figure className={styles.result}>
      <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={text.alt(prompt)} />
      <figcaption className={panel.small}>
        {text.result(milliseconds)}
        {motifs.length > 0 && ` ${text.motifs}: ${motifs.join(", ")}.`}
        {unknown.length > 0 && ` ${text.unknown}: ${unknown.join(", ")}.`}
        {notice && ` ${notice}`}
      </figcaption>
    </figure>
  );
}

/** Draws one picture to see that the engine works. */
export function EngineTest() {
  const test = useTestPicture();
  const form = useZodForm(schema, { prompt: text.example });
  const submit = form.handleSubmit(({ prompt }) =>
    test.mutate({ prompt, seed: Math.floor(Math.random() * largestSeed) + 1 }),
  );
  return (
    <section className={styles.block}>
      <h3>{text.heading}</h3>
      <p className={panel.soft}>{text.lead}</p>
      <form className={panel.form} onSubmit={submit} noValidate>
        <TextField
          label={text.prompt}
          autoComplete="off"
          maxLength={limits.prompt.max}
          error={form.formState.errors.prompt?.message}
          {...form.register("prompt")}
        />
        {test.isError && <Notice kind="error">{messageOf(test.error, text.failure)}</Notice>}
        <Button type="submit" className={styles.submit} crayon="green" disabled={test.isPending}>
          {test.isPending ? text.pending : text.submit}
        </Button>
      </form>
      {test.data && <Result prompt={test.variables.prompt} picture={test.data} />}
    </section>
  );
}
