import type { Reader } from './reader.ts';

/** What kind of installation this is: production, the demo, or neither during development. */
export type Mode = {
  readonly isProduction: boolean;
  /** Whether an empty database is filled with the demo world, and limits are those of the demo. */
  readonly isDemo: boolean;
};

const environments = ['production', 'development', 'test'] as const;

/**
 * Reads `NODE_ENV` and `DEMO`. Another `NODE_ENV` is refused, and read as production meanwhile, so that all problems of
 * the production that is probably meant are named at once.
 */
export function readMode(read: Reader): Mode {
  const isProduction =
    read.text('NODE_ENV') !== null && read.choice('NODE_ENV', environments, 'production') === 'production';
  const isDemo = read.flag('DEMO', !isProduction);
  if (isProduction && isDemo) {
    read.problem('DEMO', "must be 'off' in production: anyone can sign in to the accounts of the demo world");
  }
  return { isProduction, isDemo };
}

/** The name of a mode for the operator. */
export const modeName = ({ isProduction, isDemo }: Mode): string =>
  isProduction ? 'production' : isDemo ? 'demo' : 'development';
