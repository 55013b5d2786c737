import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { StandardChoice } from '@strokebook/contract';
import type { OverviewGroup } from '@strokebook/golf/overview';
import { useState } from 'react';
import { CollapsibleSection } from '../../ui/collapsible-section.tsx';
import { segmentedLook } from '../../ui/segmented.ts';
import classes from './assessment.module.css';
import { assessmentColumns } from './assessment-columns.ts';
import { AssessmentTable } from './assessment-table.tsx';
import { categories, type CategoryId, categoryIds } from './categories.ts';
import type { OverviewView } from './overview-view.ts';

const options = categoryIds.map((value) => ({ value, label: categories[value].label }));

type AssessmentCardProps = {
  readonly group: OverviewGroup;
  readonly views: readonly OverviewView[];
  readonly standard: StandardChoice | null;
  readonly category: CategoryId;
  readonly canToggle: boolean;
  readonly onCategory: (category: CategoryId) => void;
  readonly onToggle: (filterName: string) => void;
  readonly onShowAll: (isShown: boolean) => void;
  readonly onRetry: () => void;
};

export function AssessmentCard(props: AssessmentCardProps) {
  const { group, views, category } = props;
  const [openStats, setOpenStats] = useState<readonly string[]>([]);
  const title = `${group.groupName} Assessment`;
  const toggleStat = (id: string) =>
    setOpenStats(openStats.includes(id) ? openStats.filter((open) => open !== id) : [...openStats, id]);
  return (
    <CollapsibleSection title={title} actions={<CategorySelector value={category} onChange={props.onCategory} />}>
      <AssessmentTable
        caption={`${title}, ${categories[category].label}`}
        views={views}
        columns={assessmentColumns(views, category, openStats)}
        openStats={openStats}
        standard={props.standard}
        onOpenStat={toggleStat}
        canToggle={props.canToggle}
        onToggle={props.onToggle}
        onShowAll={props.onShowAll}
        onRetry={props.onRetry}
      />
      {props.standard !== null && (
        <p className={classes.legend}>
          <span aria-hidden="true">▲▼</span> beats or falls short of the standard · <span aria-hidden="true">△▽</span>{' '}
          the same, from too few holes to be sure
        </p>
      )}
    </CollapsibleSection>
  );
}

type CategorySelectorProps = { readonly value: CategoryId; readonly onChange: (category: CategoryId) => void };

/** A slider where there is room, a dropdown where there is not (ASSESS-03). */
function CategorySelector({ value, onChange }: CategorySelectorProps) {
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  if (isWide) {
    return (
      <SegmentedControl
        aria-label="Category"
        classNames={segmentedLook}
        data={options}
        value={value}
        onChange={(next) => onChange(next)}
      />
    );
  }
  return (
    <NativeSelect
      aria-label="Category"
      size="md"
      data={options}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as CategoryId)}
    />
  );
}
