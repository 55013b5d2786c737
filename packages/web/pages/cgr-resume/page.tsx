import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { ResumeText } from '../../controls/resume-text/resume-text.tsx';
import { pdfOf, saveFile } from '../../lib/save-file.ts';
import { ReportPages } from '../../ui/report-pages.tsx';
import classes from './cgr-resume.module.css';

const route = getRouteApi('/cgr/resume');

/**
 * A resume as its pages, without menus: of an account, or one that a link was made to (CGR-07, CGR-08, CGR-O4). Its words
 * stand beside the pages for those who cannot see pictures, and in their place on paper and on narrow screens.
 */
export function CgrResumePage() {
  const { api } = useApi();
  const { report, hash } = route.useRouteContext();
  const { accountId, username, document, svg } = report;
  const download = useMutation({
    mutationFn: () =>
      hash === undefined
        ? api.call('getDefaultResumeReportPdf', { params: { accountId } })
        : api.call('getResumeReportPdf', { params: { hash } }),
    onSuccess: ({ data, fileName }) => saveFile({ blob: pdfOf(data), fileName }),
  });
  const publicLink = `${window.location.origin}/player/${encodeURIComponent(username)}`;
  return (
    <main className={classes.paper}>
      <header className={classes.head}>
        <h1>{document.playerName}</h1>
        <p>
          <a href={publicLink}>{publicLink}</a>
        </p>
        <div className={classes.actions} data-no-print>
          <Button variant="default" size="md" onClick={() => window.print()}>
            Print
          </Button>
          <Button size="md" loading={download.isPending} onClick={() => download.mutate()}>
            Download PDF
          </Button>
        </div>
        {download.isError && <p role="alert">The resume could not be generated. {download.error.message}</p>}
      </header>
      {/* The same words follow as text. */}
      <div className={classes.pages} aria-hidden="true" data-no-print>
        <ReportPages svg={svg} isOld={false} />
      </div>
      <div className={classes.words}>
        <ResumeText document={document} canFocus />
      </div>
    </main>
  );
}
