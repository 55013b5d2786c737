import type { LatLon, Metres } from '@strokebook/golf/model';
import type { Metre2 } from './map-plane.ts';

/** One stroke on the map. */
export type ShotMark = {
  readonly roundId: string;
  readonly hole: number;
  /** Which playing of that hole in the round, from 1. */
  readonly nth: number;
  /** Which stroke of the hole it is, from 1. */
  readonly number: number;
  /** What its ball says: the stroke's number as golfers count, as in the list beside the map. */
  readonly label: string;
  readonly start: Metre2 | null;
  readonly end: Metre2 | null;
  readonly isPutt: boolean;
  /** Whether it is drawn where its typed distance lies on the line of play, dashed. */
  readonly isTyped: boolean;
  readonly colour: string;
};

/** A circle around the pin. */
export type SceneCircle = { readonly radius: Metres; readonly label: string | null };
/** A line of text beside a place. */
export type SceneLabel = { readonly at: Metre2; readonly text: string };

/** Content above the course. Places are metres on the picture's plane. */
export type ShotScene = {
  /** Strokes of the focused hole in other rounds and playings, below those of the focused playing. */
  readonly others: readonly ShotMark[];
  readonly focused: readonly ShotMark[];
  /** The selected stroke of the focused round. */
  readonly chosen: ShotMark | null;
  readonly tee: Metre2 | null;
  readonly pin: Metre2 | null;
  /** Distances from the pin, every 50 yards or metres. */
  readonly rings: readonly SceneCircle[];
  /** Where the selected stroke should have finished. */
  readonly proximity: readonly SceneCircle[];
  readonly labels: readonly SceneLabel[];
  /** Outlines of a pattern of shots, the widest first. */
  readonly regions: readonly (readonly Metre2[])[];
};

export const emptyScene: ShotScene = {
  others: [],
  focused: [],
  chosen: null,
  tee: null,
  pin: null,
  rings: [],
  proximity: [],
  labels: [],
  regions: [],
};

/** A view of the map: its center, the compass direction at its top in radians, and its scale. */
export type MapLook = { readonly centre: LatLon; readonly heading: number; readonly metresPerPixel: number };
