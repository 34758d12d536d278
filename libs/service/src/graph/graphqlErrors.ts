import { DomainError } from '@aicp/contracts/domainError';
import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from '../process/logger.ts';
import { isRedisAway } from '../process/redis.ts';
import { isUnavailable } from '../store/mongo.ts';

/** What a bug looks like from outside. */
export const SOMETHING_WENT_WRONG = 'Something went wrong';

/** Maps what a resolver threw to `extensions.code`, once. Bugs are masked here and logged whole by `logBugs`. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const error = causeOf(thrown);
  const { path, locations } = formatted;
  if (error instanceof DomainError)
    return { message: error.message, path, locations, extensions: { code: error.code, ...error.details } };
  if (isUnavailable(error) || isRedisAway(error))
    return { message: 'The service is restarting. Please try again.', path, extensions: { code: 'UNAVAILABLE' } };
  if (isRequestFault(formatted)) return { ...formatted, extensions: { code: 'INVALID' } };
  return { message: SOMETHING_WENT_WRONG, path, extensions: { code: 'INTERNAL' } };
}

/** Logs whole every error that is not an expected one. */
export function logBugs(): ApolloServerPlugin<{ logger: Logger }> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          for (const error of errors) {
            const cause = causeOf(error);
            if (cause instanceof DomainError || isRequestFault(error)) continue;
            contextValue.logger.error({ err: cause, path: error.path }, 'resolver failed');
          }
        },
      };
    },
  };
}

/** What was thrown, by a resolver or by a plugin before any resolver ran. */
function causeOf(thrown: unknown): unknown {
  return thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : unwrapResolverError(thrown);
}

/** GraphQL's own complaints about a document or its variables. */
export function isRequestFault(error: { extensions?: Record<string, unknown> | undefined }): boolean {
  return [
    'GRAPHQL_PARSE_FAILED',
    'GRAPHQL_VALIDATION_FAILED',
    'BAD_USER_INPUT',
    'BAD_REQUEST',
    'OPERATION_RESOLUTION_FAILURE',
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ].includes(String(error.extensions?.code));
}
