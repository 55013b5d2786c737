import type { OutputOf } from '@strokebook/contract';
import { type AccountId, includesLevel } from '@strokebook/golf/access';
import { fold } from '@strokebook/golf/format';
import { matchPlayers } from '@strokebook/importers/rounds';
import type { Api } from '../../api/client.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';

/** Somebody whose rounds the signed-in person may enter, or at least see. */
export type ImportPerson = {
  readonly accountId: AccountId;
  readonly username: string;
  readonly fullName: string;
};

/** A player who only lets themselves be seen, and can be asked for more. */
export type SeenPerson = ImportPerson & { readonly isAsked: boolean };

/** All players who share with the signed-in person: those who let rounds be entered, and those who can be asked (IMPORT-26). */
export async function listImportPeople(
  api: Api,
): Promise<{ readonly entered: readonly ImportPerson[]; readonly seen: readonly SeenPerson[] }> {
  const people: OutputOf<'listSharedPlayers'>['players'] = [];
  let offset: number | null = 0;
  while (offset !== null) {
    const query = { offset, timeZoneOffsetMinutes: timeZoneOffsetMinutes() };
    const page: OutputOf<'listSharedPlayers'> = await api.call('listSharedPlayers', { query });
    people.push(...page.players);
    offset = page.nextOffset;
  }
  const mayEnter = ({ level }: (typeof people)[number]) => includesLevel(level, 'enter');
  return { entered: people.filter(mayEnter), seen: people.filter((person) => !mayEnter(person)) };
}

/**
 * Whose rounds those of each name in the files are: the person who was chosen for the name before, else the one whom it
 * fits. With nobody else to choose from, the one name of a file is the player's own, however it is written.
 *
 * @param people the player of the page first
 * @param chosenBefore by folded name; null for a name that was left out
 */
export function targetsOf(
  names: readonly string[],
  people: readonly ImportPerson[],
  chosenBefore: ReadonlyMap<string, AccountId | null>,
): ReadonlyMap<string, AccountId | null> {
  const places = matchPlayers(
    names,
    people.map(({ fullName }) => fullName),
  );
  const only = names.length === 1 && people.length === 1 ? (people[0]?.accountId ?? null) : null;
  const isListed = (accountId: AccountId | null) =>
    accountId === null || people.some((person) => person.accountId === accountId);
  return new Map(
    names.map((name, index) => {
      const before = chosenBefore.get(fold(name));
      const guessed = people[places[index] ?? -1]?.accountId ?? only;
      return [name, before !== undefined && isListed(before) ? before : guessed];
    }),
  );
}
