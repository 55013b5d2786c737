import type { LandingSeason } from '@strokebook/contract';
import type { DemoWorld } from '@strokebook/demo';
import type { AccountId } from '@strokebook/golf/access';
import { fullName, scoreToPar } from '@strokebook/golf/format';
import { type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import { formatFinish } from '@strokebook/golf/schedule';

/** A golf team counts the best four scores of its players. */
const COUNTED = 4;

type Finish = {
  readonly shown: LandingSeason['finishes'][number];
  readonly rank: number;
  /** In order of play. */
  readonly played: readonly RoundDocument[];
};

/** The tournaments that a player finished with all rounds logged, in order of days. */
export function finishesOf(
  world: DemoWorld,
  accountId: AccountId,
  rounds: readonly RoundDocument[],
): readonly Finish[] {
  return world.tournaments
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .flatMap(({ tournamentId, name, numberOfRounds }) => {
      const event = world.scheduleEvents.find(
        (one) => one.accountId === accountId && one.tournamentId === tournamentId,
      );
      const played = rounds.filter(({ tournament }) => tournament?.tournamentId === tournamentId);
      const { result } = event ?? { result: null };
      const place = result === null ? null : formatFinish(result);
      if (result === null || result.place === null || place === null || played.length !== numberOfRounds) return [];
      const totals = played.map(summarizeRound);
      const sum = (of: 'score' | 'par'): number => totals.reduce((total, round) => total + (round[of] ?? 0), 0);
      return [
        {
          shown: {
            // Names of the demo end with their year.
            ...{ place, name: name.replace(/ \d{4}$/, '') },
            rounds: totals.map(({ score }) => score ?? 0),
            toPar: scoreToPar(sum('score') - sum('par')),
          },
          rank: result.place,
          played,
        },
      ];
    });
}

/** The last tournament day on which a roster had more players than count. */
export function teamOf(world: DemoWorld): LandingSeason['team'] {
  const days = world.rosters.flatMap(({ memberAccountIds }) => {
    const played = memberAccountIds.flatMap((accountId) =>
      [...world.roundsOf(accountId)].map(({ round }) => ({ accountId, ...summarizeRound(round) })),
    );
    return Object.values(Object.groupBy(played, ({ tournamentId, playedOn }) => `${playedOn} ${tournamentId}`));
  });
  const [latest] = days
    .filter((rounds) => rounds !== undefined)
    .filter(([first, ...others]) => first !== undefined && first.tournamentId !== null && others.length >= COUNTED)
    .sort(([a], [b]) => ((a?.playedOn ?? '') < (b?.playedOn ?? '') ? 1 : -1));
  const players = (latest ?? [])
    .map(({ accountId, score, par }) => ({
      name: fullName(world.accounts.find((one) => one.accountId === accountId) ?? {}),
      score: score ?? 0,
      par: par ?? 0,
    }))
    .sort((a, b) => a.score - b.score);
  const counted = players.slice(0, COUNTED);
  const sum = (of: 'score' | 'par'): number => counted.reduce((total, player) => total + player[of], 0);
  return {
    players: players
      .slice(0, COUNTED + 1)
      .map(({ name, score, par }) => ({ name, score, toPar: scoreToPar(score - par) })),
    countedPlayers: COUNTED,
    counted: { score: sum('score'), toPar: scoreToPar(sum('score') - sum('par')) },
  };
}
