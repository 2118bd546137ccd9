import { useEffect, useState } from "react";

/** In milliseconds: a browser reads what it has begun to show or to save somewhat later, and an address that is gone is an error. */
const afterUse = 60_000;

/** Gives the memory behind an address of `URL.createObjectURL` back, once nothing reads it any more. */
export function releaseAddress(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), afterUse);
}

/** The address under which the page can show what lies in the memory; null before there is one. */
export function useObjectAddress(blob: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => releaseAddress(made);
  }, [blob]);
  return address;
}
