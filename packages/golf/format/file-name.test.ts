import { expect, it } from 'vitest';
import { reportFileName } from './file-name.ts';

it.each([
  ['first, last and the report (CMP-26, CMP-O14, PDF-O5)', 'Ada', 'Berg', 'Ada-Berg-Compare-Stats'],
  ['hyphens for spaces', ' Mary  Ann ', 'Berg', 'Mary-Ann-Berg-Compare-Stats'],
  [
    'nothing that a file system refuses: it is dropped (PDF-O2)',
    'A*da\u0007',
    'O/Brien: "X" |',
    'Ada-OBrien-X-Compare-Stats',
  ],
  ['no hyphen for a name of which nothing is left (PDF-O2)', '<?>', 'Berg', 'Berg-Compare-Stats'],
  ['letters of any script as they are', '张伟', 'Øst', '张伟-Øst-Compare-Stats'],
  ['no empty name', '', 'Berg', 'Berg-Compare-Stats'],
])('the name of a report has %s', (_rule, firstName, lastName, name) => {
  expect(reportFileName({ firstName, lastName }, 'Compare-Stats')).toBe(name);
});

it('the name of a report that shows the class has its year (PDF-03, PDF-O5)', () => {
  expect(reportFileName({ firstName: 'Ada', lastName: 'Berg' }, 'Resume', '2028')).toBe('Ada-Berg-2028-Resume');
});
