/**
 * What each migration since 0100 has added, and what a version that does not know it does with it. Two versions run at
 * once during an upgrade, and one can go back to the older one: what a player hides must stay hidden in both (OPS-02).
 */
type Addition =
  /** Nothing that anybody hides depends on it: why. */
  | { readonly hides: null; readonly why: string }
  | {
      /** What a person hides by it. */
      readonly hides: string;
      /** Statements that make the hidden state of account 1, from one that hides nothing. */
      readonly hidden: readonly string[];
      /** A query with a row where a version that does not know the addition shows it. */
      readonly shownByOlder: string;
      /**
       * The statements of upgrade.md before going back to such a version; null if the column that it knows says the
       * stricter state already.
       */
      readonly wayBack: readonly string[] | null;
    };

const grantsOnly = 'gives access or powers that an older version does not know, so it refuses more';
const tellsOnly = 'tells people something; an older version does not';
const bookkeeping = 'says when or by whom something was made';

const receives = 'SELECT FROM accounts WHERE account_id = 1 AND contact_receiver_id IS NOT NULL';
const receiver = (id: number) => `UPDATE accounts SET contact_receiver_id = ${id} WHERE account_id = 1`;
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
    hidden: [receiver(2)],
    shownByOlder: receives,
    wayBack: [
      'UPDATE accounts SET contact_receiver_id = NULL WHERE contact_receiver_id <> account_id AND contact_agreed_id IS DISTINCT FROM contact_receiver_id;',
    ],
  },
  'contact_messages.is_read': { hides: null, why: bookkeeping },
  blocked_senders: {
    hides: `${messages} whom the receiver has blocked`,
    hidden: [
      receiver(1),
      `INSERT INTO blocked_senders VALUES (1, 'stranger@example.org', 'Stranger', '2026-06-01T00:00:00Z')`,
    ],
    shownByOlder: receives,
    wayBack: [
      'UPDATE accounts SET contact_receiver_id = NULL WHERE contact_receiver_id IN (SELECT account_id FROM blocked_senders);',
    ],
  },
  'accounts.birth_year': {
    hides: `${messages} from whoever is not known to be 18`,
    hidden: [receiver(1), 'UPDATE accounts SET birth_year = 2012 WHERE account_id = 1'],
    shownByOlder: receives,
    wayBack: [
      `UPDATE accounts SET contact_receiver_id = NULL WHERE birth_date IS NULL OR birth_date > CURRENT_DATE - INTERVAL '18 years';`,
    ],
  },
  'accounts.shows_coming_events': {
    hides: 'events to come, with their days and places',
    hidden: ['UPDATE accounts SET shows_coming_events = false WHERE account_id = 1'],
    shownByOlder: 'SELECT FROM accounts WHERE account_id = 1 AND allow_public_site',
    wayBack: ['UPDATE accounts SET allow_public_site = false, search_version = 0 WHERE NOT shows_coming_events;'],
  },
  'accounts.has_starting_privacy': {
    hides: 'the pages of a new account',
    hidden: [
      'UPDATE accounts SET has_starting_privacy = true, allow_public_site = false, shows_coming_events = false WHERE account_id = 1',
    ],
    shownByOlder: 'SELECT FROM accounts WHERE account_id = 1 AND allow_public_site',
    wayBack: null,
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
    hidden: ["UPDATE accounts SET entering_ids = '{2}' WHERE account_id = 1"],
    shownByOlder: 'SELECT FROM accounts WHERE account_id = 1 AND sub_circle_account_ids @> ARRAY[2]',
    wayBack: null,
  },
  'accounts.seeing_ids': {
    hides: 'everything from changes of a member of the circle',
    hidden: ["UPDATE accounts SET seeing_ids = '{2}' WHERE account_id = 1"],
    shownByOlder: 'SELECT FROM accounts WHERE account_id = 1 AND sub_circle_account_ids @> ARRAY[2]',
    wayBack: null,
  },
  'circle_invitations.level': {
    hides: 'full access from whoever was invited to less',
    hidden: [
      `INSERT INTO circle_invitations (account_id, invitation_id, secret_hash, created_at, expires_at, level)
       VALUES (1, '00000000-0000-4000-8000-000000000001', 'x', now(), now() + INTERVAL '7 days', 'see')`,
    ],
    shownByOlder: 'SELECT FROM circle_invitations WHERE account_id = 1 AND expires_at > now()',
    wayBack: [`UPDATE circle_invitations SET expires_at = now() WHERE level <> 'manage';`],
  },
  'organizations.has_public_page': {
    hides: 'who is on the squads of a team without a public page',
    hidden: [
      `INSERT INTO organizations (organization_id, name, short_name, has_public_page) VALUES (1, 'Team', 'team', false)`,
      `INSERT INTO rosters (organization_id, roster_id, member_account_ids) VALUES (1, 1, '{1}')`,
    ],
    shownByOlder: 'SELECT FROM organizations JOIN rosters USING (organization_id) WHERE member_account_ids @> ARRAY[1]',
    wayBack: [
      'CREATE TABLE rosters_ahead AS SELECT r.* FROM rosters r JOIN organizations o USING (organization_id) WHERE NOT o.has_public_page;',
      'DELETE FROM rosters r USING rosters_ahead a WHERE r.organization_id = a.organization_id AND r.roster_id = a.roster_id;',
    ],
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
    hidden: [
      `INSERT INTO circle_invitations
         (account_id, invitation_id, secret_hash, created_at, expires_at, member_id, declined_at, accepted_at)
       VALUES (1, '00000000-0000-4000-8000-000000000002', 'y', now(), now() + INTERVAL '90 days', 2, now(), now())`,
    ],
    shownByOlder: 'SELECT FROM circle_invitations WHERE account_id = 1 AND expires_at > now() AND declined_at IS NULL',
    wayBack: null,
  },
  'team_players.agreed_by': { hides: null, why: bookkeeping },
  'team_requests.agreed_by': { hides: null, why: bookkeeping },
  'team_requests.member_since': {
    hides: 'a player under 18 from the coaches of a team that waits for a guardian again',
    hidden: [
      `INSERT INTO team_requests (account_id, organization_id, role, level, requested_at, member_since)
       VALUES (1, 1, 'player', 'see', now(), now())`,
    ],
    shownByOlder: 'SELECT FROM team_players WHERE account_id = 1',
    wayBack: null,
  },
  'notices.by_name': { hides: null, why: 'an older version names people as they are called now' },
  'notices.by_username': { hides: null, why: 'an older version names people as they are called now' },
  'round_imports.taken_back_at': { hides: null, why: bookkeeping },
  'deleted_rounds.import_id': { hides: null, why: bookkeeping },
  imported_results: { hides: null, why: bookkeeping },
  'accounts.knows_starting_privacy': { hides: null, why: bookkeeping },
  'rounds.rated': { hides: null, why: bookkeeping },
  team_means: {
    hides: null,
    why: 'holds figures that the players of a team read in place of those of the moment, rounded',
  },
};
