import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pdfOf, saveFile } from '../lib/save-file.ts';
import classes from './printed-report.module.css';
import { ReportPages } from './report-pages.tsx';

type PrintedReportProps = {
  /** Name of the player. */
  readonly heading: string;
  /** Title of the report, or the class of its player; '' for none. */
  readonly line: string;
  /** The player's username, for a link to the profile. */
  readonly username: string;
  /** The rendered pages. */
  readonly svg: string;
  /** Creates the report as a file. */
  readonly onDownload: () => Promise<{ readonly data: string; readonly fileName: string }>;
  /** Its name in a sentence: 'The report'. */
  readonly name: string;
  /** The report as text. */
  readonly children: ReactNode;
};

/**
 * A report as its pages, without menus (CGR-O4); only the pages are printed. The text is beside them for screen
 * readers, and visible below them if the screen is too narrow to read a page.
 */
export function PrintedReport({ heading, line, username, svg, onDownload, name, children }: PrintedReportProps) {
  const download = useMutation({
    mutationFn: onDownload,
    onSuccess: ({ data, fileName }) => saveFile({ blob: pdfOf(data), fileName }),
  });
  const publicLink = `${window.location.origin}/player/${encodeURIComponent(username)}`;
  return (
    <main className={classes.paper}>
      <header className={classes.head} data-no-print>
        <h1>{heading}</h1>
        {line !== '' && <p>{line}</p>}
        <p>
          <a href={publicLink}>{publicLink}</a>
        </p>
        <div className="wrap gap-12 margin-top-12">
          <Button variant="default" size="md" onClick={() => window.print()}>
            Print
          </Button>
          <Button size="md" loading={download.isPending} onClick={() => download.mutate()}>
            Download PDF
          </Button>
        </div>
        {download.isError && (
          <p role="alert">
            {name} could not be generated. {download.error.message}
          </p>
        )}
      </header>
      {/* The text follows below. */}
      <div className={classes.pages} aria-hidden="true">
        <ReportPages svg={svg} isOld={false} />
      </div>
      <div className={classes.words} data-no-print>
        {children}
      </div>
    </main>
  );
}
