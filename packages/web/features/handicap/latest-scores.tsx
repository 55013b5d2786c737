import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { formatDay, formatDifferential, formatIndex, signed } from '@strokebook/golf/format';
import { useState } from 'react';
import { PostScoreDialog } from '../../controls/score-posting/post-score-dialog.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import classes from './handicap.module.css';
import { ScoreWorking } from './score-working.tsx';
import { Sign } from './sign.tsx';

type Report = OutputOf<'getEstimatedIndex'>;
type Score = Report['latest'][number];

type LatestScoresProps = {
  readonly report: Report;
  /** The account of the scores, if the viewer may post them; otherwise null. */
  readonly posterId: AccountId | null;
};

/** The scores that the index is computed from, each with its working. */
export function LatestScores({ report, posterId }: LatestScoresProps) {
  const { latest, index, leaving } = report;
  const [openId, setOpenId] = useState<string | null>(null);
  const [postedId, setPostedId] = useState<string | null>(null);
  const hint =
    index === null ? undefined : `${index.counted} of ${latest.length} count, average ${formatIndex(index.average)}`;
  return (
    <section aria-labelledby="latest-title" className="shrinkable">
      <SectionHead id="latest-title" title={`The last ${latest.length} scores`} hint={hint} />
      <table className={classes.scores} aria-labelledby="latest-title">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className={classes.course}>
              Course
            </th>
            <th scope="col">Score</th>
            <th scope="col" className={classes.rating}>
              Rating / slope
            </th>
            <th scope="col">Differential</th>
            <th scope="col">
              <span className="unseen">Working</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {latest.map((score) => (
            <ScoreRow
              key={score.roundId}
              score={score}
              isNextOut={leaving[0]?.roundId === score.roundId}
              isOpen={openId === score.roundId}
              onToggle={() => setOpenId(openId === score.roundId ? null : score.roundId)}
              onPost={posterId === null || score.isWithoutHoles ? null : () => setPostedId(score.roundId)}
            />
          ))}
        </tbody>
      </table>
      {posterId !== null && postedId !== null && (
        <PostScoreDialog accountId={posterId} roundId={postedId} onClose={() => setPostedId(null)} />
      )}
    </section>
  );
}

type ScoreRowProps = {
  readonly score: Score;
  /** Whether it leaves the list with the next score. */
  readonly isNextOut: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Opens the score to be posted; null if the viewer may not post it, or it has no holes. */
  readonly onPost: (() => void) | null;
};

function ScoreRow({ score, isNextOut, isOpen, onToggle, onPost }: ScoreRowProps) {
  const { playedOn, courseName, teeName, strokes, adjustedScore, courseRating, slopeRating, isCounted } = score;
  const workingId = `working-${score.roundId}`;
  return (
    <>
      <tr data-counts={isCounted}>
        <th scope="row" className={classes.day}>
          <Sign isFilled={isCounted} words={isCounted ? 'Counts' : 'Does not count'} />
          {formatDay(playedOn)}
        </th>
        <td className={classes.course}>
          <span className={classes.name}>{courseName}</span> <span className={classes.tee}>{teeName}</span>
          {isNextOut && <small className="fine">Leaves with the next score</small>}
        </td>
        <td>
          {strokes}
          {strokes !== adjustedScore && <small className="fine">{`as ${adjustedScore}`}</small>}
        </td>
        <td className={classes.rating}>{`${courseRating.toFixed(1)} / ${slopeRating}`}</td>
        <td>
          {score.reductions !== 0 && (
            <small className="fine">{`${formatDifferential(score.differential)} ${signed(score.reductions, 1)} =`}</small>
          )}
          <b className={classes.value}>{formatDifferential(score.value)}</b>
        </td>
        <td className={classes.toggle}>
          <button
            type="button"
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={workingId}
            aria-label={`How ${strokes} on ${formatDay(playedOn)} counts`}
            onClick={onToggle}
          >
            <ChevronDownIcon />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6} id={workingId} className={classes.working}>
            <ScoreWorking score={score} />
            {onPost !== null && (
              <button type="button" className={classes.post} aria-haspopup="dialog" onClick={onPost}>
                Post this score
              </button>
            )}
          </td>
        </tr>
      )}
    </>
  );
}
