import { isFull } from '@aicp/testing/isFull';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules about colours. The theme changes nothing else, so the other rules run in the light theme only. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The number of axe's runs by page: the sample alternates light and dark. */
const looks = new WeakMap<Page, number>();

/** Expects that axe finds nothing in the current page, including an open dialog. */
export async function isAccessible(page: Page): Promise<void> {
  const look = looks.get(page) ?? 0;
  looks.set(page, look + 1);
  if (isFull || look % 2 === 0) await isAccessibleIn(page, 'light');
  if (isFull || look % 2 === 1) await isAccessibleIn(page, 'dark', isFull ? OF_COLOURS : undefined);
}

/** Expects the same by every rule in the dark too, once for each page: a theme may change more than colours. */
export async function isAccessibleInBoth(page: Page): Promise<void> {
  if (!isFull) return isAccessible(page);
  for (const colorScheme of ['light', 'dark'] as const) await isAccessibleIn(page, colorScheme);
}

async function isAccessibleIn(page: Page, colorScheme: 'light' | 'dark', rules?: string[]): Promise<void> {
  // A page that is on its way has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(hasComeToRest);
  // One pass over one document takes a third of the time; frames of other origins need axe's own way around them.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  axe.options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const broken = violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)]);
  expect(broken, `in the ${colorScheme} ${page.url()}`).toEqual([]);
}

/** In the page: waits until two frames in a row have no transition, so that no colour is intermediate. */
async function hasComeToRest(): Promise<void> {
  for (let still = 0; still < 2; still++) {
    await new Promise(drawn => requestAnimationFrame(drawn));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (ending.length > 0) still = -1;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}
