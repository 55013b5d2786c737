import { signed } from '@strokebook/golf/format';
import { strokesGainedNames, type StrokesGainedPart } from '@strokebook/golf/overview';
import type { SeasonReport } from '@strokebook/golf/season';
import { BarRow } from './bar-row.tsx';
import classes from './season.module.css';

type GainedBarsProps = {
  readonly gained: SeasonReport['gained'];
  readonly onOpen: (statId: string) => void;
};

const order: readonly StrokesGainedPart[] = ['offTheTee', 'approach', 'aroundTheGreen', 'putt', 'total'];

/** Strokes gained by part of the game: filled if likely real, else outlined. */
export function GainedBars({ gained, onOpen }: GainedBarsProps) {
  const rows = order.flatMap((part) => gained.filter((one) => one.part === part));
  const scale = Math.max(0.1, ...rows.map(({ perRound }) => Math.abs(perRound)));
  return (
    <section className={classes.panel} aria-labelledby="season-gained">
      <h2 id="season-gained" className={classes.title}>
        Strokes gained <small>a round, against PGA TOUR players</small>
      </h2>
      <ul>
        {rows.map(({ part, statId, perRound, interval, isCertain, roundsNeeded }) => (
          <BarRow
            key={part}
            name={strokesGainedNames[part]}
            value={perRound}
            scale={scale}
            isCertain={isCertain}
            isTotal={part === 'total'}
            words={
              interval === null
                ? ''
                : `Between ${signed(interval.low, 1)} and ${signed(interval.high, 1)}. ${certaintyWords(isCertain, roundsNeeded)}`
            }
            onOpen={() => onOpen(statId)}
          />
        ))}
      </ul>
      <p className={classes.key} aria-hidden="true">
        <span data-certain>You can count on it</span>
        <span>Too early to say</span>
      </p>
    </section>
  );
}

const certaintyWords = (isCertain: boolean, roundsNeeded: number): string =>
  isCertain
    ? 'You can count on it.'
    : roundsNeeded > 0
      ? `Too early to say: needs ${roundsNeeded} more ${roundsNeeded === 1 ? 'round' : 'rounds'}.`
      : 'Too early to say.';
