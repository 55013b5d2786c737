import { fold, fullName, schoolLine } from '@strokebook/golf/format';
import { z } from 'zod';
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

/** Search of public players and organizations. */
export function createSearchHandlers({ query }: Pick<Services, 'query'>) {
  return {
    searchAccounts: async ({ query: { q, cursor } }) => {
      const after = searchCursor.read(cursor);
      const page = q === undefined ? await listSearchable(query, after) : await find(fold(q), after);
      const accounts = page.found.map(({ accountId, username, firstName, lastName, extraInfo }) => ({
        accountId,
        username,
        fullName: fullName({ firstName, lastName }),
        imgUrl: `/api/accounts/${accountId}/image?size=96`,
        school: schoolLine(extraInfo),
      }));
      return { total: page.total, accounts, nextCursor: nextCursorOf(page.found.map(({ position }) => position)) };
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

  function find(folded: string, after: SearchPosition | null): Promise<FoundAccounts> {
    return folded === '' ? Promise.resolve(nothing) : findSearchable(query, folded, after);
  }
}

function nextCursorOf(found: readonly SearchPosition[]): string | null {
  const last = found.at(-1);
  return last === undefined || found.length < PAGE_SIZE ? null : searchCursor.write(last);
}
