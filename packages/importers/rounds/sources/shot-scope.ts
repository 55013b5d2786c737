import { type LatLon, metres, metresToYards, type Shot, type ShotPenalty, type Yards } from '@strokebook/golf/model';
import type { JsonFormat } from '../file-format.ts';
import { type FoundHole, type FoundRound, unsureDay } from '../found-round.ts';
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
import { readClub } from '../words/club-words.ts';
import { readLie } from '../words/lie-words.ts';

type Entry = { readonly slim: Fields; readonly detail: Fields };

/** Exporters save an entry of the list with its detail, several of them, or the list alone. */
function entriesIn(json: unknown): readonly Entry[] {
  const list = roundListOf([json, fieldsOf(json).rounds].find(Array.isArray) ?? [json]);
  return list.filter(isFields).flatMap((one): Entry[] => {
    const slim = isFields(one.slim) ? one.slim : one;
    const detail = isFields(one.detail) ? one.detail : one;
    return 'roundID' in slim && 'startedDate' in slim ? [{ slim, detail }] : [];
  });
}

/** Whether JSON is of rounds of Shot Scope, as open exporters save them. */
export const isShotScope = (json: unknown): boolean => entriesIn(json).length > 0;

/** The rounds with strokes, lies and positions; of the list alone the scores (IMPORT-13). */
export function roundsOfShotScope(json: unknown): readonly FoundRound[] {
  return entriesIn(json).flatMap(({ slim, detail }) => {
    const holes = listOf(detail.holes).map(fieldsOf);
    // Putts are strokes from the green; without any in a round, the putter had no tag.
    const hasPutts = holes.some((hole) => shotsIn(hole).some((shot) => readLie(textOf(shot.lie) ?? '') === 'green'));
    const start = localStartOf(textOf(slim.startedDate), holes.map(pinOf).find((pin) => pin !== undefined)?.lon);
    if (start === null || (textOf(slim.state) ?? 'Active') === 'Deleted') return [];
    const tee = textOf(slim.tees);
    const found = soundRound({
      sourceId: textOf(slim.roundID) ?? null,
      playedOn: start.playedOn,
      startTime: start.startTime,
      course: { name: textOf(slim.courseName) ?? '', ...(tee === undefined ? {} : { tee: { name: tee } }) },
      type: 'practice',
      tournamentName: null,
      roundNumber: null,
      total: wholeOf(slim.totalShots),
      player: null,
      holes: holes.map((hole) => holeOf(hole, hasPutts)),
      notes: start.isUnsure ? [unsureDay] : [],
    });
    return found ?? [];
  });
}

const shotsIn = (hole: Fields): readonly Fields[] => listOf(hole.shots).map(fieldsOf);

function holeOf(hole: Fields, hasPutts: boolean): FoundHole {
  const rows = shotsIn(hole);
  const score = wholeOf(hole.score);
  const par = wholeOf(hole.par);
  const isHit = flagOf(hole.fairwayInRegulation);
  const lost = rows.filter((row) => penaltyOf(row) !== undefined).length;
  // A lost ball costs a stroke; where the strokes add up to the score without it, it was none.
  const hasPenalties = rows.length !== score;
  return {
    hole: wholeOf(hole.holeNum) ?? 0,
    par,
    score: score === 0 ? undefined : score,
    putts:
      hasPutts && rows.length > 0 ? rows.filter((row) => readLie(textOf(row.lie) ?? '') === 'green').length : undefined,
    ...(isHit === undefined || par === undefined || par < 4 ? {} : { fairway: isHit ? 'hit' : 'missed' }),
    ...(hasPenalties && score !== undefined && rows.length + lost === score ? { penalties: lost } : {}),
    pin: pinOf(hole),
    shots: rows.map((row, index) => shotOf(row, index, { hasPenalties, hasPin: pinOf(hole) !== undefined })),
  };
}

type OfHole = { readonly hasPenalties: boolean; readonly hasPin: boolean };

function shotOf(row: Fields, index: number, { hasPenalties, hasPin }: OfHole): Shot {
  const club = readClub(textOf(fieldsOf(row.club).name) ?? '') ?? readClub(textOf(fieldsOf(row.club).tag) ?? '');
  const penalty = hasPenalties ? penaltyOf(row) : undefined;
  const end = positionOf(row.endLat, row.endLng);
  // Where both positions are known, they tell the distance better.
  const left = hasPin && end !== undefined ? undefined : leftBy(row);
  return {
    lie: readLie(textOf(row.lie) ?? '') ?? (index === 0 ? 'tee' : 'other'),
    ...(club === null ? {} : { club }),
    ...(penalty === undefined ? {} : { penalty }),
    position: positionOf(row.startLat, row.startLng),
    ...(end === undefined && left === undefined
      ? {}
      : {
          end: {
            lie: 'other',
            ...(end === undefined ? {} : { position: end }),
            ...(left === undefined ? {} : { toPin: left }),
          },
        }),
  };
}

/** How far from the pin a stroke ended: the service says it in metres, whatever the account shows. */
function leftBy(row: Fields): Yards | undefined {
  const remaining = numberOf(row.remaining);
  return remaining === undefined || remaining < 0 ? undefined : metresToYards(metres(remaining));
}

function penaltyOf(row: Fields): ShotPenalty | undefined {
  if (flagOf(row.lostBall) === true) return { strokes: 1, reason: 'lostBall' };
  return flagOf(row.waterHazard) === true ? { strokes: 1, reason: 'penaltyArea' } : undefined;
}

/** Exporters write a pin's coordinates by short or by whole words. */
function pinOf(hole: Fields): LatLon | undefined {
  const { lat, lng, latitude, longitude } = fieldsOf(hole.pin);
  return positionOf(lat ?? latitude, lng ?? longitude);
}

/** Undefined for what is no place: trackers write 0 and 1234 for an unknown coordinate. */
function positionOf(latitude: unknown, longitude: unknown): LatLon | undefined {
  const [lat, lon] = [numberOf(latitude), numberOf(longitude)];
  if (lat === undefined || lon === undefined || lat === 0 || lon === 0) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

export const shotScope: JsonFormat = {
  source: 'shot-scope',
  name: 'a file of Shot Scope rounds',
  canBeRead: 'JSON files of rounds, as open exporters save them, can be read.',
  is: isShotScope,
  words: /"roundID"|"startedDate"/,
  roundsOf: roundsOfShotScope,
};
