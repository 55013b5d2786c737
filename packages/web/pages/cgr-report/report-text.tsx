import type { ReportWords } from '@strokebook/contract';
import { TextTable } from '../../ui/text-table.tsx';

/** The words of a report in the order of its pages; what scrolls is within reach of the keyboard. */
export function ReportText({ document }: { readonly document: ReportWords }) {
  return document.sections.map(({ heading, parts }) => (
    <section key={heading} aria-label={heading} tabIndex={0}>
      <h2>{heading}</h2>
      {parts.map(({ title, lines, columns, rows }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the third part is the third part
        <div key={index}>
          {title !== '' && <h3>{title}</h3>}
          <TextTable label={title === '' ? heading : title} columns={columns} rows={rows} />
          {lines.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ))}
    </section>
  ));
}
