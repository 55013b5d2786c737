// Zod schemas of the engine's types that replies carry, read by TypeScript's checker.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { API, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import { SyntaxKind } from 'typescript/unstable/ast';
import { bin, root } from './bootstrap.mjs';

const FOLDER = 'packages/contract/schemas';
const LIST = join(root, FOLDER, 'reply-types.ts');
export const REPLY_SCHEMAS = `${FOLDER}/generated.ts`;

const HEAD = `// Written by \`npm run generate\` from the types that reply-types.ts lists: change the engine's type, not this file.
import { z } from 'zod';
import type * as reply from './reply-types.ts';
`;

/** The text of \`generated.ts\`. @throws when a type has no schema, with the path to it. */
export function replySchemas() {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(root, 'packages/contract/tsconfig.json')] });
    const { checker, program } = snapshot.getProjects()[0];
    const list = checker.getSymbolAtLocation(program.getSourceFile(LIST));
    const schemas = schemasOf(checker, checker.getExportsOfModule(list), writtenOrders(program));
    return format(`${HEAD}\n${schemas.join('\n\n')}\n`);
  } finally {
    api.close();
  }
}

/** As the check of formats wants it. */
function format(text) {
  const biome = bin('@biomejs/biome', 'bin/biome');
  const args = [biome, 'format', `--stdin-file-path=${REPLY_SCHEMAS}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the schemas of the engine's types cannot be formatted:\n${stderr}`);
  return stdout;
}

