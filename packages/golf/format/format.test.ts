import { bandsIn, grouped } from './distance.ts';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { roundedNote } from './adding-up.ts';
import { formatDay, formatDays, formatNearDay, weekdayName } from './day.ts';
import { fullName } from './name.ts';
import { readDecimal, readNumber } from './number.ts';
import { scoreToPar, signed, wholePercent } from './score.ts';
import { formatDifference, formatDifferenceOf, formatFraction, formatStat, partOf, plural } from './stat.ts';
import { significanceText } from './significance.ts';

it('shows E for even, and a sign otherwise (CARD-17, CARD-O3)', () => {
  expect([scoreToPar(0), scoreToPar(3), scoreToPar(-2)]).toEqual(['E', '+3', '−2']);
  expect(scoreToPar(0.04, 1)).toBe('E');
});

it('rounds halves as golfers do, away from zero (CARD-17)', () => {
  expect([0.15, -0.15, 1.005, 2.675, 0.25].map((value) => signed(value, value > 0.2 ? 2 : 1))).toEqual([
    '+0.2',
    '−0.2',
    '+1.01',
    '+2.68',
    '+0.25',
  ]);
  expect([scoreToPar(0.05, 1), scoreToPar(-0.04, 1), signed(-0.04, 1)]).toEqual(['+0.1', 'E', '0.0']);
});

it('tells whether the parts of a total add up as they are shown (CARD-O64)', () => {
  expect(roundedNote([-0.1, -3.7, 0.7, -0.2], -3.3, 1)).toBeNull();
  expect(roundedNote([-0.14, -3.66, 0.72, -0.16], -3.24, 1)).toContain('Rounded');
});

it('gives a rounded zero no sign (CARD-17)', () => {
  expect([signed(-0.001, 2), signed(0.001, 2)]).toEqual(['0.00', '0.00']);
});

it('shows whole percents, and - when undefined (ASSESS-11)', () => {
  expect([23, 9].map((count) => wholePercent(count / 40))).toEqual(['58%', '23%']);
  expect([wholePercent(0.615), wholePercent(null), wholePercent(Number.NaN)]).toEqual(['62%', '-', '-']);
});

it('reads numbers with thousands separators and either decimal sign (DATA-46)', () => {
  expect(['72.5', '72,5', '6,850', '6 850', '1,234,567.5', ' 78 ', '-3'].map(readNumber)).toEqual([
    72.5, 72.5, 6850, 6850, 1_234_567.5, 78, -3,
  ]);
  // Where points separate thousands, in Switzerland, in Arabic, and with the digits of a Japanese keyboard.
  expect(['6.850,5', "6'850", '٧٢٫٥', '１２，５', '−3', '1.500.000,5'].map(readNumber)).toEqual([
    6850.5, 6850, 72.5, 12.5, -3, 1_500_000.5,
  ]);
  expect(['3,625', '1,5', '1.5', '12', '1,2,3', ''].map(readDecimal)).toEqual([3.625, 1.5, 1.5, 12, null, null]);
  expect(['', ' ', 'many', '7x', '1,2,3', 'Infinity'].map(readNumber)).toEqual([null, null, null, null, null, null]);
});

it('separates the thousands of whole numbers', () => {
  expect([0, 7, 999, 1000, 22_243, 1_234_567, -1200].map(grouped)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '22,243',
    '1,234,567',
    '-1,200',
  ]);
});

describe('differences as text', () => {
  it.each([
    [0.042, 'wholePercent', '+4 pts'],
    [-0.125, 'wholePercent', '−13 pts'],
    [0.001, 'wholePercent', '0 pts'],
    [1.25, 'oneDecimal', '+1.3'],
    [-0.44, 'toPar', '−0.4'],
    [0, 'toPar', '0.0'],
    [-0.333, 'signedTwoDecimals', '−0.33'],
    [7.4, 'wholeYards', '+7 yd'],
    [-2.34, 'feet', '−2.3 ft'],
    [12.6, 'feet', '+13 ft'],
  ] as const)('%f as %s is %s, with its sign (DATA-29)', (value, format, text) => {
    expect(formatDifference(value, format)).toBe(text);
  });
});

describe('stats as text', () => {
  it.each([
    ['FIR, GIR and up and down as whole percents', 0.6111, 'wholePercent', '61%'],
    ['a few in hundreds as less than a percent, and none as 0%', 3 / 612, 'wholePercent', '<1%'],
    ['putts with one decimal', 29.44, 'oneDecimal', '29.4'],
    ['hole averages with two', 4.0061, 'twoDecimals', '4.01'],
    ['strokes gained signed', -0.624, 'signedTwoDecimals', '−0.62'],
    ['score to par with E for even', 0, 'toPar', 'E'],
    ['yards whole', 6812.4, 'wholeYards', '6,812 yd'],
    ['long proximities whole, short ones to a tenth', 9.94, 'feet', '9.9 ft'],
  ] as const)('has %s (CARD-16, CARD-O2)', (_what, value, format, text) => {
    expect(formatStat(value, format)).toBe(text);
  });

  it('has lengths in metres for metric units, whole from ten on (CGR-01)', () => {
    expect(formatStat(281.6, 'wholeYards', 'metric')).toBe('257 m');
    expect(formatStat(9.94, 'feet', 'metric')).toBe('3.0 m');
    expect(formatStat(0.61, 'wholePercent', 'metric')).toBe('61%');
    expect(bandsIn('100–125 yd', 'metric')).toBe('91–114 m');
    expect(bandsIn('Proximity, Inside 3 ft', 'metric')).toBe('Proximity, Inside 0.9 m');
    expect(bandsIn('Par 4 over 450 yd', 'metric')).toBe('Par 4 over 411 m');
    expect(bandsIn('Feet of putts made', 'metric')).toBe('Meters of putts made');
    expect(bandsIn('100–125 yd', 'imperial')).toBe('100–125 yd');
  });

  it('shows the sample of a figure (ASSESS-05)', () => {
    expect(formatFraction(11, 18, { kind: 'rate', unit: 'hole' })).toBe('11 of 18');
    expect(formatFraction(71, 18, { kind: 'perRound', unit: 'shot' })).toBe('18 holes');
    expect(formatFraction(290, 1, { kind: 'mean', unit: 'shot' })).toBe('1 shot');
    expect(formatFraction(364, 1080, { kind: 'rate', unit: 'hole' })).toBe('364 of 1,080');
    expect([plural(1080, 'hole'), partOf(1080, 12345)]).toEqual(['1,080 holes', '1,080 of 12,345']);
  });
});

