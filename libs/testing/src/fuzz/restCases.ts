import fc from 'fast-check';
import { hostileValue } from './hostileValues.ts';
import { jsonFor, type Schema } from './jsonFor.ts';

/** One HTTP request: the path with its query, and a body in the stated media type. */
export type RestCase = { method: string; path: string; type: string | null; body: string | null };

type Content = Record<string, { schema?: Schema }>;
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
};
export type Description = { paths: Record<string, Record<string, Operation>> };

/** Operations that end the session needed by the others. `gateway/e2e/asvs.story.ts` tests them sufficiently. */
const ENDS_SESSIONS = ['POST /api/logout', 'DELETE /api/user/sessions'];

/** Generates requests for any operation in the gateway's description, except those with endless responses. */
export function restCases({ paths }: Description): fc.Arbitrary<RestCase> {
  const cases = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods)
      .filter(([method, operation]) => !endless(operation) && !ENDS_SESSIONS.includes(`${method.toUpperCase()} ${url}`))
      .map(([method, operation]) => caseOf(method.toUpperCase(), url, operation)),
  );
  return fc.oneof(...cases);
}

const endless = ({ responses = {} }: Operation) =>
  Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content);

function caseOf(method: string, url: string, operation: Operation): fc.Arbitrary<RestCase> {
  const { parameters = [] } = operation;
  const inPath = fc.record(Object.fromEntries([...url.matchAll(/{(\w+)}/g)].map(([, name = '']) => [name, segment])));
  const inQuery = fc.record(
    Object.fromEntries(parameters.filter(p => p.in === 'query').map(({ name, schema }) => [name, jsonFor(schema)])),
    { requiredKeys: [] },
  );
  return fc.tuple(inPath, inQuery, bodyOf(operation)).map(([path, query, body]) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value)])).toString();
    const filled = url.replaceAll(/{(\w+)}/g, (_, name: string) => path[name] ?? '');
    return { method, path: search ? `${filled}?${search}` : filled, ...body };
  });
}

/** A part of a path: encoded, so that it arrives unchanged. */
const segment = fc
  .oneof({ arbitrary: fc.integer({ min: 1, max: 12 }), weight: 3 }, { arbitrary: hostileValue, weight: 1 })
  .map(value => encodeURIComponent(textOf(value).toWellFormed()));

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const noBody = { type: null, body: null };

/** Mostly JSON by the schema; sometimes truncated, of another type, or missing. */
function bodyOf({ requestBody }: Operation): fc.Arbitrary<Pick<RestCase, 'type' | 'body'>> {
  if (!requestBody) return fc.constant(noBody);
  const [type = 'application/json', { schema } = {}] = Object.entries(requestBody.content)[0] ?? [];
  if (type !== 'application/json') return fc.string({ unit: 'binary', maxLength: 2_000 }).map(body => ({ type, body }));
  const value = jsonFor(schema).map(body => JSON.stringify(body));
  return fc.oneof(
    { arbitrary: value.map(body => ({ type, body })), weight: 12 },
    fc.tuple(value, fc.nat(40)).map(([body, length]) => ({ type, body: body.slice(0, length) })),
    fc
      .tuple(
        value,
        fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=x'),
      )
      .map(([body, other]) => ({ type: other, body })),
    fc.constant(noBody),
  );
}
