/** Width and height in pixels. */
export type Extent = { readonly width: number; readonly height: number };
/** Position and size in the window, in pixels. */
export type Place = Extent & { readonly left: number; readonly top: number };
/** The values set by the user; others follow the window. */
export type OwnPlace = { readonly [Key in keyof Place]?: Place[Key] | undefined };
/** Initial position. */
export type Anchor = 'center' | 'left' | 'right' | 'top';

/** Min size of a floating dialog, in pixels. */
const MIN: Extent = { width: 320, height: 240 };
/** Distance from the edge of the window at which it opens. */
const MARGIN = 24;

/**
 * The place of a dialog: with its default size or the user's, and completely inside the window. Computed for each
 * window size, so that a dialog that had to shrink or move gets its place back when there is room.
 *
 * @param size lengths up to 1 are shares of the window, others are pixels (UX-11)
 */
export function placeIn(window: Extent, size: Extent, anchor: Anchor, own: OwnPlace): Place {
  const width = within(own.width ?? lengthOf(size.width, window.width), MIN.width, window.width);
  const height = within(own.height ?? lengthOf(size.height, window.height), MIN.height, window.height);
  const room = { x: window.width - width, y: window.height - height };
  const opensAt = { center: room.x / 2, left: MARGIN, right: room.x - MARGIN, top: room.x / 2 };
  return {
    width,
    height,
    left: within(own.left ?? opensAt[anchor], 0, room.x),
    top: within(own.top ?? (anchor === 'top' ? MARGIN : room.y / 2), 0, room.y),
  };
}

/** Moved by some pixels, within the window. */
export const movedBy = (window: Extent, place: Place, x: number, y: number): OwnPlace => ({
  left: within(place.left + x, 0, window.width - place.width),
  top: within(place.top + y, 0, window.height - place.height),
});

/** With the lower right corner moved by some pixels, within the window; the upper left corner is fixed. */
export const resizedBy = (window: Extent, place: Place, x: number, y: number): OwnPlace => ({
  left: place.left,
  top: place.top,
  width: within(place.width + x, MIN.width, window.width - place.left),
  height: within(place.height + y, MIN.height, window.height - place.top),
});

const lengthOf = (length: number, whole: number): number => (length <= 1 ? length * whole : length);

/** If the bounds contradict each other, the upper one is used. */
const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), Math.max(max, 0));
