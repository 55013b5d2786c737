import { grouped } from '@strokebook/golf/format';
import { type Nine, ninesOf } from '@strokebook/golf/scorecard';
import { type HoleCount, type UnitSystem, yards, yardsToMetres } from '@strokebook/golf/model';
import type { BlankCardBlock, BlankCardHalf, BlankCardHole } from '../../report/blocks/blank-card.ts';
import type { ReportDocument } from '../../report/document.ts';

/** A hole of the chosen course and tee. */
type CardHoleInput = {
  readonly hole: number;
  readonly par: number | null;
  readonly yards: number | null;
  readonly strokeIndex: number | null;
};

export type BlankCardInput = {
  /** '' for a card of no course. */
  readonly courseName: string;
  readonly teeName: string;
  readonly holeCount: HoleCount;
  /** In order of play; empty for a card of no course. */
  readonly holes: readonly CardHoleInput[];
  readonly units: UnitSystem;
};

const legend = (units: UnitSystem): BlankCardBlock['legend'] => [
  {
    title: 'Lie and distance before each stroke',
    letters: [
      { letter: 'T', meaning: 'tee' },
      { letter: 'F', meaning: 'fairway' },
      { letter: 'R', meaning: 'rough' },
      { letter: 'S', meaning: 'sand' },
      { letter: 'X', meaning: 'trees, recovery' },
      { letter: 'G', meaning: units === 'metric' ? 'green, in meters' : 'green, in feet' },
    ],
  },
  {
    title: 'Penalties',
    letters: [
      { letter: 'W', meaning: 'water' },
      { letter: 'O', meaning: 'out of bounds' },
      { letter: 'L', meaning: 'lost' },
      { letter: 'U', meaning: 'unplayable' },
    ],
  },
];

/**
 * A card for the pocket to be filled in by hand, with the columns in the order in which strokes are typed (ENTRY-32).
 * The sheet is folded in the middle: front and back nine; nine holes are printed twice, as two cards.
 */
export function blankCardReport({ courseName, teeName, holeCount, holes, units }: BlankCardInput): ReportDocument {
  const known = new Map(holes.map((hole, index) => [index, hole]));
  const played = Array.from(
    { length: holeCount },
    (_unused, index): CardHoleInput =>
      known.get(index) ?? { hole: index + 1, par: null, yards: null, strokeIndex: null },
  );
  const [first, second = first] = ninesOf(played);
  return {
    heading: 'Scorecard',
    subject: courseName === '' ? 'Scorecard' : courseName,
    subtitle: teeName,
    isWide: true,
    isFolded: true,
    sections: [
      {
        heading: '',
        blocks: [
          {
            kind: 'blankCard',
            course: courseName,
            tee: teeName,
            lengthName: units === 'metric' ? 'm' : 'Yds',
            halves: [halfOf(first, units), halfOf(second, units)],
            legend: legend(units),
          },
        ],
      },
    ],
  };
}

function halfOf({ name, holes }: Nine<CardHoleInput>, units: UnitSystem): BlankCardHalf {
  const lengths = holes.map((hole) => lengthOf(hole, units));
  return {
    label: name,
    holes: holes.map(({ hole, par, strokeIndex }, index): BlankCardHole => {
      const length = lengths[index] ?? null;
      return { hole: String(hole), par: textOf(par), length: textOf(length), strokeIndex: textOf(strokeIndex) };
    }),
    par: sumText(holes.map(({ par }) => par)),
    length: sumText(lengths),
  };
}

function lengthOf({ yards: length }: CardHoleInput, units: UnitSystem): number | null {
  if (length === null) return null;
  return Math.round(units === 'metric' ? yardsToMetres(yards(length)) : length);
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** The sum with separators; '' if a value is unknown. */
const sumText = (values: readonly (number | null)[]): string =>
  values.includes(null) ? '' : grouped(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
