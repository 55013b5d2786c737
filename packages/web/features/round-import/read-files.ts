import {
  type FileOutcome,
  readRoundFiles,
  type ReadWorksheet,
  type RoundGroup,
  type SheetChoices,
} from '@strokebook/importers/rounds';
import { openFiles } from './open-files.ts';

/** What the chosen files hold. */
export type ReadFiles = {
  readonly groups: readonly RoundGroup[];
  /** Worksheets, whose columns can be changed; also those that held no rounds. */
  readonly sheets: readonly { readonly name: string; readonly sheet: ReadWorksheet }[];
  /** Files that hold no rounds, with a sentence each. */
  readonly refused: readonly FileOutcome[];
  /** Files of zips that are of another kind. */
  readonly leftOut: number;
};

/**
 * Reads the chosen files. Never throws for what is in them.
 *
 * @param choices how worksheets are read
 * @param onRead called with the bytes of each part that was read
 */
export async function readFiles(
  chosen: readonly File[],
  choices: SheetChoices,
  onRead: (bytes: number) => void,
): Promise<ReadFiles> {
  const { files, leftOut, refused } = await openFiles(chosen, onRead);
  const names = new Set(chosen.map(({ name }) => name));
  const groups = readRoundFiles(files, choices);
  const outcomes = groups.flatMap((group) => group.files).filter(({ problem }) => problem !== null);
  // A zip has files of many kinds; of one that somebody chose they want to know what is wrong.
  const isNamed = ({ name, saidToBe }: FileOutcome): boolean => saidToBe !== null || names.has(name);
  return {
    groups: groups.filter(({ rounds, documents }) => rounds.length > 0 || documents.length > 0),
    sheets: groups.flatMap((group) =>
      group.worksheet === null ? [] : [{ name: group.files[0]?.name ?? '', sheet: group.worksheet }],
    ),
    refused: [...refused.map(({ name, problem }) => ({ name, saidToBe: null, problem })), ...outcomes.filter(isNamed)],
    leftOut: leftOut + outcomes.filter((outcome) => !isNamed(outcome)).length,
  };
}
