import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@aicp/dev-stack/deployables';
import fc from 'fast-check';
import {
  buildASTSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { hostileValue } from './hostileValues.ts';
import { jsonFor, type Schema } from './jsonFor.ts';

/** The body of one request to /graphql. */
export type GraphqlCase = { query: string; variables: Record<string, unknown> };

/** Operations that end the session needed by the others. */
const ENDS_SESSIONS = ['logout', 'endOtherSessions'];

/** Operations on any field of the graph, with some of its subfields; now and then an invalid text. */
export function graphqlCases(): fc.Arbitrary<GraphqlCase> {
  const schema = buildASTSchema(parse(readFileSync(join(root, 'gateway/supergraph.graphql'), 'utf8')), {
    assumeValid: true,
  });
  const operations = (['query', 'mutation'] as const).flatMap(kind => {
    const fields = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};
    return Object.values(fields)
      .filter(({ name }) => !ENDS_SESSIONS.includes(name))
      .map(field => operationOf(kind, field));
  });
  return fc.oneof({ arbitrary: fc.oneof(...operations), weight: 12 }, { arbitrary: broken, weight: 1 });
}

const broken = fc.record({
  query: fc.oneof(
    // Not String(): some values are objects without a usable toString.
    hostileValue.map(value => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))),
    fc.constantFrom(
      '{',
      '{ me }',
      'query { me { id } } #',
      '{ ...a } fragment a on Query { ...a }',
      '{ me { id(x: 1) } }',
    ),
  ),
  variables: fc.constant({}),
});

function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): fc.Arbitrary<GraphqlCase> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`}`;
  const variables = fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, jsonFor(schemaOf(type))])));
  return fc.tuple(selectionOf(getNamedType(field.type), 3), variables).map(([selection, values]) => ({
    query: `${kind}${declared && `(${declared})`} { ${call} ${selection} }`,
    variables: values,
  }));
}

/** The JSON schema of an input of the graph. */
function schemaOf(type: GraphQLInputType): Schema {
  if (isNonNullType(type)) return schemaOf(type.ofType);
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return { type: 'object', properties: Object.fromEntries(fields.map(({ name, type }) => [name, schemaOf(type)])) };
  }
  return { type: { Int: 'integer', Float: 'number', Boolean: 'boolean' }[type.name] ?? 'string' };
}

/** A few of the fields without required arguments, some with subfields. Empty for a leaf. */
function selectionOf(type: GraphQLNamedType, depth: number): fc.Arbitrary<string> {
  if (!isObjectType(type)) return fc.constant('');
  const fields = Object.values(type.getFields()).filter(({ args, name }) => args.length === 0 && !name.startsWith('_'));
  const leaves = fields.filter(field => isLeafType(getNamedType(field.type))).map(({ name }) => fc.constant(name));
  const objects = fields.filter(field => depth > 1 && isObjectType(getNamedType(field.type)));
  const deeper = objects.map(({ name, type }) =>
    fc
      .constant(undefined)
      .chain(() => selectionOf(getNamedType(type), depth - 1))
      .map(selection => `${name} ${selection}`),
  );
  const chosen = [...leaves, ...deeper];
  if (chosen.length === 0) return fc.constant('{ __typename }');
  return fc
    .array(fc.oneof(...chosen), { minLength: 1, maxLength: 6 })
    .map(names => `{ ${[...new Set(names)].join(' ')} }`);
}
