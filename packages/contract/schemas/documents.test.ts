import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codeScreenText, passwordScreenText, phoneScreenText, readRound } from '../index.ts';
import { CourseDocument } from './course.ts';
import { RoundDocument } from './round.ts';

const scoresOnly = {
  format: 'strokebook.round/1',
  roundId: 'r1',
  playedOn: '2026-06-01',
  type: 'practice',
  status: 'completed',
  holeCount: 9,
  course: { name: 'Pine Hollow' },
  holes: Array.from({ length: 9 }, (_unused, index) => ({ hole: index + 1, par: 4, score: 5 })),
};

describe('the round document', () => {
  it('is a round of scores and nothing else (DATA-19)', () => {
    expect(readRound(scoresOnly)).toEqual({ isValid: true, round: scoresOnly });
  });

  it.each(['format', 'roundId', 'playedOn', 'type', 'status', 'holeCount', 'course', 'holes'] as const)(
    'is refused without its %s (DATA-19)',
    (field) => {
      const { [field]: _left, ...rest } = scoresOnly;
      const reading = readRound(rest);
      expect(reading.isValid ? [] : reading.problems.map(({ path }) => path)).toEqual([`$.${field}`]);
    },
  );

  it('is every shot with lies, clubs, positions and penalties (DATA-24)', () => {
    const shots = [
      {
        lie: 'tee',
        toPin: 400,
        club: 'driver',
        position: { lat: 40, lon: -75 },
        penalty: { strokes: 1, reason: 'penaltyArea' },
        end: { lie: 'penaltyArea', toPin: 180 },
      },
      { lie: 'rough', toPin: 190, club: 'iron5', end: { lie: 'green', toPin: 6.5 } },
      { lie: 'green', toPin: 6.5, club: 'putter', end: { lie: 'holed' } },
    ];
    const holes = scoresOnly.holes.map((hole, index) => (index === 0 ? { ...hole, score: 4, shots } : hole));
    expect(readRound({ ...scoresOnly, holes }).isValid).toBe(true);
  });

  it('is refused with every problem of shape at once, each with its path (DATA-19)', () => {
    const bad = {
      ...scoresOnly,
      playedOn: 'yesterday',
      type: 'fun',
      holes: [
        { hole: 1, par: 4, score: '4' },
        { hole: 2, par: 4, extra: 1 },
      ],
    };
    const reading = readRound(bad);
    expect(reading.isValid ? [] : reading.problems.map(({ path }) => path)).toEqual([
      '$.playedOn',
      '$.type',
      '$.holes[0].score',
      '$.holes[1].extra',
    ]);
  });

  it('is refused with every problem of sense once its shape is right (DATA-23)', () => {
    const holes = scoresOnly.holes.map((hole) => ({ ...hole, putts: 6 }));
    const reading = readRound({ ...scoresOnly, holes });
    expect(reading.isValid ? [] : reading.problems).toHaveLength(9);
  });

  it.each([null, 7, 'round', [], {}])('is refused for %j without throwing (ERR-O5)', (json) => {
    expect(readRound(json).isValid).toBe(false);
  });

  it('and the course document are published as JSON Schema (DATA-19, DATA-59)', () => {
    for (const document of [RoundDocument, CourseDocument]) {
      expect(z.toJSONSchema(document, { io: 'input' })).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });
});

describe('sentences of a failed sign-in', () => {
  it.each([
    ['NetworkError', 'Network error. Please check your connection and try again.'],
    ['InvalidParameterException', 'Invalid phone number format. Please try again.'],
    ['LimitExceededException', 'Too many attempts. Please try again later.'],
    ['UserNotFoundException', 'Phone number not found. Please check and try again.'],
    ['Odd', 'Authentication error: Odd'],
  ])('on the phone screen for %s (ERR-01, ERR-02, ERR-O6)', (code, text) => {
    expect(phoneScreenText({ code })).toBe(text);
  });

  it.each([
    ['CodeMismatchException', 'Invalid verification code. Please try again.'],
    ['ExpiredCodeException', 'Verification code has expired. Please request a new one.'],
    ['LimitExceededException', 'Too many attempts. Please try again later.'],
    ['InvalidParameterException', 'Invalid verification code format.'],
    ['Odd', 'Verification error: Odd'],
  ])('on the code screen for %s (ERR-04, ERR-05)', (code, text) => {
    expect(codeScreenText({ code })).toBe(text);
  });

  it.each([
    ['NetworkError', 'Network error. Please check your connection and try again.'],
    ['LimitExceededException', 'Too many attempts. Please try again later.'],
    ['PASSWORD_MISMATCH', 'Invalid phone number or password. Please try again.'],
    ['InvalidParameterException', 'Invalid phone number or password. Please try again.'],
  ])('on the password screen for %s (ERR-06)', (code, text) => {
    expect(passwordScreenText({ code })).toBe(text);
  });

  it('are taken from a text, else the message, else the nested message, else by code (ERR-03, ERR-06, ERR-O2)', () => {
    for (const textOf of [phoneScreenText, codeScreenText, passwordScreenText]) {
      expect(textOf('said so')).toBe('said so');
      expect(textOf({ message: 'its own', error: { message: 'nested' }, code: 'Odd' })).toBe('its own');
      expect(textOf({ error: { message: 'nested' }, code: 'Odd' })).toBe('nested');
    }
  });

  it('fall back when nothing is known (ERR-02, ERR-05, ERR-06)', () => {
    expect([phoneScreenText(null), codeScreenText({}), passwordScreenText('')]).toEqual([
      'Failed to send verification code. Please try again.',
      'Invalid verification code. Please try again.',
      'Invalid phone number or password. Please try again.',
    ]);
  });
});
