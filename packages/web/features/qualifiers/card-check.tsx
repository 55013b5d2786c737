import { Button } from '@mantine/core';
import { scoreToPar } from '@strokebook/golf/format';
import { type CardAnswer, type OwnCard, soFarOf } from '@strokebook/golf/qualifier';
import type { ReactNode } from 'react';
import { CardTable } from './card-table.tsx';
import { RightOrNot } from './right-or-not.tsx';
import classes from './card-check.module.css';

type CardCheckProps = {
  readonly card: OwnCard;
  readonly pars: readonly number[];
  readonly head: ReactNode;
  readonly onAnswer: (answer: CardAnswer) => void;
};

const totalOf = ({ strokes }: OwnCard): number => strokes.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** A finished card that its player confirms on this phone (TEAM-31). */
export function CardCheck({ card, pars, head, onAnswer }: CardCheckProps) {
  const { toPar, thru } = soFarOf(card, pars);
  const holes = pars.map((par, hole) => ({ par, values: [card.strokes[hole] ?? []].flat() }));
  return (
    <>
      {head}
      <div className={classes.body}>
        <h1 className={classes.total}>
          <b>{card.isWithdrawn ? 'WD' : totalOf(card)}</b>
          <span>{`${card.name}, ${scoreToPar(toPar)}${thru < pars.length ? ` thru ${thru}` : ''}`}</span>
        </h1>
        <CardTable label={`Card of ${card.name}`} holes={holes} wrong={card.answer?.hole?.hole ?? null} />
        {isOver(card, pars) && (
          <>
            <h2 className={classes.ask}>Is this what you scored?</h2>
            <p className={classes.quiet}>
              ‘Right’ counts it. ‘Not right’ marks the hole and tells the coaches; the score stands until both agree.
            </p>
            <RightOrNot holes={holes} isBusy={false} onAnswer={onAnswer} />
          </>
        )}
      </div>
    </>
  );
}

/** Whether its player can say that a card is right. */
const isOver = (card: OwnCard, pars: readonly number[]): boolean =>
  card.isWithdrawn || soFarOf(card, pars).thru === pars.length;

type CardListProps = {
  readonly cards: readonly OwnCard[];
  readonly pars: readonly number[];
  /** The hole that is played; null once all are in. */
  readonly hole: number | null;
  readonly head: ReactNode;
  readonly onOpen: (entrantId: string) => void;
  /** Back to the holes. */
  readonly onPlay: () => void;
  readonly onClose: () => void;
};

/** All cards of the group with what their players have said of them. */
export const CardList = ({ cards, pars, hole, head, onOpen, onPlay, onClose }: CardListProps) => (
  <>
    {head}
    <div className={classes.body}>
      <h1 className={classes.ask}>All cards</h1>
      <p className={classes.quiet}>
        {hole === null
          ? 'Hand the phone round, or let each player say it on the own phone, on the board of the qualifier.'
          : 'After the last hole each player says whether the card is right.'}
      </p>
      <ul className={classes.list}>
        {cards.map((card) => (
          <li key={card.entrantId}>
            <button type="button" className={classes.card} onClick={() => onOpen(card.entrantId)}>
              <span className="break-anywhere">{card.name}</span>
              <span data-said={card.answer === null ? undefined : card.answer.isRight ? 'right' : 'wrong'}>
                {cardText(card, pars)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="stack gap-8">
        <Button size="lg" variant={hole === null ? 'default' : 'filled'} onClick={onPlay}>
          {hole === null ? 'Correct a hole' : `Back to hole ${hole + 1}`}
        </Button>
        <Button size="lg" variant={hole === null ? 'filled' : 'default'} onClick={onClose}>
          To the board
        </Button>
      </div>
    </div>
  </>
);

function cardText(card: OwnCard, pars: readonly number[]): string {
  const { toPar, thru } = soFarOf(card, pars);
  if (isOver(card, pars)) return `${card.isWithdrawn ? 'WD' : totalOf(card)}, ${answerText(card.answer)}`;
  return thru === 0 ? 'no hole yet' : `${scoreToPar(toPar)} thru ${thru}`;
}

const answerText = (answer: CardAnswer | null): string =>
  answer === null ? 'to be asked' : answer.isRight ? 'right' : 'not right';
