/**
 * Tables that public scripts save from GHIN (ghin_hole_scores.csv) and Arccos (holes.csv), by their own heads, with the
 * heads that a worksheet of holes has for them; their other columns are worked out of these (IMPORT-15).
 */
const scriptTables: readonly Readonly<Record<string, string>>[] = [
  {
    played_at: 'Day',
    course_name: 'Course',
    hole_number: 'Hole',
    par: 'Par',
    raw_score: 'Score',
    stroke_allocation: 'Stroke index',
    putts: 'Putts',
    fairway_hit: 'Fairway',
  },
  {
    round_id: 'Id of the round',
    date: 'Day',
    course: 'Course',
    hole_id: 'Hole',
    par: 'Par',
    shots: 'Score',
    putts: 'Putts',
    penalties: 'Penalty strokes',
    fairway_hit: 'Fairway',
    hole_len_yd: 'Yards',
  },
];

/** The rows of a table with the heads of a worksheet where a public script wrote them; else the rows as they are. */
export function withWorksheetHeads(rows: string[][]): string[][] {
  const heads = (rows[0] ?? []).map((head) => head.trim().toLowerCase());
  const names = scriptTables.find((table) => Object.keys(table).every((head) => heads.includes(head)));
  if (names === undefined) return rows;
  const columns = heads.flatMap((head, column) => (names[head] === undefined ? [] : [column]));
  return rows.map((row, line) =>
    columns.map((column) => (line === 0 ? (names[heads[column] ?? ''] ?? '') : (row[column] ?? ''))),
  );
}
