import { isAdult, isMember, levelInCircle } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { mayReceiveFor } from '../../db/accounts/contact-receiver.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { tell } from '../../db/notices/tell.ts';
import { lockOwnAccount, lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { toActiveAccount } from '../../db/accounts/public-account.ts';
import { refreshSearchable } from '../../db/accounts/searchable-queries.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { findTeamNames } from '../../db/organizations/team-queries.ts';
import { changeOwnAccount, lockSignedIn } from '../../http/change-account.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { createGuarding, type Guard } from '../../guarding/guarding.ts';
import { changeLevel, removeMember } from './circle.ts';
import { findMembers, storeContact, storeFirstAnswers, storeName, storePreferences } from './queries.ts';
import { changeSharing, sharingOf } from './sharing.ts';
import type { Services } from '../../services.ts';

/**
 * A refused username reveals that it is taken, even with a private profile. Nobody changes their own name this often,
 * and 20 guesses an hour find hardly anyone.
 */
const MAX_NAME_TRIES_PER_HOUR = 20;

type Recorded = Pick<Parameters<typeof recordAuditEvent>[2], 'kind' | 'details'>;

/** Changes of a signed-in person's own data and sharing; each is recorded in the trail. */
export function createOwnAccountHandlers(services: Pick<Services, 'database' | 'query' | 'clock' | 'tokens'>) {
  const { database, clock, tokens } = services;
  const guarding = createGuarding(services);
  /** Changes the account in one transaction; records nothing if nothing changed. */
  const change = <Result>(
    context: RequestContext,
    work: (tx: Queryable, before: AccountRow, record: (event: Recorded) => Promise<void>) => Promise<Result>,
  ): Promise<Result> =>
    changeOwnAccount(database.query, context.signedIn, async (tx, before) => {
      return work(tx, before, async (event) => {
        await incrementDataVersion(tx, before.accountId);
        await recordAuditEvent(tx, before.accountId, { ...event, at: clock.now(), origin: context.origin });
      });
    });

  /** Changes the account under the rules of guarding; `change` does for the rest. */
  const changeGuarded = <Result>(
    { signedIn, origin }: RequestContext,
    work: (
      tx: Queryable,
      guard: Guard,
      before: AccountRow,
      record: (event: Recorded) => Promise<void>,
    ) => Promise<Result>,
  ): Promise<Result> =>
    guarding.run(async (tx, guard) => {
      const before = await lockSignedIn(tx, signedIn);
      return work(tx, guard, before, async (event) => {
        await incrementDataVersion(tx, before.accountId);
        await recordAuditEvent(tx, before.accountId, { ...event, at: clock.now(), origin });
      });
    });

  return {
    updateName: async ({ body }, context) => {
      // Counted in a separate transaction, which is kept if the name is refused.
      await change(context, (tx, { accountId }) =>
        limitTries({ database, clock }, signInCounterKeys.namesOfAccount(accountId), {
          max: MAX_NAME_TRIES_PER_HOUR,
          refusal: 'TOO_MANY_REQUESTS',
          query: tx,
        }),
      );
      return change(context, async (tx, before, record) => {
        const after = await storeName(tx, before, body);
        if (after === null) throw new RequestError('USERNAME_TAKEN');
        await refreshSearchable(tx, [after.accountId]);
        const name = fullName(after);
        const isSame = name === fullName(before) && after.username === before.username;
        if (!isSame) await record({ kind: 'nameChanged', details: { name, username: after.username } });
        return toActiveAccount(tx, after, tokens);
      });
    },
    answerFirstQuestions: ({ body }, context) =>
      changeGuarded(context, async (tx, { stateAge }, before) => {
        const { birthYear } = body;
        await stateAge(before, { birthYear }, context.origin);
        const after = await storeFirstAnswers(tx, before, body);
        if (after === null) throw new RequestError('NotAuthorizedException');
        await refreshSearchable(tx, [before.accountId]);
        return toActiveAccount(tx, after, tokens);
      }),
    updatePreferences: ({ body }, context) =>
      change(context, async (tx, { accountId }) => {
        const after = await storePreferences(tx, accountId, body);
        if (after === null) throw new RequestError('NotAuthorizedException');
        return toActiveAccount(tx, after, tokens);
      }),
    getSharing: async (_input, { signedIn }) => {
      const account = await findAccount(database.query, signedIn.accountId);
      if (account === null) throw new RequestError('NotAuthorizedException');
      return sharingOf(database.query, account, clock.today(), clock.now());
    },
    updateSharing: ({ body }, context) =>
      change(context, async (tx, before, record) => {
        const changed = await changeSharing(tx, before, body);
        if (changed === null) return sharingOf(tx, before, clock.today(), clock.now());
        await record({ kind: 'sharingChanged', details: changed.details });
        return sharingOf(tx, changed.after, clock.today(), clock.now());
      }),
    updateBirthYear: ({ body }, context) =>
      changeGuarded(context, async (tx, { stateAge, moment }, before) => {
        const after = await stateAge(before, body, context.origin);
        return sharingOf(tx, after, moment.today, moment.now);
      }),
    updateContact: async ({ body: { receiverId, birthDate } }, context) => {
      if (birthDate !== undefined) await guarding.stateOwnAge(context.signedIn, { birthDate }, context.origin);
      return database.query.transaction(async (tx) => {
        const { own: before, other: receiver } =
          receiverId === null
            ? { own: await lockOwnAccount(tx, context.signedIn), other: null }
            : await lockOwnAndOther(tx, context.signedIn, receiverId);
        if (before === null) throw new RequestError('NotAuthorizedException');
        const { accountId } = before;
        const isOwn = receiverId === accountId;
        const isInCircle = receiver !== null && isMember(receiver.accountId, before);
        if (receiverId !== null && !isOwn && !isInCircle) throw new RequestError('MEMBER_NOT_FOUND');
        const isSame = receiverId === before.contactReceiverId;
        const contact = {
          contactReceiverId: receiverId,
          // A member who is asked again agrees again.
          contactAgreedId: isSame ? before.contactAgreedId : null,
        };
        if (isOwn && !isAdult(before, clock.today())) throw new RequestError('CONTACT_FOR_ADULTS');
        if (receiver !== null && !isOwn && !mayReceiveFor(receiver.accountId, before, clock.today())) {
          throw new RequestError('CONTACT_FOR_GUARDIANS');
        }
        await storeContact(tx, accountId, contact);
        if (!isSame) {
          if (receiver !== null && !isOwn) {
            await tell(tx, receiver.accountId, { kind: 'receivingAsked', at: clock.now(), byId: accountId });
          }
          await incrementDataVersion(tx, accountId);
          const { origin } = context;
          await recordAuditEvent(tx, accountId, { kind: 'contactChanged', at: clock.now(), origin });
        }
        return sharingOf(tx, { ...before, ...contact }, clock.today(), clock.now());
      });
    },
    updateCircleLevel: ({ params: { memberId }, body: { level } }, context) =>
      changeGuarded(context, async (tx, guard, before, record) => {
        const { after, event } = await changeLevel(tx, guard, before, before.accountId, { memberId, level });
        if (event !== null) await record(event);
        return sharingOf(tx, after, guard.moment.today, guard.moment.now);
      }),
    removeCircleMember: ({ params: { memberId }, query: { fromTeams = [] } }, context) =>
      changeGuarded(context, async (tx, guard, before, record) => {
        const { accountId: byId } = before;
        let { after, details } = await removeMember(tx, guard, before, byId, memberId);
        if (details !== null) await record({ kind: 'circleMemberRemoved', details });
        const names = await findTeamNames(tx, fromTeams);
        for (const organizationId of fromTeams) {
          const left = await guard.act(after, { kind: 'leaveTeam', byId, organizationId });
          if (left.account !== after) {
            const team = names.get(organizationId) ?? '';
            await record({ kind: 'teamLeft', details: { team, role: 'player' } });
          }
          after = left.account;
        }
        return sharingOf(tx, after, guard.moment.today, guard.moment.now);
      }),
    letInMember: ({ params: { memberId } }, context) =>
      changeGuarded(context, async (tx, { act, moment }, before, record) => {
        const { account: after } = await act(
          before,
          { kind: 'agreeToMember', byId: before.accountId, memberId, level: null },
          { refusals: { notFound: 'MEMBER_NOT_FOUND' } },
        );
        const [member] = await findMembers(tx, [memberId]);
        const details = { username: member?.username ?? null, accountId: memberId };
        await record({ kind: 'circleMemberAdded', details: { ...details, level: levelInCircle(memberId, after) } });
        return sharingOf(tx, after, moment.today, moment.now);
      }),
  } satisfies Partial<Handlers>;
}
