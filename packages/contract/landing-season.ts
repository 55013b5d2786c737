import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import type { CardHole } from '@strokebook/golf/scorecard';
import type { HeadlinePart, SeasonReport } from '@strokebook/golf/season';

/**
 * A made-up player's season, as the landing page shows it: that of the demo's main player as their own pages report it
 * today, or an example of a fixed day where there is no demo.
 */
export type LandingSeason = {
  readonly player: {
    readonly name: string;
    /** 'Class of 2028 · Harrow Glen University' */
    readonly school: string;
    readonly gpa: string;
  };
  readonly period: SeasonReport['period'];
  readonly average: NonNullable<SeasonReport['average']>;
  readonly bestRound: NonNullable<SeasonReport['bestRound']>;
  readonly bestFinish: NonNullable<SeasonReport['bestFinish']>;
  readonly gained: SeasonReport['gained'];
  readonly headline: readonly HeadlinePart[];
  /** The last tournament, its final round, and the course's holes as thumbnails. */
  readonly last: NonNullable<SeasonReport['last']>;
  readonly holes: readonly Pick<CardHole, 'hole' | 'nth' | 'par' | 'score'>[];
  readonly thumbnails: readonly HoleDrawing[];
  /** The latest tournaments with a finish, the newest first. */
  readonly finishes: readonly {
    readonly finish: string;
    readonly name: string;
    readonly rounds: readonly number[];
    readonly toPar: number;
  }[];
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
};

/** Drawn holes without figures. `npm run generate` writes them into the web app, so that they need no call. */
export type DrawnHoles = {
  /** A hole with the shots that were played on it. */
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
  /** A hole from left to right. */
  readonly cover: HoleDrawing;
};
