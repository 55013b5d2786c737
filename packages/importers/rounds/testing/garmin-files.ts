import type { Club, Lie } from '@strokebook/golf/model';
import { seededDice } from '../../../golf/testing/dice.ts';
import { crcOf } from '../sources/fit-messages.ts';
import { scoreOf, startOf, type TruthHole, type TruthRound, type TruthShot, two } from './round-truth.ts';

/** Files of one account's export in their true shape; all rows are invented. */
export type GarminFiles = {
  readonly scorecards: string;
  readonly shots: string;
  readonly courses: string;
  readonly clubs: string;
  readonly fits: readonly Uint8Array[];
  /** The holes whose strokes were not all tracked, as '900001 7'. */
  readonly incomplete: ReadonlySet<string>;
};

const semicircles = (degrees: number): number => Math.round((degrees * 2 ** 31) / 180);
const envelope = (type: string, data: unknown): string =>
  JSON.stringify({ version: 'v1', type, data, preparedOn: '2026-06-01T00:00:00Z' });

const lieNames: Partial<Readonly<Record<Lie | 'holed', string>>> = {
  tee: 'TeeBox',
  fairway: 'Fairway',
  rough: 'Rough',
  bunker: 'Bunker',
  green: 'Green',
  holed: 'Green',
};
const clubIds: Partial<Readonly<Record<Club, number>>> = {
  driver: 31,
  wood3: 32,
  iron4: 33,
  iron6: 34,
  iron8: 35,
  iron9: 36,
  putter: 37,
};
const clubTypes = [1, 2, 13, 15, 17, 18, 23];

/** @param seed of which strokes the watch missed: it tracks all of a hole rarely, and putts nearly never */
export function garminFiles(rounds: readonly TruthRound[], seed: number): GarminFiles {
  const roll = seededDice(seed);
  const incomplete = new Set<string>();
  const shots = rounds.flatMap((round) =>
    round.holes.flatMap((hole) => {
      const isWhole = roll() < 0.3;
      const tracked = hole.shots.filter((shot) => isWhole || (shot.lie !== 'green' && roll() < 0.8));
      const strokes = tracked.reduce((sum, { penalty }) => sum + 1 + penalty, 0);
      if (tracked.length > 0 && strokes !== hole.score) incomplete.add(`${round.id} ${hole.hole}`);
      return tracked.map((shot, index) => shotRow(round, hole, shot, index));
    }),
  );
  return {
    scorecards: envelope('SCORECARD', rounds.map(cardRow)),
    // The export has strokes in no order.
    shots: envelope(
      'SHOT',
      shots.toSorted((a, b) => (a.id % 97) - (b.id % 97)),
    ),
    courses: envelope('COURSE', [
      Object.fromEntries(rounds.map(({ course }) => [String(course.id), `${course.name} ~ ${course.name}`])),
    ]),
    clubs: envelope(
      'CLUB',
      clubTypes.map((clubTypeId, index) => ({ id: 31 + index, clubTypeId, shaftLength: 45, deleted: false })),
    ),
    fits: rounds.map(fitOf),
    incomplete,
  };
}

const formatted = (round: TruthRound): string => {
  const { zone } = round.course;
  const sign = zone < 0 ? '-' : '+';
  return `${round.playedOn}T${two(round.hour)}:${two(round.minute)}:00${sign}${two(Math.abs(zone))}:00`;
};

/** A row of the list of scorecards: 18 holes for any round, those that were not played without a score. */
function cardRow(round: TruthRound) {
  const { course, holes } = round;
  const played = new Map(holes.map((hole) => [hole.hole, hole]));
  const first = holes[0]?.hole ?? 1;
  return {
    id: round.id,
    playerProfileId: 55_555,
    courseGlobalId: course.id,
    courseSnapshotId: course.id + 5_000,
    scoreType: 'STROKE_PLAY',
    startTime: new Date(startOf(round)).toISOString().replace('.000', ''),
    formattedStartTime: formatted(round),
    roundType: round.holeCount === 18 ? 'ALL' : first === 10 ? 'BACK_9' : 'FRONT_9',
    inProgress: false,
    holesCompleted: holes.length,
    courseHandicapStr: course.strokeIndexes.map(two).join(''),
    teeBox: round.tee.name,
    teeBoxRating: round.tee.rating,
    teeBoxSlope: round.tee.slope,
    strokes: scoreOf(round),
    distanceWalked: 9_800,
    holes: Array.from({ length: 18 }, (_unused, index) => {
      const hole = played.get(index + 1);
      if (hole === undefined) return { number: index + 1, pinPositionLat: 0, pinPositionLon: 0 };
      return {
        number: hole.hole,
        strokes: hole.score,
        putts: hole.putts,
        penalties: hole.penalties,
        handicapScore: hole.score - 1,
        ...(hole.fairway === null ? {} : { fairwayShotOutcome: hole.fairway.toUpperCase() }),
        pinPositionLat: semicircles(hole.pin.lat),
        pinPositionLon: semicircles(hole.pin.lon),
        lastModifiedDt: '2026-05-02T16:20:00Z',
      };
    }),
  };
}

