import { type SignInResponse, type SupportedAccount, type SupportedAccountDetails } from '@strokebook/contract';
import { type AccountId, isMember, membersOf } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import {
  type DeletedAccount,
  findDeletedAccount,
  lockDeletedAccount,
  oldestRestorable,
  restorableUntil,
} from '../../db/account-deletion/deleted-account-queries.ts';
import { findCircleOwners } from '../../db/account-deletion/held-by-others.ts';
import { restoreAccount } from '../../db/account-deletion/restore-account.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { rosterName } from '../../db/accounts/organization-queries.ts';
import { tell } from '../../db/notices/tell.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';
import { endSessions, listAudit, listSessions } from '../../db/sign-in/session-queries.ts';
import { createGuarding } from '../../guarding/guarding.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { maskNumber } from '../../http/phone-number.ts';
import { findLiveAccounts } from './find-live-accounts.ts';
import {
  countRounds,
  findAccountsById,
  findDeletedAccounts,
  findLastSignIn,
  type FoundAccount,
  listRostersOf,
  MAX_FOUND,
} from './queries.ts';
import { recordSupport } from './support-event.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

/** Digits of a phone number that support sees: enough to compare it with what its owner says. */
const SHOWN_DIGITS = 2;
/** Lines of the trail that support sees: those of the last weeks. */
const TRAIL_LINES = 50;

type AdministrationDeps = Pick<Services, 'database' | 'clock'> & {
  /** Sends a sign-in code as the sign-in page does, with its limits. */
  readonly sendCode: (phoneNumber: string, origin: RequestContext['origin']) => Promise<SignInResponse>;
};

/** Finding accounts, and support for one of them. */
export function createAdministrationHandlers({ database, clock, sendCode }: AdministrationDeps) {
  const { query } = database;
  const guarding = createGuarding({ query, clock });
  return {
    findAccounts: async ({ body: { text } }) => {
      const { live, numbers, words } = await findLiveAccounts(query, text);
      const deleted = await findDeletedAccounts(query, numbers, words, oldestRestorable(clock.now()));
      const all = [...live.map((row) => toSupported(row)), ...deleted.map(toSupportedDeleted)];
      return { accounts: all.slice(0, MAX_FOUND), hasMore: all.length > MAX_FOUND };
    },
    getSupportedAccount: ({ params: { accountId } }) => loadDetails({ database, clock }, accountId),
    endAccountSessions: async ({ params: { accountId }, body: { reason } }, { signedIn: by }) => {
      await changeAccount(query, accountId, async (tx) => {
        const at = clock.now();
        await endSessions(tx, accountId, at);
        await recordSupport(tx, accountId, { kind: 'supportSessionsEnded', at, by, reason });
      });
      return loadDetails({ database, clock }, accountId);
    },
    sendAccountCode: async ({ params: { accountId }, body: { reason } }, { signedIn: by, origin }) => {
      const phoneNumber = (await findAccount(query, accountId))?.phoneNumber;
      if (phoneNumber == null) throw new RequestError('NOT_FOUND');
      const sent = await sendCode(phoneNumber, origin);
      // A code that was sent a moment ago is still valid, and no second one is sent.
      if (sent.status === 'CODE_SENT') {
        await query.transaction((tx) =>
          recordSupport(tx, accountId, { kind: 'supportCodeSent', at: clock.now(), by, reason }),
        );
      }
      return sent;
    },
    restoreAccount: async ({ params: { accountId }, body: { reason } }, { signedIn: by }) => {
      const at = clock.now();
      const { numberHolderId, askedTeams } = await guarding.run(async (tx, { act }) => {
        const deleted = await lockDeletedAccount(tx, accountId, at);
        if (deleted === null) throw new RequestError('NOT_FOUND');
        const restored = await restoreAccount(tx, deleted);
        await recordSupport(tx, accountId, { kind: 'supportRestored', at, by, reason });
        for (const ownerId of restored.circleOwnerIds) {
          await recordAuditEvent(tx, ownerId, {
            ...{ kind: 'circleMemberAdded', at, origin: NO_ORIGIN },
            details: { username: deleted.username, reason: 'The account of this member was restored' },
          });
        }
        for (const { name: team, role } of restored.askedTeams) {
          const details = { team, role, reason: 'The account was restored' };
          await recordAuditEvent(tx, accountId, { kind: 'teamJoinRequested', at, origin: NO_ORIGIN, details });
        }
        // Who comes back to the circle of a player under 18 waits for a guardian, and so does everybody in the own one.
        for (const playerId of [accountId, ...restored.circleOwnerIds]) {
          const player = await findAccount(tx, playerId);
          if (player === null) continue;
          const memberIds = playerId === accountId ? membersOf(player) : [accountId];
          await act(player, { kind: 'reviewMembers', byId: accountId, memberIds });
        }
        return restored;
      });
      for (const { organizationId, name } of askedTeams) {
        for (const coach of await listCoaches(query, [organizationId])) {
          const told = { kind: 'teamAsked', at, byId: accountId, details: { team: { organizationId, name } } } as const;
          await query.transaction((tx) => tell(tx, coach.accountId, told));
        }
      }
      return { ...(await loadDetails({ database, clock }, accountId)), numberHolderId };
    },
  } satisfies Partial<Handlers>;
}

