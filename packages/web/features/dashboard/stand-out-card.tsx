import { Skeleton } from '@mantine/core';
import { IntervalBar } from '@strokebook/charts';
import type { NotableStat } from '@strokebook/golf/overview';
import { CollapsibleSection } from '../../ui/collapsible-section.tsx';
import { bandsIn, plural, signed, significanceText } from '@strokebook/golf/format';
import { MIN_ROUNDS, statText } from '@strokebook/golf/stats';
import { useUnits } from '../../lib/use-units.ts';
import { Notice } from '../../ui/notice.tsx';
import { type OverviewView, performanceOf } from './overview-view.ts';
import classes from './stand-out-card.module.css';
import { figuresById, fractionOf, type PlacedFigure } from './stat-figures.ts';

const MAX_PER_SIDE = 3;

type StandOutCardProps = {
  readonly view: OverviewView;
  readonly onOpen: (filterName: string, statId: string) => void;
  readonly onRetry: () => void;
};

/** The stats that cost and gain the most strokes against the standard. */
export function StandOutCard({ view, onOpen, onRetry }: StandOutCardProps) {
  const response = view.report?.strengthWeaknessResponse;
  return (
    <CollapsibleSection
      title="What stands out"
      hint={`${view.config.filterName}, in strokes per round against the standard`}
    >
      {response === undefined ? (
        <Skeleton height={150} radius={10} />
      ) : 'error' in response ? (
        <Notice title={response.error} tone="error" onRetry={onRetry} />
      ) : view.report !== null && view.report.roundCount < MIN_ROUNDS ? (
        <p className={classes.none}>{`Needs ${plural(MIN_ROUNDS - view.report.roundCount, 'more round')}.`}</p>
      ) : (
        <Sides view={view} weaknesses={response.weaknesses} strengths={response.strengths} onOpen={onOpen} />
      )}
    </CollapsibleSection>
  );
}

type SidesProps = {
  readonly view: OverviewView;
  readonly weaknesses: readonly NotableStat[];
  readonly strengths: readonly NotableStat[];
  readonly onOpen: StandOutCardProps['onOpen'];
};

function Sides({ view, weaknesses, strengths, onOpen }: SidesProps) {
  const stats = figuresById(performanceOf(view)?.stats ?? []);
  const sides = [
    { title: 'Falls short', tone: 'worse', notable: weaknesses, none: 'Nothing costs a tenth of a stroke.' },
    { title: 'Beats the standard', tone: 'better', notable: strengths, none: 'Nothing gains a tenth of a stroke yet.' },
  ] as const;
  return (
    <div className={classes.room}>
      <div className={classes.sides}>
        {sides.map(({ title, tone, notable, none }) => (
          <div key={title} className={classes.side}>
            <h3 className="fine medium">{title}</h3>
            {notable.length === 0 ? (
              <p className={classes.none}>{none}</p>
            ) : (
              <ol>
                {notable.slice(0, MAX_PER_SIDE).map((one) => (
                  <Row
                    key={one.statId}
                    notable={one}
                    placed={stats.get(one.statId)}
                    tone={tone}
                    onOpen={() => onOpen(view.config.filterName, one.statId)}
                  />
                ))}
              </ol>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type RowProps = {
  readonly notable: NotableStat;
  readonly placed: PlacedFigure | undefined;
  readonly tone: 'better' | 'worse';
  readonly onOpen: () => void;
};

function Row({ notable, placed, tone, onOpen }: RowProps) {
  const [units] = useUnits();
  const performance = placed?.figure.performance;
  const standard = placed?.figure.standard;
  const interval = performance?.interval;
  const name = bandsIn(notable.name, units);
  // A figure that is not in the overview keeps the reply's text.
  const valueText = performance == null ? notable.performance : statText(notable.statId, performance, units);
  const standardText = standard == null ? notable.standard : statText(notable.statId, standard, units);
  const parts = [
    placed && performance ? fractionOf(placed.stat.id, performance) : null,
    `standard\u00a0${standardText.replaceAll(' ', '\u00a0')}`,
    placed === undefined ? null : significanceText(placed.figure).replaceAll(' ', '\u00a0'),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <b>{name}</b>
        <span
          className={classes.strokes}
        >{`${signed(tone === 'worse' ? -notable.strokes : notable.strokes, 1)} a round`}</span>
        <small>{parts.filter((part) => part !== null).join('\u00a0· ')}</small>
      </div>
      <div className={classes.interval}>
        {placed && standard && performance && interval && (
          <IntervalBar
            label={`${name}: ${valueText} against ${standardText}`}
            value={performance.raw}
            low={interval.low}
            high={interval.high}
            reference={standard.raw}
            better={placed.stat.better}
            isCertain={notable.isCertain}
            figures={[
              { name: 'Player', text: valueText },
              { name: 'Standard', text: standardText },
            ]}
          />
        )}
      </div>
      <button
        type="button"
        className={classes.figure}
        data-tone={tone}
        aria-label={`${name}: ${valueText}`}
        onClick={onOpen}
      >
        <span aria-hidden="true">{arrow(tone, notable.isCertain)}</span> {valueText}
      </button>
    </li>
  );
}

const arrow = (tone: 'better' | 'worse', isCertain: boolean): string =>
  tone === 'better' ? (isCertain ? '▲' : '△') : isCertain ? '▼' : '▽';
