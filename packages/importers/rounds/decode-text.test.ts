import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: readonly number[]) => new Uint8Array(values);

it('reads files of spreadsheets in UTF-8, UTF-16 and the ANSI of Windows (DATA-46, IMPORT-17)', () => {
  expect(decodeText(bytes(0x4d, 0xc3, 0xbc))).toBe('Mü');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc))).toBe('Mü');
  expect(decodeText(bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0))).toBe('Mü');
  expect(decodeText(bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc))).toBe('Mü');
  expect(decodeText(bytes(0x4d, 0xfc, 0x96))).toBe('Mü–');
});

it('reads UTF-16 without a mark by the zeros at every second byte of its beginning (DATA-46, IMPORT-17)', () => {
  expect(decodeText(bytes(0x4d, 0, 0x2c, 0, 0x44, 0, 0x61, 0, 0x13, 0x20))).toBe('M,Da–');
  expect(decodeText(bytes(0, 0x4d, 0, 0x2c, 0, 0x44, 0, 0x61, 0x20, 0x13))).toBe('M,Da–');
  expect(['', 'M'].map((text) => decodeText(new TextEncoder().encode(text)))).toEqual(['', 'M']);
});
