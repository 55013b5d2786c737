import type { OutputOf } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay, formatDifferential, formatIndex, plural, signed } from '@strokebook/golf/format';
import { rulesOf2024, uncountedTexts } from '@strokebook/golf/handicap';
import { useState } from 'react';
import classes from './handicap.module.css';
import { Sign } from './sign.tsx';

type Report = OutputOf<'getEstimatedIndex'>;

/** What leaves the list next, and what caps and reductions did. */
export const RecordNotes = ({ report }: { readonly report: Report }) => (
  <>
    <FallsOut report={report} />
    <Caps report={report} />
  </>
);

function FallsOut({ report: { leaving, latest, window, index } }: { readonly report: Report }) {
  const [next, after] = leaving;
  // While a limit holds the index, the low index may move it too.
  const isFree = index?.limit === null;
  return (
    <section className={classes.part}>
      <h2 className="text-xl">Falls out next</h2>
      {next === undefined ? (
        <p className="note">{`Nothing before there are ${window} scores. There are ${latest.length}.`}</p>
      ) : (
        <ul className={classes.notes}>
          <Note isFilled={next.isCounted} title={`${formatDay(next.playedOn)}, ${formatDifferential(next.value)}`}>
            {next.isCounted
              ? replacedText(next.replacedBy)
              : `Does not count${isFree ? ', so the next score cannot raise the index' : ''}.`}
          </Note>
          {after !== undefined && (
            <Note isFilled={after.isCounted} title={`${formatDay(after.playedOn)}, ${formatDifferential(after.value)}`}>
              {`The one after that. ${after.isCounted ? replacedText(after.replacedBy) : 'It does not count.'}`}
            </Note>
          )}
        </ul>
      )}
    </section>
  );
}

const replacedText = (value: number | null): string =>
  value === null ? 'It counts.' : `It counts; ${formatDifferential(value)} or a lower new one takes its place.`;

const { softCap, hardCap, exceptional: reductionSteps } = rulesOf2024;
const EXCEPTIONAL = Math.min(...reductionSteps.map(({ betterBy }) => betterBy));
const strokes = (value: number): string => value.toFixed(1);

function Caps({ report: { exceptional, caps, index } }: { readonly report: Report }) {
  const low = index?.lowIndex ?? null;
  return (
    <section className={classes.part}>
      <h2 className="text-xl">Caps and reductions</h2>
      <ul className={classes.notes}>
        {exceptional.map((score) => (
          <Note key={score.roundId} isFilled title={`Exceptional score, ${signed(score.reduction, 1)}`}>
            {`${formatDay(score.playedOn)}, ${score.betterBy.toFixed(1)} better. It still lowers ${plural(score.reduces, 'score')}.`}
          </Note>
        ))}
        {exceptional.length === 0 && (
          <Note isFilled={false} title="Exceptional scores">
            {`None of these scores is ${strokes(EXCEPTIONAL)} or more better than the index was.`}
          </Note>
        )}
        {caps === null || low === null ? (
          <Note isFilled={false} title="Soft and hard cap">
            {`They begin with ${rulesOf2024.window} scores.`}
          </Note>
        ) : (
          <>
            <Note isFilled={index?.limit === 'softCap'} title={`Soft cap from ${formatIndex(caps.soft)}`}>
              {`${lowText(low, index?.lowIndexOn ?? null)}, plus ${strokes(softCap)}. ${index?.limit === 'softCap' ? `The average of ${formatIndex(index.average)} is above it, and the rest counts half.` : 'Half counts above it.'}`}
            </Note>
            <Note isFilled={index?.limit === 'hardCap'} title={`Hard cap at ${formatIndex(caps.hard)}`}>
              {`Lowest index plus ${strokes(hardCap)}. ${index?.limit === 'hardCap' ? `It holds the average of ${formatIndex(index.average)}.` : 'Not reached.'}`}
            </Note>
          </>
        )}
      </ul>
    </section>
  );
}

/** 'Lowest index of the year to the score before the last: 10.6, Mar 1, 2020' (rule 5.7). */
const lowText = (value: number, day: CalendarDay | null): string =>
  `Lowest index of the year to the score before the last: ${formatIndex(value)}${day === null ? '' : `, ${formatDay(day, true)}`}`;

/** Rounds shown before the rest is asked for. */
const FIRST_ROUNDS = 3;

/** Rounds that do not count, with the reason. */
export function NotInRecord({ rounds }: { readonly rounds: Report['uncounted'] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (rounds.length === 0) return null;
  const shown = showsAll ? rounds : rounds.slice(0, FIRST_ROUNDS);
  return (
    <section className={classes.part}>
      <h2 className="text-xl">Not in the record</h2>
      <ul className={classes.notes}>
        {shown.map(({ roundId, playedOn, courseName, why }) => (
          <Note key={roundId} isFilled={false} title={`${formatDay(playedOn, true)}, ${courseName}`}>
            {uncountedTexts[why]}
          </Note>
        ))}
      </ul>
      {shown.length < rounds.length && (
        <button type="button" className={classes.all} onClick={() => setShowsAll(true)}>
          {`Show all ${rounds.length}`}
        </button>
      )}
    </section>
  );
}

type NoteProps = { readonly isFilled: boolean; readonly title: string; readonly children: string };

const Note = ({ isFilled, title, children }: NoteProps) => (
  <li>
    <Sign isFilled={isFilled} />
    <span>
      <b className="break-anywhere">{title}</b>
      <span className="block muted">{children}</span>
    </span>
  </li>
);
