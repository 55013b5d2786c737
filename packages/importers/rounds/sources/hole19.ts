import type { JsonFormat } from '../file-format.ts';
import { type FoundHole, type FoundRound, unsureDay } from '../found-round.ts';
import { fieldsOf, flagOf, isFields, listOf, roundListOf, textOf, wholeOf } from '../json-values.ts';
import { localStartOf } from '../local-start.ts';
import { soundRound } from '../sound-round.ts';
import { readFairway } from '../words/result-words.ts';

/** The list is called `rounds` or `data`, by the age of the export. */
const roundsIn = (json: unknown): readonly unknown[] =>
  roundListOf([json, fieldsOf(json).rounds, fieldsOf(json).data].find(Array.isArray));

/** Whether JSON is the export of an account of Hole19. */
export function isHole19(json: unknown): boolean {
  const first = fieldsOf(roundsIn(json)[0]);
  return 'started_at' in first && Array.isArray(first.scores) && isFields(first.course);
}

/** The rounds of an account's export, hole by hole with pars; fellow players are left out (IMPORT-06, IMPORT-11). */
export function roundsOfHole19(json: unknown): readonly FoundRound[] {
  return roundsIn(json).flatMap((entry) => {
    const round = fieldsOf(entry);
    const start = localStartOf(textOf(round.started_at));
    if (start === null) return [];
    const course = fieldsOf(round.course);
    const tee = textOf(fieldsOf(round.tee).name);
    const scores = listOf(round.scores).map(fieldsOf);
    const found = soundRound({
      sourceId: textOf(round.share_id) ?? null,
      playedOn: start.playedOn,
      startTime: start.startTime,
      course: { name: textOf(course.name) ?? '', ...(tee === undefined ? {} : { tee: { name: tee } }) },
      type: 'practice',
      tournamentName: null,
      roundNumber: null,
      // Holes that were not played stand in the list too.
      holeCount: scores.length <= 9 ? 9 : 18,
      player: null,
      holes: scores
        .map((score): FoundHole => {
          const hole = fieldsOf(score.hole);
          const strokes = wholeOf(score.total_of_strokes) ?? 0;
          const fairway = readFairway(textOf(score.fairway_hit) ?? '');
          const isPickedUp = flagOf(score.scratched) === true;
          const isPlayed = strokes > 0 && !isPickedUp;
          return {
            hole: wholeOf(hole.sequence) ?? 0,
            par: wholeOf(hole.par),
            strokeIndex: wholeOf(hole.si),
            ...(isPickedUp ? { isPickedUp: true } : {}),
            ...(isPlayed ? { score: strokes, putts: wholeOf(score.total_of_putts) } : {}),
            ...(isPlayed ? { penalties: wholeOf(score.total_of_penalties) } : {}),
            ...(fairway === null ? {} : { fairway }),
          };
        })
        .toSorted((a, b) => a.hole - b.hole),
      notes: start.isUnsure ? [unsureDay] : [],
    });
    return found ?? [];
  });
}

export const hole19: JsonFormat = {
  source: 'hole19',
  name: 'the export of a Hole19 account',
  canBeRead: 'The JSON that Hole19 gives as personal data can be read.',
  is: isHole19,
  words: /"share_id"|"total_of_strokes"/,
  roundsOf: roundsOfHole19,
};
