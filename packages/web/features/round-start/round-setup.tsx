import type { RoundCourse } from '@strokebook/contract';
import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import {
  asksHoleCount,
  type CourseToPlay,
  eventChoice,
  eventsOn,
  hasYards,
  type LastRound,
  noEvent,
  type RoundEvent,
  type RoundStart,
  roundIdOf,
  roundStartOf,
  secondNineOf,
} from '@strokebook/golf/entry';
import { roundNumberName, roundTypeNames } from '@strokebook/golf/format';
import { type HoleCount, isCompetition, type RoundType, roundTypes, type UnitSystem } from '@strokebook/golf/model';
import type { PlayerGender } from '@strokebook/golf/stats';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../ui/pages/failure.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { ChoiceKeys } from './choice-keys.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { playedText } from './course-line.ts';
import { DayDialog, dayProblem } from './day-dialog.tsx';
import { dayText } from './day-text.ts';
import { EventDialog } from './event-dialog.tsx';
import { FirstHoleDialog } from './first-hole-dialog.tsx';
import { type ChangedChoices, choiceOf } from './round-choices.ts';
import classes from './round-setup.module.css';
import { StartHead } from './start-head.tsx';
import { TeeDialog, teeDetail, teeName } from './tee-dialog.tsx';

const typeOptions = roundTypes.map((value) => ({ value, label: roundTypeNames[value] }));
const holeOptions = ([18, 9] as const).map((value) => ({ value, label: `${value} holes` }));

const otherCount = (holeCount: HoleCount): HoleCount => (holeCount === 9 ? 18 : 9);

type RoundSetupProps = {
  readonly course: CourseToPlay;
  readonly played: RoundCourse['played'];
  readonly lastRound: LastRound | null;
  readonly events: readonly RoundEvent[];
  readonly changed: ChangedChoices;
  readonly today: CalendarDay;
  readonly units: UnitSystem;
  /** The events that the player competes in, which decide the tee of a first round. */
  readonly gender: PlayerGender | null;
  /** The player for whom somebody else enters the round; null for one's own. */
  readonly firstName: string | null;
  readonly close: ReactNode;
  /** For whom the round is, and rounds that are not finished. */
  readonly running: ReactNode;
  readonly isStarting: boolean;
  readonly failure: string | null;
  readonly onChange: (changed: ChangedChoices) => void;
  /** An event is played elsewhere. */
  readonly onCourse: (courseId: string) => void;
  readonly onOtherCourse: () => void;
  readonly onCard: () => void;
  readonly onStart: (start: RoundStart) => void;
};

type Opened = 'tee' | 'day' | 'playedDay' | 'hole' | 'event';

const newRoundId = (): string => roundIdOf(Date.now(), crypto.randomUUID());

