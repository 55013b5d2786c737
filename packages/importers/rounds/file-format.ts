import type { ImportSource } from '@strokebook/contract';
import type { RoundDocument } from '@strokebook/golf/model';
import type { CsvTable } from './csv-table.ts';
import type { FoundRound } from './found-round.ts';

/** What files of a source look like, and what of their kind can be read (IMPORT-17). */
export type FileFormat = {
  readonly source: ImportSource;
  /** What a file is said to be: 'a FIT file'. */
  readonly name: string;
  readonly canBeRead: string;
};

/** A format of JSON. One whose files belong together is read with all of them (`read-round-files.ts`). */
export type JsonFormat = FileFormat & {
  readonly is: (json: unknown) => boolean;
  /** Words by which JSON is known that cannot be parsed, such as one that was cut off. */
  readonly words?: RegExp;
  readonly roundsOf?: (json: unknown) => readonly FoundRound[];
  /** @throws ImportError with every problem of every document */
  readonly documentsOf?: (json: unknown) => readonly RoundDocument[];
};

/** A table in CSV format with heads of its own. */
export type TableFormat = FileFormat & {
  readonly isOf: (heads: ReadonlySet<string>) => boolean;
  /** The first row that cannot be read, and what it lacks; null if there is none. */
  readonly problemOf?: (table: CsvTable) => { readonly line: number; readonly lacks: string } | null;
};
