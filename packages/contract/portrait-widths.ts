/** Widths in pixels that a profile picture is kept in: a square, shown small. */
export const portraitWidths = [48, 96, 192, 384] as const;
