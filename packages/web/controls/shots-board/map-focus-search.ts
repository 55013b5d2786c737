import { z } from 'zod';
import type { MapFocus } from '../shot-map/map-focus.ts';

/** What the address says of the map's focus; what is left out, the map chooses. */
export const mapFocusSearch = {
  round: z.string().max(120).optional().catch(undefined),
  hole: z.number().int().min(1).max(36).optional().catch(undefined),
  /** Which playing of the hole, where nine holes are played twice. */
  nth: z.number().int().min(1).max(36).optional().catch(undefined),
  shot: z.number().int().min(1).max(99).optional().catch(undefined),
};

export type FocusInAddress = Pick<MapFocus, 'hole' | 'nth' | 'shot'> & { readonly round?: string | undefined };

/** Whether both look at the same playing of a hole, whatever the shot. */
export const isSamePlaying = (one: MapFocus, other: MapFocus): boolean =>
  one.roundId === other.roundId && one.hole === other.hole && (one.nth ?? 1) === (other.nth ?? 1);

export const focusOf = ({ round, hole, nth, shot }: FocusInAddress): MapFocus => ({ roundId: round, hole, nth, shot });
/** The first playing of a hole needs no saying. */
export const addressOf = ({ roundId, hole, nth, shot }: MapFocus): FocusInAddress => ({
  round: roundId,
  hole,
  nth: nth === 1 ? undefined : nth,
  shot,
});
