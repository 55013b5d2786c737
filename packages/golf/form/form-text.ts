import { type CalendarDay, yearOf } from '../calendar/index.ts';
import { formatDay, plural, scoreToPar, signed, decimal } from '../format/index.ts';
import type { Form, FormByType, FormFigure, RoundsApart } from './form.ts';
import { hasPlace, type Place } from './places.ts';

/** '+1.2 ± 1.8': strokes over the course rating per round, with half the width of the 90% interval. */
export const formFigureText = ({ strokes, halfWidth }: FormFigure): string =>
  `${signed(strokes, 1)} ± ${decimal(halfWidth, 1)}`;

/** '10 rounds', or what they are made of where some are scores alone: '11 scores, none by hole', '10 scores, 4 by hole'. */
export function formCountText({ roundCount, scoreCount }: FormFigure): string {
  if (scoreCount === 0) return plural(roundCount, 'round');
  const byHole = roundCount - scoreCount;
  return `${plural(roundCount, 'score')}, ${byHole === 0 ? (roundCount === 1 ? 'not' : 'none') : byHole} by hole`;
}

/** 'since Sep 3, 2026', without the year where it is that of `today`. */
function sinceText({ roundCount, since }: FormFigure, today: CalendarDay | undefined): string {
  const hasYear = today === undefined || yearOf(since) !== yearOf(today);
  return `${roundCount === 1 ? 'on' : 'since'} ${formatDay(since, hasYear)}`;
}

/** '10 rounds since Sep 3', what they are made of, and how many could not count. */
export function formBasisText(figure: FormFigure, unratedCount: number, today?: CalendarDay): string {
  const rounds = `${formCountText(figure)}${figure.scoreCount === 0 ? '' : ','} ${sinceText(figure, today)}`;
  return unratedCount === 0 ? rounds : `${rounds} · ${unratedCount} without a course rating not counted`;
}

/** '7 qualifiers −2.0, 3 tournament rounds +0.9', where the two clearly differ. */
export const formTypesText = ({ qualifiers, tournaments }: FormByType): string =>
  `${plural(qualifiers.roundCount, 'qualifier')} ${signed(qualifiers.strokes, 1)}, ${plural(tournaments.roundCount, 'tournament round')} ${signed(tournaments.strokes, 1)}`;

const apartNames: Readonly<Record<RoundsApart['kind'], (count: number) => string>> = {
  unrated: (count) => plural(count, 'round'),
  practice: (count) => plural(count, 'practice round'),
  match: (count) => `${plural(count, 'round')} of match play`,
  nine: (count) => `${plural(count, 'round')} of nine holes`,
};

/** Why there is no figure, and what there is instead: 'No tournament rounds', '4 practice rounds, +6.1 to par'. */
export function noFormTexts({ apart }: Form): { readonly reason: string; readonly instead: string } {
  if (apart === null) return { reason: 'No rounds in six months', instead: '' };
  const { kind, toPar, roundCount } = apart;
  return {
    reason: kind === 'unrated' ? 'No course rating' : 'No tournament rounds',
    instead: `${apartNames[kind](roundCount)}, ${scoreToPar(toPar, 1)} to par`,
  };
}

/** A form as a sentence of a printed report. */
export function formSentence(form: Form): string {
  const { figure, unratedCount } = form;
  if (figure === null) {
    const { reason, instead } = noFormTexts(form);
    return instead === '' ? `${reason}.` : `${reason}; ${instead}.`;
  }
  const basis = formBasisText(figure, unratedCount);
  return `${formFigureText(figure)} strokes a round against the course rating (90% interval), in tournaments and qualifiers: ${basis}.`;
}

/** 'Place 3', or 'Place 2 to 7' if the rounds cannot tell. */
export const placeText = ({ first, last }: Place): string =>
  first === last ? `Place ${first}` : `Place ${first} to ${last}`;

/** Why a player with a form has no place in the order by form; null for a player with a place. */
export const noPlaceText = (figure: FormFigure): string | null =>
  hasPlace(figure) ? null : 'no place below three rounds';

type OrderBasis = {
  readonly places: readonly (Place | null)[];
  /** Whether qualifiers count in these forms. */
  readonly hasQualifiers: boolean;
  /** Whether the players are of several squads, which have no common order. */
  readonly isAcrossSquads: boolean;
};

/** What a list that is sorted by form says of its order. */
export function orderText({ places, hasQualifiers, isAcrossSquads }: OrderBasis): string {
  const counted = hasQualifiers ? 'tournaments and qualifiers' : 'tournaments; qualifiers do not count';
  const definition = `Form: score less course rating, with its 90% interval, in the last ten rounds of six months in ${counted}.`;
  if (isAcrossSquads) return `${definition} Places stand within a squad.`;
  const isTold = places.some((place) => place !== null && place.first > 1);
  return isTold
    ? `${definition} ‘Place 2 to 7’ means that these rounds cannot tell more; below three rounds there is no place.`
    : `${definition} These rounds cannot tell the order of any two players; below three rounds there is no place.`;
}
