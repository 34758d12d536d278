/**
 * `npm run record-history`: runs a scripted history on a new product and records every committed event in order, with the services' own
 * rows before the deletions. The convergence tests deliver it.
 */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Envelope } from '@aicp/contracts/event';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { root } from '@aicp/dev-stack/deployables';
import { startStack } from '@aicp/dev-stack/startStack';
import type { OutboxRow } from '@aicp/service/store/outbox';
import { BSON, MongoClient } from 'mongodb';
import { dataFolder } from '../dataFolder.ts';
import { HISTORY_FILE, type History, type Rows } from './openHistory.ts';
import { OWN_ROWS } from './ownRows.ts';
import { grow, type Operators, part } from './playHistory.ts';
import { isEvent } from './storedState.ts';

const CALM_MS = 200;

const dataDir = dataFolder('aicp-history-');
const stack = startStack({ dataDir, port: 0, trial: true, web: false });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stack.stop());

const envelopeOf = ({ _id: id, name, at, requestId, origin, restated, data }: OutboxRow): Envelope => ({
  ...{ id, name, at: at.toISOString(), requestId, data },
  ...(origin && { origin }),
  ...(restated && { restated }),
});

/** Resolves when all outboxes are empty. */
async function quiet(mongo: MongoClient): Promise<void> {
  const { databases } = await mongo.db().admin().listDatabases({ nameOnly: true });
  const outboxes = databases.filter(({ name }) => name.startsWith('aicp_')).map(({ name }) => mongo.db(name));
  const left = () => Promise.all(outboxes.map(db => db.collection('outbox').countDocuments()));
  while ((await left()).some(count => count > 0)) await sleep(CALM_MS);
}

const databaseOf = (mongo: MongoClient, service: ServiceName) => mongo.db(`aicp_${service.replaceAll('-', '_')}`);

async function rowsOf(mongo: MongoClient): Promise<History['rows']> {
  const rows: History['rows'] = {};
  for (const [service, collections] of Object.entries(OWN_ROWS) as [
    ServiceName,
    NonNullable<(typeof OWN_ROWS)[ServiceName]>,
  ][]) {
    const read: Rows = {};
    for (const [name, { only = () => true, first = () => ({}) }] of Object.entries(collections)) {
      const found = await databaseOf(mongo, service).collection(name).find().sort({ _id: 1 }).toArray();
      read[name] = found.filter(row => only(row, read)).map(row => ({ ...row, ...first(row) }));
    }
    rows[service] = read;
  }
  return rows;
}

/** One event or row per line, so that two recordings can be compared. */
function textOf({ events, rows }: History): string {
  const line = (value: object) => BSON.EJSON.stringify(value, { relaxed: true });
  const list = (values: readonly object[]) => `[\n${values.map(line).join(',\n')}\n]`;
  const table = (entries: [string, string][]) =>
    `{\n${entries.map(([key, text]) => `"${key}": ${text}`).join(',\n')}\n}`;
  const services = Object.entries(rows).map(([service, collections]): [string, string] => [
    service,
    table(Object.entries(collections).map(([name, values]) => [name, list(values)])),
  ]);
  return `${table([
    ['events', list(events)],
    ['rows', table(services)],
  ])}\n`;
}

/** Runs as a separate process, because this one serves the product's payments and emails. */
async function rebuild(): Promise<void> {
  const command = ['libs/dev-stack/src/besideProduct.ts', 'admin', 'rebuild'];
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, command, { cwd: root, env });
}

try {
  const url = await stack.ready;
  const mongo = await MongoClient.connect(stack.databases().mongodbUri);
  const inserted = { operationType: 'insert', 'ns.coll': 'outbox' };
  const events: Envelope[] = [];
  // From the first entry of the oplog.
  const [first] = await mongo.db('local').collection('oplog.rs').find().sort({ $natural: 1 }).limit(1).toArray();
  const stream = mongo.watch<OutboxRow>([{ $match: inserted }], { startAtOperationTime: first?.ts });
  stream.on('change', change => {
    if (change.operationType === 'insert' && isEvent(change.fullDocument)) events.push(envelopeOf(change.fullDocument));
  });
  const { password } = JSON.parse(readFileSync(join(dataDir, 'administrator.json'), 'utf8'));
  const grown = await grow(url, stack, password);
  await quiet(mongo);
  const rows = await rowsOf(mongo);
  const lose: Operators['lose'] = async (service, collection, id) =>
    void (await databaseOf(mongo, service).collection<{ _id: number }>(collection).deleteOne({ _id: id }));
  await part(url, grown, { rebuild, lose });
  await quiet(mongo);
  await stream.close();
  await mongo.close();
  writeFileSync(HISTORY_FILE, textOf({ events, rows }));
  process.stdout.write(`${events.length} events of ${new Set(events.map(({ name }) => name)).size} kinds\n`);
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
