import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { root } from '@aicp/dev-stack/deployables';
import { migrate } from '@aicp/service/store/migrations/migrate';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { afterAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import '@aicp/service/store/outbox';
import '@aicp/service/store/serialIds';
import '@aicp/service/store/tombstones';

/** They are the same in every service; the stores' own models go away between two of them, whose names may be the same. */
const CHASSIS = mongoose.modelNames();

afterAll(closeMongo);

const services = serviceNames.filter(name => existsSync(join(root, 'services', name, 'src/store')));

describe.each(services)('the migrations of %s', name => {
  const source = join(root, 'services', name, 'src');
  const database = `test_migrations_${name.replaceAll('-', '_')}`;

  it('build what its schemas declare, nothing less and nothing more', async () => {
    for (const model of mongoose.modelNames()) if (!CHASSIS.includes(model)) mongoose.deleteModel(model);
    for (const file of globSync(join(source, 'store/*.ts')).filter(path => !path.endsWith('.test.ts')))
      await import(pathToFileURL(file).href);
    await openMongo(process.env.TEST_MONGODB_URI ?? '', database);
    await mongoose.connection.dropDatabase();
    const folder = pathToFileURL(join(source, 'migrations/'));
    const target = { client: mongoose.connection.getClient(), database, folder };

    expect(await migrate(target, () => {})).toContain('001-baseline.ts');
    const there = (await mongoose.connection.listCollections()).map(collection => collection.name);
    for (const model of Object.values(mongoose.models)) {
      expect(there).toContain(model.collection.name);
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
