import { cleanLine, MAX_NAME } from '@strokebook/contract';
import { strokesOf } from '@strokebook/golf/facts';
import {
  type HoleCount,
  holesApart,
  isWholeWithin,
  isWithin,
  type LatLon,
  type Limits,
  playingConditions,
  roundLimits,
  type Shot,
} from '@strokebook/golf/model';
import { plural } from '@strokebook/golf/format';
import {
  type FoundHole,
  type FoundRound,
  isStrokesComplete,
  inProgress,
  type RoundNote,
  UNKNOWN_COURSE,
} from './found-round.ts';

/** A round as its source tells it, before its values are checked against each other. */
export type RawRound = Omit<
  FoundRound,
  'holeCount' | 'total' | 'totalPar' | 'tournamentDays' | 'notes' | 'playingConditions' | 'isInProgress'
> & {
  readonly playingConditions?: number | undefined;
  /** Planned holes, if the source says so. */
  readonly holeCount?: number | null | undefined;
  readonly total?: number | null | undefined;
  readonly totalPar?: number | null | undefined;
  readonly tournamentDays?: FoundRound['tournamentDays'] | undefined;
  readonly isInProgress?: boolean;
  readonly notes?: readonly RoundNote[];
};

const [, MAX_HOLES] = roundLimits.holes;
const [, MAX_SHOTS] = roundLimits.shots;
const [, MAX_SHOT_PENALTY] = roundLimits.shotPenalty;
/** The best scores for 18 holes in competition are in the fifties: a lower total is one of nine holes. */
const MIN_TOTAL_OF_18 = 55;
const totals: Limits = [1, 300];

/**
 * A round whose values the round document takes: what cannot be is left out and named in a note, the card wins over the
 * strokes, and holes whose strokes do not add up are named (IMPORT-04). Null if neither a hole nor a total is left.
 */
export function soundRound(raw: RawRound): FoundRound | null {
  const notes: RoundNote[] = [...(raw.notes ?? [])];
  const played = withoutRepeats(
    raw.holes.flatMap((hole) => soundHole(hole, notes) ?? []),
    notes,
  );
  const holes = played.slice(0, MAX_HOLES);
  if (played.length > MAX_HOLES) {
    const text = `The file has ${plural(played.length, 'hole')} of this round: the first ${MAX_HOLES} are taken.`;
    notes.push({ hole: null, kind: 'valueDropped', text });
  }
  const given = isWithin(raw.total, totals) ? raw.total : null;
  const isCard = holes.length > 0 && holes.every(({ score }) => score !== undefined);
  const sum = holes.reduce((total, { score = 0 }) => total + score, 0);
  if (holes.length === 0 && given === null) return null;
  if (isCard && given !== null && given !== sum) {
    const text = `The holes add up to ${sum}, and the file says ${given}.`;
    notes.push({ hole: null, kind: 'totalDiffers', text });
  }
  const holeCount = holeCountOf(raw.holeCount, holes.length, given);
  // Many never end a round on their watch: one with all of its holes is finished.
  const isInProgress = raw.isInProgress === true && holes.length > 0 && holes.length < holeCount;
  if (isInProgress) notes.push(inProgress);
  const hasPars = holes.length > 0 && holes.every(({ par }) => par !== undefined);
  return {
    sourceId: raw.sourceId,
    playedOn: raw.playedOn,
    startTime: raw.startTime,
    course: soundCourse(raw.course),
    type: raw.type,
    tournamentName: nameOf(raw.tournamentName),
    roundNumber: isWholeWithin(raw.roundNumber, roundLimits.roundNumber) ? raw.roundNumber : null,
    ...conditionsOf(raw.playingConditions),
    holeCount,
    // Of an unfinished round, and of one whose file leaves holes out, the card's own score is the better one.
    total: isCard && (given === null || holes.length === 9 || holes.length === MAX_HOLES) ? sum : given,
    totalPar: !hasPars && isWholeWithin(raw.totalPar, roundLimits.totalPar) ? raw.totalPar : null,
    tournamentDays: holes.length === 0 ? (raw.tournamentDays ?? null) : null,
    player: nameOf(raw.player),
    isInProgress,
    holes,
    notes,
  };
}

