import type { AccountId } from '@strokebook/golf/access';
import { createHash } from 'node:crypto';
import { MAX_ROUNDS_PER_ACCOUNT } from '@strokebook/contract';
import { correctionLines } from '@strokebook/golf/courses';
import { grouped } from '@strokebook/golf/format';
import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import type { FileReading } from '@strokebook/importers/courses';
import {
  countDirectory,
  type DirectoryCounts,
  planDirectory,
  writeDirectory,
} from '../../db/courses/course-directory.ts';
import { writeCourses } from '../../db/courses/course-rows.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { isKnownAt, placeCourses } from '../../db/courses/own-course-ids.ts';
import { isSameRound } from '@strokebook/golf/entry';
import { toStoredDocuments } from '../../db/rounds/logged-round.ts';
import { countRoomForRounds } from '../../db/rounds/round-limit.ts';
import { writeRevisions } from '../../db/rounds/write-rounds.ts';
import { findRounds } from '../../db/rounds/known-rounds-queries.ts';
import { createImportedAccount, lockAccountByUsername } from './queries.ts';

/** The result of an import, for its summary line. */
export type ImportResult = {
  readonly accounts: { readonly known: number; readonly created: number };
  readonly rounds: { readonly created: number; readonly changed: number; readonly unchanged: number };
  /** Courses by holes, or of maps. */
  readonly courses: readonly StoredCourse[];
  /** What became of the entries of directories; null without one. */
  readonly directory: DirectoryCounts | null;
};

/** A course as it was stored. */
type StoredCourse = {
  readonly course: CourseDocument;
  /** Name of the stored course that it took the place of; null if it is new. */
  readonly replaces: string | null;
  /** Which corrections of the stored course stay and which are lost, a line each. */
  readonly corrections: readonly string[];
};

/** A parsed file with the name used in messages. */
export type NamedReading = FileReading & { readonly file: string };

const ROWS_AT_ONCE = 100;

/**
 * Stores the contents of some files in one transaction. Rounds go to the named account, or else each to the account of
 * its player, which is created if missing.
 *
 * @throws Error with a sentence that names the file or the account.
 */
export async function importFiles(
  database: Database,
  readings: readonly NamedReading[],
  username: string | null,
  importedAt: Date,
): Promise<ImportResult> {
  const byPlayer = groupByPlayer(readings, username);
  return database.query.transaction(async (tx) => {
    const courses = lastOfEach(coursesOf(readings, false));
    const stored: StoredCourse[] = [];
    for (const batch of batches(courses)) stored.push(...(await storeMaps(tx, batch)));
    // After the maps, which an entry of a directory does not replace.
    const entries = lastOfEach(coursesOf(readings, true));
    const directory = entries.length === 0 ? null : await planDirectory(tx, entries);
    if (directory !== null) await writeDirectory(tx, directory);
    const total = { known: 0, created: 0 };
    const rounds = { created: 0, changed: 0, unchanged: 0 };
    for (const { username: player, name, documents } of byPlayer) {
      const known = await lockAccountByUsername(tx, player);
      if (known === null && username !== null) throw new Error(`there is no account '${username}'`);
      const accountId = known ?? (await createImportedAccount(tx, player, name));
      total[known === null ? 'created' : 'known'] += 1;
      let written = 0;
      for (const batch of batches(documents)) {
        const done = await storeRounds(tx, accountId, batch, importedAt);
        if (done.created > 0 && (await countRoomForRounds(tx, accountId)) < 0) throw new Error(fullSentence(player));
        rounds.created += done.created;
        rounds.changed += done.changed;
        written += done.created + done.changed;
      }
      rounds.unchanged += documents.length - written;
      if (written > 0) await incrementDataVersion(tx, accountId);
    }
    return {
      accounts: total,
      rounds,
      courses: stored,
      directory: directory === null ? null : countDirectory(directory, entries.length),
    };
  });
}

