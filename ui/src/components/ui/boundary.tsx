import { Component, type ErrorInfo, type ReactNode, Suspense } from "react";
import { errorText } from "@/text/errors.ts";
import styles from "./boundary.module.css";
import { Button } from "./button.tsx";
import { showToast } from "./toast-store.ts";

const reload = () => window.location.reload();

interface BoundaryProps {
  /** What is shown changes with this address; another one is a new chance. */
  address?: string;
  /** What stands there instead. */
  fallback: ReactNode;
  onFailure?: () => void;
  children: ReactNode;
}

/** Keeps a failure where it happened: a part that cannot be loaded or drawn does not take the whole app with it. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    console.error("a part of the page failed", error);
    this.props.onFailure?.();
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function BrokenPage() {
  return (
    <div className={styles.broken} role="alert">
      <h1>{errorText.broken.title}</h1>
      <p>{errorText.broken.description}</p>
      <Button look="main" icon="undo" onClick={reload}>
        {errorText.reload}
      </Button>
    </div>
  );
}

/** Around a whole page: says in its place that it cannot be shown. */
export function PageBoundary({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Boundary address={address} fallback={<BrokenPage />}>
      {children}
    </Boundary>
  );
}

/** Says that a part of the page could not be loaded, and offers to load the page anew. */
export const sayBroken = () =>
  showToast({
    ...errorText.brokenPart,
    variant: "destructive",
    action: { label: errorText.reload, onClick: reload },
  });

interface LazyPartProps {
  /** What stands there until it has come. */
  waiting?: ReactNode;
  /** Called instead of the message when it cannot be loaded. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Around a part of a page that is loaded when it is needed: a message when it never comes. */
export function LazyPart({ waiting = null, onFailure = sayBroken, children }: LazyPartProps) {
  return (
    <Boundary fallback={null} onFailure={onFailure}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  );
}
