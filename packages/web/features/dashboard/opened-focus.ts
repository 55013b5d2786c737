import type { MapFocus } from '../../controls/shot-map/map-focus.ts';

/** What the address says of the map in the dialog over the dashboard. */
export type OpenedFocus = {
  readonly ofRound?: MapFocus['roundId'];
  readonly ofHole?: MapFocus['hole'];
  readonly ofNth?: MapFocus['nth'];
  readonly ofShot?: MapFocus['shot'];
  readonly ofView?: MapFocus['view'];
  readonly ofPattern?: MapFocus['pattern'];
  readonly ofYards?: MapFocus['yards'];
  readonly ofBeside?: MapFocus['beside'];
};

export const openedFocusOf = (state: OpenedFocus): MapFocus => ({
  roundId: state.ofRound,
  hole: state.ofHole,
  nth: state.ofNth,
  shot: state.ofShot,
  view: state.ofView,
  pattern: state.ofPattern,
  yards: state.ofYards,
  beside: state.ofBeside,
});

export const openedAddressOf = (focus: MapFocus): OpenedFocus => ({
  ofRound: focus.roundId,
  ofHole: focus.hole,
  ofNth: focus.nth === 1 ? undefined : focus.nth,
  ofShot: focus.shot,
  ofView: focus.view,
  ofPattern: focus.pattern,
  ofYards: focus.yards,
  ofBeside: focus.beside,
});
