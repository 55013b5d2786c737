import { describe, expect, it } from 'vitest';
import { typedBag } from '../testing/aim.ts';
import type { ClubPattern } from './club-pattern.ts';
import { calm, conditionProblems, inConditions } from './conditions.ts';

const [driver] = typedBag('scratch', 250) as [ClubPattern];
const movedBy = (conditions: Partial<typeof calm>) => {
  const { core } = inConditions(driver, { ...calm, ...conditions });
  return [core.meanAcross - driver.core.meanAcross, core.meanAlong - driver.core.meanAlong].map((share) =>
    Math.round(share * 250),
  );
};

describe('wind and slope', () => {
  it('are off at 0 (AIM-02)', () => {
    expect(inConditions(driver, calm)).toBe(driver);
  });

  it.each([
    ['10 mph against', { headwind: 10 }, [0, -23]],
    ['10 mph behind', { headwind: -10 }, [0, 13]],
    ['10 mph from the left', { crosswind: 10 }, [15, 0]],
    ['10 mph from the right', { crosswind: -10 }, [-15, 0]],
    ['10 yd up', { rise: 10 }, [0, -10]],
    ['10 yd down', { rise: -10 }, [0, 10]],
  ])('of %s move a drive of 250 yd by the named rules, to the right and ahead (AIM-02)', (_what, conditions, moved) => {
    expect(movedBy(conditions)).toEqual(moved);
  });

  it('move mishits as well, and change no spread (AIM-02)', () => {
    const windy = inConditions(driver, { headwind: 10, crosswind: 5, rise: 0 });
    expect(windy.mishits.meanAcross).toBeGreaterThan(driver.mishits.meanAcross);
    expect(windy.core.sdAcross).toBe(driver.core.sdAcross);
  });

  it.each([
    [{ headwind: 200 }, 'Nobody plays in a wind of 200 mph. Type at most 40.'],
    [{ headwind: Number.NaN }, 'Nobody plays in a wind of NaN mph. Type at most 40.'],
    [{ rise: -300 }, 'A hole does not rise or fall by 300 yd. Type at most 70.'],
  ])('of %j are refused (AIM-02)', (conditions, problem) => {
    expect(conditionProblems({ ...calm, ...conditions })).toEqual([problem]);
  });
});
