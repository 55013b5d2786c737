import { placeText } from '@strokebook/golf/courses';
import { grouped, NOTHING, plural, scoreToPar, scoreWithPar, signed } from '@strokebook/golf/format';
import type { ShotKind } from '@strokebook/golf/facts';
import {
  type CourseDocument,
  type CourseHole,
  type RoundDocument,
  type UnitSystem,
  type Yards,
  yards,
  yardsToMetres,
} from '@strokebook/golf/model';
import type { DrawnHole } from '../../report/blocks/holes.ts';
import { cellOf, figures, rowOf, type TableBlock, type TableRow, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportBlock, ReportDocument, ReportSection } from '../../report/document.ts';
import type { ReportInput } from '../report-input.ts';
import { type HolePlan, holePlan } from './hole-plan.ts';
import { type HoleLoss, type HoleRecord, holeRecords } from './hole-records.ts';
import type { PlannedShot } from './plan-shots.ts';
import { type PlanStart, planTee, type PlanTee } from './plan-tee.ts';
import type { HazardSurface, TeeHazard } from './tee-hazards.ts';
import type { TypicalShots } from './typical-shots.ts';

/** Input of a course plan. */
export type CoursePlanSource = {
  /** Null if none of the player's courses has mapped holes. */
  readonly course: CourseDocument | null;
  /** The player's finished rounds on the course, newest first. */
  readonly rounds: readonly RoundDocument[];
  readonly typical: TypicalShots;
};

const partNames: Readonly<Record<ShotKind, string>> = {
  offTheTee: 'Off the tee',
  approach: 'Approach',
  aroundTheGreen: 'Around the green',
  putt: 'Putting',
};

/** A course hole by hole as a yardage book with the player's own targets. */
export function coursePlanReport(input: ReportInput, { course, rounds, typical }: CoursePlanSource): ReportDocument {
  const head = { heading: 'Course Plan', subject: input.subject };
  if (course === null) {
    const nothing = textOf('No course that was played has mapped holes, so there is none to draw.');
    return { ...head, subtitle: 'No mapped course', sections: [{ heading: 'The course', blocks: [nothing] }] };
  }
  const place = placeText(course);
  const subtitle = [course.name, ...(place === '' ? [] : [place])].join(', ');
  const tee = planTee(course, rounds);
  const lengths = lengthsIn(input.units);
  const book: Book = { course, tee, lengths, records: holeRecords(rounds), typical };
  const plans = course.holes.flatMap((hole) => holePlan(course, hole, tee, typical, input.units) ?? []);
  if (plans.length === 0) {
    const nothing = textOf(`No hole of ${course.name} has a mapped tee and green, so there is none to draw.`);
    return { ...head, subtitle, sections: [{ heading: 'The course', blocks: [nothing] }] };
  }
  return {
    ...head,
    subtitle,
    sections: [
      { heading: 'The course', blocks: [keyFigures(book, plans, rounds.length), holesTable(book, plans)] },
      holesSection(book, plans),
    ],
  };
}

type Lengths = {
  readonly unit: 'yd' | 'm';
  /** A length in meters in whole display units. */
  readonly whole: (metres: number) => number;
  /** '262 yd' */
  readonly text: (metres: number) => string;
};

type Book = {
  readonly course: CourseDocument;
  readonly tee: PlanTee;
  readonly lengths: Lengths;
  readonly records: ReadonlyMap<number, HoleRecord>;
  readonly typical: TypicalShots;
};

function lengthsIn(units: UnitSystem): Lengths {
  const unit = units === 'metric' ? 'm' : 'yd';
  const perUnit = units === 'metric' ? 1 : yardsToMetres(yards(1));
  const whole = (metres: number): number => Math.round(metres / perUnit);
  return { unit, whole, text: (metres) => `${whole(metres)} ${unit}` };
}

