import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { datedFileName, reportFileName } from './file-name.ts';

it.each([
  ['first, last and the report', 'Ada', 'Berg', 'Ada-Berg-Favorites'],
  ['hyphens for spaces', ' Mary  Ann ', 'Berg', 'Mary-Ann-Berg-Favorites'],
  [
    'nothing that a file system refuses: it is dropped (PDF-O2)',
    'A*da\u0007',
    'O/Brien: "X" |',
    'Ada-OBrien-X-Favorites',
  ],
  ['no hyphen for a name of which nothing is left (PDF-O2)', '<?>', 'Berg', 'Berg-Favorites'],
  ['letters of any script as they are', '张伟', 'Øst', '张伟-Øst-Favorites'],
  ['no empty name', '', 'Berg', 'Berg-Favorites'],
])('the name of a report has %s', (_rule, firstName, lastName, name) => {
  expect(reportFileName({ firstName, lastName }, 'Favorites')).toBe(name);
});

it('the name of a resume or a comparison has the current year plus one (PDF-03, CMP-26, CMP-O14)', () => {
  const ada = { firstName: 'Ada', lastName: 'Berg' };
  expect(datedFileName(ada, 'Resume', calendarDay('2026-12-31'))).toBe('Ada-Berg-2027-Resume');
  expect(datedFileName(ada, 'Compare-Stats', calendarDay('2027-01-01'))).toBe('Ada-Berg-2028-Compare-Stats');
});
