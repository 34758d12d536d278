import { DomainError, type ErrorCode, STATUS_OF } from '@aicp/contracts/domainError';
import { isRequestFault, SOMETHING_WENT_WRONG } from '@aicp/service/graph/graphqlErrors';
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GraphContext } from './graphContext.ts';

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(STATUS_OF, code);
}

/** Passes the closed set of codes with their sentences; everything else is reported as a bug. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const cause = thrown instanceof GraphQLError ? thrown.originalError : thrown;
  const { path, extensions } = formatted;
  if (cause instanceof DomainError) return { message: cause.message, path, extensions: { code: cause.code } };
  if (isErrorCode(extensions?.code)) {
    const { serviceName: _, stacktrace: __, ...rest } = extensions;
    return { message: formatted.message, path, extensions: rest };
  }
  if (isRequestFault(formatted)) return { ...formatted, extensions: { code: 'INVALID' } };
  return { message: SOMETHING_WENT_WRONG, path, extensions: { code: 'INTERNAL' } };
}

/** Logs bugs in full and gives the caller the request's id to quote. */
export function maskBugs(): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ errors, response, contextValue }) {
          if (response.body.kind !== 'single') return;
          const { extensions, ...answer } = response.body.singleResult;
          // If a service's value violates the schema, Apollo's gateway returns null and adds the reason to `extensions`. Log the reason;
          // do not send it to the caller.
          if (extensions) {
            contextValue.logger.warn(
              { errors: extensions.valueCompletion },
              'a service returned a value that the graph does not know',
            );
            response.body.singleResult = answer;
          }
          const bugs = answer.errors?.filter(error => error.extensions?.code === 'INTERNAL') ?? [];
          if (bugs.length === 0) return;
          contextValue.logger.error({ errors: errors?.map(String) }, 'operation failed');
          for (const bug of bugs) Object.assign(bug.extensions ?? {}, { requestId: contextValue.requestId });
        },
      };
    },
  };
}
