import type { ImportSource, ListedRound } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
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
  lacksLies,
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
  readonly holesPlayed: number;
  readonly detail: RoundDetail;
  /** The name in a team's sheet; null for the owner of the files. */
  readonly player: string | null;
  readonly notes: readonly string[];
  readonly content: FoundRound | RoundDocument;
};

/** The rounds of all files, newest first. */
export function listItems(groups: readonly RoundGroup[]): readonly ImportItem[] {
  const items = groups.flatMap(({ source, rounds, roundIds, documents }): readonly ImportItem[] => {
    if (source === null) return [];
    return [
      ...rounds.map((round, index) => ({
        roundId: roundIds[index] ?? '',
        source,
        playedOn: round.playedOn,
        course: round.course.name,
        score: round.total,
        holesPlayed: round.holes.length,
        detail: detailOf(round),
        player: round.player,
        notes: notesOf(round),
        content: round,
      })),
      ...documents.map((document) => {
        const { roundId, playedOn, courseName, score, holesPlayed } = summarizeRound(document);
        return {
          ...{ roundId, source, playedOn, course: courseName, score, holesPlayed },
          detail: document.holes.some(({ shots = [] }) => shots.length > 0) ? ('strokes' as const) : ('holes' as const),
          player: document.player?.name ?? null,
          notes: [],
          content: document,
        };
      }),
    ];
  });
  return items.sort((a, b) => (a.playedOn < b.playedOn ? 1 : a.playedOn > b.playedOn ? -1 : 0));
}

/** More holes than these are counted. */
const MAX_HOLES_NAMED = 4;

/** A watch misses putts on most holes: these are one line, and everything else is said as it is. */
function notesOf({ notes, holes }: FoundRound): readonly string[] {
  const incomplete = notes.flatMap(({ kind, hole }) => (kind === 'strokesIncomplete' && hole !== null ? [hole] : []));
  const others = new Set(notes.filter(({ kind }) => kind !== 'strokesIncomplete').map(({ text }) => text));
  if (incomplete.length === 0) return [...others];
  const which =
    incomplete.length > MAX_HOLES_NAMED
      ? `${incomplete.length} of ${holes.length} holes`
      : `${incomplete.length === 1 ? 'hole' : 'holes'} ${incomplete.join(', ')}`;
  return [...others, `Strokes incomplete on ${which}`];
}

/** The names of players in the files, in their order. */
export const playersOf = (items: readonly ImportItem[]): readonly string[] =>
  [...new Set(items.flatMap(({ player }) => player ?? []))].sort((a, b) => a.localeCompare(b));

/**
 * Which rounds are stored already, or look like one that is, each compared with those of the player whose it is.
 *
 * @param accountOf null for a round that is nobody's
 */
export function duplicatesOf(
  items: readonly ImportItem[],
  accountOf: (item: ImportItem) => AccountId | null,
  storedOf: (accountId: AccountId) => readonly ListedRound[],
): ReadonlyMap<ImportItem, Duplicate> {
  const found = new Map<ImportItem, Duplicate>();
  for (const [accountId, own] of Map.groupBy(items, accountOf)) {
    const rounds = accountId === null ? [] : storedOf(accountId);
    const known = new Set(rounds.map(({ roundId }) => roundId));
    const others: { readonly item: ImportItem; readonly content: FoundRound }[] = [];
    for (const item of own) {
      const { content, roundId } = item;
      if (isDocument(content)) found.set(item, known.has(roundId) ? { kind: 'same', roundId } : { kind: 'new' });
      else others.push({ item, content });
    }
    const duplicates = findDuplicates(
      others.map(({ content }) => content),
      others.map(({ item }) => item.roundId),
      rounds,
    );
    for (const [index, { item }] of others.entries()) found.set(item, duplicates[index] ?? { kind: 'new' });
  }
  return found;
}

const isDocument = (content: ImportItem['content']): content is RoundDocument => 'format' in content;

/** The holes whose par is asked: neither the file nor the course tells it. */
export const missingPars = ({ content }: ImportItem, course: KnownCourse | undefined): readonly number[] =>
  isDocument(content) ? [] : holesWithoutPar(content, course?.pars ?? new Map());

/** The par that the files tell for all of some holes together; null if they do not, or not the same one. */
export function parTold(items: readonly ImportItem[], holes: readonly number[]): number | null {
  const told = items.flatMap(({ content }) =>
    isDocument(content) || content.totalPar === null || !isOfHoles(content, holes) ? [] : content.totalPar,
  );
  const [par] = told;
  return par !== undefined && told.every((other) => other === par) ? par : null;
}

const isOfHoles = ({ holes: played }: FoundRound, holes: readonly number[]): boolean =>
  played.length === holes.length && played.every(({ hole, par }) => par === undefined && holes.includes(hole));

/** Whether the map of its course can tell lies that the file leaves out. */
export const needsMap = ({ content }: ImportItem): boolean => !isDocument(content) && content.holes.some(lacksLies);

/** What the file tells of the tournament of a score without holes. */
export const totalOf = ({ content }: ImportItem) =>
  isDocument(content)
    ? { tournament: content.tournament?.name ?? null, par: null, days: null, isWithdrawn: false, tee: undefined }
    : {
        tournament: content.tournamentName,
        par: content.totalPar,
        days: content.tournamentDays,
        isWithdrawn: content.notes.some(({ kind }) => kind === 'withdrawn'),
        tee: content.course.tee,
      };

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
