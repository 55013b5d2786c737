import { roundedNote, signed, significanceText } from '@strokebook/golf/format';
import { strokesGainedNames, type StrokesGainedPart } from '@strokebook/golf/overview';
import type { SeasonReport } from '@strokebook/golf/season';
import { BarRow } from './bar-row.tsx';
import classes from './bars.module.css';

type Gained = SeasonReport['gained'];

type GainedBarsProps = {
  readonly gained: Gained;
  /** Opens a figure; without it the bars are only a picture. */
  readonly onOpen?: (statId: string) => void;
};

const order: readonly StrokesGainedPart[] = ['offTheTee', 'approach', 'aroundTheGreen', 'putt', 'total'];

/** Strokes gained by part of the game: filled if likely real, else outlined. */
export function GainedBars({ gained, onOpen }: GainedBarsProps) {
  const rows = order.flatMap((part) => gained.filter((one) => one.part === part));
  const scale = Math.max(0.1, ...rows.map(({ perRound }) => Math.abs(perRound)));
  return (
    <>
      <ul>
        {rows.map((row) => (
          <BarRow
            key={row.part}
            name={strokesGainedNames[row.part]}
            value={row.perRound}
            scale={scale}
            isCertain={row.certainty === 'clear'}
            isTotal={row.part === 'total'}
            words={gainedInWords(row)}
            onOpen={onOpen && (() => onOpen(row.statId))}
          />
        ))}
      </ul>
      {sumText(rows) !== null && <p className="note">{sumText(rows)}</p>}
    </>
  );
}

/** Why the parts do not make the total as they are shown; null if they do, and without a total. */
function sumText(gained: Gained): string | null {
  const total = gained.find(({ part }) => part === 'total');
  const parts = gained.filter(({ part }) => part !== 'total').map(({ perRound }) => perRound);
  if (total === undefined) return null;
  return roundedNote(parts, total.perRound, 1);
}

/** What filled and outlined bars mean. */
export const GainedKey = () => (
  <p className={classes.key} aria-hidden="true">
    <span data-certain>Likely real</span>
    <span>So far</span>
  </p>
);

/** 'Between −0.5 and +0.3 so far: needs 4 more rounds.'; empty without an interval. */
export function gainedInWords({ interval, ...judged }: Gained[number]): string {
  if (interval === null) return '';
  const range = `Between ${signed(interval.low, 1)} and ${signed(interval.high, 1)}`;
  return `${range}${judged.certainty === 'clear' ? '' : ' so far'}: ${significanceText(judged)}.`;
}
