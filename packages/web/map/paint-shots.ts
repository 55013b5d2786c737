import type { Metre2 } from './map-plane.ts';
import { areMeeting, type LabelBox, boxAround, type Placeable, placeLabels } from './place-labels.ts';
import type { SceneCircle, SceneLabel, ShotMark, ShotScene } from './shot-scene.ts';

/** Converts metres on the plane to pixels of the screen. */
export type ToPixel = (place: Metre2) => readonly [x: number, y: number];

type ShotColours = {
  /** Around lines and texts, so that they stand out on any background. */
  readonly casing: string;
  readonly ink: string;
  readonly ring: string;
  readonly ringCasing: string;
  readonly flag: string;
  readonly stick: string;
};

/** The same on light and dark grounds and on photographs: white lines with dark casings, as in broadcasts. */
const shotColours: ShotColours = {
  casing: 'rgba(16, 24, 14, 0.72)',
  ink: '#ffffff',
  ring: 'rgba(255, 255, 255, 0.82)',
  ringCasing: 'rgba(16, 24, 14, 0.3)',
  flag: '#e0473e',
  stick: '#ffffff',
};

/** With more strokes of other rounds each is drawn thinner, so that the pattern stays visible. */
const MANY_OTHERS = 60;

const FONT = '600 12px "Inter Variable", Inter, system-ui, sans-serif';

/**
 * Draws content above the course, in pixels of the screen: lines and texts keep their size at any zoom.
 *
 * @param pixelsPerMetre for circles around the pin.
 */
export function paintShots(
  context: CanvasRenderingContext2D,
  scene: ShotScene,
  toPixel: ToPixel,
  pixelsPerMetre: number,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const { pin } = scene;
  const toTee = pin === null || scene.tee === null ? DOWN : directionOf(toPixel(pin), toPixel(scene.tee));
  const rings = ringsWithRoom(scene.rings, pixelsPerMetre);
  for (const region of scene.regions) paintRegion(context, region.map(toPixel));
  if (pin !== null) paintRings(context, toPixel(pin), rings, pixelsPerMetre, toTee);
  const isMany = scene.others.length > MANY_OTHERS;
  context.globalAlpha = isMany ? 0.55 : 0.85;
  for (const mark of scene.others) paintLine(context, mark, toPixel, isMany ? 1 : 1.75);
  context.globalAlpha = 1;
  for (const mark of scene.others) paintDot(context, mark, toPixel, isMany ? 2.5 : 3.5);
  for (const mark of scene.focused) paintCasing(context, mark, toPixel);
  for (const mark of scene.focused) paintLine(context, mark, toPixel, 3);
  if (scene.tee !== null) paintTee(context, toPixel(scene.tee));
  if (pin !== null) {
    for (const circle of scene.proximity) paintCircle(context, toPixel(pin), circle, pixelsPerMetre);
    paintFlag(context, toPixel(pin));
  }
  const numbered = marksWithRoom(scene, toPixel);
  for (const mark of scene.focused) if (!numbered.includes(mark)) paintDot(context, mark, toPixel, 4);
  for (const mark of numbered) paintNumber(context, mark, toPixel);
  if (scene.chosen !== null) paintChosen(context, scene.chosen, toPixel);
  const taken = numbered.flatMap(({ end }) => (end === null ? [] : boxAround(toPixel(end), NUMBER_HALF)));
  if (pin !== null) taken.push(flagBox(toPixel(pin)));
  paintTexts(
    context,
    scene,
    toPixel,
    pin === null ? [] : textsAround(context, toPixel(pin), scene, rings, pixelsPerMetre, toTee),
    taken,
  );
}

/** A line that nobody saw: the stroke's place follows from a typed distance. */
const TYPED_DASH = [7, 6];

/** Half of the width and height of a ball with its number. */
const NUMBER_HALF = [11, 11] as const;
const flagBox = ([x, y]: readonly [number, number]): LabelBox => ({
  left: x - 4,
  top: y - 32,
  right: x + 19,
  bottom: y + 4,
});

/** The balls that show their numbers: the selected one first, and no two that would cover each other. */
function marksWithRoom({ focused, others, chosen }: ShotScene, toPixel: ToPixel): readonly ShotMark[] {
  const shown: ShotMark[] = [];
  const taken: LabelBox[] = [];
  // On the map of a whole course nothing is focused, and every hole has its number.
  const marks = focused.length === 0 ? others : focused;
  for (const mark of marks.toSorted((one, other) => Number(other === chosen) - Number(one === chosen))) {
    if (mark.end === null) continue;
    const box = boxAround(toPixel(mark.end), NUMBER_HALF);
    if (taken.some((other) => areMeeting(box, other))) continue;
    taken.push(box);
    shown.push(mark);
  }
  return shown;
}

