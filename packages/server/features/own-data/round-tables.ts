import { shotFactsOf } from '@strokebook/golf/facts';
import { rounded } from '@strokebook/golf/format';
import { type Hole, type RoundDocument, type Shot, type Yards, yardsToFeet } from '@strokebook/golf/model';
import { csvColumns } from '../../db/account-tables/csv-columns.ts';

type ExportedRound = {
  readonly roundId: string;
  readonly playedOn: string;
  readonly document: RoundDocument;
};
type PlayedHole = { readonly round: ExportedRound; readonly place: number; readonly hole: Hole };
type PlayedShot = PlayedHole & {
  readonly number: number;
  readonly shot: Shot;
  /** How far the ball went, as every screen says it; null if unknown. */
  readonly length: Yards | null;
};

export const holeColumns = csvColumns<PlayedHole>([
  ['round', ({ round }) => round.roundId],
  ['played on', ({ round }) => round.playedOn],
  ['order of play', 'place'],
  ['hole', ({ hole }) => hole.hole],
  ['par', ({ hole }) => hole.par],
  ['length (yards)', ({ hole }) => hole.yards],
  ['stroke index', ({ hole }) => hole.strokeIndex],
  ['score', ({ hole }) => hole.score],
  ['putts', ({ hole }) => hole.putts],
  ['fairway', ({ hole }) => hole.fairway],
  ['penalty strokes', ({ hole }) => hole.penalties],
  ['worked out, not typed', ({ hole }) => (hole.inferred === undefined ? null : String(hole.inferred))],
  ['score typed', ({ hole }) => hole.isScoreTyped],
  ['picked up', ({ hole }) => hole.isPickedUp],
  ['pin side', ({ hole }) => hole.pinSide],
  ['pin depth', ({ hole }) => hole.pinDepth],
  ['dogleg', ({ hole }) => hole.dogleg],
  ['tee latitude', ({ hole }) => hole.tee?.lat],
  ['tee longitude', ({ hole }) => hole.tee?.lon],
  ['pin latitude', ({ hole }) => hole.pin?.lat],
  ['pin longitude', ({ hole }) => hole.pin?.lon],
]);

export const shotColumns = csvColumns<PlayedShot>([
  ['round', ({ round }) => round.roundId],
  ['played on', ({ round }) => round.playedOn],
  ['hole', ({ hole }) => hole.hole],
  ['par', ({ hole }) => hole.par],
  ['shot', 'number'],
  ['lie', ({ shot }) => shot.lie],
  ['club', ({ shot }) => shot.club],
  ['to pin (yards)', ({ shot }) => shot.toPin],
  ['to pin on the green (feet)', ({ shot }) => (shot.lie === 'green' ? feetOf(shot.toPin) : null)],
  ['to edge of green (yards)', ({ shot }) => shot.toGreenEdge],
  ['length (yards)', ({ shot }) => shot.distance],
  // Apart from the measured length, so that an export that is imported again has the same strokes.
  ['length as shown (yards)', ({ length }) => (length === null ? null : rounded(length, 1))],
  ['end lie', ({ shot }) => shot.end?.lie],
  ['end to pin (yards)', ({ shot }) => shot.end?.toPin],
  ['end to pin on the green (feet)', ({ shot }) => (shot.end?.lie === 'green' ? feetOf(shot.end.toPin) : null)],
  ['penalty strokes', ({ shot }) => shot.penalty?.strokes],
  ['penalty reason', ({ shot }) => shot.penalty?.reason],
  ['latitude', ({ shot }) => shot.position?.lat],
  ['longitude', ({ shot }) => shot.position?.lon],
  ['target latitude', ({ shot }) => shot.target?.lat],
  ['target longitude', ({ shot }) => shot.target?.lon],
  ['end latitude', ({ shot }) => shot.end?.position?.lat],
  ['end longitude', ({ shot }) => shot.end?.position?.lon],
  ['conceded', ({ shot }) => shot.isConceded],
]);

export async function* holesOf(rounds: AsyncIterable<ExportedRound>): AsyncGenerator<PlayedHole> {
  for await (const round of rounds) {
    for (const [index, hole] of round.document.holes.entries()) yield { round, place: index + 1, hole };
  }
}

export async function* shotsOf(rounds: AsyncIterable<ExportedRound>): AsyncGenerator<PlayedShot> {
  for await (const played of holesOf(rounds)) {
    for (const [index, { shot, length }] of shotFactsOf(played.hole).entries()) {
      yield { ...played, number: index + 1, shot, length };
    }
  }
}

const feetOf = (distance: Yards | undefined): number | null => (distance === undefined ? null : yardsToFeet(distance));
