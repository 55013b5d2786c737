import type { OutputOf } from '@strokebook/contract';
import { type FlagGroup, flagGroups } from '@strokebook/golf/facts';
import { grouped, plural } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import type { Sides } from '../sides/sides.ts';
import classes from './cards.module.css';
import { ConditionBar, type ProbabilityChoice } from './condition-bar.tsx';
import { FlagRows } from './flag-rows.tsx';
import { HolesOnMap } from './holes-on-map.tsx';
import { statProbabilityQuery } from './queries.ts';
import { SideCards } from './side-cards.tsx';

type StatProbability = OutputOf<'getStatProbability'>;

type StatProbabilityCardsProps = Pick<ProbabilityChoice, 'selectedStats' | 'hiddenStats'> & {
  readonly sides: Sides;
  readonly onChange: (choice: ProbabilityChoice) => void;
};

/** The groups that are expanded by default. */
const openAtFirst: readonly FlagGroup[] = ['Scoring', 'Off the Tee'];

/**
 * How often each stat holds on the holes that satisfy the selected conditions, which both sides share (CMP-15, API-23).
 */
export function StatProbabilityCards({ sides, selectedStats, hiddenStats, onChange }: StatProbabilityCardsProps) {
  const { api } = useApi();
  const [sessionId] = useState(() => crypto.randomUUID());
  const [open, setOpen] = useState<ReadonlySet<FlagGroup>>(() => new Set(openAtFirst));
  const left = useQuery(statProbabilityQuery(api, sides.left, { sessionId, selectedStats }));
  const right = useQuery(statProbabilityQuery(api, sides.right, { sessionId, selectedStats }));
  const hidden = new Set(hiddenStats);
  // The same rows on both cards, so that they are aligned; stats that occur on neither side are hidden.
  const shown = new Set(
    [left.data, right.data].flatMap(
      (card) =>
        card?.flags.filter(({ id, overall }) => (overall?.successes ?? 0) > 0 && !hidden.has(id)).map(({ id }) => id) ??
        [],
    ),
  );
  const toggle = (group: FlagGroup) => setOpen(toggled(open, group));
  const choice = { selectedStats, hiddenStats };
  return (
    <div className={classes.probability}>
      <ConditionBar choice={choice} onChange={onChange} />
      <SideCards title="Stat Probability" sides={sides} left={left} right={right} missingOf={missingOf}>
        {(card, side) => (
          <>
            <p className={classes.matching}>
              <b>{grouped(card.matching)}</b>{' '}
              {selectedStats.length === 0
                ? `${card.matching === 1 ? 'hole' : 'holes'} in ${plural(card.rounds, 'round')}`
                : `of ${grouped(card.holes)} holes match, in ${plural(card.matches.length, 'round')} of ${grouped(card.rounds)}`}
            </p>
            {flagGroups.map((group) => (
              <FlagRows
                key={group}
                group={group}
                flags={card.flags.filter((flag) => flag.group === group && shown.has(flag.id))}
                isConditioned={selectedStats.length > 0}
                isOpen={open.has(group)}
                onToggle={() => toggle(group)}
                onCondition={(id) => onChange({ selectedStats: [...selectedStats, id], hiddenStats })}
                onHide={(id) => onChange({ selectedStats, hiddenStats: [...hiddenStats, id] })}
              />
            ))}
            <HolesOnMap key={side.accountId} side={side} matches={card.matches} />
          </>
        )}
      </SideCards>
    </div>
  );
}

function missingOf(card: StatProbability) {
  return card.holes > 0
    ? null
    : { title: 'No hole of these rounds has a score.', text: 'Log scores to see how often each of these happens.' };
}

function toggled<Item>(items: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(items);
  if (!next.delete(item)) next.add(item);
  return next;
}
