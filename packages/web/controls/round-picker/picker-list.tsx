import { toggleSelection } from '@strokebook/golf/grouping';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { idsOf, PickerLine, stateOf } from './picker-row.tsx';
import type { PickerRow } from './picker-rows.ts';
import classes from './round-picker.module.css';

/** Height of every line, in pixels; the style sheet has the same. */
const ROW_HEIGHT = 48;
const OVERSCAN = 8;
const PAGE = 10;

type PickerListProps = {
  readonly rows: readonly PickerRow[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ids: ReadonlySet<string>) => void;
};

/** A virtualized list; arrow keys move between its lines. */
export function PickerList({ rows, ticked, onTick }: PickerListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  /** The line to focus as soon as it is rendered. */
  const wanted = useRef<number | null>(null);
  const tabStop = Math.min(stop, rows.length - 1);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is, so what is handed on is memoised by hand
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The focused line stays rendered, because otherwise the focus would be lost.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), tabStop])].sort((a, b) => a - b),
      [tabStop],
    ),
  });
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const box = frame.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (box == null) return;
    wanted.current = null;
    box.focus({ preventScroll: true });
  });
  // A second click may come before the first is rendered, so it builds on the latest state.
  const latest = useRef(ticked);
  useLayoutEffect(() => {
    latest.current = ticked;
  }, [ticked]);
  const tell = useLatest(onTick);
  const toggle = useCallback(
    (row: PickerRow) => {
      latest.current = toggleSelection(idsOf(row), latest.current);
      tell.current(latest.current);
    },
    [tell],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, tabStop, rows.length);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setStop(next);
    virtualizer.scrollToIndex(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys walk over the boxes in it
    <div ref={frame} className={classes.list} onKeyDown={onKeyDown} role="group" aria-label="Rounds">
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index] as PickerRow;
          return (
            <div key={row.key} className={classes.place} style={{ top: start }} onFocus={() => setStop(index)}>
              <PickerLine
                index={index}
                row={row}
                state={stateOf(row, ticked)}
                isStop={index === tabStop}
                onToggle={toggle}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function target(key: string, from: number, count: number): number | null {
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'PageDown':
      return within(from + PAGE);
    case 'PageUp':
      return within(from - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
