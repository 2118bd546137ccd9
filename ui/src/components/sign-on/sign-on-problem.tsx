import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { Notice } from "@/components/ui/notice.tsx";
import { read } from "@/lib/api-client.ts";
import { signOnText } from "@/text/sign-on.ts";

const schema = z.object({ message: z.string() });

/** Why a sign-in by a service did not work: the server's sentence for its reason. */
export function SignOnProblem({ reason }: { reason: string }) {
  const path = `/api/sign-on/problems/${encodeURIComponent(reason)}`;
  const { data, isPending } = useQuery({ queryKey: [path], queryFn: () => read(path, schema) });
  if (isPending) return null;
  return (
    <Notice kind="error">
      <p>{data?.message ?? signOnText.problem}</p>
    </Notice>
  );
}
