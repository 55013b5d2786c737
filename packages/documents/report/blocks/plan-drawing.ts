import type { Surface } from '@strokebook/golf/model';

/** A box on paper in millimeters, from its upper left corner. */
export type PaperBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** Millimeters to the right and down. */
export type PaperPoint = { readonly x: number; readonly y: number };
/** A point on paper in millimeters to the right and down, in its shortest form. */
export type PaperPair = readonly [x: number, y: number];

export type LabelKind = 'shot' | 'left' | 'layUp' | 'hazard';
export type PlacedLabel = PaperBox & {
  readonly text: string;
  readonly kind: LabelKind;
  /** The line from the point to a label that is not next to it. */
  readonly leader: readonly [PaperPoint, PaperPoint] | null;
};

/** The drawing of a hole on paper, with the tee at the bottom and the green at the top. Lengths are in millimeters. */
export type PlanDrawing = {
  readonly width: number;
  readonly height: number;
  /** In drawing order, the ground first. */
  readonly outlines: readonly { readonly surface: Surface; readonly points: readonly PaperPair[] }[];
  /** Expected regions of tee shots, the larger one first. */
  readonly regions: readonly (readonly PaperPair[])[];
  readonly targetLines: readonly (readonly [PaperPair, PaperPair])[];
  readonly targets: readonly PaperPair[];
  readonly layUps: readonly PaperPair[];
  readonly tee: PaperPair;
  readonly pin: PaperPair;
  readonly labels: readonly PlacedLabel[];
};
