import type { Dogleg, Surface } from '@strokebook/golf/model';
import type { Random } from '../random.ts';
import type { CoursePlan } from './course-plans.ts';
import { teePlans } from './course-plans.ts';
import { alongLine, blob, lineLength, ribbon } from './line.ts';
import { add, rightOf, scale, type Vector } from './vector.ts';

export type HoleShapes = { readonly [surface in Surface]?: readonly Vector[][] };

const MIN_BEND_OF_A_DOGLEG = 12;

/** The line of play of the given length from a tee at the origin to the north, and its dogleg. */
export function drawLine(par: number, length: number, random: Random): { line: Vector[]; dogleg: Dogleg } {
  const bend =
    par === 3 ? 0 : random.chance(0.4) ? random.between(-5, 5) : random.between(12, 34) * (random.chance(0.5) ? 1 : -1);
  const corner = length * random.between(0.5, 0.62);
  const angle = (bend * Math.PI) / 180;
  const green = { x: (length - corner) * Math.sin(angle), y: corner + (length - corner) * Math.cos(angle) };
  const steps = Math.max(4, Math.round(length / 30));
  // A quadratic curve towards the corner, because fairways have no sharp corners.
  const curve = Array.from({ length: steps + 1 }, (_, i): Vector => {
    const t = i / steps;
    return { x: t * t * green.x, y: 2 * t * (1 - t) * corner + t * t * green.y };
  });
  const stretch = length / lineLength(curve);
  const dogleg = Math.abs(bend) < MIN_BEND_OF_A_DOGLEG ? 'straight' : bend > 0 ? 'right' : 'left';
  return { line: curve.map((point) => scale(point, stretch)), dogleg };
}

/** All shapes along a line of play. */
export function drawShapes(plan: CoursePlan, par: number, line: readonly Vector[], random: Random): HoleShapes {
  const length = lineLength(line);
  const green = drawGreen(line, length, par, random);
  const water = random.chance(plan.water) ? [drawWater(line, length, par, plan, random)] : [];
  const bunkers = [
    ...greensideBunkers(green, random),
    ...(par === 3 ? [] : fairwayBunkers(line, length, plan, random)),
  ];
  const shapes = {
    tee: teePlans.map(({ share }) => drawTee(line, length * (1 - share))),
    fairway: [drawFairway(line, length, par, plan, random)],
    green: [green.outline],
    bunker: bunkers,
    rough: [ribbon(line, -15, length + 32, 30, () => 42)],
    woods: random.chance(plan.trees) && par !== 3 ? drawWoods(line, length, random) : [],
    water,
  };
  return Object.fromEntries(Object.entries(shapes).filter(([, rings]) => rings.length > 0));
}

type Green = {
  readonly centre: Vector;
  readonly way: Vector;
  readonly outline: Vector[];
  radius(angle: number): number;
};

/** An oval, sometimes bent to a kidney; 4,500 to 6,500 square feet, like most greens. */
function drawGreen(line: readonly Vector[], length: number, par: number, random: Random): Green {
  const { at: centre, way } = alongLine(line, length);
  const size = random.between(12, 14) + (par === 5 ? -0.5 : 0);
  const [oval, kidney, lean] = [random.between(-0.16, 0.2), random.between(0, 0.12), random.between(0, 2 * Math.PI)];
  const radius = (angle: number) => size * (1 + oval * Math.cos(2 * angle) + kidney * Math.cos(3 * angle + lean));
  return { centre, way, outline: blob(centre, way, 28, radius), radius };
}

function drawTee(line: readonly Vector[], yards: number): Vector[] {
  const { at, way } = alongLine(line, yards);
  const corner = (along: number, across: number) => add(at, add(scale(way, along), scale(rightOf(way), across)));
  return [corner(-5, -4), corner(5, -4), corner(5, 4), corner(-5, 4)];
}

