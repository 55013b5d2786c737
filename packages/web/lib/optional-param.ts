import { catch as catching, optional, refine, type ZodMiniObject, type ZodMiniType } from 'zod/mini';

/** Something that may stand in an address; what is no such thing is as if it were left out. */
export const optionalParam = <Schema extends ZodMiniType>(schema: Schema) => catching(optional(schema), undefined);

/** The fields of a control in one parameter, which is left out where all of them are. */
export const nestedParam = <Schema extends ZodMiniObject>(schema: Schema) =>
  optionalParam(schema.check(refine((fields) => Object.values(fields).some((value) => value !== undefined))));
