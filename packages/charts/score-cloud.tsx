import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { FiguresTable } from './figures-table.tsx';

/** A score, and the normal score after it; null where there are too few before it. */
export type CloudScore = {
  readonly name: string;
  /** Position on the time axis: any number that increases with time. */
  readonly time: number;
  readonly score: number;
  readonly normal: number | null;
  readonly isBest: boolean;
};

export type ScoreCloudProps = {
  readonly label: string;
  /** Oldest first; at least one. */
  readonly scores: readonly CloudScore[];
  /** Where there are too few for a line: one level for all. */
  readonly level: number;
  /** Beside the best score. */
  readonly bestText: string;
  /** Begins of years within the scores. */
  readonly years: readonly { readonly time: number; readonly text: string }[];
};

type CloudDrawingProps = Omit<ScoreCloudProps, 'label'> & {
  readonly width: number;
  readonly height: number;
  /** Height of its texts. */
  readonly fontSize: number;
};

/** Scores as dots and the normal score as a line, with its first and last value on it. Lower is lower, without a zero. */
export function ScoreCloud({ label, ...drawing }: ScoreCloudProps & { readonly width: number }) {
  const height = Math.round(Math.min(280, Math.max(200, drawing.width * 0.56)));
  return (
    <figure style={{ margin: 0, position: 'relative' }}>
      <svg
        viewBox={`0 0 ${drawing.width} ${height}`}
        width="100%"
        height={height}
        aria-hidden="true"
        style={{ display: 'block' }}
      >
        <CloudDrawing {...drawing} height={height} fontSize={13} />
      </svg>
      <FiguresTable
        caption={label}
        corner="Round"
        columns={['Score', 'Normal score']}
        rows={drawing.scores.map(({ name, score, normal }) => ({
          name,
          cells: [String(score), normal === null ? '–' : String(normal)],
        }))}
      />
    </figure>
  );
}

/** The drawing alone, for a picture that has its own words. */
export function CloudDrawing({ scores, level, bestText, years, width, height, fontSize }: CloudDrawingProps) {
  const labelWidth = fontSize * 2.6;
  const pad = { left: labelWidth + fontSize, right: labelWidth + fontSize, top: fontSize, bottom: 2 * fontSize };
  const times = scores.map(({ time }) => time);
  const x = scaleLinear()
    .domain([Math.min(...times), Math.max(...times, Math.min(...times) + 1)])
    .range([pad.left, width - pad.right]);
  const values = scores.map(({ score }) => score);
  const y = scaleLinear()
    .domain([Math.min(...values) - 2, Math.max(...values) + 1])
    .range([height - pad.bottom, pad.top]);
  const known = scores.flatMap(({ time, normal }) => (normal === null ? [] : [{ time, normal }]));
  const course = known.length > 1 ? known : times.map((time) => ({ time, normal: level }));
  const path = line<(typeof course)[number]>()
    .x(({ time }) => x(time))
    .y(({ normal }) => y(normal))
    .curve(curveMonotoneX);
  const [start, end] = [course[0], course.at(-1)];
  const best = scores.find(({ isBest }) => isBest);
  const faint = { fontSize: fontSize * 0.92, fill: 'var(--ink-2)' };
  const isBestRight = best !== undefined && x(best.time) > width / 2;
  return (
    <g>
      {y.ticks(4).map((tick) => (
        <line
          key={tick}
          x1={pad.left - fontSize}
          x2={width - pad.right + fontSize}
          y1={y(tick)}
          y2={y(tick)}
          stroke="var(--line)"
        />
      ))}
      {y
        .ticks(4)
        .filter((tick) => start === undefined || Math.abs(y(tick) - y(start.normal)) > 1.3 * fontSize)
        .map((tick) => (
          <text key={tick} x={0} y={y(tick) + fontSize * 0.35} {...faint}>
            {tick}
          </text>
        ))}
      {years.map(({ time, text }) => (
        <g key={text}>
          {x(time) > pad.left + fontSize && (
            <line x1={x(time)} x2={x(time)} y1={pad.top} y2={height - pad.bottom} stroke="var(--line)" />
          )}
          <text x={x(time) + fontSize * 0.3} y={height - fontSize * 0.4} {...faint}>
            {text}
          </text>
        </g>
      ))}
      {scores.map(({ name, time, score, isBest }) => (
        <circle
          key={name}
          cx={x(time)}
          cy={y(score)}
          r={fontSize * (isBest ? 0.4 : 0.28)}
          fill={isBest ? 'var(--accent)' : 'var(--ink)'}
          fillOpacity={isBest ? 1 : 0.36}
        />
      ))}
      <path
        d={path(course) ?? ''}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={fontSize * 0.17}
        strokeLinejoin="round"
      />
      {best !== undefined && (
        <text
          x={x(best.time) + (isBestRight ? 1 : -1) * fontSize * 0.4}
          y={y(best.score) + fontSize * 1.4}
          textAnchor={isBestRight ? 'end' : 'start'}
          fontSize={fontSize}
          fontWeight={600}
          fill="var(--accent)"
        >
          {bestText}
        </text>
      )}
      {start !== undefined && known.length > 1 && (
        <LevelLabel x={0} y={y(start.normal)} {...{ fontSize, labelWidth }} value={start.normal} />
      )}
      {end !== undefined && (
        <LevelLabel x={width - labelWidth} y={y(end.normal)} {...{ fontSize, labelWidth }} value={end.normal} isNow />
      )}
    </g>
  );
}

type LevelLabelProps = {
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
  readonly labelWidth: number;
  readonly value: number;
  readonly isNow?: boolean;
};

const LevelLabel = ({ x, y, fontSize, labelWidth, value, isNow = false }: LevelLabelProps) => (
  <g>
    <rect
      x={x}
      y={y - fontSize * 0.85}
      width={labelWidth}
      height={fontSize * 1.7}
      rx={fontSize * 0.3}
      fill={isNow ? 'var(--ink)' : 'var(--paper)'}
      stroke="var(--ink)"
    />
    <text
      x={x + labelWidth / 2}
      y={y + fontSize * 0.38}
      textAnchor="middle"
      fontSize={fontSize * 1.1}
      fontWeight={650}
      fill={isNow ? 'var(--paper)' : 'var(--ink)'}
    >
      {value}
    </text>
  </g>
);
