import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { atEnd, temporaryFolder } from './ending.ts';

/** A product that runs from a checkout in a separate process. */
export type Release = {
  url: string;
  mongodbUri: string;
  redisUrl: string;
  dataDir: string;
  /** The ids of the gateway and of the service that stores systems. */
  pids: number[];
  stop: () => Promise<void>;
};

/** A start script that uses only code common to all releases. */
const RUN = `
import { startStack } from './libs/dev-stack/src/startStack.ts';
const stack = startStack({ ...JSON.parse(process.argv[1]), port: 0, trial: true, web: false });
process.on('disconnect', async () => { await stack.stop(); process.exit(0); });
const url = await stack.ready;
const { mongodbUri, redisUrl } = stack.databases();
process.send({ url, mongodbUri, redisUrl, pids: ['gateway', 'systems-assessment'].map(name => stack.child(name).pid()) });
`;

/** The checkout to compare with, named by `OTHER_CHECKOUT`; its packages must be installed. */
export function otherCheckout(): string {
  const folder = process.env.OTHER_CHECKOUT ?? '';
  if (folder && existsSync(join(folder, 'libs/dev-stack/src/startStack.ts'))) return resolve(folder);
  throw new Error('Set OTHER_CHECKOUT to a checkout with its packages installed (bench/README.md).');
}

/**
 * Starts the product of a checkout.
 * @param beside a running release; the started one uses its databases and secrets
 */
export async function startRelease(folder: string, beside?: Release): Promise<Release> {
  const dataDir = temporaryFolder();
  if (beside) cpSync(join(beside.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'));
  const external = beside && { mongodbUri: beside.mongodbUri, redisUrl: beside.redisUrl };
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', RUN, JSON.stringify({ dataDir, ...(external && { external }) })],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  atEnd(stop);
  const failed = ended.then(() => {
    throw new Error(`the product of ${folder} ended before it was ready`);
  });
  const [ready] = (await Promise.race([once(child, 'message'), failed])) as [Omit<Release, 'dataDir' | 'stop'>];
  return { ...ready, dataDir, stop };
}
