import { fullName } from '@strokebook/golf/format';
import { getRouteApi } from '@tanstack/react-router';
import { ChooseFiles, Products } from '../../features/round-import/choose-files.tsx';
import { FoundRounds } from '../../features/round-import/found-rounds.tsx';
import { ImportsForOthers, PastImports } from '../../features/round-import/past-imports.tsx';
import { StoredRounds, StoringRounds } from '../../features/round-import/stored-rounds.tsx';
import { useRoundImport } from '../../features/round-import/use-round-import.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { AfterImport } from './after-import.tsx';

const route = getRouteApi('/import');

/** Rounds from files of other products and worksheets, for the player or for somebody else (IMPORT-01, IMPORT-26). */
export function ImportPage() {
  const { viewer, player } = route.useRouteContext();
  const person = { ...player, fullName: fullName(player) };
  const state = useRoundImport(person, { ...viewer, fullName: fullName(viewer) });
  const { step } = state;
  const isOwn = viewer.accountId === player.accountId;
  const storedIds = state.outcomes.flatMap(({ accountId, roundId, outcome }) =>
    accountId === viewer.accountId && (outcome === 'stored' || outcome === 'replaced') ? roundId : [],
  );
  const saysRounds = isOwn && storedIds.length > 0;
  return (
    <Page
      title={
        step.kind === 'done' && saysRounds
          ? 'Your rounds so far'
          : isOwn
            ? 'Import rounds'
            : `Import rounds for ${fullName(player)}`
      }
    >
      {(step.kind === 'files' || step.kind === 'reading') && (
        <>
          {step.kind === 'files' && step.problem !== null && <Failure>{step.problem}</Failure>}
          <ChooseFiles
            progress={step.kind === 'reading' ? step : null}
            onChoose={(files) => void state.read(files)}
            onStop={state.stop}
          />
          <PastImports accountId={player.accountId} />
          {isOwn && <ImportsForOthers />}
          <Products />
        </>
      )}
      {step.kind === 'found' && <FoundRounds state={state} />}
      {step.kind === 'storing' && <StoringRounds state={state} total={step.total} />}
      {step.kind === 'done' && (
        <>
          {saysRounds && <AfterImport {...person} roundIds={storedIds} />}
          <StoredRounds
            state={state}
            isStopped={step.isStopped}
            player={person}
            viewerId={viewer.accountId}
            isLast={saysRounds}
          />
          <PastImports accountId={player.accountId} />
          <ImportsForOthers />
        </>
      )}
    </Page>
  );
}
