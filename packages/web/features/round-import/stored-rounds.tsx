import { Button } from '@mantine/core';
import type { ImportOutcome } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { lackingHoles } from '@strokebook/golf/entry';
import { formatDay, plural } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { RoundEntryLink } from '../../controls/round-actions/round-entry-link.tsx';
import { customChoice } from '../../controls/round-picker/round-choice.ts';
import { roundsAndScores } from '../../lib/rounds-and-scores.ts';
import type { ImportPerson } from './import-people.ts';
import { playersOf } from './import-list.ts';
import classes from './round-import.module.css';
import { resultsOf, scoresOf } from './results.ts';
import { countEvents } from './stored-events.ts';
import { TeamLinks } from './team-links.tsx';
import type { RoundImportState } from './use-round-import.ts';

/** The progress of storing, which can be stopped; what was stored stays (IMPORT-02). */
export function StoringRounds({ state, total }: { readonly state: RoundImportState; readonly total: number }) {
  const results = state.storedResults.reduce((sum, { added, updated, kept }) => sum + added + updated + kept.length, 0);
  const done = state.outcomes.length + results;
  return (
    <div className="stack gap-16">
      <p role="status">
        <span className={classes.number}>{done}</span> of {total} stored
      </p>
      <progress aria-label="Storing the rounds" className={classes.progress} value={done / Math.max(1, total)} />
      <div>
        <Button variant="default" onClick={state.stop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

/** As many rounds as an address holds, and a page shows at once. */
const MAX_LINKED = 20;

type StoredRoundsProps = {
  readonly state: RoundImportState;
  readonly isStopped: boolean;
  /** The player of the page. */
  readonly player: ImportPerson;
  /** The account that is signed in. */
  readonly viewerId: AccountId;
  /** Whether what the rounds say stands above, so that the count is the last line and not the first. */
  readonly isLast: boolean;
};

/** What was stored, for whom, and where to look at it. */
export function StoredRounds({ state, isStopped, player, viewerId, isLast }: StoredRoundsProps) {
  const { outcomes, found, again, storedResults, accountOf } = state;
  const kept = [...new Set(storedResults.flatMap((one) => one.kept))];
  const count = (...kinds: readonly ImportOutcome['outcome'][]) =>
    outcomes.filter(({ outcome }) => kinds.includes(outcome)).length;
  const stored = count('stored', 'replaced');
  const nameOf = (accountId: AccountId): string =>
    found?.people.find((person) => person.accountId === accountId)?.fullName ?? player.fullName;
  const refused = [
    ...outcomes.filter(({ outcome }) => outcome === 'refused').map(({ problem }) => problem ?? ''),
    ...storedResults.flatMap(({ accountId, problem }) =>
      problem === null ? [] : [`The scores of ${nameOf(accountId)} were not stored. ${problem}`],
    ),
  ];
  const leftOut = playersOf((found?.items ?? []).filter((item) => accountOf(item) === null));
  const ofPlayers = (found?.people ?? []).flatMap((person) => {
    const own = outcomes.filter(({ accountId }) => accountId === person.accountId);
    const results = storedResults.filter((one) => one.accountId === person.accountId && one.problem === null);
    const resultCount = results.reduce((sum, { added, updated }) => sum + added + updated, 0);
    if (own.length + results.length === 0) return [];
    const texts = [
      ...(own.length === 0 ? [] : [plural(own.filter(isStored).length, 'round')]),
      ...(results.length === 0
        ? []
        : [
            `${plural(
              results.reduce((sum, one) => sum + one.scores, 0),
              'score',
            )} in ${plural(resultCount, 'event')}`,
          ]),
    ];
    const roundIds = own.filter(isStored).map(({ roundId }) => roundId);
    return [{ person, text: texts.join(', '), roundIds: roundIds.slice(0, MAX_LINKED) }];
  });
  const isForOthers = ofPlayers.some(({ person }) => person.accountId !== player.accountId);
  const scores = storedResults.reduce((sum, one) => sum + one.scores, 0);
  const withResults = new Set(storedResults.filter((one) => one.scores > 0).map(({ accountId }) => accountId));
  const eventCount = countEvents(
    resultsOf(scoresOf(state.ready, state.accountOf, state.againstOf)).filter(
      ({ accountId, tournament }) => withResults.has(accountId) && !kept.includes(tournament),
    ),
  );
  const [number, ...words] =
    `${roundsAndScores(stored, scores)}${isForOthers ? ` of ${plural(ofPlayers.length, 'player')}` : ''} stored`.split(
      ' ',
    );
  return (
    <div className="stack gap-16">
      <p role="status">
        <span className={isLast ? 'medium' : classes.number}>{number}</span> {words.join(' ')}
        {isStopped && '. You stopped; the same files again go on.'}
      </p>
      {eventCount > 0 && (
        <p>
          {isForOthers
            ? `In the schedules now: ${plural(eventCount, 'event')} of ${plural(withResults.size, 'player')}. Change a score in the player’s schedule.`
            : `In the schedule now: ${plural(eventCount, 'event')}. Change a score in the schedule.`}
        </p>
      )}
      {kept.length > 0 && (
        <p className={classes.asked}>
          {`The schedule has other scores, which stayed: ${kept.join(', ')}. Change them in the schedule if the file is right.`}
        </p>
      )}
      {count('unchanged') > 0 && (
        <p>{`${plural(count('unchanged'), 'round')} were there already, and did not change.`}</p>
      )}
      {count('kept') > 0 && (
        <p>{`${plural(count('kept'), 'round')} stayed as you changed them by hand since they were imported.`}</p>
      )}
      {refused.length > 0 && (
        <ul aria-label="Rounds that were not stored">
          {refused.map((problem) => (
            <li key={problem} className={classes.asked}>
              {problem}
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && <p>{`Left out, as nobody was chosen for them: ${leftOut.join(', ')}.`}</p>}
      <TeamLinks accountIds={ofPlayers.map(({ person }) => person.accountId)} />
      {isForOthers ? (
        <ul aria-label="Whose rounds were stored">
          {ofPlayers.map(({ person, text, roundIds }) => (
            <li key={person.accountId} className={classes.made}>
              <Link
                to="/player/$username/my-rounds"
                params={person}
                search={roundIds.length === 0 ? {} : customChoice(roundIds)}
                className="break-anywhere"
              >
                {person.fullName}
              </Link>
              <span className="note">{text}</span>
            </li>
          ))}
        </ul>
      ) : isLast ? null : (
        <p className="row-wrap gap-12">
          <Link to="/player/$username/data-analysis" params={player} className="primary-link">
            What your rounds say
          </Link>
          <Link to="/player/$username/my-rounds" params={player} className="quiet-button">
            My Rounds
          </Link>
        </p>
      )}
      <RoundsToComplete state={state} viewerId={viewerId} />
      <div className={classes.again}>
        <Button variant="default" onClick={again}>
          More files
        </Button>
      </div>
    </div>
  );
}

const isStored = ({ outcome }: ImportOutcome): boolean => outcome === 'stored' || outcome === 'replaced';

/** More are found in the list of rounds. */
const MAX_TO_COMPLETE = 10;

type RoundsToCompleteProps = Pick<StoredRoundsProps, 'state' | 'viewerId'>;

/** Stored rounds with holes that lack strokes: these take no part in strokes gained until they are completed (IMPORT-04). */
function RoundsToComplete({ state: { toComplete: rounds, found }, viewerId }: RoundsToCompleteProps) {
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="to-complete">
      <h2 id="to-complete" className="text-l">
        {`${plural(rounds.length, 'round')} with holes to complete`}
      </h2>
      <p className="note">Their scores count. A hole whose strokes do not add up takes no part in strokes gained.</p>
      <ul>
        {rounds.slice(0, MAX_TO_COMPLETE).map(({ accountId, round }) => {
          const lacking = lackingHoles(round);
          const person = found?.people.find((one) => one.accountId === accountId);
          return (
            <li key={`${accountId} ${round.roundId}`} className={classes.toComplete}>
              <span className="break-anywhere">
                {`${round.course.name}, ${formatDay(round.playedOn, true)}`}
                <span className="note">{` · ${plural(lacking.length, 'hole')}`}</span>
              </span>
              <RoundEntryLink
                player={accountId === viewerId ? undefined : person?.username}
                roundId={round.roundId}
                place={(lacking[0] ?? 0) + 1}
                completes
                className="quiet-button"
                label={`Complete ${round.course.name}, ${formatDay(round.playedOn, true)}`}
              >
                Complete
              </RoundEntryLink>
            </li>
          );
        })}
      </ul>
      {rounds.length > MAX_TO_COMPLETE && (
        <p className="note">{`${rounds.length - MAX_TO_COMPLETE} more: each says it in the list of rounds, in its menu.`}</p>
      )}
    </section>
  );
}
