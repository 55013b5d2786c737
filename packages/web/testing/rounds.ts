import { addDays, type CalendarDay, calendarDay } from '@strokebook/golf/calendar';
import {
  type Hole,
  type Lie,
  ROUND_FORMAT,
  type RoundDocument,
  type RoundType,
  type Shot,
  type Yards,
} from '@strokebook/golf/model';

export const TODAY = calendarDay('2026-09-20');

const PARS = [4, 5, 3, 4, 4, 3, 4, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const COURSES = ['Pine Hollow', 'Cedar Ridge', 'Salt Marsh Links'];

/** A deterministic random generator, so that a screen and a test show the same. */
function dice(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type RoundOptions = {
  readonly id: number;
  readonly playedOn: CalendarDay;
  readonly holeCount?: 9 | 18;
  readonly type?: RoundType;
  readonly tournament?: string;
  readonly roundNumber?: number;
};

/** A round logged shot by shot. */
export function makeRound({
  id,
  playedOn,
  holeCount = 18,
  type = 'practice',
  tournament,
  roundNumber,
}: RoundOptions): RoundDocument {
  const roll = dice(id);
  return {
    format: ROUND_FORMAT,
    roundId: `round-${id}`,
    playedOn,
    type,
    status: 'completed',
    holeCount,
    course: { name: COURSES[id % COURSES.length] ?? 'Pine Hollow' },
    ...(tournament === undefined ? {} : { tournament: { tournamentId: tournament, name: tournament } }),
    ...(roundNumber === undefined ? {} : { roundNumber }),
    holes: PARS.slice(0, holeCount).map((par, index) => playHole(index + 1, par, roll)),
  };
}

/** A career: tournaments of three rounds with practice rounds between them, newest last. */
export function makeCareer(
  rounds: number,
  tournamentNames: readonly string[] = ['Pine Hollow Invitational', 'Cedar Cup', 'Autumn Open'],
): readonly RoundDocument[] {
  return Array.from({ length: rounds }, (_, index) => {
    const back = rounds - index;
    const isTournament = back % 5 < 3;
    const tournament = tournamentNames[Math.floor(back / 5) % tournamentNames.length];
    return makeRound({
      id: index + 1,
      playedOn: addDays(TODAY, -3 * back),
      ...(isTournament && tournament !== undefined
        ? {
            type: 'tournament',
            tournament: `${tournament} ${2026 - Math.floor(back / 40)}`,
            roundNumber: 3 - (back % 5),
          }
        : { type: 'practice' }),
    });
  });
}

/** `count` tournament rounds on consecutive days. */
export const tournamentRounds = (count: number): readonly RoundDocument[] =>
  Array.from({ length: count }, (_, index) =>
    makeRound({
      id: index + 1,
      playedOn: calendarDay(`2026-08-${String(index + 1).padStart(2, '0')}`),
      type: 'tournament',
      tournament: 'Cup',
    }),
  );

function playHole(number: number, par: number, roll: () => number): Hole {
  const yards = { 3: 165, 4: 405, 5: 525 }[par] ?? 400;
  const shots: Shot[] = [];
  const play = (lie: Lie, toPin: number, endLie: Lie | 'holed', endToPin: number) =>
    shots.push({ lie, toPin: toPin as Yards, end: { lie: endLie, toPin: endToPin as Yards } });
  let lie: Lie = 'tee';
  let left = yards;
  while (left > 230) {
    const carry: number = lie === 'tee' ? 235 + roll() * 40 : 190 + roll() * 30;
    const end: Lie = roll() < 0.6 ? 'fairway' : 'rough';
    play(lie, left, end, Math.max(left - carry, 40));
    [lie, left] = [end, Math.max(left - carry, 40)];
  }
  while (lie !== 'green') {
    const miss = left < 40 ? 1 + roll() * 5 : left * (0.02 + roll() * 0.13);
    const end: Lie = miss < 11 ? 'green' : roll() < 0.3 ? 'greensideBunker' : 'rough';
    play(lie, left, end, miss);
    [lie, left] = [end, miss];
  }
  for (let putt = 1; ; putt += 1) {
    const isHoled = putt > 2 || roll() < Math.min(1.8 / left, 0.98);
    const rest = isHoled ? 0 : 0.3 + roll() * left * 0.14;
    play('green', left, isHoled ? 'holed' : 'green', rest);
    if (isHoled) break;
    left = rest;
  }
  return { hole: number, par, yards: yards as Yards, score: shots.length, shots };
}
