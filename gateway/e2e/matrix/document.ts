import { readFileSync } from 'node:fs';
import { ApolloGateway } from '@apollo/gateway';
import { type GraphQLOutputType, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';

const DEEPEST = 3;
/** Lists of lists: at full depth they cost more than a user may ask for, and would be refused for that. */
const SHALLOW = [
  'query systems',
  'query systemsToJoin',
  'query assessments',
  'query adminUsers',
  'query questions',
  'query actions',
  'query links',
  'mutation revokeLink',
];

/** The graph as clients see it. */
export async function readGraph(): Promise<GraphQLSchema> {
  const supergraphSdl = readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8');
  const gateway = new ApolloGateway({ supergraphSdl });
  const { schema } = await gateway.load();
  await gateway.stop();
  return schema;
}

/** Every query and mutation, as 'query me'. */
export function operationsOf(schema: GraphQLSchema): string[] {
  return (['query', 'mutation'] as const).flatMap(kind => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.keys(root?.getFields() ?? {}).map(name => `${kind} ${name}`);
  });
}

/** What only administrators may read of types that others read too. */
const ADMINISTRATORS_FIELDS = ['User.adminUser'];

/** Refused to those who may not manage people, and with it everything that it stands in: its REST route has a row. */
const MANAGERS_FIELDS = ['Organisation.invitations'];

/** A document for one operation that asks for all that can be asked for without going round in circles. */
export function documentOf(schema: GraphQLSchema, operation: string, { forAdmins }: { forAdmins: boolean }): string {
  const [kind = '', name = ''] = operation.split(' ');
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`there is no ${operation}`);
  const args = field.args.filter(({ defaultValue }) => defaultValue === undefined);
  const variables = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = given ? `${name}(${given})` : name;
  const hidden = [...MANAGERS_FIELDS, ...(forAdmins ? [] : ADMINISTRATORS_FIELDS)];
  return `${kind} Matrix${variables ? `(${variables})` : ''} { ${call} ${selectionOf(field.type, hidden, SHALLOW.includes(operation) ? 1 : DEEPEST)} }`;
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
