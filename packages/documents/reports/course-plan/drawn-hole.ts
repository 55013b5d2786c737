import { clubName } from '@strokebook/golf/format';
import { strokesGainedNames } from '@strokebook/golf/overview';
import { NOTHING, plural, scoreWithPar, signed, decimal } from '@strokebook/golf/format';
import {
  type CourseDocument,
  type CourseHole,
  type UnitSystem,
  type Yards,
  yards,
  yardsToMetres,
} from '@strokebook/golf/model';
import type { PrintedHole } from '../../report/blocks/holes.ts';
import type { PlannedHole } from '@strokebook/golf/aim';
import type { HolePlan } from './hole-plan.ts';
import type { HoleLoss, HoleRecord } from './hole-records.ts';
import type { PlannedShot } from './plan-shots.ts';
import type { PlanTee } from './plan-tee.ts';
import type { HazardSurface, TeeHazard } from './tee-hazards.ts';
import type { TypicalShots } from './typical-shots.ts';

export type Lengths = {
  readonly unit: 'yd' | 'm';
  /** A length in meters in whole display units. */
  readonly whole: (metres: number) => number;
  /** '262 yd' */
  readonly text: (metres: number) => string;
};

/** Input that the texts of all holes share: units, records by hole, and the tee. */
export type Book = {
  readonly course: CourseDocument;
  readonly tee: PlanTee;
  readonly lengths: Lengths;
  readonly records: ReadonlyMap<number, HoleRecord>;
  readonly typical: TypicalShots;
};

export function lengthsIn(units: UnitSystem): Lengths {
  const unit = units === 'metric' ? 'm' : 'yd';
  const perUnit = units === 'metric' ? 1 : yardsToMetres(yards(1));
  const whole = (metres: number): number => Math.round(metres / perUnit);
  return { unit, whole, text: (metres) => `${whole(metres)} ${unit}` };
}

/** A hole as it is drawn: its figures, its picture, and short lines that fit a narrow column. */
export function drawnHole(book: Book, plan: HolePlan): PrintedHole {
  const { hole, yardages, shots, kept, hazards, drawing } = plan;
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
    ],
    drawing,
    ...(kept === null ? {} : { plan: { club: clubName(kept.club), words: keptText(kept) } }),
    lines: [
      ...shots.map((shot, index) => ({
        name: kept === null ? `Target ${index + 1}` : 'Target',
        text: shotText(shot, lengths),
      })),
      ...hazards.map((hazard) => ({ name: hazardName(hazard), text: hazardText(hazard, lengths) })),
      { name: tee.name === null ? 'Card' : `Card, ${tee.name}`, text: cardText(book, hole) },
      {
        name: 'Average',
        text:
          record === undefined ? 'not played yet' : `${averageText(record, hole)}, ${plural(record.playings, 'round')}`,
      },
      ...(record?.loss == null ? [] : [{ name: 'Loses most', text: lossText(record.loss) }]),
    ],
  };
}

/** 'Left edge of the right bunker. Not left: water.' */
const keptText = ({ words, avoid }: PlannedHole): string => `${words}.${avoid === '' ? '' : ` ${avoid}.`}`;

export const parText = ({ par }: CourseHole): string => (par === undefined ? NOTHING : String(par));

const averageText = ({ averageScore }: HoleRecord, { par }: CourseHole): string =>
  par === undefined ? decimal(averageScore, 2) : scoreWithPar(averageScore, par, 2);

/** '252, 218, 100' */
export const targetsText = ({ shots }: HolePlan, { whole }: Lengths): string =>
  shots.map(({ length }) => whole(length)).join(', ');

/** 'Approach, −0.32 a round (16)' */
export const lossText = ({ part, gained, n }: HoleLoss): string =>
  `${strokesGainedNames[part]}, ${signed(gained, 2)} a round (${n})`;

function shotText({ length, left }: PlannedShot, { whole, text }: Lengths): string {
  return left === 0 ? `${text(length)} to the middle` : `${text(length)}, ${whole(left)} left`;
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
  carry === null ? `from ${text(reach)}` : `${whole(reach)} to ${text(carry)}`;

export const cardText = (book: Book, hole: CourseHole): string => String(cardLength(book, hole) ?? NOTHING);

/** Length on the tee's card, in the requested units. */
export function cardLength({ course, tee, lengths }: Book, hole: CourseHole): number | null {
  const length: Yards | null = tee.card?.yards[course.holes.indexOf(hole)] ?? null;
  return length === null ? null : lengths.whole(yardsToMetres(length));
}
