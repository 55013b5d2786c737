import { OutcomeChart } from '@strokebook/charts';
import type { OutputOf } from '@strokebook/contract';
import { formatIndex } from '@strokebook/golf/format';
import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { QueryState } from '../../ui/pages/query-state.tsx';
import classes from './handicap.module.css';
import { type TeeChoice, TeeSelect } from './tee-select.tsx';

type Outlook = NonNullable<OutputOf<'getTeeOutlook'>['outlook']>;

/** The index after the next round on a tee, for every score. */
export function WhatIf({ tees, tee, outlook, onTee }: TeeChoice) {
  return (
    <section className={classes.part} aria-labelledby="what-if-title">
      <h2 id="what-if-title" className="text-xl">
        What if
      </h2>
      <TeeSelect label="Next round on" tees={tees} tee={tee} onTee={onTee} />
      <QueryState part="What if" query={outlook} skeleton={<Skeleton height={240} />}>
        {({ outlook: known }) =>
          known === null || known.outcomes.length === 0 ? (
            <p className="note">It begins with the first index.</p>
          ) : (
            <div className="fading" data-stale={outlook.isPlaceholderData || undefined}>
              <Outcomes outlook={known} />
            </div>
          )
        }
      </QueryState>
    </section>
  );
}

function Outcomes({ outlook }: { readonly outlook: Outlook }) {
  const { ref, width } = useElementSize();
  const [score, setScore] = useState<number | null>(null);
  const { outcomes, index } = outlook;
  const [lowest, highest] = [outcomes[0]?.score ?? 0, outcomes.at(-1)?.score ?? 0];
  // The score that just lowers the index is what a player wants to know first.
  const first = outlook.lowersUpTo ?? Math.round((lowest + highest) / 2);
  const chosen = Math.min(highest, Math.max(lowest, score ?? first));
  const outcome = outcomes.find((one) => one.score === chosen);
  const result = outcome === undefined ? '' : `${chosen} makes ${formatIndex(outcome.index)}`;
  return (
    <div ref={ref}>
      <OutcomeChart
        label="Estimated index after the next round"
        dots={outcomes.map(({ score: one, index: value }) => ({ score: one, value, text: formatIndex(value) }))}
        columns={['Score', 'Index']}
        now={{ value: index, text: formatIndex(index) }}
        chosen={chosen}
        tickText={(value) => formatIndex(value)}
        {...(width > 0 ? { width } : {})}
      />
      <label className={classes.slider}>
        <span className="unseen">Score of the next round</span>
        <input
          type="range"
          min={lowest}
          max={highest}
          value={chosen}
          aria-valuetext={result}
          onChange={({ currentTarget }) => setScore(Number(currentTarget.value))}
        />
      </label>
      <p className="text-l">
        <b>{result}.</b> {outcome?.reduction === 0 ? '' : 'It would be exceptional.'}
      </p>
      <p className="note">{outlookText(outlook)}</p>
    </div>
  );
}

/** '79 or better lowers it. 86 or worse raises it.' */
function outlookText({ lowersUpTo, raisesFrom }: Outlook): string {
  const lower = lowersUpTo === null ? 'None of these scores lowers it.' : `${lowersUpTo} or better lowers it.`;
  const raise = raisesFrom === null ? 'A worse score changes nothing this time.' : `${raisesFrom} or worse raises it.`;
  return `${lower} ${raise} Holes count net double bogey at most.`;
}
