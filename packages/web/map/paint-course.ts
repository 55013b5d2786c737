import { drawingOrder, type PlaneBox } from '@strokebook/golf/geometry';
import type { Surface } from '@strokebook/golf/model';
import { type CourseColours, outlineCasing, outlineColours } from './course-colours.ts';
import type { CoursePicture, PictureShape } from './course-picture.ts';

type Brush = {
  readonly context: CanvasRenderingContext2D;
  readonly colours: CourseColours;
  /** Scale of the drawing: details smaller than a pixel are left out. */
  readonly metresPerPixel: number;
};

/** How much the ground covers what is not of the focused hole: of other holes, and of everything outside its corridor. */
const FADE = 0.62;
/** Metres on each side of the line of play that stay clear, and of the soft edge around them. */
const CORRIDOR_METRES = 45;
const CORRIDOR_EDGE_METRES = 30;

/**
 * Draws a course on a context whose unit is the metre, with north up.
 *
 * @param hole the hole that stands out, while everything else fades into the ground; null for none. @param box the visible area, in metres on the picture's plane. @param metresPerPixel scale of the screen.
 */
export function paintCourse(
  context: CanvasRenderingContext2D,
  picture: CoursePicture,
  colours: CourseColours,
  hole: number | null,
  box: PlaneBox,
  metresPerPixel: number,
): void {
  const brush: Brush = { context, colours, metresPerPixel };
  context.lineJoin = 'round';
  paintGround(brush, box);
  const seen = picture.shapes.filter((shape) => areMeeting(shape.box, box));
  const line = hole === null ? undefined : picture.lines.get(hole);
  if (line === undefined) {
    paintShapes(brush, seen);
    return;
  }
  paintShapes(
    brush,
    seen.filter((shape) => shape.hole !== hole && shape.hole !== null),
  );
  cover(brush, box);
  paintShapes(
    brush,
    seen.filter((shape) => shape.hole === null),
  );
  coverAround(brush, box, line);
  paintShapes(
    brush,
    seen.filter((shape) => shape.hole === hole),
  );
}

function paintShapes(brush: Brush, shapes: readonly PictureShape[]): void {
  for (const surface of drawingOrder) {
    for (const shape of shapes) if (shape.surface === surface) painters[surface](brush, shape);
  }
}

function cover({ context, colours }: Brush, { minX, minY, maxX, maxY }: PlaneBox): void {
  context.globalAlpha = FADE;
  context.fillStyle = colours.ground;
  context.fillRect(minX, minY, maxX - minX, maxY - minY);
  context.globalAlpha = 1;
}

/** Covers everything outside of the corridor around a line of play, with a soft edge made of a few steps. */
function coverAround({ context, colours }: Brush, { minX, minY, maxX, maxY }: PlaneBox, line: Path2D): void {
  const layer = new OffscreenCanvas(context.canvas.width, context.canvas.height);
  const over = layer.getContext('2d');
  if (over === null) return;
  over.setTransform(context.getTransform());
  over.fillStyle = colours.ground;
  over.fillRect(minX, minY, maxX - minX, maxY - minY);
  over.globalCompositeOperation = 'destination-out';
  over.lineCap = 'round';
  over.lineJoin = 'round';
  const steps = 8;
  for (let step = 0; step <= steps; step += 1) {
    over.globalAlpha = step === steps ? 1 : 1 / steps;
    over.lineWidth = 2 * (CORRIDOR_METRES + (CORRIDOR_EDGE_METRES * (steps - step)) / steps);
    over.stroke(line);
  }
  context.save();
  context.resetTransform();
  context.globalAlpha = FADE;
  context.drawImage(layer, 0, 0);
  context.restore();
}

/** Pixels of an outline on pictures, and of the dark line below it that keeps it visible on pale ground. */
const OUTLINE_PIXELS = 1.5;
const CASING_PIXELS = 3.5;

/** Draws only the outlines of a course, on aerial pictures; the arguments are those of `paintCourse`. */
export function paintOutlines(
  context: CanvasRenderingContext2D,
  picture: CoursePicture,
  box: PlaneBox,
  metresPerPixel: number,
): void {
  context.lineJoin = 'round';
  const seen = picture.shapes.filter((shape) => areMeeting(shape.box, box));
  for (const surface of drawingOrder) {
    const colour = outlineColours[surface];
    if (colour === undefined) continue;
    for (const shape of seen) {
      if (shape.surface !== surface) continue;
      for (const [stroke, pixels] of [
        [outlineCasing, CASING_PIXELS],
        [colour, OUTLINE_PIXELS],
      ] as const) {
        context.strokeStyle = stroke;
        context.lineWidth = pixels * metresPerPixel;
        context.stroke(shape.path);
      }
    }
  }
}

const areMeeting = (a: PlaneBox, b: PlaneBox): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

const painters: Readonly<Record<Surface, (brush: Brush, shape: PictureShape) => void>> = {
  rough: ({ context, colours }, { path }) => fill(context, path, colours.rough),
  woods: paintWood,
  fairway: paintFairway,
  tee: paintTee,
  penaltyArea: paintPenaltyArea,
  water: paintWater,
  bunker: paintBunker,
  green: paintGreen,
};

/** Metres between tufts of unmown ground, and width of mown lanes. */
const TUFTS = 9;
const FAIRWAY_LANE = 7;
const GREEN_LANE = 1.6;
/** Narrower lanes on the screen would be noise. */
const MIN_PIXELS = 3;

