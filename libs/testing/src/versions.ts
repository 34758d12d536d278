import type mongoose from 'mongoose';

/**
 * Checks that an event's version equals its row's version after the commit: consumers drop events with an earlier version. Reads the
 * oplog, so it covers everything that a service commits while a test file runs.
 */

type Data = Record<string, unknown> & { system?: { id: number } };
type RowOf = (data: Data) => [collection: string, id: unknown, member?: string];

const system: RowOf = data => ['ai_systems', data.system?.id];
const user: RowOf = ({ userId }) => ['users', userId];
const membership: RowOf = ({ organisationId, userId }) => ['memberships', `${organisationId}-${userId}`];
const purchase: RowOf = ({ purchaseId }) => ['purchases', purchaseId];
const settings: RowOf = () => ['payment_settings', 'settings'];
const evidence: RowOf = ({ systemId, jurisdiction }) => ['standings', `${systemId}-${jurisdiction}`, 'evidenceVersion'];

/** The row with the version of an event, by the event's name. */
export const VERSIONED: Record<string, RowOf> = {
  'system.created': system,
  'system.updated': system,
  'system.archived': ({ systemId }) => ['ai_systems', systemId],
  'system.restored': ({ systemId }) => ['ai_systems', systemId],
  'system.deleted': ({ systemId }) => ['ai_systems', systemId],
  'system.factsChanged': ({ systemId }) => ['ai_systems', systemId, 'factsVersion'],
  'organisationDuties.changed': ({ organisationId }) => ['organisation_duties', organisationId],
  'ownFields.changed': ({ organisationId }) => ['own_fields', organisationId],
  'request.stated': ({ linkId }) => ['supplier_requests', linkId],
  'subscription.changed': ({ organisationId }) => ['standings', organisationId],
  'document.purchased': purchase,
  'document.purchaseRevoked': purchase,
  'payment.recorded': ({ paymentId }) => ['payments', paymentId],
  'paymentMode.stated': settings,
  'paymentSettings.changed': settings,
  'evidence.latestChanged': evidence,
  'organisation.updated': ({ organisationId }) => ['organisations', organisationId],
  'membership.changed': membership,
  'membership.ended': membership,
  'user.registered': user,
  'user.updated': user,
  'user.verified': user,
  'user.suspended': user,
  'user.activated': user,
};

type Operation = { op: string; ns: string; o: Content; o2?: { _id: unknown } };
type Content = Record<string, unknown> & { _id?: unknown; diff?: { u?: Content; i?: Content } };

/** The current end of the oplog. */
export async function endOfLog(db: mongoose.mongo.Db): Promise<mongoose.mongo.Timestamp> {
  return (await db.admin().command({ hello: 1 })).lastWrite.opTime.ts;
}

/** One sentence per event after `since` whose version differs from its row's. */
export async function wrongVersions(db: mongoose.mongo.Db, since: mongoose.mongo.Timestamp): Promise<string[]> {
  const ours = { $regex: `^${db.databaseName}\\.` };
  const log = db.client
    .db('local')
    .collection<{ op: string; ns: string; o: Content & { applyOps?: Operation[] } }>('oplog.rs');
  const entries = log.find({ ts: { $gt: since }, $or: [{ ns: ours }, { 'o.applyOps.ns': ours }] });
  const versions = new Map<string, number>();
  const faults: string[] = [];
  for await (const entry of entries)
    faults.push(...faultsOf(entry.o.applyOps ?? [entry as Operation], db.databaseName, versions));
  return [...new Set(faults)];
}

/** @param versions the last version of each row, updated here */
function faultsOf(commit: readonly Operation[], database: string, versions: Map<string, number>): string[] {
  const written = new Map<string, number[]>();
  const published = new Map<string, { name: string; version: number }[]>();
  for (const { op, ns, o, o2 } of commit) {
    const collection = ns.slice(database.length + 1);
    if (collection === 'outbox' && op === 'i') {
      const { name, data } = o as { name: string; data: Data };
      const key = keyOfEvent(name, data);
      if (key) published.set(key, [...(published.get(key) ?? []), { name, version: Number(data.version) }]);
      continue;
    }
    const set: Content = op === 'u' ? { ...o, ...o.diff?.u, ...o.diff?.i } : o;
    for (const member of ['version', 'factsVersion', 'evidenceVersion']) {
      const key = keyOf(collection, op === 'u' ? o2?._id : o._id, member);
      // A deletion counts as a change, unless the row was changed for it.
      const before = written.has(key) ? undefined : versions.get(key);
      const now = op === 'd' ? before !== undefined && before + 1 : set[member];
      if (typeof now !== 'number') continue;
      versions.set(key, now);
      written.set(key, [...(written.get(key) ?? []), now]);
    }
  }
  return [...published].flatMap(([key, events]) => {
    const now = versions.get(key);
    if (now === undefined) return [];
    const possible = written.get(key) ?? [now];
    return events.flatMap(({ name, version }, at) => {
      const isRight = at === events.length - 1 ? version === now : possible.includes(version);
      return isRight ? [] : [`${name} was published with version ${version}, and its row in ${key} has ${now}`];
    });
  });
}

const keyOf = (collection: string, id: unknown, member: string) => `${collection} ${JSON.stringify(id)} ${member}`;

function keyOfEvent(name: string, data: Data): string | null {
  const rowOf = VERSIONED[name];
  if (!rowOf) return null;
  const [collection, id, member = 'version'] = rowOf(data);
  return keyOf(collection, id, member);
}
