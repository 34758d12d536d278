import { GraphQLScalarType } from 'graphql';

/** Any JSON value, outwards only: for exports, whose shape is that of what is stored. */
export const JSONValue = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });
