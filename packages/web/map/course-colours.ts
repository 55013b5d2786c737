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
    ground: '#a9b98a',
    grain: 'rgba(66, 88, 44, 0.16)',
    rough: '#97ad77',
    fairway: '#a8c784',
    lane: 'rgba(255, 255, 220, 0.16)',
    fairwayEdge: 'rgba(56, 84, 40, 0.28)',
    collar: '#8fbb74',
    green: '#bfe0a0',
    greenLane: 'rgba(255, 255, 240, 0.22)',
    greenEdge: 'rgba(44, 84, 40, 0.45)',
    tee: '#b5d592',
    sand: '#f1e6c6',
    sandShade: 'rgba(150, 122, 66, 0.38)',
    sandEdge: '#c9b98a',
    water: '#6fa9bd',
    shallows: 'rgba(190, 226, 230, 0.45)',
    shore: '#5b7f70',
    penaltyArea: 'rgba(196, 50, 43, 0.10)',
    penaltyEdge: 'rgba(196, 50, 43, 0.55)',
    wood: '#7e9a66',
    crown: '#5c7f4d',
    crownLight: 'rgba(186, 214, 142, 0.35)',
    shadow: 'rgba(34, 52, 24, 0.32)',
  },
  dark: {
    ground: '#1f2a1c',
    grain: 'rgba(140, 168, 110, 0.10)',
    rough: '#26341f',
    fairway: '#35502f',
    lane: 'rgba(190, 230, 160, 0.06)',
    fairwayEdge: 'rgba(8, 14, 6, 0.55)',
    collar: '#3a5e35',
    green: '#4d7a45',
    greenLane: 'rgba(210, 245, 190, 0.07)',
    greenEdge: 'rgba(8, 16, 6, 0.6)',
    tee: '#416338',
    sand: '#8f8260',
    sandShade: 'rgba(30, 24, 8, 0.42)',
    sandEdge: '#6a5f43',
    water: '#1f4557',
    shallows: 'rgba(96, 156, 172, 0.22)',
    shore: '#12262a',
    penaltyArea: 'rgba(255, 123, 114, 0.10)',
    penaltyEdge: 'rgba(255, 123, 114, 0.6)',
    wood: '#1d2b19',
    crown: '#2b4226',
    crownLight: 'rgba(120, 160, 90, 0.16)',
    shadow: 'rgba(0, 0, 0, 0.45)',
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
