import { features } from '@strokebook/golf/access';
import {
  averagesToPar,
  compareSelections,
  roundOptions,
  roundsOfSide,
  roundsTable,
  sortAssociatedPlayers,
} from '@strokebook/golf/compare';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { findNames, listOpenAssociates } from '../../db/accounts/associated-players-queries.ts';
import { showsAbout } from '../../db/accounts/public-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { requireOpenPlayers } from './require-open-players.ts';
import { findBestAndRecentRounds, findTournamentUrls } from './queries.ts';
import type { Services } from '../../services.ts';

/** Two selections of rounds side by side, of one player or of two. */
export function createCompareHandlers({
  query,
  careers,
  replies,
  clock,
}: Pick<Services, 'query' | 'careers' | 'replies' | 'clock'>) {
  return {
    getCompareMetrics: async ({ body }, context) => {
      const { left, right } = body;
      const players = await requireOpenPlayers({ query, clock }, context, [
        left.player.accountId,
        right.player.accountId,
      ]);
      const [ofLeft, ofRight] = players as [(typeof players)[number], (typeof players)[number]];
      const today = clock.today();
      // The key contains the account of the address already; the reply also depends on the other accounts and the day.
      const versions = players.map(({ accountId, dataVersion, roundSight }) => [accountId, dataVersion, roundSight]);
      const question = {
        routeId: 'getCompareMetrics',
        account: context.account,
        body: { body, versions, today },
      } as const;
      return replies.answer(question, async () =>
        compareSelections(
          { career: await careers.get(ofLeft), filter: left },
          { career: await careers.get(ofRight), filter: right },
          left.holeCount,
          today,
        ),
      );
    },
    getSelectedRoundIds: async ({ body: { filter } }, context) => {
      const [player] = await requireOpenPlayers({ query, clock }, context, [filter.player.accountId]);
      const career = await careers.get(player as typeof context.account);
      const rounds = roundsOfSide(
        career.map(({ summary }) => summary),
        filter,
        clock.today(),
      );
      return { golfRoundIds: rounds.map(({ roundId }) => roundId) };
    },
    getPlayerOptions: async ({ query: { holeCount } }, { account }) => {
      const career = await careers.get(account);
      const summaries = career.map(({ summary }) => summary);
      return { rounds: [...roundOptions(summaries, holeCount)] };
    },
    getRoundsTable: async ({ body: { roundIds, holeCount, updateRequest } }, { account }) => {
      const chosen = new Set(roundIds);
      const career = (await careers.get(account)).filter(
        ({ summary }) =>
          chosen.has(summary.roundId) && summary.holeCount === holeCount && summary.status === 'completed',
      );
      const { rows, ...table } = roundsTable(career, holeCount, updateRequest);
      const [names, urls] = await Promise.all([
        findNames(query, [account.accountId]),
        findTournamentUrls(
          query,
          rows.flatMap(({ tournamentId }) => tournamentId ?? []),
        ),
      ]);
      const players = fullName(names.get(account.accountId) ?? {});
      return {
        ...table,
        rows: rows.map(({ tournamentId, ...row }) => ({
          ...row,
          tournamentURL: tournamentId === null ? null : (urls.get(tournamentId) ?? null),
          players,
        })),
      };
    },
    listAssociatedPlayers: async (_input, { account, viewer }) => {
      const open = await listOpenAssociates(query, account, viewer, features.compareStats);
      const rounds = await findBestAndRecentRounds(
        query,
        open.map((candidate) => candidate.accountId),
      );
      // Accounts without a finished round, such as coaches and family, are left out.
      const players = open.flatMap((candidate) => {
        const { accountId: id, username, firstName, lastName } = candidate;
        const telling = rounds.get(id);
        const name = { firstName, lastName };
        return telling === undefined
          ? []
          : [
              {
                ...{ accountId: id, username, ...name, playerName: fullName(name) },
                school: showsAbout(viewer, candidate) ? schoolLine(candidate.extraInfo) : '',
                ...averagesToPar(telling),
              },
            ];
      });
      return { players: [...sortAssociatedPlayers(players, 'name', 'asc')] };
    },
  } satisfies Partial<Handlers>;
}
