import { Button } from '@mantine/core';
import { clockTime } from '../../lib/clock-time.ts';
import { type DeviceCards, isCardsWaiting } from '../../offline/index.ts';
import { CheckIcon, PhoneIcon } from '../../ui/icons.tsx';
import type { CardsInHand } from './use-four-cards.ts';
import classes from './cards-head.module.css';

type CardsHeadProps = {
  readonly hand: CardsInHand;
  /** 'Cards', 'Later', 'Close'. */
  readonly action: string;
  readonly onAction: () => void;
};

const counts = ['No cards', 'One card', 'Two cards', 'Three cards', 'Four cards'];

/** Which qualifier and round the cards are of, and where they are saved. */
export function CardsHead({ hand: { kept, failure }, action, onAction }: CardsHeadProps) {
  const problem = failure ?? kept.problem;
  const isSent = !isCardsWaiting(kept) && kept.sent !== null;
  return (
    <header className={classes.head}>
      <div className="shrinkable">
        <b className="break-anywhere">{`${kept.title} qualifier, R${kept.cards.round + 1}`}</b>
        <p className={classes.saved} role="status" data-problem={problem !== null || undefined}>
          {problem === null && (isSent ? <CheckIcon /> : <PhoneIcon />)}
          {problem ?? savedText(kept)}
        </p>
      </div>
      <Button variant="default" size="md" className="flex-none" onClick={onAction}>
        {action}
      </Button>
    </header>
  );
}

function savedText({ cards, savedAt, sent }: DeviceCards): string {
  if (sent !== null && sent.taps >= cards.taps) return `Saved to the team, ${clockTime(sent.at)}`;
  return `${counts[cards.players.length] ?? ''} on this phone, saved ${clockTime(savedAt)}`;
}
