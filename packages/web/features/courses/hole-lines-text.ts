import type { HoleLines } from '@strokebook/contract';
import type { CourseHole, LatLon } from '@strokebook/golf/model';

/** The line of a hole as it is typed: one point in each line of text, '36.568, -121.950'. */
export type HoleLineText = { readonly number: number; readonly line: string };

export const writeHoleLines = (holes: readonly CourseHole[]): readonly HoleLineText[] =>
  holes.map(({ number, centreLine }) => ({
    number,
    line: (centreLine ?? []).map(({ lat, lon }) => `${lat}, ${lon}`).join('\n'),
  }));

/** What is sent; text that is no number is sent as NaN, which the server refuses at its field. */
export const readHoleLines = (texts: readonly HoleLineText[]): HoleLines['holes'] =>
  texts.map(({ number, line }) => ({ number, centreLine: readLine(line) }));

function readLine(text: string): LatLon[] | null {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  if (lines.length === 0) return null;
  return lines.map((one) => {
    const [lat, lon] = one
      .split(/[\s,;]+/)
      .filter((part) => part !== '')
      .map(Number);
    return { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN };
  });
}
