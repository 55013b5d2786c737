import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../calendar/index.ts';
import { defaultStandardFor, type PlayerSchooling, playerGenders, playerLevel } from './default-standard.ts';
import { basisOfStandard, MIN_FIGURES, standards } from './standards.ts';

const today = '2026-06-15' as CalendarDay;
const nobody: PlayerSchooling = {
  college: null,
  collegeStartDate: null,
  collegeEndDate: null,
  highSchool: null,
  highSchoolEndDate: null,
  isMinor: false,
};

const unknown = { index: null, meanScore: null };

describe('the level of a player', () => {
  it.each([
    ['college', { college: 'Harrow Glen' }],
    ['college', { collegeStartDate: '2025-08-20', collegeEndDate: '2029-06-01', highSchoolEndDate: '2025-06-01' }],
    ['junior', { highSchool: 'Northgate' }],
    ['junior', { highSchool: 'Northgate', highSchoolEndDate: '2027-06-01' }],
    ['junior', { college: 'Harrow Glen', highSchoolEndDate: '2026-06-20' }],
    ['junior', { college: 'Harrow Glen', collegeStartDate: '2026-08-20' }],
    ['other', { college: 'Harrow Glen', collegeEndDate: '2026-06-14' }],
    ['other', { highSchool: 'Northgate', highSchoolEndDate: '2020-06-01' }],
    ['other', {}],
    ['other', { highSchool: 'Northgate', highSchoolEndDate: '2026-06-14', isMinor: true }],
  ] as const)('is %s by schools and dates: %o (DASH-O13)', (level, said) => {
    expect(playerLevel({ ...nobody, ...(said as Partial<PlayerSchooling>) }, today)).toBe(level);
  });
});

describe('the default standard', () => {
  it('FIRST-13: of a player under 18 without a school is that of juniors, and of an unknown age that of adults', () => {
    const standardOf = (gender: 'men' | 'women' | null, isMinor: boolean) =>
      defaultStandardFor({ ...nobody, gender, isMinor }, unknown, today);
    expect([standardOf('men', true), standardOf('men', false)]).toEqual(['collegeMen', 'pgaTour2024']);
    expect([standardOf('women', true), standardOf(null, true)]).toEqual(['collegeWomen', 'ncaa2010']);
  });

  it.each([
    ['women', { college: 'Harrow Glen' }, 'collegeWomen'],
    ['men', { college: 'Harrow Glen' }, 'collegeMen'],
    [null, { college: 'Harrow Glen' }, 'ncaa2010'],
    ['women', { highSchool: 'Northgate' }, 'collegeWomen'],
    ['men', { highSchool: 'Northgate' }, 'collegeMen'],
    ['women', {}, 'collegeWomen'],
    ['men', {}, 'pgaTour2024'],
    [null, {}, 'pgaTour2024'],
  ] as const)('of a player who competes with %s and says %o is %s (DASH-O13)', (gender, said, standardName) => {
    expect(defaultStandardFor({ ...nobody, ...said, gender }, unknown, today)).toBe(standardName);
  });

  it('has at least five figures, and is never of the other gender (DASH-O13)', () => {
    for (const gender of [...playerGenders, null]) {
      for (const said of [{ college: 'Harrow Glen' }, { highSchool: 'Northgate' }, {}]) {
        const name = defaultStandardFor({ ...nobody, ...said, gender }, unknown, today);
        const standard = standards.find(({ standardName }) => standardName === name);
        if (standard === undefined) throw new Error(name);
        expect(basisOfStandard(standard).figureCount).toBeGreaterThanOrEqual(MIN_FIGURES);
        if (gender !== null) expect([gender, 'together']).toContain(standard.gender);
      }
    }
  });

  it.each([
    [-2.1, 'scratch'],
    [2.6, 'handicap5'],
    [10.6, 'handicap10'],
    [14.6, 'handicap15'],
    [41.2, 'handicap25'],
  ])('of a club golfer with the index %d is the nearest handicap: %s, women too (DASH-O13)', (index, standardName) => {
    for (const gender of [...playerGenders, null]) {
      expect(defaultStandardFor({ ...nobody, gender }, { index, meanScore: 72 }, today)).toBe(standardName);
    }
    const atCollege = { ...nobody, college: 'Harrow Glen', gender: 'men' } as const;
    expect(defaultStandardFor(atCollege, { index, meanScore: null }, today)).toBe('collegeMen');
  });

  it('of a club golfer without an index is the handicap whose players score most like it (DASH-O13)', () => {
    const standardOf = (meanScore: number) =>
      defaultStandardFor({ ...nobody, gender: 'men' }, { index: null, meanScore }, today);
    expect([71, 81, 86.4, 89, 120].map(standardOf)).toEqual([
      'scratch',
      'handicap5',
      'handicap15',
      'handicap15',
      'handicap25',
    ]);
  });
});
