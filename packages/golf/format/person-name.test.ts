import { describe, expect, it } from 'vitest';
import { hasAddress, nameForStrangers, personNameProblem } from './person-name.ts';

describe('a part of a person’s name', () => {
  it.each([
    ...['', 'Ada', "O'Hara", 'O’Brien', 'Whitcombe-Hartington', 'van der Berg', 'Ma. Cristina', 'St. John', 'J. P.'],
    ...['J.P.', 'J.-P.', 'Smith Jr.', 'Thos. Henry', 'María de los Ángeles', 'dos Santos de Almeida Prado', 'X'],
    ...[
      '佐藤',
      '陈',
      '김민준',
      'アレクサンドラ・マリア',
      'محمد بن سلمان',
      'علی\u200cرضا',
      'צ׳ארלי',
      'Ελένη',
      'Nguyễn',
      'Łukasz',
    ],
    ...['प्रिया', 'வெங்கடேசன்', '‘t Hooft', 'Gal·la', 'W'.repeat(30)],
  ])('takes names as people have them: %j (DATA-O63)', (name) => {
    expect(personNameProblem(name)).toBeNull();
  });

  it.each([
    ['W'.repeat(31), 'has more than 30 characters'],
    ['Call me at 555 0100', 'has a digit'],
    ['John 3rd', 'has a digit'],
    ['Ⅷ', 'has a digit'],
    ['٣', 'has a digit'],
    ['evil.example', 'has a web address, or a dot inside a word'],
    ['see evil.example/x', 'has a web address, or a dot inside a word'],
    ['http://evil', 'has a web address, or a dot inside a word'],
    ['www. evil', 'has a web address, or a dot inside a word'],
    ['ann@evil', 'has a web address, or a dot inside a word'],
    ['ｅｖｉｌ．ｅｘａｍｐｌｅ', 'has a web address, or a dot inside a word'],
    ['t.me', 'has a web address, or a dot inside a word'],
    ['Win now!', 'has characters that no name has'],
    ['Why me?', 'has characters that no name has'],
    ['Ada, call me', 'has characters that no name has'],
    ['Security: verify', 'has characters that no name has'],
    ['<b>Ada</b>', 'has characters that no name has'],
    ['Ada ⛳', 'has characters that no name has'],
    ['call me tonight. Now', 'has a dot that ends no abbreviation'],
    ['wait …', 'has characters that no name has'],
    ['wait ..', 'has a dot that ends no abbreviation'],
    ['–', 'needs a letter'],
    ['meet me at the range now', 'has more than 5 words'],
    ['do-not-tell-mom-or-dad', 'has more than 5 words'],
  ])('is no room for a message: %j %s (DATA-O63)', (name, problem) => {
    expect(personNameProblem(name)).toBe(problem);
  });
});

describe('an address in a text', () => {
  it.each([
    'win at evil.example',
    'WWW.evil',
    'ftp://x',
    'bit.ly/a',
    'a@b',
    'x.рф',
    'evil。example'.replace('。', '．'),
  ])('is found: %s (DATA-O63)', (text) => expect(hasAddress(text)).toBe(true));
  it.each([
    'Univ. of Ohio',
    'No.1 Team',
    'U.S. Kids',
    'J.P.',
    'Class of 2030',
    'A/B squad',
    'Rd. 1 … 2',
    '4.5',
    '東京。大会',
  ])('is not seen where there is none: %s (DATA-O63)', (text) => expect(hasAddress(text)).toBe(false));
});

describe('the name that strangers read', () => {
  const ada = { firstName: 'Ada', lastName: 'Berg', username: 'ada-berg', hasChosenName: true };
  it.each([
    ['the name', {}, 'Ada Berg'],
    ['a single name', { lastName: '' }, 'Ada'],
    ['the username for a name that would be refused today', { firstName: 'Call 555 0100 now' }, 'ada-berg'],
    ['the username for a long name of before', { lastName: 'W'.repeat(45) }, 'ada-berg'],
    ['the username for a name that nobody has chosen', { hasChosenName: false }, 'ada-berg'],
  ])('is %s (DATA-O63)', (_what, change, shown) => {
    expect(nameForStrangers({ ...ada, ...change })).toBe(shown);
  });
});