/** One constant for each listed type, and for each named type inside of them, those first that others use. */
function schemasOf(checker, listed, inWrittenOrder) {
  const written = [];
  const nameOf = new Map();
  const taken = new Set(['z', 'reply']);
  const roots = listed.map((symbol) => ({
    name: symbol.name,
    target: symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
  for (const { name, target } of roots) reserve(target, name);
  const isListed = (symbol) => roots.some(({ target }) => target.id === symbol.id);
  for (const { target } of roots) named(target, checker.getDeclaredTypeOfSymbol(target), nameOf.get(target.id).name);
  return written;

  function reserve(symbol, name) {
    taken.add(name);
    nameOf.set(symbol.id, { name, isWritten: false });
    return nameOf.get(symbol.id);
  }

  /** The name of a type's constant, which is written before the one that asks for it. */
  function named(symbol, type, path) {
    const entry = nameOf.get(symbol.id) ?? reserve(symbol, symbol.name);
    if (entry.isWritten) return entry.name;
    if (entry.isOpen) fail(path, 'contains itself');
    entry.isOpen = true;
    written.push(declarationOf(symbol, type, entry.name));
    entry.isWritten = true;
    return entry.name;
  }

  function declarationOf(symbol, type, name) {
    const unit = primitiveOf(type, isDeclaredWhole(symbol));
    if (unit !== null) return `const ${name} = ${unit}${describe(symbol)} as unknown as z.ZodType<reply.${name}>;`;
    const schema = `${inline(type, name, isDeclaredWhole(symbol))}${describe(symbol)}`;
    return isListed(symbol)
      ? `export const ${name}: z.ZodType<reply.${name}> = ${schema};`
      : `const ${name} = ${schema};`;
  }

  /** A described text goes to the API's description, without the requirements that it cites. */
  function describe(symbol) {
    const text = checker
      .getDocumentationCommentOfSymbol(symbol)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?\((?:[A-Z]+-O?\d+(?:, | to )?)+\)/g, '')
      .replace(/^(?:[A-Z]+-O?\d+(?:, )?)+\. ?/, '')
      .trim();
    return text === '' ? '' : `.describe(${JSON.stringify(text)})`;
  }

  function schemaOf(type, path, isWhole) {
    const symbol = type.getAliasSymbol();
    if (symbol === undefined || type.getAliasTypeArguments().length > 0) return inline(type, path, isWhole);
    const isFree = nameOf.has(symbol.id) || !taken.has(symbol.name);
    if (primitiveOf(type) !== null && !isListed(symbol)) fail(path, `is a ${symbol.name}, which reply-types.ts lacks`);
    return isFree ? named(symbol, type, path) : inline(type, path, isWhole);
  }

  function inline(type, path, isWhole) {
    const { flags } = type;
    if (flags & TypeFlags.String) return 'z.string()';
    if (flags & TypeFlags.Number) return isWhole ? 'z.int()' : 'z.number()';
    if (flags & TypeFlags.Boolean) return 'z.boolean()';
    if (flags & TypeFlags.Literal) return `z.literal(${JSON.stringify(type.value)})`;
    if (type.isUnionType()) return unionOf(type.getTypes(), path, isWhole);
    if (type.isObjectType() || type.isIntersectionType()) return objectOf(type, path, isWhole);
    return fail(path, `is ${checker.typeToString(type)}, which no reply can carry`);
  }

  function unionOf(types, path, isWhole) {
    const kinds = Object.groupBy(types, ({ flags }) => {
      if (flags & TypeFlags.Null) return 'nulls';
      if (flags & TypeFlags.Undefined) return 'missing';
      if (flags & TypeFlags.BooleanLiteral) return 'booleans';
      if (flags & TypeFlags.StringLiteral) return 'texts';
      return flags & TypeFlags.NumberLiteral ? 'numbers' : 'others';
    });
    const choices = [
      ...(kinds.booleans?.length === 1 ? [`z.literal(${kinds.booleans[0].value})`] : []),
      ...(kinds.booleans?.length === 2 ? ['z.boolean()'] : []),
      ...(kinds.texts === undefined
        ? []
        : [`z.enum(${JSON.stringify(inWrittenOrder(kinds.texts.map(({ value }) => value)))})`]),
      ...(kinds.numbers === undefined ? [] : [`z.literal(${JSON.stringify(kinds.numbers.map(({ value }) => value))})`]),
      ...distinct(kinds.others ?? [], path).map((type) => schemaOf(type, path, isWhole)),
    ];
    const schema = choices.length === 1 ? choices[0] : `z.union([${choices.join(', ')}])`;
    return `${schema}${kinds.nulls === undefined ? '' : '.nullable()'}`;
  }

  /** The first choice that fits is taken, without the fields that it lacks: so each must need a field that later ones lack. */
  function distinct(types, path) {
    const fields = types
      .map((type) => ({ type, all: checker.getPropertiesOfType(type) }))
      .sort((a, b) => b.all.length - a.all.length);
    const canBeTold = (one, other) =>
      one.all.some(({ name, flags }) => !(flags & SymbolFlags.Optional) && !other.all.some((of) => of.name === name));
    const isClear = fields.every((one, index) => fields.slice(index + 1).every((other) => canBeTold(one, other)));
    return isClear ? fields.map(({ type }) => type) : fail(path, 'is one of several objects that cannot be told apart');
  }

  function objectOf(type, path, isWhole) {
    if (checker.isTupleType(type)) {
      return `z.tuple([${checker.getTypeArguments(type).map((item) => schemaOf(item, path, isWhole))}])`;
    }
    if (checker.isArrayType(type))
      return `z.array(${schemaOf(checker.getTypeArguments(type)[0], `${path}[]`, isWhole)})`;
    if (checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) fail(path, 'is a function');
    const [index, ...more] = checker.getIndexInfosOfType(type);
    const properties = propertiesOf(type);
    if (index === undefined)
      return `z.object({${properties.map((property) => propertyOf(property, path)).join(', ')}})`;
    if (properties.length > 0 || more.length > 0) fail(path, 'has named fields and others');
    return `z.record(z.string(), ${schemaOf(index.valueType, `${path}[]`, isWhole)})`;
  }

  /** In the order of their declarations; names of a `Record` have none of their own. */
  function propertiesOf(type) {
    const properties = checker.getPropertiesOfType(type);
    if (properties.some(({ declarations }) => declarations.length > 0)) return properties;
    const byName = new Map(properties.map((property) => [property.name, property]));
    return inWrittenOrder([...byName.keys()]).map((name) => byName.get(name));
  }

  function propertyOf(property, path) {
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
    const schema = schemaOf(checker.getTypeOfSymbol(property), `${path}.${property.name}`, isDeclaredWhole(property));
    return `${JSON.stringify(property.name)}: ${schema}${isOptional ? '.optional()' : ''}${describe(property)}`;
  }
}

/** Puts names into the order in which the code lists them, in an array, an object or a union: the checker sorts them. */
function writtenOrders(program) {
  const keyOf = (names) => names.toSorted().join();
  const orders = new Map();
  const visit = (node) => {
    const names = namesIn(node);
    if (names.length > 1 && !orders.has(keyOf(names))) orders.set(keyOf(names), names);
    node.forEachChild(visit);
  };
  const isEngine = (file) => /packages\/(golf|documents)\/.*\.ts$/.test(file);
  for (const file of program.getSourceFileNames().filter(isEngine)) visit(program.getSourceFile(file));
  return (names) => orders.get(keyOf(names)) ?? names;
}

/** The names that an array, an object or a union is written with. */
function namesIn(node) {
  if (node.kind === SyntaxKind.ArrayLiteralExpression) return textsOf(node.elements);
  if (node.kind === SyntaxKind.ObjectLiteralExpression) return textsOf(node.properties.map(({ name }) => name));
  return node.kind === SyntaxKind.UnionType ? textsOf(node.types.map(({ literal }) => literal)) : [];
}

const textsOf = (nodes) => nodes.map((node) => node?.text).filter((text) => text !== undefined);

/** The schema of a text or number that is branded with its unit; null for any other type. */
function primitiveOf(type, isWhole = false) {
  const parts = type.isIntersectionType() ? type.getTypes() : [];
  if (parts.some(({ flags }) => flags & TypeFlags.String)) return 'z.string()';
  if (!parts.some(({ flags }) => flags & TypeFlags.Number)) return null;
  return isWhole ? 'z.int()' : 'z.number()';
}

/** Whether a field or type is declared with `Int`: to the checker that is any number, so the declaration is read. */
function isDeclaredWhole(symbol) {
  const isInt = (node) => {
    // Fields of an object inside of the type have their own declarations.
    if (node.kind === SyntaxKind.TypeLiteral) return false;
    if (node.kind === SyntaxKind.TypeReference && node.typeName.text === 'Int') return true;
    return node.forEachChild((child) => isInt(child) || undefined) === true;
  };
  const type = symbol.declarations[0]?.resolve()?.type;
  return type !== undefined && isInt(type);
}

function fail(path, problem) {
  throw new Error(`packages/contract/schemas/reply-types.ts: ${path} ${problem}.`);
}
