import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import styles from "./tabs.module.css";

interface Tab {
  href: string;
  name: string;
  /** What it goes together with; tabs of a group stand beside each other. */
  group?: string | undefined;
}

/** Neighbours of the same group together, each tab with its index among all. */
function inGroups(tabs: readonly Tab[]) {
  const groups: { name: string | undefined; tabs: (Tab & { index: number })[] }[] = [];
  for (const [index, tab] of tabs.entries()) {
    const last = groups.at(-1);
    if (last && last.name === tab.group) last.tabs.push({ ...tab, index });
    else groups.push({ name: tab.group, tabs: [{ ...tab, index }] });
  }
  return groups;
}

const tabOf = (list: HTMLElement | null, index: number) => list?.querySelectorAll<HTMLElement>("[role=tab]")[index];

interface TabsProps {
  /** What the tabs belong to. */
  label: string;
  tabs: readonly Tab[];
  /** The address of the tab that is open. */
  current: string;
  children: ReactNode;
}

/** Which tab a key leads to from the one at `index`; undefined for keys that lead nowhere. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/** Tabs with addresses of their own, so that a reload and the back button keep the place. Arrow keys open the next. */
export function Tabs({ label, tabs, current, children }: TabsProps) {
  const [, navigate] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const open = Math.max(
    tabs.findIndex(({ href }) => href === current),
    0,
  );

  useEffect(() => {
    // On a phone the open tab may lie outside of what is seen.
    const tab = tabOf(list.current, open);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - 48;
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, open, tabs.length);
    const href = next === undefined ? undefined : tabs[next]?.href;
    if (next === undefined || href === undefined) return;
    event.preventDefault();
    tabOf(list.current, next)?.focus();
    navigate(href, { replace: true });
  };

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {inGroups(tabs).map((group) => (
          <div key={group.tabs[0]?.href} role="presentation" className={styles.group}>
            {group.name && (
              <span aria-hidden="true" className={styles.legend}>
                {group.name}
              </span>
            )}
            {group.tabs.map(({ href, name, index }) => (
              <Link
                key={href}
                id={`tab-${index}`}
                href={href}
                className={styles.tab}
                role="tab"
                aria-selected={index === open}
                aria-controls={index === open ? "tab-panel" : undefined}
                aria-description={group.name}
                data-name={name}
                tabIndex={index === open ? 0 : -1}
              >
                {name}
              </Link>
            ))}
          </div>
        ))}
      </div>
      <div id="tab-panel" className={styles.panel} role="tabpanel" aria-labelledby={`tab-${open}`}>
        {children}
      </div>
    </>
  );
}
