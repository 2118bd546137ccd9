import { Toaster } from "@/components/ui/toaster.tsx";

/** Where toasts appear. */
export function Messages() {
  return <Toaster />;
}
