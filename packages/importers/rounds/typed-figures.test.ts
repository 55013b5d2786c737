import { type EntryAction, entryDocument, replayEntry } from '@strokebook/golf/entry';
import { csvLine } from '@strokebook/golf/format';
import { type RoundDocument, summarizeRound, yards } from '@strokebook/golf/model';
import { roundText } from '@strokebook/golf/scorecard';
import { tallyRound } from '@strokebook/golf/stats';
import { describe, expect, it } from 'vitest';
import { completeRound } from './complete-round.ts';
import { readRoundFiles } from './read-round-files.ts';
import { truthRounds, type TruthRound } from './testing/round-truth.ts';

const FEET_PER_YARD = 3;
const rounds = truthRounds(7, 12);

/** What a golfer types hole by hole, for each level of detail. */
const actionsAt = {
  score: ({ holes }: TruthRound) => holes.map(({ score }, hole): EntryAction => ({ kind: 'score', hole, score })),
  counts: ({ holes }: TruthRound) =>
    holes.flatMap(({ score, putts, penalties, fairway }, hole): EntryAction[] => [
      { kind: 'score', hole, score },
      { kind: 'putts', hole, putts },
      { kind: 'penalties', hole, penalties },
      ...(fairway === null ? [] : [{ kind: 'fairway', hole, fairway } as const]),
    ]),
  strokes: ({ holes }: TruthRound) =>
    holes.flatMap(({ shots }, hole): EntryAction[] => [
      ...shots.flatMap(({ lie, toPin, penalty }, stroke): EntryAction[] => [
        { kind: 'place', hole, stroke, place: { lie, toPin: yards(toPin) } },
        ...(penalty === 0 ? [] : [{ kind: 'penalty', hole, stroke, penalty: 'other', strokes: penalty } as const]),
      ]),
      { kind: 'holed', hole },
    ]),
};

function typed(round: TruthRound, level: keyof typeof actionsAt): RoundDocument {
  const state = replayEntry([
    {
      kind: 'start',
      start: {
        roundId: 'typed',
        playedOn: round.playedOn,
        type: 'practice',
        holeCount: round.holeCount,
        course: { name: round.course.name },
        allowsDistances: true,
        holes: round.holes.map(({ hole, par, yards: length }) => ({ hole, par, yards: yards(length) })),
      },
    },
    ...actionsAt[level](round),
    ...(round.holes.length < round.holeCount
      ? [{ kind: 'details', changes: { stoppedAfter: round.holes.length } } as const]
      : []),
    { kind: 'finish' },
  ]);
  if (state === null) throw new Error('no round');
  return entryDocument(state);
}

/** The same as rows of a worksheet. */
function rowsAt({ playedOn, course, holes }: TruthRound, level: keyof typeof actionsAt): string {
  const start = [playedOn, course.name];
  if (level === 'strokes') {
    return [
      csvLine(['Date', 'Course', 'Hole', 'Par', 'Yards', 'Stroke', 'Lie', 'Distance', 'Penalty strokes']),
      ...holes.flatMap(({ hole, par, yards: length, shots }) =>
        shots.map(({ lie, toPin, penalty }, index) =>
          csvLine([
            ...start,
            ...[hole, par, length, index + 1, lie],
            ...[lie === 'green' ? toPin * FEET_PER_YARD : toPin, penalty],
          ]),
        ),
      ),
    ].join('');
  }
  const counts = level === 'counts';
  return [
    csvLine(['Date', 'Course', 'Hole', 'Par', 'Yards', 'Score', ...(counts ? ['Putts', 'Fairway', 'Penalties'] : [])]),
    ...holes.map(({ hole, par, yards: length, score, putts, fairway, penalties }) =>
      csvLine([...start, hole, par, length, score, ...(counts ? [putts, fairway ?? '', penalties] : [])]),
    ),
  ].join('');
}

function imported(content: string): RoundDocument {
  const [group] = readRoundFiles([{ name: 'own.csv', content }]);
  const [found] = group?.rounds ?? [];
  if (found === undefined) throw new Error(JSON.stringify(group?.files));
  const reading = completeRound('imported', found, { pars: new Map() });
  if (!reading.isValid) throw new Error(JSON.stringify(reading.problems));
  return reading.round;
}

const figuresOf = (round: RoundDocument) => {
  const { roundId: _id, ...summary } = summarizeRound(round);
  return { summary, tally: tallyRound(round) };
};

describe('an imported round', () => {
  it.each(['score', 'counts', 'strokes'] as const)(
    'has the figures of the same round that was typed by hand, logged by %s (IMPORT-04, IMPORT-15)',
    (level) => {
      for (const round of rounds) {
        expect(figuresOf(imported(rowsAt(round, level))), `round ${round.id}`).toEqual(figuresOf(typed(round, level)));
      }
    },
  );

  it('that was copied as text is read back hole by hole (IMPORT-19)', () => {
    for (const round of rounds) {
      const own = typed(round, 'counts');
      expect(figuresOf(imported(roundText(own))), `round ${round.id}`).toEqual(figuresOf(own));
    }
  });
});
