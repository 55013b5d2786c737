import { Button, TextInput } from '@mantine/core';
import { ordinal, plural } from '@strokebook/golf/format';
import { isSame } from '@strokebook/golf/model';
import type { Squad } from '@strokebook/golf/qualifier';
import { type ReactNode, useState } from 'react';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import type { QualifierPage, QualifierPlace } from './qualifier-queries.ts';
import { SquadPreview } from './squad-preview.tsx';
import classes from './squad-form.module.css';

type SquadFormProps = {
  readonly place: QualifierPlace;
  readonly page: QualifierPage;
  readonly initial: Squad;
  /** Why a player cannot come to the event; '' for one who can. */
  readonly awayText: (entrantId: string) => string;
  /** Whether a squad was confirmed, so that a change needs a reason. */
  readonly isConfirmed: boolean;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSubmit: (squad: Squad, why: string | null) => void;
};

/** Who travels by score, by pick, and the alternates in order (TEAM-12). */
export function SquadForm({ place, page, initial, awayText, isConfirmed, isBusy, error, onSubmit }: SquadFormProps) {
  /** The selection after each change, so that each can be undone before it is confirmed. */
  const [history, setHistory] = useState<readonly Squad[]>([initial]);
  const squad = history.at(-1) ?? initial;
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { people, boards, desk } = page;
  const nameOf = new Map(people.map(({ entrantId, name }) => [entrantId, name]));
  const { rows } = boards.chosen;
  const picked = squad.picks.map(({ entrantId }) => entrantId);
  const leftOut = new Set(squad.leftOut.map(({ entrantId }) => entrantId));
  const travelling = [...squad.byScore, ...picked];
  const places = desk?.answers.placesByScore ?? 0;
  const maxPicks = desk?.answers.picks ?? 0;
  const change = (changed: Partial<Squad>) => {
    const next = { ...squad, ...changed };
    // Undo takes back who travels; what was typed since goes with it.
    const isText = isSame(whoOf(next), whoOf(squad)) && history.length > 1;
    setHistory([...(isText ? history.slice(0, -1) : history), next]);
  };
  const setByScore = (id: string, isIn: boolean) =>
    change({
      byScore: isIn ? [...squad.byScore, id] : squad.byScore.filter((one) => one !== id),
      leftOut: squad.leftOut
        .filter(({ entrantId }) => entrantId !== id)
        .concat(!isIn && initial.byScore.includes(id) ? [{ entrantId: id, reason: '' }] : []),
      alternates: squad.alternates.filter((one) => one !== id),
      picks: squad.picks.filter(({ entrantId }) => entrantId !== id),
    });
  const setPick = (id: string, isIn: boolean) =>
    change({
      picks: isIn
        ? [...squad.picks, { entrantId: id, reason: '', isTold: false }]
        : squad.picks.filter(({ entrantId }) => entrantId !== id),
      alternates: squad.alternates.filter((one) => one !== id),
    });
  const ofScore = rows.filter(({ entrantId, place }) => place !== null || squad.byScore.includes(entrantId));
  const missing = travelling.length < places + maxPicks ? places + maxPicks - travelling.length : 0;
  const isWithoutReason = [...squad.picks, ...squad.leftOut].some(({ reason }) => reason.trim() === '');
  const problem = isWithoutReason
    ? 'Each pick, and each player left out, needs a line of reason.'
    : isConfirmed && why.trim() === ''
      ? 'Say why the squad changes.'
      : null;
  return (
    <>
      <p className={classes.sentence} aria-live="polite">
        {travelling.length === 0
          ? 'Nobody travels yet.'
          : `${new Intl.ListFormat('en').format(travelling.map((id) => nameOf.get(id) ?? ''))} ${travelling.length === 1 ? 'travels' : 'travel'}.`}{' '}
        {missing > 0 && <span className="muted">{`${plural(missing, 'place')} free.`}</span>}
      </p>
      <div>
        <Button variant="default" disabled={history.length < 2} onClick={() => setHistory(history.slice(0, -1))}>
          Undo
        </Button>
      </div>
      <PageSection id="by-score" title="By score">
        <p className="note">{`Filled in from the final order. ${plural(places, 'place')}.`}</p>
        <ul className={classes.list}>
          {ofScore.map(({ entrantId, place, total, isExempt, isTied }) => {
            const name = nameOf.get(entrantId) ?? '';
            return (
              <PlayerRow
                key={entrantId}
                isTicked={squad.byScore.includes(entrantId)}
                name={name}
                detail={`${isExempt ? 'Exempt. ' : ''}${place === null ? '' : `${isTied ? 'Tied ' : ''}${ordinal(place)}`}`}
                away={awayText(entrantId)}
                total={total}
                onTick={(isIn) => setByScore(entrantId, isIn)}
              >
                {leftOut.has(entrantId) && (
                  <TextInput
                    label={`Why does ${name} stay at home? For the coaches, and for ${name}`}
                    maxLength={300}
                    value={squad.leftOut.find((one) => one.entrantId === entrantId)?.reason ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      change({
                        leftOut: squad.leftOut.map((one) =>
                          one.entrantId === entrantId ? { ...one, reason: value } : one,
                        ),
                      })
                    }
                  />
                )}
              </PlayerRow>
            );
          })}
        </ul>
      </PageSection>
      {maxPicks > 0 && (
        <PageSection id="picks" title={maxPicks === 1 ? 'Coach’s pick' : 'Coach’s picks'}>
          <ul className={classes.list}>
            {rows
              .filter(
                ({ entrantId }) =>
                  !squad.byScore.includes(entrantId) && (picked.includes(entrantId) || squad.picks.length < maxPicks),
              )
              .map(({ entrantId, place, total }) => {
                const name = nameOf.get(entrantId) ?? '';
                const pick = squad.picks.find((one) => one.entrantId === entrantId);
                const changePick = (changed: object) =>
                  change({
                    picks: squad.picks.map((one) => (one.entrantId === entrantId ? { ...one, ...changed } : one)),
                  });
                return (
                  <PlayerRow
                    key={entrantId}
                    isTicked={pick !== undefined}
                    label={`Pick ${name}`}
                    name={name}
                    detail={place === null ? 'No place by score' : ordinal(place)}
                    away={awayText(entrantId)}
                    total={total}
                    onTick={(isIn) => setPick(entrantId, isIn)}
                  >
                    {pick !== undefined && (
                      <>
                        <TextInput
                          label={`Why ${name}? One line for the coaches`}
                          maxLength={300}
                          value={pick.reason}
                          onChange={({ currentTarget }) => changePick({ reason: currentTarget.value })}
                        />
                        <CheckRow isChecked={pick.isTold} onChange={(isTold) => changePick({ isTold })}>
                          {`${name} reads it too`}
                        </CheckRow>
                      </>
                    )}
                  </PlayerRow>
                );
              })}
          </ul>
        </PageSection>
      )}
      <Alternates
        squad={squad}
        rows={rows}
        nameOf={nameOf}
        travelling={travelling}
        onChange={(alternates) => change({ alternates })}
      />
      <PageSection id="words" title="A word to each">
        <p className="note">Only the player reads it, with the own line. Nobody needs one.</p>
        <ul className={classes.list}>
          {people.map(({ entrantId, name }) => (
            <li key={entrantId}>
              <TextInput
                label={name}
                maxLength={300}
                value={squad.words.find((one) => one.entrantId === entrantId)?.text ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change({
                    words: [
                      ...squad.words.filter((one) => one.entrantId !== entrantId),
                      ...(value === '' ? [] : [{ entrantId, text: value }]),
                    ],
                  })
                }
              />
            </li>
          ))}
        </ul>
      </PageSection>
      {(problem === null || isConfirmed) && <SquadPreview place={place} people={people} squad={squad} />}
      {isConfirmed && (
        <TextInput
          label="Why does the squad change?"
          description="Everybody in the team reads it."
          maxLength={300}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      )}
      <div className="stack gap-8 items-left">
        {isAsked && problem !== null && <Failure>{problem}</Failure>}
        {error !== null && <Failure>{error}</Failure>}
        <Button
          size="md"
          disabled={isBusy}
          onClick={() => {
            setIsAsked(true);
            if (problem === null) onSubmit(squad, isConfirmed ? why : null);
          }}
        >
          {isConfirmed ? 'Change, and tell those whom it moves' : `Confirm and tell ${plural(people.length, 'player')}`}
        </Button>
        <p className="note">
          {isConfirmed
            ? 'The squad that was confirmed stays in the record; the change stands below the rule.'
            : 'Freezes the squad with your name and the time. A later change, such as an injury, is logged and told to those whom it moves.'}
        </p>
      </div>
    </>
  );
}

