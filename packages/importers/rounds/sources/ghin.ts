import { fold } from '@strokebook/golf/format';
import type { JsonFormat } from '../file-format.ts';
import type { FoundHole, FoundRound, RoundNote } from '../found-round.ts';
import { UNKNOWN_TEE } from '../found-round.ts';
import {
  fieldsOf,
  type Fields,
  flagOf,
  isFields,
  listOf,
  numberOf,
  roundListOf,
  textOf,
  wholeOf,
} from '../json-values.ts';
import { localStartOf } from '../local-start.ts';
import { soundRound } from '../sound-round.ts';

const lists = ['scores', 'recent_scores', 'revision_scores'] as const;

/** The entries of all lists of a reply: a recent score stands in two of them. */
function entriesIn(json: unknown): readonly Fields[] {
  const root = fieldsOf(json);
  const found = new Map<string, Fields>();
  const all = Array.isArray(json)
    ? json
    : lists.flatMap((name) => [root[name], fieldsOf(root[name]).scores].find(Array.isArray) ?? []);
  for (const [place, entry] of roundListOf(all).entries()) {
    if (isFields(entry) && 'played_at' in entry && 'adjusted_gross_score' in entry) {
      found.set(textOf(entry.id) ?? `at ${place}`, entry);
    }
  }
  return [...found.values()];
}

/** Whether JSON is a history of scores of GHIN. */
export const isGhin = (json: unknown): boolean => entriesIn(json).length > 0;

const adjusted: RoundNote = {
  hole: null,
  kind: 'adjustedScore',
  text: 'The score is the adjusted one: no hole counts more than net double bogey.',
};

/** Scores with rating and slope, and with holes where the golfer posted them (IMPORT-14). */
export function roundsOfGhin(json: unknown): readonly FoundRound[] {
  return entriesIn(json).flatMap((score) => {
    const start = localStartOf(textOf(score.played_at)?.slice(0, 10));
    if (start === null) return [];
    const holes = listOf(score.hole_details).map((hole) => holeOf(fieldsOf(hole)));
    const isOfHoles = holes.some((hole) => hole.score !== undefined);
    const [rating, slope] = [valueOf(score.course_rating), valueOf(score.slope_rating)];
    const found = soundRound({
      sourceId: textOf(score.id) ?? null,
      playedOn: start.playedOn,
      startTime: null,
      course: {
        name: courseNameOf(score),
        tee: {
          name: textOf(score.tee_name) ?? UNKNOWN_TEE,
          ...(rating === undefined ? {} : { rating }),
          ...(slope === undefined ? {} : { slope: Math.round(slope) }),
        },
      },
      type: /^[CT]$/.test(textOf(score.score_type) ?? '') ? 'tournament' : 'practice',
      tournamentName: null,
      roundNumber: null,
      // A published 0 counts, so this is not read by `valueOf`, which leaves out every 0.
      playingConditions: numberOf(score.pcc),
      holeCount: wholeOf(score.number_of_holes),
      total: isOfHoles ? undefined : valueOf(score.adjusted_gross_score),
      player: null,
      holes,
      notes: isOfHoles ? [] : [adjusted],
    });
    return found ?? [];
  });
}

/** 'Pine Hollow CC – North': a facility of several courses calls each by a word. */
function courseNameOf(score: Fields): string {
  const [course, facility] = [textOf(score.course_name), textOf(score.facility_name)];
  if (course === undefined) return facility ?? textOf(score.course_display_value) ?? '';
  if (facility === undefined || fold(course).includes(fold(facility))) return course;
  return fold(facility).includes(fold(course)) ? facility : `${facility} – ${course}`;
}

/** 999 is GHIN's number for "none", beside 'NH' and '-'. */
const SENTINEL = 999;

function valueOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number === undefined || number >= SENTINEL || number <= 0 ? undefined : number;
}

function holeOf(hole: Fields): FoundHole {
  const score = valueOf(hole.raw_score);
  const isHit = flagOf(hole.fairway_hit);
  const isPickedUp = flagOf(hole.x_hole) === true;
  const par = valueOf(hole.par);
  const putts = wholeOf(hole.putts);
  return {
    hole: wholeOf(hole.hole_number) ?? 0,
    par,
    strokeIndex: valueOf(hole.stroke_allocation),
    ...(isPickedUp ? { isPickedUp: true } : { score }),
    putts: isPickedUp || score === undefined || putts === SENTINEL ? undefined : putts,
    ...(isHit === undefined || par === undefined || par < 4 ? {} : { fairway: isHit ? 'hit' : 'missed' }),
  };
}

export const ghin: JsonFormat = {
  source: 'ghin',
  name: 'a GHIN score history',
  canBeRead: 'The JSON of the score history can be read.',
  is: isGhin,
  words: /"adjusted_gross_score"|"hole_details"/,
  roundsOf: roundsOfGhin,
};
