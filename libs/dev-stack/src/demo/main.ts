/**
 * `npm run demo [-- address]`: fills a new account of a running product, and prints how to sign in to it. If none is running, it fills an
 * empty DATA_DIR with an account of two months, to view with `npm start`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../deployables.ts';
import { readStartEnv } from '../env.ts';
import { Failure } from '../failure.ts';
import { isRunning, readRunRecord } from '../runRecord.ts';
import { type DemoLogin, fillDemo } from './fillDemo.ts';
import { fillHistory } from './fillHistory.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The address of the emails of the product on this folder; for a product on another folder it is given as MAIL_URL. */
function findMailbox(dataDir: string): string | undefined {
  if (process.env.MAIL_URL) return process.env.MAIL_URL;
  try {
    return JSON.parse(readFileSync(join(dataDir, 'mail.json'), 'utf8')).url;
  } catch {
    return undefined;
  }
}

async function fillRunning(url: string, dataDir: string): Promise<DemoLogin> {
  say(`Filling a fresh account of ${url}:`);
  const mailbox = findMailbox(dataDir);
  if (!mailbox) say('  No mailbox was found (MAIL_URL), so nobody can be invited: the founder works alone.');
  return fillDemo(url, mailbox, say).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    throw new Failure('refused', `${url} is not responding. Start the product first: npm start`);
  });
}

/** Only on an empty folder, because existing entries have their times, and earlier ones cannot be inserted. */
async function fillEmpty(dataDir: string): Promise<DemoLogin> {
  if (existsSync(join(dataDir, 'mongo')))
    throw new Failure(
      'refused',
      `No product is running on ${dataDir}, which has data already. Start it first (npm start), or set DATA_DIR to an empty folder for an account of two months.`,
    );
  say(`Filling an account of two months in ${dataDir}, which takes some minutes:`);
  return fillHistory({
    dataDir,
    say,
    onStack: stack => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stack.stop());
    },
  });
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

try {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const env = readStartEnv();
  const dataDir = resolve(root, env.DATA_DIR);
  const [given] = process.argv.slice(2);
  const url = given ?? `http://localhost:${env.PORT}`;
  const launcher = readRunRecord(join(dataDir, 'launcher.json'));
  const isRunningAlready = given !== undefined || (launcher && isRunning(launcher)) || (await answers(url));
  if (!isRunningAlready && (env.TRIAL !== 'true' || env.MONGODB_URI || env.REDIS_URL))
    throw new Failure('refused', `${url} is not responding. Start the product first: npm start`);
  const { username, password, colleagues } = await (isRunningAlready ? fillRunning(url, dataDir) : fillEmpty(dataDir));
  if (isRunningAlready)
    say('\nFor an account of two months: DATA_DIR=.data/demo PORT=3001 npm run demo, while nothing runs there.');
  else say(`\nStart it with: ${env.DATA_DIR === '.data' ? '' : `DATA_DIR=${env.DATA_DIR} `}npm start`);
  say(`\nSign in at ${new URL('/auth', url)}\n  username  ${username}\n  password  ${password}`);
  if (colleagues.length > 0) say(`The same password is that of ${colleagues.join(', ')}.`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
