import { unprintedLettersIn } from '@strokebook/documents/report';
import { expect, it } from 'vitest';
import { isInFonts } from './fonts.ts';

it.each([
  'Łukasz Żółć-Đặng Öğuz Þór ŋ',
  'Παναγιώτης Ўладзімір Їжак',
  '李小龙 陳大文 さくら サクラ 김철수',
  'สมชาย ใจดี',
  'علي العربي',
  'अनिर्बान लाहिड़ी',
  'יוסי כהן',
  'Հայկ გიორგი',
  'தமிழ் বাংলা ខ្មែរ',
  'አበበ',
])('the letters that a report names as missing are those that no font has: %s (PDF-O61)', (text) => {
  const letters = [...new Set(text.match(/\p{L}/gu))];
  expect(unprintedLettersIn(text)).toEqual(letters.filter((letter) => !isInFonts(letter.codePointAt(0) ?? 0)));
});
