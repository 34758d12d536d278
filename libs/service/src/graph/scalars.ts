import { GraphQLScalarType } from 'graphql';

/** The scalar DateTime of every subgraph: a Date inside, ISO 8601 in UTC on the wire. */
export const DateTime = new GraphQLScalarType<unknown, string>({
  name: 'DateTime',
  serialize: value => (value instanceof Date ? value.toISOString() : String(value)),
});

/** Any JSON value, output only: for exports, which have the stored shape. */
export const JSONValue = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });
