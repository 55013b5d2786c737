import { Button } from '@mantine/core';
import { type OutputOf, type RoundImport, type TakenBackImport, sourceNames } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { plural } from '@strokebook/golf/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { exactTime } from '../../lib/time-ago.ts';
import { roundsAndScores } from '../../lib/rounds-and-scores.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import classes from './round-import.module.css';

/** Whose an import is. */
type Owners = {
  readonly accountIds: readonly AccountId[];
  /** The names of other players than the page's. */
  readonly names: readonly string[];
  /** Who imported for the player; null if the player did, or the viewer. */
  readonly by: string | null;
};
export type MadeImport = Omit<RoundImport, 'importedBy'> & Owners;
export type TakenBack = Omit<TakenBackImport, 'importedBy'> & Owners;

type ImportLinesProps = {
  readonly id: string;
  readonly title: string;
  readonly imports: readonly MadeImport[];
  readonly takenBack: readonly TakenBack[];
};

type Undone = OutputOf<'takeBackImport'>;
const NOTHING_UNDONE: Undone = { removed: 0, restored: 0, kept: 0, scores: 0, keptScores: 0 };

/** The first day on which the numbers of Arccos' clubs were read rightly. */
const ARCCOS_CLUBS_RIGHT_SINCE = '2026-12-01';

/** Whether rounds of an import still have the clubs that earlier versions read wrongly. */
const hasOldClubs = ({
  source,
  unchanged,
  importedAt,
}: Pick<RoundImport, 'source' | 'unchanged' | 'importedAt'>): boolean =>
  source === 'arccos' && unchanged > 0 && importedAt < ARCCOS_CLUBS_RIGHT_SINCE;

/** Imports, each with a button that takes it back for all of its players, or brings it back for a day (IMPORT-25). */
export function ImportLines({ id, title, imports, takenBack }: ImportLinesProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<string>();
  const takeBack = useMutation({
    mutationFn: async ({ importId, accountIds }: MadeImport) => {
      let all = NOTHING_UNDONE;
      for (const accountId of accountIds) {
        const undone = await api.call('takeBackImport', { params: { accountId, importId } });
        all = add(all, undone);
        setStatus(undoneText(all));
      }
    },
    onMutate: () => setStatus(undefined),
    // What was taken back of some players is, even if the call of the next one fails.
    onSettled: () => void refreshShown(queryClient, 'rounds'),
  });
  const bringBack = useMutation({
    mutationFn: async ({ importId, accountIds, rounds }: TakenBack) => {
      let [restored, scores] = [0, 0];
      for (const accountId of accountIds) {
        for (let remaining = 1; remaining > 0; ) {
          const back = await api.call('restoreImport', { params: { accountId, importId } });
          remaining = back.remaining;
          restored += back.restored;
          scores += back.scores;
          if (remaining > 0) setStatus(`${restored} of ${plural(rounds, 'round')} back …`);
        }
      }
      setStatus(`Back: ${roundsAndScores(restored, scores)}.`);
    },
    onMutate: () => setStatus(undefined),
    onSettled: () => void refreshShown(queryClient, 'rounds'),
  });
  if (imports.length + takenBack.length === 0 && status === undefined) return null;
  const texts = Map.groupBy(imports, lineText);
  const isAlone = (made: MadeImport): boolean => texts.get(lineText(made))?.length === 1;
  const failure = takeBack.error ?? bringBack.error;
  return (
    <PageSection id={id} title={title} status={status}>
      {failure !== null && <Failure>{errorText(failure)}</Failure>}
      <ul>
        {takenBack.map((made) => {
          const what = whatText(made.rounds, made.scores, made);
          return (
            <li key={made.importId} className={classes.made}>
              <span>
                <b className="medium">{what}</b>
                <span className="note">
                  {made.by === null ? ' · ' : ` · by ${made.by} · `}
                  taken back <TimeAgo instant={made.takenBackAt} />, can come back for a day
                </span>
                <Names names={made.names} />
              </span>
              <Button
                variant="default"
                className="flex-none"
                aria-label={`Bring back ${what}`}
                loading={bringBack.isPending}
                onClick={() => bringBack.mutate(made)}
              >
                Bring back
              </Button>
            </li>
          );
        })}
        {imports.map((made) => (
          <li key={made.importId} className={classes.made}>
            <span>
              <b className="medium">{storedText(made)}</b>
              <span className="note">
                {made.by === null ? ' · ' : ` · by ${made.by} · `}
                {isAlone(made) ? <TimeAgo instant={made.importedAt} /> : exactTime(made.importedAt)}
              </span>
              <Names names={made.names} />
              {hasOldClubs(made) && (
                <small className="block note">
                  The clubs of these rounds were read wrongly, most irons as one club longer. Import the same files
                  again: rounds that were not changed by hand get the right clubs.
                </small>
              )}
            </span>
            {made.canTakeBack && (
              <TwoPressButton
                word="Take back"
                label={`Take back the import of ${leftText(made)}${isAlone(made) ? '' : `, ${exactTime(made.importedAt)}`}`}
                keepWord="Keep"
                isBusy={takeBack.isPending}
                onAct={() => takeBack.mutate(made)}
              />
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** '12 rounds and 56 scores of 11 players from a worksheet'. */
const whatText = (rounds: number, scores: number, { names, source }: Pick<MadeImport, 'names' | 'source'>): string =>
  `${roundsAndScores(rounds, scores)}${names.length > 1 ? ` of ${plural(names.length, 'player')}` : ''} from ${sourceNames[source]}`;

/** What an import stored. */
const storedText = (made: MadeImport): string =>
  whatText(made.unchanged + made.changed, made.unchangedScores + made.changedScores, made);

/** What taking an import back takes; all that it stored, with a reason, where nothing is left of it. */
const leftText = (made: MadeImport): string =>
  made.unchanged + made.unchangedScores === 0
    ? `${storedText(made)}, all changed since`
    : whatText(made.unchanged, made.unchangedScores, made);

/** A line without its time: imports that read alike are told apart by it. */
const lineText = (made: MadeImport): string => `${storedText(made)} ${made.by} ${made.names.join(', ')}`;

/** Names in a line; more are counted. */
const MAX_NAMES = 4;

function Names({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  const [shown, more] = [names.slice(0, MAX_NAMES), names.length - MAX_NAMES];
  return (
    <small className="block note break-anywhere">
      {more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')}
    </small>
  );
}

const add = (one: Undone, other: Undone): Undone => ({
  removed: one.removed + other.removed,
  restored: one.restored + other.restored,
  kept: one.kept + other.kept,
  scores: one.scores + other.scores,
  keptScores: one.keptScores + other.keptScores,
});

function undoneText({ removed, restored, kept, scores, keptScores }: Undone): string {
  const back = restored === 0 ? '' : `; as before: ${plural(restored, 'round')}`;
  const changed = kept + keptScores === 0 ? '' : ` Changed since, and kept: ${roundsAndScores(kept, keptScores)}.`;
  return `Gone: ${roundsAndScores(removed, scores)}${back}.${changed}`;
}
