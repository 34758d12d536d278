import { join } from 'node:path';
import { aptUnpack, hasApt, unpackedLibraries } from '@aicp/dev-stack/apt';
import { type Binary, cached, complaintOf, remember, type Say } from '@aicp/dev-stack/binary';
import { root } from '@aicp/dev-stack/deployables';
import { cacheDir, machine } from '@aicp/dev-stack/env';
import { findOnPath } from '@aicp/dev-stack/findOnPath';
import { runCommand } from '@aicp/dev-stack/runCommand';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser of the stories: CHROMIUM_PATH, the PATH, what was fetched before, Debian's package, Playwright's own. */
export async function findChromium(say: Say): Promise<Binary> {
  if (machine.CHROMIUM_PATH)
    return { path: machine.CHROMIUM_PATH, origin: `${machine.CHROMIUM_PATH} from CHROMIUM_PATH` };
  const known = onPath() ?? (await cached('chromium'));
  if (known) return known;
  for (const fetch of [fromDebian, fromPlaywright]) {
    try {
      say('Downloading Chromium for the browser stories (about 100 MB, once)…');
      const binary = await fetch();
      const complaint = await complaintOf(binary);
      if (complaint) throw new Error(`The downloaded Chromium does not run on this machine: ${complaint}`);
      return remember('chromium', binary);
    } catch (error) {
      say(`  ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error('The browser stories need Chromium: install it, or name one in CHROMIUM_PATH.');
}

function onPath(): Binary | undefined {
  const path = NAMES.map(findOnPath).find(found => found !== undefined);
  return path ? { path, origin: `${path} from the PATH` } : undefined;
}

async function fromDebian(): Promise<Binary> {
  if (!hasApt()) throw new Error('Chromium is not installed, and this machine has no apt to fetch it with.');
  const into = join(cacheDir(), 'chromium');
  // The second holds the first's data and may be installed without it; the browser looks for it beside itself.
  await aptUnpack(['chromium', 'chromium-common'], into);
  return {
    path: join(into, 'usr/lib/chromium/chromium'),
    origin: 'Chromium, downloaded with apt',
    libraries: unpackedLibraries(into),
  };
}

async function fromPlaywright(): Promise<Binary> {
  const cli = join(root, 'node_modules/playwright/cli.js');
  const { code, output } = await runCommand(process.execPath, [cli, 'install', 'chromium']);
  if (code !== 0) throw new Error(`Playwright could not download Chromium: ${output.trim().split('\n').pop()}`);
  const { chromium } = await import('@playwright/test');
  return { path: chromium.executablePath(), origin: "Playwright's own Chromium" };
}
