import type { LandingSeason } from '@strokebook/contract';
import { createDemoWorld, mainUsernames } from '@strokebook/demo';
import { fullName, schoolLine, scoreToPar, signed } from '@strokebook/golf/format';
import { drawCourse } from '@strokebook/golf/hole-drawing';
import { type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import { statReports, type StrokesGainedPart, strokesGainedStats } from '@strokebook/golf/overview';
import { sumTallies, tallyRound } from '@strokebook/golf/stats';
import { isCertainGain } from '@strokebook/golf/strokes-gained';
import { costliestApproaches, coverOf, heroOf, thumbnailOf } from './landing-holes.ts';
import { finishesOf, teamOf } from './landing-results.ts';
import { scoreMark } from '@strokebook/golf/scorecard';

/** A fixed day, so that the generated file changes only with the code. */
const DEMO = { seed: '1', today: '2026-11-23' };
/** About half a season of tournaments. */
const ROUNDS = 12;

/** The data of the landing page: the demo's main player, computed by the engine. */
export function landingSeason(): LandingSeason {
  const world = createDemoWorld(DEMO);
  const player = named(world.accounts.find(({ username }) => username === mainUsernames.player));
  const rounds = [...world.roundsOf(player.accountId)].map(({ round }) => round).filter(isWholeTournamentRound);
  const season = rounds.slice(-ROUNDS);
  const finishes = finishesOf(world, player.accountId, rounds);
  const latest = named(finishes.at(-1));
  const card = named(latest.played.at(-1));
  const course = named(world.courses.find(({ courseId }) => courseId === card.course.courseId));
  const drawings = drawCourse(course);
  const best = named(season.toSorted((a, b) => toParOf(a) - toParOf(b))[0]);
  const [bestFinish = latest] = finishes.toSorted((a, b) => a.rank - b.rank);
  const { gains, average, averageToPar } = figuresOf(season);
  return {
    player: {
      name: fullName(player),
      firstName: player.firstName,
      school: schoolLine(player.extraInfo),
      gpa: player.extraInfo.collegeGpa?.toFixed(2) ?? '',
    },
    roundCount: season.length,
    ...{ average, averageToPar, gains },
    bestRound: { score: scoreOf(best), toPar: scoreToPar(toParOf(best)), where: best.course.name },
    bestFinish: { place: bestFinish.shown.place, where: bestFinish.shown.name },
    hero: heroOf(season, world.courses),
    cover: coverOf(drawings),
    tournament: {
      ...latest.shown,
      total: latest.shown.rounds.reduce((sum, score) => sum + score, 0),
      holes: card.holes
        .toSorted((a, b) => a.hole - b.hole)
        .map(({ hole, score = 0, par }) => ({
          ...{ hole, score },
          mark: scoreMark(score - par),
          drawing: thumbnailOf(drawings.find(({ number }) => number === hole)),
        })),
    },
    finishes: finishes
      .slice(-3)
      .reverse()
      .map(({ shown }) => shown),
    approaches: costliestApproaches(card),
    team: teamOf(world),
  };
}

const isWholeTournamentRound = ({ type, holeCount, holes, tournament, roundNumber }: RoundDocument): boolean =>
  type === 'tournament' &&
  holeCount === 18 &&
  tournament !== undefined &&
  roundNumber !== undefined &&
  holes.length === 18 &&
  holes.every(({ score }) => score !== undefined);

const parts: readonly StrokesGainedPart[] = ['offTheTee', 'approach', 'aroundTheGreen', 'putt', 'total'];

function figuresOf(season: readonly RoundDocument[]): Pick<LandingSeason, 'gains' | 'average' | 'averageToPar'> {
  const stats = statReports(sumTallies(season.map(tallyRound)), null, 18);
  const mean = (of: (round: RoundDocument) => number): number =>
    season.reduce((sum, round) => sum + of(round), 0) / season.length;
  return {
    average: mean(scoreOf).toFixed(1),
    averageToPar: scoreToPar(mean(toParOf), 1),
    gains: parts.map((part) => {
      const { performance, roundsNeeded } = named(stats.find(({ id }) => id === strokesGainedStats[part]));
      const { raw, interval } = named(performance);
      return {
        part,
        strokes: Math.round(raw * 10) / 10,
        text: signed(raw, 1),
        low: signed(interval?.low ?? raw, 1),
        high: signed(interval?.high ?? raw, 1),
        isCertain: isCertainGain(interval, roundsNeeded),
      };
    }),
  };
}

const scoreOf = (round: RoundDocument): number => named(summarizeRound(round).score);
const toParOf = (round: RoundDocument): number => scoreOf(round) - named(summarizeRound(round).par);

/** The demo world has it: a missing part is a mistake in the world, not in the data of a user. */
function named<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new Error('the demo world lacks a part of the landing page');
  return part;
}
