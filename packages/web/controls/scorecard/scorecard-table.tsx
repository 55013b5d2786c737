import { isAnimated, type ScorecardRow, scorecardRows, roundsIn } from '@strokebook/golf/scorecard';
import type { HoleCount } from '@strokebook/golf/model';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef } from 'react';
import { useGridKeys } from '../../ui/use-grid-keys.ts';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import { GroupRow } from './group-row.tsx';
import { RoundRow } from './round-row.tsx';
import classes from './scorecard.module.css';
import { ScorecardHead } from './scorecard-head.tsx';
import type { Scorecard } from './use-scorecard.ts';

/** Height of every line, in pixels; the style sheet has the same. */
const ROW_HEIGHT = 48;
/** Up to so many lines the browser lays out as fast as it scrolls; beyond, only those in sight are drawn. */
const MOST_DRAWN_ROWS = 60;

/** So many lines come and go together: while one scrolls within them, nothing is drawn anew. */
const ROWS_IN_BLOCK = 8;

/** The lines of all blocks of which something is in sight, and of one block before and after. */
function blocksInSight({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor(startIndex / ROWS_IN_BLOCK) - 1) * ROWS_IN_BLOCK;
  const end = Math.min(count, (Math.floor(endIndex / ROWS_IN_BLOCK) + 2) * ROWS_IN_BLOCK);
  return Array.from({ length: end - first }, (_unused, place) => first + place);
}

/** What stands in a group's first column beside its name. */
export type GroupHeading = {
  /** Before the name. */
  readonly lead?: ReactNode;
  /** After it. */
  readonly trail?: ReactNode;
  /** Under the name, instead of the count of its rounds. */
  readonly note?: string | undefined;
  readonly colour?: string | undefined;
  /** What stands in place of the figures. */
  readonly aside?: ReactNode;
};

export type ScorecardTableProps = {
  readonly caption: string;
  readonly scorecard: Scorecard;
  /** What putts are read per. */
  readonly holesPerRound: HoleCount;
  /** In the corner over the names. */
  readonly corner?: ReactNode;
  readonly headingOf?: (key: string) => GroupHeading;
  /** What is said of holes that do not count, in a few words. */
  readonly whyExcluded?: string | undefined;
  /** The hole that is looked at, and what happens when one is chosen; without it holes cannot be chosen. */
  readonly holeChoice?: HoleChoice | undefined;
};

/** A hole of a round: its number on the course, and which playing of it. */
export type RoundHole = { readonly roundId: string; readonly hole: number; readonly nth: number };
type HoleChoice = {
  readonly focused: RoundHole | null;
  readonly onChoose: (hole: RoundHole) => void;
};

/** Rounds hole by hole in groups, with what each group adds up to (CARD-01, CARD-02). */
export function ScorecardTable(props: ScorecardTableProps) {
  const { caption, scorecard, holesPerRound, corner, headingOf, whyExcluded, holeChoice } = props;
  const { models, columns, collapsed, toggle } = scorecard;
  const rows = useMemo(() => scorecardRows(models, collapsed), [models, collapsed]);
  const allRounds = useMemo(() => models.flatMap(roundsIn), [models]);
  const frame = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const isVirtual = rows.length > MOST_DRAWN_ROWS && !isPrinting;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    rangeExtractor: blocksInSight,
  });
  const gridKeys = useGridKeys({ rowCount: rows.length, scrollToRow: (row) => virtualizer.scrollToIndex(row) });
  const drawn = isVirtual ? virtualizer.getVirtualItems().map(({ index }) => index) : [...rows.keys()];
  const first = drawn[0] ?? 0;
  const above = isVirtual ? first * ROW_HEIGHT : 0;
  const below = isVirtual ? (rows.length - first - drawn.length) * ROW_HEIGHT : 0;
  const focusedHoleOf = (roundId: string): RoundHole | null | undefined => {
    if (holeChoice === undefined) return undefined;
    return holeChoice.focused?.roundId === roundId ? holeChoice.focused : null;
  };
  /** One listener for all holes: a line has nothing that changes with what is chosen elsewhere. */
  const chooseAt = (target: EventTarget) => {
    const hole = holeAt(target);
    if (hole !== null) holeChoice?.onChoose(hole);
    return hole !== null;
  };
  return (
    <section
      ref={frame}
      className={classes.frame}
      aria-label={caption}
      data-virtual={isVirtual || undefined}
      data-stale={scorecard.isStale || undefined}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys reach its cells
        role="grid"
        aria-readonly
        aria-label={caption}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 5}
        className={classes.table}
        data-wide={headingOf !== undefined || undefined}
        data-animated={isAnimated(allRounds.length) || undefined}
        data-choosable={holeChoice !== undefined || undefined}
        ref={gridKeys.ref}
        onFocus={gridKeys.onFocus}
        onClick={({ target }) => chooseAt(target)}
        onKeyDown={(event) => {
          if ((event.key === 'Enter' || event.key === ' ') && chooseAt(event.target)) event.preventDefault();
          else gridKeys.onKeyDown(event);
        }}
      >
        <ScorecardHead columns={columns} rounds={allRounds} corner={corner} holesPerRound={holesPerRound} />
        <tbody>
          <Spacer height={above} />
          {drawn.map((index) => {
            const row = rows[index] as ScorecardRow;
            if (row.kind === 'round') {
              return (
                <RoundRow
                  key={row.key}
                  index={index}
                  row={row}
                  columns={columns}
                  holesPerRound={holesPerRound}
                  focusedHole={focusedHoleOf(row.round.roundId)}
                  whyExcluded={whyExcluded}
                />
              );
            }
            return (
              <GroupRow
                key={row.model.key}
                index={index}
                row={row}
                columns={columns}
                holesPerRound={holesPerRound}
                heading={headingOf?.(row.model.key)}
                onToggle={toggle}
              />
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </section>
  );
}

/** The hole whose cell something is in, if holes can be chosen. */
function holeAt(target: EventTarget): RoundHole | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-hole]') : null;
  const roundId = cell?.closest('tr')?.dataset['round'];
  if (cell === null || roundId === undefined) return null;
  return { roundId, hole: Number(cell.dataset['hole']), nth: Number(cell.dataset['nth']) };
}

/** Stands for the lines that are out of sight. */
function Spacer({ height }: { readonly height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className={classes.spacer}>
      <td style={{ height }} />
    </tr>
  );
}
