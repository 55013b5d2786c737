import { plural, scoreToPar, signed, decimal } from '@strokebook/golf/format';
import type { HeadlinePart, SeasonReport } from '@strokebook/golf/season';
import { Headline } from './headline.tsx';
import classes from './season.module.css';

type SeasonHeroProps = {
  readonly season: SeasonReport;
  readonly headline: readonly HeadlinePart[];
  readonly onOpen: (statId: string) => void;
};

/** The scoring average, and the season in a sentence whose figures open. */
export function SeasonHero({ season, headline, onOpen }: SeasonHeroProps) {
  const { average, period } = season;
  if (average === null) return null;
  const rounds = plural(average.roundCount, period.isTournaments ? 'tournament round' : 'round');
  const detail = detailOf(season);
  return (
    <div className={classes.hero}>
      <div>
        <p className="text-m muted">Scoring average</p>
        <p className={classes.number}>{decimal(average.score, 1)}</p>
        <p>
          <b className="text-l strong" data-tone={average.toPar < 0 ? 'better' : undefined}>
            {scoreToPar(average.toPar, 1)}
          </b>{' '}
          <span className="muted">{`to par in ${rounds}`}</span>
        </p>
      </div>
      <div>
        <Headline parts={headline} onOpen={onOpen} />
        {detail !== '' && <p className={classes.detail}>{detail}</p>}
      </div>
    </div>
  );
}

function detailOf({ improvement, bestFinish, period }: SeasonReport): string {
  const parts = [
    improvement === null
      ? null
      : `${signed(Math.abs(improvement), 1, false)} strokes a round ${improvement > 0 ? 'better' : 'worse'} than last season.`,
    bestFinish === null ? null : `Best finish, ${period.label}: ${bestFinish.finish}, ${bestFinish.name}.`,
  ];
  return parts.filter((part) => part !== null).join(' ');
}
