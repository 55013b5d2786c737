import { grouped } from '@strokebook/golf/format';
import { checkWorkbook, MAX_CELLS, type RoundFile } from '@strokebook/importers/rounds';
import { Unzip, type UnzipFile, UnzipInflate, zipSync } from 'fflate';

/** What was opened of the chosen files. */
export type OpenedFiles = {
  readonly files: readonly RoundFile[];
  /** Files of zips whose names say that they hold no rounds. */
  readonly leftOut: number;
  /** Files that could not be opened, each with a sentence. */
  readonly refused: readonly { readonly name: string; readonly problem: string }[];
};

const MEGABYTE = 1024 * 1024;
/** An account of ten years with all strokes has 30 MB. */
const MAX_FILE_BYTES = 64 * MEGABYTE;
/** A zip is read in parts of this size, so that one of 200 MB is never in memory as a whole. */
const CHUNK_BYTES = MEGABYTE;
/** Max bytes that are unpacked of one zip: files that cannot hold rounds are not unpacked. */
const MAX_UNPACKED_BYTES = 256 * MEGABYTE;
/** Max files of a zip: an account's data has a few thousand beside one file for each round. */
const MAX_ENTRIES = 50_000;

/** Names of files that can hold rounds. */
const isOfRounds = (name: string): boolean => /\.(json|ndjson|jsonl|csv|tsv|txt|fit|xlsx)$/i.test(name);
/** Files that operating systems add to a zip. */
const isHidden = (name: string): boolean => /(^|\/)(__MACOSX\/|\.)/.test(name);
/** Garmin's export has everything that the watch ever measured; the golf is in one folder, and its scorecards are FIT. */
const isGolfOfGarmin = (name: string): boolean => /golf/i.test(name) || !/(^|\/)DI[_-]CONNECT/i.test(name);

/** Opens the chosen files; zips are read as a stream, and only what can hold rounds is unpacked (IMPORT-01). */
export async function openFiles(chosen: readonly File[], onRead: (bytes: number) => void): Promise<OpenedFiles> {
  const opened: Opening & { refused: { name: string; problem: string }[] } = {
    files: [],
    leftOut: 0,
    cells: 0,
    refused: [],
  };
  for (const file of chosen) {
    const problem = await openFile(file, opened, onRead).catch(() =>
      /\.zip$/i.test(file.name) ? 'The zip is damaged or cut off.' : 'The file cannot be read.',
    );
    if (problem !== null) opened.refused.push({ name: file.name, problem });
  }
  return opened;
}

type Opening = { files: RoundFile[]; leftOut: number; cells: number };

/** Adds the contents of a file; the reason if there are none. */
async function openFile(file: File, opened: Opening, onRead: (bytes: number) => void): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isZip = head[0] === 0x50 && head[1] === 0x4b;
  const unpacked = { bytes: 0 };
  if (isZip && !isWorkbook(file.name)) return openZip(file, opened, unpacked, onRead);
  if (/\.(xls|numbers)$/i.test(file.name)) return 'A workbook of this kind cannot be read. Save it as .xlsx or CSV.';
  if (file.size > MAX_FILE_BYTES) return `The file has more than ${MAX_FILE_BYTES / MEGABYTE} MB.`;
  if (isWorkbook(file.name)) return openWorkbook(file.name, file, opened, unpacked, onRead);
  opened.files.push({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) });
  onRead(file.size);
  return null;
}

const isWorkbook = (name: string): boolean => /\.xlsx$/i.test(name);

async function openZip(
  file: File,
  opened: Opening,
  unpacked: Unpacked,
  onRead: (bytes: number) => void,
): Promise<string | null> {
  const isTaken = (name: string): boolean => {
    if (name.endsWith('/') || isHidden(name)) return false;
    const isWanted = isOfRounds(name) && isGolfOfGarmin(name);
    if (!isWanted) opened.leftOut += 1;
    return isWanted;
  };
  const entries = await unpack(file, isTaken, unpacked, onRead);
  if (typeof entries === 'string') return entries;
  for (const [name, bytes] of entries) {
    if (!isWorkbook(name)) opened.files.push({ name, content: bytes });
    else {
      const problem = await openWorkbook(name, new Blob([bytes]), opened, unpacked, () => undefined);
      if (problem !== null) return `${name}: ${problem}`;
    }
  }
  return null;
}

/**
 * Adds the sheets of a workbook. It is unpacked within the limits of zips, and its cells are counted, before its reader
 * gets it: the reader makes a rectangle of each sheet, however few cells have a value.
 */
async function openWorkbook(
  name: string,
  file: Blob,
  opened: Opening,
  unpacked: Unpacked,
  onRead: (bytes: number) => void,
): Promise<string | null> {
  const parts = await unpack(file, (part) => /\.(xml|rels)$/.test(part), unpacked, onRead);
  if (typeof parts === 'string') return parts.replace('The zip', 'The workbook').replace(' in the zip', '');
  const checked = checkWorkbook(parts);
  if ('problem' in checked) return checked.problem;
  opened.cells += checked.cells;
  if (opened.cells > MAX_CELLS)
    return `The workbooks have more than ${grouped(MAX_CELLS)} cells together: please choose fewer at once.`;
  const { readSheets } = await import('./read-workbook.ts');
  // What was counted, and nothing else that is in the file.
  const content = await readSheets(zipSync(Object.fromEntries(parts), { level: 0 })).catch(() => null);
  if (content === null) return 'The workbook is damaged: save it again as .xlsx or CSV.';
  opened.files.push({ name, content });
  return null;
}

/** Bytes that were unpacked of one chosen file, also of workbooks within it. */
type Unpacked = { bytes: number };

/** Unpacks what is taken of a zip, within limits; a sentence if it cannot be unpacked. */
async function unpack(
  file: Blob,
  isTaken: (name: string) => boolean,
  unpacked: Unpacked,
  onRead: (bytes: number) => void,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>> | string> {
  const entries = new Map<string, Uint8Array[]>();
  let count = 0;
  let problem: string | null = null;
  const take = (entry: UnzipFile): void => {
    count += 1;
    const { name } = entry;
    if (!isTaken(name)) return;
    const parts: Uint8Array[] = [];
    let bytes = 0;
    entry.ondata = (error, data, isFinal) => {
      bytes += data?.length ?? 0;
      unpacked.bytes += data?.length ?? 0;
      if (error !== null) problem ??= `The zip is damaged at ${name}.`;
      else if (bytes > MAX_FILE_BYTES) problem ??= `${name} in the zip has more than ${MAX_FILE_BYTES / MEGABYTE} MB.`;
      else if (unpacked.bytes > MAX_UNPACKED_BYTES)
        problem ??= `The zip unpacks to more than ${MAX_UNPACKED_BYTES / MEGABYTE} MB.`;
      else {
        parts.push(data);
        if (isFinal) entries.set(name, parts);
      }
      if (problem !== null) entry.terminate();
    };
    entry.start();
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    const chunk = new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer());
    unzip.push(chunk, at + CHUNK_BYTES >= file.size);
    if (count > MAX_ENTRIES) problem ??= `The zip has more than ${MAX_ENTRIES} files.`;
    if (problem !== null) return problem;
    onRead(chunk.length);
  }
  if (count === 0) return 'The zip is damaged, or empty.';
  return new Map([...entries].map(([name, parts]) => [name, joined(parts)]));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
