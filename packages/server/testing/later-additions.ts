import { insertOrganization } from '../db/organizations/organization-edit-queries.ts';
import { siteColumns } from '../db/accounts/site-columns.ts';
import { hashOfInvitation, storeInvitation } from '../db/accounts/invitation-queries.ts';
import type { Queryable } from '../db/database.ts';
import { accounts, blockedSenders, teamRequests } from '../db/schema/index.ts';
import { hashOfSecret } from '../lib/link-secret.ts';
import { accountIdOf } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';

/**
 * What each migration since 0100 has added on whose schema the version before runs, and what a version that does not know
 * it does with it. Two versions run at once during an upgrade, and one can go back to the older one: what a player hides
 * must stay hidden in both (OPS-02).
 */
type Addition =
  /** Nothing that anybody hides depends on it: why. */
  | { readonly hides: null; readonly why: string }
  | {
      /** What a person hides by it. */
      readonly hides: string;
      /** Makes the hidden state of account 1, from one that hides nothing, as this version stores it. */
      readonly hide: (query: Queryable) => Promise<unknown>;
      /** A query with a row where a version that does not know the addition shows it. */
      readonly shownByOlder: string;
    };

const [player, member] = [accountIdOf(1), accountIdOf(2)];
const SECRET = 'the secret of a link';

const change = (query: Queryable, columns: Partial<typeof accounts.$inferInsert>) =>
  query.update(accounts).set(columns).where(eq(accounts.accountId, player));

const invite = (query: Queryable, columns: Partial<Parameters<typeof storeInvitation>[1]>) =>
  storeInvitation(query, {
    ...{
      accountId: player,
      invitationId: '00000000-0000-4000-8000-000000000001',
      createdAt: new Date(0),
      expiresAt: new Date('2999-01-01'),
    },
    secretHash: hashOfInvitation(SECRET, columns.level ?? 'manage'),
    ...columns,
  });

const grantsOnly = 'gives access or powers that an older version does not know, so it refuses more';
const tellsOnly = 'tells people something; an older version does not';
const bookkeeping = 'says when or by whom something was made';

const receives = 'SELECT FROM accounts WHERE account_id = 1 AND contact_receiver_id IS NOT NULL';
const messages = 'messages of visitors';

