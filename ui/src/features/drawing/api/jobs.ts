import * as z from "zod/mini";
import { ApiError, read, send } from "@/lib/api-client.ts";
import { errorText } from "@/text/errors.ts";
import { homeText } from "@/text/home.ts";
import { forgetJob, showJob } from "../lib/job-store.ts";
import { type GeneratedPicture, generatedSchema } from "./picture.ts";

/** A picture that a remote engine draws: how far it is. */
export const jobSchema = z.object({
  jobId: z.string(),
  state: z.enum(["queued", "drawing", "done", "failed", "cancelled"]),
  place: z.number(),
  picture: z.optional(generatedSchema),
  notice: z.optional(z.string()),
});

type Job = z.infer<typeof jobSchema>;

const pause = 1000;
const path = (id: string) => `/api/jobs/${encodeURIComponent(id)}`;

/** Says where a job stands in line until its picture is there. Throws what became of it where it never will be. */
export async function pictureOfJob(accepted: Job): Promise<GeneratedPicture> {
  let job = accepted;
  try {
    while (job.state === "queued" || job.state === "drawing") {
      showJob({ id: job.jobId, place: job.place });
      await new Promise((resolve) => setTimeout(resolve, pause));
      const now = await read(path(job.jobId), jobSchema);
      if (now === null) throw new ApiError(errorText.unreadableAnswer, { status: 200, fromServer: true });
      job = now;
    }
  } finally {
    forgetJob(job.jobId);
  }
  if (job.picture) return job.picture;
  const { cancelled, failure } = homeText.form.job;
  throw new ApiError(job.notice ?? (job.state === "cancelled" ? cancelled : failure), {
    status: 200,
    fromServer: true,
  });
}

/** Takes a job out of the line. */
export const cancelJob = (id: string) => send("DELETE", path(id), undefined, jobSchema);
