import { isTracing, setSpanAttributes } from '../tracing/tracing.ts';

const MAX_NAME_LENGTH = 100;

/** Names the operation in the trace. Names are identifiers, so they contain no user input. */
export function nameOperation(name: string, kind: string): void {
  if (!isTracing()) return;
  setSpanAttributes({ 'graphql.operation.name': name.slice(0, MAX_NAME_LENGTH), 'graphql.operation.type': kind });
}
