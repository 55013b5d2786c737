import { PageError } from '../../ui/pages/page-error.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { StaleNotice } from '../../ui/pages/stale-notice.tsx';
import classes from './scorecard.module.css';
import { ScorecardTable, type ScorecardTableProps } from './scorecard-table.tsx';
import type { ScorecardState } from './use-scorecard.ts';

type ScorecardAreaProps = Omit<ScorecardTableProps, 'scorecard'> & { readonly card: ScorecardState };

/** A scorecard, its skeleton, or its error. */
export function ScorecardArea({ card, ...props }: ScorecardAreaProps) {
  switch (card.state) {
    case 'loading':
      return (
        <div className={classes.frame} data-loading aria-label="Loading" role="status">
          <SkeletonRows rows={7} rowHeight={48} />
        </div>
      );
    case 'error':
      return <PageError level={3} error={card.error} onRetry={card.retry} />;
    case 'ready':
      return (
        <>
          {card.scorecard.failure !== null && (
            <StaleNotice error={card.scorecard.failure.error} onRetry={card.scorecard.failure.retry} />
          )}
          <ScorecardTable {...props} scorecard={card.scorecard} />
        </>
      );
  }
}
