import { distanceText } from '@strokebook/golf/entry';
import { distanceBefore } from '@strokebook/golf/facts';
import type { Shot } from '@strokebook/golf/model';
import type { RoundEntry } from './round-entry.ts';

type StrokeDistanceProps = {
  readonly entry: RoundEntry;
  readonly hole: RoundEntry['hole'];
  readonly stroke: Shot;
  /** Index of the stroke if it is of the open hole, else null. */
  readonly at: number | null;
};

/** The distance of a stroke: what is typed for it while it is corrected, else what is stored or follows from its position. */
export function StrokeDistance({ entry, hole, stroke, at }: StrokeDistanceProps) {
  const { typed, editing, isInserting, units } = entry;
  if (at !== null && editing === at && typed !== '' && !isInserting) return <b>{typed}</b>;
  // A distance that the map measured is not shown in a competition.
  if (stroke.position !== undefined && !entry.showsDistances) return null;
  const toPin = distanceBefore(hole.card, stroke);
  return toPin === null ? '?' : distanceText(toPin, stroke.lie, units);
}
