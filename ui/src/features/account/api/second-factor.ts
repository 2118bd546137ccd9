import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, read, send } from "@/lib/api-client.ts";

const path = "/api/me/second-factor";

const stateSchema = z.object({
  /** Whether the account may have it: admins and teachers, and who has it already. */
  isOffered: z.boolean(),
  isOn: z.boolean(),
  /** By the server's configuration. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number(),
});

const keySchema = z.object({
  /** As it is typed into an app. */
  key: z.string(),
  address: z.string(),
  qrSvg: z.string(),
});

/** What an authenticator app needs, once. */
export type SecondFactorKey = z.infer<typeof keySchema>;

const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** The password, and a code of the app or a recovery code. */
export interface Proof {
  password: string;
  code: string;
}

/** Whether the user signs in in two steps. */
export const useSecondFactor = (userId: string) =>
  useQuery({ queryKey: [path, userId], queryFn: () => read(path, stateSchema), staleTime: 0 });

/** Begins: a key for the app, which nobody asks for yet. */
export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: (password: string) => send("POST", path, { password }, keySchema) });

const sendForCodes = async (way: "confirm" | "recovery-codes", body: unknown) =>
  (await send("POST", `${path}/${way}`, body, codesSchema)).recoveryCodes;

/** Switches it on with the app's first code; the answer are the recovery codes. Read the state anew afterwards. */
export const useConfirmSecondFactor = () =>
  useMutation({ mutationFn: (code: string) => sendForCodes("confirm", { code }) });

/** New recovery codes in the place of the old ones. */
export const useRenewRecoveryCodes = () =>
  useMutation({ mutationFn: (proof: Proof) => sendForCodes("recovery-codes", proof) });

/** Only the password from now on. */
export const useSwitchOffSecondFactor = () =>
  useMutation({ mutationFn: (proof: Proof) => call(path, { method: "DELETE", body: proof }) });

/** Reads the state anew, and the list of sessions: the others are over. */
export function useReadSecondFactorAgain() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [path] });
    void queries.invalidateQueries({ queryKey: ["/api/me/sessions"] });
  };
}
