import qs from 'qs';
import { z } from 'zod';
import { invalid, missing } from '../StripeError.ts';
import { load, type Simulation } from '../simulation.ts';
import type { Stored } from '../store.ts';

export interface Route {
  method: string;
  /** The segments of the address; those that begin with ':' stand for ids. */
  pattern: string[];
  /** Checks the parameters. Returns a function that does the work. */
  prepare(given: Record<string, unknown>): (sim: Simulation, ids: string[]) => object;
}

/** `route('POST /v1/customers/:id', schema, (sim, params, id) => customer)` */
export function route<S extends z.ZodType>(
  line: string,
  schema: S,
  run: (sim: Simulation, params: z.infer<S>, ...ids: string[]) => object,
): Route {
  const [method = '', path = ''] = line.split(' ');
  return {
    method,
    pattern: path.split('/'),
    prepare: given => {
      const params = readParams(schema, given);
      return (sim, ids) => run(sim, params, ...ids);
    },
  };
}

/** The route of a request and the ids in its address. */
export function match(routes: Route[], method: string, path: string): { route: Route; ids: string[] } | undefined {
  const parts = path.split('/');
  for (const route of routes) {
    const { pattern } = route;
    const fits = pattern.every((part, index) => (part.startsWith(':') ? parts[index] : part === parts[index]));
    if (route.method !== method || pattern.length !== parts.length || !fits) continue;
    return { route, ids: parts.filter((_, index) => pattern[index]?.startsWith(':')).map(decodeURIComponent) };
  }
  return undefined;
}

export const int = z.coerce.number().int();
export const flag = z.enum(['true', 'false']).transform(text => text === 'true');
export const metadata = z.union([z.record(z.string(), z.string()), z.literal('')]).optional();
export const address = z.record(z.string(), z.string()).optional();
export const automaticTax = z
  .strictObject({ enabled: flag, liability: z.strictObject({ type: z.literal('self') }).optional() })
  .optional();

/** Parses a body or query in Stripe's encoding: `items[0][price]=…&expand[0]=…`. */
export const parseForm = (text: string): Record<string, unknown> => qs.parse(text, { arrayLimit: 1000, depth: 10 });

/** The parameters of a call, or Stripe's error about them. */
export function readParams<S extends z.ZodType>(schema: S, given: Record<string, unknown>): z.infer<S> {
  const { data, error } = schema.safeParse(given);
  if (!error) return data as z.infer<S>;
  const [issue] = error.issues;
  const param = nameOf(issue?.path ?? []);
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue && valueAt(given, issue.path) === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw invalid(`Invalid ${param}: ${issue?.message}`, { code: 'parameter_invalid', param });
}

const nameOf = ([first = '', ...rest]: readonly PropertyKey[]) =>
  String(first) + rest.map(part => `[${String(part)}]`).join('');

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], given);

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  total_count?: number;
  url: string;
}

const range = z.strictObject({ gt: int, gte: int, lt: int, lte: int }).partial();

export const page = {
  limit: int.min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};
export const created = { created: z.union([int, range]).optional() };

interface PageParams {
  limit: number;
  starting_after?: string;
  ending_before?: string;
}

export function pageOf<T extends { id: string }>(url: string, all: T[], params: PageParams): List<T> {
  const { limit, starting_after: after, ending_before: before } = params;
  const at = (id: string, param: string) => {
    const index = all.findIndex(item => item.id === id);
    if (index < 0) throw missing('object', id, param);
    return index;
  };
  const first = after ? at(after, 'starting_after') + 1 : 0;
  const end = before ? at(before, 'ending_before') : all.length;
  const rest = all.slice(first, end);
  const data = before ? rest.slice(-limit) : rest.slice(0, limit);
  return { object: 'list', data, has_more: rest.length > limit, url };
}

/** True if the object was created within the given range. */
export function within(
  made: { created: number },
  wanted?: number | Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number>>,
): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return made.created === wanted;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return made.created > gt && made.created >= gte && made.created < lt && made.created <= lte;
}

type Made = Stored & { created: number };

/** A list, newest first, that can be filtered by the named fields. */
export function listRoute<T extends Made>(url: string, object: T['object'], fields: (keyof T & string)[]) {
  const filters: object = Object.fromEntries(fields.map(name => [name, z.string().optional()]));
  return route(`GET ${url}`, z.strictObject({ ...page, ...created, ...filters }), (sim, params) => {
    const wanted: Record<string, unknown> = params;
    const fits = (item: T) => fields.every(name => wanted[name] === undefined || item[name] === wanted[name]);
    return pageOf(
      url,
      sim.store.all<T>(object).filter(item => within(item, params.created) && fits(item)),
      params,
    );
  });
}

/** A route for one object by its id. */
export const readRoute = <T extends Stored>(url: string, object: T['object']) =>
  route(`GET ${url}/:id`, z.strictObject({}), (sim, _, id) => load<T>(sim, object, id));
