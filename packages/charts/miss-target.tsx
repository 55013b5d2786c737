import { arc } from 'd3-shape';
import { FiguresTable } from './figures-table.tsx';

type Sector = {
  readonly side: 'left' | 'right' | 'short' | 'long';
  /** A share of 1; null if no side is known. */
  readonly value: number | null;
  readonly text: string;
  readonly misses: number;
  /** Successes and opportunities, as text alternative. */
  readonly count: string;
};

type MissTargetProps = {
  readonly label: string;
  readonly sectors: readonly Sector[];
  /** The text in the middle: the share of greens hit. */
  readonly middle: { readonly text: string; readonly name: string; readonly count: string };
  /** The share that gets the darkest color, shared by targets that are compared. */
  readonly highest: number;
};

const [INNER, OUTER, SIZE] = [48, 116, 240];
/** Long is up and right is right, as seen when facing the green. */
const middleAngle: Readonly<Record<Sector['side'], number>> = {
  long: 0,
  right: Math.PI / 2,
  short: Math.PI,
  left: (3 * Math.PI) / 2,
};
const names: Readonly<Record<Sector['side'], string>> = { left: 'Left', right: 'Right', short: 'Short', long: 'Long' };
const sectorPath = arc<Sector>()
  .innerRadius(INNER + 4)
  .outerRadius(OUTER)
  .startAngle(({ side }) => middleAngle[side] - Math.PI / 4)
  .endAngle(({ side }) => middleAngle[side] + Math.PI / 4)
  .padAngle(0.035);

/** A green as a target: the middle shows greens hit, the ring shows the sides of the misses. */
export function MissTarget({ label, sectors, middle, highest }: MissTargetProps) {
  const half = SIZE / 2;
  return (
    <figure style={{ margin: 0, position: 'relative' }}>
      <svg
        viewBox={`${-half} ${-half} ${SIZE} ${SIZE}`}
        width="100%"
        aria-hidden="true"
        style={{ display: 'block', maxWidth: SIZE, marginInline: 'auto' }}
      >
        <circle r={INNER} fill="var(--accent)" fillOpacity={0.12} stroke="var(--accent)" />
        <text textAnchor="middle" y={-2} fontSize={24} fontWeight={600} fill="var(--ink)">
          {middle.text}
        </text>
        <text textAnchor="middle" y={15} fontSize={12} fill="var(--ink-2)">
          {middle.name}
        </text>
        <text textAnchor="middle" y={29} fontSize={11} fill="var(--ink-2)">
          {middle.count}
        </text>
        {sectors.map((sector) => {
          const at = (INNER + OUTER) / 2 + 2;
          const [x, y] = [Math.sin(middleAngle[sector.side]) * at, -Math.cos(middleAngle[sector.side]) * at];
          const depth = sector.value === null || highest === 0 ? 0 : sector.value / highest;
          return (
            <g key={sector.side} textAnchor="middle">
              <path
                d={sectorPath(sector) ?? ''}
                fill="var(--worse)"
                fillOpacity={0.06 + 0.44 * depth}
                stroke="var(--line)"
              />
              <text x={x} y={y - 4} fontSize={17} fontWeight={600} fill="var(--ink)">
                {sector.text}
              </text>
              <text x={x} y={y + 12} fontSize={12} fill="var(--ink)">
                {names[sector.side]} {sector.misses}
              </text>
            </g>
          );
        })}
      </svg>
      <FiguresTable
        caption={label}
        corner="Where"
        columns={['Share', 'Of']}
        rows={[
          { name: middle.name, cells: [middle.text, middle.count] },
          ...sectors.map(({ side, text, count }) => ({ name: `Missed ${side}`, cells: [text, count] })),
        ]}
      />
    </figure>
  );
}
