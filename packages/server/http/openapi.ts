import {
  type Access,
  type ErrorCode,
  errors,
  ErrorReply,
  errorsOf,
  FlagBits,
  type Route,
  routes,
} from '@strokebook/contract';
import type { AccessLevel } from '@strokebook/golf/access';
import { holeFlags } from '@strokebook/golf/facts';
import { z } from 'zod';

type Json = { readonly [key: string]: unknown };

/** The OpenAPI 3.1 description of the contract. */
export function createOpenApi(productName: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [id, route] of Object.entries(routes) as [string, Route][]) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(id, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    paths,
    components: {
      schemas: { Error: toSchema(ErrorReply, 'output') },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describeRoute(id: string, route: Route): Json {
  return {
    operationId: id,
    summary: route.summary,
    description: describeAccess(route.access),
    ...(route.access.kind === 'public' ? {} : { security: securityOf(route.access) }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: !route.body.safeParse(undefined).success,
            content: { 'application/json': { schema: toSchema(route.body, 'input') } },
          },
        }),
    responses: { 200: describeOutput(route.output), ...describeErrors(route) },
  };
}

const levelTexts: Readonly<Record<AccessLevel, string>> = {
  see: 'For the player, their circle and product managers.',
  enter: 'For the player, those of their circle who may enter rounds, and product managers.',
  manage: 'For the player, those of their circle who may manage the account, and product managers.',
};

function describeAccess(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Open to everyone.';
    case 'signedIn':
      return 'For signed-in accounts.';
    case 'profile':
      return 'Open where the profile is open to the caller.';
    case 'feature':
      return `Open where the account's feature ${access.featureId} is open to the caller.`;
    case 'anyFeature':
      return `Open where one of the account's features ${access.featureIds.join(', ')} is open to the caller.`;
    case 'level':
      return levelTexts[access.level];
    case 'team':
      return access.role === 'coach'
        ? "For the team's coaches and product managers."
        : "For the team's head coaches and product managers.";
    case 'productManager':
      return 'For product managers.';
  }
}

/** On routes that visitors may call, the token is optional. */
function securityOf(access: Access): readonly Json[] {
  const withToken = { idToken: [] };
  return ['feature', 'anyFeature', 'profile'].includes(access.kind) ? [withToken, {}] : [withToken];
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): readonly Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function describeOutput(output: Route['output']): Json {
  if ('file' in output) return { description: output.file, content: { '*/*': {} } };
  return { description: 'Success', content: { 'application/json': { schema: toSchema(output, 'output') } } };
}

/** Errors that any route may return. */
const generalErrors: readonly ErrorCode[] = [
  'NOT_READY',
  'DATABASE_AWAY',
  'FILES_AWAY',
  'STORAGE_FULL',
  'TOO_MANY_REQUESTS',
  'ENCODING_UNSUPPORTED',
  'UNEXPECTED',
];

function describeErrors(route: Route): Record<string, Json> {
  const codes = new Set<ErrorCode>([...errorsOf(route), ...generalErrors]);
  const byStatus = Map.groupBy(codes, (code) => String(errors[code].status));
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([status, of]) => [
        status,
        {
          description: of.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
}

/** The name of each bit of a hole's flags (DATA-39 to DATA-41). */
const flagBitsText = `${FlagBits.description} Bit n of word w is flag 32 w + n: ${holeFlags
  .map(({ id }, flag) => `${flag} ${id}`)
  .join(', ')}.`;

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as z.core.$ZodType) === FlagBits) jsonSchema.description = flagBitsText;
    },
  });
  return rest;
}
