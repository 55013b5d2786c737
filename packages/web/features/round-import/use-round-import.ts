import type { ImportOutcome, ImportSource } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { KnownCourse } from '@strokebook/importers/rounds';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshRounds } from '../../api/refresh-shown.ts';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { type ImportItem, isTotalAlone, listItems, missingPars } from './import-list.ts';
import { findKnownCourses } from './known-courses.ts';
import { readInWorker } from './read-in-worker.ts';
import type { ReadFiles } from './read-files.ts';
import { type RoundToStore, storeRounds } from './store-rounds.ts';

/** What is done with a round that looks like a stored one (IMPORT-03). */
export type Answer = 'skip' | 'replace' | 'both';

type Found = { readonly read: ReadFiles; readonly items: readonly ImportItem[] };
export type ImportStep =
  | { readonly kind: 'files'; readonly problem: string | null }
  | { readonly kind: 'reading'; readonly read: number; readonly total: number }
  | { readonly kind: 'found'; readonly problem: string | null }
  | { readonly kind: 'storing'; readonly total: number }
  | { readonly kind: 'done'; readonly isStopped: boolean };

/** The steps of an import: files, what was found, storing, done. */
export function useRoundImport(accountId: AccountId) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ kind: 'files', problem: null });
  const [found, setFound] = useState<Found | null>(null);
  const [known, setKnown] = useState<ReadonlyMap<string, KnownCourse>>(new Map());
  const [typedPars, setTypedPars] = useState<ReadonlyMap<string, ReadonlyMap<number, number>>>(new Map());
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [player, setPlayer] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<readonly ImportOutcome[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** One id for each source, so that going on after a stop continues the same imports. */
  const importIds = useRef(new Map<ImportSource, string>());

  const begin = (): AbortController => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  };
  const read = async (files: readonly File[]) => {
    const { signal } = begin();
    const total = files.reduce((sum, { size }) => sum + size, 0);
    let bytes = 0;
    setStep({ kind: 'reading', read: 0, total });
    try {
      const onRead = (more: number) => {
        bytes += more;
        setStep({ kind: 'reading', read: bytes, total });
      };
      const [result, stored] = await Promise.all([
        readInWorker(files, { onRead, signal }),
        queryClient.fetchQuery(roundHistoryQuery(api, accountId)),
      ]);
      const items = listItems(result.groups, stored);
      importIds.current = new Map();
      setTypedPars(new Map());
      setUnticked(new Set());
      setAnswers(new Map());
      setOutcomes([]);
      setPlayer(null);
      setFound({ read: result, items });
      setStep({ kind: 'found', problem: null });
      const names = [
        ...new Set(items.filter((item) => missingPars(item, undefined).length > 0).map(({ course }) => course)),
      ];
      setKnown(await findKnownCourses(queryClient, api, accountId, names).catch(() => new Map()));
    } catch (error) {
      setStep({ kind: 'files', problem: signal.aborted ? null : errorText(error) });
    }
  };

  const courseOf = (item: ImportItem): KnownCourse => {
    const stored = known.get(item.course);
    const pars = new Map([...(typedPars.get(item.course) ?? []), ...(stored?.pars ?? [])]);
    return { ...(stored?.courseId === undefined ? {} : { courseId: stored.courseId }), pars };
  };
  const players = useMemo(
    () => [...new Set((found?.items ?? []).flatMap((item) => item.player ?? []))].sort((a, b) => a.localeCompare(b)),
    [found],
  );
  // A sheet of a team: the rounds of one player are imported at a time.
  const chosenPlayer = player ?? players[0] ?? null;
  const items = (found?.items ?? []).filter((item) => item.player === null || item.player === chosenPlayer);
  const stateOf = (item: ImportItem): 'ready' | 'unticked' | 'parsMissing' | 'askedTwice' | 'totalAlone' => {
    if (isTotalAlone(item)) return 'totalAlone';
    if (missingPars(item, courseOf(item)).length > 0) return 'parsMissing';
    if (item.duplicate.kind === 'looksLike' && answers.get(item.roundId) === undefined) return 'askedTwice';
    const isSkipped = unticked.has(item.roundId) || answers.get(item.roundId) === 'skip';
    return isSkipped ? 'unticked' : 'ready';
  };
  const ready = items.filter((item) => stateOf(item) === 'ready');

  const store = async (toStore: readonly RoundToStore[]) => {
    const { signal } = begin();
    for (const { source } of toStore) {
      if (!importIds.current.has(source)) importIds.current.set(source, crypto.randomUUID());
    }
    setOutcomes([]);
    setStep({ kind: 'storing', total: toStore.length });
    try {
      const onStored = (more: readonly ImportOutcome[]) => setOutcomes((before) => [...before, ...more]);
      const rounds = { accountId, importIds: importIds.current, rounds: toStore };
      await storeRounds(api, rounds, { onStored, signal });
      setStep({ kind: 'done', isStopped: signal.aborted });
    } catch (error) {
      // What was stored stays; doing it again goes on.
      setStep({ kind: 'found', problem: `${errorText(error)} What was stored stays: store again to go on.` });
    }
    void refreshRounds(queryClient);
  };
  return {
    ...{ step, found, items, ready, players, player: chosenPlayer, answers, outcomes, typed: typedPars },
    ...{ read, store, stateOf, courseOf },
    stop: () => running.current?.abort(),
    again: () => setStep({ kind: 'files', problem: null }),
    choosePlayer: setPlayer,
    tick: (roundId: string, isTicked: boolean) =>
      setUnticked((before) => {
        const next = new Set(before);
        if (isTicked) next.delete(roundId);
        else next.add(roundId);
        return next;
      }),
    answer: (roundIds: readonly string[], answer: Answer) =>
      setAnswers((before) => new Map([...before, ...roundIds.map((id) => [id, answer] as const)])),
    setPars: (course: string, pars: ReadonlyMap<number, number>) =>
      setTypedPars((before) => new Map([...before, [course, pars]])),
  };
}

export type RoundImportState = ReturnType<typeof useRoundImport>;
