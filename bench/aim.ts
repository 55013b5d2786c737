import {
  estimatePatterns,
  groundOfHole,
  levelShift,
  patternLevels,
  planHole,
  playerShift,
  strokeCurves,
  strokeLevels,
  valueOfTarget,
} from '@strokebook/golf/aim';
import { type Club, type RoundDocument, yards } from '@strokebook/golf/model';
import { buildCourse } from '../packages/demo/courses/build-course.ts';
import { coursePlans } from '../packages/demo/courses/course-plans.ts';
import { playCareer } from './lib/career.ts';
import { type Contender, median, percentile, timeSideBySide } from './lib/measure.ts';
import { sized } from './lib/size.ts';
import { figure, printLine, printTable } from './lib/table.ts';

const TURNS = sized(20, 1);
const HOLES = sized(18, 2);
const ROUNDS = sized(60, 2);
/** Target value of a hole's plan (AIM-06), and of a dragged target: a frame at 60 Hz. */
const TARGET = { planMs: 25, dragMs: 16 } as const;

/** A bag of thirteen clubs. */
const bag: readonly (readonly [Club, number])[] = [
  ['driver', 259],
  ['wood3', 236],
  ['wood5', 222],
  ['hybrid4', 205],
  ['iron5', 188],
  ['iron6', 177],
  ['iron7', 165],
  ['iron8', 153],
  ['iron9', 140],
  ['pitchingWedge', 128],
  ['gapWedge', 114],
  ['sandWedge', 98],
  ['lobWedge', 80],
];

/** Times the plan of a hole, and what it needs: the ground of a course and the patterns of a player. */
export async function measureAim(): Promise<void> {
  const [level, strokes] = [patternLevels[1], strokeLevels[0]];
  const [coursePlan] = coursePlans;
  if (level === undefined || strokes === undefined || coursePlan === undefined) throw new Error('there is no level');
  const course = buildCourse(coursePlan).document;
  const typed = bag.map(([club, total]) => ({ club, total: yards(total), carry: yards(total) }));
  const { patterns } = estimatePatterns([], { level, typed });
  const curves = strokeCurves(levelShift(strokes));
  const rounds: readonly RoundDocument[] = playCareer(ROUNDS);
  const holes = course.holes.slice(0, HOLES).flatMap(({ number }) => {
    const ground = groundOfHole(course, number);
    return 'missing' in ground ? [] : [{ number, ground }];
  });
  const contenders: readonly Contender[] = [
    ...holes.map(({ number, ground }) => ({
      name: `plan of hole ${number}`,
      run: () => planHole({ ground, patterns, curves }),
    })),
    ...holes.slice(0, 1).flatMap(({ number, ground }): readonly Contender[] => [
      {
        name: 'a dragged target',
        run: () => valueOfTarget({ ground, patterns, curves }, 'driver', ground.toPlace({ x: 5, y: 240 })),
      },
      { name: 'ground of a hole', run: () => groundOfHole(course, number) },
      { name: `strokes of a player, ${ROUNDS} rounds`, run: () => strokeCurves(playerShift(rounds, strokes)) },
    ]),
  ];
  const timings = await timeSideBySide(contenders, TURNS);
  const plans = timings.filter(({ name }) => name.startsWith('plan')).flatMap(({ milliseconds }) => milliseconds);
  printTable(
    ['of', 'median ms', 'p99 ms'],
    [
      { name: `plans of ${holes.length} holes`, milliseconds: plans },
      ...timings.filter(({ name }) => !name.startsWith('plan')),
      ...timings
        .filter(({ name }) => name.startsWith('plan'))
        .toSorted((a, b) => median(b.milliseconds) - median(a.milliseconds))
        .slice(0, 1)
        .map(({ name, milliseconds }) => ({ name: `slowest: ${name}`, milliseconds })),
    ].map(({ name, milliseconds }) => [name, figure(median(milliseconds)), figure(percentile(milliseconds, 99))]),
  );
  printLine(`Wanted: at most ${TARGET.planMs} ms a plan on one core, and ${TARGET.dragMs} ms a dragged target.\n`);
}
