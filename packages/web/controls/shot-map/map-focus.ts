/** What the map looks at; what is left out, the map chooses. */
export type MapFocus = {
  readonly roundId?: string | undefined;
  readonly hole?: number | undefined;
  /** Which playing of that hole, where the round has more than one; without it the first. */
  readonly nth?: number | undefined;
  /** A stroke of that hole of that round, from 1. */
  readonly shot?: number | undefined;
};
