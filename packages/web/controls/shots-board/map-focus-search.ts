import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { looksOf, type MapFocus } from '../shot-map/map-focus.ts';

/** What the address says of the map's focus; what is left out, the map chooses. */
export const mapFocusSearch = {
  round: optionalParam(z.string().check(z.maxLength(120))),
  hole: optionalParam(z.int().check(z.minimum(1), z.maximum(36))),
  /** Which playing of the hole, where nine holes are played twice. */
  nth: optionalParam(z.int().check(z.minimum(1), z.maximum(36))),
  shot: optionalParam(z.int().check(z.minimum(1), z.maximum(99))),
  view: optionalParam(z.literal('green')),
  pattern: optionalParam(z.literal(true)),
  yards: optionalParam(z.literal(false)),
  /** As many rounds as fit into an address that can be sent on. */
  beside: optionalParam(z.string().check(z.maxLength(4_000))),
};

export type FocusInAddress = Omit<MapFocus, 'roundId'> & { readonly round?: string | undefined };

/** Other rounds are looked at: nothing of these is focused, and how they are looked at stays. */
export const noFocus = { round: undefined, hole: undefined, nth: undefined, shot: undefined, beside: undefined };

/** Whether both look at the same playing of a hole, whatever the shot. */
export const isSamePlaying = (one: MapFocus, other: MapFocus): boolean =>
  one.roundId === other.roundId && one.hole === other.hole && (one.nth ?? 1) === (other.nth ?? 1);

export const focusOf = ({ round, hole, nth, shot, ...looks }: FocusInAddress): MapFocus => ({
  ...looksOf(looks),
  roundId: round,
  hole,
  nth,
  shot,
});
/** The first playing of a hole needs no saying. */
export const addressOf = ({ roundId, hole, nth, shot, ...looks }: MapFocus): FocusInAddress => ({
  ...looksOf(looks),
  round: roundId,
  hole,
  nth: nth === 1 ? undefined : nth,
  shot,
});
