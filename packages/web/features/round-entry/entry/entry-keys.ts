import { asciiDigits } from '@strokebook/golf/format';
import type { FairwayResult, UnitSystem } from '@strokebook/golf/model';
import type { EntryCommand } from './entry-command.ts';
import type { EntrySnapshot } from './create-entry.ts';
import { padLies } from '../pads/pad-lies.ts';

/** A key of the keyboard with what it does, for the list of keys. */
type KeyHelp = { readonly keys: readonly string[]; readonly text: string };

/** What the keyboard does, as the list of keys shows it (ENTRY-14). */
export const keyHelp = (units: UnitSystem): readonly KeyHelp[] => [
  ...(units === 'metric'
    ? [
        { keys: ['0–9'], text: 'meters left; or the score, 1 to 9' },
        { keys: ['.', ','], text: 'tenths of a meter: 1.5' },
      ]
    : [{ keys: ['0–9'], text: 'yards left, feet on the green; or the score, 1 to 9' }]),
  { keys: ['F', 'R', 'S', 'X'], text: 'lie: stores it, next stroke' },
  { keys: ['G'], text: units === 'metric' ? 'on the green' : 'on the green: feet from here' },
  { keys: ['Enter'], text: 'missed, next putt; stores a correction' },
  { keys: ['H'], text: 'holed, next hole' },
  { keys: ['W', 'O', 'L', 'U'], text: 'penalty: water, out of bounds, lost, unplayable' },
  { keys: ['C'], text: 'conceded putt' },
  { keys: ['P'], text: 'picked up' },
  { keys: ['V'], text: 'provisional ball' },
  { keys: ['L', 'H', 'R', 'S'], text: 'fairway: left, hit, right, short (score and putts)' },
  { keys: ['+'], text: 'one more penalty stroke (score and putts)' },
  { keys: ['T'], text: 'the tee, on a hole of unknown length' },
  { keys: ['↑', '↓'], text: 'hole before, after' },
  { keys: ['←', '→'], text: 'stroke before, after' },
  { keys: ['Esc'], text: 'leave a correction as it was' },
  { keys: ['Ctrl', 'Z'], text: 'undo the last stored' },
  { keys: ['?'], text: 'show or hide these keys' },
];

type Pressed = { readonly key: string; readonly hasCommand: boolean };

/** The command of a pressed key; null if the key has none here. */
export function commandOfKey({ key, hasCommand }: Pressed, entry: EntrySnapshot): EntryCommand | null {
  if (hasCommand) return key.toLowerCase() === 'z' ? { kind: 'undo' } : null;
  switch (key) {
    case 'ArrowUp':
      return { kind: 'step', by: -1 };
    case 'ArrowDown':
      return { kind: 'step', by: 1 };
    case 'ArrowLeft':
      return { kind: 'stepStroke', by: -1 };
    case 'ArrowRight':
      return { kind: 'stepStroke', by: 1 };
    case 'Escape':
      return { kind: 'cancel' };
    case 'Enter':
      if (entry.editing === null) break;
      return { kind: 'done' };
    default:
  }
  if (key.toLowerCase() === 'p') return { kind: 'pickUp' };
  return entry.state.depth === 'strokes' ? strokeCommand(key) : countCommand(key, entry);
}

/** A key as a digit or the decimal point: many number pads have a comma, and some keyboards digits of their own. */
const digitOf = (key: string): string => asciiDigits(key).replace(/^(?:[,٫]|Decimal|Separator)$/, '.');

function strokeCommand(key: string): EntryCommand | null {
  const digit = digitOf(key);
  if (/^[\d.]$/.test(digit)) return { kind: 'digit', digit };
  const lie = padLies.find(({ letter }) => letter === key.toUpperCase());
  if (lie !== undefined) return { kind: 'lie', lie: lie.lie };
  switch (key.toLowerCase()) {
    case 't':
      return { kind: 'lie', lie: 'tee' };
    case 'enter':
      return { kind: 'missed' };
    case 'h':
      return { kind: 'holed' };
    case 'c':
      return { kind: 'holed', isConceded: true };
    case 'w':
      return { kind: 'penalty', penalty: 'water', strokes: 1 };
    case 'o':
      return { kind: 'penalty', penalty: 'outOfBounds', strokes: 1 };
    case 'l':
      return { kind: 'penalty', penalty: 'lost', strokes: 1 };
    case 'u':
      return { kind: 'penalty', penalty: 'unplayable', strokes: 1 };
    case 'v':
      return { kind: 'provisional' };
    case 'backspace':
      return { kind: 'backspace' };
    default:
      return null;
  }
}

/** Which count a digit is depends on the hole when its turn comes: keys may be typed faster than they are stored. */
function countCommand(key: string, { state }: EntrySnapshot): EntryCommand | null {
  const digit = digitOf(key);
  if (/^\d$/.test(digit)) return { kind: 'count', count: Number(digit) };
  if (state.depth !== 'counts') return null;
  const fairway = fairwayKeys.get(key.toLowerCase());
  if (fairway !== undefined) return { kind: 'fairway', fairway };
  return key === '+' ? { kind: 'morePenalties' } : null;
}

const fairwayKeys: ReadonlyMap<string, FairwayResult> = new Map([
  ['l', 'left'],
  ['h', 'hit'],
  ['r', 'right'],
  ['s', 'short'],
]);