/** From the landing area of a short drive to the front of the green; a par 3 has a short apron. */
function drawFairway(line: readonly Vector[], length: number, par: number, plan: CoursePlan, random: Random): Vector[] {
  const [wave, phase] = [random.between(0.03, 0.1), random.between(0, 6)];
  const end = length - 13;
  return ribbon(line, par === 3 ? end - 22 : length * 0.24 + 25, end, 14, (yards, side) => {
    const swing = 1 + wave * Math.sin(yards / 45 + phase + (side === 'left' ? 0 : 1.5));
    const taper = Math.min(1, 0.55 + (end - yards) / 80);
    return (plan.fairwayWidth / 2) * swing * (par === 3 ? 0.7 : taper);
  });
}

function greensideBunkers(green: Green, random: Random): Vector[][] {
  const count = random.int(2, 4);
  const first = random.between(0, 2 * Math.PI);
  return Array.from({ length: count }, (_, i) => {
    const angle = first + ((i + random.between(-0.2, 0.2)) / count) * 2 * Math.PI;
    const width = random.between(3.2, 5.5);
    const reach = green.radius(angle) + width + random.between(1.8, 3);
    const out = add(scale(green.way, Math.cos(angle)), scale(rightOf(green.way), Math.sin(angle)));
    const long = random.between(1.1, 1.7);
    return blob(
      add(green.centre, scale(out, reach)),
      rightOf(out),
      14,
      (a) => width * (Math.abs(Math.cos(a)) * (long - 1) + 1),
    );
  });
}

function fairwayBunkers(line: readonly Vector[], length: number, plan: CoursePlan, random: Random): Vector[][] {
  return Array.from({ length: random.int(0, 2) }, () => {
    const { at, way } = alongLine(line, Math.min(random.between(225, 300), length - 70));
    const side = random.chance(0.5) ? 1 : -1;
    const width = random.between(4, 6);
    const centre = add(at, scale(rightOf(way), side * (plan.fairwayWidth / 2 + width * 0.8)));
    return blob(centre, way, 16, (a) => width * (1 + 0.45 * Math.abs(Math.cos(a))));
  });
}

/** A pond beside the green, a lake along the landing area, or a creek in front of the green. */
function drawWater(line: readonly Vector[], length: number, par: number, plan: CoursePlan, random: Random): Vector[] {
  const side = random.chance(0.5) ? 1 : -1;
  const kind = random.pick(par === 3 ? ['pond', 'creek'] : ['pond', 'lake', 'lake', 'creek']);
  if (kind === 'creek') {
    const { at, way } = alongLine(line, length - random.between(55, 85));
    const right = rightOf(way);
    return ribbon([add(at, scale(right, -44)), add(at, scale(right, 44))], 0, 88, 9, (y) => 4 + 1.5 * Math.sin(y / 11));
  }
  const place = kind === 'pond' ? length - random.between(0, 14) : Math.min(random.between(215, 290), length - 90);
  const { at, way } = alongLine(line, place);
  const [long, wide] = kind === 'pond' ? [19, 10] : [random.between(40, 60), 13];
  const off = kind === 'pond' ? 20 + wide : plan.fairwayWidth / 2 + 6 + wide;
  return blob(add(at, scale(rightOf(way), side * off)), way, 22, (a) => {
    const oval = 1 / Math.sqrt((Math.cos(a) / long) ** 2 + (Math.sin(a) / wide) ** 2);
    return oval * (1 + 0.08 * Math.sin(3 * a + off));
  });
}

function drawWoods(line: readonly Vector[], length: number, random: Random): Vector[][] {
  const sides = random.pick([['left'], ['right'], ['left', 'right']]);
  return sides.map((side) => {
    const direction = side === 'left' ? -1 : 1;
    const middle = line
      .map((_, i) => alongLine(line, (length * i) / (line.length - 1)))
      .map(({ at, way }) => add(at, scale(rightOf(way), direction * 35)));
    const total = lineLength(middle);
    return ribbon(
      middle,
      total * random.between(0.25, 0.4),
      total * random.between(0.75, 0.9),
      25,
      (y) => 6 + 1.5 * Math.sin(y / 23),
    );
  });
}
