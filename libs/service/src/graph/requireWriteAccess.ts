import { type Actor, requireWrite } from '@aicp/contracts/actor';
import { DomainError } from '@aicp/contracts/domainError';
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

/** Refuses every mutation to an API token that may only read, in every service alike. */
export function requireWriteAccess(): ApolloServerPlugin<{ actor: Actor }> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, contextValue }) {
          if (operation?.operation !== 'mutation') return;
          try {
            requireWrite(contextValue.actor);
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
            // An answer like any other, or the gateway takes it for a broken service: the default is 500.
            const extensions = { code: error.code, http: { status: 200 } };
            throw new GraphQLError(error.message, { extensions, originalError: error });
          }
        },
      };
    },
  };
}