function paintGround({ context, colours, metresPerPixel }: Brush, box: PlaneBox): void {
  context.fillStyle = colours.ground;
  context.fillRect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
  if (TUFTS / metresPerPixel < MIN_PIXELS * 3) return;
  context.strokeStyle = colours.grain;
  context.lineWidth = Math.max(0.35, metresPerPixel);
  context.beginPath();
  // Aligned to the ground, not to the canvas, so that it does not shift when the map moves.
  for (let row = Math.floor(box.minY / TUFTS); row * TUFTS < box.maxY; row += 1) {
    for (let column = Math.floor(box.minX / TUFTS); column * TUFTS < box.maxX; column += 1) {
      const shift = Math.abs((row * 7_919 + column * 104_729) % 97) / 97;
      const [x, y] = [(column + shift) * TUFTS, (row + ((shift * 31) % 1)) * TUFTS];
      context.moveTo(x, y);
      context.lineTo(x + 0.5 + shift, y + 1.4);
    }
  }
  context.stroke();
}

function paintFairway(brush: Brush, shape: PictureShape): void {
  const { context, colours } = brush;
  fill(context, shape.path, colours.fairway);
  mow(brush, shape, FAIRWAY_LANE, shape.heading, colours.lane);
  outline(brush, shape.path, colours.fairwayEdge, 0.5);
}

function paintTee(brush: Brush, shape: PictureShape): void {
  const { context, colours } = brush;
  fill(context, shape.path, colours.tee);
  mow(brush, shape, GREEN_LANE * 1.5, shape.heading, colours.greenLane);
  outline(brush, shape.path, colours.greenEdge, 0.3);
}

function paintGreen(brush: Brush, shape: PictureShape): void {
  const { context, colours } = brush;
  // The collar: a first cut of about two metres around every green.
  context.strokeStyle = colours.collar;
  context.lineWidth = 4;
  context.stroke(shape.path);
  fill(context, shape.path, colours.green);
  mow(brush, shape, GREEN_LANE, shape.heading + Math.PI / 4, colours.greenLane);
  mow(brush, shape, GREEN_LANE, shape.heading - Math.PI / 4, colours.greenLane);
  outline(brush, shape.path, colours.greenEdge, 0.35);
}

function paintBunker(brush: Brush, shape: PictureShape): void {
  const { context, colours } = brush;
  fill(context, shape.path, colours.sand);
  within(context, shape.path, () => {
    // The lip in the north-west, towards the sun, casts a shadow on the sand.
    context.translate(0.7, -0.7);
    context.strokeStyle = colours.sandShade;
    context.lineWidth = 1.6;
    context.stroke(shape.path);
  });
  outline(brush, shape.path, colours.sandEdge, 0.4);
}

function paintWater(brush: Brush, shape: PictureShape): void {
  const { context, colours } = brush;
  fill(context, shape.path, colours.water);
  within(context, shape.path, () => {
    context.strokeStyle = colours.shallows;
    for (const width of [14, 7, 2.5]) {
      context.lineWidth = width;
      context.stroke(shape.path);
    }
  });
  outline(brush, shape.path, colours.shore, 0.6);
}

function paintPenaltyArea(brush: Brush, shape: PictureShape): void {
  const { context, colours, metresPerPixel } = brush;
  fill(context, shape.path, colours.penaltyArea);
  context.setLineDash([6 * metresPerPixel, 4 * metresPerPixel]);
  outline(brush, shape.path, colours.penaltyEdge, 0.4);
  context.setLineDash([]);
}

/** Crowns smaller than this are drawn as one wood. */
const MIN_CROWN_PIXELS = 1.5;

function paintWood({ context, colours, metresPerPixel }: Brush, { path, trees }: PictureShape): void {
  fill(context, path, colours.wood);
  if ((trees[2] ?? 0) / metresPerPixel < MIN_CROWN_PIXELS) return;
  circles(context, trees, colours.shadow, 1.6, -1.6, 1);
  circles(context, trees, colours.crown, 0, 0, 1);
  circles(context, trees, colours.crownLight, -0.9, 0.9, 0.55);
}

/** All crowns of a wood in one path, which is much faster than many. */
function circles(
  context: CanvasRenderingContext2D,
  trees: Float32Array,
  colour: string,
  east: number,
  north: number,
  scale: number,
): void {
  context.fillStyle = colour;
  context.beginPath();
  for (let at = 0; at < trees.length; at += 3) {
    const [x, y, radius] = [(trees[at] as number) + east, (trees[at + 1] as number) + north, trees[at + 2] as number];
    context.moveTo(x + radius * scale, y);
    context.arc(x, y, radius * scale, 0, Math.PI * 2);
  }
  context.fill();
}

/** Lanes of equal width along a heading, aligned to the plane, so that they continue from one outline to the next. */
function mow(
  { context, metresPerPixel }: Brush,
  { path, box }: PictureShape,
  lane: number,
  heading: number,
  colour: string,
): void {
  if (lane / metresPerPixel < MIN_PIXELS) return;
  const [middleX, middleY] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  const reach = Math.hypot(box.maxX - box.minX, box.maxY - box.minY) / 2 + lane;
  within(context, path, () => {
    context.translate(middleX, middleY);
    context.rotate(-heading);
    context.fillStyle = colour;
    for (let x = Math.floor(-reach / lane / 2) * 2 * lane; x < reach; x += lane * 2) {
      context.fillRect(x, -reach, lane, reach * 2);
    }
  });
}

function fill(context: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}

/** At least a pixel wide, so that edges remain visible from afar. */
function outline({ context, metresPerPixel }: Brush, path: Path2D, colour: string, metres: number): void {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(metres, metresPerPixel);
  context.stroke(path);
}

function within(context: CanvasRenderingContext2D, path: Path2D, draw: () => void): void {
  context.save();
  context.clip(path);
  draw();
  context.restore();
}
