import { addsUp, signed } from '@strokebook/golf/format';
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
            isCertain={row.isCertain}
            isTotal={row.part === 'total'}
            words={gainedInWords(row)}
            onOpen={onOpen && (() => onOpen(row.statId))}
          />
        ))}
      </ul>
      {!isWhole(rows) && (
        <p className="note">The total counts every hole with a score, the parts only those with every stroke.</p>
      )}
    </>
  );
}

/** Whether the parts make the total, so that they are of the same holes; true without a total. */
function isWhole(gained: Gained): boolean {
  const total = gained.find(({ part }) => part === 'total');
  const parts = gained.filter(({ part }) => part !== 'total').map(({ perRound }) => perRound);
  return total === undefined || addsUp(parts, total.perRound, 1);
}

/** What filled and outlined bars mean. */
export const GainedKey = () => (
  <p className={classes.key} aria-hidden="true">
    <span data-certain>You can count on it</span>
    <span>Too early to say</span>
  </p>
);

/** 'Between −0.5 and +0.3. Too early to say: needs 4 more rounds.'; empty without an interval. */
export function gainedInWords({ interval, isCertain, roundsNeeded }: Gained[number]): string {
  if (interval === null) return '';
  const certainty = isCertain
    ? 'You can count on it.'
    : roundsNeeded > 0
      ? `Too early to say: needs ${roundsNeeded} more ${roundsNeeded === 1 ? 'round' : 'rounds'}.`
      : 'Too early to say.';
  return `Between ${signed(interval.low, 1)} and ${signed(interval.high, 1)}. ${certainty}`;
}
