import { type CoursePlan, verdictOf } from '@strokebook/golf/aim';
import { placeText } from '@strokebook/golf/courses';
import { clubName, grouped, NOTHING, plural, scoreToPar, decimal } from '@strokebook/golf/format';
import { type CourseDocument, type RoundDocument, yardsToMetres } from '@strokebook/golf/model';
import { cellOf, figures, rowOf, type TableBlock, type TableRow, words } from '../../report/blocks/table.ts';
import { notesOf, textOf } from '../../report/blocks/text.ts';
import type { ReportBlock, ReportDocument, ReportSection } from '../../report/document.ts';
import type { ReportInput } from '../report-input.ts';
import {
  type Book,
  cardLength,
  cardText,
  drawnHole,
  type Lengths,
  lengthsIn,
  lossText,
  parText,
  targetsText,
} from './drawn-hole.ts';
import { type HolePlan, holePlan } from './hole-plan.ts';
import { holeRecords } from './hole-records.ts';
import { holeFrames, type PlanSize } from '../../report/plan-size.ts';
import { type PlanStart, planTee, type PlanTee } from './plan-tee.ts';
import type { TypicalShots } from './typical-shots.ts';

/** Input of a course plan. */
export type CoursePlanSource = {
  /** Null if none of the player's courses has mapped holes. */
  readonly course: CourseDocument | null;
  /** The player's finished rounds on the course, newest first. */
  readonly rounds: readonly RoundDocument[];
  readonly typical: TypicalShots;
  /** The player's kept plan, which is printed in place of targets by typical lengths; null without. */
  readonly kept: CoursePlan | null;
};

/** A course hole by hole as a yardage book with the player's own targets. */
export function coursePlanReport(
  input: ReportInput,
  { course, rounds, typical, kept }: CoursePlanSource,
  size: PlanSize,
): ReportDocument {
  const head = { heading: 'Course Plan', subject: input.subject };
  if (course === null) {
    const nothing = textOf('No course that was played has mapped holes, so there is none to draw.');
    return { ...head, subtitle: 'No mapped course', sections: [{ heading: 'The course', blocks: [nothing] }] };
  }
  const place = placeText(course);
  const subtitle = [course.name, ...(place === '' ? [] : [place])].join(', ');
  const tee = planTee(course, rounds, kept === null || kept.tee === '' ? undefined : kept.tee);
  const lengths = lengthsIn(input.units);
  const book: Book = { course, tee, lengths, records: holeRecords(rounds), typical };
  const drawn = { units: input.units, frame: holeFrames[size] };
  const plans = course.holes.flatMap((hole) => {
    const own = kept?.holes.find((planned) => planned.hole === hole.number) ?? null;
    return holePlan(course, hole, tee, typical, { ...drawn, kept: own }) ?? [];
  });
  if (plans.length === 0) {
    const nothing = textOf(`No hole of ${course.name} has a mapped tee and green, so there is none to draw.`);
    return { ...head, subtitle, sections: [{ heading: 'The course', blocks: [nothing] }] };
  }
  const figuresBlock = keyFigures(book, plans, rounds.length);
  const table = holesTable(book, plans, size);
  const signs: ReportSection = { heading: 'How to read the holes', blocks: signsNotes(book, kept !== null) };
  const holes: ReportBlock = { kind: 'holes', size, holes: plans.map((plan) => drawnHole(book, plan)) };
  return size === 'page'
    ? {
        ...head,
        subtitle,
        isWide: true,
        sections: [
          { heading: 'The course', blocks: [figuresBlock, table] },
          signs,
          { heading: '', startsPage: true, blocks: [holes] },
        ],
      }
    : {
        ...head,
        subtitle,
        isPocket: true,
        sections: [
          { heading: 'The course', blocks: [figuresBlock] },
          signs,
          { heading: 'The card', startsPage: true, blocks: [pocketTable(table)] },
          { heading: '', startsPage: true, blocks: [holes] },
        ],
      };
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
        value: averages === null ? NOTHING : decimal(averages, 1),
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
function holesTable(book: Book, plans: readonly HolePlan[], size: PlanSize): TableBlock {
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
        record === undefined ? NOTHING : cellOf(decimal(record.averageScore, 2), plural(record.playings, 'round')),
        planText(plan, lengths, size),
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
          : cellOf(decimal(average, 1), par === null ? '' : `${scoreToPar(average - par, 1)} to par`),
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
      'Lost strokes are against PGA TOUR players from the same places, on holes played three times or more.',
      ...(missing.length === 0
        ? []
        : [`Not drawn, because the tee or green is not mapped: ${missing.map(({ number }) => number).join(', ')}.`]),
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

/** Lengths of targets, or the kept plan; a panel has room for its club, and the hole for its words. */
function planText(plan: HolePlan, lengths: Lengths, size: PlanSize): string {
  const { kept } = plan;
  if (kept === null) return targetsText(plan, lengths);
  return size === 'pocket' ? clubName(kept.club) : verdictOf(kept.club, kept.words);
}

/** The columns that fit a panel. */
const POCKET_COLUMNS: ReadonlySet<number> = new Set([0, 1, 2, 4, 5]);

function pocketTable({ columns, rows, ...table }: TableBlock): TableBlock {
  const kept = <Item>(items: readonly Item[]): readonly Item[] => items.filter((_, at) => POCKET_COLUMNS.has(at));
  return {
    ...table,
    columns: kept(columns),
    rows: rows.map((row) => ({ ...row, cells: kept(row.cells) })),
  };
}

/** The signs of the drawings. */
function signsNotes({ course, typical, lengths }: Book, isKept: boolean): readonly ReportBlock[] {
  const regions = isKept
    ? ' Half of the ordinary shots with the club of the plan should finish within the inner dotted area, nine of ten within the outer one.'
    : typical.regions.length === 0
      ? ''
      : ' Half of the player’s own tee shots of that length should finish within the inner dotted area, nine of ten within the outer one.';
  return notesOf([
    `A circle is a target, and a dashed line leads to it. The length of the shot is beside the line, what is left to the middle of the green beside the target. Small dots are 100, 150 and 200 ${lengths.unit} from the middle of the green. The two lengths of sand and water are from the tee: to reach it, and to carry it.${regions}`,
    ...(course.attribution === undefined ? [] : [`Map: ${course.attribution}`]),
  ]);
}

/** Null if a part is missing. */
const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
