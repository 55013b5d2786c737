import { type FormOutlook, isOneEvent, meanOf } from '../form/index.ts';

/**
 * Share of a round's variance by which wind and course setting move a whole team in an event, before the team's own events
 * say more; and the number of events as which it weighs. By simulated teams of which a third of the variance is shared, as
 * in ADR 37, nine events of ten end within their interval; 98% do where a tenth is shared, and 85% where half is.
 */
const TYPICAL_TEAM_SHARE = 0.46;
const SHARE_WEIGHT = 3;
/** Beyond it a player's own rounds would hardly differ. */
const MAX_SHARE = 0.8;

type OneEvent = FormOutlook['events'][number]['event'];
/** How far an event moved those who played it, each in own deviations, and in how many rounds. */
type Move = { readonly event: OneEvent; readonly roundCount: number; readonly moved: readonly number[] };

/** The share of the variance of a round that a team has in common in an event, by how its events differed. */
export function eventShareOf(players: readonly FormOutlook[]): number {
  const moves = movesOf(players);
  if (moves.length < 2) return TYPICAL_TEAM_SHARE;
  const squares = moves.reduce((sum, { moved }) => sum + meanOf(moved) ** 2, 0) / (moves.length - 1);
  // What the players' own rounds add to the mean of an event.
  const chance = meanOf(moves.map(({ roundCount }) => 1 / roundCount));
  const seen = Math.min(MAX_SHARE, Math.max(0, (squares - chance) / (1 - chance)));
  const weight = (moves.length - 1) / (moves.length - 1 + SHARE_WEIGHT);
  return weight * seen + (1 - weight) * TYPICAL_TEAM_SHARE;
}

function movesOf(players: readonly FormOutlook[]): readonly Move[] {
  const moves: Move[] = [];
  for (const player of players) {
    for (const { event, share, strokes } of player.events) {
      const found = moves.findIndex((move) => isOneEvent(move.event, event));
      const { roundCount, moved } = moves[found] ?? { roundCount: 0, moved: [] };
      moves[found < 0 ? moves.length : found] = {
        event,
        roundCount: roundCount + share * player.roundCount,
        moved: [...moved, (strokes - player.strokes) / Math.sqrt(player.variance)],
      };
    }
  }
  return moves;
}

/** Covariance of two players' means for events that move rounds by 1: team-mates play the same events. */
export const eventOverlap = (one: FormOutlook, other: FormOutlook): number =>
  one.events.reduce(
    (sum, { event, share }) =>
      sum + share * other.events.reduce((same, its) => same + (isOneEvent(event, its.event) ? its.share : 0), 0),
    0,
  );
