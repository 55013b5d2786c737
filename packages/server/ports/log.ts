/** Logs errors that belong to no request, for the operator. */
export type Log = { readonly error: (details: Readonly<Record<string, unknown>>, message: string) => void };
