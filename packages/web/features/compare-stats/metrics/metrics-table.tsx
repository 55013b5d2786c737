import { type MetricsOfCategory, namedFigures } from '@strokebook/golf/compare';
import { bandsIn } from '@strokebook/golf/format';
import type { StatCategory } from '@strokebook/golf/stats';
import { useEffect, useRef, useState } from 'react';
import { useUnits } from '../../../api/use-units.ts';
import { breakpoints } from '../../../lib/breakpoints.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { TickMenu } from '../../../ui/menus/tick-menu.tsx';
import { useWindowSize } from '../../../ui/use-window-size.ts';
import type { SideLabels } from '../sides/sides.ts';
import { BetterSide, FigureTable } from './figure-table.tsx';
import { chosenIds, type MetricChoice } from './metric-choice.ts';
import classes from './metrics-table.module.css';

type MetricsTableProps = {
  readonly categories: readonly MetricsOfCategory[];
  readonly sides: SideLabels;
  readonly choice: MetricChoice;
  /** The category of the active tab. */
  readonly active: StatCategory | null;
  readonly hasPlayers?: boolean | undefined;
  readonly onChoice: (choice: MetricChoice) => void;
};

/** Both sides' figures by category; that of the active tab is marked (CMP-08, CMP-O61). */
export function MetricsTable(props: MetricsTableProps) {
  const { width } = useWindowSize();
  return width < breakpoints.compact ? <Folds {...props} /> : <Cards {...props} />;
}

/** A card for each category. */
function Cards({ categories, active, ...shown }: MetricsTableProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const [list, card] = [frame.current, frame.current?.querySelector<HTMLElement>(`[data-category="${active}"]`)];
    const scroller = list?.closest<HTMLElement>('[data-scrolls]');
    if (scroller == null || card == null) return;
    const legend = scroller.querySelector('[data-legend]')?.clientHeight ?? 0;
    const above = card.getBoundingClientRect().top - scroller.getBoundingClientRect().top - legend;
    if (above < 0 || above > scroller.clientHeight / 2) scroller.scrollTop += above;
  }, [active]);
  return (
    <section ref={frame} className={classes.frame} aria-label="Metrics">
      {categories.map((category) => {
        const { shotType } = category;
        return (
          <div
            key={shotType}
            className={classes.block}
            data-category={shotType}
            data-active={shotType === active || undefined}
          >
            <div className={classes.blockHead}>
              <h3 className="text-l">{shotType}</h3>
              <Verdict category={category} sides={shown.sides} />
              <MetricPicker category={category} {...shown} />
            </div>
            <Figures category={category} {...shown} />
          </div>
        );
      })}
    </section>
  );
}

/** The categories with their verdicts side by side, all in sight; the figures of one of them are below. */
function Folds({ categories, active, ...shown }: MetricsTableProps) {
  const [chosen, setChosen] = useState<{ readonly under: StatCategory | null; readonly category: StatCategory | null }>(
    {
      under: active,
      category: active,
    },
  );
  // Another tab opens its own category, whatever was opened before.
  const openId = chosen.under === active ? chosen.category : active;
  const open = categories.find(({ shotType }) => shotType === openId);
  return (
    <section className={classes.folds} aria-label="Metrics">
      <div className={classes.heads}>
        {categories.map((category) => {
          const { shotType } = category;
          const isOpen = shotType === openId;
          return (
            <div key={shotType} className={classes.head} data-active={isOpen || undefined}>
              <h3 className="text-l">
                <button
                  type="button"
                  className="fold-button"
                  aria-expanded={isOpen}
                  onClick={() => setChosen({ under: active, category: isOpen ? null : shotType })}
                >
                  {shotType}
                  <ChevronDownIcon />
                </button>
              </h3>
              <Verdict category={category} sides={shown.sides} />
            </div>
          );
        })}
        {open !== undefined && <MetricPicker category={open} {...shown} />}
      </div>
      {open !== undefined && (
        <div key={openId} className={`${classes.block} scroll-shadow`} data-category={openId}>
          <Figures category={open} {...shown} />
        </div>
      )}
    </section>
  );
}

type CategoryProps = Omit<MetricsTableProps, 'categories' | 'active'> & { readonly category: MetricsOfCategory };

const Verdict = ({ category: { shotType, verdict }, sides }: Pick<CategoryProps, 'category' | 'sides'>) =>
  verdict !== null && (
    <span className={classes.verdict}>
      <BetterSide
        certainty={verdict.certainty}
        better={verdict.better}
        sides={sides}
        basis={`${shotType} as a whole, by ${verdict.formattedBasis}.`}
      />
    </span>
  );

function MetricPicker({ category, choice, onChoice }: CategoryProps) {
  const [units] = useUnits();
  const { shotType } = category;
  const shown = chosenIds(category, choice);
  const all = namedFigures(category);
  const toggle = (id: string) =>
    onChoice({ ...choice, [shotType]: shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id] });
  return (
    <TickMenu
      label={`${shotType} metrics`}
      summary={`${shown.length} of ${all.length}`}
      options={all.map(({ figure, name }) => ({
        value: figure.metricId,
        label: bandsIn(name, units),
        isTicked: shown.includes(figure.metricId),
      }))}
      onToggle={toggle}
    />
  );
}

function Figures({ category, sides, choice, hasPlayers }: CategoryProps) {
  const shown = chosenIds(category, choice);
  return (
    <FigureTable
      caption={category.shotType}
      sides={sides}
      lines={namedFigures(category).filter(({ figure }) => shown.includes(figure.metricId))}
      hasPlayers={hasPlayers}
    />
  );
}
