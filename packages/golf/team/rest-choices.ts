import type { AccountId } from '../access/account-id.ts';

/** A part of a team that a player is compared with, without the player. */
export type RestChoice = {
  /** Null for the whole team. */
  readonly squadId: number | null;
  /** The label of the choice, such as 'Rest of Women'. */
  readonly label: string;
};

type Squad = { readonly squadId: number; readonly name: string };
type Member = { readonly accountId: AccountId; readonly squadIds: readonly number[] };

/** 'Rest of the team', or of one of its squads. */
export const restLabel = (squad: Pick<Squad, 'name'> | null): string =>
  `Rest of ${squad === null ? 'the team' : squad.name}`;

/**
 * With whom the page of a team compares a player: the own squads that have another player, and the whole team where it has
 * more players than these; none for the only player of a team (TEAM-07).
 */
export function restChoices(
  player: Member,
  players: readonly Member[],
  squads: readonly Squad[],
): readonly RestChoice[] {
  const others = players.filter(({ accountId }) => accountId !== player.accountId);
  const own = squads
    .filter(({ squadId }) => player.squadIds.includes(squadId))
    .map((squad) => ({ squad, count: others.filter(({ squadIds }) => squadIds.includes(squad.squadId)).length }))
    .filter(({ count }) => count > 0);
  const hasWholeTeam = others.length > 0 && own.every(({ count }) => count < others.length);
  return [
    ...own.map(({ squad }) => ({ squadId: squad.squadId, label: restLabel(squad) })),
    ...(hasWholeTeam ? [{ squadId: null, label: restLabel(null) }] : []),
  ];
}
