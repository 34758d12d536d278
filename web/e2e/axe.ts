import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is on the page now, a dialog for example, gives axe nothing to complain of, light and dark, no rule off. */
export async function isAccessible(page: Page): Promise<void> {
  // A page that is on its way has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(hasComeToRest);
    // One pass over one document takes a third of the time; frames of other origins need axe's own way around them.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([]);
  }
}

/** In the page: what fades in or changes its colours has done so. Until the next frame also an animation of 1 ms is half way. */
async function hasComeToRest(): Promise<void> {
  await new Promise(drawn => requestAnimationFrame(drawn));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
