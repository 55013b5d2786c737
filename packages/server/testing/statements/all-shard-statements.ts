/** A statement that a cluster sends to all of its servers. */
type AllShardStatement = {
  /** How its text begins, in one line. */
  readonly text: RegExp;
  readonly reason: string;
};

const DELETION = 'the deletion of an account finds what others hold of it; rare';
const START = 'once when a server starts, in the background';
const SEARCH = 'search is over all names; a page is read from each server';
const RETENTION = 'removes what is past its time: once an hour or a day on one server, by an index';
const SUPPORT = 'a product manager finds an account by its name or email, private ones too; rare';
const TEAMS = 'who coaches or plays in a team: an index of each server is asked';
const CIRCLES = 'whose circle contains an account: an index of each server is asked';

/** All statements that name neither their accounts nor their keys (SCALE-04). */
export const allShardStatements: readonly AllShardStatement[] = [
  { text: /^select "phone_number" from "sign_in_challenges" where .*"expires_at" </, reason: RETENTION },
  { text: /^select "counter_key" from "sign_in_counters" where .*"resets_at" </, reason: RETENTION },
  { text: /^select "account_id", "session_id" from "sessions" where .*"(expires|ended)_at" </, reason: RETENTION },
  { text: /^select "account_id", "token_hash" from "refresh_tokens" where .*"expires_at" </, reason: RETENTION },
  { text: /^select "account_id", "event_id" from "audit_events" where .*"occurred_at" </, reason: RETENTION },
  { text: /^select "account_id", "account_id" from "email_codes" where .*"expires_at" </, reason: RETENTION },
  { text: /^select "account_id", "invitation_id" from "circle_invitations" where .*"expires_at" </, reason: RETENTION },
  { text: /^select "account_id", "hash" from "resume_reports" where .*"expires_at" </, reason: RETENTION },
  { text: /^select "account_id", "organization_id" from "team_requests" where .*"requested_at" </, reason: RETENTION },
  { text: /^select "account_id", "organization_id" from "team_absences" where .*"said_at" </, reason: RETENTION },
  { text: /^select "account_id", "notice_id" from "notices" where .*"told_at" </, reason: RETENTION },
  {
    text: /^select "account_id" from "accounts" where .*"mails_notices" and/,
    reason: 'who gets a mail about notices: once an hour on one server, by an index',
  },
  { text: /^select "account_id" from "accounts" where not .*"knows_starting_privacy"/, reason: START },
  { text: /^select "account_id" from "accounts" where .*"contact_receiver_id" is not null/, reason: START },
  { text: /^select "account_id", "message_receiver_id" from "accounts" where .*"is_receiver_asked"/, reason: START },
  { text: /^select "account_id", "round_id" from "deleted_rounds" where .*"deleted_at" <=/, reason: RETENTION },
  { text: /^select "account_id", "import_id" from "round_imports" where .*"taken_back_at" <=/, reason: RETENTION },
  {
    text: /^select distinct "account_id" from "round_imports" where .*"imported_by" = /,
    reason: 'for whom somebody imported: an index of each server is asked',
  },
  { text: /^select distinct "account_id" from "media_items" where .*"created_at" <=/, reason: RETENTION },
  { text: /^WITH (counted|matches|page) AS .* FROM searchable_accounts /, reason: SEARCH },
  { text: /^INSERT INTO search_gram_counts /, reason: 'counts of name parts, one row per part of a changed name' },
  {
    text: /^SELECT account_id, first_name, last_name FROM accounts WHERE \(sub_circle_account_ids &&/,
    reason: CIRCLES,
  },
  { text: /^SELECT a.account_id, .* FROM accounts a WHERE .* OR \(sub_circle_account_ids &&/, reason: CIRCLES },
  { text: /^select "account_id" from "accounts" where .*\(sub_circle_account_ids &&/, reason: CIRCLES },
  {
    text: /^SELECT DISTINCT account_id FROM "(rounds|round_revisions|deleted_rounds|round_imports|schedule_events|notices|team_absences|aim_suggestions)" WHERE/,
    reason: DELETION,
  },
  { text: /^select "account_id", "hash" from "compare_states" where .*"left_filter" like/, reason: DELETION },
  { text: /^select .* from "accounts" where .*\(sub_circle_account_ids && .*"message_receiver_id" =/, reason: CIRCLES },
  { text: /^select .* from "accounts" where .*"guardian_ids" @> .*"asked_guardian_ids" @>/, reason: CIRCLES },
  { text: /^select distinct .* from "team_players" inner join "accounts" .*"agreed_by" is null/, reason: START },
  { text: /^select .* from "circle_invitations" .*where .*"member_id" = /, reason: CIRCLES },
  { text: /^select .* from "team_(coaches|players|requests)" .*where .*"organization_id" (=|in)/, reason: TEAMS },
  { text: /^select distinct "account_id" from "contact_messages" where .*"player_id" =/, reason: DELETION },
  { text: /^select "kind", "key" from "account_keys" where .*"account_id" =/, reason: DELETION },
  { text: /^select "counter_key" from "sign_in_counters" where .*split_part/, reason: DELETION },
  { text: /^select "account_id" from "calendar_feeds" where .*"account_id" <>/, reason: DELETION },
  { text: /^select "account_id", "hash" from "resume_reports" where .*"account_id" <>/, reason: DELETION },
  { text: /^delete from "deleted_account_rows" where .*"owner_id" =/, reason: DELETION },
  { text: /^SELECT DISTINCT a.account_id \/ \d+ AS number FROM searchable_accounts/, reason: 'the list of sitemaps' },
  { text: /^SELECT a.account_id, a.username, .* FROM searchable_accounts s JOIN accounts/, reason: 'a sitemap' },
  { text: /^SELECT max\(account_id\) AS next FROM \(SELECT account_id FROM accounts/, reason: START },
  { text: /^INSERT INTO account_keys .* SELECT 'username'/, reason: START },
  { text: /^select "account_id" from "accounts" where .*"search_version" <>/, reason: START },
  { text: /^select "account_id" from "accounts" where "accounts"."phone_number" like/, reason: START },
  { text: /^select .* from "rounds" where .*"engine_version" <>/, reason: START },
  { text: /^select "account_id" from "accounts" limit/, reason: START },
  { text: /^SELECT account_id FROM accounts WHERE strpos\(/, reason: SUPPORT },
  { text: /^select "account_id" from "accounts" where \(lower\("accounts"."email"\) =/, reason: SUPPORT },
  { text: /^select .* from "deleted_accounts" where .*"deleted_at" >/, reason: SUPPORT },
  { text: /^select .* from "deleted_accounts" where .*"deleted_at" <=/, reason: RETENTION },
];