it('joins the known names, else says User (PROFILE-11)', () => {
  expect(fullName({ firstName: 'Ingrid', lastName: 'Solberg' })).toBe('Ingrid Solberg');
  expect(fullName({ firstName: ' ', lastName: '山田' })).toBe('山田');
  expect(fullName({ firstName: null })).toBe('User');
});

it('shows days short, with years where they differ (ASSESS-05)', () => {
  expect(formatDay(calendarDay('2026-09-04'))).toBe('Sep 4');
  expect(formatDays(calendarDay('2026-08-30'), calendarDay('2026-09-14'))).toBe('Aug 30 – Sep 14');
  expect(formatDays(calendarDay('2025-12-30'), calendarDay('2026-01-02'))).toBe('Dec 30, 2025 – Jan 2, 2026');
  expect(formatDays(calendarDay('2026-09-14'), calendarDay('2026-09-14'))).toBe('Sep 14');
});

describe('a difference', () => {
  it.each([
    [69.94, 72.16, 'oneDecimal', '69.9', '72.2', '−2.3'],
    [0.694, 0.675, 'wholePercent', '69%', '68%', '+1 pt'],
    [0.691, 0.665, 'wholePercent', '69%', '67%', '+2 pts'],
    [3.884, 4.006, 'twoDecimals', '3.88', '4.01', '−0.13'],
    [43.9, 50.2, 'feet', '44 ft', '50 ft', '−6 ft'],
    [9.44, 12.4, 'feet', '9.4 ft', '12 ft', '−2.6 ft'],
    [251.6, 255.4, 'wholeYards', '252 yd', '255 yd', '−3 yd'],
  ] as const)('of %s and %s (%s) is that of the figures as they are shown', (left, right, format, one, other, text) => {
    expect([formatStat(left, format), formatStat(right, format)]).toEqual([one, other]);
    expect(formatDifferenceOf(left, right, format)).toBe(text);
  });
});

describe('a difference of lengths in meters', () => {
  it.each([
    [43.9, 50.2, 'feet', '13 m', '15 m', '−2 m'],
    [9.44, 12.4, 'feet', '2.9 m', '3.8 m', '−0.9 m'],
    [31, 36, 'feet', '9.4 m', '11 m', '−1.6 m'],
    [251.6, 255.4, 'wholeYards', '230 m', '234 m', '−4 m'],
    [0.694, 0.675, 'wholePercent', '69%', '68%', '+1 pt'],
  ] as const)(
    'of %s and %s (%s) is that of the figures as they are shown (DATA-O13)',
    (left, right, format, one, other, text) => {
      expect([left, right].map((value) => formatStat(value, format, 'metric'))).toEqual([one, other]);
      expect(formatDifferenceOf(left, right, format, 'metric')).toBe(text);
    },
  );

  it('has the bounds of its interval in meters too (DATA-O13)', () => {
    expect(formatDifference(-21.9, 'wholeYards', 'metric')).toBe('−20 m');
    expect(formatDifference(10.5, 'feet', 'metric')).toBe('+3.2 m');
  });
});

describe('how sure a difference is', () => {
  it.each([
    ['clear', 0, 'likely real'],
    ['likely', 0, 'worth a look'],
    ['cannotTell', 0, 'could be chance'],
    ['tooFew', 1, 'needs 1 more round'],
    ['tooFew', 3, 'needs 3 more rounds'],
    ['tooFew', 96, 'needs many more rounds'],
  ] as const)('is said in words: %s, %i -> %s (ASSESS-O5)', (certainty, roundsNeeded, text) => {
    expect(significanceText({ certainty, roundsNeeded })).toBe(text);
  });
});

it('says days of the last week by their weekday, and today as such (TEAM-05)', () => {
  const near = (day: string) => formatNearDay(calendarDay(day), calendarDay('2026-11-30'));
  expect(['2026-11-30', '2026-11-29', '2026-11-24', '2026-11-23', '2026-12-01'].map(near)).toEqual([
    'today',
    'Sun',
    'Tue',
    'Nov 23',
    'Dec 1',
  ]);
  expect(weekdayName(calendarDay('1969-12-31'))).toBe('Wednesday');
});
