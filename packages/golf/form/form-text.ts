import { type CalendarDay, yearOf } from '../calendar/index.ts';
import { formatDay, plural, scoreToPar, signed } from '../format/index.ts';
import type { Form, FormFigure, RoundsApart } from './form.ts';
import type { Place } from './places.ts';

/** '+1.2 ± 1.8': strokes over the course rating per round, with half the width of the 90% interval. */
export const formFigureText = ({ strokes, halfWidth }: FormFigure): string =>
  `${signed(strokes, 1)} ± ${halfWidth.toFixed(1)}`;

/** '10 rounds since Sep 3, 2026', without the year where it is that of `today`, and how many could not count. */
export function formBasisText({ roundCount, since }: FormFigure, unratedCount: number, today?: CalendarDay): string {
  const hasYear = today === undefined || yearOf(since) !== yearOf(today);
  const rounds = `${plural(roundCount, 'round')} ${roundCount === 1 ? 'on' : 'since'} ${formatDay(since, hasYear)}`;
  return unratedCount === 0 ? rounds : `${rounds} · ${unratedCount} without a course rating not counted`;
}

const apartNames: Readonly<Record<RoundsApart['kind'], (count: number) => string>> = {
  unrated: (count) => plural(count, 'round'),
  practice: (count) => plural(count, 'practice round'),
  match: (count) => `${plural(count, 'round')} of match play`,
  nine: (count) => `${plural(count, 'round')} of nine holes`,
};

/** Why there is no figure, and what there is instead: 'No tournament rounds', '4 practice rounds, +6.1 to par'. */
export function noFormTexts({ apart }: Form): { readonly reason: string; readonly instead: string } {
  if (apart === null) return { reason: 'No finished rounds', instead: '' };
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

/** What a list that is sorted by form says of its order. @param hasQualifiers whether they count in these forms */
export function orderText(places: readonly (Place | null)[], hasQualifiers: boolean): string {
  const isTold = places.some((place) => place !== null && place.first > 1);
  const counted = hasQualifiers ? 'rounds of tournaments and qualifiers' : 'tournament rounds; qualifiers do not count';
  const definition = `Form: strokes a round over the course rating, with its 90% interval, in the last ten ${counted}.`;
  return isTold
    ? `${definition} ‘Place 2 to 7’ means that these rounds cannot tell more.`
    : `${definition} These rounds cannot tell the order of any two players.`;
}
