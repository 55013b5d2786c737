import type { AccountId } from '@strokebook/golf/access';
import { MAX_EXTRA_PLAYERS } from '@strokebook/contract';
import type { SchedulePlayer } from '@strokebook/golf/schedule';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createFuzzySearch } from '../../lib/fuzzy-search.ts';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './options-dialog.module.css';

/** Others are found by name. */
const MAX_OFFERED = 6;

type ExtraPlayersProps = {
  readonly accountId: AccountId;
  /** Players whose events are shown already. */
  readonly shown: readonly SchedulePlayer[];
  readonly chosenIds: readonly AccountId[];
  readonly onChange: (accountIds: readonly AccountId[]) => void;
};

/** Additional players whose events are shown (TOUR-13). */
export function ExtraPlayers({ accountId, shown, chosenIds, onChange }: ExtraPlayersProps) {
  const { api } = useApi();
  const query = useQuery(api.query('getSchedulePlayers', { params: { accountId } }));
  return (
    <fieldset className={classes.part}>
      <legend>Additional Players to Show</legend>
      {shown.length > 0 && (
        <ul className={classes.players} aria-label="Players shown">
          {shown.map((player) => (
            <li key={player.accountId}>
              <span className="shrinkable break-anywhere">{player.name}</span>
              <button
                type="button"
                className="quiet-button"
                aria-label={`Remove ${player.name}`}
                onClick={() => onChange(chosenIds.filter((id) => id !== player.accountId))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <QueryState query={query} part="The list of players" skeleton={<SkeletonRows rows={3} rowHeight={44} />}>
        {({ players }) =>
          players.length === 0 ? (
            <p className="note">Teammates, and players who share their schedule with you, are listed here.</p>
          ) : (
            <Offered
              players={players.filter((player) => !chosenIds.includes(player.accountId))}
              isFull={chosenIds.length >= MAX_EXTRA_PLAYERS}
              onAdd={(added) => onChange([...chosenIds, added])}
            />
          )
        }
      </QueryState>
    </fieldset>
  );
}

type OfferedProps = {
  readonly players: readonly SchedulePlayer[];
  readonly isFull: boolean;
  readonly onAdd: (accountId: AccountId) => void;
};

function Offered({ players, isFull, onAdd }: OfferedProps) {
  const [text, setText] = useState('');
  const search = createFuzzySearch(players, (player) => [player.name]);
  const found = text === '' ? players : search(text);
  if (isFull) return <p className="note">{`No more than ${MAX_EXTRA_PLAYERS} players are shown at once.`}</p>;
  return (
    <>
      <SearchField label="Search players" value={text} onSearch={setText} />
      {found.length === 0 && <p className="note">No other player of this name.</p>}
      <ul className={classes.players} aria-label="Players to add">
        {found.slice(0, MAX_OFFERED).map((player) => (
          <li key={player.accountId}>
            <span className="shrinkable break-anywhere">{player.name}</span>
            <button
              type="button"
              className="quiet-button"
              aria-label={`Add ${player.name}`}
              onClick={() => onAdd(player.accountId)}
            >
              Add
            </button>
          </li>
        ))}
      </ul>
      {found.length > MAX_OFFERED && <p className="note">{`${found.length - MAX_OFFERED} more. Search for a name.`}</p>}
    </>
  );
}
