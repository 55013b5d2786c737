import { fullName } from '@strokebook/golf/format';
import { getRouteApi } from '@tanstack/react-router';
import { ChooseFiles } from '../../features/round-import/choose-files.tsx';
import { FoundRounds } from '../../features/round-import/found-rounds.tsx';
import { PastImports } from '../../features/round-import/past-imports.tsx';
import { StoredRounds, StoringRounds } from '../../features/round-import/stored-rounds.tsx';
import type { ImportPerson } from '../../features/round-import/import-people.ts';
import { type RoundImportState, useRoundImport } from '../../features/round-import/use-round-import.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { Page } from '../../ui/pages/page.tsx';

const route = getRouteApi('/import');

/** Rounds from files of other products and worksheets, for the player or for somebody else (IMPORT-01, IMPORT-26). */
export function ImportPage() {
  const { viewer, player } = route.useRouteContext();
  const person = { ...player, fullName: fullName(player) };
  const state = useRoundImport(person, { ...viewer, fullName: fullName(viewer) });
  const { step } = state;
  const isOwn = viewer.accountId === player.accountId;
  return (
    <Page title={isOwn ? 'Import rounds' : `Import rounds for ${fullName(player)}`}>
      {(step.kind === 'files' || step.kind === 'reading') && (
        <>
          {step.kind === 'files' && step.problem !== null && <Failure>{step.problem}</Failure>}
          <ChooseFiles
            progress={step.kind === 'reading' ? step : null}
            onChoose={(files) => void state.read(files)}
            onStop={state.stop}
          />
          <PastImports accountId={player.accountId} />
        </>
      )}
      {step.kind === 'found' && <FoundRounds state={state} />}
      {step.kind === 'storing' && <StoringRounds state={state} total={step.total} />}
      {step.kind === 'done' && (
        <>
          <StoredRounds state={state} isStopped={step.isStopped} player={person} viewerId={viewer.accountId} />
          {importedPeople(state, person).map((one) => (
            <PastImports
              key={one.accountId}
              accountId={one.accountId}
              {...(one.accountId === person.accountId ? {} : { name: one.fullName })}
            />
          ))}
        </>
      )}
    </Page>
  );
}

/** The player of the page, and others whose rounds were stored. */
const importedPeople = ({ found, outcomes }: RoundImportState, player: ImportPerson): readonly ImportPerson[] => [
  player,
  ...(found?.people ?? []).filter(
    ({ accountId }) => accountId !== player.accountId && outcomes.some((one) => one.accountId === accountId),
  ),
];
