import type { CSSProperties, ReactNode } from 'react';
import type { DrawnHole, Point } from './drawn-hole.ts';
import { Ground } from './ground.tsx';

type DrawnShot = {
  readonly number: number;
  readonly from: Point;
  readonly to: Point;
  /** Written halfway along the shot. */
  readonly text?: string | undefined;
};

type HoleDrawingProps = {
  readonly hole: DrawnHole;
  /** What the drawing shows, in words. */
  readonly label: string;
  readonly shots?: readonly DrawnShot[] | undefined;
  /** Where the flag stands. */
  readonly pin?: Point | undefined;
  /** Dotted arcs at 100, 150 and 200 yards from the middle of the green. */
  readonly hasArcs?: boolean | undefined;
  /** Forest all around, for covers. */
  readonly isPlanted?: boolean | undefined;
};

const noShots: readonly DrawnShot[] = [];

/**
 * A hole as in a yardage book, as wide as its container. Colors are the `--hole-*` properties, which a palette sets.
 * What lies beyond its frame stays visible: a container that must cut it off hides its overflow.
 */
export function HoleDrawing({
  hole,
  label,
  shots = noShots,
  pin,
  hasArcs = false,
  isPlanted = false,
}: HoleDrawingProps) {
  const { width, height } = hole;
  return (
    <div role="img" aria-label={label} style={{ position: 'relative', aspectRatio: `${width} / ${height}` }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height="100%"
        aria-hidden="true"
        style={{ display: 'block', overflow: 'visible' }}
      >
        <Ground hole={hole} isPlanted={isPlanted} />
        {hasArcs && (
          <g fill="none" stroke="var(--hole-arc)" strokeWidth={2} strokeDasharray="0 6" strokeLinecap="round">
            {hole.arcs.map(({ yards, from, to }) => (
              <path
                key={yards}
                d={`M${from.join(' ')}A${yards * 3} ${yards * 3} 0 0 0 ${to.join(' ')}`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
        )}
        {shots.map(({ number, from, to }) => (
          <path
            key={number}
            d={`M${from.join(' ')}L${to.join(' ')}`}
            stroke="var(--hole-line)"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div aria-hidden="true">
        {hasArcs &&
          hole.arcs.map(({ yards, from, to }, index) => (
            // On one side and the other in turn: on a small drawing the numbers of neighbours would lie on each other.
            <Mark
              key={yards}
              {...{ hole, at: index % 2 === 0 ? to : from }}
              style={{ color: 'var(--hole-arc)', [index % 2 === 0 ? 'paddingInlineStart' : 'paddingInlineEnd']: 34 }}
            >
              {yards}
            </Mark>
          ))}
        {shots.map(({ number, from, to, text }) =>
          text === undefined || Math.hypot(to[0] - from[0], to[1] - from[1]) < MIN_TAGGED * hole.height ? null : (
            <Mark key={number} hole={hole} at={[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]} style={tag}>
              {text}
            </Mark>
          ),
        )}
        {pin !== undefined && <Flag hole={hole} at={pin} />}
        {shots.map(({ number, from }) => (
          <Mark key={number} hole={hole} at={from} style={disc}>
            {number}
          </Mark>
        ))}
      </div>
    </div>
  );
}

/** Of a shorter stroke, as a share of the drawing's height, the text would lie under the balls at its ends. */
const MIN_TAGGED = 0.12;

type MarkProps = {
  readonly hole: DrawnHole;
  readonly at: Point;
  readonly style: CSSProperties;
  readonly children: ReactNode;
};

/** Beside the drawing's own scale, so that texts have the same size on every screen. */
function Mark({ hole, at, style, children }: MarkProps) {
  const place: CSSProperties = {
    position: 'absolute',
    left: `${(100 * at[0]) / hole.width}%`,
    top: `${(100 * at[1]) / hole.height}%`,
    transform: 'translate(-50%, -50%)',
    fontSize: 'var(--font-s)',
    lineHeight: 1,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  };
  return <span style={{ ...place, ...style }}>{children}</span>;
}

const tag: CSSProperties = {
  padding: '5px 7px',
  borderRadius: 3,
  background: 'var(--hole-tag)',
  color: 'var(--hole-on-tag)',
};

const disc: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  background: 'var(--hole-mark)',
  color: 'var(--hole-on-mark)',
};

/** The flag's foot is at its point. */
function Flag({ hole, at }: { readonly hole: DrawnHole; readonly at: Point }) {
  return (
    <Mark hole={hole} at={at} style={{ transform: 'translate(-1px, -100%)' }}>
      <svg width={17} height={27} viewBox="0 0 17 27" style={{ display: 'block' }}>
        <path d="M1 0V27" stroke="var(--hole-line)" strokeWidth={2} />
        <path d="M2 0L16 5L2 10Z" fill="var(--flag)" />
      </svg>
    </Mark>
  );
}
