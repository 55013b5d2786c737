import { features } from '@strokebook/golf/access';
import { fold, fullName, schoolLine } from '@strokebook/golf/format';
import { z } from 'zod';
import { loadViewer } from '../../db/accounts/access-queries.ts';
import { listOpenAccounts } from '../../db/accounts/associated-players-queries.ts';
import { queriesOf } from '../../db/accounts/search-grams.ts';
import { showsAbout } from '../../db/accounts/public-account.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import type { Handlers } from '../../http/handler.ts';
import { CursorText, createListCursor } from '../../http/list-cursor.ts';
import {
  type FoundAccounts,
  findOrganizations,
  findSearchable,
  findShownOrganizations,
  listSearchable,
  PAGE_SIZE,
  type SearchPosition,
} from './search-queries.ts';
import type { Services } from '../../services.ts';

const searchCursor = createListCursor<SearchPosition>(
  z.object({ isStart: z.boolean(), name: CursorText, id: z.int().min(0).max(2_147_483_647) }),
);

const nothing = { total: 0, found: [] };

/** Pages of names that one call reads at most while it looks for players whose comparison is open. */
const MAX_PAGES = 5;

/** Search of public players and organizations, and of players to compare with. */
export function createSearchHandlers({ query }: Pick<Services, 'query'>) {
  return {
    searchAccounts: async ({ query: { q, cursor } }) => {
      const after = searchCursor.read(cursor);
      const page = q === undefined ? await listSearchable(query, after) : await find(q, after);
      const accounts = page.found.map((found) => ({ ...namedAccount(found), school: schoolLine(found.extraInfo) }));
      return { total: page.total, accounts, nextCursor: nextCursorOf(page.found.map(({ position }) => position)) };
    },
    searchComparedPlayers: async ({ query: { q, cursor } }, { holder }) => {
      const viewer = holder === null ? null : await loadViewer(query, holder);
      refuseLostHolder(holder, viewer);
      const accounts = [];
      let nextCursor = cursor ?? null;
      for (let page = 0; page < MAX_PAGES && accounts.length < PAGE_SIZE; page += 1) {
        const { found } = await find(q, searchCursor.read(nextCursor ?? undefined));
        const ids = found.map(({ accountId }) => accountId);
        const open = await listOpenAccounts(query, ids, viewer, features.compareStats);
        const accessOf = new Map(open.map((account) => [account.accountId, account]));
        for (const account of found) {
          const access = accessOf.get(account.accountId);
          if (access === undefined) continue;
          const school = showsAbout(viewer, access) ? schoolLine(account.extraInfo) : '';
          const { firstName, lastName } = account;
          accounts.push({ ...namedAccount(account), firstName, lastName, school });
        }
        nextCursor = nextCursorOf(found.map(({ position }) => position));
        if (nextCursor === null) break;
      }
      return { accounts, nextCursor };
    },
    searchOrganizations: async ({ query: { q, cursor } }) => {
      const after = searchCursor.read(cursor);
      const folded = q === undefined ? null : fold(q);
      const page = folded === '' ? nothing : await findOrganizations(query, folded, after);
      const shown = await findShownOrganizations(
        query,
        page.found.map(({ id }) => id),
      );
      const organizations = shown.map(({ organizationId, name, shortName, hasLogo, rosters }) => ({
        organizationId,
        organizationName: name,
        organizationShort: shortName,
        imgUrl: hasLogo ? `/api/organizations/${encodeURIComponent(shortName)}/image` : null,
        roster: rosters.map((roster) => ({
          rosterId: roster.rosterId,
          name: roster.name ?? roster.groupName ?? `Roster ${roster.rosterId}`,
        })),
      }));
      return { total: page.total, organizations, nextCursor: nextCursorOf(page.found) };
    },
  } satisfies Partial<Handlers>;

  function find(text: string, after: SearchPosition | null): Promise<FoundAccounts> {
    const queries = queriesOf(text);
    return queries.length === 0 ? Promise.resolve(nothing) : findSearchable(query, queries, after);
  }
}

const namedAccount = ({ accountId, username, firstName, lastName }: FoundAccounts['found'][number]) => ({
  accountId,
  username,
  fullName: fullName({ firstName, lastName }),
  imgUrl: `/api/accounts/${accountId}/image?size=96`,
});

function nextCursorOf(found: readonly SearchPosition[]): string | null {
  const last = found.at(-1);
  return last === undefined || found.length < PAGE_SIZE ? null : searchCursor.write(last);
}
