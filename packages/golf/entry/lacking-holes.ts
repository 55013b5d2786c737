import { strokesOf } from '../facts/index.ts';
import { type Int, isHolePlayed, type RoundDocument } from '../model/index.ts';

/**
 * The holes of a round that lack something, as indexes in the order of play: a score, or some strokes where others are
 * logged (IMPORT-04). A hole that was logged by its score alone lacks nothing.
 */
export const lackingHoles = ({
  holes,
  stoppedAfter = holes.length,
}: Pick<RoundDocument, 'holes' | 'stoppedAfter'>): readonly Int[] =>
  holes.flatMap((hole, index) => {
    const { shots = [], score, isPickedUp } = hole;
    const lacksScore = index < stoppedAfter && !isHolePlayed(hole);
    const lacksStrokes = shots.length > 0 && isPickedUp !== true && strokesOf(shots) !== score;
    return lacksScore || lacksStrokes ? [index] : [];
  });
