import { courseLength } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { type MappedHole, playedLength } from '@strokebook/golf/shot-map';

/** The length on the card, and that of the day where it is another: ', 480 yd, played 474 yd'. */
export function lengthOf(playing: MappedHole, units: UnitSystem): string {
  const onCard = playing.yards === null ? '' : `, ${courseLength(playing.yards, units)}`;
  const length = playedLength(playing);
  const played = length === null ? '' : courseLength(length, units);
  if (played === '' || onCard.endsWith(` ${played}`)) return onCard;
  return onCard === '' ? `, ${played}` : `${onCard}, played ${played}`;
}
