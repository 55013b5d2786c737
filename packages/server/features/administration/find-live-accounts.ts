import { signInCountries } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { fold } from '@strokebook/golf/format';
import { findAccountByKey, phoneNumberKey, usernameKey } from '../../db/accounts/account-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { possibleNumbers } from '../../http/phone-number.ts';
import { findAccountsByEmail, findAccountsById, findAccountsByName, type FoundAccount } from './queries.ts';

const countries = signInCountries.map(([country]) => country);

type LiveAccounts = {
  /** By username, phone number, confirmed email or name. */
  readonly live: readonly FoundAccount[];
  /** The phone numbers that the text can mean. */
  readonly numbers: readonly string[];
  /** The folded words of a text that is no number. */
  readonly words: readonly string[];
};

/** The accounts that a text names, as support and the operator write them. */
export async function findLiveAccounts(query: Queryable, text: string): Promise<LiveAccounts> {
  const numbers = possibleNumbers(text, countries);
  const words =
    numbers.length > 0
      ? []
      : fold(text)
          .split(' ')
          .filter((word) => word !== '');
  const exact = await Promise.all(
    [usernameKey(text), ...numbers.map(phoneNumberKey)].map((key) => findAccountByKey(query, key)),
  );
  const found = new Set(exact.filter((id): id is AccountId => id !== null));
  if (text.includes('@')) for (const id of await findAccountsByEmail(query, text)) found.add(id);
  else if (words.length > 0) for (const id of await findAccountsByName(query, words)) found.add(id);
  return { live: await findAccountsById(query, [...found]), numbers, words };
}
