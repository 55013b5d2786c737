import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import type { FormFigure } from './form.ts';
import { noPlaceText, orderText, placeText } from './form-text.ts';
import { formPlaces } from './places.ts';

const figureOf = (strokes: number, roundCount = 10, deviation = 2.6): FormFigure => ({
  strokes,
  halfWidth: 1.6,
  deviation,
  roundCount,
  eventCount: Math.ceil(roundCount / 2),
  scoreCount: 0,
  since: calendarDay('2026-02-03'),
});

describe('the places of a list', () => {
  it('are ranges where the rounds cannot tell the order, and none for players without a figure (TEAM-05)', () => {
    const places = formPlaces([figureOf(2.1), null, figureOf(-6), figureOf(1.8), figureOf(12)]);
    expect(places).toEqual([
      { first: 2, last: 3 },
      null,
      { first: 1, last: 1 },
      { first: 2, last: 3 },
      { first: 4, last: 4 },
    ]);
    expect(places.map((place) => place && placeText(place))).toEqual([
      'Place 2 to 3',
      null,
      'Place 1',
      'Place 2 to 3',
      'Place 4',
    ]);
  });

  it('say that there is no order where no two players can be told apart (TEAM-05)', () => {
    const alike = formPlaces([figureOf(1), figureOf(1.2), figureOf(0.8, 3, 3.2)]);
    expect(alike).toEqual([1, 2, 3].map(() => ({ first: 1, last: 3 })));
    const textOf = (places: ReturnType<typeof formPlaces>, isAcrossSquads = false) =>
      orderText({ places, hasQualifiers: true, isAcrossSquads });
    expect(textOf(alike)).toContain('cannot tell the order of any two players');
    expect(textOf([null])).toContain('cannot tell the order of any two players');
    expect(textOf(formPlaces([figureOf(1), figureOf(12)]))).not.toContain('any two players');
    expect(textOf([null, null], true)).toContain('Places stand within a squad.');
  });

  it('are none below three rounds, and such players move no place of others (TEAM-05)', () => {
    expect([noPlaceText(figureOf(-30, 2)), noPlaceText(figureOf(-3, 3))]).toEqual([
      'no place below three rounds',
      null,
    ]);
    expect(formPlaces([figureOf(-30, 2), figureOf(20), figureOf(-3, 3)])).toEqual([
      null,
      { first: 2, last: 2 },
      { first: 1, last: 1 },
    ]);
  });
});
