import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** What the map shows and how; omitted fields use the map's defaults. */
export const MapFocus = z.object({
  roundId: optionalParam(z.string().check(z.maxLength(120))),
  hole: optionalParam(z.int().check(z.minimum(1), z.maximum(36))),
  /** Which playing of that hole, if there are several; omitted for the first. */
  nth: optionalParam(z.int().check(z.minimum(2), z.maximum(36))),
  /** A stroke of that hole of that round, from 1. */
  shot: optionalParam(z.int().check(z.minimum(1), z.maximum(99))),
  /** Show greens instead of whole holes. */
  view: optionalParam(z.literal('green')),
  /** Draw the regions in which approaches finish. */
  pattern: optionalParam(z.literal(true)),
  /** Hide lengths. */
  yards: optionalParam(z.literal(false)),
  /**
   * Codes of the other mapped rounds; empty for none, omitted for all. Longer ones would make the address too long to
   * share.
   */
  beside: optionalParam(z.string().check(z.maxLength(4_000))),
});
export type MapFocus = Readonly<z.infer<typeof MapFocus>>;

/** The fields that stay when the hole changes. */
export type MapLooks = Pick<MapFocus, 'view' | 'pattern' | 'yards' | 'beside'>;

/** The looks alone. */
export const looksOf = ({ view, pattern, yards, beside }: MapFocus): MapLooks => ({ view, pattern, yards, beside });

/** Whether both focus the same playing of a hole, ignoring the shot. */
export const isSamePlaying = (one: MapFocus, other: MapFocus): boolean =>
  one.roundId === other.roundId && one.hole === other.hole && (one.nth ?? 1) === (other.nth ?? 1);
