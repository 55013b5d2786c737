import type { Queryable } from '../db/database.ts';
import { findLiveAccounts } from '../features/administration/find-live-accounts.ts';
import { findNewestUsernames } from '../features/administration/queries.ts';

/** As many as fit on a line. */
const MAX_NAMED = 5;

/**
 * Why there is no account with a username: another one has it as its number, name or email, or nobody has signed up.
 *
 * @param command the words that were typed before the name
 */
export async function describeUnknownAccount(
  query: Queryable,
  name: string,
  { state, command }: { readonly state: string; readonly command: string },
): Promise<string> {
  const unknown = `there is no account with the username ${name}`;
  const { live } = await findLiveAccounts(query, name);
  const [only, ...others] = live;
  if (only !== undefined) {
    const meant = live.slice(0, MAX_NAMED).map(({ username, firstName, lastName }) => {
      const person = [firstName, lastName].filter(Boolean).join(' ');
      return person === '' ? username : `${username} (${person})`;
    });
    return others.length === 0
      ? `${unknown}, but ${name} is ${meant[0]}: type ${command} ${only.username} ${state}`
      : `${unknown}, but ${name} may be ${meant.join(', ')}${live.length > MAX_NAMED ? ' and others' : ''}: type one of these usernames in its place`;
  }
  const newest = await findNewestUsernames(query, MAX_NAMED);
  return newest.length === 0
    ? `${unknown}, nor any other: it signs up first`
    : `${unknown}, and none with such a number, name or confirmed email: it signs up first, and its account page shows the username; the newest accounts are ${newest.join(', ')}`;
}
