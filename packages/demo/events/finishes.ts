import { type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import type { EventResult } from '@strokebook/golf/schedule';
import type { Player } from '../people/build-accounts.ts';
import type { RoundPlan } from '../play/play-round.ts';
import { createRandom } from '../random.ts';
import type { DemoScheduleEvent, DemoTournament } from '../types.ts';

/** Score to par over the rounds of one tournament. */
export type Total = { readonly toPar: number; readonly rounds: number };
/** By tournament id. */
type Totals = ReadonlyMap<string, Total>;

/** Usual size of college and junior fields. */
const OPEN_FIELD = [48, 96] as const;
/** A team qualifies among itself. */
const TEAM_FIELD = [8, 12] as const;
/** A field is a little weaker than a player who logs every round, in strokes per round. */
const FIELD_OFFSET = 1.2;
/** How far the players of a field and their single rounds lie apart, in strokes. */
const PLAYER_DEVIATION = 1.8;
const ROUND_DEVIATION = 2.9;

/**
 * The events of a player with their finishes: the place of their total in a field that is drawn around players like
 * them. Everyone of a tournament has the same field, so lower totals have better places.
 */
export function withFinishes(
  { persona }: Player,
  events: readonly DemoScheduleEvent[],
  tournaments: ReadonlyMap<string, DemoTournament>,
  totals: Totals,
  meanToPar: number,
  seed: string,
): DemoScheduleEvent[] {
  return events.map((event) => {
    const tournament = tournaments.get(event.tournamentId);
    if (event.result === null || tournament === undefined || tournament.eventType === 'match') return event;
    const random = createRandom(`${seed}/field/${event.tournamentId}/${persona.gender}`);
    const [min, max] = tournament.eventType === 'qualifier' ? TEAM_FIELD : OPEN_FIELD;
    const size = random.int(min, max);
    const rounds = tournament.numberOfRounds;
    const field = Array.from({ length: size - 1 }, () =>
      Math.round(
        rounds * random.gaussian(meanToPar + FIELD_OFFSET, PLAYER_DEVIATION) +
          random.gaussian(0, ROUND_DEVIATION) * Math.sqrt(rounds),
      ),
    );
    const own = totals.get(event.tournamentId);
    if (own === undefined || own.rounds !== rounds) return { ...event, result: { ...noFinish, fieldSize: size } };
    const place = 1 + field.filter((total) => total < own.toPar).length;
    return { ...event, result: { ...noFinish, fieldSize: size, place, isTied: field.includes(own.toPar) } };
  });
}

/** The totals of the tournaments of some rounds. */
export function totalsOf(plans: readonly RoundPlan[], play: (plan: RoundPlan) => RoundDocument): Totals {
  const totals = new Map<string, Total>();
  for (const plan of plans) {
    const id = plan.tournament?.tournamentId;
    const { score, par } = summarizeRound(play(plan));
    if (id === undefined || score === null || par === null) continue;
    const before = totals.get(id) ?? { toPar: 0, rounds: 0 };
    totals.set(id, { toPar: before.toPar + score - par, rounds: before.rounds + 1 });
  }
  return totals;
}

/** Per round; 0 without rounds. */
export function meanToPar(totals: readonly Total[]): number {
  const rounds = totals.reduce((sum, total) => sum + total.rounds, 0);
  return rounds === 0 ? 0 : totals.reduce((sum, { toPar }) => sum + toPar, 0) / rounds;
}

const noFinish: EventResult = { fieldSize: null, place: null, isTied: false, ending: null, rounds: [] };
