import type { FirstAnswers } from '@strokebook/contract';
import { type Birth, isAdult, isMember, type StartingPrivacy } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { mayReceiveFor } from '../../db/accounts/contact-receiver.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { tell } from '../../db/notices/tell.ts';
import { lockOwnAccount, lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import { toActiveAccount } from '../../db/accounts/public-account.ts';
import { refreshSearchable } from '../../db/accounts/searchable-queries.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { privacyOfAge, statedBirth, storeBirth } from '../../db/accounts/stated-birth.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { changeLevel, removeMember, tellLevel } from './circle.ts';
import {
  type AccountRow,
  storeContact,
  storeFirstAnswers,
  storeName,
  storePreferences,
  storeSwitches,
} from './queries.ts';
import { changeSharing, sharingOf } from './sharing.ts';
import { describeSharingChange } from './sharing-change.ts';
import type { Services } from '../../services.ts';

/**
 * A refused username reveals that it is taken, even with a private profile. Nobody changes their own name this often,
 * and 20 guesses an hour find hardly anyone.
 */
const MAX_NAME_TRIES_PER_HOUR = 20;

type Recorded = Pick<Parameters<typeof recordAuditEvent>[2], 'kind' | 'details'>;

/** Changes of a signed-in person's own data and sharing; each is recorded in the trail. */
export function createOwnAccountHandlers({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  /** Changes the account in one transaction; records nothing if nothing changed. */
  const change = <Result>(
    context: RequestContext,
    work: (tx: Queryable, before: AccountRow, record: (event: Recorded) => Promise<void>) => Promise<Result>,
  ): Promise<Result> =>
    database.query.transaction(async (tx) => {
      const before = await lockOwnAccount(tx, context.signedIn);
      if (before === null) throw new RequestError('NotAuthorizedException');
      return work(tx, before, async (event) => {
        await incrementDataVersion(tx, before.accountId);
        await recordAuditEvent(tx, before.accountId, { ...event, at: clock.now(), origin: context.origin });
      });
    });

  const stateAge = (before: AccountRow, { birthYear }: Pick<FirstAnswers, 'birthYear'>): Birth & StartingPrivacy => {
    const birth = statedBirth(before, { birthYear });
    return { ...birth, ...privacyOfAge(before, birth, clock.today()) };
  };

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
        return toActiveAccount(tx, after);
      });
    },
    answerFirstQuestions: ({ body }, context) =>
      change(context, async (tx, before, record) => {
        const stated = stateAge(before, body);
        const after = await storeFirstAnswers(tx, before, stated, body);
        if (after === null) throw new RequestError('NotAuthorizedException');
        await refreshSearchable(tx, [before.accountId]);
        await recordOpened(before, stated, record);
        return toActiveAccount(tx, after);
      }),
    updatePreferences: ({ body }, context) =>
      change(context, async (tx, { accountId }) => {
        const after = await storePreferences(tx, accountId, body);
        if (after === null) throw new RequestError('NotAuthorizedException');
        return toActiveAccount(tx, after);
      }),
    getSharing: async (_input, { signedIn }) => {
      const account = await findAccount(database.query, signedIn.accountId);
      if (account === null) throw new RequestError('NotAuthorizedException');
      return sharingOf(database.query, account, clock.today());
    },
    updateSharing: ({ body }, context) =>
      change(context, async (tx, before, record) => {
        const changed = await changeSharing(tx, before, body);
        if (changed === null) return sharingOf(tx, before, clock.today());
        await record({ kind: 'sharingChanged', details: changed.details });
        return sharingOf(tx, changed.after, clock.today());
      }),
    updateBirthYear: ({ body }, context) =>
      change(context, async (tx, before, record) => {
        const stated = stateAge(before, body);
        await storeBirth(tx, before.accountId, stated);
        const after = { ...before, ...stated };
        await storeSwitches(tx, before.accountId, after);
        await refreshSearchable(tx, [before.accountId]);
        await recordOpened(before, stated, record);
        return sharingOf(tx, after, clock.today());
      }),
    updateContact: ({ body: { receiverId, birthDate } }, context) =>
      database.query.transaction(async (tx) => {
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
        const stated = statedBirth(before, { birthDate });
        if (isOwn && !isAdult(stated, clock.today())) throw new RequestError('CONTACT_FOR_ADULTS');
        if (
          receiver !== null &&
          !isOwn &&
          !mayReceiveFor(receiver.accountId, { ...before, ...stated }, clock.today())
        ) {
          throw new RequestError('CONTACT_FOR_GUARDIANS');
        }
        await storeContact(tx, accountId, contact);
        await storeBirth(tx, accountId, stated);
        if (!isSame) {
          if (receiver !== null && !isOwn) {
            await tell(tx, receiver.accountId, { kind: 'receivingAsked', at: clock.now(), byId: accountId });
          }
          await incrementDataVersion(tx, accountId);
          const { origin } = context;
          await recordAuditEvent(tx, accountId, { kind: 'contactChanged', at: clock.now(), origin });
        }
        return sharingOf(tx, { ...before, ...contact, ...stated }, clock.today());
      }),
    updateCircleLevel: async ({ params: { memberId }, body: { level } }, context) => {
      const { sharing, isChanged } = await change(context, async (tx, before, record) => {
        const { after, details } = await changeLevel(tx, before, memberId, level);
        if (details !== null) await record({ kind: 'circleLevelChanged', details });
        return { sharing: await sharingOf(tx, after, clock.today()), isChanged: details !== null };
      });
      if (isChanged) {
        await tellLevel(database.query, memberId, { byId: context.signedIn.accountId, at: clock.now(), level });
      }
      return sharing;
    },
    removeCircleMember: ({ params: { memberId } }, context) =>
      change(context, async (tx, before, record) => {
        const { after, details } = await removeMember(tx, before, memberId);
        if (details !== null) await record({ kind: 'circleMemberRemoved', details });
        return sharingOf(tx, after, clock.today());
      }),
  } satisfies Partial<Handlers>;
}

/** Writes down that a statement of age has opened or closed the account. */
async function recordOpened(
  before: AccountRow,
  after: StartingPrivacy,
  record: (event: Recorded) => Promise<void>,
): Promise<void> {
  const { allowPublicSite, showsComingEvents } = after;
  const details = describeSharingChange(before, [], { allowPublicSite, showsComingEvents });
  if (Object.keys(details).length > 0) await record({ kind: 'sharingChanged', details });
}
