// The part of autocannon 9 that is used here; the package has no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export type Request = { body?: string; setupRequest?: (request: Request) => Request };
  export type Options = {
    readonly url: string;
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly Request[];
  };
  export type Result = {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
  };
  export type Instance = EventEmitter & PromiseLike<Result>;

  export default function autocannon(options: Options): Instance;
}
