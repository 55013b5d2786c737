import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { addDays, type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { formatDays, plural } from '@strokebook/golf/format';
import type { QualifierCourse } from '@strokebook/golf/qualifier';
import { MAX_EVENT_ROUNDS, teamFormats } from '@strokebook/golf/team-event';
import { useState } from 'react';
import { CourseChoice } from '../../controls/course-choice/course-choice.tsx';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import type { TeamEventAnswers, TeamEventList } from './event-queries.ts';

type Player = { readonly accountId: AccountId; readonly name: string };
type Choice = TeamEventList['choices'][number];

type EventFormProps = {
  readonly choices: readonly Choice[];
  readonly players: readonly Player[];
  readonly last: TeamEventList['last'];
  readonly today: CalendarDay;
  /** Why a player cannot come on some days; '' for one who can. */
  readonly awayOf: (accountId: AccountId | null, from: CalendarDay, to: CalendarDay) => string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSubmit: (answers: TeamEventAnswers) => void;
};

type Draft = {
  readonly choice: Choice;
  readonly rounds: readonly { readonly playedOn: CalendarDay; readonly course: QualifierCourse | null }[];
  readonly travelling: readonly AccountId[];
};

/** Events that are offered at once: the next ones, and those of the last weeks. */
const FIRST_EVENTS = 4;

/** Of the chosen event the days, and who travels: by the squad of its qualifier, else by their schedules. */
function draftOf(choice: Choice, players: readonly Player[]): Draft {
  const count = Math.min(choice.numberOfRounds, MAX_EVENT_ROUNDS);
  const rounds = Array.from({ length: count }, (_, index) => {
    const day = addDays(choice.startDate, index);
    return { playedOn: day > choice.endDate ? choice.endDate : day, course: null };
  });
  const known = new Set(players.map(({ accountId }) => accountId));
  const travelling = (choice.squad.length > 0 ? choice.squad : choice.playing).filter((id) => known.has(id));
  return { choice, rounds, travelling };
}

/** A new event of the team: the event, the course, who travels (TEAM-13). */
export function EventForm({ choices, players, last, today, awayOf, isBusy, error, onSubmit }: EventFormProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [format, setFormat] = useState(last?.format ?? teamFormats[0].id);
  const [hasAll, setHasAll] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const soonest = choices.toSorted((a, b) => distance(a, today) - distance(b, today));
  const shown = hasAll ? soonest : soonest.slice(0, FIRST_EVENTS);
  const rounds = draft?.rounds ?? [];
  const problem =
    draft === null
      ? 'Choose the event.'
      : rounds.some(({ course }) => course === null)
        ? 'Choose the course of each round.'
        : draft.travelling.length === 0
          ? 'Tick who travels.'
          : null;
  const change = (changed: Partial<Draft>) => setDraft(draft === null ? null : { ...draft, ...changed });
  const replace = (index: number, changed: Partial<Draft['rounds'][number]>) =>
    change({
      rounds: rounds.map((round, at) =>
        at === index
          ? { ...round, ...changed }
          : // The first course that is chosen is that of all rounds, until another one is.
            { ...round, course: round.course ?? changed.course ?? null },
      ),
    });
  return (
    <Form
      className="stack gap-20"
      onSubmit={() => {
        setIsAsked(true);
        if (problem !== null || draft === null || isBusy) return;
        onSubmit({
          ...{ name: draft.choice.name, tournamentId: draft.choice.tournamentId, format, url: null },
          rounds: draft.rounds.flatMap(({ playedOn, course }) => (course === null ? [] : [{ playedOn, course }])),
          players: draft.travelling.map((accountId) => ({ playerId: `p${accountId}`, accountId, guestName: null })),
        });
      }}
    >
      <PageSection id="event" title="Which event?">
        {choices.length === 0 && (
          <p className="muted">
            No event of the last year or to come is in your players’ schedules. Add it there first.
          </p>
        )}
        <div className="stack gap-4">
          {shown.map((choice) => (
            <CheckRow
              key={choice.tournamentId}
              group="event"
              isChecked={draft?.choice.tournamentId === choice.tournamentId}
              onChange={() => setDraft(draftOf(choice, players))}
            >
              <span className="grid">
                <span className="medium break-anywhere">{choice.name}</span>
                <small>{`${formatDays(choice.startDate, choice.endDate)}, ${choice.squad.length > 0 ? `squad of ${choice.squad.length} confirmed` : `in ${plural(choice.playing.length, 'schedule')}`}`}</small>
              </span>
            </CheckRow>
          ))}
        </div>
        {shown.length < choices.length && (
          <div>
            <button type="button" className="text-button" onClick={() => setHasAll(true)}>
              {`${choices.length - shown.length} more events`}
            </button>
          </div>
        )}
      </PageSection>
      {draft !== null && (
        <>
          <PageSection id="rounds" title="Rounds">
            <NativeSelect
              label="Format"
              data={teamFormats.map(({ id, name }) => ({ value: id, label: name }))}
              value={format}
              onChange={({ currentTarget: { value } }) =>
                setFormat(teamFormats.find(({ id }) => id === value)?.id ?? format)
              }
            />
            {rounds.map(({ playedOn, course }, index) => (
              <div key={index} className="field-pair">
                <TextInput
                  type="date"
                  label={`Day of round ${index + 1}`}
                  value={playedOn}
                  onChange={({ currentTarget: { value } }) => {
                    if (isCalendarDay(value)) replace(index, { playedOn: value });
                  }}
                />
                <CourseChoice
                  course={course}
                  label={`Course of round ${index + 1}`}
                  onChange={(chosen) => replace(index, { course: chosen })}
                  onRemove={null}
                />
              </div>
            ))}
            <div className="row-wrap gap-8">
              <Button
                variant="default"
                disabled={rounds.length >= MAX_EVENT_ROUNDS}
                onClick={() => change({ rounds: [...rounds, ...rounds.slice(-1)] })}
              >
                Add a round
              </Button>
              <Button
                variant="default"
                disabled={rounds.length < 2}
                onClick={() => change({ rounds: rounds.slice(0, -1) })}
              >
                Remove the last
              </Button>
            </div>
          </PageSection>
          <PageSection id="players" title="Who travels?">
            <p className="note">
              The first of them play for the team; you order them afterwards. The others are individuals.
            </p>
            <ul>
              {players.map(({ accountId, name }) => {
                const away = awayOf(accountId, draft.choice.startDate, draft.choice.endDate);
                return (
                  <li key={accountId}>
                    <CheckRow
                      isChecked={draft.travelling.includes(accountId)}
                      onChange={(isIn) =>
                        change({
                          travelling: isIn
                            ? [...draft.travelling, accountId]
                            : draft.travelling.filter((id) => id !== accountId),
                        })
                      }
                    >
                      <span className="grid">
                        <span className="break-anywhere">{name}</span>
                        {away !== '' && <small>{`Cannot come: ${away}`}</small>}
                      </span>
                    </CheckRow>
                  </li>
                );
              })}
            </ul>
          </PageSection>
        </>
      )}
      {isAsked && problem !== null && <Failure>{problem}</Failure>}
      {error !== null && <Failure>{error}</Failure>}
      <div>
        <Button type="submit" size="md" disabled={isBusy}>
          Make the event
        </Button>
      </div>
    </Form>
  );
}

/** Days from today to an event; an event that is over comes after one as far ahead. */
const distance = ({ startDate, endDate }: Choice, today: CalendarDay): number =>
  endDate < today ? 2 * daysApart(endDate, today) : daysApart(today, startDate);

const daysApart = (from: CalendarDay, to: CalendarDay): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000);