/** @throws RequestError NOT_FOUND for an account that neither exists nor can be restored */
export async function loadDetails(
  { database: { query }, clock }: Pick<Services, 'database' | 'clock'>,
  accountId: AccountId,
): Promise<SupportedAccountDetails> {
  const account = await findAccount(query, accountId);
  if (account === null) {
    const deleted = await findDeletedAccount(query, accountId, clock.now());
    if (deleted === null) throw new RequestError('NOT_FOUND');
    return { ...toSupportedDeleted(deleted), roundCount: deleted.roundCount, live: null };
  }
  const owners = await findCircleOwners(query, accountId);
  const people = await findAccountsById(query, [...membersOf(account), ...owners]);
  const devices = await listSessions(query, accountId, clock.now());
  const trail = await listAudit(query, accountId, undefined, TRAIL_LINES);
  return {
    ...toSupported(account),
    roundCount: await countRounds(query, accountId),
    live: {
      createdAt: account.createdAt.toISOString(),
      lastSignInAt: (await findLastSignIn(query, accountId))?.toISOString() ?? null,
      isProductManager: account.isProductManager,
      devices: devices.map(({ sessionId, method, device, startedAt, lastUsedAt }) => ({
        ...{ sessionId, method, device },
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
      circle: people.filter((person) => isMember(person.accountId, account)).map(toMember),
      circleOf: people.filter((person) => owners.includes(person.accountId)).map(toMember),
      rosters: (await listRostersOf(query, accountId)).map(({ organizationId, organizationName, ...roster }) => ({
        ...{ organizationId, organizationName },
        rosterId: roster.rosterId,
        rosterName: rosterName(roster),
      })),
      trail: trail.map(({ eventId, kind, occurredAt, device, details }) => ({
        ...{ eventId, kind, device, details },
        occurredAt: occurredAt.toISOString(),
      })),
    },
  };
}

/** An account as support sees it. */
export const toSupported = ({
  accountId,
  username,
  firstName,
  lastName,
  phoneNumber,
}: FoundAccount): SupportedAccount => ({
  ...{ accountId, username, firstName, lastName },
  maskedPhone: phoneNumber === null ? null : maskNumber(phoneNumber, SHOWN_DIGITS),
  deletion: null,
});

const toSupportedDeleted = (deleted: DeletedAccount): SupportedAccount => ({
  ...toSupported(deleted),
  deletion: {
    deletedAt: deleted.deletedAt.toISOString(),
    restorableUntil: restorableUntil(deleted.deletedAt).toISOString(),
  },
});

export const toMember = ({ accountId, username, firstName, lastName }: FoundAccount) => ({
  ...{ accountId, username, firstName, lastName },
});
