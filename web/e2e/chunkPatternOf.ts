import { readFile } from 'node:fs/promises';

/**
 * The pattern of a client chunk's URL. Chunks are named only by their hash.
 * @param source its first module, for example `src/features/pricing/PricingPage.tsx`
 */
export async function chunkPatternOf(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8'));
  return `**/${manifest[source].file}`;
}