function conditionsOf(given: number | undefined): Pick<FoundRound, 'playingConditions'> {
  const published = playingConditions.find((value) => value === given);
  return published === undefined ? {} : { playingConditions: published };
}

/** A hole that stands in the file a second time is left out, unless so many were played between that it was a second loop. */
function withoutRepeats(holes: readonly FoundHole[], notes: RoundNote[]): readonly FoundHole[] {
  const apart = holesApart(holes);
  const places = new Map<number, number>();
  const kept: FoundHole[] = [];
  const repeated = new Set<number>();
  for (const found of holes) {
    const before = places.get(found.hole);
    if (before !== undefined && kept.length - before < apart) repeated.add(found.hole);
    else {
      places.set(found.hole, kept.length);
      kept.push(found);
    }
  }
  for (const hole of repeated) {
    notes.push({ hole, kind: 'valueDropped', text: `Hole ${hole} stands in the file twice: the first one is taken.` });
  }
  return kept;
}

function holeCountOf(planned: number | null | undefined, holes: number, total: number | null): HoleCount {
  if (holes > 9) return 18;
  // A course of nine holes is called 18 by some: nine finished holes are a round of nine.
  if (holes === 9) return 9;
  if (planned === 9 || planned === 18) return planned;
  if (holes > 0) return 9;
  return total !== null && total < MIN_TOTAL_OF_18 ? 9 : 18;
}

function soundCourse({ name, city, tee }: FoundRound['course']): FoundRound['course'] {
  const teeName = nameOf(tee?.name ?? null);
  const { rating, slope } = tee ?? {};
  return {
    name: nameOf(name) ?? UNKNOWN_COURSE,
    ...(city === undefined || city === '' ? {} : { city }),
    ...(teeName === null
      ? {}
      : {
          tee: {
            name: teeName,
            ...(isWithin(rating, roundLimits.rating) ? { rating } : {}),
            ...(isWholeWithin(slope, roundLimits.slope) ? { slope } : {}),
          },
        }),
  };
}

/** A name as documents take it; null without a letter or digit. */
function nameOf(text: string | null): string | null {
  if (text === null) return null;
  // What is cut in the middle of a character is cleaned again.
  const line = cleanLine(
    cleanLine(text.slice(0, 2 * MAX_NAME))
      .replaceAll(/\s+/g, ' ')
      .slice(0, MAX_NAME)
      .toWellFormed()
      .replace(/\uFFFD$/, ''),
  );
  return /[\p{L}\p{N}]/u.test(line) ? line : null;
}

