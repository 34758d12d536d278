import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The theme changes colours and nothing else, so in the dark the other rules see what they saw in the light. */
const OF_COLOURS: axe.RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What is on the page now, a dialog for example, gives axe nothing to complain of: in the light by any rule, in the dark by its colours. */
export async function isAccessible(page: Page): Promise<void> {
  await isAccessibleIn(page, 'light');
  await isAccessibleIn(page, 'dark', OF_COLOURS);
}

/** The same by any rule in light and dark: every page once, whatever its theme may come to change. */
export async function isAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) await isAccessibleIn(page, colorScheme);
}

async function isAccessibleIn(page: Page, colorScheme: 'light' | 'dark', options: axe.RunOptions = {}): Promise<void> {
  // A page that is on its way has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(hasComeToRest);
  expect(await violationsOn(page, options), `in the ${colorScheme} ${page.url()}`).toEqual([]);
}

/** The rules that the page and its frames break, each with the elements that do. */
export async function violationsOn(page: Page, options: axe.RunOptions): Promise<[string, string[]][]> {
  for (const frame of page.frames()) {
    // Once a document: to read 650 kB takes longer than to look at most pages.
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(source);
    // Fields for cards are in frames of another origin.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  return page.evaluate(async options => {
    const { violations } = await window.axe.run(document, { ...options, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  }, options);
}

/** In the page: waits until two frames in a row find no transition, so that no colour is half way. */
async function hasComeToRest(): Promise<void> {
  for (let still = 0; still < 2; still++) {
    await new Promise(drawn => requestAnimationFrame(drawn));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (ending.length > 0) still = -1;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}
