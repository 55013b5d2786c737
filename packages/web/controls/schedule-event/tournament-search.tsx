import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatDays } from '@strokebook/golf/format';
import { placeText } from '@strokebook/golf/schedule';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './schedule-event.module.css';

/** In milliseconds (UX-12). */
const DEBOUNCE = 200;

type TournamentSearchProps = {
  readonly chosenId: string | null;
  /** In the schedule already. */
  readonly takenIds: readonly string[];
  readonly onChoose: (tournamentId: string) => void;
};

/** Search of public tournaments by name or city. */
export function TournamentSearch({ chosenId, takenIds, onChoose }: TournamentSearchProps) {
  const { api } = useApi();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, DEBOUNCE);
  const found = useQuery({
    ...api.query('searchTournaments', { query: { search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="stack gap-16">
      <TextInput
        type="search"
        label="Search by name or city"
        value={text}
        maxLength={80}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <QueryState query={found} skeleton={<SkeletonRows rows={5} rowHeight={44} />}>
        {(tournaments) => (
          <fieldset className="field-group">
            <legend>{tournaments.length === 0 ? 'No tournament found. Add your own instead.' : 'Tournaments'}</legend>
            {tournaments.length > 0 && (
              <div className={classes.choices}>
                {tournaments.map(({ tournamentId, name, startDate, endDate, ...place }) => (
                  <CheckRow
                    key={tournamentId}
                    group="tournament"
                    isChecked={tournamentId === chosenId}
                    isDisabled={takenIds.includes(tournamentId)}
                    onChange={() => onChoose(tournamentId)}
                  >
                    <span className={classes.choice}>
                      {name}{' '}
                      <span className="note">
                        {[
                          formatDays(startDate, endDate, true),
                          placeText(place),
                          takenIds.includes(tournamentId) ? 'in your schedule' : '',
                        ]
                          .filter((part) => part !== '')
                          .join(' · ')}
                      </span>
                    </span>
                  </CheckRow>
                ))}
              </div>
            )}
          </fieldset>
        )}
      </QueryState>
    </div>
  );
}
