import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** What the map looks at and how; what is left out, the map chooses. */
export const MapFocus = z.object({
  roundId: optionalParam(z.string().check(z.maxLength(120))),
  hole: optionalParam(z.int().check(z.minimum(1), z.maximum(36))),
  /** Which playing of that hole, where the round has more than one; the first one is not named. */
  nth: optionalParam(z.int().check(z.minimum(2), z.maximum(36))),
  /** A stroke of that hole of that round, from 1. */
  shot: optionalParam(z.int().check(z.minimum(1), z.maximum(99))),
  /** Greens instead of whole holes. */
  view: optionalParam(z.literal('green')),
  /** The regions in which approaches finish are drawn. */
  pattern: optionalParam(z.literal(true)),
  /** Lengths are not drawn. */
  yards: optionalParam(z.literal(false)),
  /** Codes of the other rounds that are mapped, none in an empty word; all of them without it. Longer ones make an address too long to send on. */
  beside: optionalParam(z.string().check(z.maxLength(4_000))),
});
export type MapFocus = Readonly<z.infer<typeof MapFocus>>;

/** What stays as one goes from hole to hole. */
export type MapLooks = Pick<MapFocus, 'view' | 'pattern' | 'yards' | 'beside'>;

/** The looks alone. */
export const looksOf = ({ view, pattern, yards, beside }: MapFocus): MapLooks => ({ view, pattern, yards, beside });

/** Whether both look at the same playing of a hole, whatever the shot. */
export const isSamePlaying = (one: MapFocus, other: MapFocus): boolean =>
  one.roundId === other.roundId && one.hole === other.hole && (one.nth ?? 1) === (other.nth ?? 1);
