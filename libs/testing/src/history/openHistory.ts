import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Envelope } from '@aicp/contracts/event';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { root } from '@aicp/dev-stack/deployables';
import { BSON, type Document } from 'mongodb';

export const HISTORY_FILE = fileURLToPath(new URL('../../history.json', import.meta.url));

/** By collection. */
export type Rows = Record<string, Document[]>;

export type History = {
  /** In the order in which they were committed. */
  events: Envelope[];
  /** What services had written themselves when everything had grown and nothing was deleted (ownRows.ts). */
  rows: Partial<Record<ServiceName, Rows>>;
};

/** Events of which a sample stands for one that was recorded, as nothing that people do brings them about. All are for the log alone. */
export const SAMPLED: Record<string, string> = {
  'activityLog.pruned': 'entries of half a year have to be there',
  'document.failed': 'a document has to fail eight times',
  'job.discarded': 'a job has to fail eight times',
  'job.retried': 'a job has to fail eight times',
  'system.lawChangeKept': 'the law has to move between two starts',
};

/** The recorded history of a product (`npm run record-history`), and at its end the samples. */
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

/** The data of an event, as a release has sent it. */
function sampleOf(name: string): unknown {
  const folder = join(root, 'libs/contracts/samples');
  for (const file of readdirSync(folder)) {
    const { events } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (events?.[name]) return events[name][0];
  }
  throw new Error(`no sample of ${name}`);
}
