/** Stored widths of a profile picture in pixels; it is square and shown small. */
export const portraitWidths = [48, 96, 192, 384] as const;
