/** A pair of letters that is no country: always drawn as two signs. */
const NO_FLAG = '🇺🇺';
const A_FLAG = '🇺🇸';

let answer: boolean | null = null;

/**
 * Whether this system draws a flag as one picture. Some draw its two letters or two empty boxes, which are useless
 * beside the country's name.
 */
export function canDrawFlags(): boolean {
  answer ??= widthOf(A_FLAG) < widthOf(NO_FLAG) * 0.8;
  return answer;
}

function widthOf(text: string): number {
  const sample = document.createElement('span');
  sample.textContent = text;
  sample.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap;';
  document.body.append(sample);
  const { width } = sample.getBoundingClientRect();
  sample.remove();
  return width;
}
