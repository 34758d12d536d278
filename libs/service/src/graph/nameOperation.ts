import { isTracing, setSpanAttributes } from '../tracing/tracing.ts';

const MAX_NAME_LENGTH = 100;

/** Says in the trace which operation is asked. Names are identifiers; nothing that someone typed fits into one. */
export function nameOperation(name: string, kind: string): void {
  if (!isTracing()) return;
  setSpanAttributes({ 'graphql.operation.name': name.slice(0, MAX_NAME_LENGTH), 'graphql.operation.type': kind });
}
