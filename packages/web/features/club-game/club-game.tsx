import type { OutputOf } from '@strokebook/contract';
import { decimal, formatDay, plural, scoreToPar } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { ToParStrip } from '../../controls/figures/to-par-strip.tsx';
import { Card } from '../../ui/pages/card.tsx';
import classes from './club-game.module.css';

type Game = NonNullable<OutputOf<'getPastTournaments'>['game']>;

type ClubGameProps = {
  readonly game: Game;
  readonly username: string;
  /** Whether the page already draws the player's tournament rounds around par. */
  readonly hasStrip: boolean;
};

/** Rounds and courses of a golfer who plays few or no tournaments: the last rounds to par, one by one, and where. */
export function ClubGame({
  game: { scores, recent, courses, roundCount, courseCount },
  username,
  hasStrip,
}: ClubGameProps) {
  const { average, period, strip } = scores;
  return (
    <>
      {!hasStrip && average !== null && (
        <Card title="Every round, to par" hint={strip.length === 1 ? '1 round' : `last ${strip.length}`}>
          <ToParStrip
            strip={strip}
            captions={{ before: null, period: { name: period.name, score: decimal(average.score, 1) } }}
          />
        </Card>
      )}
      <Card
        title="Recent rounds"
        hint={roundCount > recent.length ? `last ${recent.length} of ${roundCount}` : plural(roundCount, 'round')}
        actions={
          <Link to="/player/$username/my-rounds" params={{ username }} className="quiet-button">
            All rounds
          </Link>
        }
      >
        <ul className={classes.list}>
          {recent.map((round) => (
            <li key={round.roundId}>
              <span className="shrinkable">
                <b>{round.courseName}</b>
                <small>{detailsOf(round)}</small>
              </span>
              <Score {...round} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Courses played" hint={String(courseCount)}>
        <ul className={classes.list}>
          {courses.map(({ name, roundCount: times, best }) => (
            <li key={name}>
              <span className="shrinkable">
                <b>{name}</b>
                <small>{best !== null && times > 1 ? `Best of ${times} rounds` : plural(times, 'round')}</small>
              </span>
              {best !== null && <Score {...best} />}
            </li>
          ))}
        </ul>
        {courseCount > courses.length && (
          <p className="note">and {plural(courseCount - courses.length, 'other course')}</p>
        )}
      </Card>
    </>
  );
}

const detailsOf = ({ playedOn, holeCount, isSimulator }: Game['recent'][number]): string =>
  [formatDay(playedOn, true), holeCount === 18 ? null : `${holeCount} holes`, isSimulator ? 'simulator' : null]
    .filter((part) => part !== null)
    .join(', ');

const Score = ({ score, toPar }: { readonly score: number; readonly toPar: number }) => (
  <span className={classes.score}>
    <b>{score}</b> <span data-tone={toPar < 0 ? 'better' : undefined}>{scoreToPar(toPar)}</span>
  </span>
);
