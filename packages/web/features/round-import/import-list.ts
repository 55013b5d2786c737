import type { ImportSource, ListedRound } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import {
  completeRound,
  detailOf,
  type Duplicate,
  findDuplicates,
  type FoundRound,
  holesWithoutPar,
  type KnownCourse,
  type RoundDetail,
  type RoundGroup,
} from '@strokebook/importers/rounds';

/** A round of the files, as the list shows it. */
export type ImportItem = {
  readonly roundId: string;
  readonly source: ImportSource;
  readonly playedOn: CalendarDay;
  readonly course: string;
  /** Total score; null of an unfinished round. */
  readonly score: number | null;
  readonly detail: RoundDetail;
  /** The name in a team's sheet; null for the owner of the files. */
  readonly player: string | null;
  readonly notes: readonly string[];
  readonly duplicate: Duplicate;
  readonly content: FoundRound | RoundDocument;
};

/** The rounds of all files, newest first. */
export function listItems(groups: readonly RoundGroup[], stored: readonly ListedRound[]): readonly ImportItem[] {
  const items = groups.flatMap(({ source, rounds, roundIds, documents }): readonly ImportItem[] => {
    if (source === null) return [];
    const duplicates = findDuplicates(rounds, roundIds, stored);
    const ids = new Set(stored.map(({ roundId }) => roundId));
    return [
      ...rounds.map((round, index) => ({
        roundId: roundIds[index] ?? '',
        source,
        playedOn: round.playedOn,
        course: round.course.name,
        score: round.total,
        detail: detailOf(round),
        player: round.player,
        notes: [...new Set(round.notes.map(({ text }) => text))],
        duplicate: duplicates[index] ?? { kind: 'new' as const },
        content: round,
      })),
      ...documents.map((document) => ({
        ...{ roundId: document.roundId, source, playedOn: document.playedOn, course: document.course.name },
        score: summarizeRound(document).score,
        detail: document.holes.some(({ shots = [] }) => shots.length > 0) ? ('strokes' as const) : ('holes' as const),
        player: document.player?.name ?? null,
        notes: [],
        duplicate: ids.has(document.roundId)
          ? { kind: 'same' as const, roundId: document.roundId }
          : { kind: 'new' as const },
        content: document,
      })),
    ];
  });
  return items.sort((a, b) => (a.playedOn < b.playedOn ? 1 : a.playedOn > b.playedOn ? -1 : 0));
}

const isDocument = (content: ImportItem['content']): content is RoundDocument => 'format' in content;

/** The holes whose par is asked: neither the file nor the course tells it. */
export const missingPars = ({ content }: ImportItem, course: KnownCourse | undefined): readonly number[] =>
  isDocument(content) ? [] : holesWithoutPar(content, course?.pars ?? new Map());

/** Whether the file has the total of a round alone, which makes no scorecard. */
export const isTotalAlone = ({ content }: ImportItem): boolean => content.holes.length === 0;

/** The document to store, under the id of the round that it replaces if it replaces one; or what is wrong with it. */
export function documentOf(
  { content, roundId }: ImportItem,
  course: KnownCourse | undefined,
  replacedId: string | null,
): RoundDocument | string {
  const id = replacedId ?? roundId;
  if (isDocument(content)) return { ...content, roundId: id };
  const reading = completeRound(id, content, course ?? { pars: new Map() });
  if (reading.isValid) return reading.round;
  const [first] = reading.problems;
  return first === undefined ? 'This round cannot be stored.' : `${first.path} ${first.message}`;
}
