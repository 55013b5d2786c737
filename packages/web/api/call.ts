import type { CallOf, OutputOf, RouteId, Routes } from '@strokebook/contract';

/** A call by its id in the route table. @throws ApiError what the server refused, NetworkError where it was not reached */
export type Call = <Id extends RouteId>(
  routeId: Id,
  input: CallOf<Id>,
  options?: { readonly signal?: AbortSignal },
) => Promise<ReplyOf<Id>>;

export type IsFile<Id extends RouteId> = Routes[Id]['output'] extends { readonly file: string } ? true : false;

/** What the contract says; a file comes as a blob, which knows its type. */
export type ReplyOf<Id extends RouteId> = IsFile<Id> extends true ? Blob : OutputOf<Id>;
