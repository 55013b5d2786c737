/** Where what went wrong is told to who runs the server, when no request is there to answer for it. */
export type Log = { readonly error: (details: Readonly<Record<string, unknown>>, message: string) => void };
