import type { AccountId } from '@strokebook/golf/access';
import { NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { StandardChoice } from '@strokebook/contract';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { isUsable, type OverviewGroup } from '@strokebook/golf/overview';
import { useState } from 'react';
import { useUnits } from '../../../api/use-units.ts';
import { breakpoints } from '../../../lib/breakpoints.ts';
import { CollapsibleSection } from '../../../ui/pages/collapsible-section.tsx';
import { TableExport } from '../../../ui/grids/table-export.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { ScorecardTools } from '../../../controls/scorecard/scorecard-tools.tsx';
import { useScorecard } from '../../../controls/scorecard/use-scorecard.ts';
import classes from './assessment.module.css';
import { assessmentColumns } from './assessment-columns.ts';
import { assessmentCells } from './assessment-text.ts';
import { AssessmentScorecard, useOverviewRounds } from './assessment-scorecard.tsx';
import { AssessmentTable } from './assessment-table.tsx';
import { categoryIds, type CategoryId, categoryLabels, type StatCategoryId } from '../categories.ts';
import { AllEye } from '../overviews/overview-eye.tsx';
import type { OverviewView } from '../overviews/overview-view.ts';

const options = categoryIds.map((value) => ({ value, label: categoryLabels[value] }));

type AssessmentCardProps = {
  readonly accountId: AccountId;
  readonly group: OverviewGroup;
  readonly views: readonly OverviewView[];
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly standard: StandardChoice | null;
  readonly category: CategoryId;
  readonly canToggle: boolean;
  readonly onCategory: (category: CategoryId) => void;
  readonly onToggle: (filterName: string) => void;
  readonly onOpen: (filterName: string, statId?: string) => void;
  readonly onShowAll: (isShown: boolean) => void;
  readonly onRetry: () => void;
};

export function AssessmentCard(props: AssessmentCardProps) {
  const { group, views, category } = props;
  const [units] = useUnits();
  const title = `${group.groupName} Assessment`;
  const card = useScorecard(props.accountId, useOverviewRounds(views, props.history));
  const areAllShown = views.filter((view) => isUsable(view.state)).every((view) => !view.isHidden);
  const shared = {
    caption: `${title}, ${categoryLabels[category]}`,
    views,
    corner: (
      <div className={classes.overview}>
        <AllEye areAllShown={areAllShown} canToggle={props.canToggle} onShowAll={props.onShowAll} />
        Overview
      </div>
    ),
    canToggle: props.canToggle,
    onToggle: props.onToggle,
    onOpen: props.onOpen,
    onRetry: props.onRetry,
  };
  return (
    <CollapsibleSection
      title={title}
      actions={
        <>
          {category === 'scorecard' && card.state === 'ready' && (
            <ScorecardTools scorecard={card.scorecard} fileName={fileNameOf(title)} />
          )}
          {category !== 'scorecard' && (
            <TableExport
              fileName={fileNameOf(`${title} ${categoryLabels[category]}`)}
              cellsOf={() => assessmentCells({ views, category, standard: props.standard, units })}
            />
          )}
          <CategorySelector value={category} onChange={props.onCategory} />
        </>
      }
    >
      {category === 'scorecard' ? (
        <AssessmentScorecard {...shared} card={card} holesPerRound={props.holeCount} />
      ) : (
        <AssessmentStats {...shared} category={category} standard={props.standard} />
      )}
    </CollapsibleSection>
  );
}

const fileNameOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

type AssessmentStatsProps = Omit<
  Parameters<typeof AssessmentTable>[0],
  'columns' | 'openStats' | 'units' | 'onOpenStat'
> & {
  readonly category: StatCategoryId;
};

/** The stats of a category, with the children of expanded ones. */
function AssessmentStats({ category, ...props }: AssessmentStatsProps) {
  const [units] = useUnits();
  const [openStats, setOpenStats] = useState<readonly string[]>([]);
  const toggleStat = (id: string) =>
    setOpenStats(openStats.includes(id) ? openStats.filter((open) => open !== id) : [...openStats, id]);
  return (
    <>
      <AssessmentTable
        {...props}
        category={category}
        columns={assessmentColumns(category, openStats, units)}
        openStats={openStats}
        units={units}
        onOpenStat={toggleStat}
      />
      {props.standard !== null && (
        <p className="margin-top-8 note">
          <span aria-hidden="true">▲▼</span> beats or falls short of the standard, likely real ·{' '}
          <span aria-hidden="true">△▽</span> the same, but not likely real: it could be chance or needs more rounds
        </p>
      )}
    </>
  );
}

type CategorySelectorProps = { readonly value: CategoryId; readonly onChange: (category: CategoryId) => void };

/** A slider if there is room, else a dropdown (ASSESS-03). */
function CategorySelector({ value, onChange }: CategorySelectorProps) {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.narrow}px)`, true, { getInitialValueInEffect: false });
  if (isWide) {
    return <Segmented label="Category" options={options} value={value} onChange={(next) => onChange(next)} />;
  }
  return (
    <NativeSelect
      aria-label="Category"
      data={options}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as CategoryId)}
    />
  );
}
