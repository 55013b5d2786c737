import {
  estimatePatterns,
  groundOfHole,
  levelShift,
  patternLevels,
  planHole,
  splitGained,
  strokeCurves,
  strokeLevels,
  sumDecisions,
} from '@strokebook/golf/aim';
import { type Club, toMilliStrokes, toStrokes, yards } from '@strokebook/golf/model';
import { buildCourse } from '../../packages/demo/courses/build-course.ts';
import { coursePlans } from '../../packages/demo/courses/course-plans.ts';
import { createRandom } from '../../packages/demo/random.ts';
import { knownPlayers, playPlans, type ProvedHole, summarizeHoles } from '../../packages/demo/testing/play-plans.ts';
import { median } from '../lib/measure.ts';
import { printLine, printTable } from '../lib/table.ts';
import { mapOfShots, readTourRound } from '../lib/tour-round.ts';

const COURSES = 4;
/** Rounds of each player on each course: 2,016 in all. */
const ROUNDS = 84;
const SAMPLE = 40;
/** The claims of AIM-15. */
const claims = {
  standardErrors: 2,
  worseThanMiddle: 0.02,
  keptShare: 0.5,
  flagWrong: 0.1,
  onPlansSide: 2 / 3,
} as const;

/** AIM-15: players of known pattern on four courses of the demo world, then the tour round. Returns what failed. */
export function proveAim(): readonly string[] {
  const courses = coursePlans.slice(0, COURSES).map((plan) => buildCourse(plan).document);
  printLine(
    `${knownPlayers.length} players, ${COURSES} courses, ${ROUNDS * COURSES * knownPlayers.length} rounds; strokes a round\n`,
  );
  const proved = knownPlayers.map((player) => {
    const holes = courses.flatMap((course) => {
      const random = createRandom(`prove/${player.name}/${course.courseId}`);
      return playPlans(player, course, { rounds: ROUNDS, sample: SAMPLE, random });
    });
    return { name: player.name, holes, ...summarizeHoles(holes, ROUNDS) };
  });
  const perRound = (value: number): string => (value / COURSES).toFixed(2);
  printTable(
    [
      'player',
      'predicted',
      'simulated',
      '±',
      'errors off',
      'worse than middle',
      'flag costs',
      `with ${SAMPLE} shots`,
      'kept',
      'flag decisions',
    ],
    proved.map((one) => [
      one.name,
      perRound(one.predicted),
      perRound(one.simulated),
      perRound(one.error),
      ((one.simulated - one.predicted) / one.error).toFixed(1),
      one.worstToMiddle.toFixed(3),
      perRound(one.gain),
      perRound(one.gainEstimated),
      `${Math.round((100 * one.gainEstimated) / one.gain)}%`,
      perRound(flagDecisions(one.holes)),
    ]),
  );
  return [
    ...proved.flatMap((one) => [
      ...(Math.abs(one.simulated - one.predicted) <= claims.standardErrors * one.error
        ? []
        : [`${one.name}: predicted and simulated strokes differ by more than two standard errors`]),
      ...(one.worstToMiddle <= claims.worseThanMiddle ? [] : [`${one.name}: a plan is worse than the middle`]),
      ...(one.gainEstimated >= claims.keptShare * one.gain ? [] : [`${one.name}: less than half is kept`]),
    ]),
    ...proveTourRound(),
  ];
}

/** What a player who always aims at the flag decides away, by the rule of AIM-12. */
function flagDecisions(holes: readonly ProvedHole[]): number {
  const shots = holes.map(({ plan, flag }) => splitGained(toMilliStrokes(plan - flag), plan, flag));
  return toStrokes(sumDecisions(shots).decision);
}

/** Shares of a driver's distance, as in the demo world. */
const bag: readonly (readonly [Club, number])[] = [
  ['driver', 1],
  ['wood3', 0.885],
  ['hybrid4', 0.775],
  ['iron5', 0.7],
  ['iron6', 0.655],
  ['iron7', 0.61],
  ['iron8', 0.565],
  ['iron9', 0.515],
  ['pitchingWedge', 0.47],
];

/** Mean start lines of 37 players against the side of the flag on which the plan aims. */
function proveTourRound(): readonly string[] {
  const holes = readTourRound();
  if (holes === null) {
    printLine('\nThe tour round was left out: there is no GOLF_DATA_DIR.');
    return [];
  }
  const course = mapOfShots(holes);
  const [level, strokes] = [byName(patternLevels, 'pgaTour2024'), byName(strokeLevels, 'pgaTour2024')];
  const curves = strokeCurves(levelShift(strokes));
  const rows = holes.flatMap(({ number, par, pin, drives }) => {
    const length = median(drives.map(({ x, y }) => Math.hypot(x, y)));
    const typed = bag.map(([club, share]) => {
      // The club of the tee shot goes as far as the players' tee shots did.
      const total = yards(share === 1 && par > 3 ? length : 300 * share);
      return { club, total, carry: total };
    });
    const ground = groundOfHole(course, number);
    if ('missing' in ground) return [];
    const plan = planHole({ ground, patterns: estimatePatterns([], { level, typed }).patterns, curves });
    if ('missing' in plan) return [];
    const side = ({ x, y }: { readonly x: number; readonly y: number }): number =>
      (x * pin.y - y * pin.x) / Math.hypot(pin.x, pin.y);
    const [aim, flag] = [plan.choice.target, plan.pin];
    const planned = (aim.x * flag.y - aim.y * flag.x) / Math.hypot(flag.x, flag.y);
    const played = drives.reduce((sum, drive) => sum + side(drive), 0) / drives.length;
    return [{ number, par, cost: plan.flag.value - plan.choice.value, planned, played }];
  });
  printLine(
    `\nThe tour round, ${holes[0]?.drives.length ?? 0} players: tee shots in yards to the right of the flag's line\n`,
  );
  printTable(
    ['hole', 'par', 'the flag costs', 'plan', 'players, mean', 'same side'],
    rows.map(({ number, par, cost, planned, played }) => [
      String(number),
      String(par),
      cost.toFixed(2),
      planned.toFixed(0),
      played.toFixed(0),
      cost > claims.flagWrong ? (planned * played > 0 ? 'yes' : 'no') : '',
    ]),
  );
  const wrong = rows.filter(({ cost }) => cost > claims.flagWrong);
  const agreeing = wrong.filter(({ planned, played }) => planned * played > 0);
  printLine(
    `\nWhere the flag costs more than ${claims.flagWrong}: ${agreeing.length} of ${wrong.length} on the plan's side.`,
  );
  return wrong.length > 0 && agreeing.length >= claims.onPlansSide * wrong.length
    ? []
    : ['the tour’s players aim elsewhere'];
}

const byName = <Level extends { readonly standardName: string }>(levels: readonly Level[], name: string): Level => {
  const level = levels.find(({ standardName }) => standardName === name);
  if (level === undefined) throw new Error(`There is no level ${name}.`);
  return level;
};
