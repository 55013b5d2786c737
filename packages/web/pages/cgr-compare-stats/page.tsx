import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { compareReportPreviewQuery } from '../../api/report-queries.ts';
import { pdfOf, saveFile } from '../../lib/save-file.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { ReportPages } from '../../ui/report-pages.tsx';
import classes from './cgr-compare-stats.module.css';

const route = getRouteApi('/cgr/compare-stats');

/** A kept comparison as its report, without menus (CGR-06, CGR-O4). */
export function CgrCompareStatsPage() {
  const { api } = useApi();
  const { accountId, state } = route.useRouteContext().kept;
  const body = { ...state, paper: 'us-letter' } as const;
  const preview = useQuery(compareReportPreviewQuery(api, accountId, body));
  const download = useMutation({
    mutationFn: () => api.call('getCompareReport', { params: { accountId }, body }),
    onSuccess: ({ data, fileName }) => saveFile({ blob: pdfOf(data), fileName }),
  });
  return (
    <main className={classes.page}>
      <header className={classes.head} data-no-print>
        <h1>Compare Stats</h1>
        {download.isError && <p role="alert">The report could not be generated. {download.error.message}</p>}
        <Button size="md" loading={download.isPending} onClick={() => download.mutate()}>
          Download PDF
        </Button>
      </header>
      <QueryState query={preview} part="The report" skeleton={<Skeleton height={1000} />}>
        {({ svg }) => <ReportPages svg={svg} isOld={preview.isPlaceholderData} />}
      </QueryState>
    </main>
  );
}
