import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import type { MoreHoles, RoundSoFar } from '@strokebook/golf/entry';
import { plural } from '@strokebook/golf/format';
import type { CourseDocument, UnitSystem } from '@strokebook/golf/model';
import type { EntryCommand } from './entry/entry-command.ts';
import type { EntrySnapshot } from './entry/create-entry.ts';

/** What all parts of the entry screen share. */
export type RoundEntry = EntrySnapshot & {
  readonly run: (command: EntryCommand) => void;
  readonly soFar: RoundSoFar;
  readonly units: UnitSystem;
  /** The course's map; null while it loads, and for a course without one. */
  readonly course: CourseDocument | null;
  readonly drawings: readonly HoleDrawing[];
  /** How a round of nine goes on; null for another one, and while the course is not known. */
  readonly more: MoreHoles | null;
  /** Whether distances from positions and arcs are shown (ENTRY-30). */
  readonly showsDistances: boolean;
  /** Strokes received on each hole; null if they are not shown. */
  readonly received: readonly number[] | null;
  /** The same for a hole that was picked up, whether or not the player wishes to see them; null if they are unknown. */
  readonly handicapStrokes: readonly number[] | null;
  readonly isSunlight: boolean;
  readonly onSunlight: (isSunlight: boolean) => void;
};

/** The strokes received on a hole, behind other words: ', 1 stroke'; '' without one. */
export const receivedText = (strokes = 0): string =>
  strokes === 0 ? '' : `, ${strokes < 0 ? `gives back ${-strokes}` : plural(strokes, 'stroke')}`;
