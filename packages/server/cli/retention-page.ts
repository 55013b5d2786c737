import { DAY } from '../db/account-tables/account-table.ts';
import { HOUR, retentionRules } from '../retention/rules.ts';

/** What is removed because of its age, for operators. */
export function retentionPage(): string {
  const rows = retentionRules.map(
    ({ name, what, keptFor, since, why, every }) =>
      `| ${what} | ${durationText(keptFor)} after ${since} | ${why} | every ${every} | \`${name}\` |\n`,
  );
  return `# Retention

Generated from the list of rules (\`packages/server/retention/rules.ts\`) and the tables of accounts (\`packages/server/db/account-tables/\`) by \`npm run generate\`. A test tries each rule at its limit: what is a millisecond older goes, and what is a millisecond younger stays.

| what | is kept until | because | looked for | \`rule\` of the metric |
|---|---|---|---|---|
${rows.join('')}
## How it runs

Two jobs, \`retention-hourly\` and \`retention-daily\`, remove what is past its time, and a third one, \`notice-mails\`, sends the mails about what is new: the first time when a server starts, and then an hour or a day after their latest start. Servers on one database take turns: a row of \`job_runs\` names the server that runs a job. That server extends its lease every three minutes; the job of a server that was killed is due again after ten. A job that fails is logged as \`a job failed\`, with level \`error\`, and is due again after ten minutes; a rule that fails does not keep the others of its job from their work. A job that a stop cuts short is due at once.

A statement finds at most 500 rows, by an index. Rows of an account are removed while the account is locked, and only if they are still past their time. Let every server use NTP: one whose clock differs from that of the database by more than ten minutes runs no job, and logs that. With the embedded database both are the same clock, and one that is days ahead removes what is not past its time yet.

What was removed is logged, with the rule and the number. To see the latest runs: \`SELECT * FROM job_runs\`. The [metrics](watch.md#metrics) count runs, failures and removed rows. To run a job now, set its \`due_at\` to the past: a server looks every five minutes.

## What has no age

Rounds, their revisions, events, stories, pictures, messages from visitors, payments and saved comparisons are kept until their owner deletes them or the account; their number is limited ([scale](scale.md#limits)). Of a trail the newest 500 lines of each kind are kept. A calendar feed is valid until it is withdrawn or its reader loses access. Temporary uploads of a killed server are removed when that server starts again.

Backups and logs are yours to remove. The log has no names, numbers, addresses or ids of accounts in its lines about calls ([logs](watch.md#logs)).
`;
}

const durationText = (milliseconds: number): string => {
  if (milliseconds === 0) return 'directly';
  const [count, unit] =
    milliseconds % DAY === 0 ? ([milliseconds / DAY, 'day'] as const) : ([milliseconds / HOUR, 'hour'] as const);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