function trace(context: CanvasRenderingContext2D, { start, end }: ShotMark, toPixel: ToPixel): boolean {
  if (start === null || end === null) return false;
  context.beginPath();
  context.moveTo(...toPixel(start));
  context.lineTo(...toPixel(end));
  return true;
}

/** Putts are thinner than other strokes. */
const widthOf = (mark: ShotMark, width: number): number => (mark.isPutt ? width * 0.6 : width);

function paintLine(context: CanvasRenderingContext2D, mark: ShotMark, toPixel: ToPixel, width: number): void {
  if (!trace(context, mark, toPixel)) return;
  context.strokeStyle = mark.colour;
  context.lineWidth = widthOf(mark, width);
  if (mark.isTyped) context.setLineDash(TYPED_DASH);
  context.stroke();
  context.setLineDash([]);
}

function paintCasing(context: CanvasRenderingContext2D, mark: ShotMark, toPixel: ToPixel): void {
  if (!trace(context, mark, toPixel)) return;
  context.strokeStyle = shotColours.casing;
  context.lineWidth = widthOf(mark, 3) + 3;
  context.stroke();
}

function paintDot(context: CanvasRenderingContext2D, mark: ShotMark, toPixel: ToPixel, radius: number): void {
  if (mark.end === null) return;
  disc(context, toPixel(mark.end), radius, mark.colour);
}

function paintNumber(context: CanvasRenderingContext2D, mark: ShotMark, toPixel: ToPixel): void {
  if (mark.end === null) return;
  const [x, y] = toPixel(mark.end);
  disc(context, [x, y], 11.5, shotColours.casing);
  disc(context, [x, y], 10, mark.colour);
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = inkOn(mark.colour);
  context.fillText(mark.label, x, y + 0.5);
}

function disc(context: CanvasRenderingContext2D, [x, y]: readonly [number, number], radius: number, colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Black or white, whichever has more contrast on a color '#rrggbb' (relative luminance of WCAG 2.2). */
function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  // At 0.179 the contrast to black and to white is equal.
  return red * 0.2126 + green * 0.7152 + blue * 0.0722 > 0.179 ? '#10140f' : '#ffffff';
}

function paintChosen(context: CanvasRenderingContext2D, mark: ShotMark, toPixel: ToPixel): void {
  if (mark.end === null) return;
  context.beginPath();
  context.arc(...toPixel(mark.end), 15, 0, Math.PI * 2);
  context.lineWidth = 5;
  context.strokeStyle = shotColours.casing;
  context.stroke();
  context.lineWidth = 2.5;
  context.strokeStyle = shotColours.ink;
  context.stroke();
}

function paintTee(context: CanvasRenderingContext2D, place: readonly [number, number]): void {
  disc(context, place, 5.5, shotColours.casing);
  disc(context, place, 4, shotColours.ink);
}

/** Upright on the screen for any rotation, with its foot in the hole. */
function paintFlag(context: CanvasRenderingContext2D, [x, y]: readonly [number, number]): void {
  disc(context, [x, y], 3.5, shotColours.casing);
  for (const [width, colour] of [
    [4.5, shotColours.casing],
    [2, shotColours.stick],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x, y - 30);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
  context.beginPath();
  context.moveTo(x + 1, y - 30);
  context.lineTo(x + 17, y - 24.5);
  context.lineTo(x + 1, y - 18);
  context.closePath();
  context.fillStyle = shotColours.flag;
  context.fill();
}

const directionOf = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): number =>
  Math.atan2(toY - y, toX - x);

/** Half of a ring's arc towards the tee, in radians: enough to cross a fairway, with space for its figure. */
const RING_HALF = 0.3;
/** Straight down the screen: the direction of the tee by default. */
const DOWN = Math.PI / 2;

/** Distances from the pin: arcs across the line of play. */
function paintRings(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  rings: readonly SceneCircle[],
  pixelsPerMetre: number,
  toTee: number,
): void {
  const [right, left] = [toTee - RING_HALF, toTee + RING_HALF];
  const rightEnd = (pixels: number) => [x + Math.cos(right) * pixels, y + Math.sin(right) * pixels] as const;
  // All in one path, because drawing dashed lines separately is slow.
  context.setLineDash([1, 5]);
  context.beginPath();
  for (const { radius } of rings) {
    const pixels = radius * pixelsPerMetre;
    context.moveTo(...rightEnd(pixels));
    context.arc(x, y, pixels, right, left);
  }
  strokeCased(context, 1.5);
  context.setLineDash([]);
}