const fullSentence = (username: string): string =>
  `there is room for ${grouped(MAX_ROUNDS_PER_ACCOUNT)} rounds, and '${username}' would have more`;

async function storeRounds(
  query: Queryable,
  accountId: AccountId,
  documents: readonly RoundDocument[],
  importedAt: Date,
): Promise<{ readonly created: number; readonly changed: number }> {
  const known = await findRounds(
    query,
    accountId,
    documents.map((document) => document.roundId),
  );
  const storedOf = new Map(known.map((round) => [round.roundId, round]));
  const fresh = documents.filter((document) => {
    const stored = storedOf.get(document.roundId);
    return stored === undefined || !isSameRound(stored.document, document);
  });
  const next = (await toStoredDocuments(query, fresh)).map((document) => ({
    document,
    before: storedOf.get(document.roundId) ?? null,
  }));
  await writeRevisions(query, accountId, next, { at: importedAt, changedBy: null, changeKind: 'imported' });
  const created = next.filter(({ before }) => before === null).length;
  return { created, changed: next.length - created };
}

type PlayerRounds = { readonly username: string; readonly name: string; readonly documents: RoundDocument[] };

function groupByPlayer(readings: readonly NamedReading[], username: string | null): readonly PlayerRounds[] {
  const players = new Map<string, PlayerRounds>();
  const places = new Map<string, string>();
  for (const { file, rounds } of readings) {
    for (const document of rounds) {
      const name = document.player?.name ?? document.player?.playerId;
      if (username === null && name === undefined) {
        throw new Error(
          `${file}: round '${document.roundId}' names no player; say whose it is with --account USERNAME`,
        );
      }
      const player = username ?? usernameOf(document.player?.playerId ?? name ?? '');
      const place = `${player}/${document.roundId}`;
      const before = places.get(place);
      if (before !== undefined) throw new Error(`${file}: round '${document.roundId}' stands in ${before} already`);
      places.set(place, file);
      const group = players.get(player);
      if (group === undefined) players.set(player, { username: player, name: name ?? player, documents: [document] });
      else group.documents.push(document);
    }
  }
  return [...players.values()];
}

/**
 * A username that nobody would choose, so that imported players cannot take the address of somebody who signs in later.
 * A hash distinguishes names without ASCII letters and digits (山田 and 佐藤).
 */
function usernameOf(player: string): string {
  const plain = player
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 20);
  const hash = createHash('sha256').update(player).digest('hex').slice(0, 8);
  return ['imported', plain, ...(plain === player ? [] : [hash])].filter((part) => part !== '').join('-');
}

const coursesOf = (readings: readonly NamedReading[], isDirectory: boolean): readonly CourseDocument[] =>
  readings.filter((reading) => reading.isDirectory === isDirectory).flatMap((reading) => reading.courses);

/** Of courses with the same id at the same place the last file's is used. */
const lastOfEach = (courses: readonly CourseDocument[]): readonly CourseDocument[] =>
  courses.filter(
    (course, index) =>
      !courses
        .slice(index + 1)
        .some(
          (later) => later.courseId === course.courseId && isKnownAt(later.position ?? null, course.position ?? null),
        ),
  );

async function storeMaps(query: Queryable, courses: readonly CourseDocument[]): Promise<readonly StoredCourse[]> {
  const placed = await placeCourses(query, courses);
  const rows = await writeCourses(
    query,
    placed.map(({ course }) => course),
  );
  return rows.map((row, index) => ({
    course: row.course,
    replaces: placed[index]?.replaces?.name ?? null,
    corrections: correctionLines(row),
  }));
}

function batches<T>(items: readonly T[]): readonly (readonly T[])[] {
  const starts = Array.from(
    { length: Math.ceil(items.length / ROWS_AT_ONCE) },
    (_unused, index) => index * ROWS_AT_ONCE,
  );
  return starts.map((start) => items.slice(start, start + ROWS_AT_ONCE));
}
