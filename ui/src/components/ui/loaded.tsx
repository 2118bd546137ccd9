import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "@/lib/api-client.ts";
import { errorText } from "@/text/errors.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Waiting } from "./waiting.tsx";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What is said while nothing has come yet. */
  loading: string;
  /** What is said where nothing came and the server gave no reason. */
  failure: string;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What was read, or that it is on its way, or why it did not come, with a button to ask again. */
export function Loaded<Data>({ query, loading, failure, children }: LoadedProps<Data>) {
  const { data } = query;
  if (data !== undefined && data !== null) return <>{children(data)}</>;
  if (query.isPending || query.isFetching) return <Waiting label={loading} />;
  return (
    <Notice kind="error">
      <p>{messageOf(query.error, failure)}</p>
      <Button onClick={() => query.refetch()}>{errorText.tryAgain}</Button>
    </Notice>
  );
}
