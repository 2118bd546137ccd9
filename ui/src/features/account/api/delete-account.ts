import { useMutation } from "@tanstack/react-query";
import { call } from "@/lib/api-client.ts";

/** Deletes the account with everything that belongs to it. The password proves that it is the owner who asks. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: async (password: string) => {
      await call("/api/me", { method: "DELETE", body: { password } });
    },
  });
