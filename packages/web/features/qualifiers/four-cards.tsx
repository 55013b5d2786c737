import { Button, NativeSelect } from '@mantine/core';
import {
  type FourCards as Cards,
  missingAt,
  nextHole,
  ownCardsOf,
  parsOf,
  type Tap,
  tapped,
  undone,
} from '@strokebook/golf/qualifier';
import { type ReactNode, useState } from 'react';
import { CardRow } from './card-row.tsx';
import { HoleStrip } from './hole-strip.tsx';
import { OtherScore } from './other-score.tsx';
import type { CardsInHand } from './use-four-cards.ts';
import classes from './four-cards.module.css';

type FourCardsProps = {
  readonly hand: CardsInHand;
  readonly head: ReactNode;
  /** Opens the cards of all players. */
  readonly onFinished: () => void;
};

/** A hole of up to four players: one tap a player, and the next hole opens when all are in (TEAM-31). */
export function FourCards({ hand: { kept, run }, head, onFinished }: FourCardsProps) {
  const { cards, course, yards, isParKnown } = kept;
  const next = nextHole(cards);
  /** A hole that was opened from the strip, where correcting stays; null follows the play. */
  const [opened, setOpened] = useState<number | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const hole = opened ?? next ?? cards.startHole;
  const pars = parsOf(cards);
  const missing = missingAt(cards, hole);
  const players = ownCardsOf(cards);
  const tap = (one: Tap) => {
    const after = tapped(cards, one);
    const isHoleIn = missingAt(after, hole).length === 0;
    // A finished hole that is corrected stays open; the one that is played opens the next.
    if (isHoleIn && missing.length > 0) {
      setOpened(null);
      if (nextHole(after) === null) onFinished();
    }
    run((before) => tapped(before, one), isHoleIn);
  };
  const score = (entrantId: string, strokes: number) => tap({ kind: 'score', hole, strokes: { [entrantId]: strokes } });
  const parForOthers = () =>
    tap({
      kind: 'score',
      hole,
      strokes: Object.fromEntries(missing.map(({ entrantId }) => [entrantId, pars[hole] ?? 0])),
    });
  const chosen = players.find(({ entrantId }) => entrantId === other);
  return (
    <>
      {head}
      <div className={classes.hole}>
        <h1 className={classes.number}>
          <span className="unseen">Hole</span> {hole + 1}
        </h1>
        <p>
          {isParKnown ? (
            <b className={classes.par}>{`Par ${pars[hole] ?? ''}`}</b>
          ) : (
            <NativeSelect
              aria-label={`Par of hole ${hole + 1}`}
              data={[3, 4, 5, 6].map((par) => ({ value: String(par), label: `Par ${par}` }))}
              value={String(pars[hole])}
              onChange={({ currentTarget: { value } }) => tap({ kind: 'par', hole, par: Number(value) })}
            />
          )}
          <span className={classes.quiet}>{yards[hole] == null ? course : `${yards[hole]} yd, ${course}`}</span>
        </p>
      </div>
      <HoleStrip cards={cards} hole={hole} onHole={(at) => setOpened(at === next ? null : at)} />
      <div className={classes.rows}>
        {players.map((card) => (
          <CardRow
            key={card.entrantId}
            card={card}
            pars={pars}
            hole={hole}
            onScore={(strokes) => score(card.entrantId, strokes)}
            onMore={() => setOther(card.entrantId)}
          />
        ))}
      </div>
      <footer className={classes.foot}>
        <p className={classes.quiet} role="status">
          {footText(cards, hole, opened !== null, missing.length)}
        </p>
        <div className={classes.two}>
          <Button
            size="lg"
            variant="default"
            disabled={cards.log.length === 0}
            onClick={() => {
              setOpened(null);
              run(undone, false);
            }}
          >
            Undo
          </Button>
          {opened !== null && missing.length === 0 ? (
            <Button size="lg" variant="default" onClick={() => (next === null ? onFinished() : setOpened(null))}>
              {next === null ? 'All cards' : `Back to hole ${next + 1}`}
            </Button>
          ) : (
            <Button size="lg" variant="default" disabled={missing.length === 0} onClick={parForOthers}>
              {parText(missing.length, players.length)}
            </Button>
          )}
        </div>
      </footer>
      {chosen !== undefined && (
        <OtherScore
          name={chosen.name}
          hole={hole}
          par={pars[hole] ?? 0}
          onClose={() => setOther(null)}
          onScore={(strokes) => {
            setOther(null);
            score(chosen.entrantId, strokes);
          }}
          onStop={() => {
            setOther(null);
            tap({ kind: 'stop', entrantId: chosen.entrantId });
          }}
        />
      )}
    </>
  );
}

const counts = ['', 'one', 'two', 'three', 'four'];

const parText = (missing: number, players: number): string =>
  missing === players
    ? players === 1
      ? 'Par'
      : `Par for all ${counts[players] ?? ''}`
    : `Par for the other ${missing === 1 ? '' : (counts[missing] ?? '')}`.trim();

function footText(cards: Cards, hole: number, isBack: boolean, missing: number): string {
  const count = cards.players.length;
  if (isBack && missing === 0) return `Hole ${hole + 1} is in. A tap corrects it.`;
  const next = nextHole({
    ...cards,
    log: [...cards.log, ...missingAt(cards, hole).map(({ entrantId }) => filled(hole, entrantId))],
  });
  const who = count === 1 ? 'the score is in' : `all ${counts[count] ?? ''} are in`;
  return next === null
    ? `The cards are complete when ${who}.`
    : `Hole ${next + 1} opens when ${who}. ${count * 18} taps a round.`;
}

const filled = (hole: number, entrantId: string): Tap => ({ kind: 'score', hole, strokes: { [entrantId]: 4 } });
