import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OutputOf } from '@strokebook/contract';
import type { ReactNode } from 'react';
import { RecentRounds } from '../../features/experiments/recent-rounds.tsx';
import { useApi } from '../../api/api-context.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './experimental.module.css';

type Rounds = OutputOf<'listRounds'>['rounds'];
type ExperimentProps = {
  readonly title: string;
  readonly lead: string;
  readonly children?: (rounds: Rounds, accountId: AccountId) => ReactNode;
};

/** Enough rounds for an experiment (EXP-02). */
const RECENT_ROUNDS = 10;

const route = getRouteApi('/experimental');

/** The frame of every experiment, with the account and rounds that it uses. */
export function Experiment({ title, lead, children }: ExperimentProps) {
  const { api } = useApi();
  const { experimentalAccountId } = route.useRouteContext();
  const query = useQuery({
    ...api.query('listRounds', { params: { accountId: experimentalAccountId }, query: { limit: RECENT_ROUNDS } }),
    select: ({ rounds }) => rounds,
  });
  return (
    <Page title={title} lead={lead}>
      <QueryState query={query} skeleton={<SkeletonRows rows={8} rowHeight={40} />}>
        {(rounds) =>
          rounds.length === 0 ? (
            <p>The test account has no rounds.</p>
          ) : (
            <div className={classes.parts}>
              {children?.(rounds, experimentalAccountId)}
              <RecentRounds rounds={rounds} />
            </div>
          )
        }
      </QueryState>
    </Page>
  );
}
