import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { nextId } from '../serialIds.ts';
import { advanceIdCounters, deleteKeysByPrefix } from './resetAfterRestore.ts';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('reporting');
});
afterAll(() => app.stop());

describe('after a backup was restored', () => {
  it('no id is assigned that may have been assigned after the backup', async () => {
    expect([await nextId('things'), await nextId('others')]).toEqual([1, 1]);
    expect(await advanceIdCounters(mongoose.connection.getClient().db(mongoose.connection.name))).toBe(2);
    expect([await nextId('things'), await nextId('others')]).toEqual([1_000_002, 1_000_002]);
  });

  it('Redis drops everything later than the backup, and no other program’s data', async () => {
    const keys = ['aicp:session:a', 'aicp:limit:b', '{aicp}:events-reporting:meta', 'somebody:else'];
    for (const key of keys) await app.redis.set(key, '1');
    expect(await deleteKeysByPrefix(app.redis, 'aicp')).toBe(2);
    expect(await deleteKeysByPrefix(app.redis, '{aicp}')).toBe(1);
    expect(await app.redis.keys('*')).toEqual(['somebody:else']);
  });
});
