import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { ApproachScatter } from '../../features/experiments/approach-scatter.tsx';
import { roundDocumentsQuery } from '../../features/experiments/queries.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Experiment } from './experiment.tsx';

/** An experiment: where approaches end. */
export function ShotDispersionPage() {
  return (
    <Experiment title="Shot dispersion" lead="An experiment: approaches of the test account’s newest rounds.">
      {(rounds, accountId) => <Scatter accountId={accountId} roundIds={rounds.map(({ roundId }) => roundId)} />}
    </Experiment>
  );
}

function Scatter({ accountId, roundIds }: { readonly accountId: number; readonly roundIds: readonly string[] }) {
  const { api } = useApi();
  const query = useQuery(roundDocumentsQuery(api, accountId, roundIds));
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={6} rowHeight={56} />}>
      {(documents) => <ApproachScatter rounds={documents} />}
    </QueryState>
  );
}
