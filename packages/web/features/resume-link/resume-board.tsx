import type { ReportWords } from '@strokebook/contract';
import { lineText } from '@strokebook/documents/report';
import classes from './resume-screen.module.css';

type ResumeBoardProps = { readonly parts: ReportWords['sections'][number]['parts'] };

/** Results on the board: finish, tournament with its days and rounds, total. */
export const ResumeBoard = ({ parts }: ResumeBoardProps) => (
  <section className={classes.board} aria-label="Results">
    <header>
      <h2>Results</h2>
      <span>finish, rounds, total</span>
    </header>
    {parts.map(({ columns, rows, lines }, index) => {
      const placeOf = (head: string) => columns.indexOf(head);
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the third part is the third part
        <div key={index}>
          <ul>
            {rows.map((cells, place) => (
              <li key={`${place} ${cells[0]}`}>
                <b>{cells[placeOf('Finish')]}</b>
                <span>
                  <b>{cells[0]}</b>
                  <small>{cells[placeOf('Dates')]}</small>
                  <span>{cells[placeOf('Rounds')]}</span>
                </span>
                <b>{cells[placeOf('Total')]}</b>
              </li>
            ))}
          </ul>
          {lines.map((line) => (
            <p key={lineText(line)}>{lineText(line)}</p>
          ))}
        </div>
      );
    })}
  </section>
);
