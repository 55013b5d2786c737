import type { PlanBasis, ShownTarget } from './engine/plan-messages.ts';
import type { GroundKind } from '@strokebook/golf/aim';
import { clubName, formatDay, lengthText, plural, signed } from '@strokebook/golf/format';
import { FEET_PER_YARD, type UnitSystem, yards, yardsToMetres } from '@strokebook/golf/model';

/** '246 yd', '225 m'. */
export const lengthIn = (length: number, units: UnitSystem): string =>
  units === 'metric' ? lengthText(yardsToMetres(yards(length)), 'm') : `${Math.round(length)} yd`;

/** '246', '225', where the unit is said elsewhere. */
export const bareLength = (length: number, units: UnitSystem): string =>
  String(Math.round(units === 'metric' ? yardsToMetres(yards(length)) : length));

/** What is left on a green is told in feet. */
export const leftIn = (kind: GroundKind, left: number, units: UnitSystem): string =>
  kind === 'green' && units === 'imperial' ? `${Math.round(left * FEET_PER_YARD)} ft` : lengthIn(left, units);

/** What a choice costs, as strokes gained: '−0.07'. */
export const costText = (strokes: number): string => signed(-strokes, 2);

export const groundNames: Readonly<Record<GroundKind, string>> = {
  rough: 'Rough',
  fairway: 'Fairway',
  green: 'Green',
  bunker: 'Bunker',
  woods: 'Trees',
  water: 'Water',
  penaltyArea: 'Penalty area',
  outOfBounds: 'Out of bounds',
};

/** What the pattern comes from: '214 shots with the driver since Mar 1, 2026', and what fills in. */
export function sampleText(
  { pattern }: ShownTarget,
  { since }: PlanBasis,
): { readonly count: string; readonly rest: string } {
  const { club, shots, borrowed, isTyped } = pattern;
  const name = clubName(club);
  const said = /^[A-Z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  const typed = isTyped ? ' Its distance is typed by you.' : '';
  const from = since === null || shots === 0 ? '' : ` since ${formatDay(since)}`;
  if (borrowed === null)
    return { count: plural(shots, 'shot'), rest: ` with the ${said}${from} make the pattern.${typed}` };
  const fillers = [
    ...(borrowed.clubs.length === 0 ? [] : [`your ${borrowed.clubs.map((one) => clubName(one)).join(' and ')}`]),
    ...(borrowed.level === null ? [] : [`the level ${borrowed.level}`]),
  ];
  return {
    count: plural(shots, 'shot'),
    rest: ` with the ${said}${from}. Shots of ${fillers.join(' and of ')} fill in the rest.${typed}`,
  };
}

/** What is odd about the hole's outlines and the player's clubs. */
export const planWarning = ({ lacking }: PlanBasis, notes: readonly string[]): readonly string[] => [
  ...notes,
  ...lacking,
];

/** The unit of lengths as the head of a column. */
export const lengthUnit = (units: UnitSystem): string => (units === 'metric' ? 'm' : 'Yd');
