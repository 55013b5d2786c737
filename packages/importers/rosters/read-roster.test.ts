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

  it('is read by heads in one of its first rows, in other languages too, and names the titles that it leaves out (TEAM-29)', () => {
    const pasted =
      "Harrow Glen Women's Golf\n2026-27 Roster\n\nNo.\tName\tYr.\tHt.\tHometown / High School\n7\tAda Berg\tFr.\t5-7\tOslo, Norway / Nord HS";
    expect(readRoster(pasted)).toEqual({
      lines: [{ name: 'Ada Berg', classYear: 'Fr.', email: null }],
      skipped: [
        { line: 1, text: "Harrow Glen Women's Golf" },
        { line: 2, text: '2026-27 Roster' },
      ],
    });
    expect(names('Roster 2026\nName,Class\nAda Berg,2027\nName,Class\nBea Else,2028')).toEqual([
      'Ada Berg',
      'Bea Else',
    ]);
    for (const heads of [
      'Vorname;Nachname',
      'Prénom;Nom',
      'Nombre;Apellidos',
      'Förnamn;Efternamn',
      'Fornavn;Etternavn',
      'Voornaam;Achternaam',
    ])
      expect([heads, names(`Mannschaft 2026\n${heads};Jahrgang\nAda;Berg;2006`)]).toEqual([heads, ['Ada Berg']]);
    expect(names('Team Harrow Glen 2026\nAda Berg\nBea Else')).toEqual(['Ada Berg', 'Bea Else']);
  });

  it('without heads leaves heights, weights, towns and schools out of the name (TEAM-29)', () => {
    const rows = [
      ['Ada Berg\t5-7\tFr.\tOslo, Norway', 'Fr.'],
      ['Ada Berg\tOslo, Norway\t5\'10"\tSo.', 'So.'],
      ['12\tAda Berg\t170 cm\t60 kg\tR/L\tJr.\tLeeds', 'Jr.'],
      ['Ada Berg;Harrow Academy;Sr.;Lima', 'Sr.'],
      ['Ada Berg, Jr., Lima, Peru', 'Jr.'],
    ] as const;
    for (const [text, classYear] of rows)
      expect(readRoster(text).lines).toEqual([{ name: 'Ada Berg', classYear, email: null }]);
    // First and last name in columns of their own, one of them of several words.
    expect(names('Ada\tBerg\tOslo\nMaría José\tde la Cruz\tLima\nBea\tElse\tBodø')).toEqual([
      ...['Ada Berg', 'María José de la Cruz', 'Bea Else'],
    ]);
    expect(names('Ada,Berg\nBea,Else')).toEqual(['Ada Berg', 'Bea Else']);
    expect(names('Berg, Ada\nvan der Meer, Zoë\nDiaz, Cleo')).toEqual(['Ada Berg', 'Zoë van der Meer', 'Cleo Diaz']);
  });

  it('takes each of several people in a line (TEAM-29)', () => {
    const three = ['Ada Berg', 'Cleo Diaz', 'Eva Fox'];
    for (const text of [
      ...[
        'Ada Berg, Cleo Diaz, Eva Fox',
        'Ada Berg; Cleo Diaz; Eva Fox',
        'Ada Berg, Cleo Diaz and Eva Fox',
        'Ada Berg, Cleo Diaz & Eva Fox',
      ],
      ...['Berg, Ada; Diaz, Cleo; Fox, Eva', 'Ada Berg;Cleo Diaz\nEva Fox;Ada Berg', 'Ada Berg, Cleo Diaz,\nEva Fox'],
    ])
      expect([text, names(text)]).toEqual([text, three]);
    expect(names('Ada Berg, Cleo Diaz')).toEqual(['Ada Berg', 'Cleo Diaz']);
    expect(names('Ada, Cleo, Eva')).toEqual(['Ada', 'Cleo', 'Eva']);
    // One person, though there is a comma.
    expect(names('de la Cruz, María José')).toEqual(['María José de la Cruz']);
  });

  it('takes people from the addresses of a mail (TEAM-29)', () => {
    const both = [
      { name: 'Ada Berg', classYear: null, email: 'ada@school.example' },
      { name: 'Cleo Diaz', classYear: null, email: 'cleo@school.example' },
    ];
    for (const text of [
      'Ada Berg <ada@school.example>; Cleo Diaz <cleo@school.example>',
      'To: "Berg, Ada" <ada@school.example>, Cleo Diaz <cleo@school.example>',
      'Berg, Ada <ada@school.example>; Diaz, Cleo <cleo@school.example>;',
      'coach@school.example, Ada Berg <ada@school.example>,\n“Cleo Diaz” < cleo@school.example >',
    ])
      expect([text, readRoster(text).lines]).toEqual([text, both]);
  });
});
