import { type APIRequestContext, type APIResponse, request, test } from '@playwright/test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Api, Operation, Schema } from '../describedApi.ts';

type Route = { url: string; operations: Record<string, Operation> };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
/** The routes by the product's address. */
const described = new Map<string, Promise<Route[]>>();
/** Compiled when the first response of its kind arrives. */
const validators = new Map<Schema, ValidateFunction>();

/**
 * A request context that compares every response of the API with GET /api/openapi.json: its status, type and exact fields. The story's
 * report names the compared responses; `npm test` fails for one that no story has received.
 */
export async function apiCaller(options: Parameters<typeof request.newContext>[0]): Promise<APIRequestContext> {
  const http = await request.newContext(options);
  const fetch = http.fetch.bind(http);
  // `get`, `post` and their like call this one.
  http.fetch = async (address, init) => {
    const answer = await fetch(address, init);
    await compare(answer, init?.method ?? 'GET');
    return answer;
  };
  return http;
}

async function compare(answer: APIResponse, method: string): Promise<void> {
  const { origin, pathname } = new URL(answer.url());
  const route = (await cachedRoutes(origin)).find(({ url }) => matchesPath(url, pathname));
  const operation = route?.operations[method.toLowerCase()];
  if (!operation) return;
  const status = [String(answer.status()), `${Math.floor(answer.status() / 100)}XX`].find(
    each => each in operation.responses,
  );
  const name = `${method} ${route.url} ${status ?? answer.status()}`;
  const fault = status ? await faultOf(answer, operation.responses[status]?.content) : 'this status is not there';
  if (fault) throw new Error(`${name} is not as /api/openapi.json describes it: ${fault}`);
  const { annotations } = test.info();
  if (!annotations.some(({ description }) => description === name))
    annotations.push({ type: 'answer', description: name });
}

async function faultOf(
  answer: APIResponse,
  content: Operation['responses'][string]['content'],
): Promise<string | null> {
  if (!content) return null;
  const [type = ''] = (answer.headers()['content-type'] ?? '').split(';');
  const schema = content[type]?.schema;
  if (!schema) return `it is ${type || 'nothing'}, and not ${Object.keys(content).join(' or ')}`;
  // The story about the file itself checks its bytes.
  if (schema.format === 'binary') return null;
  const isValid = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, isValid);
  return isValid(await answer.json()) ? null : ajv.errorsText(isValid.errors);
}

function cachedRoutes(origin: string): Promise<Route[]> {
  const known = described.get(origin) ?? readRoutes(origin);
  described.set(origin, known);
  return known;
}

/** Fixed addresses precede those with a parameter in the same place. */
async function readRoutes(origin: string): Promise<Route[]> {
  const { paths } = (await (await fetch(new URL('/api/openapi.json', origin))).json()) as Api;
  return Object.entries(paths)
    .map(([url, operations]) => ({ url, operations }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

function matchesPath(template: string, pathname: string): boolean {
  const [parts, given] = [template.split('/'), pathname.split('/')];
  return parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at]);
}
