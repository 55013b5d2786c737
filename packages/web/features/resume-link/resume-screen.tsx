import type { OutputOf, ReportWords } from '@strokebook/contract';
import { lineText } from '@strokebook/documents/report';
import { plural } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { DrawnHole, Portrait } from './portrait.tsx';
import { ResumeBoard } from './resume-board.tsx';
import classes from './resume-screen.module.css';
import { SignedRounds } from './signed-rounds.tsx';

type Cover = NonNullable<OutputOf<'previewReport'>['cover']>;
type Part = ReportWords['sections'][number]['parts'][number];

type ResumeScreenProps = {
  /** The chosen parts in the player's order: the same words as on paper. */
  readonly words: ReportWords;
  readonly cover: Cover;
  readonly username: string | null;
  /** Says at the end of the words that the pages failed; null otherwise. */
  readonly failure: ReactNode;
  /** Contact and the file, fixed at the foot. */
  readonly children: ReactNode;
};

/** A resume as a phone shows it: head in the school's colors, main figures, rounds to par, results, then the rest (RESUME). */
export function ResumeScreen({ words, cover, username, failure, children }: ResumeScreenProps) {
  const { palette } = cover;
  const [first, ...sections] = words.sections;
  const parts = first?.heading === '' ? first.parts : [];
  const figures = parts.find(isFigures);
  const facts = parts.filter((part) => !isFigures(part));
  return (
    <div className={classes.resume} data-no-print>
      <header
        className={classes.head}
        style={
          palette === null
            ? undefined
            : ({
                '--board': palette.ground,
                '--on-board': palette.ink,
                '--on-board-2': palette.accent,
              } as CSSProperties)
        }
      >
        {cover.hasPicture && username !== null ? <Picture username={username} /> : <DrawnHole />}
        <p className={classes.school}>{words.subtitle}</p>
        <h1 className={classes.name}>{words.subject}</h1>
        {facts.map((part) => (
          <Lines key={part.title} part={part} />
        ))}
      </header>
      {figures !== undefined && <MainFigures part={figures} />}
      {figures === undefined && sections.length === 0 && (
        <p className={classes.main}>
          No tournament on this resume yet.{' '}
          {username !== null && (
            <Link to="/player/$username" params={{ username }} className="touch accent strong">
              Rounds and more on the profile
            </Link>
          )}
        </p>
      )}
      {(first?.heading === '' ? sections : words.sections).map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      {failure}
      <footer className={classes.foot}>{children}</footer>
    </div>
  );
}

const isFigures = ({ columns }: Part): boolean => columns[0] === 'Figure';

function Picture({ username }: { readonly username: string }) {
  const { api } = useApi();
  const account = useQuery(api.queryOrNull('getProfile', { params: { username } })).data?.account;
  return account == null ? null : <Portrait account={account} />;
}

/** The figures below their period; '70.9 (−0.5)' as a large figure with its score to par. */
const MainFigures = ({ part: { title, rows } }: { readonly part: Part }) => (
  <section className={classes.main} aria-label={title}>
    <p className={classes.period}>{title}</p>
    <dl className={classes.figures}>
      {rows.map(([label = '', value = '', basis = '']) => {
        const [, figure = value, toPar] = /^(\S+) \((.+)\)$/.exec(value) ?? [];
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classes.large}>{figure}</dd>
            <dd>{[toPar === undefined ? '' : `${toPar} to par`, basis].filter((text) => text !== '').join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  </section>
);

function Section({ heading, parts }: ReportWords['sections'][number]) {
  if (heading === 'Tournaments') return <ResumeBoard parts={parts} />;
  return (
    <section className={classes.section} aria-label={heading}>
      <h2>{heading}</h2>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the third part is the third part
        <PartOf key={index} part={part} />
      ))}
    </section>
  );
}

function PartOf({ part }: { readonly part: Part }) {
  const { title, columns, rows } = part;
  const toPar = columns.indexOf('To par');
  return (
    <>
      {title !== '' && <h3>{title}</h3>}
      {columns[2] === 'To Par' ? (
        <SignedRounds rows={rows} />
      ) : columns[0] === 'Round' && toPar > 0 ? (
        <SignedRounds rows={chartRows(rows, toPar)} />
      ) : isFigures(part) ? (
        <dl className={classes.averages}>
          {rows.map(([label, value, basis]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={classes.value}>{value}</dd>
              <dd className="fine">{basis}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Rows part={part} />
      )}
      <Lines part={part} />
    </>
  );
}

/** The rounds of a chart as one line of signs; its last row is their average. */
function chartRows(rows: Part['rows'], toPar: number): Part['rows'] {
  const average = rows.at(-1)?.[toPar] ?? '';
  const rounds = rows.slice(0, -1).map((cells) => cells[toPar] ?? '');
  return [[plural(rounds.length, 'round'), `average ${average}`, rounds.join(' ')]];
}

/** A row of a table as its name, and its other cells with their heads. */
const Rows = ({ part: { columns, rows } }: { readonly part: Part }) => (
  <ul className={classes.rows}>
    {rows.map(([name, ...cells], index) => (
      <li key={`${index} ${name}`}>
        <b>{name}</b>
        <span>
          {cells.map((cell, place) =>
            cell === '' || cell === '-' ? null : (
              <span key={columns[place + 1]}>
                <small>{columns[place + 1]}</small> {cell}
              </span>
            ),
          )}
        </span>
      </li>
    ))}
  </ul>
);

const Lines = ({ part: { lines } }: { readonly part: Part }) =>
  lines.map((line, index) => (
    <p key={`${index} ${lineText(line)}`}>
      {typeof line === 'string' ? line : <a href={line.href}>{lineText(line)}</a>}
    </p>
  ));
