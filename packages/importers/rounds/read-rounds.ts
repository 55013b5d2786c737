import { isJson } from './json-values.ts';
import { refuse } from './problem.ts';
import { isRoundJson, type RoundsOfFile, roundsOfJson, roundsOfLines } from './round-documents.ts';
import { isTourFeed, roundsOfTourFeed } from './tour-feed.ts';

/**
 * Rounds of a file of any supported format, detected by content; null if it is a file of something else.
 *
 * @param text decompressed, without a byte order mark
 * @param json `parseJson` of the text
 * @throws ImportError with all problems and their paths
 */
export function readRounds(text: string, json: unknown): RoundsOfFile | null {
  if (json === undefined) return roundsOfLines(text);
  if (isTourFeed(json)) return { rounds: roundsOfTourFeed(json), warnings: [] };
  return isRoundJson(json) ? roundsOfJson(json) : null;
}

/** Undefined if the text is not a single JSON value; it may still be NDJSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = text.trim().split('\n');
    if (
      lines.length > 1 &&
      lines.every((line) => line.trim() === '' || line.trimStart().startsWith('{')) &&
      isJson(lines[0] as string)
    )
      return undefined;
    return refuse('', `the file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
