import type { Sharing } from '@strokebook/contract';
import { forgetKeptPlace } from '../../db/account-deletion/deleted-account-queries.ts';
import { findAccount } from '../../db/account-queries.ts';
import { recordAuditEvent } from '../../db/audit-queries.ts';
import { isContactAge } from '../../db/contact-receiver.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { lockOwnAccount, lockOwnAndOther } from '../../db/hold-account.ts';
import { toActiveAccount } from '../../db/public-account.ts';
import { removeFeedsAndLinks } from '../../db/reader-queries.ts';
import { refreshSearchable } from '../../db/searchable-queries.ts';
import { signInCounterKeys } from '../../db/sign-in-counter-keys.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { countUnread } from '../../db/unread.ts';
import { limitTries } from '../../limit-tries.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type AccountRow,
  findMembers,
  findSettings,
  storeCircle,
  storeContact,
  storeFirstAnswers,
  storeName,
  storePreferences,
  storeSettings,
  storeSwitches,
} from './queries.ts';
import { describeSharingChange } from './sharing-change.ts';

/**
 * A refused username reveals that it is taken, even with a private profile. Nobody changes their own name this often,
 * and 20 guesses an hour find hardly anyone.
 */
const MAX_NAME_TRIES_PER_HOUR = 20;

type Recorded = Pick<Parameters<typeof recordAuditEvent>[2], 'kind' | 'details'>;

/** Changes of a signed-in person's own data and sharing; each is recorded in the trail. */
export function createOwnAccountHandlers(database: Database, clock: Clock) {
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
        const name = `${after.firstName} ${after.lastName}`;
        const isSame = name === `${before.firstName} ${before.lastName}` && after.username === before.username;
        if (!isSame) await record({ kind: 'nameChanged', details: { name, username: after.username } });
        return toActiveAccount(after);
      });
    },
    answerFirstQuestions: ({ body }, context) =>
      change(context, async (tx, { accountId, extraInfo }) => {
        const after = await storeFirstAnswers(tx, accountId, extraInfo, body);
        if (after === null) throw new RequestError('NotAuthorizedException');
        await refreshSearchable(tx, [accountId]);
        return toActiveAccount(after);
      }),
    updatePreferences: ({ body }, context) =>
      change(context, async (tx, { accountId }) => {
        const after = await storePreferences(tx, accountId, body);
        if (after === null) throw new RequestError('NotAuthorizedException');
        return toActiveAccount(after);
      }),
    getSharing: async (_input, { signedIn }) => {
      const account = await findAccount(database.query, signedIn.accountId);
      if (account === null) throw new RequestError('NotAuthorizedException');
      return sharingOf(database.query, account);
    },
    updateSharing: ({ body }, context) =>
      change(context, async (tx, before, record) => {
        const { accountId } = before;
        const details = describeSharingChange(before, await findSettings(tx, accountId), body);
        const switches = {
          allowPublicSite: body.allowPublicSite ?? before.allowPublicSite,
          showsRoundStory: body.showsRoundStory ?? before.showsRoundStory,
        };
        if (Object.keys(details).length > 0) {
          await storeSwitches(tx, accountId, switches);
          await storeSettings(tx, accountId, body.settings ?? []);
          await refreshSearchable(tx, [accountId]);
          await record({ kind: 'sharingChanged', details });
        }
        return sharingOf(tx, { ...before, ...switches });
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
        const isMember = receiver !== null && before.subCircleAccountIds.includes(receiver.accountId);
        if (receiverId !== null && !isOwn && !isMember) throw new RequestError('MEMBER_NOT_FOUND');
        const isSame = receiverId === before.contactReceiverId;
        const contact = {
          contactReceiverId: receiverId,
          // A member who is asked again agrees again.
          contactAgreedId: isSame ? before.contactAgreedId : null,
          birthDate: birthDate ?? before.birthDate,
        };
        if (isOwn && !isContactAge(contact.birthDate, clock.today())) throw new RequestError('CONTACT_FOR_ADULTS');
        await storeContact(tx, accountId, contact);
        if (!isSame) {
          if (receiver !== null && !isOwn) await countUnread(tx, receiver.accountId);
          await incrementDataVersion(tx, accountId);
          const { origin } = context;
          await recordAuditEvent(tx, accountId, { kind: 'contactChanged', at: clock.now(), origin });
        }
        return sharingOf(tx, { ...before, ...contact });
      }),
    removeCircleMember: ({ params: { memberId } }, context) =>
      change(context, async (tx, before, record) => {
        await forgetKeptPlace(tx, memberId, before.accountId);
        if (!before.subCircleAccountIds.includes(memberId)) return sharingOf(tx, before);
        const subCircleAccountIds = before.subCircleAccountIds.filter((id) => id !== memberId);
        const [member] = await findMembers(tx, [memberId]);
        await storeCircle(tx, before.accountId, subCircleAccountIds);
        await removeFeedsAndLinks(tx, memberId, before.accountId);
        const details = { username: member?.username ?? null, accountId: memberId };
        await record({ kind: 'circleMemberRemoved', details });
        const contactReceiverId = before.contactReceiverId === memberId ? null : before.contactReceiverId;
        return sharingOf(tx, { ...before, subCircleAccountIds, contactReceiverId });
      }),
  } satisfies Partial<Handlers>;
}

async function sharingOf(query: Queryable, account: AccountRow): Promise<Sharing> {
  const { accountId, allowPublicSite, showsRoundStory, subCircleAccountIds, birthDate } = account;
  const { contactReceiverId: receiverId, contactAgreedId } = account;
  return {
    allowPublicSite,
    showsRoundStory,
    settings: [...(await findSettings(query, accountId))],
    circle: await findMembers(query, subCircleAccountIds),
    contact: {
      receiverId,
      isAgreed: receiverId !== null && (receiverId === accountId || receiverId === contactAgreedId),
      birthDate,
    },
  };
}