function keyFigures({ tee, lengths, records, typical }: Book, plans: readonly HolePlan[], count: number): ReportBlock {
  const ofShots = (shots: number, otherwise: string): string => (shots === 0 ? otherwise : plural(shots, 'shot'));
  const total = sumOf(plans.map(({ yardages }) => lengths.whole(yardages.middle)));
  const pars = sumOf(plans.map(({ hole }) => hole.par ?? null));
  const averages = sumOf(plans.map(({ hole }) => records.get(hole.number)?.averageScore ?? null));
  return {
    kind: 'figures',
    figures: [
      {
        label: `Length, ${lengths.unit}`,
        value: lengthText(total),
        // Names the tee only if every hole is measured from it.
        basis:
          tee.name === null || plans.some(({ startBy }) => startBy === 'map')
            ? 'to the middle of the greens'
            : `${tee.name} tees`,
      },
      { label: 'Par', value: pars === null ? NOTHING : String(pars), basis: plural(plans.length, 'hole') },
      { label: 'Rounds here', value: String(count), basis: 'finished' },
      {
        label: 'Average here',
        value: averages === null ? NOTHING : averages.toFixed(1),
        basis: averages === null || pars === null ? 'of every hole' : `${scoreToPar(averages - pars, 1)} to par`,
      },
      {
        label: `Typical drive, ${lengths.unit}`,
        value: String(lengths.whole(yardsToMetres(typical.drive))),
        basis: ofShots(typical.driveCount, 'of a scratch golfer'),
      },
      {
        label: `Long second, ${lengths.unit}`,
        value: String(lengths.whole(yardsToMetres(typical.second))),
        basis: ofShots(typical.secondCount, 'from the drive'),
      },
    ],
  };
}

const lengthText = (length: number | null): string => (length === null ? NOTHING : grouped(length));

/** The plan's scorecard, with OUT and IN for eighteen holes; a sum with a missing part is omitted. */
function holesTable(book: Book, plans: readonly HolePlan[]): TableBlock {
  const { course, tee, lengths, records } = book;
  const rowsOf = (some: readonly HolePlan[]): readonly TableRow[] =>
    some.map((plan) => {
      const { hole } = plan;
      const record = records.get(hole.number);
      return rowOf([
        String(hole.number),
        parText(hole),
        String(lengths.whole(plan.yardages.middle)),
        cardText(book, hole),
        record === undefined ? NOTHING : cellOf(record.averageScore.toFixed(2), plural(record.playings, 'round')),
        targetsText(plan, lengths),
        record?.loss == null ? NOTHING : lossText(record.loss),
      ]);
    });
  const sumRow = (label: string, some: readonly HolePlan[]): TableRow => {
    const average = sumOf(some.map(({ hole }) => records.get(hole.number)?.averageScore ?? null));
    const par = sumOf(some.map(({ hole }) => hole.par ?? null));
    const card = sumOf(some.map(({ hole }) => cardLength(book, hole)));
    return rowOf(
      [
        label,
        String(par ?? NOTHING),
        lengthText(sumOf(some.map(({ yardages }) => lengths.whole(yardages.middle)))),
        lengthText(card),
        average === null
          ? NOTHING
          : cellOf(average.toFixed(1), par === null ? '' : `${scoreToPar(average - par, 1)} to par`),
        '',
        '',
      ],
      'sum',
    );
  };
  const [out, back] = [plans.slice(0, 9), plans.slice(9)];
  const isWhole = plans.length === 18;
  const missing = course.holes.filter(({ number }) => plans.every(({ hole }) => hole.number !== number));
  return {
    kind: 'table',
    title: '',
    columns: [
      ...words('Hole'),
      ...figures('Par', `Length, ${lengths.unit}`, `Card, ${lengths.unit}`, 'Average'),
      ...words('Targets', 'Loses most'),
    ],
    rows: [
      ...(isWhole ? [...rowsOf(out), sumRow('OUT', out), ...rowsOf(back), sumRow('IN', back)] : rowsOf(plans)),
      sumRow('TOTAL', plans),
    ],
    notes: [
      `Lengths are measured along the line of play to the middle of the green, ${startsText(tee, plans)}.`,
      'Where strokes are lost is told against PGA TOUR players from the same places, for holes played three times or more.',
      ...(missing.length === 0
        ? []
        : [`Not drawn, for want of a mapped tee or green: ${missing.map(({ number }) => number).join(', ')}.`]),
    ],
  };
}

