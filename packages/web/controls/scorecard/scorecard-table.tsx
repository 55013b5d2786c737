import type { HoleCount } from '@strokebook/golf/model';
import {
  type ColumnLabel,
  commonPars,
  isAnimated,
  isSumLabel,
  roundsIn,
  type ScorecardRow,
  type ScoreMark,
  scorecardRows,
} from '@strokebook/golf/scorecard';
import { type ReactNode, type RefCallback, type RefObject, useEffect, useRef, useState } from 'react';
import { useUnits } from '../../api/use-units.ts';
import { useGridKeys } from '../../ui/grids/use-grid-keys.ts';
import type { RoundMenu } from '../round-actions/use-round-menu.tsx';
import { type GroupHeading, GroupRow } from './group-row.tsx';
import { type RoundHole, RoundRow } from './round-row.tsx';
import { markWords } from './score-in-words.ts';
import classes from './scorecard.module.css';
import { ScorecardHead } from './scorecard-head.tsx';
import { useDrawnLines } from './use-drawn-lines.ts';
import type { Scorecard } from './use-scorecard.ts';

export type ScorecardTableProps = {
  readonly caption: string;
  readonly scorecard: Scorecard;
  /** Hole count that putts are scaled to. */
  readonly holesPerRound: HoleCount;
  /** In the corner above the names. */
  readonly corner?: ReactNode;
  readonly headingOf?: (key: string) => GroupHeading;
  /** What the lines of rounds say and open, beyond their scores. */
  readonly roundMenu?: RoundMenu | undefined;
  /** A short reason why holes do not count. */
  readonly whyExcluded?: string | undefined;
  /** The selected hole and the callback; if omitted holes cannot be selected. */
  readonly holeChoice?: HoleChoice | undefined;
};

type HoleChoice = {
  readonly focused: RoundHole | null;
  readonly onChoose: (hole: RoundHole) => void;
};

/** Rounds hole by hole in groups, with totals of each group (CARD-01, CARD-02). */
export function ScorecardTable(props: ScorecardTableProps) {
  const { caption, scorecard, holesPerRound, corner, headingOf, whyExcluded, holeChoice, roundMenu } = props;
  const [units] = useUnits();
  const { models, columns, collapsed, toggle } = scorecard;
  const allRounds = models.flatMap(roundsIn);
  const all = commonPars(allRounds);
  const pars = all !== null && columns.every((label) => all.has(label)) ? all : null;
  const rows = scorecardRows(models, { collapsed, hasParRows: pars === null });
  const frame = useRef<HTMLElement>(null);
  const { hasFrame, drawn, above, below, belowRef, scrollToRow } = useDrawnLines({
    kinds: rows.map(({ kind }) => kind),
    of: caption,
    frame,
  });
  const { ref: gridRef, onFocus, onKeyDown } = useGridKeys({ rowCount: rows.length, scrollToRow });
  const focusedHoleOf = (roundId: string): RoundHole | null | undefined => {
    if (holeChoice === undefined) return undefined;
    return holeChoice.focused?.roundId === roundId ? holeChoice.focused : null;
  };
  /** One delegated listener for all holes, so that lines do not depend on the selection. */
  const chooseAt = (target: EventTarget) => {
    const hole = holeAt(target);
    if (hole !== null) holeChoice?.onChoose(hole);
    return hole !== null;
  };
  const hasMore = useHasMoreRight(frame);
  return (
    <>
      <div className="relative">
        <section
          ref={frame}
          className={classes.frame}
          aria-label={caption}
          data-framed={hasFrame || undefined}
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
            data-nines={columns.length > 11 ? 2 : 1}
            data-wide={headingOf !== undefined || undefined}
            data-animated={isAnimated(allRounds.length) || undefined}
            data-choosable={holeChoice !== undefined || undefined}
            ref={gridRef}
            onFocus={onFocus}
            onClick={({ target }) => chooseAt(target)}
            onKeyDown={(event) => {
              if ((event.key === 'Enter' || event.key === ' ') && chooseAt(event.target)) event.preventDefault();
              else onKeyDown(event);
            }}
          >
            <ScorecardHead columns={columns} rounds={allRounds} pars={pars} corner={corner} />
            <tbody>
              <Spacer height={above} />
              {drawn.map((index) => {
                const row = rows[index] as ScorecardRow;
                if (row.kind === 'par') return <ParRow key={row.key} index={index} row={row} columns={columns} />;
                if (row.kind === 'round') {
                  return (
                    <RoundRow
                      key={row.key}
                      index={index}
                      row={row}
                      columns={columns}
                      holesPerRound={holesPerRound}
                      heading={row.groupKey === null ? undefined : headingOf?.(row.groupKey)}
                      focusedHole={focusedHoleOf(row.round.roundId)}
                      whyExcluded={whyExcluded}
                      roundMenu={roundMenu}
                      units={units}
                    />
                  );
                }
                return (
                  <GroupRow
                    key={row.key}
                    index={index}
                    row={row}
                    columns={columns}
                    holesPerRound={holesPerRound}
                    heading={headingOf?.(row.key)}
                    onToggle={toggle}
                  />
                );
              })}
              <Spacer height={below} ref={belowRef} />
            </tbody>
          </table>
        </section>
        <div className={classes.edge} data-more={hasMore || undefined} aria-hidden="true" />
      </div>
      {roundMenu?.dialog}
      <ScorecardLegend
        hasGroups={rows.some(({ kind }) => kind === 'group')}
        hasStrokes={allRounds.some(({ data }) => data.get('TOTAL')?.received != null)}
      />
    </>
  );
}

