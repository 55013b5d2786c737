import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { formatDays } from '@strokebook/golf/format';
import {
  answersProblem,
  MAX_PLACES,
  type QualifierAnswers,
  sentenceOf,
  type TieBreak,
} from '@strokebook/golf/qualifier';
import { type ReactNode, useState } from 'react';
import { localDay } from '../../lib/today.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { EntrantsField, type Candidate } from './entrants-field.tsx';
import { RoundsField } from './rounds-field.tsx';
import classes from './qualifier-form.module.css';

type EventChoice = {
  readonly tournamentId: string;
  readonly name: string;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  readonly playing: readonly number[];
};

type QualifierFormProps = {
  readonly initial: QualifierAnswers;
  readonly candidates: readonly Candidate[];
  readonly events: readonly EventChoice[];
  /** Why a player cannot come on some days; '' for one who can. */
  readonly awayOf: (accountId: AccountId | null, from: CalendarDay, to: CalendarDay) => string;
  /** What the answers were filled from; '' for nothing. */
  readonly filledFrom: string;
  readonly action: string;
  readonly hint: string;
  /** Whether the first score is in, so that a change needs a reason. */
  readonly isFrozen: boolean;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSubmit: (answers: QualifierAnswers, why: string | null) => void;
};

const tieNames = { lastRound: 'last round', lastNine: 'last nine', bestRound: 'best single round' } as const;
/** Orders of tie-breaks to choose from; the coach is always the last. */
const tieOrders = [
  ['lastRound', 'lastNine'],
  ['lastRound'],
  ['bestRound', 'lastRound'],
  [],
] as const satisfies readonly (readonly TieBreak[])[];
/** The next events; a qualifier is seldom for a later one. */
const FIRST_EVENTS = 3;
const counts = Array.from({ length: MAX_PLACES + 1 }, (_, count) => String(count));

