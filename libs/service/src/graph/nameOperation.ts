import { isTracing, noteInSpan } from '../tracing/tracing.ts';

const LONGEST_NAME = 100;

/** Says in the trace which operation is asked. Names are identifiers; nothing that someone typed fits into one. */
export function nameOperation(name: string, kind: string): void {
  if (!isTracing()) return;
  noteInSpan({ 'graphql.operation.name': name.slice(0, LONGEST_NAME), 'graphql.operation.type': kind });
}
