import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLastData } from '../../lib/use-last-data.ts';
import { FailedQuery } from '../../ui/pages/failed-query.tsx';
import { ReportPages } from '../../ui/reports/report-pages.tsx';
import { ReportText } from '../../ui/reports/report-text.tsx';
import { StaleNotice } from '../../ui/pages/stale-notice.tsx';
import { UnprintedLetters } from '../../ui/reports/unprinted-letters.tsx';
import { type PrintedSettings, resumePagesQuery } from './queries.ts';
import classes from './resume-builder.module.css';

/** In milliseconds: a tick is drawn at once, and those that follow it so soon are drawn together. */
const DEBOUNCE = 120;

const atOnce = { leading: true };

type PreviewPaneProps = PrintedSettings & {
  /** Whether any page is on. */
  readonly hasPages: boolean;
};

/** The pages of the document itself; those before stay until the new ones are drawn. Its words are said of it. */
export function PreviewPane({ settings, paper, prefersMetric, hasPages }: PreviewPaneProps) {
  const { api } = useApi();
  // What is drawn is compared with it by identity, and a new one would begin the delay anew.
  const asked = useMemo(
    () => ({ settings, paper, prefersMetric, hasPages }),
    [settings, paper, prefersMetric, hasPages],
  );
  const [drawn] = useDebouncedValue(asked, DEBOUNCE, atOnce);
  const query = useQuery({
    ...resumePagesQuery(api, drawn),
    enabled: drawn.hasPages,
  });
  const pages = useLastData(query.data, settings.accountId);
  const document = useDeferredValue(pages?.document ?? null);
  const isOld = drawn !== asked || pages !== query.data;
  return (
    // What scrolls must be within reach of the keyboard.
    <section className={classes.preview} aria-label="Preview" tabIndex={0} aria-busy={isOld && !query.isError}>
      {!hasPages && <p className="note">Choose a page to see it here.</p>}
      {hasPages && query.isError && pages !== undefined && (
        <StaleNotice error={query.error} onRetry={() => void query.refetch()} />
      )}
      {hasPages && pages === undefined && query.isError && <FailedQuery part="The preview" query={query} />}
      {hasPages && pages === undefined && !query.isError && <PageSkeleton />}
      {hasPages && document !== null && <UnprintedLetters document={document} />}
      {hasPages && pages !== undefined && (
        // The same words follow as text.
        <div className={classes.pages} aria-hidden="true">
          <ReportPages svg={pages.svg} isOld={isOld} />
        </div>
      )}
      {hasPages && document !== null && (
        <div className="unseen">
          {document.subtitle !== '' && <p>{document.subtitle}</p>}
          <ReportText document={document} canFocus={false} />
        </div>
      )}
    </section>
  );
}

/** A page of paper that is on its way. */
export const PageSkeleton = () => (
  <div className={classes.pages}>
    <Skeleton className={classes.page} />
  </div>
);
