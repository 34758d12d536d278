import { join } from 'node:path';
import { aptUnpack, hasApt, unpackedLibraries } from '@aicp/dev-stack/apt';
import { type Binary, cached, remember, type Say, versionError } from '@aicp/dev-stack/binary';
import { root } from '@aicp/dev-stack/deployables';
import { cacheDir, machine } from '@aicp/dev-stack/env';
import { findOnPath } from '@aicp/dev-stack/findOnPath';
import { runCommand } from '@aicp/dev-stack/runCommand';

/** The browser without window support, whose pages open in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser of the stories: CHROMIUM_PATH, a headless shell on the PATH or fetched, or else any Chromium, in the same way. */
export async function findChromium(say: Say): Promise<Binary> {
  if (machine.CHROMIUM_PATH)
    return { path: machine.CHROMIUM_PATH, origin: `${machine.CHROMIUM_PATH} from CHROMIUM_PATH` };
  const known = onPath(SHELL) ?? (await cached(SHELL));
  if (known) return known;
  const ways = [fromDebian(SHELL), async () => onPath(...NAMES), fromDebian('chromium'), fromPlaywright];
  for (const find of ways) {
    try {
      const binary = await find(say);
      const complaint = binary && (await versionError(binary));
      if (complaint) throw new Error(`${binary.origin} does not run on this machine: ${complaint}`);
      if (binary) return remember(SHELL, binary);
    } catch (error) {
      say(`  ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error('The browser stories need Chromium: install it, or name one in CHROMIUM_PATH.');
}

function onPath(...names: string[]): Binary | undefined {
  const path = names.map(findOnPath).find(found => found !== undefined);
  return path ? { path, origin: `${path} from the PATH` } : undefined;
}

function fromDebian(name: string) {
  return async (say: Say): Promise<Binary | undefined> => {
    if (!hasApt()) return undefined;
    announce(say);
    const into = join(cacheDir(), name);
    // The second package has the data of the first and may be installed without it; the browser looks for it in its own folder.
    await aptUnpack([name, 'chromium-common'], into);
    const path = join(into, 'usr/lib/chromium', name);
    return { path, origin: 'Chromium, downloaded with apt', libraries: unpackedLibraries(into) };
  };
}

async function fromPlaywright(say: Say): Promise<Binary> {
  announce(say);
  const cli = join(root, 'node_modules/playwright/cli.js');
  const { code, output } = await runCommand(process.execPath, [cli, 'install', 'chromium']);
  if (code !== 0) throw new Error(`Playwright could not download Chromium: ${output.trim().split('\n').pop()}`);
  const { chromium } = await import('@playwright/test');
  return { path: chromium.executablePath(), origin: "Playwright's own Chromium" };
}

function announce(say: Say): void {
  say('Downloading Chromium for the browser stories (about 100 MB, once)…');
}
