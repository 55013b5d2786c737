import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import type { CardHole } from '@strokebook/golf/scorecard';
import type { HeadlinePart, SeasonReport } from '@strokebook/golf/season';

/**
 * What the landing page shows of the demo's main player. `npm run generate` computes it with the engine
 * (`packages/server/cli/landing-season.ts`) and writes it into the web app, so that the page needs no call.
 */
export type LandingSeason = {
  readonly player: {
    readonly name: string;
    /** 'Class of 2028 · Harrow Glen University' */
    readonly school: string;
    readonly gpa: string;
  };
  readonly average: NonNullable<SeasonReport['average']>;
  readonly bestRound: NonNullable<SeasonReport['bestRound']>;
  readonly bestFinish: NonNullable<SeasonReport['bestFinish']>;
  readonly gained: SeasonReport['gained'];
  readonly headline: readonly HeadlinePart[];
  /** The last tournament, its final round, and the course's holes as thumbnails. */
  readonly last: NonNullable<SeasonReport['last']>;
  readonly holes: readonly Pick<CardHole, 'hole' | 'nth' | 'par' | 'score'>[];
  readonly thumbnails: readonly HoleDrawing[];
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
  /** The team's scores on the last day of that tournament. */
  readonly team: {
    readonly players: readonly { readonly name: string; readonly score: number; readonly toPar: string }[];
    /** How many players count. */
    readonly countedPlayers: number;
    readonly counted: { readonly score: number; readonly toPar: string };
  };
};
