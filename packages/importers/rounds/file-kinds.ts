import type { ImportSource } from '@strokebook/contract';

/** What a file was taken for, in the words of the sentence about it. */
export type FileKind =
  | 'garminJson'
  | 'fit'
  | 'golfPadRounds'
  | 'golfPadHoles'
  | 'golfPadShots'
  | 'golfmetrics'
  | '18birdies'
  | 'hole19'
  | 'arccos'
  | 'shotScope'
  | 'ghin'
  | 'worksheet'
  | 'documents'
  | 'tourFeed'
  | 'ownJson'
  | 'ownTable';

/** What files look like, and what of their kind can be read (IMPORT-17). */
export const fileKinds: Readonly<
  Record<FileKind, { readonly source: ImportSource; readonly name: string; readonly canBeRead: string }>
> = {
  garminJson: {
    source: 'garmin',
    name: 'a file of Garmin Golf',
    canBeRead: 'The JSON files of the account export, scorecards as FIT, and replies of the web service can be read.',
  },
  fit: {
    source: 'garmin',
    name: 'a FIT file',
    canBeRead: 'Scorecards of golf as FIT can be read.',
  },
  golfPadRounds: {
    source: 'golf-pad',
    name: 'a Golf Pad file of rounds',
    canBeRead: 'Rounds, holes and shots as CSV can be read.',
  },
  golfPadHoles: {
    source: 'golf-pad',
    name: 'a Golf Pad file of holes',
    canBeRead: 'Rounds, holes and shots as CSV can be read.',
  },
  golfPadShots: {
    source: 'golf-pad',
    name: 'a Golf Pad file of shots',
    canBeRead: 'Rounds, holes and shots as CSV can be read.',
  },
  golfmetrics: {
    source: 'golfmetrics',
    name: 'a Golfmetrics file of strokes',
    canBeRead: "The coach's CSV of all strokes can be read.",
  },
  '18birdies': {
    source: '18birdies',
    name: 'the archive of an 18Birdies account',
    canBeRead: 'The JSON that 18Birdies gives as account data can be read.',
  },
  hole19: {
    source: 'hole19',
    name: 'the export of a Hole19 account',
    canBeRead: 'The JSON that Hole19 gives as personal data can be read.',
  },
  arccos: {
    source: 'arccos',
    name: 'a file of Arccos rounds',
    canBeRead: 'JSON files of rounds, as open exporters save them, can be read.',
  },
  shotScope: {
    source: 'shot-scope',
    name: 'a file of Shot Scope rounds',
    canBeRead: 'JSON files of rounds, as open exporters save them, can be read.',
  },
  ghin: {
    source: 'ghin',
    name: 'a GHIN score history',
    canBeRead: 'The JSON of the score history can be read.',
  },
  worksheet: {
    source: 'worksheet',
    name: 'a worksheet',
    canBeRead: 'CSV and worksheets with a row for each round, player, hole or stroke can be read.',
  },
  documents: {
    source: 'documents',
    name: 'a file of Strokebook rounds',
    canBeRead: 'Round documents as JSON, one, in a list, or one per line, can be read.',
  },
  tourFeed: {
    source: 'tour-feed',
    name: "the PGA TOUR's shot feed",
    canBeRead: 'The shot feed of one tournament round as JSON can be read.',
  },
  ownJson: {
    source: 'documents',
    name: 'the export of a Strokebook account',
    canBeRead: 'The export as one JSON file, or its tables of rounds, holes and shots can be read.',
  },
  ownTable: {
    source: 'documents',
    name: 'a table of a Strokebook export',
    canBeRead: 'The export as one JSON file, or its tables of rounds, holes and shots can be read.',
  },
};

/** The end of the sentence about a file that is of no known kind. */
export const ANY_CAN_BE_READ =
  'Files of Garmin, Golf Pad, Golfmetrics, 18Birdies, Hole19, Arccos, Shot Scope and GHIN, worksheets, and Strokebook rounds can be read.';
