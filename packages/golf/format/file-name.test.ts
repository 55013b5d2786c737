import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { reportFileName } from './file-name.ts';

const today = calendarDay('2026-09-20');

it.each([
  ['first, last, next year and the report (CMP-26, CMP-O14)', 'Ada', 'Berg', 'Ada-Berg-2027-Compare-Stats'],
  [
    'no spaces and nothing that a file system refuses',
    ' Mary Ann ',
    'O/Brien: "X"',
    'Mary-Ann-O-Brien-X--2027-Compare-Stats',
  ],
  ['letters of any script as they are', '张伟', 'Øst', '张伟-Øst-2027-Compare-Stats'],
  ['no empty name', '', 'Berg', 'Berg-2027-Compare-Stats'],
])('the name of a report has %s', (_rule, firstName, lastName, name) => {
  expect(reportFileName({ firstName, lastName }, today, 'Compare-Stats')).toBe(name);
});
