import { chartNames, listNames, personalNames, schoolNames } from '@strokebook/documents/resume-builder';
import { type RoundType, roundTypes } from '@strokebook/golf/model';
import { z } from 'zod';
import { roundTypeCodes } from '../codes.ts';
import { type Spellings, withValues } from './with-spellings.ts';

/*
 * The names and values of the specification that requests may use instead of ours (DATA-O1, DATA-O9, DATA-O10). Replies
 * and stored documents have ours alone.
 */

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The type of a round: its code and its name with a capital are read as well (DATA-20, DATA-44). */
export const RoundTypeName = withValues(
  new Map(
    roundTypes.flatMap((type): [unknown, RoundType][] => [
      [capitalised(type), type],
      [roundTypeCodes[type], type],
    ]),
  ),
  z.enum(roundTypes),
);

/** Ids of the specification may be numbers. */
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
/** Cuts an ISO instant to its day; other values stay. */
const asDay = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value;

/** DATA-33. */
export const dateRangeSpellings: Spellings = { names: { min: 'start', max: 'end' } };

const roundId = { field: 'roundId', read: asText };
const playedOn = { field: 'playedOn', read: asDay };
const courseId = { field: 'course.courseId', read: asText };

/** DATA-19, DATA-20, DATA-27. */
export const roundSpellings: Spellings = {
  names: {
    golfRoundID: roundId,
    golfRoundId: roundId,
    id: roundId,
    playedDate: playedOn,
    date: playedOn,
    dateAndTime: playedOn,
    roundTypeId: 'type',
    roundType: 'type',
    golfCourseId: courseId,
    courseId,
    golfCourseName: 'course.name',
    courseName: 'course.name',
    tournamentId: { field: 'tournament.tournamentId', read: asText },
    tournamentName: 'tournament.name',
    label: null,
    groupKey: null,
    score: null,
    scoreVsPar: null,
    par: null,
    courseLength: null,
  },
};

/** DATA-23. The order of the list is the order of play. */
export const holeSpellings: Spellings = {
  names: {
    courseHoleNumber: 'hole',
    lengthYards: 'yards',
    'coordinates.tee': 'tee',
    'coordinates.pin': 'pin',
    'stats.puttCount': 'putts',
    'stats.fairwayHit': { field: 'fairway', read: (is) => (is === true ? 'hit' : undefined) },
    'stats.fairwayMissed': { field: 'fairway', read: (is) => (is === true ? 'missed' : undefined) },
    'stats.madeGreenInRegulation': null,
    'stats.madeUpDown': null,
    'stats.missedUpDown': null,
    roundHoleNumber: null,
    scoreVsPar: null,
  },
};

/** DATA-24. The specification has no name for the surface under the ball, apart from that of a putt. */
export const shotSpellings: Spellings = {
  names: {
    start: 'position',
    type: { field: 'lie', read: (type) => (type === 'Putt' ? 'green' : undefined) },
    shotNumber: null,
  },
};

/** DATA-58. */
export const pointSpellings: Spellings = { names: { latitude: 'lat', longitude: 'lon' } };

/** DATA-24. */
export const shotEndSpellings: Spellings = { names: { latitude: 'position.lat', longitude: 'position.lon' } };

/** Prefixes the paths of fields. */
const inside = <Name extends string>(path: string, names: Readonly<Record<Name, string>>): Spellings['names'] =>
  Object.fromEntries(Object.entries<string>(names).map(([name, field]) => [name, `${path}.${field}`]));

/** A list is on if one of its items is (RESUME-20); an item that has a name alone is found by it (DATA-13). */
const listOf = (items: unknown): unknown =>
  Array.isArray(items)
    ? {
        isSelected: items.some((item: { readonly isSelected?: unknown } | null) => item?.isSelected === true),
        options: items.map((item: unknown) =>
          typeof item === 'object' && item !== null && 'name' in item ? { id: item.name, ...item } : item,
        ),
      }
    : items;

const noItems = { isSelected: false, options: [] };

/** The selections of the builder, flat (DATA-12 to DATA-14). They have no name for the cover page, which is on. */
export const resumeSpellings: Spellings = {
  names: {
    ...inside('coverPage.personalInformation', personalNames),
    ...inside('coverPage.schoolInformation', schoolNames),
    ...Object.fromEntries(
      Object.entries(listNames).map(([name, field]) => [name, { field: `coverPage.${field}`, read: listOf }]),
    ),
    ...inside('performanceChartsPage', chartNames),
    performanceCharts: 'performanceChartsPage.isSelected',
    barChartsDateRange: 'performanceChartsPage.barChartsDateRange',
    includedTournamentsDateRange: 'performanceChartsPage.includedTournamentsDateRange',
    showAllFavorites: 'performanceChartsPage.showAllFavoriteTournaments',
    showNotes: 'performanceChartsPage.showTournamentNotes',
  },
  defaults: {
    'coverPage.isSelected': true,
    'coverPage.personalInformation.isSelected': true,
    'coverPage.schoolInformation.isSelected': true,
    ...Object.fromEntries(Object.values(listNames).map((field) => [`coverPage.${field}`, noItems])),
  },
};

/** DATA-53. */
export const timeframeSpellings: Spellings = { names: { timeFrameFilter: 'timeframeFilter' } };

const itemOf = (at: number) => (list: unknown) => (Array.isArray(list) ? (list[at] as unknown) : list);

/**
 * The options of any report (DATA-53): the first of `ids` is the account, the others are further accounts of a schedule;
 * the first of `stringIds` is the course of a course plan. The five texts are those of a comparison (API-13).
 */
export const reportSpellings: Spellings = {
  names: {
    type: 'report',
    ids: [
      { field: 'accountId', read: itemOf(0) },
      {
        field: 'extraAccountIds',
        read: (ids) => (Array.isArray(ids) && ids.length > 1 ? ids.slice(1) : undefined),
      },
    ],
    stringIds: { field: 'courseId', read: itemOf(0) },
    ...timeframeSpellings.names,
    order: null,
    selections: 'settings',
    ...inside('state', {
      leftFilter: 'leftFilter',
      rightFilter: 'rightFilter',
      leftComponentSelections: 'leftComponentSelections',
      rightComponentSelections: 'rightComponentSelections',
      metricsSelections: 'metricsSelections',
    }),
  },
};