/** 'from where White tees were played; on 3 and 7 from the tee that is mapped' */
function startsText({ name }: PlanTee, plans: readonly HolePlan[]): string {
  const said: Readonly<Record<PlanStart['by'], string>> = {
    rounds: name === null ? 'from where the player teed up' : `from where ${name} tees were played`,
    card: `from where the hole is as long as the card says of ${name} tees`,
    map: 'from the tee that is mapped',
  };
  const [most, ...others] = [...Map.groupBy(plans, ({ startBy }) => startBy)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return [
    ...(most === undefined ? [] : [said[most[0]]]),
    ...others.map(([by, some]) => `on ${some.map(({ hole }) => hole.number).join(', ')} ${said[by]}`),
  ].join('; ');
}

function holesSection(book: Book, plans: readonly HolePlan[]): ReportSection {
  const { course, typical, lengths } = book;
  const regions =
    typical.regions.length === 0
      ? ''
      : ' Dotted areas are those in which half and nine tenths of the player’s own such tee shots are to be expected.';
  return {
    heading: 'Hole by hole',
    blocks: [
      textOf(
        `A circle is a target and a dashed line the target line to it, with the length of the shot beside the line and what is left to the middle of the green beside the target. Small dots are 100, 150 and 200 ${lengths.unit} from the middle of the green. Beside sand and water stands how far it is from the tee to reach it and to carry it.${regions}`,
        ...(course.attribution === undefined ? [] : [`Map: ${course.attribution}`]),
      ),
      { kind: 'holes', holes: plans.map((plan) => drawnHole(book, plan)) },
    ],
  };
}

function drawnHole(book: Book, plan: HolePlan): DrawnHole {
  const { hole, yardages, shots, hazards, drawing } = plan;
  const { lengths, records, tee } = book;
  const record = records.get(hole.number);
  const edge = (length: number | null): string => (length === null ? NOTHING : String(lengths.whole(length)));
  return {
    heading: `Hole ${hole.number}`,
    figures: [
      { label: 'Par', value: parText(hole) },
      { label: `Length, ${lengths.unit}`, value: String(lengths.whole(yardages.middle)) },
      { label: 'Front', value: edge(yardages.front) },
      { label: 'Back', value: edge(yardages.back) },
      { label: tee.name === null ? 'Card' : `Card, ${tee.name}`, value: cardText(book, hole) },
    ],
    drawing,
    lines: [
      ...shots.map((shot, index) => ({ name: `Target ${index + 1}`, text: shotText(shot, index, lengths) })),
      ...hazards.map((hazard) => ({ name: hazardName(hazard), text: hazardText(hazard, lengths) })),
      {
        name: 'Scoring average',
        text:
          record === undefined ? 'not played yet' : `${averageText(record, hole)}, ${plural(record.playings, 'round')}`,
      },
      ...(record?.loss == null ? [] : [{ name: 'Loses most', text: lossText(record.loss) }]),
    ],
  };
}

const parText = ({ par }: CourseHole): string => (par === undefined ? NOTHING : String(par));

const averageText = ({ averageScore }: HoleRecord, { par }: CourseHole): string =>
  par === undefined ? averageScore.toFixed(2) : scoreWithPar(averageScore, par, 2);

/** '252, 218, 100' */
const targetsText = ({ shots }: HolePlan, { whole }: Lengths): string =>
  shots.map(({ length }) => whole(length)).join(', ');

/** 'Approach, −0.32 a round (16)' */
const lossText = ({ part, gained, n }: HoleLoss): string => `${partNames[part]}, ${signed(gained, 2)} a round (${n})`;

function shotText({ length, left }: PlannedShot, index: number, { text }: Lengths): string {
  const from = index === 0 ? ' from the tee' : '';
  return left === 0
    ? `${text(length)}${from} to the middle of the green`
    : `${text(length)}${from}, ${text(left)} left`;
}

const hazardNames: Readonly<Record<HazardSurface, readonly [one: string, more: string | null]>> = {
  bunker: ['Bunker', 'bunkers'],
  // Water is not counted.
  water: ['Water', null],
  penaltyArea: ['Penalty area', 'penalty areas'],
};

/** '2 bunkers left' */
const hazardName = ({ surface, side, count }: TeeHazard): string => {
  const [one, more] = hazardNames[surface];
  return `${count === 1 || more === null ? one : `${count} ${more}`} ${side}`;
};

const hazardText = ({ reach, carry }: TeeHazard, { whole, text }: Lengths): string =>
  carry === null ? `from ${text(reach)} on` : `${whole(reach)} to reach, ${text(carry)} to carry`;

const cardText = (book: Book, hole: CourseHole): string => String(cardLength(book, hole) ?? NOTHING);

/** Length on the tee's card, in the requested units. */
function cardLength({ course, tee, lengths }: Book, hole: CourseHole): number | null {
  const length: Yards | null = tee.card?.yards[course.holes.indexOf(hole)] ?? null;
  return length === null ? null : lengths.whole(yardsToMetres(length));
}

/** Null if a part is missing. */
const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
