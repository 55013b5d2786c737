import type { FigureSample } from '@strokebook/contract';
import { bandsIn, formatDay, plural, scoreToPar } from '@strokebook/golf/format';
import type { RoundSummary, UnitSystem } from '@strokebook/golf/model';
import { type BehindGroup, groupsByDistance, groupsByRound, worstFirst } from '@strokebook/golf/opened-figure';
import { roundLabel } from '@strokebook/golf/scorecard';
import type { StatCategory, StatDefinition } from '@strokebook/golf/stats';
import { useState } from 'react';
import type { RoundEditor } from '../../../controls/round-actions/use-round-editor.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import classes from './behind-list.module.css';
import { BehindRow } from './behind-row.tsx';
import { countText, isGained, togetherText, toneOf } from './behind-text.ts';

/** Rows at first, and rows that 'more' adds. */
const FIRST_SHOWN = 8;
const FIRST_IN_GROUP = 4;
const MORE_SHOWN = 20;

type Order = 'worst' | 'round' | 'distance';

type BehindListProps = {
  readonly samples: readonly FigureSample[];
  readonly definition: StatDefinition;
  readonly category: StatCategory;
  readonly rounds: ReadonlyMap<string, RoundSummary>;
  readonly editor: RoundEditor | null;
  readonly units: UnitSystem;
};

/** The strokes or holes behind a figure in three orders, never as a table; what is cut off says the rest and the sum. */
export function BehindList({ samples, definition, category, rounds, editor, units }: BehindListProps) {
  const [order, setOrder] = useState<Order>('worst');
  const byDistance = groupsByDistance(samples, category, definition.better);
  const orders: readonly (readonly [Order, string])[] = [
    ['worst', isGained(definition) ? 'Costliest' : definition.better === 'none' ? 'As played' : 'Worst first'],
    ['round', 'By round'],
    ...(byDistance.length > 0 ? [['distance', 'By distance'] as const] : []),
  ];
  const shared = { definition, rounds, editor, units };
  return (
    <div>
      <div className={classes.orders} role="group" aria-label="Order">
        {orders.map(([id, name]) => (
          <button key={id} type="button" aria-pressed={order === id} onClick={() => setOrder(id)}>
            {name}
          </button>
        ))}
      </div>
      <p className={classes.heads} aria-hidden="true">
        <span>{definition.unit === 'shot' ? 'from, to' : 'hole, score'}</span>
        <span>{bandsIn(definition.label, units)}</span>
      </p>
      {order === 'worst' && (
        <Rows key="worst" {...shared} samples={worstFirst(samples, definition.better)} first={FIRST_SHOWN} isNamed />
      )}
      {order === 'round' &&
        groupsByRound(samples, definition.better).map((group, index) => (
          <Group key={group.key} {...shared} group={group} isFirst={index === 0} round={rounds.get(group.key)} />
        ))}
      {order === 'distance' &&
        byDistance.map((group, index) => <Group key={group.key} {...shared} group={group} isFirst={index === 0} />)}
      <p className={classes.total}>
        <span>{`All ${countText(samples.length, definition)}`}</span>
        <b>{togetherText(samples, definition, units)}</b>
      </p>
    </div>
  );
}

type SharedProps = Pick<BehindListProps, 'definition' | 'rounds' | 'editor' | 'units'>;

type GroupProps = SharedProps & {
  readonly group: BehindGroup<FigureSample>;
  /** Only the first group is open. */
  readonly isFirst: boolean;
  /** The round of a group by round; its name is then left out of the rows. */
  readonly round?: RoundSummary | undefined;
};

function Group({ group, isFirst, round, ...shared }: GroupProps) {
  const [isOpen, setIsOpen] = useState(isFirst);
  const { definition, units } = shared;
  const count = countText(group.rows.length, definition);
  return (
    <details className={classes.group} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.name}>
          <b>{round === undefined ? bandsIn(group.label, units) : roundLabel(round)}</b>
          <small>{round === undefined ? count : `${roundFacts(round)}. ${count}`}</small>
        </span>
        <b data-tone={toneOf(group.sum, definition)}>{togetherText(group.rows, definition, units)}</b>
        <ChevronDownIcon size={16} />
      </summary>
      {isOpen && <Rows {...shared} samples={group.rows} first={FIRST_IN_GROUP} isNamed={round === undefined} />}
    </details>
  );
}

const roundFacts = ({ playedOn, score, par }: RoundSummary): string =>
  `${formatDay(playedOn, true)}${score === null || par === null ? '' : `. ${score}, ${scoreToPar(score - par)}`}`;

type RowsProps = SharedProps & {
  readonly samples: readonly FigureSample[];
  /** Number of rows before 'more' is pressed. */
  readonly first: number;
  /** Whether rows say their round. */
  readonly isNamed: boolean;
};

function Rows({ samples, first, isNamed, ...shared }: RowsProps) {
  const [count, setCount] = useState(first);
  const { definition, rounds, units } = shared;
  const rest = samples.slice(count);
  return (
    <>
      <ol className={classes.rows}>
        {samples.slice(0, count).map((sample, index) => (
          <BehindRow
            // oxlint-disable-next-line react/no-array-index-key -- a sample has no name of its own, and the list only grows at its end
            key={index}
            {...shared}
            sample={sample}
            round={rounds.get(sample.roundId)}
            isNamed={isNamed}
          />
        ))}
      </ol>
      {rest.length > 0 && (
        <button type="button" className={classes.more} onClick={() => setCount(count + MORE_SHOWN)}>
          <span>{plural(rest.length, definition.unit === 'shot' ? 'more stroke' : 'more hole')}</span>
          <b>{togetherText(rest, definition, units)}</b>
        </button>
      )}
    </>
  );
}
