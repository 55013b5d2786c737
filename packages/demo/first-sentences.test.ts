import { addDays, calendarDay } from '@strokebook/golf/calendar';
import { type Hole, type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import { roundCardOf } from '@strokebook/golf/scorecard';
import { headlineOf, needsStory, scoreStory, seasonReport } from '@strokebook/golf/season';
import { tallyRound } from '@strokebook/golf/stats';
import { describe, expect, it } from 'vitest';
import { playLevel } from './testing/play-level.ts';

const played = playLevel('hcp15', 63);
const ofScores = ({ hole, par, yards, score }: Hole): Hole => ({ hole, par, yards, score }) as Hole;
const depths: Readonly<Record<string, (hole: Hole) => Hole>> = {
  scores: ofScores,
  'scores with putts': (hole) => ({ ...ofScores(hole), putts: hole.putts, fairway: hole.fairway }) as Hole,
  strokes: (hole) => hole,
};

/** The first sentence of a home page after some practice rounds, the last of them yesterday. */
function sentence(count: number, depth: string, standardName: string): string {
  const today = calendarDay('2026-11-20');
  const rounds = played.slice(0, count).map((round, index): RoundDocument => {
    const { tournament: _none, ...rest } = round;
    const playedOn = addDays(today, (index - count) * 4);
    const holes = round.holes.map((hole) => (depths[depth] ?? ofScores)(hole));
    return { ...rest, roundId: `r${index}`, type: 'practice', playedOn, holes };
  });
  const career = rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));
  const report = seasonReport({ career, events: [] }, { holeCount: 18, standardName, today });
  const story = needsStory(report) ? scoreStory(rounds.slice(-20).toReversed().map(roundCardOf)) : null;
  return headlineOf(report, story, null)
    .map(({ text }) => text)
    .join('');
}

describe.each(Object.keys(depths))('the first sentence of a home page from %s', (depth) => {
  it.each(['handicap15', 'pgaTour2024'])(
    'says something after every number of rounds, and so far below five, against %s (FIRST-05, DASH-O61)',
    (standardName) => {
      expect(sentence(0, depth, standardName)).toBe('');
      for (const count of [1, 2]) expect(sentence(count, depth, standardName)).toMatch(/^So far par 4s cost most: \d/);
      for (const count of [5, 20, 63]) {
        const text = sentence(count, depth, standardName);
        expect(text).toMatch(
          standardName === 'handicap15' ? /par \ds/ : depth === 'strokes' ? /^Approaches cost/ : /^Par 4s cost/,
        );
      }
    },
  );
});
