import { parse } from 'libpg-query';
import { placements } from '../../db/cluster/distribution.ts';

/** A node of the parser's tree: one key with the kind of the node, or the fields of a known kind. */
type Node = { readonly [field: string]: unknown };

/** One use of a distributed table in a statement. */
type Use = { readonly table: string; readonly alias: string; readonly column: string };

/** Tables that the columns of a query may belong to. */
type Scope = readonly Use[];

/**
 * The distributed tables of a statement whose rows it does not limit to named accounts (or keys), so that a cluster asks
 * all of its servers. A table is limited by its distribution column: by a value, or by that column of a limited table of
 * the same query. That of a query around it limits nothing: Citus plans subqueries with such references for all servers.
 *
 * @throws Error if it is not SQL
 */
export async function unnamedTables(statement: string): Promise<readonly string[]> {
  const { stmts } = (await parse(statement)) as { readonly stmts?: readonly { readonly stmt: Node }[] };
  const links = new Links();
  const cteNames = new Set<unknown>();
  for (const { stmt } of stmts ?? []) {
    forEachNode(stmt, 'CommonTableExpr', ({ ctename }) => cteNames.add(ctename));
    visit(stmt, links, cteNames);
  }
  return [...new Set(links.unnamed().map(({ table }) => table))].sort();
}

/** Which uses are limited to the same values. */
class Links {
  readonly #uses: Use[] = [];
  readonly #named = new Set<Use>();
  readonly #pairs: (readonly [Use, Use])[] = [];

  add(use: Use): void {
    this.#uses.push(use);
  }

  name(use: Use): void {
    this.#named.add(use);
  }

  link(a: Use, b: Use): void {
    this.#pairs.push([a, b]);
  }

  unnamed(): readonly Use[] {
    const named = new Set(this.#named);
    for (let before = -1; before !== named.size; ) {
      before = named.size;
      for (const [a, b] of this.#pairs) {
        if (named.has(a)) named.add(b);
        if (named.has(b)) named.add(a);
      }
    }
    return this.#uses.filter((use) => !named.has(use));
  }
}

function visit(node: unknown, links: Links, cteNames: ReadonlySet<unknown>): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, links, cteNames);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const kinds = node as Node;
  const query = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'].find((kind) => kind in kinds);
  if (query !== undefined) visitQuery(kinds[query] as Node, query, links, cteNames);
  else for (const child of Object.values(kinds)) visit(child, links, cteNames);
}

function visitQuery(query: Node, kind: string, links: Links, cteNames: ReadonlySet<unknown>): void {
  const sources = [
    query['fromClause'],
    query['usingClause'],
    ...(kind === 'SelectStmt' ? [] : [asList(query['relation'])]),
  ];
  const uses: Use[] = [];
  const joins: Node[] = [];
  for (const source of sources) collectSources(source, uses, joins, cteNames);
  for (const use of uses) links.add(use);
  for (const { usingClause, quals } of joins) {
    for (const column of asArray(usingClause)) linkAll(columnUses(uses, [textOf(column)]), links);
    readCondition(quals, uses, links);
  }
  readCondition(query['whereClause'], uses, links);
  if (kind === 'InsertStmt') nameInserted(query, uses[0], links);
  // `larg` and `rarg` are the sides of a UNION, which are queries without their kind.
  for (const side of ['larg', 'rarg']) {
    if (query[side] !== undefined) visitQuery(query[side] as Node, 'SelectStmt', links, cteNames);
  }
  for (const [field, child] of Object.entries(query)) {
    if (field !== 'larg' && field !== 'rarg') visit(child, links, cteNames);
  }
}

/** Finds the tables of a FROM clause, and its joins. */
function collectSources(source: unknown, uses: Use[], joins: Node[], cteNames: ReadonlySet<unknown>): void {
  for (const item of asArray(source)) {
    const node = item as Node;
    const table = (node['RangeVar'] ?? ('relname' in node ? node : undefined)) as Node | undefined;
    const join = node['JoinExpr'] as Node | undefined;
    if (table !== undefined) {
      const name = String(table['relname']);
      const placement = cteNames.has(name) ? undefined : placements.get(name);
      if (placement?.kind !== 'distributed') continue;
      const alias = (table['alias'] as Node | undefined)?.['aliasname'] ?? name;
      uses.push({ table: name, alias: String(alias), column: placement.column });
    } else if (join !== undefined) {
      joins.push(join);
      collectSources([join['larg'], join['rarg']], uses, joins, cteNames);
    }
  }
}

