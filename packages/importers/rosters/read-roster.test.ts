import { describe, expect, it } from 'vitest';
import { readRoster } from './read-roster.ts';

const names = (text: string) => readRoster(text).lines.map(({ name }) => name);

describe('a pasted roster', () => {
  it('is read by its heads, in any order and with columns that nobody needs (TEAM-29)', () => {
    const sheet =
      'No\tYr.\tLast Name\tFirst\tHometown\tEmail\n1\tJr\tBerg\tÅda\tBodø\tada@example.org\n2\tSo\tde la Cruz\tMaría José\tLima\t\n';
    expect(readRoster(sheet).lines).toEqual([
      { name: 'Åda Berg', classYear: 'Jr', email: 'ada@example.org' },
      { name: 'María José de la Cruz', classYear: 'So', email: null },
    ]);
    expect(names('Name,Class\n"Berg, Ada",Jr\n"Else, Bea,So')).toEqual(['Ada Berg', '"Else']);
  });

  it('is read without heads by the form of its cells (TEAM-29)', () => {
    expect(readRoster('Ada Berg\tada@example.org\t2027\nBea Else\tFreshman').lines).toEqual([
      { name: 'Ada Berg', classYear: '2027', email: 'ada@example.org' },
      { name: 'Bea Else', classYear: 'Freshman', email: null },
    ]);
    expect(readRoster("Berg, Ada, RS-Jr.\nElse, Bea, '27").lines).toMatchObject([
      { name: 'Ada Berg', classYear: 'RS-Jr.' },
      { name: 'Bea Else', classYear: "'27" },
    ]);
    expect(names('1. Ada Berg\n2) Bea Else\n• 王小明\n- Cher')).toEqual(['Ada Berg', 'Bea Else', '王小明', 'Cher']);
  });

  it('takes no line of a total for a player, and a suffix for no given name (TEAM-29)', () => {
    expect(names('Name\tEmail\nCarla Ruiz, Jr\tc@example.org\nBerg, Ada\t\nTotal: 14\t')).toEqual([
      'Carla Ruiz Jr',
      'Ada Berg',
    ]);
  });

  it('says which lines hold no name, and keeps a name that repeats once (TEAM-29)', () => {
    expect(readRoster('Ada Berg\n\n12345\nADA  BÉRG\n')).toEqual({
      lines: [{ name: 'Ada Berg', classYear: null, email: null }],
      skipped: [{ line: 3, text: '12345' }],
    });
    expect(readRoster('')).toEqual({ lines: [], skipped: [] });
  });
});
