import type { CSSProperties } from 'react';

/** A number to draw and its text, formatted by the engine: charts do not format numbers. */
export type Figure = { readonly value: number | null; readonly text: string };

type FiguresTableProps = {
  readonly caption: string;
  /** Header of the row labels. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
};

// Inline, because charts are also rendered to markup without style sheets.
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

/** The text alternative of a chart: a visually hidden table of the same figures. */
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
