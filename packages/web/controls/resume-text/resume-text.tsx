import type { ResumeDocument } from '@strokebook/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { TextTable } from '../../ui/text-table.tsx';
import classes from './resume-text.module.css';

type Table = NonNullable<ResumeDocument['rounds']>;

type ResumeTextProps = {
  readonly document: ResumeDocument;
  /** Whether it is shown where the keyboard goes, and so must be within its reach: what is only said is not. */
  readonly canFocus: boolean;
};

const CanFocus = createContext(false);

/** The words of a resume in the order of its pages. */
export function ResumeText({ document, canFocus }: ResumeTextProps) {
  const { cover, charts, chartTables, tournaments, rounds, news } = document;
  return (
    <CanFocus value={canFocus}>
      {cover !== null && <Cover cover={cover} />}
      {charts.map((chart) => (
        <Section key={chart.title} heading={chart.title}>
          <p className={classes.line}>{chart.range}</p>
          <TextTable
            label={chart.title}
            columns={['Round', ...chart.rows.map(({ label }) => label)]}
            rows={chart.bars.map(({ label }, index) => [label, ...chart.rows.map(({ cells }) => cells[index] ?? '')])}
          />
        </Section>
      ))}
      {chartTables.map((table) => (
        <TableSection key={table.heading} table={table} />
      ))}
      {tournaments.length > 0 && (
        <Section heading="Tournaments">
          {tournaments.map((tournament) => (
            <div key={`${tournament.name} ${tournament.line}`} className={classes.tournament}>
              <h3>{tournament.name}</h3>
              <p className={classes.line}>
                {[tournament.placing, tournament.line].filter((part) => part !== '').join(' · ')}
              </p>
              <TextTable label={tournament.name} columns={tournament.columns} rows={tournament.rows} />
              {tournament.note !== '' && <p>{tournament.note}</p>}
            </div>
          ))}
        </Section>
      )}
      {rounds !== null && <TableSection table={rounds} />}
      {news.length > 0 && (
        <Section heading="News">
          {news.map(({ header, body, linkUrl }) => (
            <div key={header}>
              <h3>{header}</h3>
              <Paragraphs lines={body} />
              {linkUrl !== null && <TextLink href={linkUrl}>{linkUrl}</TextLink>}
            </div>
          ))}
        </Section>
      )}
    </CanFocus>
  );
}

type SectionProps = { readonly heading: string; readonly children: ReactNode };

/** A part of the words; its tables may be wider than a phone, and what scrolls must be within reach of the keyboard. */
function Section({ heading, children }: SectionProps) {
  const canFocus = useContext(CanFocus);
  return (
    <section aria-label={heading} tabIndex={canFocus ? 0 : undefined}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** A link, where the keyboard goes; its words alone where nobody would see which link they are on. */
function TextLink({ href, children }: { readonly href: string; readonly children: string }) {
  return useContext(CanFocus) ? <a href={href}>{children}</a> : children;
}

function Cover({ cover }: { readonly cover: NonNullable<ResumeDocument['cover']> }) {
  const { line, facts, averages, range, bestRounds, about, upcoming } = cover;
  return (
    <>
      {line !== '' && <p className={classes.line}>{line}</p>}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href === null ? value : <TextLink href={href}>{value}</TextLink>}</dd>
            </div>
          ))}
        </dl>
      )}
      {averages.length > 0 && (
        <Section heading="Tournament Averages">
          <p className={classes.line}>{range}</p>
          <dl className={classes.facts}>
            {averages.map(({ label, value, basis }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                <dd className={classes.line}>{basis}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {bestRounds !== null && <TableSection table={bestRounds} />}
      {about.length > 0 && (
        <Section heading="About">
          <div className={classes.about}>
            <Paragraphs lines={about} />
          </div>
        </Section>
      )}
      {upcoming !== null && <TableSection table={upcoming} />}
    </>
  );
}

function Paragraphs({ lines }: { readonly lines: readonly string[] }) {
  // Two paragraphs may say the same.
  return lines.map((line, index) => <p key={`${index} ${line}`}>{line}</p>);
}

function TableSection({ table: { heading, columns, rows } }: { readonly table: Table }) {
  return (
    <Section heading={heading}>
      <TextTable
        label={heading}
        columns={columns}
        rows={rows.map(({ cells: [name = '', ...cells], note }) => [note === '' ? name : `${name}: ${note}`, ...cells])}
      />
    </Section>
  );
}
