import { clubName, decimal, signed } from '@strokebook/golf/format';
import type { LatLon, UnitSystem } from '@strokebook/golf/model';
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { MapPlane, Metre2 } from '../../map/map-plane.ts';
import type { ToPixel } from '../../map/paint-shots.ts';
import type { ShownPlan, ShownTarget } from './engine/plan-messages.ts';
import classes from './plan-map.module.css';
import { contourPaths, linePath, ringPath } from './plan-paths.ts';
import { bareLength } from './plan-text.ts';
import type { Dragged, HolePlanState } from './use-hole-plan.ts';

export type PlanOverlayHandle = { readonly place: (toPixel: ToPixel) => void };

type PlanOverlayProps = {
  readonly plane: MapPlane;
  readonly plan: ShownPlan;
  readonly target: ShownTarget;
  readonly live: HolePlanState['live'];
  readonly units: UnitSystem;
  readonly isOld: boolean;
  readonly onDrag: (what: Dragged, place: LatLon) => void;
  readonly onDrop: (what: Dragged, place: LatLon) => void;
  readonly ref?: Ref<PlanOverlayHandle>;
};

/** Pixels from a target to its handle for thumbs: across and down make 60. */
const HANDLE = 42;
/** Pixels from an edge of the map within which the handle changes its side. */
const EDGE = 80;
/** Around the best target; beyond, the wash fades out, because nobody would aim there. */
const WASH_METRES = 45;
const METRES_PER_YARD = 0.9144;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Contours, lines, rings and marks above the drawn hole: from quiet to loud. */
export function PlanOverlay(props: PlanOverlayProps) {
  const { plane, plan, target, live, units, isOld, onDrag, onDrop, ref } = props;
  const svg = useRef<SVGSVGElement>(null);
  const project = useRef<ToPixel | null>(null);
  const place = (toPixel: ToPixel): void => {
    project.current = toPixel;
    if (svg.current !== null) placeMarks(svg.current, toPixel);
  };
  useImperativeHandle(ref, () => ({ place }));
  useLayoutEffect(() => {
    if (project.current !== null) place(project.current);
  });
  const start = live?.what === 'ball' ? live.place : plan.start;
  const aim = live?.what === 'target' ? live.place : target.target;
  const at = (where: LatLon): Metre2 => plane.toPlane(where);
  // The rings are moved with a dragged target, and drawn anew when it is dropped.
  const [dx, dy] = [at(aim)[0] - at(target.target)[0], at(aim)[1] - at(target.target)[1]];
  const washId = useId();
  const [bestEast, bestNorth] = at(plan.best.target);
  const dashed = target.pattern.borrowed !== null || undefined;
  const [toAim, toPin] = [awayFrom(at(start), at(aim)), awayFrom(at(start), at(plan.pin))];
  // Labels of the two lines stand on their outer sides.
  const isRight = toAim[0] * toPin[1] - toAim[1] * toPin[0] >= 0;
  const flagCost = plan.flag.value - plan.best.value;

  const unproject = (event: PointerEvent, shift: readonly [number, number]): LatLon | null => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined || project.current === null) return null;
    const point = [event.clientX - box.left - shift[0], event.clientY - box.top - shift[1]] as const;
    return plane.fromPlane(inverseOf(project.current)(point));
  };
  const nudge = (what: Dragged, from: LatLon, event: KeyboardEvent): void => {
    const step = arrows[event.key];
    if (step === undefined || project.current === null) return;
    event.preventDefault();
    event.stopPropagation();
    const inverse = inverseOf(project.current);
    const [origin, next] = [inverse([0, 0]), inverse(step)];
    const [east, north] = [next[0] - origin[0], next[1] - origin[1]];
    const length = ((event.shiftKey ? 5 : 1) * METRES_PER_YARD) / Math.hypot(east, north);
    const [x, y] = at(from);
    onDrop(what, plane.fromPlane([x + east * length, y + north * length]));
  };
  const grip = (what: Dragged, from: LatLon) => ({
    tabIndex: 0,
    role: 'button',
    onKeyDown: (event: KeyboardEvent) => nudge(what, from, event),
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      beginDrag(event, project.current?.(at(from)) ?? null, svg.current);
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const shift = shiftOf(event);
      const to = shift === null ? null : unproject(event, shift);
      if (to !== null) onDrag(what, to);
    },
    onPointerUp: (event: PointerEvent<SVGElement>) => {
      const shift = shiftOf(event);
      event.currentTarget.removeAttribute('data-shift');
      const to = shift === null || live === null ? null : unproject(event, shift);
      if (to !== null) onDrop(what, to);
    },
  });
  return (
    <svg ref={svg} className={classes.overlay} data-old={isOld || undefined}>
      <radialGradient id={washId} gradientUnits="userSpaceOnUse" cx={bestEast} cy={bestNorth} r={WASH_METRES}>
        <stop offset="0.55" stopColor="white" />
        <stop offset="1" stopColor="white" stopOpacity="0" />
      </radialGradient>
      <g data-ground>
        <Contours plane={plane} plan={plan} wash={`url(#${washId})`} />
        <path className={classes.flagLine} d={linePath([start, plan.pin].map(at))} />
        <g transform={`translate(${dx} ${dy})`}>
          {target.rings.map(({ share, ring }) => (
            <path key={share} className={classes.ring} data-dashed={dashed} d={ringPath(ring.map(at))} />
          ))}
        </g>
        <path className={classes.rest} d={linePath([aim, plan.pin].map(at))} />
        <path className={classes.aim} d={linePath([start, aim].map(at))} />
      </g>
      {plan.contours.map(
        ({ cost, label }) =>
          label !== null &&
          cost >= 0.1 && (
            <text key={cost} className={classes.cost} {...markAt(at(label))} aria-hidden="true">
              {String(cost)}
            </text>
          ),
      )}
      {flagCost >= 0.02 && !plan.flag.difference.isOpen && (
        <Tag
          at={between(at(plan.start), at(plan.pin), 0.32)}
          side={isRight ? -1 : 1}
          text={`Flag ${signed(flagCost, 2)}`}
        />
      )}
      <Tag
        at={between(at(start), at(aim), 0.5)}
        side={isRight ? 1 : -1}
        text={`${clubName(target.pattern.club)} ${bareLength(target.length, units)}`}
      />
      {target.left > 40 && live === null && (
        <Tag at={between(at(aim), at(plan.pin), 0.6)} side={1} text={bareLength(target.left, units)} />
      )}
      <g {...markAt(at(start))}>
        <g
          {...grip('ball', start)}
          className={classes.grip}
          aria-label="Ball. The arrow keys move it a yard, with Shift five."
        >
          <circle className={classes.reach} r={22} />
          <circle className={classes.ball} r={7} />
        </g>
      </g>
      <g {...markAt(at(aim))}>
        <g
          {...grip('target', aim)}
          className={classes.grip}
          aria-label={`Target, ${decimal(live?.value ?? target.value, 2)} strokes. The arrow keys move it a yard, with Shift five.`}
        >
          <circle className={classes.reach} r={24} />
          <circle className={classes.target} r={10} />
          <path className={classes.target} d="M-14 0H-5M5 0H14M0 -14V-5M0 5V14" />
          <g className={classes.handle} data-handle>
            <line className={classes.rest} x1={0} y1={0} x2={-HANDLE} y2={-HANDLE} />
            <circle className={classes.knob} r={26} />
            <path
              className={classes.arrows}
              d="M-10 0H10M0 -10V10M-7 -3L-10 0L-7 3M7 -3L10 0L7 3M-3 -7L0 -10L3 -7M-3 7L0 10L3 7"
            />
          </g>
        </g>
      </g>
    </svg>
  );
}

