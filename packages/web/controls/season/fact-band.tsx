import { plural, scoreToPar } from '@strokebook/golf/format';
import type { SeasonScores } from '@strokebook/golf/season';
import classes from './fact-band.module.css';

type FactBandProps = {
  /** Null while loading. */
  readonly season: SeasonScores | null;
};

/** The three facts that a coach looks for first; its height is the same while it loads. */
export function FactBand({ season }: FactBandProps) {
  return (
    <div className={classes.band} aria-busy={season === null}>
      {season !== null && (season.average === null ? <NoRounds /> : <Facts season={season} />)}
    </div>
  );
}

const NoRounds = () => (
  <p className={classes.none}>Scoring average, best finish and best round stand here after the first tournament.</p>
);

function Facts({ season }: { readonly season: SeasonScores }) {
  const { average, bestFinish, bestRound, period } = season;
  if (average === null) return null;
  return (
    <dl className={classes.facts} aria-label={period.name}>
      <div>
        <dt>Scoring average</dt>
        <dd className={classes.number}>{average.score.toFixed(1)}</dd>
        <dd>
          <b data-tone={average.toPar < 0 ? 'better' : undefined}>{scoreToPar(average.toPar, 1)}</b>
          {` to par in ${plural(average.roundCount, 'tournament round')}`}
        </dd>
      </div>
      {bestFinish !== null && (
        <div>
          <dt>Best finish</dt>
          <dd className={classes.number}>{bestFinish.finish}</dd>
          <dd>{`${bestFinish.name}${bestFinish.fieldSize === null ? '' : `, field of ${bestFinish.fieldSize}`}`}</dd>
        </div>
      )}
      {bestRound !== null && (
        <div>
          <dt>Best round</dt>
          <dd className={classes.number}>
            {bestRound.score}{' '}
            <small data-tone={bestRound.toPar < 0 ? 'better' : undefined}>{scoreToPar(bestRound.toPar)}</small>
          </dd>
          <dd>{bestRound.name}</dd>
        </div>
      )}
    </dl>
  );
}
