/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a browser may take a table whose rows are stacked for no table */
import type { ReportWords } from '@strokebook/contract';
import { lineText } from '@strokebook/documents/report';

type ReportTextProps = {
  readonly document: ReportWords;
  /** Whether it is shown where the keyboard goes: what scrolls must then be within its reach, and links are followed. */
  readonly canFocus: boolean;
};

/** The words of a report in the order of its pages. */
export function ReportText({ document, canFocus }: ReportTextProps) {
  return document.sections.map(({ heading, parts }) => (
    // What is focused needs a name; elsewhere the name of a section could be that of another region beside it.
    <section key={heading} aria-label={(canFocus && heading) || undefined} tabIndex={canFocus ? 0 : undefined}>
      {heading !== '' && <h2>{heading}</h2>}
      {parts.map(({ title, lines, columns, rows }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the third part is the third part
        <div key={index}>
          {title !== '' && <h3>{title}</h3>}
          <TextTable label={title === '' ? heading : title} columns={columns} rows={rows} />
          {lines.map((line, place) => {
            const words = lineText(line);
            return (
              // Two paragraphs may say the same.
              <p key={`${place} ${words}`}>
                {typeof line === 'string' || !canFocus ? words : <a href={line.href}>{words}</a>}
              </p>
            );
          })}
        </div>
      ))}
    </section>
  ));
}

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
function TextTable({ label, columns, rows }: TextTableProps) {
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
