import { accountIdOf } from '@strokebook/golf/access';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { accounts as accountTable } from '../../db/schema/index.ts';
import { queriesOf, searchedName } from '../../db/accounts/search-grams.ts';
import { refreshAllSearchable } from '../../db/accounts/searchable-queries.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly allowPublicSite: boolean;
  readonly type: number;
};

/** Enough for short queries to use both plans: some letters are in more than 1,500 names. */
const PEOPLE = 10_000;

const name = fc.string({ unit: fc.constantFrom(...Array.from('aAáÅbBcçdđeéEnñNoøÖsßz -陈')), maxLength: 9 });
const person: fc.Arbitrary<Person> = fc.record({
  firstName: name,
  lastName: name,
  allowPublicSite: fc.boolean(),
  type: fc.constantFrom(3, 4, 4, 12),
});

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);
  let people: readonly (Person & { readonly accountId: number })[];
  /** Public accounts with the ways to write their names. */
  let found: readonly { readonly accountId: number; readonly ways: readonly string[]; readonly place: string }[];

  beforeAll(async () => {
    people = fc.sample(person, { numRuns: PEOPLE, seed: 7 }).map((one, index) => ({ ...one, accountId: index + 1 }));
    found = people
      .filter(({ allowPublicSite, type }) => allowPublicSite && type !== 3)
      .map(({ accountId, firstName, lastName }) => ({
        accountId,
        ways: searchedName(firstName, lastName).split('\n'),
        place: searchedName(firstName, lastName),
      }));
    for (let start = 0; start < PEOPLE; start += 500) {
      await database.query.insert(accountTable).values(
        people.slice(start, start + 500).map(({ type, accountId, allowPublicSite, ...rest }) => ({
          ...rest,
          isOpenWithComingEvents: allowPublicSite,
          accountId: accountIdOf(accountId),
          username: `user-${accountId}`,
          profileTypeIds: [type],
        })),
      );
    }
    await refreshAllSearchable(database, new AbortController().signal);
  }, 120_000);

  /** The rules implemented naively, without a database. */
  const expectedIds = (q: string): readonly number[] => {
    const queries = queriesOf(q);
    const [wanted = ''] = queries;
    if (wanted === '') return [];
    const lettersOf = (text: string) => Array.from(text).length;
    const isIn = (ways: readonly string[], text: string) => ways.some((way) => ` ${way}`.includes(text));
    const matches = (ways: readonly string[], query: string): boolean => {
      if (isIn(ways, query)) return true;
      const words = [...new Set(query.split(/[ ,;]+/).filter(Boolean))];
      const isLong = words.some((word) => lettersOf(word) >= 3);
      return words.length > 1 && words.every((word) => isIn(ways, isLong ? word : ` ${word}`));
    };
    // Of one or two letters no other way to write them is looked for.
    const looked = lettersOf(wanted) < 3 ? [wanted] : queries;
    const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
    return found
      .filter(({ ways }) => looked.some((query) => matches(ways, query)))
      .sort(
        (a, b) =>
          Number(b.place.startsWith(wanted)) - Number(a.place.startsWith(wanted)) ||
          byCodePoint(a.place, b.place) ||
          a.accountId - b.accountId,
      )
      .map(({ accountId }) => accountId);
  };

  it('answers what a slow and obvious filter of all accounts answers, page by page (SEARCH-05, SEARCH-09, SEARCH-12, SEARCH-13, SEARCH-14, SEARCH-O6)', async () => {
    const part = fc.nat(PEOPLE - 1).chain((index) => {
      const { firstName, lastName } = people[index] as Person;
      const letters = Array.from(`${firstName} ${lastName}`);
      return fc
        .tuple(fc.nat(letters.length), fc.integer({ min: 1, max: 8 }), fc.boolean())
        .map(([from, length, isCapital]) => {
          const text = letters.slice(from, from + length).join('');
          return isCapital ? text.toUpperCase() : text;
        });
    });
    const turnedRound = fc.tuple(fc.nat(PEOPLE - 1), fc.nat(5), fc.nat(5)).map(([index, last, first]) => {
      const { firstName, lastName } = people[index] as Person;
      return `${lastName.slice(0, last)} ${firstName.slice(0, first)}`;
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(part, name, turnedRound), async (q) => {
        const expected = expectedIds(q);
        const ids: number[] = [];
        let cursor: string | undefined;
        for (let page = 0; page < 3; page += 1) {
          const { body } = await server.call('searchAccounts', {
            query: { q, ...(cursor === undefined ? {} : { cursor }) },
          });
          expect(body.total).toBe(expected.length);
          ids.push(...body.accounts.map(({ accountId }) => accountId));
          if (body.nextCursor === null) break;
          cursor = body.nextCursor;
        }
        expect(ids).toEqual(expected.slice(0, 60));
      }),
      { numRuns: 160, examples: [['a'], ['b'], ['an'], ['o'], [' '], ['ss'], ['n a'], ['陈'], ['a'.repeat(8)]] },
    );
  }, 120_000);
});