/** By table and column, or by table where all of it is new. */
export const laterAdditions: Readonly<Record<string, Addition>> = {
  'circle_invitations.member_id': {
    hides: null,
    why: 'an invitation by username has a secret that nobody was given, so an older version takes it from nobody',
  },
  'circle_invitations.declined_at': { hides: null, why: bookkeeping },
  'accounts.contact_agreed_id': {
    hides: `${messages} from a member of the circle who has not agreed to receive them`,
    hide: (query) => change(query, { contactReceiverId: member }),
    shownByOlder: receives,
  },
  'contact_messages.is_read': { hides: null, why: bookkeeping },
  blocked_senders: {
    hides: `${messages} whom the receiver has blocked`,
    hide: async (query) => {
      await change(query, { contactReceiverId: player });
      const sender = { sender: 'stranger@example.org', name: 'Stranger', blockedAt: new Date(0) };
      await query.insert(blockedSenders).values({ accountId: player, ...sender });
    },
    shownByOlder: receives,
  },
  'accounts.birth_year': {
    hides: `${messages} from whoever is not known to be 18`,
    hide: (query) => change(query, { contactReceiverId: player, birthYear: 2012 }),
    shownByOlder: receives,
  },
  'accounts.shows_coming_events': {
    hides: 'events to come, with their days and places',
    hide: (query) => change(query, siteColumns({ allowPublicSite: true, showsComingEvents: false })),
    shownByOlder: 'SELECT FROM accounts WHERE account_id = 1 AND allow_public_site',
  },
  'accounts.has_starting_privacy': {
    hides: 'the pages of a new account',
    hide: (query) =>
      change(query, {
        hasStartingPrivacy: true,
        ...siteColumns({ allowPublicSite: false, showsComingEvents: false }),
      }),
    shownByOlder: 'SELECT FROM accounts WHERE account_id = 1 AND allow_public_site',
  },
  'accounts.guardian_ids': { hides: null, why: grantsOnly },
  'accounts.asked_guardian_ids': { hides: null, why: grantsOnly },
  'circle_invitations.is_for_guardian': { hides: null, why: grantsOnly },
  'schedule_events.note_by': { hides: null, why: bookkeeping },
  'schedule_events.note_at': { hides: null, why: bookkeeping },
  'rounds.favorite_note_by': { hides: null, why: bookkeeping },
  'rounds.favorite_note_at': { hides: null, why: bookkeeping },
  'deleted_rounds.favorite_note_by': { hides: null, why: bookkeeping },
  'deleted_rounds.favorite_note_at': { hides: null, why: bookkeeping },
  'accounts.next_phone_number': {
    hides: null,
    why: 'an older version changes a number with a code to the old one alone',
  },
  'accounts.next_phone_from': { hides: null, why: bookkeeping },
  'accounts.entering_ids': {
    hides: 'everything but rounds from changes of a member of the circle',
    hide: (query) => change(query, { enteringIds: [member] }),
    shownByOlder: 'SELECT FROM accounts WHERE account_id = 1 AND sub_circle_account_ids @> ARRAY[2]',
  },
  'accounts.seeing_ids': {
    hides: 'everything from changes of a member of the circle',
    hide: (query) => change(query, { seeingIds: [member] }),
    shownByOlder: 'SELECT FROM accounts WHERE account_id = 1 AND sub_circle_account_ids @> ARRAY[2]',
  },
  'circle_invitations.level': {
    hides: 'full access from whoever was invited to less',
    hide: (query) => invite(query, { level: 'see' }),
    shownByOlder: `SELECT FROM account_keys WHERE kind = 'circleInvitation' AND key = '${hashOfSecret(SECRET)}'`,
  },
  'organizations.has_public_page': {
    hides: 'a team without a public page, with who is on its squads',
    hide: (query) =>
      insertOrganization(query, {
        ...{ name: 'Team', shortName: 'team', color: null, secondColor: null, hasPublicPage: false },
      }),
    shownByOlder: `SELECT FROM organizations WHERE length(short_name) <= 200 OR strpos(folded_names, 'team') > 0`,
  },
  'organizations.revision': { hides: null, why: bookkeeping },
  team_coaches: { hides: null, why: grantsOnly },
  team_players: { hides: null, why: grantsOnly },
  team_requests: { hides: null, why: grantsOnly },
  team_links: { hides: null, why: grantsOnly },
  'team_links.level': {
    hides: null,
    why: 'preselects what a player chooses by themselves; an older version preselects the least',
  },
  team_places: { hides: null, why: 'is read by coaches of teams alone, which an older version does not have' },
  notices: { hides: null, why: tellsOnly },
  'accounts.unread_notices': { hides: null, why: tellsOnly },
  'accounts.mails_notices': { hides: null, why: tellsOnly },
  'accounts.notices_mailed_at': { hides: null, why: tellsOnly },
  round_imports: { hides: null, why: bookkeeping },
  imported_rounds: { hides: null, why: bookkeeping },
  'accounts.adult_from': {
    hides: null,
    why: 'holds back what a later statement of age would open; what strangers see is in the columns that an older version knows',
  },
  'accounts.circle_agreements': { hides: null, why: bookkeeping },
  'circle_invitations.accepted_at': {
    hides: 'a player under 18 from a member of the circle who waits for a guardian',
    hide: (query) => invite(query, { memberId: member, declinedAt: new Date(0), acceptedAt: new Date(0) }),
    shownByOlder: 'SELECT FROM circle_invitations WHERE account_id = 1 AND expires_at > now() AND declined_at IS NULL',
  },
  'team_players.agreed_by': { hides: null, why: bookkeeping },
  'team_requests.agreed_by': { hides: null, why: bookkeeping },
  'team_requests.member_since': {
    hides: 'a player under 18 from the coaches of a team that waits for a guardian again',
    hide: (query) =>
      query.insert(teamRequests).values({
        ...{ accountId: player, organizationId: 1, role: 'player', level: 'see' },
        ...{ requestedAt: new Date(0), memberSince: new Date(0) },
      }),
    shownByOlder: 'SELECT FROM team_players WHERE account_id = 1',
  },
  'notices.by_name': { hides: null, why: 'an older version names people as they are called now' },
  'notices.by_username': { hides: null, why: 'an older version names people as they are called now' },
  'round_imports.taken_back_at': { hides: null, why: bookkeeping },
  'deleted_rounds.import_id': { hides: null, why: bookkeeping },
  imported_results: { hides: null, why: bookkeeping },
  'accounts.knows_starting_privacy': { hides: null, why: bookkeeping },
  'rounds.has_targets': { hides: null, why: bookkeeping },
  'rounds.rated': { hides: null, why: bookkeeping },
  qualifiers: { hides: null, why: 'is read by whoever belongs to the team alone, which an older version never shows' },
  team_events: { hides: null, why: 'is read by whoever belongs to the team alone, which an older version never shows' },
  team_absences: {
    hides: null,
    why: 'is read by whoever belongs to the team alone, which an older version never shows',
  },
  plan_settings: { hides: null, why: 'is read by those with full access alone' },
  aim_suggestions: { hides: null, why: 'is read by those with full access alone' },
  course_plans: { hides: null, why: 'is read by those with full access alone' },
  team_means: {
    hides: null,
    why: 'holds figures that the players of a team read in place of those of the moment, rounded',
  },
  'accounts.is_open_without_coming_events': {
    hides: null,
    why: 'is what hides events to come from versions that would show them',
  },
  'accounts.message_receiver_id': { hides: null, why: 'an older version sends messages to nobody' },
  'accounts.is_receiver_asked': { hides: null, why: bookkeeping },
  'accounts.shows_index': { hides: null, why: 'opens a page that an older version does not have, or keeps closed' },
  'organizations.team_short_name': {
    hides: null,
    why: 'is what hides a team without a public page from versions that would open one',
  },
};
