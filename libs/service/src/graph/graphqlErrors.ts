import { DomainError } from '@aicp/contracts/domainError';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Logger } from '../process/logger.ts';
import { isRedisUnavailable } from '../process/redis.ts';
import { isUnavailable } from '../store/mongo.ts';

export const SOMETHING_WENT_WRONG = 'Something went wrong';

/** The caller's view of a resolver's error. Bugs are masked here, and logged in full by `logBug`. */
export function formatError(error: GraphQLError): GraphQLFormattedError {
  const cause = error.originalError ?? error;
  const { path, locations } = error.toJSON();
  if (cause instanceof DomainError)
    return { message: cause.message, path, locations, extensions: { code: cause.code, ...cause.details } };
  if (isUnavailable(cause) || isRedisUnavailable(cause))
    return { message: 'The service is restarting. Please try again.', path, extensions: { code: 'UNAVAILABLE' } };
  return { message: SOMETHING_WENT_WRONG, path, extensions: { code: 'INTERNAL' } };
}

/** Formats an error in a document or its variables. */
export function formatRequestError(error: GraphQLError): GraphQLFormattedError {
  return { ...error.toJSON(), extensions: { code: 'INVALID' } };
}

/** Logs an error completely, unless it is an expected one. */
export function logBug(logger: Logger, error: GraphQLError): void {
  const cause = error.originalError ?? error;
  if (cause instanceof DomainError) return;
  logger.error({ err: cause, path: error.path }, 'resolver failed');
}

/** Whether an error is GraphQL's own about a document or its variables. */
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
