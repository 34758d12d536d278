import { DomainError } from '@aicp/contracts/domainError';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { withId } from './collection.ts';

export type ExportSection = {
  collection: string;
  /** The number of rows in a page; 200 unless they are large. */
  pageSize?: number;
  /** The rows with ids above `after`, in ascending order of id. */
  read(after: number, limit: number): Promise<{ id: number }[]>;
};

export type ExportPage = { collection: string; rows: unknown[]; next: string | null };

const PAGE_SIZE = 200;

/**
 * One page of everything that a service stores about a person: `exportX` in its graph.
 * @param after the cursor of the previous page
 * @throws DomainError INVALID for an invalid cursor
 */
export async function exportPage(sections: readonly ExportSection[], after?: string | null): Promise<ExportPage> {
  const cursor = after ? /^(\w+):(\d{1,15})$/.exec(after) : [after, sections[0]?.collection, '0'];
  const index = sections.findIndex(({ collection }) => collection === cursor?.[1]);
  const section = sections[index];
  if (!section) throw new DomainError('INVALID', 'This page does not exist.');
  const limit = section.pageSize ?? PAGE_SIZE;
  const rows = await section.read(Number(cursor?.[2]), limit);
  const last = rows.at(-1)?.id;
  const following = sections[index + 1];
  if (rows.length === limit) return { collection: section.collection, rows, next: `${section.collection}:${last}` };
  return { collection: section.collection, rows, next: following ? `${following.collection}:0` : null };
}

/** The matching rows with ids above `after`, in ascending order of id. For sections of `exportPage`. */
export async function pageRows<Row extends { _id: number }>(
  rows: Model<Row>,
  filter: QueryFilter<Row>,
  after: number,
  limit: number,
  projection: Record<string, 0> = {},
): Promise<{ id: number }[]> {
  const above: QueryFilter<Row> = { ...filter, _id: mongoose.trusted({ $gt: after }) };
  const page = await rows.find(above, projection).sort({ _id: 1 }).limit(limit).lean<Row[]>();
  return page.map(withId);
}
