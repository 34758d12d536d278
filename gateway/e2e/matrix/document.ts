import { readFileSync } from 'node:fs';
import { Supergraph } from '@apollo/federation-internals';
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isLeafType,
  isObjectType,
  parse,
} from 'graphql';
import { costOf } from '../../src/costOf.ts';
import { LIST_SIZES, PAGE_SIZE } from '../../src/limits.ts';

/** From the deepest on: an operation that may not request so much requests less. */
const DEPTHS = [3, 2, 1];

/** The graph as clients see it. */
export function readGraph(): GraphQLSchema {
  const sdl = readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8');
  return Supergraph.build(sdl, { validateSupergraph: false }).apiSchema().toGraphQLJSSchema();
}

/** Every query and mutation, as 'query me'. */
export function operationsOf(schema: GraphQLSchema): string[] {
  return (['query', 'mutation'] as const).flatMap(kind => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.keys(root?.getFields() ?? {}).map(name => `${kind} ${name}`);
  });
}

/** Fields for administrators only, of types that others read too. */
const ADMINISTRATORS_FIELDS = ['User.adminUser'];

/** Refused to callers who may not manage members, with the whole operation: its REST route has a row. */
const MANAGERS_FIELDS = ['Organisation.invitations'];

type Asked = {
  forAdmins: boolean;
  variables: Record<string, unknown>;
  /** The maximum cost of the operation, for the lowest-limited caller who gets a response. */
  most: number;
};

/**
 * A document for one operation that selects all fields without cycles, to the allowed depth.
 * @throws Error if even its own fields cost too much
 */
export function documentOf(
  schema: GraphQLSchema,
  operation: string,
  { forAdmins, variables: values, most }: Asked,
): string {
  const [kind = '', name = ''] = operation.split(' ');
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`there is no ${operation}`);
  const args = field.args.filter(({ defaultValue }) => defaultValue === undefined);
  const variables = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = given ? `${name}(${given})` : name;
  const hidden = [...MANAGERS_FIELDS, ...(forAdmins ? [] : ADMINISTRATORS_FIELDS)];
  const head = `${kind} Matrix${variables ? `(${variables})` : ''}`;
  const documents = DEPTHS.map(depth => `${head} { ${call} ${selectionOf(field.type, hidden, depth)} }`);
  const fitting = documents.find(text => priceOf(schema, text, values) <= most);
  if (!fitting) throw new Error(`${operation} costs more than ${most}, however little it asks for`);
  return fitting;
}

function priceOf(schema: GraphQLSchema, text: string, variables: Record<string, unknown>): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`no operation in ${text}`);
  return costOf({ schema, document, operation, variables, listSizes: LIST_SIZES, pageSize: PAGE_SIZE });
}

function selectionOf(
  type: GraphQLOutputType,
  hidden: readonly string[],
  deepest: number,
  above: readonly string[] = [],
): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    ({ name, args }) => args.length === 0 && !hidden.includes(`${named.name}.${name}`),
  );
  const selected = fields.flatMap(({ name, type }) => {
    const below = getNamedType(type);
    if (isLeafType(below)) return [name];
    if (above.length + 1 >= deepest || [...above, named.name].includes(below.name)) return [];
    const selection = selectionOf(type, hidden, deepest, [...above, named.name]);
    return selection ? [`${name} ${selection}`] : [];
  });
  return selected.length > 0 ? `{ ${selected.join(' ')} }` : '';
}
