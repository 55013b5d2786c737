import { hasLevel, isMember, isSitePublic, levelOf } from '@strokebook/golf/access';
import { formOf } from '@strokebook/golf/form';
import { fold, fullName, schoolLine } from '@strokebook/golf/format';
import { newestFirst, scoreVsPar } from '@strokebook/golf/selection';
import { findOrganizationName } from '../../db/accounts/organization-queries.ts';
import { tell } from '../../db/notices/tell.ts';
import { findFormRounds } from '../../db/rounds/form-rounds-queries.ts';
import { profileImageUrl } from '../../db/accounts/public-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { findAskedIds, findSharedDetails, listSharedNames, type SharedName } from './queries.ts';
import type { Services } from '../../services.ts';

/** Players per page. */
const PAGE_SIZE = 30;

/** The players who let the signed-in account see everything. */
export function createSharedPlayerHandlers({
  database: { query },
  tokens,
  clock,
}: Pick<Services, 'database' | 'tokens' | 'clock'>) {
  return {
    listSharedPlayers: async ({ query: { q, offset, timeZoneOffsetMinutes } }, { viewer }) => {
      if (viewer === null) throw new RequestError('NotAuthorizedException');
      const names = await listSharedNames(query, viewer);
      const matching = q === undefined ? names : names.filter((name) => holdsWords(name, q));
      const page = matching.slice(offset, offset + PAGE_SIZE);
      const ids = page.map(({ accountId }) => accountId);
      const today = clock.today(timeZoneOffsetMinutes);
      const details = await findSharedDetails(query, ids, today);
      const rounds = await findFormRounds(
        query,
        ids.map((accountId) => ({ accountId, eventSight: 'full' as const })),
        today,
      );
      const asked = await findAskedIds(query, viewer.accountId, ids);
      const players = page.flatMap((name) => {
        const found = details.get(name.accountId);
        // Between the statements the player may have closed the circle.
        const level = found === undefined ? null : levelOf(viewer, found.access);
        if (found === undefined || level === null) return [];
        const { access, username, extraInfo, nextEvent } = found;
        const played = rounds.get(name.accountId) ?? [];
        const [last] = [...played].sort(newestFirst);
        return [
          {
            accountId: name.accountId,
            username,
            fullName: fullName(name),
            school: schoolLine(extraInfo),
            level,
            isAsked: level === 'see' && asked.has(name.accountId),
            isInCircle: isMember(viewer.accountId, access),
            isPrivate: !isSitePublic(access),
            lastRound:
              last === undefined || last.score === null
                ? null
                : { playedOn: last.playedOn, score: last.score, toPar: scoreVsPar(last), holeCount: last.holeCount },
            form: formOf(played, today),
            nextEvent,
          },
        ];
      });
      return {
        total: matching.length,
        players: await Promise.all(
          players.map(async (player) => ({
            ...player,
            imgUrl: profileImageUrl(player.accountId, {
              size: '96',
              token: player.isPrivate ? await tokens.create(player.accountId, 'profilePicture') : null,
            }),
          })),
        ),
        nextOffset: offset + PAGE_SIZE < matching.length ? offset + PAGE_SIZE : null,
      };
    },
    askForLevel: async ({ params: { accountId } }, { viewer, account }) => {
      if (viewer === null) throw new RequestError('NotAuthorizedException');
      if (hasLevel(viewer, account, 'enter')) return { isAsked: false };
      const { accountId: byId, coachedTeams } = viewer;
      const joined = isMember(byId, account)
        ? undefined
        : account.joinedTeams.find((one) => coachedTeams.some((team) => team.organizationId === one.organizationId));
      const team = joined === undefined ? null : await findOrganizationName(query, joined.organizationId);
      const details =
        team === null || joined === undefined
          ? { memberId: byId }
          : { team: { organizationId: joined.organizationId, name: team.name } };
      await query.transaction((tx) =>
        tell(tx, accountId, { kind: 'levelAsked', at: clock.now(), byId, details: { level: 'enter', ...details } }),
      );
      return { isAsked: true };
    },
  } satisfies Partial<Handlers>;
}

/** Whether a name contains each word of a text, as in the search; a blank text is in no name. */
function holdsWords(name: SharedName, text: string): boolean {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  const folded = fold(fullName(name));
  return words.length > 0 && words.every((word) => folded.includes(word));
}
