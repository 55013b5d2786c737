import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFolded, findFoldedWords, fold } from './fold.ts';
import { compareNames } from './name.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });

describe('folding', () => {
  it('compares names without case, accents and spaces between (SEARCH-09, SEARCH-O3, SEARCH-O64)', () => {
    const same: [string, string][] = [
      ['  Björk   Ásgeirsdóttir ', 'bjork asgeirsdottir'],
      ['Åse', 'ASE'],
      ['Ørsted', 'orsted'],
      ['Weiß', 'WEISS'],
      ['Łukasz', 'lukasz'],
      ['Đorđe', 'dorde'],
      ['İnci Işık', 'inci isik'],
      ['Núñez', 'nun\u0303ez'],
      ['ΟΔΟΣ', 'οδος'],
      ['Ｗｉｄｅ\u00a0one', 'wide one'],
    ];
    for (const sign of Array.from(`'’‘‛\`´′＇ʹʻʼʽʾʿ`)) {
      for (const name of ['O*Hara', 'St Andrew*s', 'D*Artagnan', 'Hawai*i', '*Abd']) {
        same.push([name.replace('*', sign), name.replace('*', '')]);
      }
    }
    for (const [one, other] of same) expect(fold(one)).toBe(fold(other));
    expect(fold('陈 雨桐')).toBe('陈 雨桐');
  });

  it('sorts names by the last one without its accents (SEARCH-09)', () => {
    const names = ['Whitfield', 'Ásgeirsdóttir', 'Øster', 'Novak', 'asher'].map((lastName) => ({
      firstName: 'A',
      lastName,
    }));
    const sorted = names.toSorted(compareNames).map(({ lastName }) => lastName);
    expect(sorted).toEqual(['Ásgeirsdóttir', 'asher', 'Novak', 'Øster', 'Whitfield']);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('is the same for a text in capitals and in small letters, and however its accents are written (SEARCH-09)', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('aåäáçđeéèfgiíklłmnñoöøprsštuüvzžæœ ')),
      maxLength: 20,
    });
    fc.assert(
      fc.property(letters, (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text));
      }),
    );
  });

  it('finds a query in the letters of the text itself, exactly where search finds it', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const found = findFolded(text, query);
        expect(found !== null).toBe(fold(query) !== '' && fold(text).includes(fold(query)));
        if (found !== null) expect(fold(text.slice(found.start, found.end))).toContain(fold(query));
      }),
    );
    const marked = (text: string, query: string) => {
      const found = findFolded(text, query);
      return found === null ? null : text.slice(found.start, found.end);
    };
    expect(marked('Björk Ásgeirsdóttir', 'rk as')).toBe('rk Ás');
    expect(marked('Weiß', 'eis')).toBe('eiß');
    expect([marked('Dana O’Hara', "o'ha"), marked("Dana O'Hara", 'ohara')]).toEqual(['O’Ha', "O'Hara"]);
    expect(marked('Nun\u0303ez', 'nun')).toBe('Nun\u0303');
  });

  it('finds the words of a query one by one where they stand in another order, none over another', () => {
    const marked = (text: string, query: string) =>
      findFoldedWords(text, query).map(({ start, end }) => text.slice(start, end));
    expect(marked('Björk Ásgeirsdóttir', 'asgeir bjork')).toEqual(['Björk', 'Ásgeir']);
    expect(marked('Björk Ásgeirsdóttir', 'rk as')).toEqual(['rk Ás']);
    expect(marked('Mariana', 'ana mari aria')).toEqual(['Mari', 'ana']);
    expect(marked('Ana', '')).toEqual([]);
  });
});
