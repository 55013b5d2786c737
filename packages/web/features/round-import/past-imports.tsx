import type { RoundImport } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { plural } from '@strokebook/golf/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshRounds } from '../../api/refresh-shown.ts';
import { sourceNames } from '../../lib/source-names.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';

type PastImportsProps = {
  readonly accountId: AccountId;
  /** Of another player than the page's. */
  readonly name?: string;
};

/** Imports, each of which is taken back as one step (IMPORT-25). */
export function PastImports({ accountId, name }: PastImportsProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<string>();
  const query = useQuery(api.query('listRoundImports', { params: { accountId } }));
  const takeBack = useMutation({
    mutationFn: ({ importId }: RoundImport) => api.call('takeBackImport', { params: { accountId, importId } }),
    onMutate: () => setStatus(undefined),
    onSuccess: ({ removed, restored, kept }) => {
      const changed = kept === 0 ? '' : ` Changed since, and kept: ${plural(kept, 'round')}.`;
      const back = restored === 0 ? '' : `; as before: ${plural(restored, 'round')}`;
      setStatus(`Gone: ${plural(removed, 'round')}${back}.${changed}`);
      void refreshRounds(queryClient);
    },
  });
  const imports = query.data?.imports ?? [];
  if (imports.length === 0 && status === undefined) return null;
  return (
    <PageSection
      id={name === undefined ? 'imports' : `imports-${accountId}`}
      title={name === undefined ? 'Imports so far' : `Imports for ${name} so far`}
      status={status}
    >
      {takeBack.isError && <Failure>{errorText(takeBack.error)}</Failure>}
      <ul>
        {imports.map((made) => (
          <li key={made.importId} className="line-bottom row-between gap-16">
            <span>
              <b className="medium">{`${plural(made.unchanged + made.changed, 'round')} from ${sourceNames[made.source]}`}</b>
              <span className="note">
                {made.importedBy === null ? ' · ' : ` · by ${made.importedBy} · `}
                <TimeAgo instant={made.importedAt} />
              </span>
            </span>
            <TwoPressButton
              word="Take back"
              label={`Take back the import of ${plural(made.unchanged, 'round')} from ${sourceNames[made.source]}`}
              keepWord="Keep"
              isBusy={takeBack.isPending}
              onAct={() => takeBack.mutate(made)}
            />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
