import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { audienceText } from "@/text/audience.ts";
import { useChooseAudience, useInstallationSettings } from "../api/installation.ts";
import { type Audience, AudienceChoice, audiences } from "./audience-choice.tsx";
import panel from "./panel.module.css";

const text = audienceText.panel;
const schema = z.object({ audience: z.enum(audiences, text.required) });

function AudienceForm({ audience }: { audience: Audience | null }) {
  const choose = useChooseAudience();
  const form = useZodForm(schema, audience ? { audience } : {});
  const submit = form.handleSubmit((chosen) =>
    choose.mutate(chosen.audience, { onSuccess: () => showToast({ title: text.success }) }),
  );
  return (
    <form className={panel.form} onSubmit={submit} noValidate>
      <AudienceChoice
        legend={<h2>{text.heading}</h2>}
        lead={text.lead}
        field={form.register("audience")}
        error={form.formState.errors.audience?.message}
      />
      {choose.isError && <Notice kind="error">{messageOf(choose.error, text.saveFailure)}</Notice>}
      <div>
        <Button type="submit" crayon="green" disabled={choose.isPending}>
          {choose.isPending ? text.pending : text.submit}
        </Button>
      </div>
    </form>
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