/** Who travels and who might, without what is said of it. */
const whoOf = ({ byScore, picks, alternates }: Squad) => ({
  ...{ byScore, alternates },
  picks: picks.map(({ entrantId }) => entrantId),
});

type PlayerRowProps = {
  readonly isTicked: boolean;
  readonly label?: string;
  readonly name: string;
  readonly detail: string;
  /** Why the player cannot come; '' for one who can. */
  readonly away: string;
  readonly total: string;
  readonly onTick: (isIn: boolean) => void;
  readonly children?: ReactNode;
};

const PlayerRow = ({ isTicked, label = '', name, detail, away, total, onTick, children }: PlayerRowProps) => (
  <li className={classes.player}>
    <div className="row-between gap-16">
      <CheckRow isChecked={isTicked} onChange={onTick} {...(label === '' ? {} : { label })}>
        <span className="grid">
          <span className="strong break-anywhere">{name}</span>
          <span className="note">{detail}</span>
          {away !== '' && <span className="note">{`Cannot come: ${away}`}</span>}
        </span>
      </CheckRow>
      <span className="text-l strong nowrap">{total}</span>
    </div>
    {children}
  </li>
);

type AlternatesProps = {
  readonly squad: Squad;
  readonly rows: QualifierPage['boards']['chosen']['rows'];
  readonly nameOf: ReadonlyMap<string, string>;
  readonly travelling: readonly string[];
  readonly onChange: (alternates: readonly string[]) => void;
};

