import { useIsMutating, useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ApiError, send } from "@/lib/api-client.ts";
import type { PageWishes } from "@/lib/storage.ts";
import { homeText } from "@/text/home.ts";
import { jobSchema, pictureOfJob } from "./jobs.ts";
import { type GeneratedPicture, generatedSchema } from "./picture.ts";

export { type GeneratedPicture, generatedSchema };

export type GenerationOptions = PageWishes;

interface GenerationRequest {
  prompt: string;
  /** What the pages before it in a book say: whom "sie" may mean. */
  before?: readonly string[];
  options?: GenerationOptions;
}

// The built-in engine answers with the picture, a remote one with a job.
const answerSchema = z.union([jobSchema, generatedSchema]);

async function generate(request: GenerationRequest): Promise<GeneratedPicture> {
  const answer = await send("POST", "/api/generate", request, answerSchema);
  const picture = "jobId" in answer ? await pictureOfJob(answer) : answer;
  if (picture.success === false) throw new ApiError(homeText.form.failureTitle, { status: 200, fromServer: true });
  return picture;
}

const mutationKey = ["/api/generate"];

/** Draws a picture from a German sentence. */
export const useGenerate = () => useMutation({ mutationKey, mutationFn: generate });

/** Whether a picture is being drawn, also one that was asked for before a look at another page. */
export const useIsDrawing = () => useIsMutating({ mutationKey }) > 0;
