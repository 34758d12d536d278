import { invalid } from '../StripeError.ts';
import type { Simulation } from '../simulation.ts';
import { includable } from './includable.ts';

type Fields = Record<string, unknown>;

/** Replaces ids by their objects (and adds fields sent only on request) along paths such as `data.latest_invoice`. */
export function expand(sim: Simulation, value: object, paths: string[]): object {
  return paths.reduce((whole, path) => expandPath(sim, whole as Fields, path.split('.'), path), value);
}

function expandPath(sim: Simulation, value: Fields, [field = '', ...rest]: string[], path: string): Fields {
  if (value.object === 'list' && field === 'data') {
    const data = (value.data as Fields[]).map(item => expandPath(sim, item, rest, path));
    return { ...value, data };
  }
  const include = includable[`${value.object}.${field}`];
  const present = include ? include(sim, value) : value[field];
  if (present === undefined) throw invalid(`This property cannot be expanded (${path}).`);
  if (present === null) return value;
  const target = typeof present === 'string' ? sim.store.find(present) : present;
  if (!target) throw invalid(`This property cannot be expanded (${path}).`);
  return { ...value, [field]: rest.length > 0 ? expandPath(sim, target as Fields, rest, path) : target };
}
