import { readFileSync } from 'node:fs';
import { ApolloGateway } from '@apollo/gateway';
import { type GraphQLOutputType, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';

const DEEPEST = 3;

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

/** A document for one operation that asks for all that can be asked for without going round in circles. */
export function documentOf(schema: GraphQLSchema, operation: string): string {
  const [kind = '', name = ''] = operation.split(' ');
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`there is no ${operation}`);
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = given ? `${name}(${given})` : name;
  return `${kind} Matrix${variables ? `(${variables})` : ''} { ${call} ${selectionOf(field.type, [])} }`;
}

function selectionOf(type: GraphQLOutputType, above: readonly string[]): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.length === 0);
  const selected = fields.flatMap(({ name, type }) => {
    const below = getNamedType(type);
    if (isLeafType(below)) return [name];
    if (above.length + 1 >= DEEPEST || [...above, named.name].includes(below.name)) return [];
    const selection = selectionOf(type, [...above, named.name]);
    return selection ? [`${name} ${selection}`] : [];
  });
  return selected.length > 0 ? `{ ${selected.join(' ')} }` : '';
}
