import { limitProblems, MAX_PROBLEMS, type Problem, readRound } from '@strokebook/contract';
import { ROUND_FORMAT, type RoundDocument } from '@strokebook/golf/model';
import type { JsonFormat } from './file-format.ts';
import { ImportError, refuse } from './problem.ts';

/** Whether parsed JSON is a round document, a list of them, or `{ "rounds": […] }`. */
export function isRoundJson(json: unknown): boolean {
  const first = Array.isArray(json) ? json[0] : json;
  if (typeof first !== 'object' || first === null) return false;
  return ('format' in first && first.format === ROUND_FORMAT) || ('rounds' in first && Array.isArray(first.rounds));
}

export type RoundsOfFile = { readonly rounds: readonly RoundDocument[]; readonly warnings: readonly string[] };

/** Round documents of a JSON file. @throws ImportError with every problem of every document and its JSON path. */
export function roundsOfJson(json: unknown): RoundsOfFile {
  const list = listOf(json);
  const prefix = (index: number): string => (list === json || list.length > 1 ? `$[${index}]` : '$');
  return collect(list.map((document, index) => ({ document, place: prefix(index) })));
}

/** Round documents of an NDJSON file, one per line; empty lines are ignored. @throws ImportError with line numbers. */
export function roundsOfLines(text: string): RoundsOfFile {
  const documents = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [{ document: JSON.parse(line) as unknown, place: `line ${index + 1}: $` }];
    } catch {
      return refuse(`line ${index + 1}`, 'is no JSON');
    }
  });
  return collect(documents);
}

function listOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (typeof json === 'object' && json !== null && 'rounds' in json && Array.isArray(json.rounds)) return json.rounds;
  return [json];
}

function collect(documents: readonly { readonly document: unknown; readonly place: string }[]): RoundsOfFile {
  const problems: Problem[] = [];
  const rounds: RoundDocument[] = [];
  const warnings: string[] = [];
  const places = new Map<string, string>();
  for (const { document, place } of documents) {
    // In a file of another kind every line is wrong, so the list of problems is limited.
    if (problems.length > MAX_PROBLEMS) break;
    const otherLength = otherLengthOf(document);
    const reading = readRound(otherLength === null ? document : asStopped(document as object, otherLength));
    if (!reading.isValid) {
      problems.push(...reading.problems.map(({ path, message }) => ({ path: path.replace(/^\$/, place), message })));
      continue;
    }
    // A round id that occurs twice in one file is ambiguous.
    const before = places.get(reading.round.roundId);
    if (before !== undefined)
      problems.push({
        path: `${place}.roundId`,
        message: `is ${reading.round.roundId}, as ${before}.roundId already is`,
      });
    places.set(reading.round.roundId, place);
    rounds.push(reading.round);
    if (otherLength !== null) {
      const { roundId } = reading.round;
      warnings.push(
        `round '${roundId}' ended after ${otherLength} holes: they count, and only 9 and 18 holes have a total`,
      );
    }
  }
  if (problems.length > 0) throw new ImportError(limitProblems(problems));
  return { rounds, warnings };
}

/** The number of holes of a finished round that has neither 9 nor 18; null of others. */
function otherLengthOf(document: unknown): number | null {
  if (typeof document !== 'object' || document === null || !('status' in document && 'holes' in document)) return null;
  const { status, holes } = document;
  if (status !== 'completed' || 'stoppedAfter' in document || !Array.isArray(holes)) return null;
  return holes.length === 0 || holes.length === 9 || holes.length >= 18 ? null : holes.length;
}

const asStopped = (document: object, holes: number): object => ({
  ...document,
  holeCount: holes < 9 ? 9 : 18,
  stoppedAfter: holes,
});

export const ownDocuments: JsonFormat = {
  source: 'documents',
  name: 'a file of Strokebook rounds',
  canBeRead: 'Round documents as JSON, one, in a list, or one per line, can be read.',
  is: isRoundJson,
  words: /"strokebook\.round\//,
  documentsOf: (json) => roundsOfJson(json).rounds,
};