const placeOf = (point: { readonly lat: number; readonly lon: number }, lie: Lie | 'holed') => ({
  lat: semicircles(point.lat),
  lon: semicircles(point.lon),
  lie: lieNames[lie] ?? 'Unknown',
  lieSource: 'CARTOGRAPHY',
});

const shotRow = (round: TruthRound, hole: TruthHole, shot: TruthShot, index: number) => ({
  id: round.id * 1_000 + hole.hole * 20 + index,
  scorecardId: round.id,
  shotTime: startOf(round) + (hole.hole * 12 + index) * 60_000,
  shotTimeZoneOffset: round.course.zone * 3_600_000,
  shotOrder: index + 1,
  clubId: clubIds[shot.club] ?? 0,
  holeNumber: hole.hole,
  autoShotType: shot.penalty > 0 ? 'PENALTY' : 'USED',
  startLoc: placeOf(shot.start, shot.lie),
  endLoc: placeOf(shot.end, shot.endLie),
  meters: Math.round((shot.toPin - shot.endToPin) * 9.144) / 10,
  shotSource: 'DEVICE_AUTO',
  shotType: shot.lie === 'tee' ? 'TEE' : shot.lie === 'green' ? 'PUTT' : 'APPROACH',
});

/** One file of the web service's replies, as scripts in browsers save them. */
export function garminWebFile(rounds: readonly TruthRound[]): string {
  return JSON.stringify({
    summary: { scorecardSummaries: rounds.map(({ id, course }) => ({ id, courseName: course.name })) },
    details: rounds.map((round) => ({
      scorecardDetails: [{ scorecard: cardRow(round), scorecardStats: { round: {} } }],
      courseSnapshots: [
        {
          courseSnapshotId: round.course.id + 5_000,
          courseGlobalId: round.course.id,
          name: round.course.name,
          holePars: round.course.pars.join(''),
        },
      ],
    })),
    shotDetails: Object.fromEntries(
      rounds.map((round) => [
        String(round.id),
        {
          holeShots: round.holes.map((hole) => ({
            holeNumber: hole.hole,
            pinPosition: { lat: semicircles(hole.pin.lat), lon: semicircles(hole.pin.lon) },
            shots: hole.shots.map((shot, index) => {
              const { scorecardId: _above, holeNumber: _too, ...row } = shotRow(round, hole, shot, index);
              return row;
            }),
          })),
        },
      ]),
    ),
    clubs: clubTypes.map((clubTypeId, index) => ({ id: 31 + index, clubTypeId })),
  });
}

/** Seconds of FIT files are counted from the end of 1989. */
const FIT_EPOCH = 631_065_600;
type FieldType = 'u8' | 'u16' | 'u32' | 's32' | 'f32' | 'string';
const baseTypes: Readonly<Record<FieldType, readonly [code: number, bytes: number]>> = {
  u8: [0x02, 1],
  u16: [0x84, 2],
  u32: [0x86, 4],
  s32: [0x85, 4],
  f32: [0x88, 4],
  string: [0x07, 24],
};
type FieldValue = readonly [number: number, type: FieldType, value: number | string | null];

const invalid: Readonly<Record<FieldType, number>> = {
  u8: 0xff,
  u16: 0xffff,
  u32: 0xffffffff,
  s32: 0x7fffffff,
  f32: Number.NaN,
  string: 0,
};

/** Writes messages as a FIT file: definitions of both byte orders, developer fields, compressed times, checksum. */
export function fitFile(
  messages: readonly { readonly number: number; readonly fields: readonly FieldValue[] }[],
): Uint8Array {
  const bytes: number[] = [];
  messages.forEach(({ number, fields }, index) => {
    const isLittle = index % 3 !== 2;
    const hasDeveloperField = index % 4 === 1;
    const local = index % 4;
    const shorts = (value: number): number[] => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
    bytes.push(0x40 | (hasDeveloperField ? 0x20 : 0) | local, 0, isLittle ? 0 : 1, ...shorts(number), fields.length);
    for (const [field, type] of fields) bytes.push(field, baseTypes[type][1], baseTypes[type][0]);
    if (hasDeveloperField) bytes.push(1, 0, 3, 0);
    // A compressed record carries five bits of its time instead of field 253.
    const isCompressed = index % 5 === 4 && !fields.some(([field]) => field === 253);
    bytes.push(isCompressed ? 0x80 | (local << 5) | 7 : local);
    for (const [, type, value] of fields) bytes.push(...valueBytes(type, value, isLittle));
    if (hasDeveloperField) bytes.push(1, 2, 3);
  });
  return fitOfBytes(bytes);
}

