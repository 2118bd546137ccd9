import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { formatNumber } from "@/lib/format.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
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
  const form = useMutationForm(schema, { prompt: text.example }, test, {
    request: ({ prompt }) => ({ prompt, seed: Math.floor(Math.random() * largestSeed) + 1 }),
    failure: text.failure,
  });
  return (
    <section className={styles.block}>
      <h3>{text.heading}</h3>
      <p className={panel.soft}>{text.lead}</p>
      <Form form={form} className={panel.form}>
        <TextField label={text.prompt} autoComplete="off" maxLength={limits.prompt.max} {...form.field("prompt")} />
        <Submit form={form} className={styles.submit} crayon="green" pending={text.pending}>
          {text.submit}
        </Submit>
      </Form>
      {test.data && <Result prompt={test.variables.prompt} picture={test.data} />}
    </section>
  );
}
