import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { root } from '@aicp/dev-stack/deployables';
import { migrate } from '@aicp/service/store/migrations/migrate';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { afterAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import '@aicp/service/store/archives';
import '@aicp/service/store/dutyAnswers';
import '@aicp/service/store/members';
import '@aicp/service/store/outbox';
import '@aicp/service/store/people';
import '@aicp/service/store/reminders';
import '@aicp/service/store/serialIds';
import '@aicp/service/store/tombstones';

/** Models shared by services. The stores' own models are removed between two services, because their names may be the same. */
const SHARED = mongoose.modelNames();

/** Stores of shared models that a service has only if it imports them, by collection. */
const OPTIONAL: Record<string, string> = {
  archives: 'archives',
  duty_answers: 'dutyAnswers',
  members: 'members',
  people: 'people',
  reminders: 'reminders',
};

afterAll(closeMongo);

const services = serviceNames.filter(name => existsSync(join(root, 'services', name, 'src/store')));

describe.each(services)('the migrations of %s', name => {
  const source = join(root, 'services', name, 'src');
  const database = `test_migrations_${name.replaceAll('-', '_')}`;

  it('build exactly what its schemas declare', async () => {
    for (const model of mongoose.modelNames()) if (!SHARED.includes(model)) mongoose.deleteModel(model);
    for (const file of globSync(join(source, 'store/*.ts')).filter(path => !path.endsWith('.test.ts')))
      await import(pathToFileURL(file).href);
    await openMongo(process.env.TEST_MONGODB_URI ?? '', database);
    await mongoose.connection.dropDatabase();
    const folder = pathToFileURL(join(source, 'migrations/'));
    const target = { client: mongoose.connection.getClient(), database, folder };

    expect(await migrate(target, () => {})).toContain('001-baseline.ts');
    const there = (await mongoose.connection.listCollections()).map(collection => collection.name);
    const texts = globSync(join(source, '**/*.ts')).map(path => readFileSync(path, 'utf8'));
    const isUsed = (store = '') => texts.some(text => text.includes(`'@aicp/service/store/${store}'`));
    const declared = Object.values(mongoose.models).filter(
      ({ collection }) => !(collection.name in OPTIONAL) || isUsed(OPTIONAL[collection.name]),
    );
    const collections = there.filter(collection => !/^migrations(_lock)?$|\.(files|chunks)$/.test(collection));
    expect(collections.sort()).toEqual(declared.map(model => model.collection.name).sort());
    for (const model of declared) {
      expect({ model: model.modelName, ...(await model.diffIndexes()) }).toEqual({
        model: model.modelName,
        toDrop: [],
        toCreate: [],
      });
    }

    await mongoose.connection.dropDatabase();
    await closeMongo();
  });
});
