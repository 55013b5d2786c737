import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pdfOf, saveFile } from '../lib/save-file.ts';
import classes from './printed-report.module.css';
import { ReportPages } from './report-pages.tsx';

type PrintedReportProps = {
  /** Whose it is. */
  readonly heading: string;
  /** What it is, or of which class its player is; '' for nothing. */
  readonly line: string;
  /** The player's address name, for the way to their profile. */
  readonly username: string;
  /** The pages as the server drew them. */
  readonly svg: string;
  /** Makes the same as a file. */
  readonly onDownload: () => Promise<{ readonly data: string; readonly fileName: string }>;
  /** What it is called in a sentence: 'The report'. */
  readonly name: string;
  /** The same words as text. */
  readonly children: ReactNode;
};

/**
 * A report as its pages, without menus (CGR-O4), which alone are printed. Its words stand beside them for those who
 * cannot see pictures, and under them where the screen is too narrow to read a page of paper.
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
      {/* The same words follow as text. */}
      <div className={classes.pages} aria-hidden="true">
        <ReportPages svg={svg} isOld={false} />
      </div>
      <div className={classes.words} data-no-print>
        {children}
      </div>
    </main>
  );
}
