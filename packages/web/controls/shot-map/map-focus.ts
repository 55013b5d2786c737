/** What the map looks at and how; what is left out, the map chooses. */
export type MapFocus = MapLooks & {
  readonly roundId?: string | undefined;
  readonly hole?: number | undefined;
  /** Which playing of that hole, where the round has more than one; without it the first. */
  readonly nth?: number | undefined;
  /** A stroke of that hole of that round, from 1. */
  readonly shot?: number | undefined;
};

/** What stays as one goes from hole to hole. */
export type MapLooks = {
  /** Greens instead of whole holes. */
  readonly view?: 'green' | undefined;
  /** The regions in which approaches finish are drawn. */
  readonly pattern?: true | undefined;
  /** Lengths are not drawn. */
  readonly yards?: false | undefined;
  /** Codes of the other rounds that are mapped, none in an empty word; all of them without it. */
  readonly beside?: string | undefined;
};

/** The looks alone. */
export const looksOf = ({ view, pattern, yards, beside }: MapFocus): MapLooks => ({ view, pattern, yards, beside });