/** Drawn anew for another plan alone. */
function Contours({ plane, plan, wash: fill }: Pick<PlanOverlayProps, 'plane' | 'plan'> & { readonly wash: string }) {
  return plan.contours.map((contour) => {
    const { lines, wash } = contourPaths(contour, plane);
    return (
      <g key={contour.cost}>
        <path className={classes.wash} fill={fill} d={wash} />
        <path className={classes.contour} d={lines} />
      </g>
    );
  });
}

type TagProps = { readonly at: Metre2; readonly side: 1 | -1; readonly text: string };

/** A label beside a line. */
function Tag({ at, side, text }: TagProps) {
  const width = 12 + 6.8 * text.length;
  return (
    <g {...markAt(at)} className={classes.tag} aria-hidden="true">
      <rect x={side === 1 ? 10 : -10 - width} y={-13} width={width} height={26} rx={3} />
      <text x={side * (10 + width / 2)} y={4}>
        {text}
      </text>
    </g>
  );
}

const markAt = ([east, north]: Metre2) => ({ 'data-east': east, 'data-north': north });
const awayFrom = (from: Metre2, to: Metre2): Metre2 => [to[0] - from[0], to[1] - from[1]];
const between = (a: Metre2, b: Metre2, share: number): Metre2 => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
];

/** Moves all that is drawn to where the map has its ground. */
function placeMarks(svg: SVGSVGElement, toPixel: ToPixel): void {
  const [x0, y0] = toPixel([0, 0]);
  const [[ax, ay], [bx, by]] = [toPixel([1, 0]), toPixel([0, 1])];
  const matrix = `matrix(${ax - x0} ${ay - y0} ${bx - x0} ${by - y0} ${x0} ${y0})`;
  svg.querySelector('[data-ground]')?.setAttribute('transform', matrix);
  for (const mark of svg.querySelectorAll<SVGGElement>('[data-east]')) {
    const [x, y] = toPixel([Number(mark.dataset['east']), Number(mark.dataset['north'])]);
    mark.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    const handle = mark.querySelector('[data-handle]');
    const side = x + EDGE > svg.clientWidth ? -1 : 1;
    handle?.setAttribute('transform', `translate(${side * HANDLE} ${HANDLE})`);
    handle?.querySelector('line')?.setAttribute('x2', String(-side * HANDLE));
  }
}

/** From pixels to the plane: the frame is turned, scaled and moved. */
function inverseOf(toPixel: ToPixel): (point: readonly [number, number]) => Metre2 {
  const [x0, y0] = toPixel([0, 0]);
  const [a, b] = [toPixel([1, 0])[0] - x0, toPixel([1, 0])[1] - y0];
  const [c, d] = [toPixel([0, 1])[0] - x0, toPixel([0, 1])[1] - y0];
  const whole = a * d - b * c;
  return ([x, y]) => [(d * (x - x0) - c * (y - y0)) / whole, (a * (y - y0) - b * (x - x0)) / whole];
}

/** Remembers how far from the dragged thing it was taken, so that it does not jump. */
function beginDrag(
  event: PointerEvent<SVGElement>,
  at: readonly [number, number] | null,
  svg: SVGSVGElement | null,
): void {
  const box = svg?.getBoundingClientRect();
  if (box === undefined || at === null) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  event.currentTarget.dataset['shift'] = `${event.clientX - box.left - at[0]},${event.clientY - box.top - at[1]}`;
}

function shiftOf({ currentTarget }: PointerEvent<SVGElement>): readonly [number, number] | null {
  const [x, y] = currentTarget.dataset['shift']?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}
