import { fold } from '@strokebook/golf/format';
import type { FairwayResult } from '@strokebook/golf/model';
import type { RoundNote } from '../found-round.ts';
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

/**
 * What a cell of a score says. `relative` is strokes to par; `mostLikely` the score of a hole that was not finished;
 * `marked` the total of a round with the mark of a single player, whose score does not count for the team.
 */
export type ScoreCell =
  | { readonly kind: 'strokes' | 'relative' | 'mostLikely' | 'marked'; readonly value: number }
  | { readonly kind: 'pickedUp' | 'withdrawn' | 'nothing' | 'unknown' };

/** Signs around a score: a star for a provisional or single player's score, brackets of spreadsheets, a birdie's circle. */
const decoration = /^[([*]+|[)\]*†‡°º]+$/g;

/**
 * Reads a cell of a score: '74', '+2', '−1', 'E', 'WD', 'X', 'X-6', '74 (+2)', '36-38=74'. A sign or 'E' makes it relative
 * to par; 0 is a score to par, or no score.
 */
export const readScore = rememberTexts(scoreOfText);

function scoreOfText(text: string): ScoreCell {
  const plain = fold(text).replaceAll(/[−–—]/g, '-').replaceAll(' ', '');
  const word = plain.replaceAll(decoration, '');
  if (/^-*$|^\.$|^n\/?a$/.test(word)) return { kind: 'nothing' };
  if (/^(e|even|par|ev|level)$/.test(word)) return { kind: 'relative', value: 0 };
  if (/^(wd|w\/d|dnf|dq|dsq|dns|dnp|dnt|ns|nc|rtd|ret|mc|mdf|cut|withdrew|withdrawn|disqualified|inj)$/.test(word)) {
    return { kind: 'withdrawn' };
  }
  if (/^(x|p|pu|p\/u|pickup|pickedup|nr)$/.test(word)) return { kind: 'pickedUp' };
  const relative = /^([+-])(\d{1,2})(?:[.,]0)?$/.exec(word);
  if (relative !== null) return { kind: 'relative', value: Number(`${relative[1]}${relative[2]}`) };
  const strokes = /^(\d{1,3})(?:[.,]0+)?$/.exec(word);
  if (strokes !== null) return { kind: 'strokes', value: Number(strokes[1]) };
  // The mark of handicap manuals for a hole that was begun and not finished (Rules of Handicapping 3.3).
  const mostLikely = /^x[-(]?([12]?\d)\)?$|^([12]?\d)-?x$/.exec(word);
  if (mostLikely !== null) return { kind: 'mostLikely', value: Number(mostLikely[1] ?? mostLikely[2]) };
  // College results pages mark a single player so; the score of a hole has one or two digits and is below 30.
  const marked = /^(?:x|i|ind)[-(]?(\d{2,3})\)?$|^(\d{2,3})[-(]?(?:x|i|ind)\)?$/.exec(word);
  if (marked !== null) return { kind: 'marked', value: Number(marked[1] ?? marked[2]) };
  const total = totalOfResult(plain);
  return total === null ? { kind: 'unknown' } : { kind: 'strokes', value: total };
}

/** The score of a result as results pages write it: '74(+2)', '+2(74)', '73[+1]', '36-38=74', '37+35'; null for others. */
function totalOfResult(plain: string): number | null {
  const toPar = String.raw`(?:[+-]?\d{1,2}|e|even)`;
  const [, before] = new RegExp(`^(\\d{1,3})[([]${toPar}[)\\]]$`).exec(plain) ?? [];
  const [, behind] = new RegExp(`^${toPar}[([](\\d{2,3})[)\\]]$`).exec(plain) ?? [];
  const nines = /^(\d\d)[-+/](\d\d)(?:=(\d{2,3})|[([](\d{2,3})[)\]])?$/.exec(plain);
  if (nines !== null) {
    const sum = Number(nines[1]) + Number(nines[2]);
    return Number(nines[3] ?? nines[4] ?? sum) === sum ? sum : null;
  }
  return before === undefined && behind === undefined ? null : Number(behind ?? before);
}

/** The strokes of a round's total, or those to par; null for a cell without a score. */
export const isTotal = (
  cell: ScoreCell,
): cell is Extract<ScoreCell, { readonly value: number }> & { readonly kind: 'strokes' | 'relative' | 'marked' } =>
  cell.kind === 'strokes' || cell.kind === 'relative' || cell.kind === 'marked';

/** What a player is told of a round's total with a mark. */
export const notesOfTotal = (cell: ScoreCell, text: string): readonly RoundNote[] =>
  cell.kind === 'marked' ? [{ hole: null, kind: 'adjustedScore', text: `'${text}' is read as ${cell.value}.` }] : [];

/** What a player is told of the cell of a hole that is no plain score. */
export function notesOfScore(hole: number, { kind, ...cell }: ScoreCell, text: string): readonly RoundNote[] {
  if (kind === 'unknown') return [{ hole, kind: 'valueDropped', text: `Hole ${hole}: '${text}' is no score.` }];
  if (kind !== 'mostLikely' || !('value' in cell)) return [];
  return [{ hole, kind: 'adjustedScore', text: `Hole ${hole}: not finished, ${cell.value} is the most likely score.` }];
}
