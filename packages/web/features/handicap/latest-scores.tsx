import type { OutputOf } from '@strokebook/contract';
import { cellOf } from '@strokebook/documents/report';
import type { AccountId } from '@strokebook/golf/access';
import { formatDay, formatDifferential, formatIndex, signed } from '@strokebook/golf/format';
import { useState } from 'react';
import { PostScoreDialog } from '../../controls/score-posting/post-score-dialog.tsx';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
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
  const title = `The last ${latest.length} scores`;
  const hint =
    index === null ? undefined : `${index.counted} of ${latest.length} count, average ${formatIndex(index.average)}`;
  return (
    <section aria-labelledby="latest-title" className="shrinkable">
      <SectionHead id="latest-title" title={title} hint={hint} />
      <div className={classes.scores}>
        <ColumnTable
          label={title}
          columns={[
            ...columnsOf(leaving[0]?.roundId ?? null),
            {
              label: 'Working',
              kind: 'figure',
              isUnlabelled: true,
              render: ({ roundId, strokes, playedOn }) => (
                <button
                  type="button"
                  className={classes.more}
                  aria-expanded={openId === roundId}
                  aria-controls={workingId(roundId)}
                  aria-label={`How ${strokes} on ${formatDay(playedOn)} counts`}
                  onClick={() => setOpenId(openId === roundId ? null : roundId)}
                >
                  <ChevronDownIcon />
                </button>
              ),
            },
          ]}
          rows={latest}
          keyOf={({ roundId }) => roundId}
          rowProps={({ isCounted }) => ({ 'data-counts': isCounted })}
          renderBelow={(score) =>
            openId === score.roundId && (
              <div id={workingId(score.roundId)}>
                <ScoreWorking score={score} />
                {posterId !== null && !score.isWithoutHoles && (
                  <button
                    type="button"
                    className="quiet-button margin-top-12"
                    aria-haspopup="dialog"
                    onClick={() => setPostedId(score.roundId)}
                  >
                    Post this score
                  </button>
                )}
              </div>
            )
          }
        />
      </div>
      {posterId !== null && postedId !== null && (
        <PostScoreDialog accountId={posterId} roundId={postedId} onClose={() => setPostedId(null)} />
      )}
    </section>
  );
}

const workingId = (roundId: string) => `working-${roundId}`;

/** @param nextOut the round that leaves the list with the next score */
const columnsOf = (nextOut: string | null): readonly ScreenColumn<Score>[] => [
  {
    label: 'Day',
    kind: 'days',
    cell: ({ playedOn }) => formatDay(playedOn),
    render: ({ isCounted, playedOn }) => (
      <>
        <Sign isFilled={isCounted} words={isCounted ? 'Counts' : 'Does not count'} />
        {formatDay(playedOn)}
      </>
    ),
  },
  {
    label: 'Course',
    kind: 'words',
    width: '100px',
    cell: ({ courseName, teeName }) => `${courseName} ${teeName}`,
    render: ({ roundId, courseName, teeName }) => (
      <>
        <span className={classes.name}>{courseName}</span> <span className={classes.tee}>{teeName}</span>
        {roundId === nextOut && <small className="fine">Leaves with the next score</small>}
      </>
    ),
  },
  {
    label: 'Score',
    kind: 'figure',
    cell: ({ strokes, adjustedScore }) => cellOf(`${strokes}`, strokes === adjustedScore ? '' : `as ${adjustedScore}`),
  },
  {
    label: 'Rating / slope',
    kind: 'figure',
    leaves: 'card',
    cell: ({ courseRating, slopeRating }) => `${courseRating.toFixed(1)} / ${slopeRating}`,
  },
  {
    label: 'Differential',
    kind: 'figure',
    isStrong: true,
    cell: ({ value, reductions, differential }) =>
      cellOf(
        formatDifferential(value),
        reductions === 0 ? '' : `${formatDifferential(differential)} ${signed(reductions, 1)}`,
      ),
  },
];
