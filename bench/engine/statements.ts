import { statColumns } from '@strokebook/golf/stats';

/** One SELECT. The key columns of a row select the child of each stat; rows without keys are the stats themselves. */
export type Statement = {
  readonly sql: string;
  /** The stats that it computes. */
  readonly statIds: readonly string[];
  /** For each key column the id suffixes, in the order of the key's numbers. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
};

type Parts = {
  readonly table: 'holes' | 'shots';
  readonly where?: string;
  readonly groupBy?: string;
  readonly keys?: Readonly<Record<string, readonly string[]>>;
  /** Stat id to SQL expression. */
  readonly figures: Readonly<Record<string, string>>;
};

const HOLES_PER_ROUND = 18;

/** Share of the rows on which `test` is true, among those where `of` is known. */
const share = (test: string, of: string): string => `count(*) FILTER (WHERE ${test}) * 1.0 / nullif(count(${of}), 0)`;
const perRound = (perHole: string): string => `${perHole} * ${HOLES_PER_ROUND}`;
/** Strokes gained are whole milli-strokes; every hole with a known value counts, with or without such a shot. */
const gainedPerRound = (holes: string): string => `sum(gained) * ${HOLES_PER_ROUND}.0 / 1000 / nullif(${holes}, 0)`;
const speakingHoles = (column: string): string => `(SELECT count(${column}) FROM holes)`;

/**
 * The figures of most stats in as few scans as grouping allows: totals, the children of each breakdown, and both
 * breakdowns of each kind of shot in one statement. Intervals, which the engine computes too, and stats without an
 * expression are left out.
 */
export const statements: readonly Statement[] = [
  statement({
    table: 'holes',
    figures: {
      'scoring.score': perRound('avg(score)'),
      'scoring.toPar': perRound('avg(to_par)'),
      'scoring.strokesGained': perRound('avg(gained_total) / 1000'),
      'scoring.holeScore': 'avg(score)',
      'scoring.toParByLength': 'avg(to_par)',
      'scoring.birdieOrBetter': perRound(share('to_par < 0', 'to_par')),
      'scoring.birdieOrBetterRate': share('to_par < 0', 'to_par'),
      'scoring.eagleOrBetter': perRound(share('to_par <= -2', 'to_par')),
      'scoring.pars': perRound(share('to_par = 0', 'to_par')),
      'scoring.parOrBetter': share('to_par <= 0', 'to_par'),
      'scoring.bogeys': perRound(share('to_par = 1', 'to_par')),
      'scoring.doubleOrWorse': perRound(share('to_par >= 2', 'to_par')),
      'scoring.bounceBack': share('previous_to_par > 0 AND to_par < 0', 'CASE WHEN previous_to_par > 0 THEN 1 END'),
      'scoring.penalties': perRound('avg(penalties)'),
      'scoring.yards': perRound('avg(yards)'),
      'drive.fairwaysHit': 'avg(fairway_hit)',
      'drive.missedLeft': 'avg(missed_left)',
      'drive.missedRight': 'avg(missed_right)',
      'approach.greensInRegulation': 'avg(gir)',
      'approach.proximityMedian': 'percentile_cont(0.5) WITHIN GROUP (ORDER BY approach_feet)',
      'approach.missedLeft': share('miss_side = 0', 'miss_side'),
      'approach.missedRight': share('miss_side = 1', 'miss_side'),
      'approach.missedShort': share('miss_side = 2', 'miss_side'),
      'approach.missedLong': share('miss_side = 3', 'miss_side'),
      'approach.shortSided': 'avg(short_sided)',
      'save.scrambling': 'avg(scrambled)',
      'save.upAndDown': 'avg(up_and_down)',
      'save.sandSaves': 'avg(sand_save)',
      'putt.putts': perRound('avg(putts)'),
      'putt.puttsPerGreen': 'avg(putts) FILTER (WHERE gir = 1)',
      'putt.onePutts': perRound(share('putts = 1', 'putts')),
      'putt.onePuttRate': share('putts = 1', 'putts'),
      'putt.threePuttRate': share('putts >= 3', 'putts'),
      'putt.firstPutt': 'avg(first_putt_feet)',
      'putt.firstPuttOnGreens': 'avg(first_putt_feet) FILTER (WHERE gir = 1)',
      'putt.firstPuttScrambling': 'avg(first_putt_feet) FILTER (WHERE gir = 0)',
      'putt.feetMade': perRound('avg(feet_made)'),
      'putt.feetTotal': perRound('avg(feet_total)'),
      'putt.feetMadeShare': 'sum(feet_made) / nullif(sum(feet_total), 0)',
    },
  }),
  statement({
    table: 'holes',
    groupBy: 'par',
    keys: { par: ['', '', '', 'par3', 'par4', 'par5'] },
    figures: {
      'scoring.strokesGained': `sum(gained_total) * ${HOLES_PER_ROUND}.0 / 1000 / sum(count(gained_total)) OVER ()`,
      'scoring.holeScore': 'avg(score)',
      'scoring.birdieOrBetterRate': share('to_par < 0', 'to_par'),
      'scoring.parOrBetter': share('to_par <= 0', 'to_par'),
      'drive.fairwaysHit': 'avg(fairway_hit)',
      'approach.greensInRegulation': 'avg(gir)',
    },
  }),
  statement({
    table: 'holes',
    groupBy: 'length_band',
    keys: { length_band: childrenOf('scoring.toParByLength') },
    figures: { 'scoring.toParByLength': 'avg(to_par)' },
  }),
  statement({
    table: 'holes',
    groupBy: 'first_putt_band',
    keys: { first_putt_band: childrenOf('putt.onePuttRate') },
    figures: { 'putt.onePuttRate': share('putts = 1', 'putts'), 'putt.threePuttRate': share('putts >= 3', 'putts') },
  }),
  statement({
    table: 'holes',
    groupBy: 'GROUPING SETS ((save_band), (save_lie))',
    keys: bandsAndLies('save', 'save.scrambling'),
    figures: { 'save.scrambling': 'avg(scrambled)', 'save.upAndDown': 'avg(up_and_down)' },
  }),
  statement({
    table: 'shots',
    where: 'kind = 0',
    groupBy: 'GROUPING SETS ((), (drive_par), (drive_club))',
    keys: { drive_par: childrenOf('drive.inPlay'), drive_club: childrenOf('drive.distance') },
    figures: {
      'drive.distance': 'avg(yards)',
      'drive.inPlay': 'avg(in_play)',
      'drive.penalties': share('strokes > 1', 'strokes'),
      'drive.strokesGained': gainedPerRound(speakingHoles('gained_off_the_tee')),
    },
  }),
  statement({
    table: 'shots',
    where: 'kind = 1',
    groupBy: 'GROUPING SETS ((), (approach_band), (approach_lie))',
    keys: bandsAndLies('approach', 'approach.greenHit'),
    figures: {
      'approach.greenHit': 'avg(on_green) FILTER (WHERE in_reach = 1)',
      'approach.proximity': 'avg(end_feet) FILTER (WHERE in_reach = 1)',
      'approach.strokesGained': gainedPerRound(speakingHoles('gained_approach')),
    },
  }),
  statement({
    table: 'shots',
    where: 'kind = 2',
    groupBy: 'GROUPING SETS ((), (save_band), (save_lie))',
    keys: bandsAndLies('save', 'save.proximity'),
    figures: {
      'save.proximity': 'avg(end_feet)',
      'save.strokesGained': gainedPerRound(speakingHoles('gained_around_the_green')),
    },
  }),
  statement({
    table: 'shots',
    where: 'kind = 3',
    groupBy: 'GROUPING SETS ((), (putt_band))',
    keys: { putt_band: childrenOf('putt.made') },
    figures: {
      'putt.made': 'avg(made)',
      'putt.leave': 'avg(leave_feet)',
      'putt.strokesGained': gainedPerRound(speakingHoles('gained_putt')),
    },
  }),
];

