import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_LIVE_CHANNEL } from '@aicp/contracts/adminLive';
import { LINKS_CHANNEL } from '@aicp/contracts/inputs/links';
import { LIVE_CHANNEL } from '@aicp/contracts/live';
import { type ServiceName, serviceNames } from '@aicp/contracts/serviceNames';
import { dataFolder } from '@aicp/testing/dataFolder';
import { withMongo } from '@aicp/testing/withMongo';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { root } from './deployables.ts';
import { redisAcl } from './redisUsers.ts';
import { type Databases, startDatabases } from './startDatabases.ts';

const dataDir = dataFolder('aicp-access-');
let databases: Databases;

/** Redis' response to a user: the error's first word, or 'OK'. */
async function redisAs(user: ServiceName | 'gateway', command: string, ...words: string[]): Promise<string> {
  const redis = new Redis(databases.addressesOf(user).REDIS_URL);
  const answer = await redis.call(command, ...words).then(
    () => 'OK',
    (error: Error) => error.message.split(' ')[0] ?? '',
  );
  redis.disconnect();
  return answer;
}

beforeAll(async () => {
  databases = await startDatabases({ dataDir });
}, 60_000);
afterAll(async () => {
  await databases.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the databases of the embedded default', () => {
  it('refuse everyone without a password, and let no one create a user for themselves', async () => {
    const { host } = new URL(databases.mongodbUri.replace('mongodb:', 'http:'));
    const ask = (command: object, database = 'aicp_reporting') =>
      withMongo(`mongodb://${host}/?directConnection=true`, client =>
        client
          .db(database)
          .command(command)
          .then(
            () => 'answered',
            (error: { codeName?: string }) => error.codeName,
          ),
      );
    expect(await ask({ find: 'reports' })).toBe('Unauthorized');
    expect(await ask({ createUser: 'me', pwd: 'me', roles: ['root'] }, 'admin')).toBe('Unauthorized');
    const { port } = new URL(databases.redisUrl);
    const stranger = new Redis(Number(port), { lazyConnect: true, retryStrategy: () => null });
    stranger.on('error', () => undefined);
    await expect(stranger.set('aicp:session:x', '{}')).rejects.toThrow(/NOAUTH/);
    stranger.disconnect();
  });

  it('use no compression, because unpatched servers leak memory through it (CVE-2025-14847)', async () => {
    const { host } = new URL(databases.mongodbUri.replace('mongodb:', 'http:'));
    const hello = await withMongo(`mongodb://${host}/?directConnection=true`, client =>
      client.db('admin').command({ hello: 1, compression: ['zlib', 'snappy', 'zstd'] }),
    );
    expect(hello.compression).toBeUndefined();
  });

  it('show each service its own database alone', async () => {
    const { MONGODB_URI = '' } = databases.addressesOf('reporting');
    await expect(
      withMongo(MONGODB_URI, client => client.db('aicp_identity').collection('users').findOne()),
    ).rejects.toMatchObject({ codeName: 'Unauthorized' });
  });

  it('let only identity write sessions, and the gateway read them and count', async () => {
    const users = ['gateway', ...serviceNames] as const;
    const answers = await Promise.all(
      users.map(async user => [user, await redisAs(user, 'set', 'aicp:session:x', '{}')]),
    );
    expect(answers.filter(([, answer]) => answer === 'OK').map(([user]) => user)).toEqual(['identity']);
    expect(await redisAs('gateway', 'getex', 'aicp:session:x', 'EX', '60')).toBe('OK');
    expect(await redisAs('gateway', 'incr', 'aicp:limit:x')).toBe('OK');
    expect(await redisAs('gateway', 'get', '{aicp}:events-admin:meta')).toBe('NOPERM');
    expect(await redisAs('reporting', 'get', 'aicp:session:x')).toBe('NOPERM');
    expect(await redisAs('reporting', 'publish', 'aicp:outbox:billing', '')).toBe('NOPERM');
  });

  it.each([
    [LIVE_CHANNEL, serviceNames],
    [LINKS_CHANNEL, ['identity']],
    [ADMIN_LIVE_CHANNEL, ['admin']],
  ])('let the gateway hear %s, and no service speak there but %j', async (channel, speakers) => {
    expect(await redisAs('gateway', 'subscribe', channel)).toBe('OK');
    const answers = await Promise.all(
      serviceNames.map(async name => [name, await redisAs(name, 'publish', channel, '')]),
    );
    const allowed = answers.filter(([, answer]) => answer === 'OK').map(([name]) => name);
    expect(allowed.sort()).toEqual([...speakers].sort());
  });

  it('give only the operator commands that inspect, empty or reconfigure Redis', async () => {
    const commands = ['keys *', 'flushall', 'config get *', 'acl list', 'script flush'];
    for (const line of commands)
      for (const user of ['gateway', 'identity', 'documents'] as const) {
        const [command = '', ...words] = line.split(' ');
        expect([user, line, await redisAs(user, command, ...words)]).toEqual([user, line, 'NOPERM']);
      }
  });

  it('keep a committed transaction after a kill, even though no one may sign in as the default user', async () => {
    const redis = new Redis(databases.addressesOf('identity').REDIS_URL, { maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
    await redis.multi().set('aicp:session:y', '{}').zadd('aicp:session-set-of:1', 1, 'y').exec();
    await databases.redis?.restart('SIGKILL');
    expect(await redis.get('aicp:session:y')).toBe('{}');
    redis.disconnect();
  });

  it('store passwords only in files of their owner, and not in command lines', () => {
    const pids = [databases.mongod?.pid(), databases.redis?.pid()];
    const secrets = Object.values(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as object);
    for (const pid of pids)
      for (const secret of secrets) expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain(secret);
    for (const file of ['secrets.json', 'mongodb.key', 'redis/users.acl'])
      expect([file, statSync(join(dataDir, file)).mode & 0o777]).toEqual([file, 0o600]);
  });
});

it('every Redis key named in the code belongs to a service', () => {
  const files = globSync('{services,libs}/*/src/**/*.ts', { cwd: root }).concat(
    globSync('gateway/src/**/*.ts', { cwd: root }),
  );
  const sources = files.filter(file => !file.includes('.test.') && !file.includes('redisUsers'));
  const names = sources.flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/['`]aicp:([a-z-]+)/g)].map(([, name]) => name),
  );
  expect(names).toContain('session');
  const acl = redisAcl(serviceNames, {}, 7);
  // If a name is missing, add it to its service in redisUsers.ts.
  expect([...new Set(names)].filter(name => !new RegExp(`[~&]aicp:${name}\\b`).test(acl))).toEqual([]);
});
