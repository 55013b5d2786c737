import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { reportFileName } from './file-name.ts';

const today = calendarDay('2026-09-20');

it.each([
  ['first, last, next year and the report (CMP-26, CMP-O14)', 'Ada', 'Berg', 'Ada-Berg-2027-Compare-Stats'],
  ['hyphens for spaces', ' Mary  Ann ', 'Berg', 'Mary-Ann-Berg-2027-Compare-Stats'],
  [
    'nothing that a file system refuses: it is dropped (PDF-O2)',
    'A*da\u0007',
    'O/Brien: "X" |',
    'Ada-OBrien-X-2027-Compare-Stats',
  ],
  ['no hyphen for a name of which nothing is left (PDF-O2)', '<?>', 'Berg', 'Berg-2027-Compare-Stats'],
  ['letters of any script as they are', '张伟', 'Øst', '张伟-Øst-2027-Compare-Stats'],
  ['no empty name', '', 'Berg', 'Berg-2027-Compare-Stats'],
])('the name of a report has %s', (_rule, firstName, lastName, name) => {
  expect(reportFileName({ firstName, lastName }, today, 'Compare-Stats')).toBe(name);
});
