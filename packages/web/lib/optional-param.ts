import { catch as catching, optional, type ZodMiniType } from 'zod/mini';

/** Something that may stand in an address; what is no such thing is as if it were left out. */
export const optionalParam = <Schema extends ZodMiniType>(schema: Schema) => catching(optional(schema), undefined);
