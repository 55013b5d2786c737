import { type Club, type Lie, metres, metresToYards, type PenaltyReason, type Shot } from '@strokebook/golf/model';
import { type FoundHole, type FoundRound, UNKNOWN_TEE, unsureDay } from '../found-round.ts';
import { fieldsOf, type Fields, flagOf, listOf, numberOf, textOf, wholeOf } from '../json-values.ts';
import { localStartOf } from '../local-start.ts';
import { type RawRound, soundRound } from '../sound-round.ts';
import { readClub } from '../words/club-words.ts';
import { readLie } from '../words/lie-words.ts';
import { courseName, type FitScorecard } from './garmin-fit.ts';
import { firstPinLongitude, type GarminData, shotsKey } from './garmin-json.ts';
import { fairwayOfOutcome, positionOfSemicircles } from './garmin-units.ts';

/** A scorecard in FIT format and one of the export are the same round if they began at the same time. */
const MAX_START_DIFFERENCE_MS = 15 * 60_000;
/** Scorecards of one quarter of an hour that are compared: more are copies of one file. */
const MAX_OF_ONE_START = 20;

/**
 * The rounds of an account's export, of replies of the web service, and of single FIT scorecards. Pars, which the export
 * does not have, are those of the FIT file of the same start (IMPORT-05, IMPORT-07).
 */
export function roundsOfGarmin(data: GarminData, scorecards: readonly FitScorecard[]): readonly FoundRound[] {
  const unused = new Set(scorecards);
  const spanOf = (startedAt: number): number => Math.floor(startedAt / MAX_START_DIFFERENCE_MS);
  const bySpan = Map.groupBy(scorecards, ({ startedAt }) => (startedAt === null ? null : spanOf(startedAt)));
  const ofCards = [...data.cards].flatMap(([id, card]): RawRound[] => {
    const startedAt = Date.parse(textOf(card.startTime) ?? '');
    const fit = [-1, 0, 1]
      .flatMap((shift) => bySpan.get(spanOf(startedAt) + shift)?.slice(0, MAX_OF_ONE_START) ?? [])
      .find((one) => Math.abs((one.startedAt ?? 0) - startedAt) <= MAX_START_DIFFERENCE_MS);
    if (fit !== undefined) unused.delete(fit);
    const round = rawRoundOf(id, card, data, fit);
    return round === null ? [] : [round];
  });
  return [...ofCards, ...[...unused].map(({ round }) => round)].flatMap((raw) => soundRound(raw) ?? []);
}

function rawRoundOf(id: number, card: Fields, data: GarminData, fit: FitScorecard | undefined): RawRound | null {
  const holes = listOf(card.holes).map(fieldsOf);
  const start = localStartOf(textOf(card.formattedStartTime) ?? textOf(card.startTime), firstPinLongitude(holes));
  if (start === null) return null;
  const ids = [card.courseSnapshotId, card.courseGlobalId].flatMap((one) => textOf(one) ?? []);
  const listed = ids.flatMap((one) => data.courses.get(one) ?? [])[0];
  const pars = ids.flatMap((one) => data.pars.get(one) ?? [])[0] ?? '';
  const fitHoles = new Map((fit?.round.holes ?? []).map((hole) => [hole.hole, hole]));
  const indexes = textOf(card.courseHandicapStr) ?? '';
  const [rating, slope] = [numberOf(card.teeBoxRating), wholeOf(card.teeBoxSlope)];
  const roundType = textOf(card.roundType) ?? '';
  return {
    sourceId: String(id),
    playedOn: start.playedOn,
    startTime: start.startTime ?? fit?.round.startTime ?? null,
    course: {
      name: listed === undefined ? (textOf(card.courseName) ?? fit?.round.course.name ?? '') : courseName(listed),
      tee: {
        name: textOf(card.teeBox) ?? UNKNOWN_TEE,
        ...(rating === undefined ? {} : { rating }),
        ...(slope === undefined ? {} : { slope }),
      },
    },
    type: 'practice',
    tournamentName: null,
    roundNumber: null,
    holeCount: roundType === 'FRONT_9' || roundType === 'BACK_9' ? 9 : 18,
    total: wholeOf(card.strokes),
    isInProgress: flagOf(card.inProgress) === true,
    player: null,
    holes: holes.map((hole): FoundHole => {
      const number = wholeOf(hole.number) ?? 0;
      const known = fitHoles.get(number);
      const digit = wholeOf(pars.charAt(number - 1));
      return {
        hole: number,
        par: known?.par ?? digit,
        yards: known?.yards,
        strokeIndex: wholeOf(indexes.slice(2 * number - 2, 2 * number)) ?? known?.strokeIndex,
        score: wholeOf(hole.strokes),
        putts: wholeOf(hole.strokes) === undefined ? undefined : wholeOf(hole.putts),
        fairway: fairwayOfOutcome(textOf(hole.fairwayShotOutcome)),
        penalties: wholeOf(hole.strokes) === undefined ? undefined : wholeOf(hole.penalties),
        pin: positionOfSemicircles(numberOf(hole.pinPositionLat), numberOf(hole.pinPositionLon)) ?? known?.pin,
        shots: shotsOf(data.shots.get(shotsKey(id, number)) ?? [], data),
      };
    }),
    notes: start.isUnsure ? [unsureDay] : [],
  };
}

