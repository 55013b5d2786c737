import type { LabelKind, PaperBox, PaperPoint, PlacedLabel } from '../../report/blocks/plan-drawing.ts';

/** A text next to a point. */
export type LabelWish = { readonly text: string; readonly kind: LabelKind; readonly at: PaperPoint };

/** Sizes for Inter at 6.5 pt with tabular figures (0.64 em when semibold), so that no text is wider than its box. */
const FIGURE_MM = 1.47;
const LETTER_MM = 1.3;
const NARROW_MM = 0.65;
const PAD_MM = 1;
const LABEL_HEIGHT_MM = 3.3;
/** Tried distances of a label from its point, in millimeters; from the third on with a line to the point. */
const AWAY_MM = [1.6, 3.2, 6, 9, 13, 18] as const;
const LEADER_FROM_MM = 6;
/** Right and left first, because a label above or below a point hides the line of play. */
const DIRECTIONS = [0, 180, 30, 150, -30, -150, 60, 120, -60, -120, 90, -90] as const;
const ROOM_MM = 0.4;

export const labelWidth = (text: string): number =>
  text.split('').reduce((width, character) => width + widthOf(character), PAD_MM);

const widthOf = (character: string): number =>
  /\d/.test(character) ? FIGURE_MM : /[ lftij]/.test(character) ? NARROW_MM : LETTER_MM;

/**
 * Places labels next to their points so that none covers another, an obstacle or the edge of the drawing. They are
 * placed in the given order; a label without space is omitted.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  frame: { readonly width: number; readonly height: number },
  obstacles: readonly PaperBox[],
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const taken = [...obstacles, ...placed];
    const label = candidates(wish).find(
      (box) => isWithin(box, frame) && !taken.some((other) => areOverlapping(box, other)),
    );
    if (label !== undefined) placed.push(label);
  }
  return placed;
}

function candidates({ text, kind, at }: LabelWish): readonly PlacedLabel[] {
  const [width, height] = [labelWidth(text), LABEL_HEIGHT_MM];
  return AWAY_MM.flatMap((away) =>
    DIRECTIONS.map((direction) => {
      const angle = (direction * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
      // The box touches a circle with that radius around the point.
      const x = at.x + dx * away + ((dx - 1) / 2) * width;
      const y = at.y + dy * away + ((dy - 1) / 2) * height;
      const end = { x: Math.max(x, Math.min(x + width, at.x)), y: Math.max(y, Math.min(y + height, at.y)) };
      return { text, kind, x, y, width, height, leader: away < LEADER_FROM_MM ? null : ([at, end] as const) };
    }),
  );
}

const isWithin = (box: PaperBox, frame: { readonly width: number; readonly height: number }): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= frame.width && box.y + box.height <= frame.height;

export const areOverlapping = (a: PaperBox, b: PaperBox): boolean =>
  a.x < b.x + b.width + ROOM_MM &&
  b.x < a.x + a.width + ROOM_MM &&
  a.y < b.y + b.height + ROOM_MM &&
  b.y < a.y + a.height + ROOM_MM;
