/** `npm run aicp -- migrate`: brings the databases of the services up to this release. Safe at any time, and twice. */
import mongoose from 'mongoose';
import { databaseOf } from '../../process/readEnv.ts';
import { env } from './env.ts';
import { migrate, pending, type Target } from './migrate.ts';
import { listDatabaseOwners, migrationsOf } from './serviceFolders.ts';

const USAGE = `Usage: npm run aicp -- migrate                   brings every service's database up to this release
       npm run aicp -- migrate <service> …     only the named services
       npm run aicp -- migrate status          lists the migrations still to be run`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function obey(words: string[]): Promise<number> {
  const onlyStatus = words[0] === 'status';
  const all = listDatabaseOwners();
  const named = onlyStatus ? words.slice(1) : words;
  const unknown = named.filter(name => !all.includes(name));
  if (unknown.length > 0) {
    say(`There is no service ${unknown.join(', ')}. Services: ${all.join(', ')}.\n${USAGE}`);
    return 64;
  }
  if (env.MONGODB_DATABASE && named.length !== 1) {
    say('MONGODB_DATABASE is the database of one service. Name that service.');
    return 64;
  }
  const client = await mongoose.mongo.MongoClient.connect(env.MONGODB_URI, { serverSelectionTimeoutMS: 8_000 });
  try {
    const targets = (named.length > 0 ? named : all).map(service => {
      const database = env.MONGODB_DATABASE ?? databaseOf(service);
      return { service, client, database, folder: migrationsOf(service) };
    });
    // All are looked at before any is written to.
    for (const target of targets) await pending(target);
    for (const target of targets)
      say(`${target.service}: ${onlyStatus ? await statusOf(target) : await outcomeOf(target)}`);
    return 0;
  } finally {
    await client.close();
  }
}

async function statusOf(target: Target): Promise<string> {
  const names = await pending(target);
  return names.length === 0 ? 'up to date' : `${names.join(', ')} to be done`;
}

async function outcomeOf(target: Target): Promise<string> {
  const done = await migrate(target, () => say(`${target.database}: another process is migrating it; waiting.`));
  return done.length === 0 ? 'up to date' : `${done.join(', ')} done`;
}

try {
  process.exitCode = await obey(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
