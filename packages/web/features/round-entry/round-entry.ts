import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import type { RoundSoFar } from '@strokebook/golf/entry';
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
  /** Whether distances from positions and arcs are shown (ENTRY-30). */
  readonly showsDistances: boolean;
  readonly isSunlight: boolean;
  readonly onSunlight: (isSunlight: boolean) => void;
};
