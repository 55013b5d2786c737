import { Skeleton } from '@mantine/core';
import { BarMeter } from '@strokebook/charts';
import { NOTHING } from '@strokebook/golf/format';
import type { CategoryPerformance } from '@strokebook/golf/overview';
import { statText } from '@strokebook/golf/stats';
import { type CSSProperties, useId, useState } from 'react';
import { useUnits } from '../../../api/use-units.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { statCategoryLabels } from '../categories.ts';
import { detailsOf, type OverviewView, performanceOf } from './overview-view.ts';
import classes from '../performance-card.module.css';
import { partsText, percentText } from '../figures/percent-text.ts';

type OverviewColumnProps = { readonly view: OverviewView; readonly isCollapsible: boolean };

/** The category percentages of one overview as bars (DASH-11); collapsible on narrow screens (DASH-12). */
export function OverviewColumn({ view, isCollapsible }: OverviewColumnProps) {
  const [isOpen, setIsOpen] = useState(true);
  const bodyId = useId();
  const { filterName, colour } = view.config;
  const isShown = isOpen || !isCollapsible;
  return (
    <div className={classes.column} style={{ '--c': colour } as CSSProperties}>
      <h3 className={classes.columnTitle}>
        {isCollapsible ? (
          <button
            type="button"
            className="fold-button fold-row"
            aria-expanded={isShown}
            aria-controls={bodyId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {filterName}
            <ChevronDownIcon />
          </button>
        ) : (
          filterName
        )}
      </h3>
      <p className={classes.details}>{detailsOf(view.config)}</p>
      <div id={bodyId} className={classes.columnBody} hidden={!isShown}>
        <Bars view={view} />
      </div>
    </div>
  );
}

/** One or two stats beside the standard, instead of a share of them; a mark only for what is likely real (ASSESS-O5). */
function FewStats({ stats }: { readonly stats: CategoryPerformance['few'] }) {
  const [units] = useUnits();
  return stats.map(({ statId, name, performance, standard, beatStandard, isReal }) => (
    <div key={statId} className={classes.few}>
      {statText(statId, performance, units)}
      <small>
        {`${name}, standard ${statText(statId, standard, units)}`}
        {isReal && (
          <>
            {' '}
            <span aria-label={beatStandard ? 'beats it' : 'falls short'}>{beatStandard ? '▲' : '▼'}</span>
          </>
        )}
      </small>
    </div>
  ));
}

function Bars({ view }: { readonly view: OverviewView }) {
  const performance = performanceOf(view);
  return (
    <table className={classes.bars}>
      <caption className="unseen">{`${view.config.filterName}: share of stats that exceed the standard`}</caption>
      <tbody>
        {statCategoryLabels.map(({ category, label }) => {
          const figure = performance?.byCategory.find((one) => one.category === category);
          const percent = figure?.performance ?? null;
          return (
            <tr key={category} className="grid">
              <th scope="row">{label}</th>
              {performance !== null && (percent === null || (figure?.few.length ?? 0) > 0) ? (
                // Without a share there is no bar.
                <td className={classes.percent} colSpan={2}>
                  {figure === undefined || figure.few.length === 0 ? NOTHING : <FewStats stats={figure.few} />}
                </td>
              ) : (
                <>
                  <td className={classes.bar}>
                    {performance === null ? (
                      <Skeleton height={8} />
                    ) : (
                      <BarMeter percent={percent} colour={view.config.colour} />
                    )}
                  </td>
                  <td className={classes.percent}>
                    {performance === null ? '' : percentText(percent)}
                    {figure !== undefined && <small>{partsText(figure)}</small>}
                  </td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
