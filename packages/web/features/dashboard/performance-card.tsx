import { Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { RadarChart } from '@strokebook/charts';
import { isUsable } from '@strokebook/golf/overview';
import type { CSSProperties } from 'react';
import { breakpoints } from '../../lib/breakpoints.ts';
import { CollapsibleSection } from '../../ui/pages/collapsible-section.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { statCategoryLabels } from './categories.ts';
import { OverviewColumn } from './overviews/overview-column.tsx';
import { type OverviewView, performanceOf } from './overviews/overview-view.ts';
import { percentText, shownShare } from './figures/percent-text.ts';
import classes from './performance-card.module.css';

const INFO = 'The percentages represent the number of stats that exceed your chosen standard.';
/** Added where the first sentence alone would not be true. */
const NEAREST_INFO =
  ' A category without figures in it is judged by the nearest standard that has them, which is named below.';
const SPIDER_LABEL = 'Share of stats that exceed the standard, by category';

type PerformanceCardProps = {
  readonly views: readonly OverviewView[];
  readonly canToggle: boolean;
  readonly onToggle: (filterName: string) => void;
};

export function PerformanceCard({ views, canToggle, onToggle }: PerformanceCardProps) {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.narrow}px)`, true, { getInitialValueInEffect: false });
  const usable = views.filter((view) => isUsable(view.state));
  if (usable.length === 0) return null;
  const visible = usable.filter((view) => !view.isHidden);
  const series = visible.flatMap((view) => seriesOf(view) ?? []);
  const nearest = nearestOf(visible);
  const info = nearest.length > 0 ? INFO + NEAREST_INFO : INFO;
  return (
    <CollapsibleSection
      title="Player Performance"
      hint={
        <Tooltip label={info} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
          <button type="button" className={classes.info} aria-label={info}>
            <InfoIcon />
          </button>
        </Tooltip>
      }
      actions={<OverviewChips views={usable} canToggle={canToggle} onToggle={onToggle} />}
    >
      {visible.length === 0 ? (
        <p className={classes.none}>Every overview is hidden. Choose one above to see it here.</p>
      ) : (
        <div className="container">
          <div className={classes.card} data-drawn={isDrawable(series) || undefined}>
            {isDrawable(series) && (
              <div className={classes.spider}>
                <RadarChart label={SPIDER_LABEL} axes={statCategoryLabels.map(({ label }) => label)} series={series} />
              </div>
            )}
            <div className={classes.columns}>
              {visible.map((view) => (
                <OverviewColumn key={view.config.filterName} view={view} isCollapsible={!isWide} />
              ))}
            </div>
            {nearest.length > 0 && (
              <p className={classes.nearest}>
                {nearest.map(({ label, categories }) => `${categories} by ${label}`).join('; ')}: the chosen standard
                has no figures of {nearest.length === 1 && !nearest[0]?.categories.includes(',') ? 'it' : 'them'}.
              </p>
            )}
          </div>
        </div>
      )}
    </CollapsibleSection>
  );
}

/** The standards that judge categories instead of the chosen one, each with its categories: 'Drive, Save'. */
function nearestOf(views: readonly OverviewView[]): readonly { readonly label: string; readonly categories: string }[] {
  const judged = views.flatMap((view) => performanceOf(view)?.byCategory ?? []);
  const groups = Map.groupBy(
    judged.filter(({ nearest }) => nearest !== null),
    ({ nearest }) => nearest?.label ?? '',
  );
  return [...groups].map(([label, of]) => ({
    label,
    categories: statCategoryLabels
      .filter(({ category }) => of.some((one) => one.category === category))
      .map((one) => one.label)
      .join(', '),
  }));
}

/** A spider chart with fewer values has no shape. */
const MIN_CORNERS = 3;

/** Whether the chart has a shape; while figures load it is drawn empty. */
const isDrawable = (series: readonly NonNullable<ReturnType<typeof seriesOf>>[]): boolean =>
  series.length === 0 ||
  series.some(({ figures }) => figures.filter(({ value }) => value !== null).length >= MIN_CORNERS);

function seriesOf(view: OverviewView) {
  const performance = performanceOf(view);
  if (performance === null) return null;
  const figures = statCategoryLabels.map(({ category }) => {
    const share = performance.byCategory.find((one) => one.category === category);
    const value = share === undefined ? null : shownShare(share).performance;
    return { value, text: percentText(value) };
  });
  return { name: view.config.filterName, colour: view.config.colour, figures };
}

type OverviewChipsProps = {
  readonly views: readonly OverviewView[];
  readonly canToggle: boolean;
  readonly onToggle: (filterName: string) => void;
};

/** The picker bar: one colored chip per overview, struck through while hidden (DASH-08, DASH-09). */
function OverviewChips({ views, canToggle, onToggle }: OverviewChipsProps) {
  return (
    <fieldset className={classes.chips} aria-label="Overviews" data-no-print>
      {views.map(({ config, isHidden }) => (
        <button
          key={config.filterName}
          type="button"
          className={classes.chip}
          aria-pressed={!isHidden}
          disabled={!canToggle}
          style={{ '--c': config.colour } as CSSProperties}
          onClick={() => onToggle(config.filterName)}
        >
          <span className="truncate">{isHidden ? <s>{config.filterName}</s> : config.filterName}</span>
          {config.isSelected && <small className="fine">selected</small>}
        </button>
      ))}
    </fieldset>
  );
}