/** Rings closer together than the height of their figures would be noise. */
const MIN_RING_STEP = 18;

function ringsWithRoom(rings: readonly SceneCircle[], pixelsPerMetre: number): readonly SceneCircle[] {
  const step = (rings[0]?.radius ?? 0) * pixelsPerMetre;
  return step < MIN_RING_STEP ? [] : rings;
}

/** The circle around the pin in which a stroke should have finished. */
function paintCircle(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  { radius }: SceneCircle,
  pixelsPerMetre: number,
): void {
  const pixels = radius * pixelsPerMetre;
  context.beginPath();
  context.arc(x, y, pixels, 0, Math.PI * 2);
  strokeCased(context, 1.75);
}

function strokeCased(context: CanvasRenderingContext2D, width: number): void {
  context.lineWidth = width + 1.5;
  context.strokeStyle = shotColours.ringCasing;
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = shotColours.ring;
  context.stroke();
}

function haloText(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  context.lineWidth = 3;
  context.strokeStyle = shotColours.casing;
  context.strokeText(text, x, y);
  context.fillStyle = shotColours.ink;
  context.fillText(text, x, y);
}

function paintRegion(context: CanvasRenderingContext2D, outline: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [index, point] of outline.entries()) context[index === 0 ? 'moveTo' : 'lineTo'](...point);
  context.closePath();
  context.fillStyle = 'rgba(255, 255, 255, 0.16)';
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = shotColours.ring;
  context.stroke();
}

type RingText = Placeable & { readonly text: string };

/** The figures of the circles in which a stroke should have finished, and of the rings. */
function textsAround(
  context: CanvasRenderingContext2D,
  pin: readonly [number, number],
  { proximity }: ShotScene,
  rings: readonly SceneCircle[],
  pixelsPerMetre: number,
  toTee: number,
): readonly RingText[] {
  const shares = proximity.map(({ radius, label }): RingText => {
    const reach = radius * pixelsPerMetre;
    const [x, y] = pin;
    return {
      text: label ?? '',
      half: [16, 7],
      places: [
        [x, y - reach],
        [x, y + reach],
      ],
    };
  });
  return [...shares, ...rings.map((ring) => ringText(context, pin, ring, pixelsPerMetre, toTee))];
}

/** The figure of a ring at the right end of its arc, else at the left one. */
function ringText(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  { radius, label }: SceneCircle,
  pixelsPerMetre: number,
  toTee: number,
): RingText {
  context.font = FONT;
  const text = label ?? '';
  const half = [context.measureText(text).width / 2 + 2, 7] as const;
  const places = [toTee - RING_HALF, toTee + RING_HALF].map((angle) => {
    const reach = radius * pixelsPerMetre;
    const [endX, endY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    // Beyond the end of the arc, seen from the line of play.
    const outwards = angle < toTee ? toTee - Math.PI / 2 : toTee + Math.PI / 2;
    return [endX + Math.cos(outwards) * (half[0] + 5), endY + Math.sin(outwards) * (half[1] + 5)] as const;
  });
  return { text, half, places };
}

/** Lengths of shots on plates beside their places, then the figures of the rings; none covers another (MAP-O63). */
function paintTexts(
  context: CanvasRenderingContext2D,
  scene: ShotScene,
  toPixel: ToPixel,
  rings: readonly RingText[],
  taken: readonly LabelBox[],
): void {
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const plates = scene.labels.map((label) => plateOf(context, label, toPixel));
  const boxes = placeLabels([...plates, ...rings], taken);
  for (const [index, box] of boxes.entries()) {
    if (box === null) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2 + 0.5];
    const label = scene.labels[index];
    if (label === undefined) haloText(context, rings[index - plates.length]?.text ?? '', x, y);
    else {
      context.fillStyle = shotColours.casing;
      context.beginPath();
      context.roundRect(box.left, box.top, box.right - box.left, box.bottom - box.top, 4);
      context.fill();
      context.fillStyle = shotColours.ink;
      context.fillText(label.text, x, y);
    }
  }
}

/** To the right of its place, else to the left, above or below. */
function plateOf(context: CanvasRenderingContext2D, { at, text }: SceneLabel, toPixel: ToPixel): Placeable {
  const [x, y] = toPixel(at);
  const half = [context.measureText(text).width / 2 + 6, 9] as const;
  return {
    half,
    places: [
      [x + 14 + half[0], y],
      [x - 14 - half[0], y],
      [x, y - 24],
      [x, y + 24],
    ],
  };
}
