import type { Transaction } from '@aicp/service/store/transaction';
import type { Model } from 'mongoose';

/** The members of a row, all optional, and no others. */
type Only<Row, Fields> = Fields & { [Member in Exclude<keyof Fields, keyof Row>]: never };

/**
 * Sets fields of a row and their version, unless it has that version or a later one. As a pipeline it also creates a missing row without a
 * second query. mongoose does not cast pipelines, so only the types restrict the fields to the row.
 * @param versionField the field with the version; a missing version is older than any
 */
export async function upsertIfNewer<Row extends { _id: unknown }, Fields extends Partial<Row>>(
  tx: Transaction,
  rows: Model<Row>,
  id: Row['_id'],
  [versionField, version]: [versionField: keyof Row & string, version: number],
  fields: Only<Row, Fields>,
): Promise<void> {
  const isNewer = { $lt: [{ $ifNull: [`$${versionField}`, -1] }, version] };
  const set = Object.entries({ ...fields, [versionField]: version }).map(([field, value]) => [
    field,
    // A literal, because a name may begin with a dollar sign.
    { $cond: [isNewer, { $literal: value }, `$${field}`] },
  ]);
  const options = { upsert: true, session: tx.session };
  await rows.collection.updateOne({ _id: id as never }, [{ $set: Object.fromEntries(set) }], options);
}
