import { isFull } from '@aicp/testing/isFull';
import { expect, type Page } from '@playwright/test';

/** One width for each layout; the full run adds a second phone width. */
const WIDTHS = isFull ? [1440, 1024, 768, 390, 320] : [1440, 1024, 768, 320];

/** Expects that nothing is wider than the window, once charts have adapted to its width. Restores the page's width afterwards. */
export async function fitsEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(excess, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
