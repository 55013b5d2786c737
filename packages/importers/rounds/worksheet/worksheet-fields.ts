/** What a column of a worksheet can hold, with the words of the screen, and what one row of such a sheet is. */
export const worksheetFields = [
  { field: 'player', label: 'Player', of: 'round' },
  { field: 'firstName', label: 'First name', of: 'round' },
  { field: 'lastName', label: 'Last name', of: 'round' },
  { field: 'playedOn', label: 'Day', of: 'round' },
  { field: 'startTime', label: 'Tee time', of: 'round' },
  { field: 'course', label: 'Course', of: 'round' },
  { field: 'tee', label: 'Tee', of: 'round' },
  { field: 'courseRating', label: 'Course rating', of: 'round' },
  { field: 'slopeRating', label: 'Slope', of: 'round' },
  { field: 'roundType', label: 'Type of round', of: 'round' },
  { field: 'tournament', label: 'Tournament', of: 'round' },
  { field: 'roundNumber', label: 'Round number', of: 'round' },
  { field: 'holes', label: 'Number of holes', of: 'round' },
  { field: 'roundId', label: 'Id of the round', of: 'round' },
  { field: 'score', label: 'Score', of: 'hole' },
  { field: 'toPar', label: 'Score to par', of: 'hole' },
  { field: 'par', label: 'Par', of: 'hole' },
  { field: 'hole', label: 'Hole', of: 'hole' },
  { field: 'yards', label: 'Length of the hole', of: 'hole' },
  { field: 'strokeIndex', label: 'Stroke index', of: 'hole' },
  { field: 'putts', label: 'Putts', of: 'hole' },
  { field: 'fairway', label: 'Fairway', of: 'hole' },
  { field: 'penalties', label: 'Penalty strokes', of: 'hole' },
  { field: 'stroke', label: 'Stroke number', of: 'stroke' },
  { field: 'lie', label: 'Lie', of: 'stroke' },
  { field: 'toPin', label: 'Distance to the hole', of: 'stroke' },
  { field: 'club', label: 'Club', of: 'stroke' },
  { field: 'endLie', label: 'Lie after the stroke', of: 'stroke' },
  { field: 'endToPin', label: 'Distance left', of: 'stroke' },
] as const;
export type WorksheetField = (typeof worksheetFields)[number]['field'];

/** What a column holds: of every row, of one hole ('7 putts'), or of one round of a tournament ('R2'). */
export type ColumnMeaning = {
  readonly field: WorksheetField;
  readonly hole?: number | undefined;
  readonly round?: number | undefined;
};

/** Units of lengths; on the green many sheets have feet. */
export type LengthUnit = 'yards' | 'metres' | 'feet';
