import type { OutputOf } from '@strokebook/contract';
import { type HeadlineFigure, headlineFigures, type HeadlineScores, type SeasonScores } from '@strokebook/golf/season';
import classes from './fact-band.module.css';

type Scores = HeadlineScores & { readonly period: Pick<SeasonScores['period'], 'label'> };

type FactBandProps = {
  /** Null while loading. */
  readonly past: OutputOf<'getPastTournaments'> | null;
  /** Whether the viewer fills the page: others are not told what is missing. */
  readonly canFill: boolean;
};

/**
 * The three facts that a coach looks for first: of tournaments, or of all rounds for a golfer without them. Its height is
 * the same while it loads; visitors of a player without rounds have no band.
 */
export function FactBand({ past, canFill }: FactBandProps) {
  const scores = past === null ? null : shownScores(past);
  if (past !== null && scores === null && !canFill) return null;
  return (
    <div
      className={classes.band}
      aria-busy={past === null}
      data-empty={(past !== null && scores === null) || undefined}
      data-few={scores?.bestFinish === null || undefined}
    >
      {past !== null && (scores === null ? <NoRounds /> : <Facts scores={scores} />)}
    </div>
  );
}

const shownScores = ({ season, game }: OutputOf<'getPastTournaments'>): Scores | null =>
  season.average === null ? (game?.scores ?? null) : season;

const NoRounds = () => (
  <p className={classes.none}>Scoring average and best round show up here after the first round.</p>
);

const Facts = ({ scores }: { readonly scores: Scores }) => (
  <dl className={classes.facts}>
    {headlineFigures(scores, scores.period.label).map((figure) => (
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
