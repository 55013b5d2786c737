import { expect, it } from 'vitest';
import { isWorkbook } from './is-workbook.ts';

const bytes = (...values: readonly number[]) => new Uint8Array(values).buffer;

it('knows workbooks, new and old, by their first bytes (DATA-46)', () => {
  expect(isWorkbook(bytes(0x50, 0x4b, 0x03, 0x04, 0x14))).toBe(true);
  expect(isWorkbook(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toBe(true);
  expect([isWorkbook(bytes(0x50, 0x4b, 0x2c)), isWorkbook(bytes())]).toEqual([false, false]);
});
