import { describe, expect, it } from 'vitest';
import { emptyBoxes, isComplete, nextBox, pasteCode, typeInBox } from './code-boxes.ts';

const text = (boxes: readonly string[]) => boxes.map((digit) => digit || '_').join('');

describe('the code boxes', () => {
  it('strips a paste of all that is no digit and cuts it to six (AUTH-36)', () => {
    expect(text(pasteCode(' 12-34 56 78'))).toBe('123456');
    expect(text(pasteCode('G-12'))).toBe('12____');
  });

  it('reads digits of any script and width (AUTH-O16)', () => {
    expect(text(pasteCode('１２３-４５６'))).toBe('123456');
    expect(text(pasteCode('١٢٣٤٥٦'))).toBe('123456');
    expect(text(typeInBox(emptyBoxes, 0, '५'))).toBe('5_____');
    expect(text(typeInBox(emptyBoxes, 0, '１２３４５６'))).toBe('123456');
  });

  it('keeps only the last typed character per box (AUTH-37)', () => {
    expect(text(typeInBox(pasteCode('12'), 1, '27'))).toBe('17____');
  });

  it('ignores a character that is no digit (AUTH-O10)', () => {
    const boxes = pasteCode('12');
    expect(typeInBox(boxes, 2, 'x')).toBe(boxes);
    expect(typeInBox(boxes, 1, '2x')).toBe(boxes);
  });

  it('takes a whole code that a phone puts into the first box', () => {
    expect(text(typeInBox(emptyBoxes, 0, '987654'))).toBe('987654');
  });

  it('is complete only with a single digit in each (AUTH-35)', () => {
    expect(isComplete(pasteCode('12345'))).toBe(false);
    expect(isComplete(pasteCode('123456'))).toBe(true);
  });

  it('goes on at the first empty box', () => {
    expect(nextBox(pasteCode('123'))).toBe(3);
    expect(nextBox(pasteCode('123456'))).toBe(5);
  });
});
