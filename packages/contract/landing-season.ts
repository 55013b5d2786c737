import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import type { ScoreMark } from '@strokebook/golf/scorecard';

/**
 * What the landing page shows of the demo's main player. `npm run generate` computes it with the engine
 * (`packages/server/cli/landing-season.ts`) and writes it into the web app, so that the page needs no call.
 */
export type LandingSeason = {
  readonly player: {
    readonly name: string;
    readonly firstName: string;
    /** 'Class of 2028 · Harrow Glen University' */
    readonly school: string;
    readonly gpa: string;
  };
  readonly roundCount: number;
  readonly average: string;
  readonly averageToPar: string;
  readonly bestRound: { readonly score: number; readonly toPar: string; readonly where: string };
  readonly bestFinish: { readonly place: string; readonly where: string };
  /** Off the tee, approach, around the green, putting, total. */
  readonly gains: readonly LandingGain[];
  readonly hero: {
    readonly drawing: HoleDrawing;
    readonly shots: readonly {
      readonly number: number;
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly text: string;
    }[];
    readonly pin: readonly [number, number];
    readonly label: string;
  };
  /** A hole for the cover of a resume, its green on the right. */
  readonly cover: HoleDrawing;
  /** The last tournament. */
  readonly tournament: LandingFinish & {
    readonly total: number;
    readonly holes: readonly {
      readonly hole: number;
      readonly score: number;
      readonly mark: ScoreMark;
      /** Null for a hole that cannot be drawn. */
      readonly drawing: HoleDrawing | null;
    }[];
  };
  /** The tournaments with the best places. */
  readonly finishes: readonly LandingFinish[];
  /** The strokes behind one figure of the final round, the costliest first. */
  readonly approaches: {
    readonly gained: string;
    readonly isLost: boolean;
    readonly count: number;
    readonly shown: readonly {
      readonly hole: number;
      readonly from: string;
      readonly club: string;
      readonly to: string;
      readonly gained: string;
    }[];
    readonly rest: { readonly count: number; readonly gained: string };
  };
  /** The team's scores on the last day of that tournament. */
  readonly team: {
    readonly players: readonly { readonly name: string; readonly score: number; readonly toPar: string }[];
    /** How many players count. */
    readonly countedPlayers: number;
    readonly counted: { readonly score: number; readonly toPar: string };
  };
};

type LandingGain = {
  readonly part: 'offTheTee' | 'approach' | 'aroundTheGreen' | 'putt' | 'total';
  readonly strokes: number;
  readonly text: string;
  readonly low: string;
  readonly high: string;
  /** Whether the rounds are enough to count on it. */
  readonly isCertain: boolean;
};

type LandingFinish = {
  readonly place: string;
  readonly name: string;
  readonly rounds: readonly number[];
  readonly toPar: string;
};
