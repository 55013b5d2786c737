import type { Surface } from '@strokebook/golf/model';

/** Colors of a drawn course. */
export type CourseColours = {
  /** Where nothing is mapped. */
  readonly ground: string;
  /** Blades and tufts on the ground. */
  readonly grain: string;
  readonly rough: string;
  readonly fairway: string;
  /** Every second lane of a mown fairway, drawn over it. */
  readonly lane: string;
  readonly fairwayEdge: string;
  readonly collar: string;
  readonly green: string;
  readonly greenLane: string;
  readonly greenEdge: string;
  readonly tee: string;
  readonly sand: string;
  readonly sandShade: string;
  readonly sandEdge: string;
  readonly water: string;
  readonly shallows: string;
  readonly shore: string;
  readonly penaltyArea: string;
  readonly penaltyEdge: string;
  readonly wood: string;
  readonly crown: string;
  readonly crownLight: string;
  readonly shadow: string;
};

/** Daylight, and the same course under floodlights. Tuned by eye so that shots in any round's color stand out. */
export const courseColours: Readonly<Record<'light' | 'dark', CourseColours>> = {
  light: {
    ground: '#e3e6d2',
    grain: 'rgba(66, 88, 44, 0.10)',
    rough: '#d0dab4',
    fairway: '#a9c489',
    lane: 'rgba(128, 158, 96, 0.28)',
    fairwayEdge: 'rgba(86, 116, 62, 0.25)',
    collar: '#9cbf7f',
    green: '#86b872',
    greenLane: 'rgba(255, 255, 240, 0.14)',
    greenEdge: 'rgba(44, 84, 40, 0.4)',
    tee: '#7fa86b',
    sand: '#f5eac9',
    sandShade: 'rgba(170, 142, 80, 0.3)',
    sandEdge: '#d8c690',
    water: '#a9ceda',
    shallows: 'rgba(214, 236, 240, 0.5)',
    shore: '#8fbbc9',
    penaltyArea: 'rgba(196, 50, 43, 0.10)',
    penaltyEdge: 'rgba(196, 50, 43, 0.55)',
    wood: '#c9d4b2',
    crown: '#7e9e74',
    crownLight: 'rgba(214, 230, 190, 0.3)',
    shadow: 'rgba(38, 58, 30, 0.22)',
  },
  dark: {
    ground: '#1a231a',
    grain: 'rgba(140, 168, 110, 0.07)',
    rough: '#233426',
    fairway: '#3d6646',
    lane: 'rgba(20, 44, 26, 0.28)',
    fairwayEdge: 'rgba(8, 14, 6, 0.45)',
    collar: '#47774e',
    green: '#63a06a',
    greenLane: 'rgba(10, 30, 15, 0.12)',
    greenEdge: 'rgba(8, 16, 6, 0.5)',
    tee: '#4b7350',
    sand: '#b5a67c',
    sandShade: 'rgba(60, 50, 24, 0.35)',
    sandEdge: '#9c8d64',
    water: '#284b57',
    shallows: 'rgba(110, 160, 176, 0.18)',
    shore: '#3a626f',
    penaltyArea: 'rgba(255, 123, 114, 0.10)',
    penaltyEdge: 'rgba(255, 123, 114, 0.6)',
    wood: '#18231a',
    crown: '#2a3f2c',
    crownLight: 'rgba(130, 170, 110, 0.14)',
    shadow: 'rgba(0, 0, 0, 0.35)',
  },
};

/** Lines on aerial pictures, the same in light and dark. Rough and woods have none, as the picture shows them. */
export const outlineColours: Readonly<Partial<Record<Surface, string>>> = {
  fairway: '#d9f2b4',
  tee: '#ffffff',
  green: '#ffffff',
  bunker: '#ffe9a8',
  water: '#a8dcff',
  penaltyArea: '#ffb3ab',
};
export const outlineCasing = 'rgba(0, 0, 0, 0.45)';
