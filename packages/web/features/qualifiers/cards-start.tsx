import { Button, NativeSelect } from '@mantine/core';
import { formatDay } from '@strokebook/golf/format';
import { beginCards, HOLES, MAX_CARDS, nextHole, USUAL_PARS } from '@strokebook/golf/qualifier';
import type { AccountId } from '@strokebook/golf/access';
import { useState } from 'react';
import type { DeviceCards } from '../../offline/index.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import type { QualifierCards, QualifierPlace } from './qualifier-queries.ts';
import classes from './cards-start.module.css';

type CardsStartProps = {
  readonly place: QualifierPlace;
  readonly accountId: AccountId;
  readonly page: QualifierCards;
  /** Cards of this qualifier that the device keeps already. */
  readonly kept: readonly DeviceCards[];
  readonly failure: string | null;
  readonly onOpen: (phoneId: string) => void;
  readonly onBegin: (cards: DeviceCards) => void;
};

/** Whose cards this phone keeps, in which round; cards that it keeps already are gone on with. */
export function CardsStart({ place, accountId, page, kept, failure, onOpen, onBegin }: CardsStartProps) {
  const { rounds, people } = page;
  const [round, setRound] = useState(() => roundOf(page));
  const [course, setCourse] = useState(0);
  const [startHole, setStartHole] = useState(0);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    people.filter(({ isOwn }) => isOwn).map(({ entrantId }) => entrantId),
  );
  const courses = rounds[round]?.courses ?? [];
  const played = courses[course] ?? courses[0];
  const groups = page.teeSheets.find((sheet) => sheet.round === round)?.groups ?? [];
  const textOf = new Map(
    page.cards.filter((card) => card.round === round).map((card) => [card.entrantId, card] as const),
  );
  const begin = () => {
    if (played === undefined) return;
    const phoneId = crypto.randomUUID();
    const players = people
      .filter(({ entrantId }) => chosen.includes(entrantId))
      .map(({ entrantId, name }) => ({ entrantId, name }));
    const pars = played.holes?.map(({ par }) => par) ?? USUAL_PARS;
    onBegin({
      ...{ accountId, phoneId, ...place, title: page.name, course: `${played.name}, ${played.tee}` },
      yards: played.holes?.map(({ yards }) => yards) ?? [],
      isParKnown: played.holes !== null,
      cards: beginCards({ phoneId, round, course, players, pars, startHole }),
      ...{ savedAt: Date.now(), sent: null, problem: null },
    });
  };
  return (
    <>
      {kept.length > 0 && (
        <PageSection id="kept-cards" title="On this phone">
          <ul className={classes.kept}>
            {kept.map(({ phoneId, cards }) => (
              <li key={phoneId}>
                <button type="button" className={classes.group} onClick={() => onOpen(phoneId)}>
                  <span className="break-anywhere">{cards.players.map(({ name }) => name).join(', ')}</span>
                  <b className="nowrap">{`R${cards.round + 1}, ${stageOf(nextHole(cards))}`}</b>
                </button>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection id="new-cards" title={kept.length > 0 ? 'Another group' : 'Whose cards?'}>
        <div className="stack gap-16">
          {rounds.length > 1 && (
            <Segmented
              label="Round"
              value={String(round)}
              options={rounds.map(({ playedOn }, index) => ({
                value: String(index),
                label: `R${index + 1}, ${formatDay(playedOn)}`,
              }))}
              onChange={(value) => {
                setRound(Number(value));
                setCourse(0);
              }}
            />
          )}
          <div className={classes.fields}>
            {courses.length > 1 && (
              <NativeSelect
                label="Course"
                data={courses.map(({ name }, index) => ({ value: String(index), label: name }))}
                value={String(course)}
                onChange={({ currentTarget }) => setCourse(Number(currentTarget.value))}
              />
            )}
            <NativeSelect
              label="First hole"
              data={Array.from({ length: HOLES }, (_, hole) => ({ value: String(hole), label: `Hole ${hole + 1}` }))}
              value={String(startHole)}
              onChange={({ currentTarget }) => setStartHole(Number(currentTarget.value))}
            />
          </div>
          {groups.length > 0 && (
            <ul className={classes.kept} aria-label="Groups of the tee sheet">
              {groups.map(({ time, hole, entrantIds }, index) => (
                <li key={index}>
                  <button
                    type="button"
                    className={classes.group}
                    onClick={() => {
                      setChosen(entrantIds.slice(0, MAX_CARDS));
                      setStartHole(hole);
                    }}
                  >
                    <span className="break-anywhere">
                      {entrantIds.map((id) => people.find((one) => one.entrantId === id)?.name ?? '').join(', ')}
                    </span>
                    <b className="nowrap">{time}</b>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <fieldset className={classes.players}>
            <legend className="medium">{`Up to ${MAX_CARDS === 4 ? 'four' : MAX_CARDS} players`}</legend>
            {people.map(({ entrantId, name }) => {
              const isChosen = chosen.includes(entrantId);
              const card = textOf.get(entrantId);
              return (
                <CheckRow
                  key={entrantId}
                  className={classes.player}
                  isChecked={isChosen}
                  isDisabled={!isChosen && chosen.length >= MAX_CARDS}
                  onChange={(isTicked) =>
                    setChosen(isTicked ? [...chosen, entrantId] : chosen.filter((id) => id !== entrantId))
                  }
                >
                  <span className="break-anywhere">
                    {name}
                    {card !== undefined && (
                      <small className="block muted">{`${card.text}, kept by ${keepersOf(card)}`}</small>
                    )}
                  </span>
                </CheckRow>
              );
            })}
          </fieldset>
          {played?.holes === null && (
            <p className="note">The pars of this course are not known here: each hole asks for its own.</p>
          )}
          {failure !== null && <Failure>{failure}</Failure>}
          <Button size="lg" disabled={chosen.length === 0 || played === undefined} onClick={begin}>
            {chosen.length === 1 ? 'Keep one card' : `Keep ${counts[chosen.length] ?? ''} cards`}
          </Button>
        </div>
      </PageSection>
    </>
  );
}

const counts = ['', 'one', 'two', 'three', 'four'];

const keepersOf = ({ keepers }: QualifierCards['cards'][number]): string =>
  [...new Set(keepers.map(({ name }) => name))].join(' and ') || 'coaches';

const stageOf = (hole: number | null): string => (hole === null ? 'all in' : `hole ${hole + 1}`);

/** The round of today, else the next one, else the last. */
function roundOf({ rounds, today }: QualifierCards): number {
  const next = rounds.findIndex(({ playedOn }) => playedOn >= today);
  return next < 0 ? rounds.length - 1 : next;
}
