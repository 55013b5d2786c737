import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { formatDay, formatHandicap, formatIndex, NOTHING, strokeDots } from '@strokebook/golf/format';
import { postedNines, uncountedTexts } from '@strokebook/golf/handicap';
import { nineNames } from '@strokebook/golf/scorecard';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './score-posting.module.css';

type Posting = NonNullable<OutputOf<'getScorePosting'>['posting']>;

type PostScoreDialogProps = {
  readonly accountId: AccountId;
  readonly roundId: string;
  readonly onClose: () => void;
};

/** A finished round in large type, to be typed into the official service (INDEX-14). */
export function PostScoreDialog({ accountId, roundId, onClose }: PostScoreDialogProps) {
  const { api } = useApi();
  const query = useQuery(api.query('getScorePosting', { params: { accountId, roundId } }));
  return (
    <Dialog title="Post this score" size={640} onClose={onClose}>
      <QueryState query={query} part="Score" skeleton={<SkeletonRows rows={10} rowHeight={40} />}>
        {({ posting, uncounted }) => {
          if (posting !== null) return <PostedScore posting={posting} />;
          return uncounted !== null && <p>{`It does not count. ${uncountedTexts[uncounted]}`}</p>;
        }}
      </QueryState>
    </Dialog>
  );
}

function PostedScore({ posting }: { readonly posting: Posting }) {
  const { playedOn, courseName, teeName, courseRating, slopeRating, holeCount, holes, strokes, adjustedScore } =
    posting;
  const facts = [
    ['Day', formatDay(playedOn, true)],
    ['Course', courseName],
    ...(teeName === '' ? [] : [['Tee', teeName]]),
    ['Rating / slope', `${courseRating.toFixed(1)} / ${slopeRating}`],
    ['Holes', holes.length < holeCount ? `${holes.length} of ${holeCount}` : String(holeCount)],
    ['Score', String(strokes)],
    ['Adjusted', String(adjustedScore)],
  ];
  return (
    <div className="stack gap-16">
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd className="break-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.nines}>
        {postedNines(holes).map((nine) => (
          <NineTable key={nine.name} nine={nine} />
        ))}
      </div>
      <p className="fine">{basisOf(posting)}</p>
    </div>
  );
}

function NineTable({ nine }: { readonly nine: ReturnType<typeof postedNines>[number] }) {
  const { name, holes, par, strokes, adjusted } = nine;
  return (
    <table className={classes.card} aria-label={nineNames[name]}>
      <thead>
        <tr>
          <th scope="col">Hole</th>
          <th scope="col">Par</th>
          <th scope="col">Score</th>
          <th scope="col">Adjusted</th>
        </tr>
      </thead>
      <tbody>
        {holes.map((hole, place) => (
          <tr key={place}>
            <th scope="row">
              {hole.hole}
              {hole.received !== null && hole.received !== 0 && (
                <>
                  <span className={classes.received} aria-hidden="true">
                    {strokeDots(hole.received)}
                  </span>
                  <span className="unseen">{receivedWords(hole.received)}</span>
                </>
              )}
            </th>
            <td className="muted">{hole.par}</td>
            <td className={classes.score}>{hole.isPickedUp ? 'X' : (hole.score ?? NOTHING)}</td>
            <td data-changed={hole.adjusted !== hole.score || undefined}>{hole.adjusted ?? NOTHING}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{name}</th>
          <td className="muted">{par}</td>
          <td className={classes.score}>{strokes}</td>
          <td>{adjusted}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const receivedWords = (strokes: number): string => (strokes < 0 ? `, ${-strokes} given back` : `, ${strokes} received`);

/** What limited the holes. The official service limits them by an index of its own. */
function basisOf({ index, courseHandicap, holes }: Posting): string {
  const own = 'The official service takes the score of each hole and adjusts it by its own index.';
  if (index === null || courseHandicap === null) return `Before a first index no hole counts more than par + 5. ${own}`;
  const sign = holes.some(({ received }) => (received ?? 0) > 0)
    ? ', a dot for each stroke received'
    : holes.some(({ received }) => (received ?? 0) < 0)
      ? ', +1 for a stroke given back'
      : '';
  return `Adjusted by the estimated index of that day, ${formatIndex(index)}: course handicap ${formatHandicap(courseHandicap)}${sign}. ${own}`;
}
