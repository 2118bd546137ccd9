import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Router } from "wouter";
import { base } from "@/config/base.ts";
import { createQueryClient } from "@/lib/query-client.ts";

/** What every screen needs around it. */
export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Router base={base}>{children}</Router>
    </QueryClientProvider>
  );
}
