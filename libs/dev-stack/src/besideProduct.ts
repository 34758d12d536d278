/** `npm run aicp -- <command>`: runs an operator command with the addresses of the databases. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Addresses, readAddresses } from './addresses.ts';
import { commandFile, USAGE } from './commands.ts';
import { root } from './deployables.ts';
import { machine, readStartEnv } from './env.ts';
import { exitCode, Failure } from './failure.ts';

/** The addresses from the environment, or else of the product that runs on DATA_DIR. Throws Failure if there are none. */
function findAddresses(): Partial<Addresses> {
  const { MONGODB_URI, REDIS_URL, DATA_DIR } = readStartEnv();
  const noted = readAddresses(resolve(root, DATA_DIR));
  const [mongodbUri, redisUrl] = [MONGODB_URI ?? noted?.mongodbUri, REDIS_URL ?? noted?.redisUrl];
  if (mongodbUri || redisUrl) return { mongodbUri, redisUrl };
  throw new Failure(
    'pieceMissing',
    `No product is running on ${DATA_DIR}. Start it first, set DATA_DIR to its data folder, or set MONGODB_URI and REDIS_URL.`,
  );
}

const [name = '', ...words] = process.argv.slice(2);
/** This command uses only Stripe. */
const isAlone = name === 'billing';

async function runCommand(file: string): Promise<number> {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const { mongodbUri, redisUrl } = isAlone ? {} : findAddresses();
  // The two commands that copy databases share one file.
  const given = /^(backup|restore)$/.test(name) ? [name, ...words] : words;
  const child = spawn(process.execPath, [join(root, file), ...given], {
    stdio: 'inherit',
    env: { ...machine, ...(mongodbUri && { MONGODB_URI: mongodbUri }), ...(redisUrl && { REDIS_URL: redisUrl }) },
  });
  const [code] = await once(child, 'exit');
  return code ?? exitCode.crashed;
}

try {
  const file = commandFile(name, words);
  if (file) process.exitCode = await runCommand(file);
  else {
    process.stdout.write(USAGE);
    process.exitCode = 64;
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCode[error.kind];
}
