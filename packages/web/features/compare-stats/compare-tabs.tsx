import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './compare-stats.module.css';
import { compareTabs, type CompareTabId } from './tabs.ts';

type CompareTabsProps = {
  readonly active: CompareTabId;
  readonly onChange: (id: CompareTabId) => void;
  /** The active tab's cards. */
  readonly children: ReactNode;
};

/** Seven tabs (CMP-12); arrow keys move between them. */
export function CompareTabs({ active, onChange, children }: CompareTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
    const frame = list.current;
    const tab = tabs.find(({ dataset }) => dataset['tab'] === active);
    if (frame === null || tab === undefined) return;
    // Begins with the first tab from which the active one is whole, so that no name is cut at the start. Scrolls
    // horizontally only, so that the page does not move.
    const end = tab.offsetLeft + tab.offsetWidth;
    const first = tabs.find(({ offsetLeft }) => end - offsetLeft <= frame.clientWidth) ?? tab;
    frame.scrollTo({ left: first.offsetLeft - (tabs[0]?.offsetLeft ?? 0) });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The tab of a quick press before this one may not be active yet.
    const focused = event.target instanceof HTMLElement ? event.target.dataset['tab'] : undefined;
    const at = compareTabs.findIndex((tab) => tab.id === focused);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: compareTabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : compareTabs[(next + compareTabs.length) % compareTabs.length];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div ref={list} className={classes.tabs} role="tablist" aria-label="Views" onKeyDown={onKeyDown} data-no-print>
        {compareTabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className={classes.tab}
            data-tab={tab.id}
            aria-selected={tab.id === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={classes.panel} role="tabpanel" aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}
