import { GainBar } from '@strokebook/charts';
import { bandsIn, NOTHING, roundedNote } from '@strokebook/golf/format';
import { strokesGainedNames, type StrokesGainedPart, strokesGainedStats } from '@strokebook/golf/overview';
import type { StatFigure, StatReport } from '@strokebook/golf/stats';
import { certainGains } from '@strokebook/golf/strokes-gained';
import { useUnits } from '../../../api/use-units.ts';
import { fractionOf } from '../figures/stat-figures.ts';
import classes from './strokes-gained.module.css';

const parts = Object.keys(strokesGainedNames) as readonly StrokesGainedPart[];

/** Of strokes gained as `formatted` has them. */
const DECIMALS = 2;

type GainTableProps = {
  readonly stats: readonly StatReport[];
  readonly part: StrokesGainedPart;
  readonly onPart: (part: StrokesGainedPart) => void;
  readonly onOpen: (statId: string) => void;
};

/** Strokes gained by category; the selected one also by distance, or by par if it has no distances. */
export function GainTable({ stats, part, onPart, onOpen }: GainTableProps) {
  const [units] = useUnits();
  const byId = new Map(stats.map((stat) => [stat.id, stat]));
  const figureOf = (one: StrokesGainedPart) => byId.get(strokesGainedStats[one]);
  const children = (figureOf(part)?.children ?? []).filter(({ performance }) => performance !== null);
  const figures = [...parts.map(figureOf), ...children];
  const real = certainGains(stats);
  const note = sumNote(parts.map((one) => figureOf(one)?.performance?.raw ?? null));
  const scale = scaleOf(
    figures.flatMap((figure) => [figure?.performance?.interval?.low ?? 0, figure?.performance?.interval?.high ?? 0]),
  );
  return (
    <div className="shrinkable">
      <h3 className="margin-bottom-8 text-m">By category and distance</h3>
      <table className={classes.gains}>
        <thead className="unseen">
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Drawn</th>
            <th scope="col">Strokes per round</th>
          </tr>
        </thead>
        {parts.map((one) => (
          <tbody key={one}>
            <tr>
              <th scope="row">
                <button type="button" className={classes.part} aria-expanded={one === part} onClick={() => onPart(one)}>
                  {strokesGainedNames[one]}
                </button>
              </th>
              <Gain figure={figureOf(one)} statId={strokesGainedStats[one]} scale={scale} real={real} onOpen={onOpen} />
            </tr>
            {one === part &&
              children.map((child) => (
                <tr key={child.id} className={classes.child}>
                  <th scope="row">{bandsIn(child.name, units)}</th>
                  <Gain figure={child} statId={strokesGainedStats[one]} scale={scale} real={real} onOpen={onOpen} />
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      {note !== null && <p className="note">{note}</p>}
    </div>
  );
}

/** Why the parts do not make the total as they are shown, which is the first. Null without one of them. */
function sumNote(figures: readonly (number | null)[]): string | null {
  const [total, ...ofParts] = figures.flatMap((figure) => figure ?? []);
  return total === undefined || ofParts.length < figures.length - 1 ? null : roundedNote(ofParts, total, DECIMALS);
}

type GainProps = {
  readonly figure: StatFigure | undefined;
  /** The parent stat of the children. */
  readonly statId: string;
  readonly scale: number;
  /** Ids of those that are likely real. */
  readonly real: ReadonlySet<string>;
  readonly onOpen: (statId: string) => void;
};

function Gain({ figure, statId, scale, real, onOpen }: GainProps) {
  const performance = figure?.performance;
  if (figure === undefined || !performance) {
    return (
      <>
        <td />
        <td className="muted">{NOTHING}</td>
      </>
    );
  }
  const { raw, interval, formatted } = performance;
  return (
    <>
      <td className={classes.bar}>
        <GainBar
          value={raw}
          low={interval?.low ?? null}
          high={interval?.high ?? null}
          scale={scale}
          isCertain={real.has(figure.id)}
        />
      </td>
      <td>
        <button
          type="button"
          className={classes.gain}
          data-tone={raw < 0 ? 'worse' : 'better'}
          title={fractionOf(statId, performance) ?? undefined}
          onClick={() => onOpen(figure.id)}
        >
          {formatted}
        </button>
      </td>
    </>
  );
}

/** The largest absolute value, so that all bars share a scale. */
const scaleOf = (values: readonly number[]): number => Math.max(0.1, ...values.map((value) => Math.abs(value)));
