import type { LandingSeason } from '@strokebook/contract';
import type { DemoWorld } from '@strokebook/demo';
import { fullName, scoreToPar } from '@strokebook/golf/format';
import { summarizeRound } from '@strokebook/golf/model';

/** A golf team counts the best four scores of its players. */
const COUNTED = 4;

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
