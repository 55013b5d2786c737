import { describe, expect, it } from 'vitest';
import { type CodeState, emptyBoxes, isComplete, pasteCode, typeCode } from './code-boxes.ts';

const empty: CodeState = { boxes: emptyBoxes, focused: 0 };
const text = ({ boxes }: CodeState) => boxes.map((digit) => digit || '_').join('');

describe('the code boxes', () => {
  it('strip a paste of all that is no digit and cut it to six (AUTH-36)', () => {
    expect(text(pasteCode(empty, ' 12-34 56 78'))).toBe('123456');
    expect(text(pasteCode(empty, 'G-12'))).toBe('12____');
  });

  it('read digits of any script and width (AUTH-O16)', () => {
    expect(text(pasteCode(empty, '１２３-４５６'))).toBe('123456');
    expect(text(pasteCode(empty, '١٢٣٤٥٦'))).toBe('123456');
    expect(text(typeCode(empty, '५'))).toBe('5_____');
    expect(text(typeCode(empty, '１２３４５６'))).toBe('123456');
  });

  it('ignore a text without digits (AUTH-O10)', () => {
    const some = typeCode(empty, '12');
    expect(typeCode(some, 'x')).toBe(some);
    expect(pasteCode(some, 'no code')).toBe(some);
  });

  it('are complete only with a single digit in each (AUTH-35)', () => {
    expect(isComplete(typeCode(empty, '12345').boxes)).toBe(false);
    expect(isComplete(typeCode(empty, '123456').boxes)).toBe(true);
  });
});
