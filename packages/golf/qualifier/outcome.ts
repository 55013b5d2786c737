import type { Qualifier } from './qualifier.ts';

/** A changed qualifier, or the sentence that says why it was not changed. */
export type Outcome =
  | { readonly qualifier: Qualifier; readonly refusal?: undefined }
  | { readonly qualifier?: undefined; readonly refusal: string };
