import { Button, NativeSelect } from '@mantine/core';
import { formatDay, plural } from '@strokebook/golf/format';
import { useRef, useState } from 'react';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { AskPars, AskTotal } from './ask-pars.tsx';
import { documentOf, type ImportItem, isTotalAlone, missingPars, parTold, playersOf, totalOf } from './import-list.ts';
import classes from './round-import.module.css';
import { PlayerTargets } from './player-targets.tsx';
import { type InSchedule, resultsOf, scoresOf } from './results.ts';
import { SheetColumns } from './sheet-columns.tsx';
import type { RoundToStore } from './store-rounds.ts';
import type { Answer, RoundImportState } from './use-round-import.ts';

/** A career has hundreds; more rows at once are slow on a phone. */
const ROWS_AT_ONCE = 40;

/** Behind the number of rounds of each detail. */
const countedTexts = { score: 'by score alone', holes: 'hole by hole', strokes: 'stroke by stroke' } as const;
const detailTexts = { score: 'Score', holes: 'Every hole', strokes: 'Every stroke' } as const;

/** What was found: a tick for each round, what is wrong or missing, and nothing stored yet (IMPORT-02). */
export function FoundRounds({ state }: { readonly state: RoundImportState }) {
  const { items, ready, step, found, stateOf, courseOf, accountOf, duplicateOf, answers, isThere } = state;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [areOldShown, setAreOldShown] = useState(false);
  const old = items.filter(isThere);
  const listed = areOldShown ? items : items.filter((item) => !isThere(item));
  const fresh = ready.filter((item) => !isThere(item));
  const waiting = items.filter((item) => stateOf(item) === 'parsMissing');
  const doubtful = items.filter((item) => stateOf(item) === 'askedTwice');
  const asked = coursesOf(
    listed.filter((item) => accountOf(item) !== null && missingPars(item, undefined).length > 0),
  ).filter(([, rounds]) =>
    rounds.some((item) => missingPars(item, { ...courseOf(item), pars: storedPars(state, item) }).length > 0),
  );
  const results = resultsOf(scoresOf(ready, accountOf, state.againstOf));
  const totals = coursesOf(
    items.filter(
      (item) =>
        isTotalAlone(item) &&
        (totalOf(item).par === null || totalOf(item).tee?.rating === undefined) &&
        // The question stays once it is answered.
        ['parsMissing', 'ready', 'unticked'].includes(stateOf(item)),
    ),
  );
  const canChoose = hasSomebodyLeft(state);
  const questions = useRef<HTMLElement>(null);
  const toQuestions = () => {
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
      <Summary state={state} />
      {(found?.read.sheets ?? []).map(({ name, sheet }) => (
        <SheetColumns
          key={name}
          name={name}
          sheet={sheet}
          onChange={(change) => void state.changeSheet(name, sheet.headsKey, change)}
        />
      ))}
      <PlayerTargets state={state} />
      <div className={classes.columns} data-asks={asked.length + totals.length > 0 || undefined}>
        {asked.length + totals.length > 0 && (
          <section ref={questions} aria-labelledby="pars" className={classes.questions}>
            <h2 id="pars" className="text-l">
              Asked once for each course
            </h2>
            <p className="note">The files do not tell it.</p>
            <ul>
              {asked.map(([course, rounds]) => (
                <AskPars
                  key={course}
                  course={course}
                  rounds={rounds.length}
                  holes={holesAsked(rounds, state)}
                  parTold={parTold(rounds, holesAsked(rounds, state))}
                  onPars={(pars) => state.setPars(course, pars)}
                />
              ))}
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
        <section aria-label="Rounds" className={classes.rounds}>
          <ul>
            {listed.slice(0, shown).map((item) => (
              <RoundRow key={`${item.source} ${item.roundId}`} item={item} state={state} canChoose={canChoose} />
            ))}
          </ul>
          {listed.length > shown && (
            <Button variant="subtle" onClick={() => setShown(shown + 5 * ROWS_AT_ONCE)}>
              {`${listed.length - shown} more`}
            </Button>
          )}
          {old.length > 0 && !areOldShown && (
            <p className={classes.old}>
              {old.length === items.length
                ? `Nothing new: ${plural(old.length, 'round')} ${isOrAre(old.length)} there already.`
                : `${old.length} more ${isOrAre(old.length)} there already.`}{' '}
              <button type="button" className="quiet-button" onClick={() => setAreOldShown(true)}>
                {`Show ${old.length === 1 ? 'it' : 'them'}`}
              </button>
            </p>
          )}
        </section>
      </div>
      <div className={classes.foot}>
        {step.kind === 'found' && step.problem !== null && (
          <div className={classes.failure}>
            <Failure>{step.problem}</Failure>
          </div>
        )}
        <p>
          <b>{readyText(fresh.length, new Set(fresh.map(accountOf)).size)}</b>{' '}
          <Waiting
            pars={waiting.length}
            doubtful={doubtful.length}
            onPars={asked.length + totals.length === 0 ? null : toQuestions}
          />
        </p>
        <span className="row-wrap gap-8">
          <Button variant="default" onClick={state.again}>
            Other files
          </Button>
          <Button disabled={ready.length === 0} onClick={store}>
            {fresh.length === 0 && ready.length > 0 ? 'Store what changed' : `Store ${plural(fresh.length, 'round')}`}
          </Button>
        </span>
      </div>
    </>
  );
}

/** The par of some scores whose file tells it; the lowest one where a file tells several. */
const parOfAll = (items: readonly ImportItem[]): number | null =>
  items.reduce<number | null>((least, item) => Math.min(least ?? Infinity, totalOf(item).par ?? Infinity), null);

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

const readyText = (rounds: number, players: number): string =>
  `${plural(rounds, 'round')} ready${players > 1 ? ` for ${players} players` : ''}.`;

type WaitingProps = {
  /** Rounds that wait for pars, and for an answer. */
  readonly pars: number;
  readonly doubtful: number;
  /** Leads to the questions; null if there are none. */
  readonly onPars: (() => void) | null;
};

/** How many rounds wait, and for what. */
function Waiting({ pars, doubtful, onPars }: WaitingProps) {
  if (pars + doubtful === 0) return null;
  const text = `${pars} ${pars === 1 ? 'waits' : 'wait'} for pars`;
  return (
    <>
      {pars > 0 &&
        (onPars === null ? (
          text
        ) : (
          <button type="button" className={classes.toPars} onClick={onPars}>
            {text}
          </button>
        ))}
      {pars > 0 && doubtful > 0 && ', '}
      {doubtful > 0 && `${doubtful} for your answer`}. They can follow later.
    </>
  );
}

/** Whether somebody is left for a name: another player who is meant by no other, or the own account for a single name. */
function hasSomebodyLeft({ found, items, targets }: RoundImportState): boolean {
  const meant = new Set(targets.values());
  return (found?.people ?? []).some(
    ({ accountId }, index) => !meant.has(accountId) && (index > 0 || playersOf(items).length === 1),
  );
}

/** The pars that the stored course tells, without those that were typed. */
const storedPars = ({ courseOf, typed }: RoundImportState, item: ImportItem): ReadonlyMap<number, number> => {
  const own = typed.get(item.course);
  return new Map([...courseOf(item).pars].filter(([hole]) => own?.has(hole) !== true));
};

function coursesOf(items: readonly ImportItem[]): readonly (readonly [string, readonly ImportItem[]])[] {
  return [...Map.groupBy(items, ({ course }) => course)];
}

const holesAsked = (rounds: readonly ImportItem[], state: RoundImportState): readonly number[] =>
  [...new Set(rounds.flatMap((item) => missingPars(item, { pars: storedPars(state, item) })))].sort((a, b) => a - b);

function Summary({ state: { items, found } }: { readonly state: RoundImportState }) {
  const count = (detail: ImportItem['detail']) => items.filter((item) => item.detail === detail).length;
  const refused = found?.read.refused ?? [];
  const leftOut = found?.read.leftOut ?? 0;
  return (
    <>
      <div className={classes.head}>
        <p>
          <span className="note">Rounds found</span>
          <br />
          <span className={classes.number} role="status">
            {items.length}
          </span>
        </p>
        <p className="muted">
          {(['strokes', 'holes', 'score'] as const)
            .filter((detail) => count(detail) > 0)
            .map((detail) => `${count(detail)} ${countedTexts[detail]}`)
            .join(' · ')}
          {leftOut > 0 && ` · ${plural(leftOut, 'other file')} left out`}
        </p>
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

/** What of an event that comes again is new: the others of its scores are sent along. */
function scheduleText(inSchedule: InSchedule): string {
  if (inSchedule.kind === 'other') return `The schedule has ${inSchedule.score}`;
  return inSchedule.kind === 'same'
    ? 'The schedule has it as it is'
    : 'The schedule has it, without what the file adds';
}

const answerTexts: readonly (readonly [Answer, string])[] = [
  ['skip', 'Skip the file’s'],
  ['replace', 'Replace mine'],
  ['both', 'Keep both'],
];

type RoundRowProps = {
  readonly item: ImportItem;
  readonly state: RoundImportState;
  /** Whether there is somebody to choose for a name that fits nobody. */
  readonly canChoose: boolean;
};

function RoundRow({ item, state, canChoose }: RoundRowProps) {
  const { roundId, playedOn, course, score, detail, notes, player } = item;
  const duplicate = state.duplicateOf(item);
  const itemState = state.stateOf(item);
  const canTick = itemState === 'ready' || itemState === 'unticked';
  const day = formatDay(playedOn, true);
  const answer = state.answers.get(roundId);
  const inSchedule = state.inSchedule.get(item);
  return (
    <li className={classes.round}>
      <CheckRow
        isChecked={itemState === 'ready'}
        isDisabled={!canTick || answer === 'skip'}
        label={[course, day, ...(player === null ? [] : [player])].join(', ')}
        onChange={(isTicked) => state.tick(roundId, isTicked)}
      >
        <span />
      </CheckRow>
      <span className={classes.day}>{day}</span>
      <span>
        <b className="medium break-anywhere">{course}</b>
        <span className="note">{`${player === null ? '' : ` · ${player}`} · ${detailTexts[detail]}`}</span>
        {notes.map((note) => (
          <small key={note} className={classes.line}>
            {note}
          </small>
        ))}
        {itemState === 'there' && isTotalAlone(item) && (
          <small
            className={classes.line}
          >{`In the schedule already, as a result of ${totalOf(item).tournament ?? ''}`}</small>
        )}
        {duplicate.kind === 'same' && <small className={classes.line}>You have it: stored only if it changed.</small>}
        {itemState === 'future' && (
          <small className={classes.asked}>This day has not come yet. Is the order of day and month right?</small>
        )}
        {itemState === 'nobodys' && (
          <small className={classes.asked}>
            {canChoose ? 'Choose above whose round it is' : 'Left out: no player of this name lets you enter rounds'}
          </small>
        )}
        {itemState === 'parsMissing' && <small className={classes.asked}>Pars missing</small>}
        {isTotalAlone(item) && (itemState === 'ready' || itemState === 'unticked') && (
          <small className={classes.line}>{`As a result of ${totalOf(item).tournament ?? ''} in the schedule`}</small>
        )}
        {inSchedule !== undefined && !inSchedule.isWholeEventThere && (
          <small className={inSchedule.kind === 'other' ? classes.asked : classes.line}>
            {scheduleText(inSchedule)}
          </small>
        )}
        {itemState === 'totalAlone' && (
          <small className={classes.asked}>
            {item.source === 'worksheet'
              ? 'A total without holes is the result of a tournament: name it above, under Columns.'
              : 'A total without holes is kept only as the result of a tournament, and the file names none.'}
          </small>
        )}
      </span>
      <span className={classes.score}>{score ?? '–'}</span>
      {duplicate.kind === 'looksLike' && (
        <span className={classes.choice}>
          <NativeSelect
            label="You have a round like this of that day"
            data={[
              ...(answer === undefined ? [{ value: '', label: 'Choose' }] : []),
              ...answerTexts.map(([value, label]) => ({ value, label })),
            ]}
            value={answer ?? ''}
            onChange={(event) => state.answer([roundId], event.currentTarget.value as Answer)}
          />
        </span>
      )}
    </li>
  );
}
