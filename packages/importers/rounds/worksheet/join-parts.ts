import { addDays } from '@strokebook/golf/calendar';
import { fold } from '@strokebook/golf/format';
import type { RawRound } from '../sound-round.ts';

/**
 * Joins the parts of one round that a sheet has apart: the nines of a card one below the other, two of the nines of a
 * club on one day, and holes that were played on the next day because of darkness.
 */
export function joinParts(rounds: readonly RawRound[]): readonly RawRound[] {
  const joined: RawRound[] = [];
  for (const round of rounds) {
    const place = round.holes.length === 0 ? -1 : joined.findLastIndex((other) => isOneRound(other, round));
    if (place < 0) joined.push(round);
    else joined.splice(place, 1, joinedRound(joined[place] as RawRound, round));
  }
  return joined;
}

const NINE = 9;
const EIGHTEEN = 18;

function isOneRound(first: RawRound, second: RawRound): boolean {
  const isOfSame =
    fold(first.player ?? '') === fold(second.player ?? '') &&
    first.tournamentName === second.tournamentName &&
    first.roundNumber === second.roundNumber &&
    first.sourceId === second.sourceId &&
    (first.startTime === second.startTime || second.startTime === null);
  if (!isOfSame || first.holes.length === 0 || first.holes.length + second.holes.length > EIGHTEEN) return false;
  if (isOtherNine(first, second)) return true;
  const isDisjoint = !second.holes.some(({ hole }) => first.holes.some((other) => other.hole === hole));
  if (!isDisjoint || first.course.name !== second.course.name) return false;
  if (first.playedOn === second.playedOn) return true;
  const isNextDay = addDays(first.playedOn, 1) === second.playedOn;
  const last = first.holes.at(-1)?.hole ?? 0;
  const goesOn = second.holes[0]?.hole === (last % EIGHTEEN) + 1;
  // Nine holes on each of two days are two rounds, unless the sheet says that they are one.
  return isNextDay && goesOn && (first.holes.length !== NINE || first.roundNumber !== null);
}

/** 'Pine Hollow (Lake)' and 'Pine Hollow (Hill)' on one day, each with its holes 1 to 9, or with 10 to 18. */
function isOtherNine(first: RawRound, second: RawRound): boolean {
  const [own, other] = [nineOf(first.course.name), nineOf(second.course.name)];
  return (
    first.playedOn === second.playedOn &&
    [first, second].every(({ holes }) => holes.length === NINE) &&
    own.nine !== '' &&
    other.nine !== '' &&
    own.nine !== other.nine &&
    own.club === other.club
  );
}

function nineOf(course: string): { readonly club: string; readonly nine: string } {
  const [, club = course, nine = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(course) ?? [];
  return { club, nine };
}

function joinedRound(first: RawRound, second: RawRound): RawRound {
  const isRepeated = second.holes.some(({ hole }) => first.holes.some((other) => other.hole === hole));
  const more = isRepeated ? second.holes.map((hole) => ({ ...hole, hole: hole.hole + NINE })) : second.holes;
  const holes = [...first.holes, ...more];
  const sum = holes.reduce((total, { score = 0 }) => total + score, 0);
  const [own, other] = [nineOf(first.course.name), nineOf(second.course.name)];
  const isOther = first.course.name !== second.course.name;
  return {
    ...first,
    course: isOther ? { ...first.course, name: `${own.club} (${own.nine}, ${other.nine})` } : first.course,
    holeCount: null,
    // The last nine's card often has the total of both.
    total: second.total === sum ? sum : null,
    holes,
    notes: [...(first.notes ?? []), ...(second.notes ?? [])],
  };
}
