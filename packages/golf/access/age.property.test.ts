import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { type Age, ageAfter, agreedAge, isAdult, isAgeHeld, isKnownMinor } from './age.ts';
import { privacyAfter } from './starting-privacy.ts';

const today = calendarDay('2026-11-30');
const nothing: Age = { birthDate: null, birthYear: null, adultFrom: null };
const statements = fc.array(
  fc.oneof(
    fc.record({ birthYear: fc.integer({ min: 1950, max: 2026 }) }),
    fc.record({
      birthDate: fc
        .tuple(fc.integer({ min: 1950, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
        .map(([year, month, day]) =>
          calendarDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
        ),
    }),
  ),
  { minLength: 1, maxLength: 8 },
);
const after = (stated: typeof statements extends fc.Arbitrary<infer S> ? S : never, hasGuardian: boolean): Age[] => {
  const ages: Age[] = [];
  for (const one of stated) ages.push(ageAfter(ages.at(-1) ?? nothing, one, { today, hasGuardian }));
  return ages;
};

describe('what people say of their age', () => {
  it('makes nobody an adult who once said that they are under 18, until a guardian agrees (TEAM-28)', () => {
    fc.assert(
      fc.property(statements, fc.boolean(), (stated, hasGuardian) => {
        const ages = after(stated, hasGuardian);
        const firstMinor = ages.findIndex((age) => isKnownMinor(age, today));
        if (firstMinor === -1) return;
        for (const age of ages.slice(firstMinor)) {
          expect(isAdult(age, today)).toBe(false);
          // The last word counts as soon as a guardian agrees.
          expect(isAdult(agreedAge(age), today)).toBe(isAgeHeld(age, today));
        }
      }),
    );
  });

  it('makes nobody with a guardian an adult, be it the first word, until the guardian agrees (TEAM-28)', () => {
    fc.assert(
      fc.property(statements, (stated) => {
        for (const age of after(stated, true)) expect(isAdult(age, today)).toBe(false);
      }),
    );
  });

  it('makes somebody without a guardian an adult by the first word, and under 18 by any later one (TEAM-28)', () => {
    const adult = ageAfter(nothing, { birthYear: 1996 }, { today, hasGuardian: false });
    expect(isAdult(adult, today)).toBe(true);
    const minor = ageAfter(adult, { birthYear: 2011 }, { today, hasGuardian: false });
    expect([isAdult(minor, today), isKnownMinor(minor, today)]).toEqual([false, true]);
    // 18 on the day that the earlier word says, whatever the later one is.
    const held = ageAfter(minor, { birthYear: 1996 }, { today, hasGuardian: false });
    expect(isAdult(held, calendarDay('2029-12-31'))).toBe(false);
    expect(isAdult(held, calendarDay('2030-01-01'))).toBe(true);
  });

  it('closes the pages that somebody opened as an adult, once they say that they are under 18 (TEAM-28)', () => {
    const open = { allowPublicSite: true, showsComingEvents: true };
    const adult = ageAfter(nothing, { birthYear: 1996 }, { today, hasGuardian: false });
    const minor = ageAfter(adult, { birthYear: 2011 }, { today, hasGuardian: false });
    const chosen = { ...open, hasStartingPrivacy: false };
    expect(privacyAfter({ ...chosen, age: adult }, minor, today)).toEqual({
      ...{ allowPublicSite: false, showsComingEvents: false },
    });
    // What somebody under 18 has opened stays, also where they correct their year.
    expect(privacyAfter({ ...chosen, age: minor }, minor, today)).toEqual(open);
  });
});
