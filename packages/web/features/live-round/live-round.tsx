import type { AccountId } from '@strokebook/golf/access';
import { isUnderWay } from '@strokebook/golf/entry';
import { courseLength, formatDay, lieText, plural, scoreToPar } from '@strokebook/golf/format';
import { roundLabel } from '@strokebook/golf/scorecard';
import { loggedLengthText, type MappedShot, numbersOf, shotInWords } from '@strokebook/golf/shot-map';
import { Link } from '@tanstack/react-router';
import { errorText } from '../../api/error-text.ts';
import { useUnits } from '../../api/use-units.ts';
import { BoardHoles } from '../../controls/figures/board-holes.tsx';
import { RoundEntryLink } from '../../controls/round-actions/round-entry-link.tsx';
import { useRoundEditor } from '../../controls/round-actions/use-round-editor.ts';
import { CUSTOM } from '../../controls/round-picker/round-choice.ts';
import { entryForText } from '../../lib/entry-for-text.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './live-round.module.css';
import { type LiveRound as Followed, useLiveRound } from './use-live-round.ts';

type LiveRoundProps = {
  readonly accountId: AccountId;
  readonly roundId: string;
  readonly username: string;
  /** The player's full name. */
  readonly name: string;
};

/** A card that is followed has no pictures of the holes. */
const noDrawings = [] as const;

/** A round while it is played, to be watched: the page follows it, and nothing on it changes the round (TEAM-30). */
export function LiveRound({ accountId, roundId, username, name }: LiveRoundProps) {
  const query = useLiveRound(accountId, roundId);
  return (
    <Page title={`${name} on the course`}>
      <QueryState query={query} part="This round" skeleton={<SkeletonRows rows={6} rowHeight={64} />}>
        {(round) =>
          round === null ? (
            <Notice title="This round is not there any more.">
              <p>It was deleted, or it is no longer shared with you.</p>
              <p>
                <Link to="/player/$username/my-rounds" params={{ username }}>
                  All rounds of {name}
                </Link>
              </p>
            </Notice>
          ) : (
            <div className="stack gap-20">
              <Score round={round} askedAt={Math.max(query.dataUpdatedAt, query.errorUpdatedAt)} />
              {query.isError && (
                <p role="alert" className="note">
                  {`${errorText(query.error)} This page tries again by itself.`}
                </p>
              )}
              <section className={classes.board} data-palette="deep" aria-label="Scorecard">
                <BoardHoles holes={round.card.holes} drawings={noDrawings} playing={round.playing?.at} />
              </section>
              {round.playing === null ? (
                <Finished round={round} username={username} />
              ) : (
                <>
                  <PlayedHole card={round.card} playing={round.playing} />
                  <Entry accountId={accountId} roundId={roundId} />
                </>
              )}
            </div>
          )
        }
      </QueryState>
    </Page>
  );
}

type ScoreProps = {
  readonly round: Followed;
  /** When the server was last asked, in milliseconds. */
  readonly askedAt: number;
};

function Score({ round: { summary, savedAt }, askedAt }: ScoreProps) {
  const { score, par, holesPlayed, courseName, playedOn } = summary;
  const label = roundLabel(summary);
  const where = label === courseName ? label : `${label}, ${courseName}`;
  return (
    <div>
      <p className="note">To par</p>
      <p role="status" className={classes.score}>
        <b>{score === null || par === null ? 'E' : scoreToPar(score - par)}</b>{' '}
        <span className="text-xl">{holesPlayed === 0 ? 'not started' : `thru ${holesPlayed}`}</span>
      </p>
      <p className="break-anywhere">{`${where} · ${formatDay(playedOn, true)}`}</p>
      <p className="note">
        Saved <TimeAgo instant={savedAt} now={askedAt} />
      </p>
    </div>
  );
}

type PlayedHoleProps = {
  readonly card: Followed['card'];
  readonly playing: NonNullable<Followed['playing']>;
};

/** The hole that is played now, with its strokes so far. */
function PlayedHole({ card, playing: { at, shots } }: PlayedHoleProps) {
  const [units] = useUnits();
  const hole = card.holes[at];
  if (hole === undefined) return null;
  const facts = [`Par ${hole.par}`, ...(hole.yards === null ? [] : [courseLength(hole.yards, units)])];
  const numbers = numbersOf({ shots });
  return (
    <section aria-labelledby="hole-now">
      <h2 id="hole-now" className="text-l">
        Hole {hole.hole} now
      </h2>
      <p className="note">{facts.join(', ')}</p>
      {shots.length > 0 && (
        <ol className={classes.strokes}>
          {shots.map((shot, index) => (
            <li key={numbers[index]}>
              <b>{numbers[index]}</b> <StrokeText shot={shot} units={units} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type StrokeTextProps = { readonly shot: MappedShot; readonly units: ReturnType<typeof useUnits>[0] };

/** 'Driver, fairway. 142 yd left.' of a stroke that was played, 'To play: fairway, 142 yd' of the one under way. */
function StrokeText({ shot, units }: StrokeTextProps) {
  if (isUnderWay(shot)) {
    const left = shot.toPin === null ? [] : [loggedLengthText(shot.toPin, shot.lie, units)];
    return <span>{`To play: ${[lieText(shot.lie), ...left].join(', ')}`}</span>;
  }
  const { length, rest } = shotInWords(shot, units);
  return <span>{[...(length === null ? [] : [`${length}.`]), rest].join(' ')}</span>;
}

type FinishedProps = { readonly round: Followed; readonly username: string };

function Finished({ round: { summary }, username }: FinishedProps) {
  const { roundId, score, holesPlayed } = summary;
  return (
    <Notice title="The round is finished.">
      <p>{score === null ? `It has no total: ${plural(holesPlayed, 'hole')} were played.` : `${score} strokes.`}</p>
      <p>
        <Link
          to="/player/$username/my-rounds"
          params={{ username }}
          search={{ rounds: CUSTOM, ids: [roundId], map: { roundId } }}
        >
          Scorecard and shots of this round
        </Link>
      </p>
    </Notice>
  );
}

/** The way into the editor, for those who may enter rounds. */
function Entry({ accountId, roundId }: Pick<LiveRoundProps, 'accountId' | 'roundId'>) {
  const editor = useRoundEditor(accountId);
  if (editor === null) return null;
  const { player } = editor;
  return (
    <div>
      <RoundEntryLink player={player?.username} roundId={roundId} className="quiet-button">
        {player === undefined ? 'Continue' : entryForText(player)}
      </RoundEntryLink>
      {player !== undefined && <p className="note">The round and the player’s activity will say that you did.</p>}
    </div>
  );
}
