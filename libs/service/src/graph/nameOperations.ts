import type { ApolloServerPlugin } from '@apollo/server';
import { isTracing, noteInSpan } from '../tracing/tracing.ts';

const LONGEST_NAME = 100;

/** Says in the trace which operation is asked. Names are identifiers; nothing that somebody typed fits into one. */
export function nameOperations(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      if (!isTracing()) return;
      return {
        async didResolveOperation({ operationName, operation }) {
          noteInSpan({
            'graphql.operation.name': operationName?.slice(0, LONGEST_NAME) ?? '',
            'graphql.operation.type': operation?.operation ?? '',
          });
        },
      };
    },
  };
}
