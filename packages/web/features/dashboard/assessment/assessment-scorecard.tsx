import { Button } from '@mantine/core';
import type { RoundGroup } from '@strokebook/golf/grouping';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { type RoundFilter, selectRounds } from '@strokebook/golf/selection';
import { type ReactNode, useMemo } from 'react';
import { ScorecardArea } from '../../../controls/scorecard/scorecard-area.tsx';
import type { GroupHeading } from '../../../controls/scorecard/group-row.tsx';
import type { ScorecardState } from '../../../controls/scorecard/use-scorecard.ts';
import { OverviewEye } from '../overviews/overview-eye.tsx';
import { ViewShotsButton } from '../my-rounds/view-shots-button.tsx';
import { detailsOf, type OverviewView } from '../overviews/overview-view.ts';

/** The rounds of each overview as a group of the scorecard; a hidden one only keeps its heading (ASSESS-O1). */
export function useOverviewRounds(
  views: readonly OverviewView[],
  history: readonly RoundSummary[],
): readonly RoundGroup[] {
  // Loading figures change the views but not their rounds, and the scorecard compares the groups by identity.
  const key = JSON.stringify(views.map(({ config, isHidden }) => [config.filterName, isHidden ? null : config.filter]));
  return useMemo(
    () =>
      (JSON.parse(key) as readonly [string, RoundFilter | null][]).map(([name, filter]) => ({
        key: name,
        name,
        rounds: filter === null ? [] : selectRounds(history, filter),
        subgroups: [],
      })),
    [key, history],
  );
}

type HeadingOptions = {
  readonly views: readonly OverviewView[];
  readonly canToggle: boolean;
  readonly onToggle: (filterName: string) => void;
  readonly onOpen: (filterName: string) => void;
  readonly onRetry: () => void;
};

/** The content beside each overview's name. A hook that calls no other hook is not compiled, so it memoizes by hand. */
export function useOverviewHeadings(options: HeadingOptions): (key: string) => GroupHeading {
  const { views, canToggle, onToggle, onOpen, onRetry } = options;
  return useMemo(() => {
    const headings = new Map(
      views.map((view): readonly [string, GroupHeading] => {
        const { filterName, colour } = view.config;
        return [
          filterName,
          {
            lead: <OverviewEye view={view} canToggle={canToggle} onToggle={() => onToggle(filterName)} />,
            trail: <ViewShotsButton filterName={filterName} onOpen={() => onOpen(filterName)} />,
            note: detailsOf(view.config),
            colour,
            aside: asideOf(view, onRetry),
          },
        ];
      }),
    );
    return (key) => headings.get(key) ?? noHeading;
  }, [views, canToggle, onToggle, onOpen, onRetry]);
}

const noHeading: GroupHeading = {};

type AssessmentScorecardProps = HeadingOptions & {
  readonly caption: string;
  readonly card: ScorecardState;
  readonly holesPerRound: HoleCount;
  readonly corner: ReactNode;
};

/** The category Scorecard: the rounds themselves, one group per overview. */
export function AssessmentScorecard(props: AssessmentScorecardProps) {
  const headingOf = useOverviewHeadings(props);
  return (
    <ScorecardArea
      card={props.card}
      caption={props.caption}
      holesPerRound={props.holesPerRound}
      corner={props.corner}
      headingOf={headingOf}
    />
  );
}

function asideOf(view: OverviewView, onRetry: () => void): ReactNode {
  if (view.isHidden) return 'Hidden';
  if (view.report !== null && 'error' in view.report.performanceStats) {
    return (
      <>
        {view.report.performanceStats.error}{' '}
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          Retry
        </Button>
      </>
    );
  }
  return undefined;
}
