import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

/** Refuses a document without the operation that is asked for. Apollo leaves that to the gateway, which calls it a bug. */
export function requireOperation(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation }) {
          if (operation && operation.operation !== 'subscription') return;
          const sentence = operation
            ? 'GraphQL subscriptions are not supported.'
            : 'Please select one operation of the document with operationName.';
          throw new GraphQLError(sentence, { extensions: { code: 'INVALID', http: { status: 400 } } });
        },
      };
    },
  };
}
