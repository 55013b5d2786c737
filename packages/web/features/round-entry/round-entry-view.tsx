// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import type { AccountId } from '@strokebook/golf/access';
import { isOwnCourseId, type MoreHoles, moreHoles, roundSoFar } from '@strokebook/golf/entry';
import { type CourseDocument, isCompetition } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { breakpoints } from '../../lib/breakpoints.ts';
import { useUnits } from '../../api/use-units.ts';
import { useWindowSize } from '../../ui/use-window-size.ts';
import type { CompleteBar } from './complete-bar.tsx';
import { createEntry, type Entry, type EntryDeps, type EntrySnapshot } from './entry/create-entry.ts';
import { EntryDesk } from './desk/entry-desk.tsx';
import { useEntryPreferences, useSunlight, useWakeLock } from './entry/entry-preferences.ts';
import { EntryScreen } from './entry-screen.tsx';
import type { EntrySearch } from './entry/entry-search.ts';
import { PenaltySheet } from './sheets/penalty-sheet.tsx';
import { RoundCard } from './round-card.tsx';
import { RoundDetails } from './round-details.tsx';
import type { RoundEntry } from './round-entry.ts';
import classes from './round-entry-view.module.css';
import { RoundFinish } from './round-finish.tsx';
import { useEntryKeys } from './entry/use-entry-keys.ts';
import type { RoundLog } from './entry/use-round-log.ts';
import { useStrokesReceived } from './entry/use-strokes-received.ts';

type RoundEntryViewProps = {
  readonly log: RoundLog;
  readonly playerId: AccountId;
  readonly search: EntrySearch;
  readonly today: string;
  readonly saveState: ReactNode;
  /** What the player can do with the round besides entering it. */
  readonly roundActions: ReactNode;
  /** The ways on from a finished round. */
  readonly ways: ReactNode;
  /** The way back of somebody who completes the round. */
  readonly back: ReactNode;
  /** Replaces the address, or adds one to which Back returns. */
  readonly onSearch: (changes: Partial<EntrySearch>, isReplaced: boolean) => void;
  /** Sends the round to the account: after a hole, at the end, and after a change of its details. */
  readonly onSend: () => void;
  readonly onFailure: (error: unknown) => void;
};

