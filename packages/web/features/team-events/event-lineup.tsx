import { Button } from '@mantine/core';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay } from '@strokebook/golf/format';
import { teamFormats } from '@strokebook/golf/team-event';
import { useState } from 'react';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { refusalText, type TeamEventPage, type TeamEventPlace, useEventChange } from './event-queries.ts';

type EventLineupProps = {
  readonly place: TeamEventPlace;
  readonly page: TeamEventPage;
  /** The first round whose lineup a coach still changes. */
  readonly round: number;
  /** Beside a name: form, and why the player cannot come; '' for nothing. */
  readonly besideOf: (playerId: string, day: CalendarDay) => string;
};

/** Who plays for the team from a round on: the order by arrows and by dragging, others into the lineup (TEAM-13). */
export function EventLineup({ place, page, round: first, besideOf }: EventLineupProps) {
  const { rounds, lineups, people, revision, format } = page;
  const [chosen, setChosen] = useState(first);
  const [dragged, setDragged] = useState<string | null>(null);
  const change = useEventChange(place);
  const lineup = lineups[chosen] ?? [];
  const day = rounds[chosen]?.playedOn ?? page.today;
  const size = (teamFormats.find(({ id }) => id === format) ?? teamFormats[0]).players;
  const others = people.map(({ playerId }) => playerId).filter((id) => !lineup.includes(id));
  const nameOf = new Map(people.map(({ playerId, name }) => [playerId, name]));
  const store = (playerIds: readonly string[]) =>
    change.mutate({ kind: 'lineup', revision, round: chosen, playerIds: [...playerIds] });
  const moved = (id: string, to: number) => lineup.filter((one) => one !== id).toSpliced(to, 0, id);
  return (
    <PageSection id="lineup" title="Lineup">
      {rounds.length > 1 && (
        <Segmented
          label="From which round"
          value={String(chosen)}
          options={rounds.map(({ playedOn }, round) => ({
            value: String(round),
            label: `R${round + 1}, ${formatDay(playedOn)}`,
          }))}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <p className="note">
        {chosen < rounds.length - 1 ? 'A change holds for the rounds after it too.' : 'Drag a name, or use the arrows.'}
      </p>
      {change.isError && <Failure>{refusalText(change.error)}</Failure>}
      <ol>
        {lineup.map((id, index) => {
          const name = nameOf.get(id) ?? '';
          const beside = besideOf(id, day);
          return (
            <li key={id} className="line-bottom row-between gap-8 padding-y-8">
              <button
                type="button"
                className="bare grid items-left no-padding shrinkable touch"
                aria-label={`${name}, place ${index + 1}`}
                draggable
                onDragStart={() => setDragged(id)}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== null) store(moved(dragged, index));
                  setDragged(null);
                }}
                onKeyDown={({ key }) => {
                  if (key === 'ArrowUp' && index > 0) store(moved(id, index - 1));
                  if (key === 'ArrowDown' && index < lineup.length - 1) store(moved(id, index + 1));
                }}
              >
                <span className="medium break-anywhere">{`${index + 1}  ${name}`}</span>
                {beside !== '' && <span className="note">{beside}</span>}
              </button>
              <span className="row gap-4">
                {[-1, 1].map((step) => (
                  <button
                    key={step}
                    type="button"
                    className="icon-button"
                    aria-label={`${name} ${step < 0 ? 'up' : 'down'}`}
                    disabled={change.isPending || index + step < 0 || index + step >= lineup.length}
                    onClick={() => store(moved(id, index + step))}
                  >
                    {step < 0 ? '↑' : '↓'}
                  </button>
                ))}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`${name} plays as an individual`}
                  disabled={change.isPending}
                  onClick={() => store(lineup.filter((one) => one !== id))}
                >
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <>
          <h3 className="note">Individuals and substitutes</h3>
          <ul>
            {others.map((id) => {
              const name = nameOf.get(id) ?? '';
              const beside = besideOf(id, day);
              const isFull = lineup.length >= size;
              return (
                <li key={id} className="line-bottom row-between gap-8 padding-y-8">
                  <span className="grid shrinkable">
                    <span className="break-anywhere">{name}</span>
                    {beside !== '' && <span className="note">{beside}</span>}
                  </span>
                  <Button
                    variant="default"
                    disabled={change.isPending}
                    aria-label={isFull ? `${name} for the last of the lineup` : `${name} into the lineup`}
                    onClick={() => store([...(isFull ? lineup.slice(0, size - 1) : lineup), id])}
                  >
                    {isFull ? 'For the last' : 'Into the lineup'}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </PageSection>
  );
}
