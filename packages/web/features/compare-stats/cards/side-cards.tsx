import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/pages/notice.tsx';
import { QueryState } from '../../../ui/pages/query-state.tsx';
import { CardPair } from '../card-pair.tsx';
import type { Side, Sides } from '../sides/sides.ts';
import classes from './cards.module.css';

type CardQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch' | 'isPlaceholderData'>;

type SideCardsProps<Data> = {
  readonly title: string;
  readonly sides: Sides;
  readonly left: CardQuery<Data>;
  readonly right: CardQuery<Data>;
  /** Why the existing rounds have nothing to show; null if they have. */
  readonly missingOf: (data: Data) => { readonly title: string; readonly text: string } | null;
  readonly children: (data: Data, side: Side) => ReactNode;
};

/** The two cards of a tab, each with the figures of its side, a skeleton or a notice. */
export function SideCards<Data extends { readonly rounds: number }>(props: SideCardsProps<Data>) {
  const { title, sides, missingOf, children } = props;
  return (
    <div>
      <CardPair title={title} sides={sides}>
        {(side) => (
          <CardBody query={props[side.place]} title={title} missingOf={missingOf}>
            {(data) => children(data, side)}
          </CardBody>
        )}
      </CardPair>
      <details className={classes.hint}>
        <summary>About the ranges</summary>
        <p>
          The line beside a dot is where the true figure is likely to be. The signs above say whether the sides differ.
        </p>
      </details>
    </div>
  );
}

type CardBodyProps<Data> = Pick<SideCardsProps<Data>, 'title' | 'missingOf'> & {
  readonly query: CardQuery<Data>;
  readonly children: (data: Data) => ReactNode;
};

function CardBody<Data extends { readonly rounds: number }>(props: CardBodyProps<Data>) {
  const { query, title, missingOf, children } = props;
  return (
    <QueryState query={query} part={title} skeleton={<CardSkeleton />}>
      {(data) => {
        const missing = data.rounds === 0 ? noRounds : missingOf(data);
        return (
          <div
            className={classes.body}
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={query.isPlaceholderData}
          >
            {missing === null ? (
              children(data)
            ) : (
              <Notice level={3} title={missing.title}>
                {missing.text}
              </Notice>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

const noRounds = {
  title: 'No rounds in this selection.',
  text: 'Choose other years, seasons, kinds or rounds to see figures here.',
};

/** Every card has figures, a chart and rows in this order. */
function CardSkeleton() {
  return (
    <div className={classes.body} role="status" aria-label="Loading">
      <div className={classes.tiles}>
        {['a', 'b', 'c'].map((tile) => (
          <Skeleton key={tile} height={76} />
        ))}
      </div>
      <Skeleton height={190} />
      <Skeleton height={240} />
    </div>
  );
}
