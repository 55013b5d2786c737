import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { breakpoints } from '../lib/breakpoints.ts';
import { pdfOf, saveFile } from '../lib/save-file.ts';
import { QueryState } from './query-state.tsx';
import classes from './report-page.module.css';
import { ReportPages } from './report-pages.tsx';

type ReportPageProps = {
  readonly title: string;
  /** The rendered pages; null if there are none, which redirects. */
  readonly preview: UseQueryResult<{ readonly svg: string } | null>;
  /** Creates the report as a file. */
  readonly onDownload: () => Promise<{ readonly data: string; readonly fileName: string }>;
};

/** A report as its pages, without menus, and a download button (CGR-O4). */
export function ReportPage({ title, preview, onDownload }: ReportPageProps) {
  const download = useMutation({
    mutationFn: onDownload,
    onSuccess: ({ data, fileName }) => saveFile({ blob: pdfOf(data), fileName }),
  });
  // Scrolling elements must be focusable.
  const isNarrow = useMediaQuery(`(width < ${breakpoints.mobile}px)`, false, { getInitialValueInEffect: false });
  return (
    <main className={classes.page}>
      <header className={classes.head} data-no-print>
        <h1>{title}</h1>
        {download.isError && <p role="alert">The report could not be generated. {download.error.message}</p>}
        <Button size="md" loading={download.isPending} onClick={() => download.mutate()}>
          Download PDF
        </Button>
      </header>
      <QueryState query={preview} part="The report" skeleton={<Skeleton height={1000} />}>
        {(pages) =>
          pages !== null && (
            <div
              className={classes.frame}
              role="region"
              aria-label="Pages of the report"
              tabIndex={isNarrow ? 0 : undefined}
            >
              <ReportPages svg={pages.svg} isOld={preview.isPlaceholderData} />
            </div>
          )
        }
      </QueryState>
    </main>
  );
}
