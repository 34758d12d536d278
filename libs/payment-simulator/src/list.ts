import { z } from 'zod';
import { int } from './http/params.ts';
import { missing } from './StripeError.ts';

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  total_count?: number;
  url: string;
}

const range = z.strictObject({ gt: int, gte: int, lt: int, lte: int }).partial();

/** What every list takes. */
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

/** One page of a list that is newest first. */
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

/** True when the object was made within the wanted range. */
export function within(
  made: { created: number },
  wanted?: number | Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number>>,
): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return made.created === wanted;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return made.created > gt && made.created >= gte && made.created < lt && made.created <= lte;
}
