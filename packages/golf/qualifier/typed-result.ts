import { asciiDigits, scoreToPar } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import type { TypedResult } from './qualifier.ts';

/** A score further from par than this is asked about once, because it is more often a typing error. */
const USUAL_FROM_PAR = 15;

/**
 * Reads what is typed into a cell of the grid: '74', '+4', 'E', '-1', 'W' or 'WD', 'N' or 'NC', 'X' or 'Exc.' (TEAM-31).
 * Null for anything else. @param par of the course
 */
export function readTyped(text: string, par: Int): TypedResult | null {
  const plain = asciiDigits(text).replaceAll('−', '-').replaceAll(/[\s.]/g, '').toUpperCase();
  if (/^(W|WD)$/.test(plain)) return { kind: 'withdrawn' };
  if (/^(N|NC)$/.test(plain)) return { kind: 'noCard' };
  if (/^(X|EXC|EXCUSED)$/.test(plain)) return { kind: 'excused' };
  if (plain === 'E') return { kind: 'score', strokes: par };
  if (/^[+-]\d{1,2}$/.test(plain)) return { kind: 'score', strokes: par + Number(plain) };
  if (/^\d{2,3}$/.test(plain)) return { kind: 'score', strokes: Number(plain) };
  return null;
}

/** Whether a score is so far from par that the grid asks once. */
export const isUnusual = (result: TypedResult, par: Int): boolean =>
  result.kind === 'score' && Math.abs(result.strokes - par) > USUAL_FROM_PAR;

/** What stands in the cell: '74', 'WD', 'NC', 'Exc.'. */
export function typedText(result: TypedResult): string {
  if (result.kind === 'score') return String(result.strokes);
  return { withdrawn: 'WD', noCard: 'NC', excused: 'Exc.' }[result.kind];
}

const meanings = { withdrawn: 'withdrawn', noCard: 'no card', excused: 'excused' } as const;

/** What a typed text means while it is typed: 'is 76, +4', 'withdrawn'. */
export function typedMeaning(text: string, par: Int): string {
  const result = readTyped(text, par);
  if (result === null) return '';
  return result.kind === 'score' ? `is ${result.strokes}, ${scoreToPar(result.strokes - par)}` : meanings[result.kind];
}
