import { readFile } from 'node:fs/promises';

/**
 * Where the browser finds a part of the client, as a pattern: parts are named by their hash alone.
 * @param source its first module, for example `src/features/pricing/PricingPage.tsx`
 */
export async function chunkPatternOf(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8'));
  return `**/${manifest[source].file}`;
}