/** Reads the conditions that all rows meet. */
function readCondition(condition: unknown, scope: Scope, links: Links): void {
  const { BoolExpr: bool, A_Expr: comparison } = (condition ?? {}) as { readonly [kind: string]: Node | undefined };
  if (bool?.['boolop'] === 'AND_EXPR') for (const part of asArray(bool['args'])) readCondition(part, scope, links);
  if (comparison === undefined || textOf(asArray(comparison['name'])[0]) !== '=') return;
  const sides = [comparison['lexpr'], comparison['rexpr']].map((side) => ({
    uses: columnUses(scope, columnOf(side)),
    isValue: isValue(side),
  }));
  const [left, right] = sides;
  if (left === undefined || right === undefined) return;
  if (right.isValue) for (const use of left.uses) links.name(use);
  if (left.isValue) for (const use of right.uses) links.name(use);
  linkAll([...left.uses, ...right.uses], links, left.uses.length > 0 && right.uses.length > 0);
}

function linkAll(uses: readonly Use[], links: Links, isLinked = true): void {
  const [first, ...others] = uses;
  if (first !== undefined && isLinked) for (const other of others) links.link(first, other);
}

/** An inserted row names the value of its distribution column, or takes it from a query. */
function nameInserted(query: Node, use: Use | undefined, links: Links): void {
  if (use === undefined) return;
  const select = ((query['selectStmt'] as Node | undefined)?.['SelectStmt'] ?? {}) as Node;
  if (asArray(select['valuesLists']).length > 0) return links.name(use);
  const columns = asArray(query['cols']).map((column) => ((column as Node)['ResTarget'] as Node)['name']);
  const target = asArray(select['targetList'])[columns.indexOf(use.column)] as Node | undefined;
  const value = (target?.['ResTarget'] as Node | undefined)?.['val'];
  if (value === undefined) return;
  if (isValue(value)) return links.name(use);
  const sources: Use[] = [];
  collectSources(select['fromClause'], sources, [], new Set());
  // The select's own tables are added when it is visited, so the inserted table is limited as the select is.
  if (sources.length > 0 && columnOf(value)?.at(-1) === use.column) {
    const isNamed = sources.some((source) => isNamedIn(select['whereClause'], source, sources));
    if (isNamed) links.name(use);
  }
}

function isNamedIn(condition: unknown, use: Use, scope: Scope): boolean {
  const links = new Links();
  links.add(use);
  readCondition(condition, scope, links);
  return links.unnamed().length === 0;
}

/** The uses of a query whose distribution column a reference means. */
function columnUses(scope: Scope, names: readonly string[] | null): readonly Use[] {
  if (names === null) return [];
  const column = names.at(-1);
  const alias = names.length > 1 ? names.at(-2) : undefined;
  return scope.filter((use) => use.column === column && (alias ?? use.alias) === use.alias);
}

const columnOf = (node: unknown): readonly string[] | null => {
  const reference = (node as Node | undefined)?.['ColumnRef'] as Node | undefined;
  return reference === undefined ? null : asArray(reference['fields']).map(textOf);
};

/** Whether an expression is computed from parameters and constants alone. */
function isValue(node: unknown): boolean {
  let isConstant = true;
  for (const kind of ['ColumnRef', 'SubLink']) forEachNode(node, kind, () => (isConstant = false));
  return isConstant;
}

function forEachNode(node: unknown, kind: string, use: (fields: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const fields = (node as Node)[kind];
  if (fields !== undefined && !Array.isArray(node)) use(fields as Node);
  for (const child of Object.values(node)) forEachNode(child, kind, use);
}

const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asList = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value]);
const textOf = (node: unknown): string =>
  String(((node as Node | undefined)?.['String'] as Node | undefined)?.['sval']);
