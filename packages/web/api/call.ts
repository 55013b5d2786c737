import type { CallOf, OutputOf, RouteId, Routes } from '@strokebook/contract';

/** Calls a route by its id. @throws ApiError if the server refused, NetworkError if it was not reached */
export type Call = <Id extends RouteId>(
  routeId: Id,
  input: CallOf<Id>,
  options?: { readonly signal?: AbortSignal },
) => Promise<ReplyOf<Id>>;

export type IsFile<Id extends RouteId> = Routes[Id]['output'] extends { readonly file: string } ? true : false;

/** The reply according to the contract; a file is a Blob with its content type. */
export type ReplyOf<Id extends RouteId> = IsFile<Id> extends true ? Blob : OutputOf<Id>;
