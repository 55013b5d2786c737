import { z } from 'zod';
import type { MapFocus } from '../shot-map/map-focus.ts';

/** What the address says of the map's focus; what is left out, the map chooses. */
export const mapFocusSearch = {
  round: z.string().max(120).optional().catch(undefined),
  hole: z.number().int().min(1).max(36).optional().catch(undefined),
  shot: z.number().int().min(1).max(99).optional().catch(undefined),
};

export type FocusInAddress = Pick<MapFocus, 'hole' | 'shot'> & { readonly round?: string | undefined };

export const focusOf = ({ round, hole, shot }: FocusInAddress): MapFocus => ({ roundId: round, hole, shot });
export const addressOf = ({ roundId, hole, shot }: MapFocus): FocusInAddress => ({ round: roundId, hole, shot });
