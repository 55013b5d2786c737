import { describe, expect, it } from 'vitest';
import type { Hole } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { bestHoleTitle, roundStory, storyInWords } from './index.ts';

const tee = { lat: 40, lon: -80 };
const pin = { lat: 40.003, lon: -80 };
/** A par 4 with every stroke: a drive, an approach and two putts. */
const logged = (hole: number): Hole =>
  holeOf({
    ...{ hole, tee, pin },
    shots: [
      shotOf('tee', 400),
      shotOf('fairway', 150, { position: { lat: 40.002, lon: -80 } }),
      puttOf(20, { position: { lat: 40.0029, lon: -80 } }),
      puttOf(2, { position: { lat: 40.00299, lon: -80 } }),
    ],
  });
const holes = (of: (hole: number) => Hole) => Array.from({ length: 18 }, (_unused, index) => of(index + 1));

describe('the story of a round', () => {
  it('is its score and its best hole to par, the last of several (FIRST-09)', () => {
    const scores = holes((hole) => holeOf({ hole, score: [3, 12].includes(hole) ? 3 : 5 }));
    const story = roundStory(roundOf({ holes: scores }));
    expect(story).toMatchObject({ score: 86, toPar: 14, name: 'Pine Hollow', best: { hole: 12, score: 3 }, path: [] });
    expect(story && bestHoleTitle(story.best)).toBe('Birdie at 12');
  });

  it('has strokes gained only if every stroke of the round was logged (FIRST-09, FIRST-O41)', () => {
    const complete = roundStory(roundOf({ holes: holes(logged) }));
    expect(complete?.gained.map(({ part }) => part)).toEqual(['offTheTee', 'approach', 'aroundTheGreen', 'putt']);
    expect(complete?.path).toHaveLength(5);
    expect(complete && storyInWords(complete)).toMatch(/^72 \(E\), Pine Hollow, .* Strokes gained: off the tee /);
    const partly = roundStory(
      roundOf({ holes: holes((hole) => (hole === 7 ? holeOf({ hole, yards: logged(7).yards }) : logged(hole))) }),
    );
    expect(partly?.gained).toEqual([]);
    expect(partly && storyInWords(partly)).not.toContain('gained');
  });

  it('is not told of a round that is not finished, or has a hole without a score (FIRST-09)', () => {
    expect(roundStory(roundOf({ status: 'inProgress' }))).toBeNull();
    expect(
      roundStory(roundOf({ holes: holes((hole) => (hole === 9 ? { hole, par: 4 } : holeOf({ hole }))) })),
    ).toBeNull();
    expect(roundStory(roundOf({ holes: holes((hole) => holeOf({ hole })).slice(0, 17) }))).toBeNull();
  });

  it('calls the best hole what golfers call it (FIRST-09)', () => {
    const titles = [
      { hole: 3, par: 3, score: 1 },
      { hole: 5, par: 5, score: 2 },
      { hole: 5, par: 5, score: 3 },
      { hole: 7, par: 4, score: 6 },
      { hole: 8, par: 4, score: 7 },
    ].map(bestHoleTitle);
    expect(titles).toEqual(['Hole in one at 3', 'Albatross at 5', 'Eagle at 5', 'Double bogey at 7', '7 strokes at 8']);
  });
});
