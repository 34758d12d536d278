/**
 * Lets every script of this repository run on a machine whose Node is older than the product's.
 * Plain JavaScript, no dependency: it must work from Node 18 on, before anything is installed.
 *
 *   node libs/dev-stack/src/node24.mjs file.ts …arguments      runs the file under Node 24 and ends with its exit code
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Where what was fetched or compiled once is kept for every later start and test of this user. */
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aicp');

/** Makes Node keep compiled code there: quicker starts, and no TypeScript compiler in memory. */
export const FRUGAL = { NODE_COMPILE_CACHE: join(cache, 'compiled'), NODE_OPTIONS: '--max-semi-space-size=1' };

/** Pinned to the line that the product is developed on. */
const PINNED = 'node@24';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SIGNAL_NUMBER = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** True when the running Node can run the product by itself. */
export const isNode24 = () => Number(process.versions.node.split('.')[0]) >= 24;

const say = text => process.stderr.write(`${text}\n`);

/**
 * Spawns a command, passes signals on to it, and resolves with its exit code (128 + signal when a signal ended it) and,
 * with `capture`, what it printed. A command that cannot be started counts as exit code 127.
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

/** Under npm: ends this process when npm is killed, because nobody is left then who could stop it. */
export function endWithParent() {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  // npm runs a script in a shell; package.json says `exec`, so that our parent is npm itself and signals reach us.
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
}

/** The path of a Node 24: this one, the one npm fetched before, or the one that npm fetches now. Exits with 6 when there is none. */
export async function findNode24() {
  if (isNode24()) return process.execPath;
  const note = join(cache, 'node24');
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (known && (await run(known, ['-v'], { capture: true })).output.startsWith('v24.')) return known;

  say(`Node ${process.versions.node} is too old; installing Node 24 with npm (once, about 20 s)…`);
  const { code, output, stdout } = await run('npx', ['-y', '-p', PINNED, '--', 'node', '-p', 'process.execPath'], {
    capture: true,
    cwd: homedir(),
  });
  const path = stdout.trim();
  if (code !== 0 || !existsSync(path)) {
    say(output.trim());
    say(
      'Node 24 is required but npm could not install it. Install Node 24, or connect this machine to an npm registry.',
    );
    process.exit(6);
  }
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(note, path);
  } catch {
    // A home that cannot be written to only means that npm is asked again next time.
  }
  return path;
}

/** True when node_modules holds exactly what package-lock.json names (packages for other platforms may be absent). */
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

/** Installs the dependencies when they are missing or stale. Exits with 6 when npm cannot. */
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

/** Makes sure of Node 24 and the dependencies, then runs `node …args` in the repository's root; resolves with the exit code. */
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
