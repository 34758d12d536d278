import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withMongo } from '@aicp/testing/withMongo';
import { Redis } from 'ioredis';

/** The server's own: including its replication log, which is pruned automatically. */
const OF_THE_SERVER = ['admin', 'config', 'local'];

/**
 * The places of a word in any database of the stories' stack: 'aicp_identity.users', or a key of Redis. Includes databases and collections
 * that are added later.
 */
export async function listOccurrences(word: string): Promise<string[]> {
  const { BASE_URL_MONGODB, BASE_URL_REDIS } = process.env;
  if (!BASE_URL_MONGODB || !BASE_URL_REDIS) throw new Error('BASE_URL_MONGODB and BASE_URL_REDIS are needed');
  const found = await Promise.all([inMongo(BASE_URL_MONGODB, word), inRedis(BASE_URL_REDIS, word)]);
  return found.flat().sort();
}

/** MongoDB's own files: current data is read through its server, and its replication log is pruned automatically. */
const DATABASE_FILES = `mongo${sep}`;

/** The files in the stack's data folder that contain a word or are named by it, including the databases' logs and journals. */
export function filesWith(word: string): string[] {
  const dataDir = process.env.BASE_URL_DATA;
  if (!dataDir) throw new Error('BASE_URL_DATA is needed');
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !relative(dataDir, path).startsWith(DATABASE_FILES))
    .filter(path => path.includes(word) || textOfFile(path).includes(word))
    .map(path => relative(dataDir, path))
    .sort();
}

/** Redis replaces its files while they are read. */
function textOfFile(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Runs work while MongoDB treats every query as slow, which its log quotes. */
export async function withEveryQueryLogged<Result>(work: () => Promise<Result>): Promise<Result> {
  const { BASE_URL_MONGODB } = process.env;
  if (!BASE_URL_MONGODB) throw new Error('BASE_URL_MONGODB is needed');
  return withMongo(BASE_URL_MONGODB, async client => {
    const { slowms } = await client.db().command({ profile: 0, slowms: 0 });
    try {
      return await work();
    } finally {
      await client.db().command({ profile: 0, slowms });
    }
  });
}

function inMongo(uri: string, word: string): Promise<string[]> {
  return withMongo(uri, async client => {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const found: string[] = [];
    for (const { name } of databases.filter(({ name }) => !OF_THE_SERVER.includes(name))) {
      for (const { name: collection } of await client.db(name).listCollections().toArray()) {
        // Searches file bytes in their stored form too.
        const rows: AsyncIterable<unknown> = client.db(name).collection(collection).find({}, { raw: true });
        for await (const row of rows)
          if (Buffer.from(row as Uint8Array).includes(word)) found.push(`${name}.${collection}`);
      }
    }
    return [...new Set(found)];
  });
}

async function inRedis(url: string, word: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for await (const keys of redis.scanStream({ count: 1_000 }))
      for (const key of keys as string[])
        if (`${key} ${JSON.stringify(await contentOf(redis, key))}`.includes(word)) found.push(key);
    return found;
  } finally {
    redis.disconnect();
  }
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return undefined;
  }
}
