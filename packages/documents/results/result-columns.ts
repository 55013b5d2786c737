import { courseLength, formatDay, formatDays, lengthUnitName, NOTHING } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import type { ResultRound, ResultTournament } from '@strokebook/golf/results';
import { cellOf, type Column } from '../report/blocks/table.ts';

/** The columns of rounds among the results, on screen and on paper. */
export const roundColumns = (units: UnitSystem) =>
  ({
    date: {
      label: 'Date',
      kind: 'days',
      cell: ({ playedOn }) => (playedOn === null ? NOTHING : formatDay(playedOn, true)),
    },
    round: {
      label: 'Round',
      kind: 'name',
      cell: ({ tournamentName, name, courseName }) =>
        cellOf(
          tournamentName ?? name,
          // A round without a number is named by its course.
          [tournamentName === null ? '' : name, courseName === name ? '' : (courseName ?? '')]
            .filter((part) => part !== '')
            .join(' · '),
        ),
    },
    score: { label: 'Score', kind: 'figure', cell: ({ performance }) => performance.formatted },
    course: { label: 'Course', kind: 'words', cell: ({ courseName }) => courseName ?? NOTHING },
    length: {
      label: lengthUnitName(units),
      kind: 'figure',
      cell: ({ courseLengthYards }) => courseLength(courseLengthYards, units),
    },
    rating: { label: 'Rating / slope', kind: 'figure', cell: ({ rating }) => rating },
    differential: { label: 'Differential', kind: 'figure', cell: ({ differential }) => differential },
  }) as const satisfies Readonly<Record<string, Column<ResultRound>>>;

/** The columns of tournaments among the results (DATA-49, DATA-50). */
export const tournamentColumns = (units: UnitSystem) =>
  ({
    dates: {
      label: 'Dates',
      kind: 'days',
      cell: ({ dateStarted, dateEnded }) => formatDays(dateStarted, dateEnded, true),
    },
    tournament: { label: 'Tournament', kind: 'name', cell: ({ name, location }) => cellOf(name, location ?? '') },
    placing: { label: 'Placing', kind: 'figure', cell: ({ placing }) => placing },
    total: {
      label: 'Total',
      kind: 'figure',
      cell: ({ totalScoreWithPar }) => totalScoreWithPar?.formatted ?? NOTHING,
    },
    rounds: {
      label: 'Rounds',
      kind: 'figure',
      cell: ({ includedRounds }) => includedRounds.map(({ performance }) => performance.score).join(' · ') || NOTHING,
    },
    average: {
      label: 'Average',
      kind: 'figure',
      cell: ({ averageScoreWithPar }) => averageScoreWithPar?.formatted ?? NOTHING,
    },
    length: {
      label: lengthUnitName(units),
      kind: 'figure',
      cell: ({ averageYards }) => courseLength(averageYards, units),
    },
  }) as const satisfies Readonly<Record<string, Column<ResultTournament>>>;
