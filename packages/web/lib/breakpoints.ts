/**
 * Widths of the window at which layouts change. In style sheets `@media (--phone)` matches windows narrower than 560 px
 * and `@media not (--phone)` all others; style-queries.ts inserts the widths.
 */
export const breakpoints = {
  /** A phone at 200%. */
  zoomed: 300,
  /** The smallest phones. */
  small: 360,
  phone: 560,
  /** Profile, sign-in, search and resume (UX-01). */
  mobile: 768,
  /** Compare Stats, dashboard, map and scorecard (UX-07). */
  compact: 800,
  /** A tablet held upright is up to 1024 px wide (NAV-O2). */
  tablet: 1025,
  /** One news more on the player home (HOME-14). */
  news: 1050,
  /** Overview columns side by side, and lists beside a page (UX-07). */
  narrow: 1200,
  /** Sliders in headers (UX-07). */
  slider: 1350,
  /** View Shots (UX-08). */
  laptop: 1500,
};

/** Widths of a part of a page at which its layout changes: `@container (--card)`. */
export const containerWidths = {
  /** A phone at 200%. */
  scrap: 280,
  tile: 300,
  slip: 430,
  card: 520,
  panel: 620,
  section: 720,
  column: 860,
  /** The columns of a schedule with its controls. */
  ledger: 940,
  board: 1000,
  desk: 1180,
  hall: 1480,
};
