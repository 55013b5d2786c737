/** What a statement is made of: a comment, a text in quotes, a body in dollar quotes, or anything else up to one of these. */
const PARTS = /--[^\n]*|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[^]*?\$\1\$|;|[^;'"$-]+|[$-]/g;

/**
 * The statements of a migration. They are sent one by one, because Citus cannot spread a statement over its servers that
 * arrives together with others.
 */
export function splitStatements(sql: string): readonly string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [part] of sql.matchAll(PARTS)) {
    if (part.startsWith('--')) continue;
    if (part !== ';') {
      statement += part;
      continue;
    }
    statements.push(statement);
    statement = '';
  }
  return [...statements, statement].map((one) => one.trim()).filter((one) => one !== '');
}
