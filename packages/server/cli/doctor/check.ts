import type { Environment } from '../../config/reader.ts';
import type { Mode } from '../../config/mode.ts';
import type { StorageConfig } from '../../config/storage.ts';
import type { Config } from '../../config.ts';

/** What a check found, in a sentence; that of a problem says what to do. */
export type Finding = { readonly kind: 'ok' | 'notice' | 'problem'; readonly sentence: string };

export type DoctorContext = {
  readonly environment: Environment;
  readonly mode: Mode;
  /** Null if the variables of the storage are wrong. */
  readonly storage: StorageConfig | null;
  /** Null if any variable is wrong. */
  readonly config: Config | null;
  /** Files of settings, which have passwords and keys. */
  readonly settingsFiles: readonly string[];
};

export type Check = { readonly name: string; readonly run: (context: DoctorContext) => Promise<readonly Finding[]> };

export const ok = (sentence: string): Finding => ({ kind: 'ok', sentence });
export const notice = (sentence: string): Finding => ({ kind: 'notice', sentence });
export const problem = (sentence: string): Finding => ({ kind: 'problem', sentence });

/** A host that does not answer within this time counts as unreachable. */
export const ANSWER_MS = 5_000;
