import { fillDemo } from '@aicp/dev-stack/demo/fillDemo';
import mongoose from 'mongoose';
import { atEnd } from './ending.ts';
import { carries, type Measured, needsOf } from './growthModel.ts';
import { startProduct } from './startProduct.ts';
import { printTable } from './summary.ts';

const SIZES = [1, 1_000, 10_000, 100_000, 1_000_000, 10_000_000];
/** An assumed size for keys of one to four ids. In a small database the indexes are empty pages, which show nothing. */
const INDEX_ENTRY_BYTES = 40;
/** Collections that grow with people and not with their systems. */
const PERSONAL =
  /^(users|second_factors|api_tokens|mails|contacts|customers|standings|organisations|plans|subscriptions)$/;
/** Collections whose rows are temporary, or the same at any number of systems and people. */
const PASSING =
  /^(outbox|counters|tombstones|locks|migrations.*|uk_.*|evidenceFiles.*|webhook_events|payment_settings)$/;

/** Measures the storage of one system and one person in a real database, and projects it to ten million. */
export async function growth(): Promise<void> {
  const { stack, url } = await startProduct();
  await fillDemo(url, undefined, () => undefined);
  const client = await mongoose.mongo.MongoClient.connect(stack.databases().mongodbUri);
  atEnd(() => client.close());
  const measured = await measure(client);
  printTable(
    'What one takes with its indexes, before compression',
    ['', 'bytes'],
    [
      ['a system with its assessments, reports and documents', Math.round(measured.systemBytes)],
      ['a person', Math.round(measured.personBytes)],
      ['of which indexes, percent', Math.round(measured.indexShare * 100)],
    ],
  );
  printTable(
    'At the peak, and what it costs (EUR a month)',
    ['systems', 'requests/s', 'logins/s', 'commits/s', 'events/s', 'EUR', 'EUR a system'],
    SIZES.map(systems => {
      const { requests, logins, writes, events, price } = needsOf(systems, measured);
      return [
        systems.toLocaleString('en'),
        ...[requests, logins, writes, events].map(short),
        short(price),
        short(price / systems),
      ];
    }),
  );
  const { needs } = needsOf(1_000_000, measured);
  const order = needs.map(need => ({ ...need, systems: carries(need.resource, measured) }));
  printTable(
    'Which one gives way first',
    ['one of it', 'carries systems', 'at 1,000,000', 'at 10,000,000'],
    order
      .sort((one, other) => one.systems - other.systems)
      .map(({ resource, systems, use, unit }) => [resource, short(systems), said(use, unit), said(use * 10, unit)]),
  );
}

const short = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2));
const said = (use: number, unit: string) => (unit === 'bytes' ? `${short(use / 1e9)} GB` : `${short(use)} ${unit}`);

async function measure(client: mongoose.mongo.MongoClient): Promise<Measured> {
  const totals = { system: 0, personal: 0, data: 0, indexes: 0 };
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  const systems = await client.db('aicp_systems_assessment').collection('ai_systems').countDocuments();
  const people = await client.db('aicp_identity').collection('users').countDocuments();
  for (const { name } of databases.filter(database => database.name.startsWith('aicp_'))) {
    for (const { name: collection } of await client.db(name).listCollections({}, { nameOnly: true }).toArray()) {
      if (PASSING.test(collection)) continue;
      const { count, data, indexes } = await weigh(client, name, collection);
      const kind = PERSONAL.test(collection) ? 'personal' : 'system';
      totals[kind] += count * (data + indexes);
      totals.data += count * data;
      totals.indexes += count * indexes;
    }
  }
  return {
    systemBytes: totals.system / systems,
    personBytes: totals.personal / people,
    indexShare: totals.indexes / (totals.data + totals.indexes),
  };
}

/** The number of rows in a collection, and the size of one row and of its index entries. */
async function weigh(client: mongoose.mongo.MongoClient, database: string, name: string) {
  const collection = client.db(database).collection(name);
  const [stats] = await collection.aggregate([{ $collStats: { storageStats: {} } }]).toArray();
  const { count = 0, avgObjSize = 0, nindexes = 0 } = stats?.storageStats ?? {};
  return { count, data: avgObjSize, indexes: nindexes * INDEX_ENTRY_BYTES };
}
