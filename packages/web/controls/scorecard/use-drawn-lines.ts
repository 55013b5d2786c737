import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@mantine/hooks';
import type { ScorecardRow } from '@strokebook/golf/scorecard';
import { type RefCallback, type RefObject, useDeferredValue, useEffect, useState } from 'react';
import { breakpoints } from '../../lib/breakpoints.ts';
import { useIsPrinting } from '../../ui/use-is-printing.ts';

type LineKind = ScorecardRow['kind'];

/** Heights of lines in pixels; the style sheet has the same. */
const wideHeights: Readonly<Record<LineKind, number>> = { group: 48, par: 28, round: 48 };
/** On a phone the name is above the scores. */
const compactHeights: Readonly<Record<LineKind, number>> = { group: 81, par: 41, round: 77 };
/** With more lines they scroll in a frame instead of the page. */
const MAX_WITHOUT_FRAME = 60;
/** Lines are rendered in blocks, so that scrolling within a block renders nothing. */
const ROWS_IN_BLOCK = 8;
/** Number of blocks rendered before the visible ones, and after them. */
const BLOCKS_AHEAD = 2;
/** Always rendered: six rounds with their groups, the usual start of a scorecard. */
const FIRST_ROWS = 12;
/** How far beyond the window lines are rendered in advance: a window's height. */
const AHEAD = '100% 0px';

type LinesOptions = {
  readonly kinds: readonly LineKind[];
  /** Changes when other lines are shown, which resets the rendering. */
  readonly of: string;
  /** The scrolling element for many lines. */
  readonly frame: RefObject<HTMLElement | null>;
};

/** The rendered lines, and the height of the others in pixels. */
type DrawnLines = {
  readonly hasFrame: boolean;
  readonly drawn: readonly number[];
  readonly above: number;
  readonly below: number;
  /** Attach to the spacer of the lines below. */
  readonly belowRef: RefCallback<Element>;
  readonly scrollToRow: (row: number) => void;
};

/** Renders the lines of a table when they are scrolled into view; all of them in print. */
export function useDrawnLines({ kinds, of, frame }: LinesOptions): DrawnLines {
  const count = kinds.length;
  const isCompact = useMediaQuery(`(width < ${breakpoints.compact}px)`, false, { getInitialValueInEffect: false });
  const heights = isCompact ? compactHeights : wideHeights;
  const heightOf = (lines: readonly LineKind[]) => lines.reduce((sum, kind) => sum + heights[kind], 0);
  const isPrinting = useIsPrinting();
  const hasFrame = count > MAX_WITHOUT_FRAME && !isPrinting;
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook as it is
  const virtualizer = useVirtualizer({
    count,
    enabled: hasFrame,
    getScrollElement: () => frame.current,
    estimateSize: (index) => heights[kinds[index] ?? 'round'],
    rangeExtractor: blocksInSight,
    // Lines are rendered in pieces between frames: all at once they would hold up scrolling.
    useFlushSync: false,
  });
  const inSight = virtualizer.getVirtualItems();
  const first = useDeferredValue(inSight[0]?.index ?? 0);
  const end = useDeferredValue((inSight.at(-1)?.index ?? -1) + 1);
  // The virtualizer keeps sizes until it is told that they changed.
  const sizes = hasFrame ? `${isCompact} ${kinds.join()}` : '';
  useEffect(() => virtualizer.measure(), [virtualizer, sizes]);
  const reached = useReached(of, heights.round);
  if (hasFrame) {
    const last = Math.min(count, end);
    return {
      hasFrame,
      drawn: Array.from({ length: Math.max(0, last - first) }, (_unused, place) => first + place),
      above: heightOf(kinds.slice(0, first)),
      below: heightOf(kinds.slice(Math.max(first, last))),
      belowRef: ignore,
      scrollToRow: (row) => virtualizer.scrollToIndex(row),
    };
  }
  const shown = isPrinting ? count : Math.min(count, reached.end);
  return {
    hasFrame,
    drawn: Array.from({ length: shown }, (_unused, index) => index),
    above: 0,
    below: heightOf(kinds.slice(shown)),
    belowRef: reached.ref,
    scrollToRow: reached.reach,
  };
}

const ignore = () => undefined;

/** The lines of all visible blocks and of BLOCKS_AHEAD blocks on both sides. */
function blocksInSight({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor(startIndex / ROWS_IN_BLOCK) - BLOCKS_AHEAD) * ROWS_IN_BLOCK;
  const end = Math.min(count, (Math.floor(endIndex / ROWS_IN_BLOCK) + 1 + BLOCKS_AHEAD) * ROWS_IN_BLOCK);
  return Array.from({ length: end - first }, (_unused, place) => first + place);
}

/**
 * The number of lines reached by scrolling the page; reached lines stay rendered. Without IntersectionObserver all
 * lines are shown.
 */
function useReached(of: string, rowHeight: number) {
  const [state, setState] = useState({ of, end: firstEnd() });
  const end = state.of === of ? state.end : firstEnd();
  const reach = (row: number) =>
    setState((before) => {
      const past = before.of === of ? before.end : 0;
      const blocks = Math.floor(row / ROWS_IN_BLOCK) + 1;
      return { of, end: Math.max(past, blocks * ROWS_IN_BLOCK) };
    });
  const ref = (element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Entries of several changes arrive together; the last one is current.
        const entry = entries.at(-1);
        if (entry?.isIntersecting !== true) return;
        // In a frame of another site `rootBounds` is null.
        const bottom = entry.rootBounds?.bottom ?? 2 * window.innerHeight;
        reach(end + Math.ceil((bottom - entry.boundingClientRect.top) / rowHeight));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { end, reach, ref };
}

const firstEnd = (): number => ('IntersectionObserver' in window ? FIRST_ROWS : Number.POSITIVE_INFINITY);
