import { nameOperation } from '@aicp/service/graph/nameOperation';
import { isTracing } from '@aicp/service/tracing/tracing';
import type { ApolloServerPlugin } from '@apollo/server';

/** Says in the trace which operation is asked. */
export function nameOperations(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      if (!isTracing()) return;
      return {
        async didResolveOperation({ operationName, operation }) {
          nameOperation(operationName ?? '', operation?.operation ?? '');
        },
      };
    },
  };
}