/** Converts one statement's rows to figures by stat id. Rows with unknown keys (no such child) are left out. */
export function figuresOfRows(
  { keys }: Statement,
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly (readonly [id: string, value: number])[] {
  return rows.flatMap((row) => {
    const key = Object.keys(keys).find((name) => row[name] !== null);
    const child = key === undefined ? null : keys[key]?.[Number(row[key])];
    if (child === undefined || child === '') return [];
    return Object.entries(row).flatMap(([name, value]): [string, number][] =>
      name in keys || value === null ? [] : [[child === null ? name : `${name}.${child}`, Number(value)]],
    );
  });
}

function statement({ table, where, groupBy, keys = {}, figures }: Parts): Statement {
  const columns = [
    ...Object.keys(keys),
    ...Object.entries(figures).map(([id, expression]) => `(${expression})::float8 AS "${id}"`),
  ];
  const clauses = [
    `SELECT ${columns.join(',\n       ')}`,
    `FROM ${table}`,
    ...(where === undefined ? [] : [`WHERE ${where}`]),
    ...(groupBy === undefined ? [] : [`GROUP BY ${groupBy}`]),
  ];
  return { sql: clauses.join('\n'), statIds: Object.keys(figures), keys };
}

/** The id suffixes of a stat's children, in the order of the catalogue. */
function childrenOf(statId: string): readonly string[] {
  return statColumns.filter(({ parentId }) => parentId === statId).map(({ id }) => id.slice(statId.length + 1));
}

/** Keys of a stat with two breakdowns: first by distance, then by lie. */
function bandsAndLies(prefix: string, statId: string): Readonly<Record<string, readonly string[]>> {
  const children = childrenOf(statId);
  const firstLie = children.findIndex((child) => ['tee', 'fairway'].includes(child));
  return { [`${prefix}_band`]: children.slice(0, firstLie), [`${prefix}_lie`]: children.slice(firstLie) };
}
