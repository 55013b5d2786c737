import { parse } from 'libpg-query';
import { placements } from '../../db/cluster/distribution.ts';

type Node = { readonly [field: string]: unknown };

/**
 * The distributed tables whose distribution column a statement sets, by UPDATE or by ON CONFLICT DO UPDATE. A cluster
 * refuses that even where the value stays the same, because the row would move to another server.
 *
 * @throws Error if it is not SQL
 */
export async function movedTables(statement: string): Promise<readonly string[]> {
  const moved = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { UpdateStmt: update, InsertStmt: insert } = node as { readonly [kind: string]: Node | undefined };
    if (update !== undefined) note(update['relation'], update['targetList']);
    if (insert !== undefined)
      note(insert['relation'], (insert['onConflictClause'] as Node | undefined)?.['targetList']);
    for (const child of Object.values(node)) visit(child);
  };
  const note = (relation: unknown, targets: unknown): void => {
    const table = String((relation as Node | undefined)?.['relname']);
    const placement = placements.get(table);
    if (placement?.kind !== 'distributed' || !Array.isArray(targets)) return;
    const columns = targets.map((target: Node) => (target['ResTarget'] as Node | undefined)?.['name']);
    if (columns.includes(placement.column)) moved.add(table);
  };
  visit(await parse(statement));
  return [...moved].sort();
}
