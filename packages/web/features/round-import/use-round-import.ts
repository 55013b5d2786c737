import type { ImportSource, ListedRound } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { lackingHoles } from '@strokebook/golf/entry';
import type { RoundDocument } from '@strokebook/golf/model';
import {
  isScoreEqual,
  type KnownCourse,
  type SheetChoices,
  UNKNOWN_COURSE,
  type WorksheetChoices,
} from '@strokebook/importers/rounds';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { localDay } from '../../lib/today.ts';
import type { TypedTotal } from './ask-total.tsx';
import { rememberColumns, rememberedColumns } from './column-memory.ts';
import {
  duplicatesOf,
  type ImportItem,
  isTotalAlone,
  listItems,
  missingPars,
  needsMap,
  playersOf,
  totalOf,
} from './import-list.ts';
import { type ImportPerson, listImportPeople, type SeenPerson, targetsOf } from './import-people.ts';
import { findKnownCourses, type OfferedCourse } from './known-courses.ts';
import { rememberedNames, rememberName } from './name-memory.ts';
import { readInWorker } from './read-in-worker.ts';
import type { ReadFiles } from './read-files.ts';
import {
  compareWithSchedules,
  type ResultToStore,
  resultsOf,
  type ScheduleToCompare,
  scoresOf,
  type StoredResults,
  storeResults,
} from './results.ts';
import { type RoundToStore, type StoredOutcome, storeRounds } from './store-rounds.ts';

/** What is done with a round that looks like a stored one (IMPORT-03). */
export type Answer = 'skip' | 'replace' | 'both';

/** What is missing before a round can be stored, or that nothing is. */
type ItemState = 'ready' | 'unticked' | 'parsMissing' | 'askedTwice' | 'totalAlone' | 'nobodys' | 'future' | 'there';

type Found = {
  readonly read: ReadFiles;
  readonly items: readonly ImportItem[];
  /** Whose rounds the files can hold: the player of the page first. */
  readonly people: readonly ImportPerson[];
  /** Players who only let themselves be seen, and can be asked (IMPORT-26). */
  readonly seen: readonly SeenPerson[];
};
export type ImportStep =
  | { readonly kind: 'files'; readonly problem: string | null }
  | { readonly kind: 'reading'; readonly read: number; readonly total: number }
  | { readonly kind: 'found'; readonly problem: string | null }
  | { readonly kind: 'storing'; readonly total: number }
  | { readonly kind: 'done'; readonly isStopped: boolean };

/** A stored round with holes that lack strokes or a score. */
export type RoundToComplete = { readonly accountId: AccountId; readonly round: RoundDocument };

/** What players have already. */
type StoredOf = { readonly rounds: readonly ListedRound[]; readonly schedule: ScheduleToCompare };
type Stored = ReadonlyMap<AccountId, StoredOf>;

