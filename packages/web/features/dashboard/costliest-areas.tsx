import { GainBar } from '@strokebook/charts';
import { bandsIn, plural, signed, significanceText } from '@strokebook/golf/format';
import type { StatReport } from '@strokebook/golf/stats';
import { costliestAreas } from '@strokebook/golf/strokes-gained';
import { useUnits } from '../../lib/use-units.ts';
import { unseen } from '../../ui/unseen.ts';
import classes from './strokes-gained.module.css';

type CostliestAreasProps = {
  readonly stats: readonly StatReport[];
  readonly standardLabel: string | null;
  readonly onOpen: (statId: string) => void;
};

/** The five areas that cost most strokes, each with its sample and a link to its holes. */
export function CostliestAreas({ stats, standardLabel, onOpen }: CostliestAreasProps) {
  const [units] = useUnits();
  const areas = costliestAreas(stats);
  const scale = scaleOf(areas.map(({ perRound, interval }) => Math.min(perRound, interval?.low ?? perRound)));
  return (
    <div className={classes.panel}>
      <h3 className={classes.title}>Where the strokes go</h3>
      {areas.length === 0 ? (
        <p className="note">Nothing costs strokes, or too few were logged shot by shot to tell.</p>
      ) : (
        <ol className={classes.ranked}>
          {areas.map((area) => (
            <li key={area.statId} className="line-top">
              <button type="button" className={classes.area} onClick={() => onOpen(area.statId)}>
                <span className={classes.areaName}>
                  <b>{bandsIn(area.name, units)}</b>
                  <small className="fine">
                    {plural(area.strokes, 'stroke')}
                    {area.interval !== null && ` · ${signed(area.interval.low, 2)} to ${signed(area.interval.high, 2)}`}
                    {` · ${significanceText(area)}`}
                  </small>
                </span>
                <span className={classes.areaFigure}>
                  <span className={unseen}>costs </span>
                  {signed(area.perRound, 2)}
                </span>
                <span className={classes.areaBar}>
                  <GainBar
                    value={area.perRound}
                    low={area.interval?.low ?? null}
                    high={area.interval?.high ?? null}
                    scale={scale}
                    isCertain={area.isCertain}
                  />
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {standardLabel !== null && !hasOwnFigures(stats) && (
        <p className="margin-top-8 fine">
          {`Nobody has published strokes gained for ${standardLabel}: these are against the PGA TOUR.`}
        </p>
      )}
    </div>
  );
}

/** The largest absolute value, so that all bars share a scale. */
export const scaleOf = (values: readonly number[]): number => Math.max(0.1, ...values.map((value) => Math.abs(value)));

const hasOwnFigures = (stats: readonly StatReport[]): boolean =>
  stats.some((stat) => stat.id.endsWith('.strokesGained') && stat.standard !== null);
