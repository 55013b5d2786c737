import { describeChanges } from '@strokebook/golf/entry';
import { incrementDataVersion } from '../../db/data-version.ts';
import { isSameRound } from '@strokebook/golf/entry';
import { findRoundAuthors } from '../../db/rounds/round-author-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { findPastRevision, listPastRevisions, type PastRevision } from './history-queries.ts';
import { writeRevisions } from '../../db/rounds/write-rounds.ts';
import { findRound } from './queries.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

/** The revisions of a round. */
export function createRoundHistoryHandlers({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  return {
    listRoundRevisions: async ({ params: { accountId, roundId } }, { account, viewer }) => {
      const current = await findRound(database.query, accountId, roundId);
      if (current === null) throw new RequestError('NOT_FOUND');
      const past = await listPastRevisions(database.query, accountId, roundId);
      // A revision that was written between the two reads would be listed twice.
      const all = [current, ...past.filter(({ revision }) => revision < current.revision)];
      const authors = await findRoundAuthors(
        database.query,
        all.map(({ changedBy }) => changedBy),
        account,
        viewer,
      );
      return {
        revisions: all.map((one, index) => ({
          revision: one.revision,
          changedAt: one.changedAt.toISOString(),
          kind: one.changeKind,
          changedBy: authors.get(one.changedBy) ?? null,
          changes: changesSince(all[index + 1], one),
          sitting: sittingAt(all, index),
          isPast: index > 0,
        })),
      };
    },
    restoreRoundRevision: ({ params: { accountId, roundId, revision } }, { signedIn }) =>
      changeAccount(database.query, accountId, async (tx) => {
        const current = await findRound(tx, accountId, roundId);
        if (current === null) throw new RequestError('NOT_FOUND');
        const earlier =
          current.revision === revision ? current : await findPastRevision(tx, accountId, roundId, revision);
        if (earlier === null) throw new RequestError('NOT_FOUND');
        if (isSameRound(current.document, earlier.document)) return { revision: current.revision, isChanged: false };
        // It was validated when it was logged; newer rules must not make it impossible to restore.
        const change = { at: clock.now(), changedBy: signedIn.accountId, changeKind: 'restored' as const };
        await writeRevisions(tx, accountId, [{ document: earlier.document, before: current }], change);
        await incrementDataVersion(tx, accountId);
        return { revision: current.revision + 1, isChanged: true };
      }),
  } satisfies Partial<Handlers>;
}

/** Shorter pauses are between the holes of one round, or between two looks at its card. */
const MAX_PAUSE = 60 * 60_000;

/** What changed since the revision before; null if that is not stored. */
const changesSince = (before: PastRevision | undefined, { revision, document }: PastRevision): string[] | null =>
  before?.revision === revision - 1 ? [...describeChanges(before.document, document)] : null;

/** The sitting that ends with a revision; null if the next revision belongs to it too. @param all newest first. */
function sittingAt(all: readonly PastRevision[], last: number) {
  if (last > 0 && isSameSitting(all[last], all[last - 1])) return null;
  let first = last;
  while (isSameSitting(all[first + 1], all[first])) first += 1;
  const [ended, before] = [all[last], all[first + 1]];
  return {
    revisions: first - last + 1,
    changes:
      ended === undefined || before === undefined || before.revision !== (all[first]?.revision ?? 0) - 1
        ? null
        : [...describeChanges(before.document, ended.document)],
  };
}

const isSameSitting = (before: PastRevision | undefined, after: PastRevision | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.revision === after.revision - 1 &&
  before.changeKind === 'logged' &&
  after.changeKind === 'logged' &&
  before.changedBy === after.changedBy &&
  after.changedAt.getTime() - before.changedAt.getTime() < MAX_PAUSE;
