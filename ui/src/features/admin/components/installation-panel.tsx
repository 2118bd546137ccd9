import * as z from "zod/mini";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { words } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { audienceText } from "@/text/audience.ts";
import { useChooseAudience, useInstallationSettings } from "../api/installation.ts";
import { type Audience, AudienceChoice } from "./audience-choice.tsx";
import panel from "./panel.module.css";

const text = audienceText.panel;
const schema = z.object({ audience: z.enum(words.audiences, text.required) });

function AudienceForm({ audience }: { audience: Audience | null }) {
  const form = useMutationForm(schema, audience ? { audience } : {}, useChooseAudience(), {
    request: (chosen) => chosen.audience,
    success: { title: text.success },
    failure: text.saveFailure,
  });
  return (
    <Form form={form} className={panel.form}>
      <AudienceChoice legend={<h2>{text.heading}</h2>} lead={text.lead} field={form.field("audience")} />
      <div>
        <Submit form={form} crayon="green" pending={text.pending}>
          {text.submit}
        </Submit>
      </div>
    </Form>
  );
}

/** For whom the installation is, to be changed at any time. */
export function InstallationPanel() {
  return (
    <section>
      <Loaded query={useInstallationSettings()} loading={text.loading} failure={text.failure}>
        {({ audience, registrationConfigured }) => (
          <>
            {registrationConfigured && <Notice kind="hint">{text.configured}</Notice>}
            <AudienceForm audience={audience} />
          </>
        )}
      </Loaded>
    </section>
  );
}
