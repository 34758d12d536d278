import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from './binary.ts';
import { root } from './deployables.ts';
import { digestOf } from './digestOf.ts';
import { Failure } from './failure.ts';
import { runCommand } from './runCommand.ts';

const web = join(root, 'web');
export const webDist = join(web, 'dist');
const cache = join(root, 'node_modules/.cache/aicp');
const stamp = join(cache, 'web.sha256');
const SOURCES = [
  'web/src/**/*',
  'web/public/**/*',
  'web/*.*',
  'libs/{compliance,contracts}/src/**/*',
  'package-lock.json',
];

/** Builds the web client into `web/dist`, unless it already contains a build of the same sources. */
export async function buildWeb(say: Say): Promise<void> {
  if (!existsSync(join(web, 'index.html'))) return;
  const sources = digestOf(SOURCES);
  const built = existsSync(join(webDist, 'index.html')) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === sources) return;
  say('Building the web client (a few seconds, only after changes)…');
  const fresh = join(cache, `web-${process.pid}`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { NODE_ENV: 'production', NO_COLOR: '1' };
  const { code, output } = await runCommand(process.execPath, args, { cwd: web, env });
  if (code !== 0) throw new Failure('crashed', `The web client could not be built:\n${output.trim()}`);
  // Moved in one step, so that a second stack never serves half a build.
  rmSync(webDist, { recursive: true, force: true });
  renameSync(fresh, webDist);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, sources);
}
