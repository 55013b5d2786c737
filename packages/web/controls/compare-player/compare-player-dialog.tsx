import type { AccountId } from '@strokebook/golf/access';
import { type AssociatedPlayerSort, sortAssociatedPlayers } from '@strokebook/golf/compare';
import { NOTHING, plural, scoreToPar } from '@strokebook/golf/format';
import type { AssociatedPlayer } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createFuzzySearch } from '../../lib/fuzzy-search.ts';
import { FloatingDialog } from '../../ui/floating/floating-dialog.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { SortHead } from '../../ui/blocks/sort-head.tsx';
import classes from './compare-player-dialog.module.css';
import { PlayerResults } from './player-results.tsx';

type Order = { readonly by: AssociatedPlayerSort; readonly direction: 'asc' | 'desc' };

const averageSorts = [
  { by: 'recentRounds', label: 'Last 6 rounds' },
  { by: 'bestRounds', label: 'Best rounds of 18' },
] as const;

type ChosenPlayer = Pick<AssociatedPlayer, 'accountId' | 'username' | 'firstName' | 'lastName'>;

type ComparePlayerDialogProps = {
  readonly accountId: AccountId;
  /** The player who is compared already. */
  readonly chosenId: number;
  readonly onChoose: (player: ChosenPlayer) => void;
  readonly onClose: () => void;
};

/**
 * Players to compare with: the teammates and those who share with the viewer as a table (CMP-31, CMP-36, CMP-37), and with
 * a text all others of that name (TEAM-37). Selecting one closes the dialog (CMP-32).
 */
export function ComparePlayerDialog({ accountId, chosenId, onChoose, onClose }: ComparePlayerDialogProps) {
  const { api } = useApi();
  const query = useQuery(api.query('listAssociatedPlayers', { params: { accountId } }));
  return (
    <FloatingDialog
      name="associated-players"
      title="Compare to Another Player"
      size={{ width: 500, height: 800 }}
      onClose={onClose}
    >
      <QueryState query={query} part="The list of players" skeleton={<SkeletonRows rows={8} rowHeight={44} />}>
        {({ players }) => (
          <PlayerChoice players={players} accountId={accountId} chosenId={chosenId} onChoose={onChoose} />
        )}
      </QueryState>
    </FloatingDialog>
  );
}

type PlayerChoiceProps = Pick<ComparePlayerDialogProps, 'accountId' | 'chosenId' | 'onChoose'> & {
  readonly players: readonly AssociatedPlayer[];
};

function PlayerChoice({ players, accountId, chosenId, onChoose }: PlayerChoiceProps) {
  const [text, setText] = useState('');
  const search = createFuzzySearch(players, (player) => [player.playerName]);
  const known = text === '' ? players : search(text);
  return (
    <div className="column gap-12">
      <SearchField label="Search players" placeholder="Search all players" value={text} onSearch={setText} />
      {known.length > 0 && <PlayerTable players={known} chosenId={chosenId} onChoose={onChoose} />}
      {known.length === 0 && text === '' && (
        <Notice level={3} title="Search for a player by name.">
          Teammates, and players who share their stats with you, will be listed here.
        </Notice>
      )}
      {text !== '' && (
        <PlayerResults
          q={text}
          leftOut={new Set([accountId, ...known.map((player) => player.accountId)])}
          apart={known.length}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

type PlayerTableProps = Pick<PlayerChoiceProps, 'players' | 'chosenId' | 'onChoose'>;

function PlayerTable({ players, chosenId, onChoose }: PlayerTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'name', direction: 'asc' });
  const sortBy = (by: AssociatedPlayerSort) =>
    setOrder({ by, direction: order.by === by && order.direction === 'asc' ? 'desc' : 'asc' });
  const head = (by: AssociatedPlayerSort) => ({
    direction: order.by === by ? order.direction : null,
    onSort: () => sortBy(by),
  });
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            <span className="unseen">Chosen</span>
          </th>
          <SortHead rowSpan={2} label="Player Name" {...head('name')} />
          <th colSpan={2} scope="colgroup">
            Avg Score to Par
          </th>
        </tr>
        <tr>
          {averageSorts.map(({ by, label }) => (
            <SortHead key={by} label={label} {...head(by)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortAssociatedPlayers(players, order.by, order.direction).map((player) => (
          <tr key={player.accountId}>
            <td>
              <input
                type="checkbox"
                className="check-box"
                aria-label={player.playerName}
                checked={player.accountId === chosenId}
                onChange={() => onChoose(player)}
              />
            </td>
            {/* The radio button before it is for the keyboard; a click anywhere on the name works too. */}
            <th scope="row" onClick={() => onChoose(player)}>
              {player.playerName}
              {player.school !== '' && <small className="note">{player.school}</small>}
            </th>
            <Average toPar={player.recentRoundsSvPAverage} roundCount={player.recentRoundCount} />
            <Average toPar={player.bestRoundsSvPAverage} roundCount={player.bestRoundCount} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AverageProps = { readonly toPar: number | null; readonly roundCount: number };

function Average({ toPar, roundCount }: AverageProps) {
  if (toPar === null) return <td>{NOTHING}</td>;
  return (
    <td>
      {scoreToPar(toPar, 1)} <small className="note">{plural(roundCount, 'round')}</small>
    </td>
  );
}
