import { courseLength } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { type MappedHole, playedLength } from '@strokebook/golf/shot-map';

/** In yards; tees and pins are moved by less every day. */
const MIN_DIFFERENCE = 5;

/** The length on the card, and that of the day where it is clearly another: ', 480 yd, played 474 yd'. */
export function lengthOf(playing: MappedHole, units: UnitSystem): string {
  const onCard = playing.yards === null ? '' : `, ${courseLength(playing.yards, units)}`;
  const length = playedLength(playing);
  const played = length === null ? '' : courseLength(length, units);
  const isAlike = length !== null && playing.yards !== null && Math.abs(length - playing.yards) < MIN_DIFFERENCE;
  if (played === '' || isAlike) return onCard;
  return onCard === '' ? `, ${played}` : `${onCard}, played ${played}`;
}
