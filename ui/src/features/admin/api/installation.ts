import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { read, send } from "@/lib/api-client.ts";
import { publicConfigKey } from "@/lib/use-public-config.ts";

const path = "/api/admin/installation";

const schema = z.object({
  /** Null where it was never said. */
  audience: z.nullable(z.enum(words.audiences)),
  registration: z.enum(words.registrationModes),
  /** The configuration decides who may register. */
  registrationConfigured: z.boolean(),
});

/** For whom the installation is, and who may register. */
export const useInstallationSettings = () =>
  useQuery({ queryKey: [path], queryFn: () => read(path, schema), staleTime: 0 });

/** From now on the installation is for these; what everybody is told of it is asked anew. */
export function useChooseAudience() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (audience: string) => send("PUT", path, { audience }, schema),
    onSuccess: (settings) => {
      queries.setQueryData([path], settings);
      return queries.invalidateQueries({ queryKey: publicConfigKey });
    },
  });
}
