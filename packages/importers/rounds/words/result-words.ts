import { fold } from '@strokebook/golf/format';
import type { FairwayResult } from '@strokebook/golf/model';
import { rememberTexts } from '../../tables/remember-texts.ts';

const fairwayWords: readonly (readonly [FairwayResult, RegExp])[] = [
  ['hit', /^(hit|h|y|yes|true|1|x|✓|✔|☑|●|fairway|fw|target|center|centre|middle|c|m|straight)$/],
  ['left', /^(left|l|missed ?left|ml|←|<)$/],
  ['right', /^(right|r|missed ?right|mr|→|>)$/],
  ['short', /^(short|s|↓)$/],
  ['long', /^(long|lg|↑)$/],
  ['missed', /^(miss|missed|n|no|false|0|rough|other|o|✗|✘)$/],
];

/** The result of a tee shot that a word names: 'Hit', 'L', 'yes', '✓'; null for other texts, such as '-' on a par 3. */
export const readFairway = rememberTexts((text): FairwayResult | null => {
  const word = fold(text);
  return fairwayWords.find(([, words]) => words.test(word))?.[0] ?? null;
});

/** What a cell of a score says. `relative` is strokes to par. */
export type ScoreCell =
  | { readonly kind: 'strokes' | 'relative'; readonly value: number }
  | { readonly kind: 'pickedUp' | 'withdrawn' | 'nothing' | 'unknown' };

/** Signs after a score: a star for a provisional score, brackets of spreadsheets, a birdie's circle. */
const decoration = /^[([]+|[)\]*†‡°º]+$/g;

/**
 * Reads a cell of a score: '74', '+2', '−1', 'E', 'WD', 'X'. A sign or 'E' makes it relative to par; 0 is a score to par,
 * or no score.
 */
export const readScore = rememberTexts(scoreOfText);

function scoreOfText(text: string): ScoreCell {
  const word = fold(text).replaceAll(/[−–—]/g, '-').replaceAll(' ', '').replaceAll(decoration, '');
  if (/^-*$|^\.$|^n\/?a$/.test(word)) return { kind: 'nothing' };
  if (/^(e|even|par|ev|level)$/.test(word)) return { kind: 'relative', value: 0 };
  if (/^(wd|w\/d|dnf|dq|dns|dnp|ns|nc|rtd|ret|mc|mdf|cut|withdrew|withdrawn|disqualified|inj)$/.test(word)) {
    return { kind: 'withdrawn' };
  }
  if (/^(x|p|pu|p\/u|pickup|pickedup|nr)$/.test(word)) return { kind: 'pickedUp' };
  const relative = /^([+-])(\d{1,2})(?:[.,]0)?$/.exec(word);
  if (relative !== null) return { kind: 'relative', value: Number(`${relative[1]}${relative[2]}`) };
  const strokes = /^(\d{1,3})(?:[.,]0+)?$/.exec(word);
  return strokes === null ? { kind: 'unknown' } : { kind: 'strokes', value: Number(strokes[1]) };
}
