/** A rectangle on the screen, in pixels. */
export type LabelBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Point = readonly [x: number, y: number];

/** A text of a size with the places at which it may stand, the best first. */
export type Placeable = { readonly half: Point; readonly places: readonly Point[] };

export const boxAround = ([x, y]: Point, [halfWidth, halfHeight]: Point): LabelBox => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

export const areMeeting = (a: LabelBox, b: LabelBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * A place for each text, in order, so that no two meet and none meets what is taken; null for one without room, which
 * is left out (MAP-O63).
 */
export function placeLabels(labels: readonly Placeable[], taken: readonly LabelBox[]): readonly (LabelBox | null)[] {
  const full = [...taken];
  return labels.map(({ half, places }) => {
    const free = places
      .map((place) => boxAround(place, half))
      .find((box) => !full.some((other) => areMeeting(box, other)));
    if (free !== undefined) full.push(free);
    return free ?? null;
  });
}
