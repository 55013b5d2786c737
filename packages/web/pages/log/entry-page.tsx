// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { fullName } from '@strokebook/golf/format';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { SaveState } from '../../controls/round-saving/save-state.tsx';
import { StorageFailure } from '../../controls/round-saving/storage-failure.tsx';
import { RoundEntryView } from '../../features/round-entry/round-entry-view.tsx';
import { useRoundLog } from '../../features/round-entry/entry/use-round-log.ts';
import { localDay } from '../../lib/today.ts';
import { type DeviceRound, type RoundKey, useOffline } from '../../offline/index.ts';
import { documentOfActions } from '../../offline/send-round.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryWays } from './entry-ways.tsx';
import classes from './entry-page.module.css';

const route = getRouteApi('/log/$roundId');

/** Enters a round that the route has opened. */
export function EntryPage() {
  const { roundId } = route.useParams();
  const { viewer, player } = route.useRouteContext();
  const key: RoundKey = { accountId: viewer.accountId, playerId: player.accountId, roundId };
  const { round, failure } = route.useLoaderData();
  if (round === null) {
    return (
      <main className={classes.failure}>
        <h1>This round cannot be opened</h1>
        {failure === null ? (
          <p>It is neither on this device nor in the account.</p>
        ) : (
          <Failure>{errorText(failure)}</Failure>
        )}
        <p>
          <Link to="/log" className="quiet-button">
            Log a round
          </Link>
        </p>
      </main>
    );
  }
  return <OpenRound key={roundId} roundKey={key} round={round} />;
}

type OpenRoundProps = { readonly roundKey: RoundKey; readonly round: DeviceRound };

function OpenRound({ roundKey, round }: OpenRoundProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { player } = route.useRouteContext();
  const { outbox } = useOffline();
  const queryClient = useQueryClient();
  const log = useRoundLog(roundKey, round.log);
  const [failure, setFailure] = useState<Error | null>(null);
  const [today] = useState(() => localDay(new Date()));
  // Another value opens the entry anew, at the hole of the address.
  const [opening, setOpening] = useState(0);
  // Figures follow the round once its screen is left: no call is made while a hole is played (ENTRY-31).
  useEffect(() => () => void refreshShown(queryClient, 'rounds'), [queryClient]);
  const typeHole = async (hole: number): Promise<void> => {
    await navigate({ search: (before) => ({ ...before, hole: hole + 1, view: undefined }), replace: true });
    setOpening(opening + 1);
  };
  return (
    <>
      {failure !== null && (
        <StorageFailure error={failure} round={documentOfActions(log.actions)} onRetry={() => setFailure(null)} />
      )}
      <RoundEntryView
        key={opening}
        log={log}
        playerId={roundKey.playerId}
        search={search}
        today={today}
        saveState={
          <SaveState
            roundKey={roundKey}
            playerName={roundKey.playerId === roundKey.accountId ? undefined : fullName(player)}
            onTypeHole={(hole) => void typeHole(hole)}
          />
        }
        roundActions={<EntryActions roundKey={roundKey} player={search.player} />}
        ways={<EntryWays roundKey={roundKey} username={player.username} />}
        back={
          <Link to="/player/$username/my-rounds" params={{ username: player.username }} className="quiet-button">
            My Rounds
          </Link>
        }
        onSearch={(changes, replace) =>
          void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false })
        }
        onSend={() => void outbox.send(roundKey)}
        onFailure={(error) => setFailure(error instanceof Error ? error : new Error(String(error)))}
      />
    </>
  );
}