/** The five answers of a qualifier, and the sentence that they write (TEAM-08). */
export function QualifierForm(props: QualifierFormProps) {
  const { initial, candidates, events, awayOf, filledFrom, action, hint, isFrozen, isBusy, error, onSubmit } = props;
  const [answers, setAnswers] = useState(initial);
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [hasAllEvents, setHasAllEvents] = useState(false);
  const [today] = useState(() => localDay(new Date()));
  const change = (changed: Partial<QualifierAnswers>) => setAnswers((before) => ({ ...before, ...changed }));
  const nameOf = (id: string) => {
    const entrant = answers.entrants.find(({ entrantId }) => entrantId === id);
    return (
      entrant?.guestName ??
      candidates.find(({ accountId }) => accountId === entrant?.accountId)?.name ??
      'Former member'
    );
  };
  const known = new Set(initial.entrants.map(({ entrantId }) => entrantId));
  const isLate =
    initial.entryUntil !== null &&
    today > initial.entryUntil &&
    answers.entrants.some(({ entrantId }) => !known.has(entrantId));
  const isWhyAsked = isFrozen || isLate;
  const problem =
    answersProblem(answers) ??
    (isWhyAsked && why.trim() === '' ? 'Say why this changes: it stands below the rule.' : null);
  const shownEvents = events.filter(
    ({ tournamentId }, index) => hasAllEvents || index < FIRST_EVENTS || tournamentId === answers.tournamentId,
  );
  const { rule, ties, placesByScore, picks, rounds } = answers;
  const filled = filledFrom === '' ? '' : `Filled: as for the ${filledFrom}`;
  return (
    <Form
      className={classes.form}
      onSubmit={() => {
        setIsAsked(true);
        if (problem === null) onSubmit(answers, isWhyAsked ? why : null);
      }}
    >
      <section aria-label="The rule in words">
        <p className="note">This is what everybody reads:</p>
        <p className={classes.sentence} aria-live="polite">
          {sentenceOf(answers, nameOf).map(({ text, question }, index) =>
            question === null ? (
              text
            ) : (
              <a key={index} href={`#question-${question}`} className={classes.part}>
                {text}
              </a>
            ),
          )}
        </p>
      </section>
      <Question id="event" title="For which event?" note="From the players’ schedules">
        <div className={classes.choices}>
          {shownEvents.map((event) => (
            <CheckRow
              key={event.tournamentId}
              group="event"
              className={classes.choice}
              isChecked={answers.tournamentId === event.tournamentId}
              onChange={() => change({ tournamentId: event.tournamentId, name: event.name })}
            >
              <span className="grid">
                <span className="medium break-anywhere">{event.name}</span>
                <small>{`${formatDays(event.startDate, event.endDate)}, in ${event.playing.length} ${event.playing.length === 1 ? 'schedule' : 'schedules'}`}</small>
              </span>
            </CheckRow>
          ))}
          <CheckRow
            group="event"
            className={classes.choice}
            isChecked={answers.tournamentId === null}
            onChange={() => change({ tournamentId: null, name: '' })}
          >
            <span className="grid">
              <span className="medium">No event</span>
              <small>Give it a name</small>
            </span>
          </CheckRow>
        </div>
        {shownEvents.length < events.length && (
          <div>
            <button type="button" className="text-button" onClick={() => setHasAllEvents(true)}>
              {`${events.length - shownEvents.length} later events`}
            </button>
          </div>
        )}
        {answers.tournamentId === null && (
          <TextInput
            label="Name"
            maxLength={100}
            value={answers.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </Question>
      <Question id="entrants" title="Who may play?" note={filled}>
        <EntrantsField
          entrants={answers.entrants}
          candidates={candidates}
          awayText={(accountId) =>
            [...new Set(rounds.map(({ playedOn }) => awayOf(accountId, playedOn, playedOn)))].filter(Boolean).join(', ')
          }
          onChange={(entrants) => change({ entrants })}
        />
        <TextInput
          type="date"
          className={classes.day}
          label="Entry until, or empty for no last day"
          value={answers.entryUntil ?? ''}
          onChange={({ currentTarget: { value } }) => change({ entryUntil: isCalendarDay(value) ? value : null })}
        />
      </Question>
      <Question id="rounds" title="Which rounds?" note={filled}>
        <RoundsField rounds={rounds} onChange={(changed) => change({ rounds: changed })} />
      </Question>
      <Question id="places" title="How many places?" note={filled}>
        <div className={classes.pair}>
          <NativeSelect
            label="By score"
            data={counts}
            value={String(placesByScore)}
            onChange={({ currentTarget }) => change({ placesByScore: Number(currentTarget.value) })}
          />
          <NativeSelect
            label="Coach’s picks"
            data={counts}
            value={String(picks)}
            onChange={({ currentTarget }) => change({ picks: Number(currentTarget.value) })}
          />
        </div>
      </Question>
      <Question id="rule" title="What decides?" note={filled}>
        <div className={classes.choices}>
          {(['toPar', 'overRating'] as const).map((measure) => (
            <CheckRow
              key={measure}
              group="measure"
              className={classes.choice}
              isChecked={rule.measure === measure}
              onChange={() => change({ rule: { ...rule, measure } })}
            >
              <span className="grid">
                <span className="medium">{measure === 'toPar' ? 'Total to par' : 'Mean of score minus rating'}</span>
                <small>{measure === 'toPar' ? 'Everybody knows it' : 'Fair when courses differ'}</small>
              </span>
            </CheckRow>
          ))}
        </div>
        <div className={classes.pair}>
          <NativeSelect
            label="Rounds that count"
            data={[
              { value: '', label: 'All' },
              ...rounds
                .slice(1)
                .map((_, index) => ({ value: String(index + 1), label: `The best ${index + 1} of ${rounds.length}` })),
            ]}
            value={rule.bestOf === null ? '' : String(rule.bestOf)}
            onChange={({ currentTarget }) =>
              change({ rule: { ...rule, bestOf: currentTarget.value === '' ? null : Number(currentTarget.value) } })
            }
          />
          <NativeSelect
            label="A tie goes to"
            data={tieOrders.map((order) => ({
              value: order.join(),
              label: [...order.map((tie) => tieNames[tie]), 'the coach'].join(', then '),
            }))}
            value={ties.join()}
            onChange={({ currentTarget }) =>
              change({ ties: tieOrders.find((order) => order.join() === currentTarget.value) ?? ties })
            }
          />
        </div>
        <TextInput
          label="Further rules, in your words"
          maxLength={500}
          value={answers.words}
          onChange={({ currentTarget }) => change({ words: currentTarget.value })}
        />
      </Question>
      {isWhyAsked && (
        <TextInput
          label={isLate ? 'Entry has ended: why does somebody enter after it?' : 'Why does it change?'}
          description="Everybody reads it below the rule."
          maxLength={300}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      )}
      <div className={classes.end}>
        {isAsked && problem !== null && <Failure>{problem}</Failure>}
        {error !== null && <Failure>{error}</Failure>}
        <Button type="submit" size="md" disabled={isBusy}>
          {action}
        </Button>
        <p className="note">{hint}</p>
      </div>
    </Form>
  );
}

type QuestionProps = {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
};

const Question = ({ id, title, note, children }: QuestionProps) => (
  <fieldset id={`question-${id}`} className={classes.question}>
    <legend className={classes.title}>{title}</legend>
    <p className="note">{note}</p>
    <div className={classes.answer}>{children}</div>
  </fieldset>
);
