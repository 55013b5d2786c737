import type { CSSProperties } from 'react';

/** A number to draw and its text as the engine's formats wrote it: a chart never turns numbers into text. */
export type Figure = { readonly value: number | null; readonly text: string };

type FiguresTableProps = {
  readonly caption: string;
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
};

// Inline, because charts are also drawn to markup where no style sheet is.
const visuallyHidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** The text alternative of a chart: the same figures, for those who listen instead of look. */
export function FiguresTable({ caption, corner, columns, rows }: FiguresTableProps) {
  return (
    <div style={visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