function Alternates({ squad: { alternates }, rows, nameOf, travelling, onChange }: AlternatesProps) {
  const others = rows
    .map(({ entrantId }) => entrantId)
    .filter((id) => !travelling.includes(id) && !alternates.includes(id));
  const swap = (index: number) =>
    onChange(alternates.with(index, alternates[index - 1] ?? '').with(index - 1, alternates[index] ?? ''));
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = (index: number) => {
    if (dragged !== null) onChange(alternates.filter((id) => id !== dragged).toSpliced(index, 0, dragged));
    setDragged(null);
  };
  return (
    <PageSection id="alternates" title="Alternates, in order">
      <p className="note">The first goes if somebody cannot.</p>
      <ol className={classes.list}>
        {alternates.map((id, index) => {
          const name = nameOf.get(id) ?? '';
          return (
            <li key={id} className={classes.alternate}>
              <b>{index + 1}</b>
              <button
                type="button"
                className={classes.drag}
                draggable
                onDragStart={() => setDragged(id)}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  drop(index);
                }}
                onKeyDown={({ key }) => {
                  if (key === 'ArrowUp' && index > 0) swap(index);
                  if (key === 'ArrowDown' && index < alternates.length - 1) swap(index + 1);
                }}
              >
                {name}
              </button>
              <button
                type="button"
                className="icon-button"
                disabled={index === 0}
                aria-label={`${name} up`}
                onClick={() => swap(index)}
              >
                ↑
              </button>
              <button
                type="button"
                className="icon-button"
                disabled={index === alternates.length - 1}
                aria-label={`${name} down`}
                onClick={() => swap(index + 1)}
              >
                ↓
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`${name} is no alternate`}
                onClick={() => onChange(alternates.filter((one) => one !== id))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <div className="row-wrap gap-8">
        {others.map((id) => (
          <Button
            key={id}
            variant="default"
            aria-label={`Alternate ${nameOf.get(id) ?? ''}`}
            onClick={() => onChange([...alternates, id])}
          >
            {`+ ${nameOf.get(id) ?? ''}`}
          </Button>
        ))}
      </div>
    </PageSection>
  );
}
