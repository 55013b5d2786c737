import type { JsonFormat } from '../file-format.ts';
import { type FoundRound, type RoundNote, unsureDay } from '../found-round.ts';
import { fieldsOf, type Fields, isFields, listOf, numberOf, roundListOf, textOf, wholeOf } from '../json-values.ts';
import { localStartAt } from '../local-start.ts';
import { soundRound } from '../sound-round.ts';

const activityOf = (json: unknown): Fields => {
  const root = fieldsOf(json);
  return fieldsOf(fieldsOf(root.myData ?? root).activityData);
};

/** Whether JSON is the archive of an account of 18Birdies. */
export const isEighteenBirdies = (json: unknown): boolean => Array.isArray(activityOf(json).rounds);

/** The rounds of an account's archive: strokes of every hole, or the score alone. Of pars it has the one of the round alone (IMPORT-10). */
export function roundsOfEighteenBirdies(json: unknown): readonly FoundRound[] {
  const root = fieldsOf(json);
  const clubs = listOf(fieldsOf(fieldsOf(root.myData ?? root).clubData).playedClubs).map(fieldsOf);
  const names = new Map(clubs.map((club) => [idOf(club.clubId ?? club.id), textOf(club.name)]));
  return roundListOf(activityOf(json).rounds).flatMap((entry) => {
    const round = fieldsOf(entry);
    const start = localStartAt(numberOf(round.timestamp) ?? Number.NaN);
    if (start === null) return [];
    const strokes = listOf(round.holeStrokes).map(wholeOf);
    // 'score' is to par.
    const [total, toPar] = [wholeOf(round.strokes), wholeOf(round.score)];
    const found = soundRound({
      sourceId: textOf(round.id) ?? null,
      playedOn: start.playedOn,
      startTime: start.startTime,
      course: { name: names.get(idOf(round.clubId)) ?? '' },
      type: 'practice',
      tournamentName: null,
      roundNumber: null,
      // The list has 0 for holes that were not played.
      holeCount: strokes.length === 9 ? 9 : undefined,
      total,
      totalPar: total === undefined || toPar === undefined ? undefined : total - toPar,
      player: null,
      holes: strokes.map((score, index) => ({ hole: index + 1, score: score === 0 ? undefined : score })),
      notes: strokes.length === 9 ? [unsureDay, unsureHoles] : [unsureDay],
    });
    return found ?? [];
  });
}

/** A list of nine does not say which nine. */
const unsureHoles: RoundNote = {
  hole: null,
  kind: 'unsureHoles',
  text: 'The file does not say which nine holes these were: they are taken for 1 to 9.',
};

/** Ids are texts, in some places within an object. */
const idOf = (value: unknown): string | undefined => textOf(isFields(value) ? value.id : value);

export const eighteenBirdies: JsonFormat = {
  source: '18birdies',
  name: 'the archive of an 18Birdies account',
  canBeRead: 'The JSON that 18Birdies gives as account data can be read.',
  is: isEighteenBirdies,
  words: /"activityData"|"holeStrokes"/,
  roundsOf: roundsOfEighteenBirdies,
};
