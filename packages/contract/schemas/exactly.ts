import type { z } from 'zod';

/**
 * For a schema written by hand because its type is also input, with limits: fails the type check if schema and engine
 * type differ in a field, even an optional one, which `satisfies` would not notice.
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

/** The type itself, and with all fields required, because further optional fields are assignable. */
type Both<Type> = readonly [Fields<Type>, EveryField<Type>];

/** Readonly, because a schema's lists are not. */
type Fields<Type> = Type extends Leaf ? Type : { readonly [Key in keyof Type]: Fields<Type[Key]> };
type EveryField<Type> = Type extends Leaf ? Type : { readonly [Key in keyof Type]-?: EveryField<Type[Key]> };
type Leaf = string | number | boolean | null | undefined;
