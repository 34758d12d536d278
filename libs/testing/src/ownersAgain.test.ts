import { randomUUID } from 'node:crypto';
import { migrationsOf } from '@aicp/service/store/migrations/serviceFolders';
import { expect, it } from '@jest/globals';
import type mongoose from 'mongoose';
import { withMongo } from './withMongo.ts';

/** What is an organisation's in each service, and was found by the account's number before. */
const OWNED: [service: string, file: string, collections: string[]][] = [
  ['systems-assessment', '006-owners.ts', ['ai_systems', 'assessments', 'plans']],
  ['reporting', '005-owners.ts', ['reports', 'clocks']],
  [
    'documents',
    '006-owners.ts',
    [
      ...['subjects', 'documents', 'versions', 'evidence', 'checklists', 'purchases', 'shares'],
      ...['plans', 'organisations', 'brandings'],
    ],
  ],
  ['billing', '005-owners.ts', ['customers', 'purchases', 'payments', 'assessments', 'standings', 'contacts']],
  ['admin', '004-owners.ts', ['systems', 'assessments', 'payments', 'users']],
  ['identity', '008-people-organisations.ts', ['api_tokens', 'subscriptions', 'users']],
];

it.each(OWNED)(
  '%s: what a still earlier release wrote during the upgrade before gets its organisation',
  async (service, file, names) => {
    const { up } = (await import(new URL(file, migrationsOf(service)).href)) as {
      up(db: mongoose.mongo.Db): Promise<void>;
    };
    await withMongo(process.env.TEST_MONGODB_URI ?? '', async client => {
      const db = client.db(`test_owners_${randomUUID().slice(0, 8)}`) as unknown as mongoose.mongo.Db;
      const rowsOf = (name: string) => db.collection<{ _id: number }>(name);
      for (const name of names) await rowsOf(name).insertOne({ _id: 7, userId: 7 } as { _id: number });
      await up(db);
      const filled = await Promise.all(names.map(name => rowsOf(name).findOne({ _id: 7 })));
      expect(filled).toEqual(names.map(() => expect.objectContaining({ organisationId: 7 })));
      await db.dropDatabase();
    });
  },
);
