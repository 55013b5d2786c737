import { Button } from '@mantine/core';
import type { RoundImport, TakenBackImport } from '@strokebook/contract';
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

/** The first day on which the numbers of Arccos' clubs were read rightly. */
const ARCCOS_CLUBS_RIGHT_SINCE = '2026-12-01';

/** Whether rounds of an import still have the clubs that earlier versions read wrongly. */
const hasOldClubs = ({ source, unchanged, importedAt }: RoundImport): boolean =>
  source === 'arccos' && unchanged > 0 && importedAt < ARCCOS_CLUBS_RIGHT_SINCE;

type PastImportsProps = {
  readonly accountId: AccountId;
  /** Of another player than the page's. */
  readonly name?: string;
};

/** Imports, each of which is taken back as one step, and brought back as one for a day (IMPORT-25). */
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
  const bringBack = useMutation({
    mutationFn: async ({ importId, rounds }: TakenBackImport) => {
      for (;;) {
        const { remaining } = await api.call('restoreImport', { params: { accountId, importId } });
        if (remaining === 0) return rounds;
        setStatus(`${rounds - remaining} of ${plural(rounds, 'round')} back …`);
      }
    },
    onMutate: () => setStatus(undefined),
    onSuccess: (rounds) => setStatus(`Back: ${plural(rounds, 'round')}.`),
    onSettled: () => void refreshRounds(queryClient),
  });
  const { imports = [], takenBack = [] } = query.data ?? {};
  if (imports.length + takenBack.length === 0 && status === undefined) return null;
  const failure = takeBack.error ?? bringBack.error;
  return (
    <PageSection
      id={name === undefined ? 'imports' : `imports-${accountId}`}
      title={name === undefined ? 'Imports so far' : `Imports for ${name} so far`}
      status={status}
    >
      {failure !== null && <Failure>{errorText(failure)}</Failure>}
      <ul>
        {takenBack.map((made) => (
          <li key={made.importId} className="line-bottom row-between gap-16">
            <span>
              <b className="medium">{`${plural(made.rounds, 'round')} from ${sourceNames[made.source]}`}</b>
              <span className="note">
                {made.importedBy === null ? ' · ' : ` · by ${made.importedBy} · `}
                taken back <TimeAgo instant={made.takenBackAt} />, can come back for a day
              </span>
            </span>
            <Button
              variant="default"
              aria-label={`Bring back ${plural(made.rounds, 'round')} from ${sourceNames[made.source]}`}
              loading={bringBack.isPending}
              onClick={() => bringBack.mutate(made)}
            >
              Bring back
            </Button>
          </li>
        ))}
        {imports.map((made) => (
          <li key={made.importId} className="line-bottom row-between gap-16">
            <span>
              <b className="medium">{`${plural(made.unchanged + made.changed, 'round')} from ${sourceNames[made.source]}`}</b>
              <span className="note">
                {made.importedBy === null ? ' · ' : ` · by ${made.importedBy} · `}
                <TimeAgo instant={made.importedAt} />
              </span>
              {hasOldClubs(made) && (
                <small className="block note">
                  The clubs of these rounds were read wrongly, most irons as one club longer. Import the same files
                  again: rounds that were not changed by hand get the right clubs.
                </small>
              )}
            </span>
            {made.canTakeBack && (
              <TwoPressButton
                word="Take back"
                label={`Take back the import of ${plural(made.unchanged, 'round')} from ${sourceNames[made.source]}`}
                keepWord="Keep"
                isBusy={takeBack.isPending}
                onAct={() => takeBack.mutate(made)}
              />
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
