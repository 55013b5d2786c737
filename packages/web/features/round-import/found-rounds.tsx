import { sourceNames } from '@strokebook/contract';
import { Button } from '@mantine/core';
import { formatDay, plural } from '@strokebook/golf/format';
import { useRef } from 'react';
import { Failure } from '../../ui/pages/failure.tsx';
import { AskTotal } from './ask-total.tsx';
import { type AskedCourse, askedCourses, isAnswered } from './asked-courses.ts';
import { documentOf, type ImportItem, isTotalAlone, totalOf } from './import-list.ts';
import { ParKeys, ParQuestion } from './par-question.tsx';
import { PlayerTargets } from './player-targets.tsx';
import { resultsOf, scoresOf } from './results.ts';
import { RoundGroups } from './round-groups.tsx';
import classes from './round-import.module.css';
import { SheetColumns } from './sheet-columns.tsx';
import type { RoundToStore } from './store-rounds.ts';
import { type ParQuestionState, useParQuestion } from './use-par-question.ts';
import type { RoundImportState } from './use-round-import.ts';

/** Behind the number of rounds of each detail. */
const countedTexts = { score: 'by score alone', holes: 'hole by hole', strokes: 'stroke by stroke' } as const;

/** What was found: one question at a time, a tick for each round, and nothing stored yet (IMPORT-02, IMPORT-O16). */
export function FoundRounds({ state }: { readonly state: RoundImportState }) {
  const { items, ready, step, found, stateOf, courseOf, accountOf, duplicateOf, answers } = state;
  const asked = askedCourses(state, items);
  const question = useParQuestion(asked, state);
  const results = resultsOf(scoresOf(ready, accountOf, state.againstOf));
  const totals = [
    ...Map.groupBy(
      items.filter(
        (item) =>
          isTotalAlone(item) &&
          (totalOf(item).par === null || totalOf(item).tee?.rating === undefined) &&
          // The question stays once it is answered.
          ['parsMissing', 'ready', 'unticked'].includes(stateOf(item)),
      ),
      ({ course }) => course,
    ),
  ];
  const questions = useRef<HTMLElement>(null);
  const toTotals = () => {
    const fields = [...(questions.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  };
  const store = () => {
    const toStore = ready.flatMap((item): RoundToStore[] => {
      const { roundId, source } = item;
      const accountId = accountOf(item);
      if (accountId === null || isTotalAlone(item)) return [];
      const isReplacing = answers.get(roundId) === 'replace';
      const duplicate = duplicateOf(item);
      const replacedId = isReplacing && duplicate.kind === 'looksLike' ? duplicate.roundId : null;
      const read = () => {
        const round = documentOf(item, courseOf(item), replacedId);
        return typeof round === 'string' ? `${item.course}, ${formatDay(item.playedOn, true)}: ${round}` : round;
      };
      return [{ accountId, source, roundId, read, isReplacing }];
    });
    void state.store(toStore, results);
  };
  return (
    <>
      <Summary state={state} asked={asked} />
      {(found?.read.sheets ?? []).map(({ name, sheet }) => (
        <SheetColumns
          key={name}
          name={name}
          sheet={sheet}
          onChange={(change) => void state.changeSheet(name, sheet.headsKey, change)}
        />
      ))}
      <PlayerTargets state={state} />
      {question !== null && <ParQuestion question={question} asked={asked} state={state} />}
      {totals.length > 0 && (
        <section ref={questions} aria-labelledby="totals" className={classes.questions}>
          <h2 id="totals" className="text-l">
            Asked once for each course
          </h2>
          <p className="note">The files do not tell it.</p>
          <ul>
            {totals.map(([course, rounds]) => (
              <AskTotal
                key={course}
                course={course}
                scores={rounds.length}
                parTold={rounds.every((item) => totalOf(item).par !== null) ? parOfAll(rounds) : null}
                onTotal={(total) => state.setTotal(course, total)}
              />
            ))}
          </ul>
        </section>
      )}
      <RoundGroups state={state} isAsking={question !== null} />
      <div className={classes.foot}>
        {step.kind === 'found' && step.problem !== null && (
          <div className={classes.failure}>
            <Failure>{step.problem}</Failure>
          </div>
        )}
        <Foot state={state} question={question} onStore={store} onTotals={totals.length === 0 ? null : toTotals} />
      </div>
    </>
  );
}

/** The par of some scores whose file tells it; the lowest one where a file tells several. */
const parOfAll = (items: readonly ImportItem[]): number | null =>
  items.reduce<number | null>((least, item) => Math.min(least ?? Infinity, totalOf(item).par ?? Infinity), null);

type FootProps = {
  readonly state: RoundImportState;
  readonly question: ParQuestionState | null;
  readonly onStore: () => void;
  /** Leads to the questions about scores without holes; null if there are none. */
  readonly onTotals: (() => void) | null;
};

/** How far it is, and what comes next: the keys of a question, the next course, or storing. */
function Foot({ state, question, onStore, onTotals }: FootProps) {
  const { items, ready, stateOf, accountOf, isThere } = state;
  const fresh = ready.filter((item) => !isThere(item));
  const players = new Set(fresh.map(accountOf)).size;
  const waiting = items.filter((item) => stateOf(item) === 'parsMissing').length;
  const doubtful = items.filter((item) => stateOf(item) === 'askedTwice').length;
  const isOpen = question !== null && (question.left > 0 || question.next !== null);
  const storeText =
    fresh.length === 0 && ready.length > 0 ? 'Store what changed' : `Store ${plural(fresh.length, 'round')}`;
  const toPars = question === null ? onTotals : () => question.goTo(question.hole);
  if (isOpen) {
    return (
      <>
        {question.left > 0 && <ParKeys question={question} />}
        {fresh.length > 0 ? (
          <Button variant="default" onClick={onStore}>
            {`Store ${fresh.length} now`}
          </Button>
        ) : (
          <p>
            <Waiting waiting={waiting} onWaiting={toPars} />
          </p>
        )}
        {question.left > 0 || question.next === null ? (
          <p className={classes.toGo}>{`${plural(question.left, 'hole')} to go`}</p>
        ) : (
          <Button onClick={() => question.next !== null && question.ask(question.next)}>
            {`Next: ${question.next.course}`}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <p>
        <b>{`${plural(fresh.length, 'round')} ready${players > 1 ? ` for ${players} players` : ''}.`}</b>{' '}
        {waiting + doubtful > 0 && (
          <>
            <Waiting waiting={waiting} onWaiting={toPars} />
            {waiting > 0 && doubtful > 0 && ', '}
            {doubtful > 0 && `${doubtful} for your answer`}. They can follow later.
          </>
        )}
      </p>
      <Button disabled={ready.length === 0} onClick={onStore}>
        {storeText}
      </Button>
    </>
  );
}

type WaitingProps = { readonly waiting: number; readonly onWaiting: (() => void) | null };

/** How many rounds wait for pars; leads to their question. */
function Waiting({ waiting, onWaiting }: WaitingProps) {
  if (waiting === 0) return null;
  const text = `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for pars`;
  return onWaiting === null ? (
    text
  ) : (
    <button type="button" className={classes.toPars} onClick={onWaiting}>
      {text}
    </button>
  );
}

type SummaryProps = { readonly state: RoundImportState; readonly asked: readonly AskedCourse[] };

/** How many rounds were found and what they lack, in a sentence, and what of the files was left out. */
function Summary({ state: { items, found, again }, asked }: SummaryProps) {
  const count = (detail: ImportItem['detail']) => items.filter((item) => item.detail === detail).length;
  const refused = found?.read.refused ?? [];
  const leftOut = found?.read.leftOut ?? 0;
  const open = asked.filter((one) => !isAnswered(one));
  const sources = new Set(open.flatMap(({ rounds }) => rounds.map(({ source }) => source)));
  const [source] = sources;
  return (
    <>
      <div className={classes.head}>
        <p className={classes.headline} role="status">
          {`${plural(items.length, 'round')} found.`}
          {open.length > 0 &&
            ` ${plural(open.length, 'course')} ${open.length === 1 ? 'needs its' : 'need their'} pars.`}
        </p>
        <p className="note">
          {(['strokes', 'holes', 'score'] as const)
            .filter((detail) => count(detail) > 0)
            .map((detail) => `${count(detail)} ${countedTexts[detail]}`)
            .join(' · ')}
          {leftOut > 0 && ` · ${plural(leftOut, 'other file')} left out`}
          {source !== undefined &&
            sources.size === 1 &&
            source !== 'worksheet' &&
            `. ${sourceNames[source]} leaves the pars out.`}
        </p>
        <button type="button" className="quiet-button" onClick={again}>
          Other files
        </button>
      </div>
      {refused.length > 0 && (
        <section aria-label="Files that could not be read">
          <ul>
            {refused.map(({ name, problem }) => (
              <li key={name} className="line-bottom">
                <b className="medium break-anywhere">{name}</b>
                <p className={classes.asked}>{problem}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
