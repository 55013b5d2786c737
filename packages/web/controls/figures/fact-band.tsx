import { type HeadlineFigure, headlineFigures, type SeasonScores } from '@strokebook/golf/season';
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
  <p className={classes.none}>Scoring average, best finish and best round show up here after the first tournament.</p>
);

const Facts = ({ season }: { readonly season: SeasonScores }) => (
  <dl className={classes.facts}>
    {headlineFigures(season, season.period.label).map((figure) => (
      <Fact key={figure.name} figure={figure} />
    ))}
  </dl>
);

function Fact({ figure: { label, value, toPar, isUnderPar, detail } }: { readonly figure: HeadlineFigure }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.number}>
        {value}{' '}
        {toPar !== null && (
          <small className="inherited" data-tone={isUnderPar ? 'better' : undefined}>
            {toPar}
          </small>
        )}
      </dd>
      <dd>{detail}</dd>
    </div>
  );
}
