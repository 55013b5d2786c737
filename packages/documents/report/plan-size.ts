/** Six holes on a landscape page, or a yardage book: panels of a quarter of a page with one hole each, to be cut. */
export const planSizes = ['page', 'pocket'] as const;
export type PlanSize = (typeof planSizes)[number];

/** The frame of a hole's drawing in millimeters; it fits both paper sizes. */
export type HoleFrame = { readonly width: number; readonly height: number };
export const holeFrames: { readonly [Size in PlanSize]: HoleFrame } = {
  page: { width: 38, height: 120 },
  pocket: { width: 48, height: 112 },
};
