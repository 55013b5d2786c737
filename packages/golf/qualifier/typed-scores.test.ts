import { calendarDay } from '../calendar/index.ts';
import { describe, expect, it } from 'vitest';
import { answersWith } from '../testing/qualifiers.ts';
import { filledFrom } from './fill-from.ts';
import { matchName, readPasted, scoresOfLine } from './pasted-scores.ts';
import { isUnusual, readTyped, typedMeaning } from './typed-result.ts';

describe('what is typed into the grid', () => {
  it('is a score, a score to par, even, withdrawn, no card or excused, and is echoed with what it means (TEAM-31)', () => {
    const meanings = ['74', '+4', '-1', '−1', 'e', 'W', 'n', 'x', '٧٤', '7', 'abc', ''].map((text) =>
      typedMeaning(text, 72),
    );
    expect(meanings).toEqual([
      'is 74, +2',
      'is 76, +4',
      'is 71, −1',
      'is 71, −1',
      'is 72, E',
      'withdrawn',
      'no card',
      'excused',
      'is 74, +2',
      '',
      '',
      '',
    ]);
    expect(readTyped('WD', 72)).toEqual({ kind: 'withdrawn' });
  });

  it('is asked about once where it is more than 15 from par (TEAM-31)', () => {
    expect(
      ['57', '56', '87', '88', 'W'].map((text) => isUnusual(readTyped(text, 72) ?? { kind: 'noCard' }, 72)),
    ).toEqual([false, true, false, true, false]);
  });
});

describe('scores that were pasted', () => {
  const people = ['Alexandra Konstantinopoulou-Berg', 'Ella Whitfield', 'Ella Marsh', '佐藤 美咲', 'Zoë Brandt'].map(
    (name) => ({ name }),
  );

  it('are matched by name, turned or with a first letter, and by nobody where two fit (TEAM-31)', () => {
    const matched = [
      'Whitfield, Ella',
      'Whitfield E.',
      'Ella',
      'Brandt, Zoe',
      '佐藤 美咲',
      'Konstantinopoulou-Berg, A',
      'Nobody',
    ].map((name) => matchName(name, people)?.name ?? null);
    expect(matched).toEqual([
      'Ella Whitfield',
      'Ella Whitfield',
      null,
      'Zoë Brandt',
      '佐藤 美咲',
      'Alexandra Konstantinopoulou-Berg',
      null,
    ]);
  });

  it('are read by tabs, without heads and empty lines, and say what is new, the same or no score (TEAM-31)', () => {
    const lines = readPasted('Name\tR1\tR2\nWhitfield E.\t+4\t74\n\nNobody\t\t\nBrandt, Zoe\t74\tabc');
    expect(lines).toEqual([
      { name: 'Whitfield E.', texts: ['+4', '74'] },
      { name: 'Brandt, Zoe', texts: ['74', 'abc'] },
    ]);
    const now = { kind: 'score', strokes: 76 } as const;
    const states = lines.flatMap((line, index) =>
      scoresOfLine(line, index, [
        { round: 0, par: 72, now },
        { round: 1, par: 72, now: null },
      ]).map(({ state, before }) => [state, before]),
    );
    expect(states).toEqual([
      ['same', '76'],
      ['new', ''],
      ['new', '76'],
      ['unreadable', ''],
    ]);
  });
});

describe('a qualifier that is filled from the last one', () => {
  it('keeps courses, places, rule and the days between rounds, ends a week before the event, and asks its name (TEAM-08)', () => {
    const last = answersWith(['A', 'B']);
    const filled = filledFrom(last, {
      entrants: [],
      today: calendarDay('2026-11-01'),
      eventStart: calendarDay('2026-11-20'),
    });
    expect(filled.rounds.map(({ playedOn }) => playedOn)).toEqual(['2026-11-09', '2026-11-10', '2026-11-12']);
    expect([filled.name, filled.entrants, filled.placesByScore, filled.rule]).toEqual([
      '',
      [],
      last.placesByScore,
      last.rule,
    ]);
    const late = filledFrom(last, {
      entrants: [],
      today: calendarDay('2026-11-18'),
      eventStart: calendarDay('2026-11-20'),
    });
    expect(late.rounds[0]?.playedOn).toBe('2026-11-19');
  });
});
