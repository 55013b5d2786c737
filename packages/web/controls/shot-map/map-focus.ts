/** What the map looks at; what is left out, the map chooses. */
export type MapFocus = {
  readonly roundId?: string | undefined;
  readonly hole?: number | undefined;
  /** A stroke of that hole of that round, from 1. */
  readonly shot?: number | undefined;
};
