import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { isUsable, type StrokesGainedPart } from '@strokebook/golf/overview';
import { useState } from 'react';
import { CollapsibleSection } from '../../../ui/pages/collapsible-section.tsx';
import { PickMenu } from '../../../ui/menus/pick-menu.tsx';
import { GainTable } from './gain-table.tsx';
import { type OverviewView, performanceOf } from '../overviews/overview-view.ts';
import classes from './strokes-gained.module.css';
import { StrokesGainedTrend } from './strokes-gained-trend.tsx';

type StrokesGainedCardProps = {
  readonly accountId: AccountId;
  readonly views: readonly OverviewView[];
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly onOpen: (filterName: string, statId: string) => void;
};

/** Strokes gained and lost: by category and distance, over time, and the costliest areas. */
export function StrokesGainedCard(props: StrokesGainedCardProps) {
  const shown = props.views.filter((view) => isUsable(view.state) && !view.isHidden && view.report !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [part, setPart] = useState<StrokesGainedPart>('total');
  const view = shown.find(({ config }) => config.filterName === chosen) ?? viewWithMostRounds(shown);
  const performance = view === undefined ? null : performanceOf(view);
  if (view === undefined || performance === null) return null;
  const { filterName } = view.config;
  const open = (statId: string) => props.onOpen(filterName, statId);
  return (
    <CollapsibleSection
      title="Strokes Gained by Distance"
      hint="a round, against PGA TOUR players"
      actions={
        <PickMenu
          label="Of"
          value={filterName}
          options={shown.map(({ config }) => ({ value: config.filterName }))}
          onChange={setChosen}
        />
      }
    >
      <div className="container">
        <div className={classes.panels}>
          <GainTable stats={performance.stats} part={part} onPart={setPart} onOpen={open} />
          <StrokesGainedTrend
            accountId={props.accountId}
            history={props.history}
            holeCount={props.holeCount}
            filter={view.config.filter}
            part={part}
          />
        </div>
      </div>
    </CollapsibleSection>
  );
}

/** The visible overview with the most rounds, because small samples are unreliable for strokes gained. */
const viewWithMostRounds = (views: readonly OverviewView[]): OverviewView | undefined =>
  views.toSorted((a, b) => (b.report?.roundCount ?? 0) - (a.report?.roundCount ?? 0))[0];
