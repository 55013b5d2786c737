import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FILE_NAME = 'manifest.json';
/** The layout of backups; a later version of this number cannot be restored. */
export const BACKUP_FORMAT = 1;

const FileEntry = z.object({ path: z.string(), size: z.number(), sha256: z.string() });

/** What a backup contains. */
export const Manifest = z.object({
  format: z.number(),
  /** Version of the product that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations of its schema. */
  migrations: z.array(z.string()),
  /** Where pictures and clips were: in the backup too, or in a bucket, which has to be copied by other tools. */
  fileStore: z.enum(['local', 's3']),
  /** Folders, because PostgreSQL needs its empty ones. */
  folders: z.array(z.string()),
  files: z.array(FileEntry),
});
export type Manifest = z.infer<typeof Manifest>;

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, FILE_NAME), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** @throws Error with a sentence if the folder has none, none that can be read, or one with a path out of the backup */
export function readManifest(folder: string): Manifest {
  const path = join(folder, FILE_NAME);
  if (!existsSync(path)) throw new Error(`${folder} is no backup: it has no ${FILE_NAME}`);
  const parsed = Manifest.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} cannot be read: the backup is damaged`);
  const { folders, files } = parsed.data;
  const foreign = [...folders, ...files.map((file) => file.path)].find((named) => !isPlainPath(named));
  if (foreign !== undefined) {
    throw new Error(`${path} names ${JSON.stringify(foreign)}, which leads out of the backup: it was changed`);
  }
  return parsed.data;
}

/** Whether a path has only steps down, on every system: a restore writes to it. */
function isPlainPath(path: string): boolean {
  const isOfOneSystem = path.includes('\\') || path.includes('\0') || /^[a-z]:/i.test(path);
  return !isOfOneSystem && path.split('/').every((step) => step !== '' && step !== '.' && step !== '..');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
