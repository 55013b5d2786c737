import type { CalendarDay } from '../calendar/index.ts';
import { type HoleFacts, holeFactsOf, type ShotKind } from '../facts/index.ts';
import { rounded } from '../format/index.ts';
import { type Int, type LatLon, type RoundDocument, summarizeRound, toStrokes, type Yards } from '../model/index.ts';
import { bestHole, type CardHole, roundCardOf, roundLabel, type ScoredHole } from '../scorecard/index.ts';
import { type MappedHole, mappedRoundOf } from '../shot-map/index.ts';

/** Strokes gained in one part of the game. */
type GainedPart = { readonly part: ShotKind; readonly strokes: number };

/** A finished round as its player tells it: the score, the best hole, and where strokes were gained. */
export type RoundStory = {
  readonly roundId: string;
  /** Name of the tournament, else of the course. */
  readonly name: string;
  readonly courseName: string;
  /** Null if it is not a stored course. */
  readonly courseId: string | null;
  readonly playedOn: CalendarDay;
  readonly yards: Yards | null;
  readonly score: Int;
  readonly toPar: Int;
  /** The card: nothing else of the holes, because not everyone who reads the story sees the round. */
  readonly holes: readonly Pick<CardHole, 'hole' | 'nth' | 'par' | 'score'>[];
  /** The best hole to par, the last of several. */
  readonly best: Pick<ScoredHole, 'hole' | 'nth' | 'par' | 'score' | 'yards' | 'putts'>;
  /** Where each stroke on the best hole was played from, and the pin; empty unless all of it is known. */
  readonly path: readonly LatLon[];
  /** In tenths that add up; empty unless every stroke of the round was logged. */
  readonly gained: readonly GainedPart[];
};

const parts: readonly ShotKind[] = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'];

/** The story of a round; null unless it is finished with a score on every hole. */
export function roundStory(round: RoundDocument): RoundStory | null {
  const summary = summarizeRound(round);
  const { roundId, courseName, courseId, playedOn, yards, score, par } = summary;
  const { holes } = roundCardOf(round);
  const best = bestHole(holes);
  const isComplete = round.status === 'completed' && holes.length === round.holeCount;
  if (!isComplete || best === null || score === null || par === null) return null;
  if (holes.some((hole) => hole.score === null)) return null;
  const facts = holeFactsOf(round.holes);
  return {
    ...{ roundId, courseName, courseId, playedOn, yards, score },
    holes: holes.map(({ hole, nth, par, score: strokes }) => ({ hole, nth, par, score: strokes })),
    best: { hole: best.hole, nth: best.nth, par: best.par, score: best.score, yards: best.yards, putts: best.putts },
    name: roundLabel(summary),
    toPar: score - par,
    path: pathOf(mappedRoundOf(round).holes.find(({ hole, nth }) => hole === best.hole && nth === best.nth)),
    gained: gainedOf(facts),
  };
}

/** @param hole the hole on the map. */
function pathOf(hole: MappedHole | undefined): readonly LatLon[] {
  const places = [...(hole?.shots.map(({ start }) => start) ?? []), hole?.pin ?? null];
  const known = places.filter((place) => place !== null);
  return known.length === places.length && known.length > 1 ? known : [];
}

function gainedOf(facts: readonly HoleFacts[]): readonly GainedPart[] {
  const shots = facts.flatMap((hole) => hole.shots);
  const isLogged = facts.every(({ isShotByShot }) => isShotByShot) && shots.every(({ gained }) => gained !== null);
  if (!isLogged) return [];
  const strokesOf = (isCounted: (kind: ShotKind) => boolean): number =>
    shots.reduce((sum, { kind, gained }) => sum + (isCounted(kind) && gained !== null ? toStrokes(gained) : 0), 0);
  return parts.map((part) => ({
    part,
    strokes: rounded(
      strokesOf((kind) => kind === part),
      1,
    ),
  }));
}