/** The steps of an import: files, what was found, storing, done. */
export function useRoundImport(player: ImportPerson, viewer: ImportPerson) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ kind: 'files', problem: null });
  const [found, setFound] = useState<Found | null>(null);
  const [stored, setStored] = useState<Stored>(new Map());
  const [targets, setTargets] = useState<ReadonlyMap<string, AccountId | null>>(new Map());
  const [known, setKnown] = useState<ReadonlyMap<string, KnownCourse>>(new Map());
  const [offered, setOffered] = useState<ReadonlyMap<string, readonly OfferedCourse[]>>(new Map());
  const [typedPars, setTypedPars] = useState<ReadonlyMap<string, ReadonlyMap<number, number>>>(new Map());
  const [typedTotals, setTypedTotals] = useState<ReadonlyMap<string, TypedTotal>>(new Map());
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [outcomes, setOutcomes] = useState<readonly StoredOutcome[]>([]);
  const [storedResults, setStoredResults] = useState<readonly StoredResults[]>([]);
  const [toComplete, setToComplete] = useState<readonly RoundToComplete[]>([]);
  const [today] = useState(() => localDay(new Date()));
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const chosenFiles = useRef<readonly File[]>([]);
  const sheetChoices = useRef(new Map<string, WorksheetChoices>());
  /** One id for each source, so that going on after a stop continues the same imports, and all players' are one. */
  const importIds = useRef(new Map<ImportSource, string>());

  const begin = (): AbortController => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  };
  const withStoredOf = async (before: Stored, accountIds: Iterable<AccountId | null>): Promise<Stored> => {
    const missing = [...new Set(accountIds)].filter((id) => id !== null).filter((id) => !before.has(id));
    const read = await Promise.all(
      missing.map(async (accountId): Promise<StoredOf> => {
        const rounds = await queryClient.fetchQuery(roundHistoryQuery(api, accountId));
        const schedule = await queryClient.fetchQuery(api.query('getScheduleEvents', { params: { accountId } }));
        return { rounds, schedule };
      }),
    );
    return new Map([
      ...before,
      ...missing.flatMap((id, index) => read.slice(index, index + 1).map((of) => [id, of] as const)),
    ]);
  };

  /** Whose rounds those of names in the files can be, and who can be asked. */
  const findPeople = async (names: readonly string[]): Promise<Pick<Found, 'people' | 'seen'>> => {
    const { entered, seen } = names.length === 0 ? { entered: [], seen: [] } : await listImportPeople(api);
    const people = [player, viewer, ...entered].filter(
      ({ accountId }, index, all) => all.findIndex((one) => one.accountId === accountId) === index,
    );
    return { people, seen };
  };

  /** @param chosen targets of names that stay, where the same files are read again */
  const readChosen = async (
    signal: AbortSignal,
    chosen: ReadonlyMap<string, AccountId | null>,
    onRead: (bytes: number) => void,
  ): Promise<void> => {
    const choices: SheetChoices = { byFile: sheetChoices.current, byHeads: rememberedColumns() };
    const result = await readInWorker({ files: chosenFiles.current, choices }, { onRead, signal });
    const read = listItems(result.groups);
    const names = playersOf(read);
    const { people, seen } = await findPeople(names);
    const nextTargets = new Map([...targetsOf(names, people, rememberedNames(viewer.accountId)), ...chosen]);
    setStored(await withStoredOf(new Map(), [player.accountId, ...nextTargets.values()]));
    setTargets(nextTargets);
    setFound({ read: result, items: read, people, seen });
    setStep({ kind: 'found', problem: null });
    const asked = Map.groupBy(
      read.filter((item) => needsMap(item) || missingPars(item, undefined).length > 0),
      ({ course }) => course,
    );
    const ofCourse = (course: string): readonly ImportItem[] => asked.get(course) ?? [];
    const reading = {
      ...{ queryClient, api },
      accountOf: (course: string) =>
        ofCourse(course).flatMap((item) => (item.player === null ? [] : (nextTargets.get(item.player) ?? [])))[0] ??
        player.accountId,
      needsMap: (course: string) => ofCourse(course).some(needsMap),
    };
    const courses = await findKnownCourses(reading, [...asked.keys()]).catch(() => null);
    setKnown(courses?.known ?? new Map());
    setOffered(courses?.offered ?? new Map());
  };
  const read = async (files: readonly File[]) => {
    const { signal } = begin();
    chosenFiles.current = files;
    sheetChoices.current = new Map();
    importIds.current = new Map();
    // Pars of a course hold for the next files too.
    setTypedPars((before) => new Map([...before].filter(([course]) => course !== UNKNOWN_COURSE)));
    setTypedTotals(new Map());
    setUnticked(new Set());
    setAnswers(new Map());
    setOutcomes([]);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    let bytes = 0;
    setStep({ kind: 'reading', read: 0, total });
    try {
      await readChosen(signal, new Map(), (more) => {
        bytes += more;
        setStep({ kind: 'reading', read: bytes, total });
      });
    } catch (error) {
      setStep({ kind: 'files', problem: signal.aborted ? null : errorText(error) });
    }
  };
  /** Reads a worksheet with other columns, units or days, and remembers them for files with the same heads. */
  const changeSheet = async (name: string, headsKey: string, change: WorksheetChoices) => {
    const { signal } = begin();
    const choices = { ...rememberedColumns().get(headsKey), ...sheetChoices.current.get(name), ...change };
    sheetChoices.current.set(name, choices);
    rememberColumns(headsKey, choices);
    try {
      await readChosen(signal, targets, () => undefined);
    } catch (error) {
      if (!signal.aborted) setStep({ kind: 'found', problem: errorText(error) });
    }
  };

  const courseOf = (item: ImportItem): KnownCourse => {
    const course = known.get(item.course);
    const pars = new Map([...(typedPars.get(item.course) ?? []), ...(course?.pars ?? [])]);
    return { ...course, pars };
  };
  const items = found?.items ?? noItems;
  const accountOf = useCallback(
    (item: ImportItem): AccountId | null =>
      item.player === null ? player.accountId : (targets.get(item.player) ?? null),
    [targets, player.accountId],
  );
  const duplicates = useMemo(
    () => duplicatesOf(items, accountOf, (accountId) => stored.get(accountId)?.rounds ?? []),
    [items, accountOf, stored],
  );
  const inSchedule = useMemo(() => {
    const scores = scoresOf(items, accountOf, (item) => ({ ...fileTellsOf(item), par: NO_PAR }));
    return compareWithSchedules(resultsOf(scores), (accountId) => stored.get(accountId)?.schedule ?? []);
  }, [items, accountOf, stored]);
  /** What the score of a round without holes is against: what the file tells, else what was typed. */
  const againstOf = (item: ImportItem): TypedTotal => {
    const [{ par, tee }, typed] = [totalOf(item), typedTotals.get(item.course)];
    return {
      par: par ?? typed?.par ?? null,
      rating: tee?.rating ?? typed?.rating ?? null,
      slope: tee?.slope ?? typed?.slope ?? null,
    };
  };
  const duplicateOf = (item: ImportItem) => duplicates.get(item) ?? { kind: 'new' as const };
  const stateOf = (item: ImportItem): ItemState => {
    if (accountOf(item) === null) return 'nobodys';
    // Day and month in the other order, or a sheet of plans.
    if (item.playedOn > today) return 'future';
    if (inSchedule.get(item)?.isWholeEventThere === true) return 'there';
    if (isTotalAlone(item)) {
      if (totalOf(item).tournament === null) return 'totalAlone';
      if (againstOf(item).par === null) return 'parsMissing';
      return unticked.has(item.roundId) ? 'unticked' : 'ready';
    }
    // Its course has other pars by now, or none: nothing is asked again.
    if (missingPars(item, courseOf(item)).length > 0) return isThere(item) ? 'there' : 'parsMissing';
    const answer = answers.get(item.roundId);
    if (duplicateOf(item).kind === 'looksLike' && answer === undefined) return 'askedTwice';
    return unticked.has(item.roundId) || answer === 'skip' ? 'unticked' : 'ready';
  };

  /** Whether somebody has it already, as far as a list can tell: the server compares rounds hole by hole. */
  const isThere = (item: ImportItem): boolean => {
    if (isTotalAlone(item)) return inSchedule.get(item)?.isWholeEventThere === true;
    const [duplicate, accountId] = [duplicateOf(item), accountOf(item)];
    if (duplicate.kind !== 'same' || accountId === null) return false;
    const same = stored.get(accountId)?.rounds.find(({ roundId }) => roundId === duplicate.roundId);
    return same !== undefined && isScoreEqual(item, same);
  };

  const store = async (toStore: readonly RoundToStore[], results: readonly ResultToStore[]) => {
    const { signal } = begin();
    const importIdOf = (source: ImportSource): string => {
      const id = importIds.current.get(source) ?? crypto.randomUUID();
      importIds.current.set(source, id);
      return id;
    };
    setOutcomes([]);
    setToComplete([]);
    setStoredResults([]);
    setStep({ kind: 'storing', total: toStore.length + results.length });
    try {
      const onStored = (more: readonly StoredOutcome[], sent: readonly RoundDocument[]) => {
        setOutcomes((before) => [...before, ...more]);
        const lacking = more.flatMap(({ accountId, roundId, outcome }): RoundToComplete[] => {
          const round = sent.find((one) => one.roundId === roundId);
          const isIn = round !== undefined && outcome !== 'refused' && outcome !== 'kept';
          return isIn && lackingHoles(round).length > 0 ? [{ accountId, round }] : [];
        });
        if (lacking.length > 0) setToComplete((before) => [...before, ...lacking]);
      };
      await storeRounds(api, toStore, importIdOf, { onStored, signal });
      await storeResults(api, results, importIdOf, {
        onStored: (more) => setStoredResults((before) => [...before, more]),
        signal,
      });
      setStep({ kind: 'done', isStopped: signal.aborted });
    } catch (error) {
      // What was stored stays; doing it again goes on.
      setStep({ kind: 'found', problem: `${errorText(error)} What was stored stays: store again to go on.` });
    }
    void refreshShown(queryClient, 'rounds');
    if (results.length > 0) void refreshShown(queryClient, 'schedule');
  };
  return {
    ...{ step, found, items, answers, outcomes, storedResults, toComplete, targets, typed: typedPars, known, offered },
    ...{ read, changeSheet, store, stateOf, courseOf, accountOf, duplicateOf, againstOf, isThere, inSchedule },
    ready: items.filter((item) => stateOf(item) === 'ready'),
    stop: () => running.current?.abort(),
    again: () => setStep({ kind: 'files', problem: null }),
    /** Reads again who lets rounds be entered, for names that are nobody's yet; returns who does since. */
    lookAgain: async (): Promise<readonly ImportPerson[]> => {
      const names = playersOf(items);
      const { people, seen } = await findPeople(names);
      const fitting = targetsOf(names, people, rememberedNames(viewer.accountId));
      const next = await withStoredOf(stored, fitting.values());
      setStored((before) => new Map([...next, ...before]));
      setTargets((before) => new Map([...fitting, ...[...before].filter(([, accountId]) => accountId !== null)]));
      setFound((before) => before && { ...before, people, seen });
      return people.filter(({ accountId }) => found?.seen.some((one) => one.accountId === accountId) === true);
    },
    chooseTarget: async (name: string, accountId: AccountId | null) => {
      try {
        const next = await withStoredOf(stored, [accountId]);
        // Another name can have been answered meanwhile.
        setStored((before) => new Map([...before, ...next]));
        setTargets((before) => new Map([...before, [name, accountId] as const]));
        rememberName(viewer.accountId, name, accountId);
      } catch (error) {
        setStep({ kind: 'found', problem: errorText(error) });
      }
    },
    tick: (roundId: string, isTicked: boolean) =>
      setUnticked((before) => {
        const next = new Set(before);
        if (isTicked) next.delete(roundId);
        else next.add(roundId);
        return next;
      }),
    answer: (roundIds: readonly string[], answer: Answer) =>
      setAnswers((before) => new Map([...before, ...roundIds.map((id) => [id, answer] as const)])),
    setTotal: (course: string, total: TypedTotal) =>
      setTypedTotals((before) => new Map([...before, [course, total] as const])),
    /** Takes the pars of an offered course for a name of the files. */
    chooseCourse: (name: string, course: KnownCourse) => setKnown((before) => new Map([...before, [name, course]])),
    setPars: (course: string, pars: ReadonlyMap<number, number>) =>
      setTypedPars((before) => new Map([...before, [course, pars]])),
  };
}

const fileTellsOf = (item: ImportItem) => {
  const { tee } = totalOf(item);
  return { rating: tee?.rating ?? null, slope: tee?.slope ?? null };
};

/** The par of a score takes no part in whether the schedule has it. */
const NO_PAR = 0;
const noItems: readonly ImportItem[] = [];

export type RoundImportState = ReturnType<typeof useRoundImport>;
