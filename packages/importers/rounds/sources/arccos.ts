import type { Club, FairwayResult, LatLon, Shot } from '@strokebook/golf/model';
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

/** One round, a list of rounds, or a list within an object. */
const roundsIn = (json: unknown): readonly Fields[] =>
  roundListOf([json, fieldsOf(json).rounds].find(Array.isArray) ?? [json]).filter(isFields);

/** Whether JSON is a round of Arccos, or several, as open exporters save them. */
export function isArccos(json: unknown): boolean {
  const [first = {}] = roundsIn(json);
  return 'roundId' in first && 'courseVersion' in first && ('noOfShots' in first || 'noOfHoles' in first);
}

/**
 * The rounds with every stroke and its position. Arccos has no lies, and of pars the one of the round alone (IMPORT-05,
 * IMPORT-12).
 */
export function roundsOfArccos(json: unknown): readonly FoundRound[] {
  return roundsIn(json).flatMap((round) => {
    const holes = listOf(round.holes)
      .map(fieldsOf)
      .filter((hole) => flagOf(hole.shouldIgnore) !== true)
      .map(holeOf);
    const start = localStartOf(textOf(round.startTime), holes.find(({ pin }) => pin !== undefined)?.pin?.lon);
    if (start === null) return [];
    const found = soundRound({
      sourceId: textOf(round.roundId) ?? null,
      playedOn: start.playedOn,
      startTime: start.startTime,
      course: { name: textOf(round.courseName) ?? '' },
      type: 'practice',
      tournamentName: null,
      roundNumber: null,
      holeCount: wholeOf(round.noOfHolesOverride) ?? wholeOf(round.noOfHoles),
      total: wholeOf(round.scoreOverride) ?? wholeOf(round.noOfShots),
      totalPar: totalParOf(round),
      player: null,
      holes,
      notes: start.isUnsure ? [unsureDay] : [],
    });
    return found ?? [];
  });
}

/** What was played over par tells the par of an unfinished round too; the other field is that of the course. */
function totalParOf({ noOfShots, overUnder, par }: Fields): number | undefined {
  const [shots, over] = [wholeOf(noOfShots), wholeOf(overUnder)];
  return shots === undefined || over === undefined ? wholeOf(par) : shots - over;
}

function holeOf(hole: Fields): FoundHole {
  const score = wholeOf(hole.scoreOverride) ?? wholeOf(hole.noOfShots);
  const putts = wholeOf(hole.putts);
  const rows = listOf(hole.shots)
    .map(fieldsOf)
    .filter((shot) => flagOf(shot.shouldIgnore) !== true)
    .toSorted((a, b) => (wholeOf(a.shotId) ?? 0) - (wholeOf(b.shotId) ?? 0));
  return {
    hole: wholeOf(hole.holeId) ?? 0,
    score: score === 0 ? undefined : score,
    putts: score === 0 ? undefined : putts,
    fairway: fairwayOf(hole),
    pin: positionOf(hole, 'pin'),
    shots: rows.map((row, index) => shotOf(row, index, rows.length - (putts ?? 0))),
  };
}

function fairwayOf(hole: Fields): FairwayResult | undefined {
  if (flagOf(hole.isFairWay) === true) return 'hit';
  if (flagOf(hole.isFairWayLeft) === true) return 'left';
  return flagOf(hole.isFairWayRight) === true ? 'right' : undefined;
}

/** The last strokes of a hole are its putts, whatever club they were played with. */
function shotOf(row: Fields, index: number, firstPutt: number): Shot {
  const penalties = wholeOf(row.noOfPenalties) ?? 0;
  const club = typesOfClubs[wholeOf(row.clubType) ?? -1];
  const end = positionOf(row, 'end');
  return {
    lie: index === 0 ? 'tee' : index >= firstPutt ? 'green' : 'other',
    ...(club === undefined ? {} : { club }),
    ...(penalties > 0 ? { penalty: { strokes: penalties } } : {}),
    position: positionOf(row, 'start'),
    ...(end === undefined ? {} : { end: { lie: index + 1 >= firstPutt ? 'green' : 'other', position: end } }),
  };
}

/** 'startLat' and 'startLong', or 'startLocation' with 'lat' and 'long': exporters differ. */
function positionOf(fields: Fields, name: 'pin' | 'start' | 'end'): LatLon | undefined {
  const location = fieldsOf(fields[`${name}Location`]);
  const lat = numberOf(fields[`${name}Lat`] ?? location.lat);
  const lon = numberOf(fields[`${name}Long`] ?? location.long);
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

/**
 * The numbers of types of clubs on which three public readers of the service agree, each checked with a real bag:
 * pfrederiksen/arccos-api, chrisdecali/arccos-sg-baseline, and a script that derives them from the bag's own reply. Other
 * numbers stand for no club: readers contradict each other on them (4 and 44), or one of them alone names it.
 */
const typesOfClubs: Readonly<Record<number, Club>> = {
  1: 'driver',
  2: 'wood3',
  3: 'wood5',
  5: 'iron4',
  6: 'iron5',
  7: 'iron6',
  8: 'iron7',
  9: 'iron8',
  10: 'iron9',
  11: 'pitchingWedge',
  12: 'putter',
  // Wedges of 54, 56 and 60 degrees.
  49: 'sandWedge',
  53: 'sandWedge',
  56: 'lobWedge',
};

export const arccos: JsonFormat = {
  source: 'arccos',
  name: 'a file of Arccos rounds',
  canBeRead: 'JSON files of rounds, as open exporters save them, can be read.',
  is: isArccos,
  words: /"courseVersion"|"noOfShots"/,
  roundsOf: roundsOfArccos,
};
