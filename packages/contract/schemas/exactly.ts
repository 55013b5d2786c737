import type { z } from 'zod';

/**
 * For a schema that is written by hand because the type also comes in, with limits: fails the type check when the schema
 * and the engine's type differ in a field, also in one that may be left out, which `satisfies` would not notice.
 */
export const exactly =
  <Type>() =>
  <Schema extends z.ZodType>(
    schema: Both<z.output<Schema>> extends Both<Type>
      ? Both<Type> extends Both<z.output<Schema>>
        ? Schema
        : 'lacks a field of the type'
      : 'differs from the type in a field',
  ): Schema =>
    schema as Schema;

/** As it is, which tells what may be left out, and with every field, because a type fits one that has further optional ones. */
type Both<Type> = readonly [Fields<Type>, EveryField<Type>];

/** As read-only, which a schema's lists are not. */
type Fields<Type> = Type extends Leaf ? Type : { readonly [Key in keyof Type]: Fields<Type[Key]> };
type EveryField<Type> = Type extends Leaf ? Type : { readonly [Key in keyof Type]-?: EveryField<Type[Key]> };
type Leaf = string | number | boolean | null | undefined;
