/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a browser may take a table whose rows are stacked for no table */
type TextTableProps = {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** More columns than these are read as a grid, or not at all: a scorecard. */
const MAX_STACKED = 8;

/**
 * Rows of texts under their heads; what stands in the first column names its row. Where a table is told to be stacked, a
 * row is a few lines, each with its head: the roles say what it is when it no longer looks like a table.
 */
export function TextTable({ label, columns, rows }: TextTableProps) {
  if (rows.length === 0) return null;
  return (
    <table role="table" aria-label={label} data-stacked={columns.length <= MAX_STACKED || undefined}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells], index) => (
          <tr key={`${index} ${name}`} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]} role="cell" data-label={columns[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
