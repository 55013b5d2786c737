/** What a map keeps in view: a whole hole, its green, or the area that the user moved it to (MAP-05). */
export const zoomModes = ['hole', 'green', 'free'] as const;
export type ZoomMode = (typeof zoomModes)[number];

export type ZoomEvent = 'drag' | 'wheel' | 'chooseShot' | 'focusRound' | 'focusHole' | 'chooseHole' | 'chooseGreen';

/** Tile zoom levels: min for a hole, and default for a green (MAP-18). */
export const MIN_ZOOM = 15;
export const GREEN_ZOOM = 21;

/** The zoom mode after an event (MAP-06 to MAP-09). */
export function nextZoomMode(mode: ZoomMode, event: ZoomEvent): ZoomMode {
  switch (event) {
    case 'drag':
    case 'wheel':
    case 'chooseShot':
      return 'free';
    case 'focusRound':
    case 'focusHole':
      // Green mode persists across holes and rounds.
      return mode === 'free' ? 'hole' : mode;
    case 'chooseHole':
      return 'hole';
    case 'chooseGreen':
      return 'green';
  }
}