/** The editor of one round, for thumb, keyboard and map, on every width. */
export function RoundEntryView(props: RoundEntryViewProps) {
  const { log, playerId, search, today, saveState, roundActions, ways, back, onSearch, onSend, onFailure } = props;
  const [units] = useUnits();
  const { width } = useWindowSize();
  const [hasKeys, setHasKeys] = useState(true);
  const [sheet, setSheet] = useState<'menu' | 'penalty' | null>(null);
  const [Bar, setBar] = useState<typeof CompleteBar | null>(null);
  const [preferences, setPreferences] = useEntryPreferences();
  useSunlight(preferences.isSunlight);
  useWakeLock(preferences.staysOn);
  const [snapshot, runNow] = useEntry({
    actions: log.actions,
    index: search.hole === undefined ? null : search.hole - 1,
    units,
    append: log.append,
    onHoleDone: onSend,
    onEnd: () => onSearch({ view: 'card' }, false),
    onFailure,
  });
  const run: RoundEntry['run'] = (command) => {
    if (command.kind === 'depth') setPreferences({ depth: command.depth });
    void runNow(command);
  };
  const soFar = roundSoFar(snapshot.state);
  const isAsked = preferences.showsStrokes || soFar.pickedUp.length > 0;
  const handicapStrokes = useStrokesReceived(playerId, snapshot.state, isAsked);
  const entry: RoundEntry = {
    ...snapshot,
    ...{ run, units, ...useCourseOf(snapshot.state.details.course.courseId) },
    ...{ soFar, handicapStrokes, received: preferences.showsStrokes ? handicapStrokes : null },
    more: useMoreHoles(playerId, snapshot.state),
    isSunlight: preferences.isSunlight,
    onSunlight: (isSunlight) => setPreferences({ isSunlight }),
    showsDistances: snapshot.state.allowsDistances || !isCompetition(snapshot.state.details.type),
  };
  const { index } = snapshot;
  useEffect(() => {
    if (search.hole !== index + 1) onSearch({ hole: index + 1 }, true);
    // oxlint-disable-next-line react/exhaustive-deps -- follows the open hole, not the address
  }, [index]);
  useEffect(() => {
    if (search.complete !== true) return;
    void runNow({ kind: 'depth', depth: 'strokes' });
    // Not among the files of a round that is played; without a network the card names the holes.
    import('./complete-bar.tsx').then(
      (module) => setBar(() => module.CompleteBar),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once, so that another depth can be chosen
  }, []);
  useEntryKeys({
    entry,
    run: (command) => {
      if (search.view === undefined) run(command);
    },
    onHelp: () => setHasKeys((isShown) => !isShown),
  });

  const openHole = (hole: number): void => {
    run({ kind: 'goTo', hole });
    onSearch({ view: undefined, hole: hole + 1 }, true);
  };
  const finish = async (): Promise<void> => {
    await runNow({ kind: 'action', action: { kind: 'finish' } });
    onSend();
    onSearch({ view: 'finish' }, search.view === 'card');
  };
  const playOn = async ({ added, course }: MoreHoles): Promise<void> => {
    const { length } = snapshot.state.holes;
    await runNow({ kind: 'action', action: { kind: 'holeCount', holeCount: 18, added, course } });
    openHole(length);
  };
  const isDesk = width >= breakpoints.tablet;
  return (
    <div className={classes.root}>
      {Bar !== null && <Bar entry={entry} onHole={openHole} back={back} />}
      {search.view === 'finish' ? (
        <RoundFinish
          {...{ entry, saveState, ways }}
          onHole={openHole}
          onCard={() => onSearch({ view: 'card' }, true)}
        />
      ) : search.view === 'card' ? (
        <RoundCard {...{ entry, saveState }} onHole={openHole} onFinish={() => void finish()} onMore={playOn} />
      ) : isDesk ? (
        <EntryDesk
          {...{ entry, saveState }}
          showsKeys={hasKeys}
          onKeys={() => setHasKeys(!hasKeys)}
          onMenu={() => setSheet('menu')}
          onPenalty={() => setSheet('penalty')}
          onFinish={() => void finish()}
        />
      ) : (
        <EntryScreen
          {...{ entry, saveState }}
          onCard={() => onSearch({ view: 'card' }, false)}
          onMenu={() => setSheet('menu')}
          onPenalty={() => setSheet('penalty')}
          isCompleting={Bar !== null}
        />
      )}
      {sheet === 'penalty' && <PenaltySheet entry={entry} onClose={() => setSheet(null)} />}
      {sheet === 'menu' && (
        <RoundDetails
          {...{ entry, today, preferences }}
          isOwn={search.player === undefined}
          onPreferences={setPreferences}
          actions={roundActions}
          onClose={() => {
            setSheet(null);
            onSend();
          }}
        />
      )}
    </div>
  );
}

/** Map and drawings of the course. Both come late or never: nothing waits for them. */
function useCourseOf(courseId: string | undefined): Pick<RoundEntry, 'course' | 'drawings'> {
  const { api } = useApi();
  const params = { courseId: courseId ?? '' };
  const isStored = courseId !== undefined && !isOwnCourseId(courseId);
  const course = useQuery({ ...api.queryOrNull('getCourse', { params }), enabled: isStored, retry: false }).data;
  const drawing = useQuery({
    ...api.queryOrNull('getCourseDrawing', { params }),
    enabled: isStored,
    retry: false,
  }).data;
  return { course: (course as CourseDocument | null | undefined) ?? null, drawings: drawing?.holes ?? [] };
}

/** How a round of nine goes on; the device keeps the course of a round that was started on it. */
function useMoreHoles(accountId: AccountId, state: EntrySnapshot['state']): RoundEntry['more'] {
  const { api } = useApi();
  const { courseId = '' } = state.details.course;
  const course = useQuery({
    ...api.queryOrNull('getCourseToPlay', { params: { accountId, courseId } }),
    enabled: courseId !== '' && state.details.holeCount === 9,
    retry: false,
  }).data;
  return course == null ? null : moreHoles(state, course);
}

/** The entry of one round, which lives as long as its screen. */
function useEntry(input: EntryDeps): readonly [EntrySnapshot, Entry['run']] {
  // The callbacks of the first render: the round of a mounted screen does not change.
  const [entry] = useState(() => createEntry(input));
  const { actions } = input;
  useEffect(() => entry.takeOver(actions), [entry, actions]);
  return [useSyncExternalStore(entry.subscribe, entry.read), entry.run];
}
