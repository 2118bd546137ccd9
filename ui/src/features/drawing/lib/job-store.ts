import { useSyncExternalStore } from "react";

/** A picture that a remote engine is to draw; place 0: it is being drawn. */
export interface WaitingJob {
  id: string;
  place: number;
}

let jobs: readonly WaitingJob[] = [];
const listeners = new Set<() => void>();

function change(next: readonly WaitingJob[]): void {
  jobs = next;
  for (const tell of listeners) tell();
}

/** Shows where a job stands; a job that is shown already moves. */
export function showJob(job: WaitingJob): void {
  const isKnown = jobs.some(({ id }) => id === job.id);
  change(isKnown ? jobs.map((one) => (one.id === job.id ? job : one)) : [...jobs, job]);
}

/** No longer shows a job. */
export const forgetJob = (id: string): void => change(jobs.filter((job) => job.id !== id));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The jobs that this page waits for, the first one first. */
export const useWaitingJobs = () => useSyncExternalStore(subscribe, () => jobs);
