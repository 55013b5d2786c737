import { RoundDocument } from '@strokebook/contract';
import type { RoundDocument as StoredRound } from '@strokebook/golf/model';
import { z } from 'zod';

type Node = {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly minimum?: number;
};

type EveryField = {
  readonly round: StoredRound;
  /** The text by which each field can be found in an answer; fields with few possible values have none. */
  readonly marks: ReadonlyMap<string, string>;
};

/**
 * A round with every field that the contract's schema has, so that a new field is in the tests at once. Texts and
 * positions are different in each field; some fields are given.
 */
export function roundOfEveryField(given: Partial<StoredRound> & Pick<StoredRound, 'roundId' | 'playedOn'>): EveryField {
  const marks = new Map<string, string>();
  const mark = (path: string, text: string): string => {
    marks.set(path, text);
    return text;
  };
  const sample = (node: Node, path: string): unknown => {
    if (node.const !== undefined) return node.const;
    if (node.enum !== undefined) return node.enum[0];
    if (node.anyOf !== undefined) return sample(node.anyOf.at(-1) as Node, path);
    switch (node.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(node.properties ?? {}).map(([name, child]) => [
            name,
            sample(child, path === '' ? name : `${path}.${name}`),
          ]),
        );
      case 'array':
        return [sample(node.items ?? {}, path)];
      case 'string':
        return mark(path, `${given.roundId}-${path.replaceAll('.', '-')}`);
      case 'integer':
        return (node.minimum ?? 0) + 1;
      case 'number':
        // Decimals that no other field has, of a value that all of them allow.
        return Number(mark(path, `40.${given.roundId.length * 1_000 + marks.size}7`));
      case 'boolean':
        return true;
      default:
        throw new Error(`the schema of ${path} has a type that this test does not know`);
    }
  };
  const schema = z.toJSONSchema(RoundDocument, { io: 'input', unrepresentable: 'any' }) as Node;
  const round = { ...(sample(schema, '') as StoredRound), ...given };
  for (const name of Object.keys(given)) marks.delete(name);
  return { round, marks: marks.set('roundId', given.roundId) };
}
