import type { ReactNode } from 'react';
import { Card } from '../../ui/pages/card.tsx';
import { Descriptor } from './sides/descriptor.tsx';
import classes from './card-pair.module.css';
import type { Side, Sides } from './sides/sides.ts';

type CardPairProps = {
  readonly title: string;
  readonly sides: Sides;
  /** Stacked instead of side by side (CMP-16). */
  readonly isColumn?: boolean;
  /** Renders the content of one side's card. */
  readonly children: (side: Side) => ReactNode;
};

/** A tab's two cards (CMP-13), titled by their players if there are two (CMP-14, CMP-O5). */
export function CardPair({ title, sides, isColumn = false, children }: CardPairProps) {
  const isOnePlayer = sides.left.accountId === sides.right.accountId;
  return (
    <>
      {/* Both cards of one player have this title, which is read with each. */}
      {isOnePlayer && (
        <p className="margin-bottom-8 text-xl strong" aria-hidden="true">
          {title}
        </p>
      )}
      <div className={classes.pair} data-untitled={isOnePlayer || undefined} data-column={isColumn || undefined}>
        {[sides.left, sides.right].map((side) => (
          <Card key={side.place} title={isOnePlayer ? title : `${side.playerName}'s ${title}`}>
            <Descriptor side={side} />
            {children(side)}
          </Card>
        ))}
      </div>
    </>
  );
}
