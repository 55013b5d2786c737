import { formatDay, plural, scoreToPar, decimal } from '@strokebook/golf/format';
import type { RoundSummary } from '@strokebook/golf/model';
import type { ScoreStory, Stretch } from '@strokebook/golf/season';
import classes from './scores.module.css';
import season from './season.module.css';

type ScoreWorkProps = { readonly story: ScoreStory; readonly history: readonly RoundSummary[] };

/** What costs most in rounds that were logged as scores, and their best and worst three holes (FIRST-05). */
export function ScoreWork({ story, history }: ScoreWorkProps) {
  const { doubles, roundCount, best, worst } = story;
  const [costly] = story.byPar.toSorted((a, b) => b.toPar - a.toPar);
  return (
    <section aria-labelledby="season-work">
      <h2 id="season-work" className={season.title}>
        What to work on <small>strokes a round</small>
      </h2>
      <ul>
        {doubles.holes > 0 && (
          <Line
            name="Doubles and worse"
            detail={`${plural(doubles.holes, 'hole')} in ${plural(roundCount, 'round')}. That is what they cost beyond a bogey.`}
            toPar={doubles.toPar}
          />
        )}
        {costly !== undefined && costly.toPar > 0 && (
          <Line
            name={`Par ${costly.par}s`}
            detail={`${decimal(costly.average, 2)} on average over ${plural(costly.holes, 'hole')}.`}
            toPar={costly.toPar}
          />
        )}
        {doubles.holes === 0 && (costly?.toPar ?? 0) <= 0 && (
          <li className={season.work}>
            <p className={season.workRow}>Even or under par on every kind of hole, without a double.</p>
          </li>
        )}
      </ul>
      {best !== null && worst !== null && (
        <dl className={classes.stretches}>
          <StretchLine name="Best three holes" stretch={best} history={history} />
          <StretchLine name="Costliest three holes" stretch={worst} history={history} />
        </dl>
      )}
    </section>
  );
}

type LineProps = { readonly name: string; readonly detail: string; readonly toPar: number };

const Line = ({ name, detail, toPar }: LineProps) => (
  <li className={season.work}>
    <div className={season.workRow}>
      <p>
        <b>{name}</b>
        <small>{detail}</small>
      </p>
      <span className={season.cost} data-certain>
        {scoreToPar(toPar, 1)}
      </span>
    </div>
  </li>
);

type StretchLineProps = {
  readonly name: string;
  readonly stretch: Stretch;
  readonly history: readonly RoundSummary[];
};

function StretchLine({ name, stretch, history }: StretchLineProps) {
  const round = history.find(({ roundId }) => roundId === stretch.roundId);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{scoreToPar(stretch.toPar)}</b>{' '}
        {`on ${stretch.from} to ${stretch.to}${round === undefined ? '' : `, ${round.courseName}, ${formatDay(round.playedOn)}`}`}
      </dd>
    </div>
  );
}
