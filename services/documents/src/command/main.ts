/** `npm run aicp -- files`: checks that every file is in its recorded store, and moves files between MongoDB and S3. */
import { DomainError } from '@aicp/contracts/domainError';
import { createLogger } from '@aicp/service/process/logger';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { type FileLocation, fileLocations } from '../domain/storedFile.ts';
import { s3Of } from '../filesEnv.ts';
import { openFiles } from '../openFiles.ts';
import { checkFiles } from '../use-cases/checkFiles.ts';
import { moveFiles } from '../use-cases/moveFiles.ts';
import { env } from './env.ts';

const USAGE = `Usage: npm run aicp -- files check          checks that every file exists and is complete
       npm run aicp -- files move s3        moves files from MongoDB to the bucket in the FILES_S3_ settings
       npm run aicp -- files move mongodb   moves files from the bucket back to MongoDB`;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

async function check(): Promise<number> {
  const { mongodb, s3, faults } = await checkFiles(say);
  say(`${mongodb} files in MongoDB, ${s3} in S3, ${faults} of them missing or damaged.`);
  return faults === 0 ? 0 : 1;
}

async function move(to: FileLocation): Promise<number> {
  const { moved, there, faults } = await moveFiles(to, say);
  say(`${moved} files moved, ${there} were already in place, ${faults} could not be moved.`);
  if (moved > 0) say('The nightly sweep deletes what remains of the moved files in the old store.');
  return faults === 0 ? 0 : 1;
}

async function obey(work: () => Promise<number>): Promise<number> {
  const s3 = s3Of(env);
  const stops: (() => unknown)[] = [closeMongo];
  await openMongo(env.MONGODB_URI, env.MONGODB_DATABASE);
  try {
    await openFiles({ logger: createLogger('files', 'error'), onStop: stop => void stops.push(stop) }, s3);
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    say(
      s3
        ? `${error.message} Then run this command again: it continues where it stopped.`
        : 'Set the FILES_S3_ settings first.',
    );
    return 1;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const [verb, to, ...more] = process.argv.slice(2);
const place = fileLocations.find(each => each === to);
if (verb === 'check' && !to) process.exitCode = await obey(check);
else if (verb === 'move' && place && more.length === 0) process.exitCode = await obey(() => move(place));
else {
  say(USAGE);
  process.exitCode = 64;
}
