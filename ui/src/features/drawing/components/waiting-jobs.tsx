import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { homeText } from "@/text/home.ts";
import { cancelJob } from "../api/jobs.ts";
import { useWaitingJobs } from "../lib/job-store.ts";

const text = homeText.form.job;

/** Where one's pictures stand in a remote engine's line, each with a way out of it. */
export function WaitingJobs() {
  const jobs = useWaitingJobs();
  const cancel = useMutation({ mutationFn: cancelJob });
  return jobs.map(({ id, place }) => (
    <Notice key={id} kind="hint">
      <p role="status">{place > 0 ? text.place(place) : text.drawing}</p>
      <Button look="quiet" onClick={() => cancel.mutate(id)} disabled={cancel.isPending}>
        {text.cancel}
      </Button>
    </Notice>
  ));
}