/** Files list strokes in no order, and some twice. */
function shotsOf(rows: readonly Fields[], data: GarminData): readonly Shot[] {
  const seen = new Set<string>();
  return rows
    .filter((row) => {
      const id = textOf(row.id);
      if (id === undefined) return true;
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    })
    .toSorted((a, b) => (numberOf(a.shotOrder) ?? 0) - (numberOf(b.shotOrder) ?? 0))
    .map((row) => shotOf(row, data));
}

const penaltyReasons: Readonly<Record<string, PenaltyReason | undefined>> = {
  PENALTY: undefined,
  LOST_BALL: 'lostBall',
  UNPLAYABLE: 'unplayable',
};

function shotOf(row: Fields, data: GarminData): Shot {
  const [start, end] = [fieldsOf(row.startLoc), fieldsOf(row.endLoc)];
  const length = numberOf(row.meters);
  const club = clubOf(wholeOf(row.clubId), data);
  const kind = textOf(row.autoShotType) ?? '';
  const reason = penaltyReasons[kind];
  return {
    lie: lieOf(start, textOf(row.shotType)),
    ...(length === undefined ? {} : { distance: metresToYards(metres(length)) }),
    ...(club === undefined ? {} : { club }),
    ...(kind in penaltyReasons ? { penalty: { strokes: 1, ...(reason === undefined ? {} : { reason }) } } : {}),
    position: positionOfSemicircles(numberOf(start.lat), numberOf(start.lon)),
    end: { lie: lieOf(end, undefined), position: positionOfSemicircles(numberOf(end.lat), numberOf(end.lon)) },
  };
}

/** The map's lie; where it is unknown, the type of the stroke tells two of them. */
function lieOf(place: Fields, shotType: string | undefined): Lie {
  const lie = readLie(textOf(place.lie) ?? '');
  if (lie !== null && lie !== 'other') return lie;
  return shotType === 'TEE' ? 'tee' : shotType === 'PUTT' ? 'green' : 'other';
}

/**
 * Numbers of the types of clubs, as the export's file Golf-CLUB_TYPES.json names them (torjussa/golf-analytics has one);
 * its other numbers are of clubs that a round document does not tell apart.
 */
const typesOfClubs: Readonly<Record<number, Club>> = {
  1: 'driver',
  2: 'wood3',
  3: 'wood5',
  4: 'hybrid1',
  5: 'hybrid2',
  6: 'hybrid3',
  7: 'hybrid4',
  8: 'hybrid5',
  9: 'hybrid6',
  10: 'iron1',
  11: 'iron2',
  12: 'iron3',
  13: 'iron4',
  14: 'iron5',
  15: 'iron6',
  16: 'iron7',
  17: 'iron8',
  18: 'iron9',
  19: 'pitchingWedge',
  20: 'gapWedge',
  21: 'sandWedge',
  22: 'lobWedge',
  23: 'putter',
  24: 'wood2',
  25: 'wood4',
  26: 'wood7',
  27: 'wood9',
  36: 'hybrid7',
};

/** The export's own table of types wins, where a file of the import is that table. */
function clubOf(clubId: number | undefined, { clubTypes, clubTypeNames }: GarminData): Club | undefined {
  const type = clubTypes.get(clubId ?? -1);
  if (type === undefined) return undefined;
  return readClub(clubTypeNames.get(type) ?? '') ?? typesOfClubs[type];
}
