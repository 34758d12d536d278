/**
 * `npm run aicp -- backup` and `npm run aicp -- restore`: saves all databases to one encrypted copy, and restores them, with the scripts
 * that Kubernetes runs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { MongoClient } from 'mongodb';
import { root } from './deployables.ts';
import { machine } from './env.ts';
import { exitCode, Failure } from './failure.ts';
import { findOnPath } from './findOnPath.ts';

const USAGE = `Usage: BACKUP_KEY=<public key>  npm run aicp -- backup <folder>
       BACKUP_KEY=<private key> npm run aicp -- restore <folder>/<copy> [--replace]
To create the keys, see docs/backup.md.`;

/**
 * The scripts also delete old copies from a folder that contains nothing else. A folder named by the user may contain anything, so
 * nothing is deleted there.
 */
const FOREVER = '36500';

function need(tool: string): void {
  if (findOnPath(tool)) return;
  const where = tool === 'openssl' ? '' : ' It is part of the MongoDB Database Tools.';
  throw new Failure('pieceMissing', `${tool} is required but is not on the PATH.${where}`);
}

/** Refuses to restore over existing data without `--replace`. */
async function refuseToReplace(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 8_000 });
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const ours = databases.map(({ name }) => name).filter(name => name.startsWith('aicp_'));
    if (ours.length === 0) return;
    throw new Failure('refused', `${ours.join(', ')} already exist. --replace permanently replaces them.`);
  } finally {
    await client.close();
  }
}

async function run(script: string, folder: string, secrets: Record<string, string>, key: string): Promise<number> {
  const path = machine.BACKUP_KEY ?? '';
  if (!existsSync(path)) throw new Failure('refused', `BACKUP_KEY must be the path of a key file.\n${USAGE}`);
  const private_ = mkdtempSync(join(tmpdir(), 'aicp-backup-'));
  try {
    for (const [name, value] of Object.entries(secrets)) writeFileSync(join(private_, name), value, { mode: 0o600 });
    copyFileSync(path, join(private_, key));
    const env = { ...machine, SECRETS_DIR: private_, BACKUPS: folder, KEEP_DAYS: FOREVER };
    const child = spawn('bash', [join(root, 'k8s/base', script)], { stdio: 'inherit', env });
    const [code] = await once(child, 'exit');
    return code ?? exitCode.crashed;
  } finally {
    rmSync(private_, { recursive: true });
  }
}

async function obey([verb, place, ...flags]: string[]): Promise<number> {
  const { MONGODB_URI = '' } = machine;
  if (!place) throw new Failure('refused', USAGE);
  const path = resolve(place);
  for (const tool of ['openssl', verb === 'backup' ? 'mongodump' : 'mongorestore']) need(tool);
  if (verb === 'backup') {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return run('backup.sh', path, { MONGODB_URI }, 'PUBLIC_KEY');
  }
  if (!existsSync(join(path, 'archive'))) throw new Failure('refused', `${place} is not a backup.\n${USAGE}`);
  if (!flags.includes('--replace')) await refuseToReplace(MONGODB_URI);
  const secrets = { MONGODB_URI, BACKUP: basename(path) };
  const code = await run('restore.sh', dirname(path), secrets, 'PRIVATE_KEY');
  if (code === 0) process.stdout.write('Restored. Before you start the product, run: npm run aicp -- restored\n');
  return code;
}

try {
  process.exitCode = await obey(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCode[error.kind];
}
