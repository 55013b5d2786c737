import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { downloadReport, type ReportChoice } from '../../api/download-report.ts';
import { pdfOf, saveFile } from '../../lib/save-file.ts';
import classes from './report-viewer.module.css';

type ReportRowProps = {
  readonly report: { readonly title: string; readonly about: string };
  readonly choice: ReportChoice;
  /** Additional controls of this report. */
  readonly children?: ReactNode;
};

/** A report: its title and description, a link to its pages, and a download button. */
export function ReportRow({ report: { title, about }, choice, children }: ReportRowProps) {
  const { api } = useApi();
  const download = useMutation({
    mutationFn: () => downloadReport(api, choice),
    onSuccess: ({ data, fileName }) => saveFile({ blob: pdfOf(data), fileName }),
  });
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className="text-l">
          <ReportLink choice={choice} title={title} />
        </h2>
        <p className={classes.about}>{about}</p>
        {children}
        {download.isError && (
          <p role="alert" className={classes.failed}>
            The report could not be generated. {download.error.message}
          </p>
        )}
      </div>
      <Button
        variant="default"
        size="md"
        loading={download.isPending}
        aria-label={`Download PDF: ${title}`}
        onClick={() => download.mutate()}
      >
        Download PDF
      </Button>
    </li>
  );
}

/** A link to the report in the chosen units and paper size, if the report supports them. */
function ReportLink({ choice, title }: { readonly choice: ReportChoice; readonly title: string }) {
  const { accountId, name } = choice;
  const paper = choice.paper === 'a4' ? choice.paper : undefined;
  const prefersMetric = choice.prefersMetric || undefined;
  switch (name) {
    case 'resume':
      return (
        <Link to="/cgr/resume" search={{ accountId, paper }} className={classes.link}>
          {title}
        </Link>
      );
    case 'public-player-schedule-report':
      return (
        <Link
          to="/cgr/public-player-schedule-report"
          search={{ accountId, prefersMetric, paper }}
          className={classes.link}
        >
          {title}
        </Link>
      );
    default:
      return (
        <Link
          to="/cgr/$report"
          params={{ report: name }}
          search={{ accountId, prefersMetric, paper, courseId: choice.courseId }}
          className={classes.link}
        >
          {title}
        </Link>
      );
  }
}
