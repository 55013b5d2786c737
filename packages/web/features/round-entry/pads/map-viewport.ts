/** Part of a hole's drawing that is on the screen: points in feet of the drawing, sizes in pixels. */
export type Viewport = {
  /** The point of the drawing in the middle of the panel. */
  readonly center: ScreenPoint;
  /** Pixels a foot. */
  readonly scale: number;
};

export type ScreenPoint = readonly [x: number, y: number];
export type ViewportSize = { readonly width: number; readonly height: number };

/** From here the green is shown by itself: a pitch or less, where a finger would hide the whole green (60 yd, in feet). */
const GREEN_VIEW_FEET = 180;
/** Room around the ball and the pin: behind the green for a stroke that flies over it. */
const MARGIN_FEET = 75;
/** The flag stands above the pin, whatever the scale. */
const FLAG_PIXELS = 28;
/** The least that is shown on either axis: a green with its bunkers. */
const MIN_VIEW_FEET = 120;
/** A finger of 40 px then covers three feet. */
const MAX_SCALE = 12;

/** What the player needs to see for the next stroke: from the ball to behind the pin, and near the green the green alone. */
export function viewportOf(ball: ScreenPoint, pin: ScreenPoint, panel: ViewportSize): Viewport {
  const isNear = distanceOf(ball, pin) <= GREEN_VIEW_FEET;
  const margin = isNear ? MARGIN_FEET / 3 : MARGIN_FEET;
  const width = Math.max(MIN_VIEW_FEET, Math.abs(ball[0] - pin[0]) + 2 * margin);
  const height = Math.max(MIN_VIEW_FEET, Math.abs(ball[1] - pin[1]) + 2 * margin);
  const scale = Math.min(MAX_SCALE, panel.width / width, (panel.height - FLAG_PIXELS) / height);
  const [x, y] = middleOf([ball, pin]);
  return { center: [x, y - FLAG_PIXELS / 2 / scale], scale };
}

/** Room for the flag above the pin, and for the ball above the words below; in pixels. */
const HEAD_INSETS = { top: 44, bottom: 62 };
/** A low head has no room for them beside the picture. */
const MIN_HEAD_HEIGHT = 216;
/** Around a putt: the green and its fringe. */
const [PUTT_MARGIN_FEET, MIN_PUTT_VIEW_FEET] = [9, 36];

/** The picture in the head of the keypad: the ball low and the pin high, or a putt on the green. */
export function headView(ball: ScreenPoint, pin: ScreenPoint, panel: ViewportSize, isPutting: boolean): Viewport {
  const { top, bottom } = panel.height < MIN_HEAD_HEIGHT ? { top: 0, bottom: 0 } : HEAD_INSETS;
  const inner = { width: panel.width, height: Math.max(1, panel.height - top - bottom) };
  const margin = isPutting ? PUTT_MARGIN_FEET : MARGIN_FEET / 3;
  const least = isPutting ? MIN_PUTT_VIEW_FEET : MIN_VIEW_FEET;
  const scale = Math.min(
    MAX_SCALE,
    inner.width / Math.max(least, Math.abs(ball[0] - pin[0]) + 4 * margin),
    inner.height / Math.max(least, Math.abs(ball[1] - pin[1]) + 2 * margin),
  );
  const [x, y] = middleOf([ball, pin]);
  return { center: [x, y - (top - bottom) / 2 / scale], scale };
}

/** The point of the drawing under a pixel of the panel. */
export const pointUnder = ({ center, scale }: Viewport, panel: ViewportSize, [x, y]: ScreenPoint): ScreenPoint => [
  center[0] + (x - panel.width / 2) / scale,
  center[1] + (y - panel.height / 2) / scale,
];

/** The pixel of the panel where a point of the drawing is. */
export const pixelOf = ({ center, scale }: Viewport, panel: ViewportSize, [x, y]: ScreenPoint): ScreenPoint => [
  panel.width / 2 + (x - center[0]) * scale,
  panel.height / 2 + (y - center[1]) * scale,
];

/** Larger or smaller, about a pixel that stays where it is. @param smallest the least scale, that of the whole hole */
export function zoomed(
  view: Viewport,
  panel: ViewportSize,
  about: ScreenPoint,
  factor: number,
  smallest: number,
): Viewport {
  const scale = Math.min(MAX_SCALE, Math.max(smallest, view.scale * factor));
  const kept = pointUnder(view, panel, about);
  return {
    center: [kept[0] - (about[0] - panel.width / 2) / scale, kept[1] - (about[1] - panel.height / 2) / scale],
    scale,
  };
}

/** Moved by pixels. */
export const panned = ({ center, scale }: Viewport, [x, y]: ScreenPoint): Viewport => ({
  center: [center[0] - x / scale, center[1] - y / scale],
  scale,
});

/** The view after two fingers have moved: what was under each stays under it, as far as two points can. */
export function pinched(
  view: Viewport,
  panel: ViewportSize,
  before: readonly [ScreenPoint, ScreenPoint],
  after: readonly [ScreenPoint, ScreenPoint],
  smallest: number,
): Viewport {
  const [from, to] = [middleOf(before), middleOf(after)];
  const moved = panned(view, [to[0] - from[0], to[1] - from[1]]);
  const spread = distanceOf(...before);
  return zoomed(moved, panel, to, spread === 0 ? 1 : distanceOf(...after) / spread, smallest);
}

const middleOf = ([a, b]: readonly [ScreenPoint, ScreenPoint]): ScreenPoint => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const distanceOf = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