/** Null for a hole that was not played: files list all holes of a course for a round of seven. */
function soundHole(raw: FoundHole, notes: RoundNote[]): FoundHole | null {
  const { hole } = raw;
  if (!isWholeWithin(hole, roundLimits.holeNumber)) return null;
  const drop = (what: string) => notes.push({ hole, kind: 'valueDropped', text: `Hole ${hole}: ${what}.` });
  const par = isWholeWithin(raw.par, roundLimits.par) ? raw.par : undefined;
  if (raw.par !== undefined && par === undefined) drop(`par ${raw.par} cannot be`);
  const isPickedUp = raw.isPickedUp === true;
  const score = !isPickedUp && isWholeWithin(raw.score, roundLimits.score) ? raw.score : undefined;
  if (!isPickedUp && raw.score !== undefined && raw.score !== 0 && score === undefined) {
    drop(`a score of ${raw.score} cannot be`);
  }
  const shots = (raw.shots ?? []).slice(0, MAX_SHOTS).map(soundShot);
  const isPlayed = score !== undefined || isPickedUp || shots.length > 0;
  if (!isPlayed) return null;
  const putts = isWholeWithin(raw.putts, roundLimits.putts) && isBelow(raw.putts, score) ? raw.putts : undefined;
  if (raw.putts !== undefined && putts === undefined) drop(`${plural(raw.putts, 'putt')} do not fit ${fit(score)}`);
  const penalties =
    isWholeWithin(raw.penalties, roundLimits.penalties) && isBelow(raw.penalties, score) ? raw.penalties : undefined;
  if (raw.penalties !== undefined && penalties === undefined) {
    drop(`${plural(raw.penalties, 'penalty stroke')} do not fit ${fit(score)}`);
  }
  const last = shots.length - 1;
  const strokes = strokesOf(shots);
  const ordered = shots.map((shot, index): Shot => {
    if (index < last) return shot.end?.lie === 'holed' ? withoutEnd(shot) : shot;
    // The last of all strokes was holed, whatever a tracker says of where it ended.
    return strokes === score && shot.end !== undefined ? { ...shot, end: { lie: 'holed' } } : shot;
  });
  const found: FoundHole = {
    hole,
    ...(par === undefined ? {} : { par }),
    ...(raw.yards !== 0 && isWithin(raw.yards, roundLimits.yards) ? { yards: raw.yards } : {}),
    ...(isWholeWithin(raw.strokeIndex, roundLimits.holeNumber) ? { strokeIndex: raw.strokeIndex } : {}),
    ...(score === undefined ? {} : { score }),
    ...(putts === undefined ? {} : { putts }),
    ...(raw.fairway === undefined || par === 3 ? {} : { fairway: raw.fairway }),
    ...(penalties === undefined ? {} : { penalties }),
    ...(score !== undefined && strokes > score ? { isScoreTyped: true } : {}),
    ...(isPickedUp ? { isPickedUp: true } : {}),
    ...placed('tee', raw.tee),
    ...placed('pin', raw.pin),
    ...(raw.pinSide === undefined ? {} : { pinSide: raw.pinSide }),
    ...(raw.pinDepth === undefined ? {} : { pinDepth: raw.pinDepth }),
    ...(raw.dogleg === undefined ? {} : { dogleg: raw.dogleg }),
    ...(ordered.length === 0 ? {} : { shots: ordered }),
  };
  if (score !== undefined && !isStrokesComplete(found)) {
    const text = `Hole ${hole}: strokes incomplete (${strokes} of ${score})`;
    notes.push({
      hole,
      kind: 'strokesIncomplete',
      text: strokes < score ? text : `Hole ${hole}: ${strokes} strokes for a score of ${score}`,
    });
  }
  return found;
}

const fit = (score: number | undefined): string => (score === undefined ? 'a hole' : `a score of ${score}`);

function soundShot({ position, target, end, ...shot }: Shot): Shot {
  const { penalty, toPin, distance, ...rest } = shot;
  return {
    ...rest,
    ...(isWithin(toPin, roundLimits.yards) ? { toPin } : {}),
    ...(isWithin(distance, roundLimits.yards) ? { distance } : {}),
    ...(penalty !== undefined && penalty.strokes >= 1
      ? { penalty: { ...penalty, strokes: Math.min(Math.round(penalty.strokes), MAX_SHOT_PENALTY) } }
      : {}),
    ...placed('position', position),
    ...placed('target', target),
    ...(end === undefined
      ? {}
      : {
          end: {
            lie: end.lie,
            ...(isWithin(end.toPin, roundLimits.yards) ? { toPin: end.toPin } : {}),
            ...placed('position', end.position),
          },
        }),
  };
}

const withoutEnd = ({ end: _end, ...shot }: Shot): Shot => shot;

/** A position as a field; nothing if it is missing: trackers write 0 for an unknown coordinate (GEO-O1). */
function placed<Field extends string>(
  field: Field,
  position: LatLon | undefined,
): { readonly [key in Field]?: LatLon } {
  if (position === undefined || position.lat === 0 || position.lon === 0) return {};
  if (Math.abs(position.lat) > 90 || Math.abs(position.lon) > 180) return {};
  return { [field]: { lat: position.lat, lon: position.lon } } as { readonly [key in Field]?: LatLon };
}

const isBelow = (value: number, score: number | undefined): boolean => score === undefined || value < score;
