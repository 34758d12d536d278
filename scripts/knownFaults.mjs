/**
 * `node scripts/knownFaults.mjs`: known vulnerabilities of the packages in package-lock.json, by osv-scanner and its database in the cache,
 * without network. `--fetch` updates the database first. Without either it states loudly that it checked nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aicp', 'osv');
const lock = join(import.meta.dirname, '../package-lock.json');
const DAYS = 24 * 3600 * 1000;

function skip(why) {
  const bar = '!'.repeat(100);
  process.stdout.write(`${bar}\nKnown vulnerabilities: SKIPPED, nothing was looked at. ${why}\n${bar}\n`);
  process.exit(0);
}

const scan = words =>
  spawnSync('osv-scanner', ['scan', 'source', '--offline-vulnerabilities', ...words, '--lockfile', lock], {
    encoding: 'utf8',
    env: { ...process.env, OSV_SCANNER_LOCAL_DB_CACHE_DIRECTORY: cache },
  });

if (scan(['--help']).error) skip('osv-scanner is not on the PATH.');
const fetch = process.argv.includes('--fetch');
const database = existsSync(cache)
  ? readdirSync(cache, { recursive: true }).find(file => String(file).endsWith('.zip'))
  : undefined;
if (!database && !fetch) skip('Its database is not in the cache; with a network: node scripts/knownFaults.mjs --fetch');
const { status, stdout, stderr } = scan(fetch ? ['--download-offline-databases'] : []);
// 1 means that there are some; anything above, that it could not check.
if (status !== 0 && status !== 1) skip(stderr.trim().split('\n').pop());
const age = database ? Math.round((Date.now() - statSync(join(cache, String(database))).mtimeMs) / DAYS) : 0;
process.stdout.write(
  `${stdout}Known vulnerabilities: ${status === 0 ? 'none' : 'FOUND'}, by a database that is ${age} days old.\n`,
);
process.exitCode = status;
