import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Envelope } from '@aicp/contracts/event';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { root } from '@aicp/dev-stack/deployables';
import { BSON, type Document } from 'mongodb';

export const HISTORY_FILE = fileURLToPath(new URL('../../history.json', import.meta.url));

/** Rows by collection. */
export type Rows = Record<string, Document[]>;

export type History = {
  /** In commit order. */
  events: Envelope[];
  /** The services' own rows before anything was deleted (ownRows.ts). */
  rows: Partial<Record<ServiceName, Rows>>;
};

/** Events that users cannot trigger, replaced by samples. Only the activity log consumes them. */
export const SAMPLED: Record<string, string> = {
  'activityLog.pruned': 'entries of half a year have to be there',
  'document.failed': 'a document has to fail eight times',
  'job.discarded': 'a job has to fail eight times',
  'job.retried': 'a job has to fail eight times',
  'system.lawChangeKept': 'the law has to move between two starts',
};

/** The recorded history of a product (`npm run record-history`), followed by the samples. */
export function openHistory(): History {
  const { events, rows } = BSON.EJSON.parse(readFileSync(HISTORY_FILE, 'utf8')) as History;
  const at = events.at(-1)?.at ?? '';
  const sampled = Object.keys(SAMPLED).flatMap(name => ({
    id: randomUUID(),
    name,
    at,
    requestId: 'sample',
    data: sampleOf(name),
  }));
  return { events: [...events, ...sampled], rows };
}

/** The data of an event's first sample. */
function sampleOf(name: string): unknown {
  const folder = join(root, 'libs/contracts/samples');
  for (const file of readdirSync(folder)) {
    const { events } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (events?.[name]) return events[name][0];
  }
  throw new Error(`no sample of ${name}`);
}
