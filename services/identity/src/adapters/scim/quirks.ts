type Operation = { op: string; path?: string; value?: unknown };
type Values = Record<string, unknown>;

const BOOLEANS = new Set(['active', 'primary']);
const WORK_EMAIL = /^emails\[\s*type\s+eq\s+"(\w+)"\s*\](?:\.value)?$/i;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What directories send and the RFC does not allow, written as it does: Entra's operations with a capital letter, its booleans as
 * text, and its address that is set before there is one.
 */
export function withoutQuirks(body: unknown, has: (path: string, type: string) => boolean): unknown {
  if (!isValues(body) || !Array.isArray(body.Operations)) return body;
  return { ...body, Operations: body.Operations.map(each => (isValues(each) ? operationOf(each, has) : each)) };
}

function operationOf(given: Values, has: (path: string, type: string) => boolean): unknown {
  const { path } = given;
  const op = typeof given.op === 'string' ? given.op.toLowerCase() : given.op;
  if (typeof path === 'string') {
    const type = WORK_EMAIL.exec(path)?.[1];
    if (type && op !== 'remove' && !has('emails', type)) return addedEmail(type, given.value);
    const value = BOOLEANS.has(path) ? booleanOf(given.value) : booleansIn(given.value);
    return { ...given, op, value };
  }
  return { ...given, op, value: booleansIn(given.value) };
}

function addedEmail(type: string, value: unknown): Operation {
  return { op: 'add', path: 'emails', value: [{ type, value: isValues(value) ? value.value : value, primary: true }] };
}

function booleanOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.toLowerCase();
  return text === 'true' || text === 'false' ? text === 'true' : value;
}

/** The same within a resource, or within the values of an operation without a path. */
export function booleansIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(booleansIn);
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, BOOLEANS.has(name) ? booleanOf(inner) : booleansIn(inner)]),
  );
}
