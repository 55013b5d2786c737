import { readAllStats, type StatResult, statCatalog, statColumns, type Tally } from '@strokebook/golf/stats';
import { statements } from './statements.ts';

/** Tolerance: the engine rounds each sample to thousandths, SQL does not. */
const MAX_APART = 0.001;

const statIdsInSql = new Set(statements.flatMap(({ statIds }) => statIds));

/** Stats of the catalogue without an SQL implementation, which only the engine is timed for. */
export const statIdsWithoutSql: readonly string[] = statCatalog
  .map(({ id }) => id)
  .filter((id) => !statIdsInSql.has(id));

/**
 * Compares every figure that SQL computes and returns their number. A child without a row in SQL must have no figure in
 * the engine.
 *
 * @throws Error naming every figure that differs beyond rounding.
 */
export function compareFigures(tally: Tally, name: string, figures: ReadonlyMap<string, number>): number {
  const results = readAllStats(tally, 18);
  const compared: string[] = [];
  const differences: string[] = [];
  for (const [place, { id, stat }] of statColumns.entries()) {
    if (!statIdsInSql.has(stat.id)) continue;
    const own = ownFigure(results[place]);
    const other = figures.get(id) ?? null;
    if (other !== null) compared.push(id);
    if (Math.abs((own ?? 0) - (other ?? 0)) > MAX_APART || (own === null) !== (other === null && own !== 0)) {
      differences.push(`  ${id}: ${own} here, ${other} in ${name}`);
    }
  }
  if (differences.length > 0) {
    throw new Error(`Nothing was timed: figures differ between the engine and ${name}.\n${differences.join('\n')}`);
  }
  return compared.length;
}

const ownFigure = (result: StatResult | undefined): number | null => (result?.state === 'value' ? result.value : null);
