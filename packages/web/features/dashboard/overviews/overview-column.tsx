import { Skeleton } from '@mantine/core';
import { BarMeter } from '@strokebook/charts';
import { type CSSProperties, useId, useState } from 'react';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { statCategoryLabels } from '../categories.ts';
import { detailsOf, type OverviewView, performanceOf } from './overview-view.ts';
import classes from '../performance-card.module.css';
import { percentText, sharePartsText, shownShare } from '../figures/percent-text.ts';

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

function Bars({ view }: { readonly view: OverviewView }) {
  const performance = performanceOf(view);
  return (
    <table className={classes.bars}>
      <caption className="unseen">{`${view.config.filterName}: share of stats that exceed the standard`}</caption>
      <tbody>
        {statCategoryLabels.map(({ category, label }) => {
          const figure = performance?.byCategory.find((one) => one.category === category);
          const share = figure === undefined ? null : shownShare(figure);
          return (
            <tr key={category} className="grid">
              <th scope="row">{label}</th>
              <td className={classes.bar}>
                {performance === null ? (
                  <Skeleton height={8} />
                ) : (
                  figure?.hasFigures === true && (
                    <BarMeter percent={share?.performance ?? null} colour={view.config.colour} />
                  )
                )}
              </td>
              <td className={classes.percent}>
                {performance !== null && percentText(share?.performance ?? null)}
                {figure !== undefined && (
                  <small>
                    {sharePartsText(figure)}
                    {/* The card says it once for all columns. */}
                    {figure.nearest !== null && <span className="unseen">{`, by ${figure.nearest.label}`}</span>}
                  </small>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
