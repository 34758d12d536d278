/**
 * An update that sets fields and their version, unless the document holds that version or a later one. As a pipeline it
 * also makes the document when there is none, without a second look.
 */
export function ifNewer(versionField: string, version: number, fields: Record<string, unknown>): object[] {
  const isNewer = { $lt: [{ $ifNull: [`$${versionField}`, -1] }, version] };
  const set = Object.entries({ ...fields, [versionField]: version }).map(([field, value]) => [
    field,
    // Literal: a name that begins with a dollar sign is still a name.
    { $cond: [isNewer, { $literal: value }, `$${field}`] },
  ]);
  return [{ $set: Object.fromEntries(set) }];
}
