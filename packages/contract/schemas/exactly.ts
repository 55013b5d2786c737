import type { z } from 'zod';

/**
 * For a schema that is written by hand because the type also comes in, with limits: fails the type check when the schema
 * and the engine's type differ in a field, also in one that may be left out, which `satisfies` would not notice.
 */
export const exactly =
  <Type>() =>
  <Schema extends z.ZodType>(
    schema: IsSame<Fields<z.output<Schema>>, Fields<Type>> extends true ? Schema : 'differs from the type in a field',
  ): Schema =>
    schema as Schema;

type IsSame<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** All fields as read-only, because only the engine says which are. */
type Fields<Type> = Type extends string | number | boolean | null | undefined
  ? Type
  : { readonly [Key in keyof Type]: Fields<Type[Key]> };