/** The hole of the cell that contains an element, if holes can be selected. */
function holeAt(target: EventTarget): RoundHole | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-hole]') : null;
  const roundId = cell?.closest('tr')?.dataset['round'];
  if (cell === null || roundId === undefined) return null;
  return { roundId, hole: Number(cell.dataset['hole']), nth: Number(cell.dataset['nth']) };
}

type SpacerProps = { readonly height: number; readonly ref?: RefCallback<Element> };

/** Takes the space of lines that are not rendered. */
function Spacer({ height, ref }: SpacerProps) {
  if (height === 0) return null;
  return (
    <tr ref={ref} aria-hidden="true" className={classes.spacer}>
      <td style={{ height }} />
    </tr>
  );
}

type ParRowProps = {
  readonly index: number;
  readonly row: Extract<ScorecardRow, { readonly kind: 'par' }>;
  readonly columns: readonly ColumnLabel[];
};

/** The pars of the rounds below, which were played on one course (CARD-O62). */
function ParRow({ index, row, columns }: ParRowProps) {
  return (
    <tr className={classes.par} data-row={index} data-kind="par" aria-rowindex={index + 2} data-level={row.level}>
      <th scope="row" className={classes.name}>
        Par
      </th>
      {columns.map((label) => (
        <td key={label} data-sum={isSumLabel(label) ? label : undefined}>
          {row.pars.get(label)}
        </td>
      ))}
      <td colSpan={4} data-end="rest" />
    </tr>
  );
}

const marks = (Object.keys(markWords) as ScoreMark[]).filter((mark) => mark !== 'par');

type ScorecardLegendProps = { readonly hasGroups: boolean; readonly hasStrokes: boolean };

/** What the signs mean, in one line below the table. */
function ScorecardLegend({ hasGroups, hasStrokes }: ScorecardLegendProps) {
  return (
    <p className={classes.legend}>
      {marks.map((mark) => (
        <span key={mark} className={classes.sample}>
          <span className={classes.score} data-mark={mark} aria-hidden="true" />
          {markWords[mark]}
        </span>
      ))}
      {hasGroups && <span>Shaded rows: average to par</span>}
      {hasStrokes && <span>Dot: a stroke received; +1: a stroke given back</span>}
      <span className={classes.swipe}>Swipe for the back nine and totals</span>
    </p>
  );
}

/** Whether an element can be scrolled further to the right. */
function useHasMoreRight(frame: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const update = () => setHasMore(element.scrollLeft + element.clientWidth < element.scrollWidth - 1);
    // Reports the first size too.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [frame]);
  return hasMore;
}
