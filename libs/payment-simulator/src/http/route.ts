import type { z } from 'zod';
import type { Simulation } from '../simulation.ts';
import { readParams } from './params.ts';

export interface Route {
  method: string;
  /** The address in parts; those that begin with ':' stand for ids. */
  pattern: string[];
  /** Checks the parameters; what it returns does the work. */
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
