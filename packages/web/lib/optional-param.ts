import { catch as catching, optional, refine, type ZodMiniObject, type ZodMiniType } from 'zod/mini';

/** An optional search param; an invalid value counts as missing. */
export const optionalParam = <Schema extends ZodMiniType>(schema: Schema) => catching(optional(schema), undefined);

/** The fields of a control in one parameter, which is omitted if all of them are. */
export const nestedParam = <Schema extends ZodMiniObject>(schema: Schema) =>
  optionalParam(schema.check(refine((fields) => Object.values(fields).some((value) => value !== undefined))));
