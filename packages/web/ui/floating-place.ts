/** Width and height in pixels. */
export type Extent = { readonly width: number; readonly height: number };
/** A place in the window, in pixels. */
export type Place = Extent & { readonly left: number; readonly top: number };
/** What a person has set by hand. The rest follows the window. */
export type OwnPlace = { readonly [Key in keyof Place]?: Place[Key] | undefined };
/** Where it opens. */
export type Anchor = 'center' | 'left' | 'right' | 'top';

/** The least that a floating dialog is of use with, in pixels. */
const MIN: Extent = { width: 320, height: 240 };
/** Between it and the edge of the window at which it opens. */
const MARGIN = 24;

/**
 * Where a dialog is: as large as was asked for or set by hand, and wholly inside the window. It is worked out anew for
 * each window, so that one that had to shrink or to move aside takes its own place again when there is room.
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

/** Moved by so many pixels, as far as the window goes. */
export const movedBy = (window: Extent, place: Place, x: number, y: number): OwnPlace => ({
  left: within(place.left + x, 0, window.width - place.width),
  top: within(place.top + y, 0, window.height - place.height),
});

/** Its lower right corner moved by so many pixels, as far as the window goes; the upper left one stays. */
export const resizedBy = (window: Extent, place: Place, x: number, y: number): OwnPlace => ({
  left: place.left,
  top: place.top,
  width: within(place.width + x, MIN.width, window.width - place.left),
  height: within(place.height + y, MIN.height, window.height - place.top),
});

const lengthOf = (length: number, whole: number): number => (length <= 1 ? length * whole : length);

/** The upper bound wins where the two exclude each other. */
const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(most, 0));