/** Everything that a round begins with on one screen, filled from the last round (ENTRY-04). */
export function RoundSetup(props: RoundSetupProps) {
  // It renders after taps alone, so memoizing it would only make the shell a kilobyte larger.
  'use no memo';
  const { course, played, lastRound, events, changed, today, units, firstName, close, running } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const day = changed.day ?? today;
  const problem = dayProblem(day, today);
  const playedOn = isCalendarDay(day) && problem === null ? day : today;
  const choice = choiceOf(course, lastRound, today, changed, playedOn, props.gender);
  const ofDay = eventsOn(events, playedOn);
  const [offered] = choice.tournament === null ? ofDay : [];
  const isContest = isCompetition(choice.type);
  const change = (next: ChangedChoices) => props.onChange({ ...changed, ...next });
  const isAsked = changed.holeCount === undefined && asksHoleCount(course, lastRound);
  const start = (isOver: boolean, holeCount = choice.holeCount) => {
    if (problem !== null) {
      setOpened('day');
      return;
    }
    // What is hidden while playing is not hidden from those who only write a round down.
    const allowsDistances = choice.allowsDistances || isOver;
    props.onStart(roundStartOf(newRoundId(), course, { ...choice, holeCount, allowsDistances }));
  };
  const takeEvent = (event: RoundEvent | null) => {
    change(event === null ? noEvent : eventChoice(event, playedOn));
    if (event?.courseId != null && event.courseId !== course.courseId) props.onCourse(event.courseId);
  };
  const changeDay = (next: string) => {
    // A number of the event's round belongs to the day.
    const event = events.find(({ tournamentId }) => tournamentId === choice.tournament?.tournamentId);
    const isOfEvent = event !== undefined && isCalendarDay(next) && eventsOn([event], next).length > 0;
    if (event === undefined) change({ day: next });
    else change({ day: next, ...(isOfEvent ? eventChoice(event, next) : noEvent) });
  };
  const second = secondNineOf(course, choice);
  const shut = () => setOpened(null);
  const tee = choice.tee === null ? undefined : course.tees[choice.tee];
  return (
    <>
      <StartHead
        course={course}
        firstHole={choice.firstHole}
        said={
          played === null
            ? `${firstName === null ? 'Your' : `${firstName}’s`} first round here`
            : playedText(played, today)
        }
        close={close}
      />
      <div className={classes.choices}>
        {running}
        <div className="stack">
          <ChoiceRow
            label="Tee"
            value={tee === undefined ? (course.tees.length === 0 ? 'No tees on file' : 'Another tee') : teeName(tee)}
            detail={
              hasYards(course) ? teeDetail(course, choice.tee, choice, units) : 'No lengths yet. Tap to type them once.'
            }
            onOpen={() => (hasYards(course) || course.hasOwnCard ? setOpened('tee') : props.onCard())}
          />
          <ChoiceRow
            label="Day"
            value={isCalendarDay(day) ? dayText(day, today) : 'No day'}
            detail={problem ?? ''}
            onOpen={() => setOpened('day')}
          />
          {(choice.tournament !== null || isContest) && (
            <ChoiceRow
              label="Tournament"
              value={choice.tournament?.name ?? 'Not named'}
              detail={choice.roundNumber === null ? '' : roundNumberName(choice.roundNumber)}
              onOpen={() => setOpened('event')}
            />
          )}
        </div>
        {offered !== undefined && (
          <button type="button" className={classes.offer} onClick={() => takeEvent(offered)}>
            <span className="grid">
              <span className="strong break-anywhere">{offered.name}</span>{' '}
              <span className="note">In your schedule on this day</span>
            </span>{' '}
            <span className="strong">Use</span>
          </button>
        )}
        <div className={classes.keys}>
          <ChoiceKeys
            label="Round"
            isLabelShown
            value={choice.type}
            options={typeOptions}
            onChange={(type: RoundType) => change({ type, ...(isCompetition(type) ? {} : noEvent) })}
          />
          <div className={classes.holes}>
            <ChoiceKeys
              label="Number of holes"
              value={choice.holeCount}
              options={holeOptions}
              onChange={(holeCount: HoleCount) => change({ holeCount })}
            />
            <button type="button" className={classes.quiet} aria-haspopup="dialog" onClick={() => setOpened('hole')}>
              Start on hole {choice.firstHole}
              {second !== null && `, then from ${second}`}
            </button>
          </div>
          {isContest && (
            <SwitchRow
              label="Distance measuring is allowed"
              description="Otherwise no distances and no strokes gained are shown until the round is finished."
              isOn={choice.allowsDistances}
              onChange={(allowsDistances) => change({ allowsDistances })}
            />
          )}
          {!isContest && (
            <SwitchRow
              label="Simulator"
              description="A round that was played indoors."
              isOn={choice.isSimulator}
              onChange={(isSimulator) => change({ isSimulator })}
            />
          )}
          {props.failure !== null && <Failure>{props.failure}</Failure>}
          {isAsked ? (
            <div className={classes.asked}>
              {[choice.holeCount, otherCount(choice.holeCount)].map((holeCount, at) => (
                <button
                  key={holeCount}
                  type="button"
                  className={at === 0 ? classes.play : classes.other}
                  aria-disabled={props.isStarting}
                  onClick={() => !props.isStarting && start(false, holeCount)}
                >
                  Play {holeCount} holes
                </button>
              ))}
            </div>
          ) : (
            <button
              type="button"
              className={classes.play}
              aria-disabled={props.isStarting}
              onClick={() => !props.isStarting && start(false)}
            >
              Play hole {choice.firstHole}
            </button>
          )}
          <div className="wrap gap-8">
            <button type="button" className={classes.quiet} onClick={props.onOtherCourse}>
              Another course
            </button>
            <button
              type="button"
              className={classes.quiet}
              aria-disabled={props.isStarting}
              aria-haspopup={changed.day === undefined ? 'dialog' : undefined}
              onClick={() => {
                if (props.isStarting) return;
                // A round that was played is seldom of today.
                if (changed.day === undefined) setOpened('playedDay');
                else start(true);
              }}
            >
              Already played {isAsked ? `${choice.holeCount} holes` : 'it'}
            </button>
          </div>
        </div>
      </div>
      {opened === 'tee' && (
        <TeeDialog
          course={course}
          choice={choice}
          units={units}
          onChoose={(chosen) => change({ tee: chosen })}
          onEdit={props.onCard}
          onClose={shut}
        />
      )}
      {opened === 'day' && <DayDialog {...{ day, playerName: firstName, today }} onChange={changeDay} onClose={shut} />}
      {opened === 'playedDay' && (
        <DayDialog
          {...{ day, playerName: firstName, today }}
          onChange={changeDay}
          onDone={() => {
            shut();
            start(true);
          }}
          onClose={shut}
        />
      )}
      {opened === 'hole' && (
        <FirstHoleDialog
          holes={course.holes.map(({ number }) => number)}
          firstHole={choice.firstHole}
          secondNine={second}
          onChoose={(firstHole) => {
            change({ firstHole, secondNine: null });
            shut();
          }}
          onSecondNine={(secondNine) => {
            change({ secondNine });
            shut();
          }}
          onClose={shut}
        />
      )}
      {opened === 'event' && (
        <EventDialog
          events={ofDay}
          choice={choice}
          onEvent={takeEvent}
          onName={(name) => change({ tournament: name.trim() === '' ? null : { name } })}
          onRoundNumber={(roundNumber) => change({ roundNumber })}
          onClose={shut}
        />
      )}
    </>
  );
}