/** A file in FIT format of the bytes of its messages, with header and checksum. */
export function fitOfBytes(bytes: readonly number[]): Uint8Array {
  const size = bytes.length;
  const header = [
    14,
    0x20,
    0x5c,
    0x08,
    size & 255,
    (size >> 8) & 255,
    (size >> 16) & 255,
    0,
    0x2e,
    0x46,
    0x49,
    0x54,
    0,
    0,
  ];
  const all = [...header, ...bytes];
  const crc = crcOf(new Uint8Array(all));
  return new Uint8Array([...all, crc & 255, crc >> 8]);
}

function valueBytes(type: FieldType, value: number | string | null, isLittle: boolean): number[] {
  const size = baseTypes[type][1];
  const view = new DataView(new ArrayBuffer(size));
  if (type === 'string') {
    new TextEncoder().encodeInto(String(value ?? ''), new Uint8Array(view.buffer, 0, size - 1));
    return [...new Uint8Array(view.buffer)];
  }
  const number = typeof value === 'number' ? value : invalid[type];
  if (type === 'u8') view.setUint8(0, number);
  if (type === 'u16') view.setUint16(0, number, isLittle);
  if (type === 'u32') view.setUint32(0, number, isLittle);
  if (type === 's32') view.setInt32(0, number, isLittle);
  if (type === 'f32') view.setFloat32(0, number, isLittle);
  return [...new Uint8Array(view.buffer)];
}

const fairwayCode = { left: 0, right: 1, hit: 2, short: 3, long: 3, missed: 3 } as const;

/** The scorecard of the watch: the owner and a fellow player, holes with pars, strokes with positions. */
export function fitOf(round: TruthRound): Uint8Array {
  const seconds = startOf(round) / 1_000 - FIT_EPOCH;
  const local = seconds + round.course.zone * 3_600;
  const pars = round.course.pars;
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const player = (number: number, name: string, gross: number) => ({
    number: 191,
    fields: [
      [0, 'string', name],
      [1, 'u8', number],
      [4, 'u16', gross],
      [9, 'u16', null],
    ] satisfies FieldValue[],
  });
  return fitFile([
    { number: 0, fields: [[0, 'u8', 47]] },
    {
      number: 190,
      fields: [
        [0, 'u32', round.course.id],
        [1, 'string', round.course.name.slice(0, 20)],
        [2, 'u32', local],
        [3, 'u32', seconds],
        [10, 'u8', sum(pars)],
        [11, 'string', round.tee.name],
        [12, 'u8', round.tee.slope],
        [13, 'u32', 98_000],
        [21, 'f32', round.tee.rating],
      ],
    },
    player(0, 'A. Owner', scoreOf(round)),
    player(1, 'B. Fellow', 99),
    {
      number: 128,
      fields: [
        [253, 'u32', seconds],
        [1, 'u8', 12],
      ],
    },
    ...pars.map((par, index) => ({
      number: 193,
      fields: [
        [0, 'u8', index + 1],
        [1, 'u32', Math.round((round.course.yards[index] ?? 0) * 91.44)],
        [2, 'u8', par],
        [3, 'u8', round.course.strokeIndexes[index] ?? null],
        [4, 's32', semicircles(round.holes.find(({ hole }) => hole === index + 1)?.pin.lat ?? 0)],
        [5, 's32', semicircles(round.holes.find(({ hole }) => hole === index + 1)?.pin.lon ?? 0)],
      ] satisfies FieldValue[],
    })),
    ...round.holes.flatMap((hole) => [
      resultOf(
        0,
        hole.hole,
        hole.score,
        hole.putts,
        hole.fairway === null ? 3 : fairwayCode[hole.fairway],
        hole.penalties,
      ),
      resultOf(1, hole.hole, 6, 2, 3, 0),
      ...hole.shots
        .filter(({ lie }) => lie !== 'green')
        .map((shot, index) => ({
          number: 194,
          fields: [
            [253, 'u32', seconds + hole.hole * 720 + index * 60],
            [0, 'u8', 0],
            [1, 'u8', hole.hole],
            [2, 's32', semicircles(shot.start.lat)],
            [3, 's32', semicircles(shot.start.lon)],
            [4, 's32', semicircles(shot.end.lat)],
            [5, 's32', semicircles(shot.end.lon)],
            [7, 'u32', clubIds[shot.club] ?? null],
          ] satisfies FieldValue[],
        })),
    ]),
  ]);
}

const resultOf = (player: number, hole: number, score: number, putts: number, fairway: number, penalties: number) => ({
  number: 192,
  fields: [
    [0, 'u8', player],
    [1, 'u8', hole],
    [2, 'u8', score],
    [5, 'u8', putts],
    [6, 'u8', fairway],
    [9, 'u8', penalties],
  ] satisfies FieldValue[],
});
