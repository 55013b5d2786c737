import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { classOf, highSchoolName, schoolFacts, schoolLine } from './school.ts';

it.each([
  ['Port Amity Prep', 'Port Amity Prep High School'],
  ['Port Amity High', 'Port Amity High School'],
  ['Cedar Hollow High School', 'Cedar Hollow High School'],
  ['CEDAR HIGH SCHOOL ', 'CEDAR HIGH SCHOOL'],
  ['High School of Performing Arts', 'High School of Performing Arts'],
  ['Port Amity High School (CA)', 'Port Amity High School (CA)'],
  ['High Schooling Academy', 'High Schooling Academy High School'],
])('the high school %j is shown as %j (ABOUT-04)', (name, shown) => {
  expect(highSchoolName(name)).toBe(shown);
});

it('the class is that of the college, else of the high school', () => {
  expect(classOf({ collegeEndDate: '2028-06-06', highSchoolEndDate: '2024-06-06' })).toBe('Class of 2028');
  expect(classOf({ highSchoolEndDate: '2024-06-06' })).toBe('Class of 2024');
  expect(classOf({})).toBeNull();
});

it('unknown facts are left out', () => {
  expect(schoolFacts({ college: ' ', highSchool: null })).toEqual([]);
  expect(schoolFacts({ highSchool: 'Port Amity Prep', highSchoolGpa: 3.5 })).toEqual([
    { label: 'High school', value: 'Port Amity Prep High School' },
    { label: 'High school GPA', value: '3.50' },
  ]);
});

it('facts of the player follow those of the schools, and the website has no https://', () => {
  const told = { classYear: 'Junior', height: `5'9"`, weight: '150 lb', ghin: '1234567', ncaaNumber: '22' };
  const shownIndex = { value: 4.1, day: calendarDay('2026-11-12') };
  expect(schoolFacts({ ...told, shownIndex, websiteLink: 'https://example.com/me/' })).toEqual([
    { label: 'Class', value: 'Junior' },
    { label: 'Height', value: `5'9"` },
    { label: 'Weight', value: '150 lb' },
    { label: 'GHIN', value: '1234567' },
    { label: 'Official index', value: '4.1, Nov 12, 2026' },
    { label: 'NCAA number', value: '22' },
    { label: 'Website', value: 'example.com/me', href: 'https://example.com/me/' },
  ]);
});

it('names the class and the school that are known (ORG-O4)', () => {
  const highSchool = { highSchool: 'Cedar Hollow', highSchoolEndDate: '2024-06-06' };
  expect(schoolLine({ ...highSchool, college: 'Harrow Glen', collegeEndDate: '2028-06-06' })).toBe(
    'Class of 2028 · Harrow Glen',
  );
  expect([schoolLine(highSchool), schoolLine({ college: 'Harrow Glen' }), schoolLine({})]).toEqual([
    'Class of 2024 · Cedar Hollow High School',
    'Harrow Glen',
    '',
  ]);
});
