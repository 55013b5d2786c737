import { type AccountId, hasLevel, type Viewer } from '@strokebook/golf/access';
import { isSame } from '@strokebook/golf/model';
import { resultOf, type TeamEvent, type WrittenResult } from '@strokebook/golf/team-event';
import { accountChanges } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { loadAccessById } from '../../db/accounts/access-queries.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import { recordMemberChange } from '../../db/accounts/member-change-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { findResult, mayHave, putResult, removeResultEvent } from './queries.ts';

type Writer = { readonly own: AccountRow; readonly viewer: Viewer; readonly at: Date };

/** The accounts of an event whose schedules may be written, to be locked in the order of their ids. */
export const accountsOf = ({ answers, finished }: TeamEvent): readonly AccountId[] => [
  ...new Set([
    ...answers.players.flatMap(({ accountId }) => accountId ?? []),
    ...(finished?.written ?? []).map(({ accountId }) => accountId),
  ]),
];

/** Writes the results of an event to the schedules of those players who let the coach enter scores (TEAM-14, TEAM-27). */
export async function writeResults(tx: Queryable, event: TeamEvent, writer: Writer): Promise<readonly WrittenResult[]> {
  const { tournamentId, name } = event.answers;
  const written: WrittenResult[] = [];
  for (const accountId of accountsOf(event)) {
    if (!(await mayEnter(tx, writer.viewer, accountId))) continue;
    const before = await findResult(tx, accountId, tournamentId);
    const result = resultOf(event, accountId, before?.result ?? null);
    if (result === null || (before === null && !(await mayHave(tx, accountId, tournamentId)))) continue;
    await record(tx, accountId, name, writer);
    await putResult(tx, accountId, tournamentId, { result, isAdded: before === null });
    await incrementDataVersion(tx, accountId);
    written.push({ accountId, result, before });
  }
  return written;
}

/** Restores what stood in the schedules before; a result that has changed since stays. */
export async function takeBackResults(tx: Queryable, event: TeamEvent, writer: Writer): Promise<readonly AccountId[]> {
  const { tournamentId, name } = event.answers;
  const restored: AccountId[] = [];
  for (const { accountId, result, before } of event.finished?.written ?? []) {
    const now = await findResult(tx, accountId, tournamentId);
    if (now === null || !isSame(now.result, result) || !(await mayEnter(tx, writer.viewer, accountId))) continue;
    await record(tx, accountId, name, writer);
    if (before === null) await removeResultEvent(tx, accountId, tournamentId);
    else await putResult(tx, accountId, tournamentId, { result: before.result, isAdded: false });
    await incrementDataVersion(tx, accountId);
    restored.push(accountId);
  }
  return restored;
}

async function mayEnter(tx: Queryable, viewer: Viewer, accountId: AccountId): Promise<boolean> {
  const { account } = await loadAccessById(tx, accountId, null);
  // As the coach of the team: a product manager may do more, and does it with a reason.
  return account !== null && hasLevel({ ...viewer, isProductManager: false }, account, 'enter');
}

/** The line in the trail of whom it is done to. */
async function record(tx: Queryable, accountId: AccountId, subject: string, { own, at }: Writer): Promise<void> {
  if (own.accountId === accountId) return;
  const name = own.hasChosenName ? fullName(own) : own.username;
  const change = accountChanges.updateScheduleEvent;
  await recordMemberChange(tx, accountId, { at, memberId: own.accountId, name, change, subject });
}
