import type { OutputOf } from '@strokebook/contract';
import type { ChosenTarget, Conditions, Difference, PlannedHole } from '@strokebook/golf/aim';
import type { Club, CourseDocument, LatLon, UnitSystem } from '@strokebook/golf/model';

export type PlanBasis = OutputOf<'getPlanBasis'>;
/** What a hole is planned with; the same for all holes but ball, pin, club and conditions. */
export type HoleAsk = {
  readonly hole: number;
  /** Of the card of the tee; null for the mapped tee. */
  readonly teeYards: number | null;
  readonly ball: LatLon | null;
  readonly pin: LatLon | null;
  readonly club: Club | null;
  /** The standard whose strokes count in place of the player's own; null for the own. */
  readonly level: string | null;
  readonly conditions: Conditions;
  readonly units: UnitSystem;
};

type TargetAsk = { readonly ask: HoleAsk; readonly club: Club; readonly target: LatLon };

export type PlanAsk =
  | { readonly kind: 'load'; readonly course: CourseDocument; readonly basis: PlanBasis }
  | { readonly kind: 'plan'; readonly ask: HoleAsk }
  /** What another target is worth, in strokes alone or with all that is said of it. */
  | ({ readonly kind: 'value' } & TargetAsk)
  | ({ readonly kind: 'choose' } & TargetAsk)
  | { readonly kind: 'round'; readonly asks: readonly HoleAsk[] };

/** A target with all that is said of it. */
export type ShownTarget = Pick<ChosenTarget, 'pattern' | 'value' | 'words' | 'parts' | 'misses' | 'difference'> & {
  readonly target: LatLon;
  /** Yards to the target, and from there to the pin. */
  readonly length: number;
  readonly left: number;
  /** The widest first. */
  readonly rings: readonly { readonly share: number; readonly ring: readonly LatLon[] }[];
  /** For the kept plan. */
  readonly planned: PlannedHole;
};

/** The targets that cost the same: coordinates in pairs of latitude and longitude. */
export type ShownContour = {
  readonly cost: number;
  /** Four numbers a line. */
  readonly lines: Float64Array<ArrayBuffer>;
  /** Pieces of the ground within, one after the other, and how many points each has. */
  readonly pieces: Float64Array<ArrayBuffer>;
  readonly corners: Uint16Array<ArrayBuffer>;
  readonly label: LatLon | null;
};

export type ShownPlan = {
  readonly hole: number;
  readonly start: LatLon;
  readonly pin: LatLon;
  readonly toPin: number;
  /** The best target of the chosen club, or of the best one. */
  readonly best: ShownTarget;
  /** Every club that can be meant, the best one first. */
  readonly clubs: readonly { readonly club: Club; readonly value: number }[];
  readonly nextClubs: readonly { readonly club: Club; readonly value: number; readonly difference: Difference }[];
  readonly flag: { readonly value: number; readonly difference: Difference };
  readonly middle: { readonly value: number; readonly isGreen: boolean };
  readonly contours: readonly ShownContour[];
  /** What is odd about the outlines. */
  readonly notes: readonly string[];
  readonly strokesLabel: string;
};

type Missing = { readonly missing: string };

/** A hole of a round: its plan, or why there is none. */
export type RoundHole = { readonly hole: number } & ({ readonly planned: PlannedHole } | Missing);

export type PlanReplies = {
  readonly load: null;
  readonly plan: ShownPlan | Missing;
  readonly value: number | null;
  readonly choose: ShownTarget | null;
  readonly round: readonly RoundHole[];
};
