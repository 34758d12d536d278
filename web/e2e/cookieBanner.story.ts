import type { Page } from '@playwright/test';
import { greetsGuest } from './person.ts';
import { expect, test } from './story.ts';

test.use({ cookieChoice: null });

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const choiceOf = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

/** The banner appears neither on a ready page nor a minute later by the page's clock. */
async function expectNoBanner(page: Page) {
  await page.clock.install();
  await page.reload();
  await greetsGuest(page);
  await page.clock.runFor(60_000);
  await expect(bannerOf(page)).toBeHidden();
}

test('the banner asks after a second', async ({ page }) => {
  // When the page began to wait and when the banner appeared, by the browser's own clock.
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    const original = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => {
        if (delay === 1000) times.waiting ??= performance.now();
        return original(run, delay);
      },
    });
    new MutationObserver(() => {
      if (document.querySelector('section[aria-label="Cookies"]')) times.shown ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(bannerOf(page)).toBeVisible();
  // The cookies for the session and the known device: gateway/src/session.ts.
  await expect(bannerOf(page)).toContainText(
    'Two cookies keep you signed in and recognise this browser at the next sign-in.',
  );
  const { waiting, shown } = await page.evaluate(
    () => (window as unknown as { times: { waiting: number; shown: number } }).times,
  );
  expect(shown - waiting).toBeGreaterThanOrEqual(999);
  expect(shown - waiting).toBeLessThan(3000);
});

test('accepting is kept, and the banner does not come back', async ({ page }) => {
  await page.goto('/');
  await bannerOf(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(bannerOf(page)).toBeHidden();
  expect(await choiceOf(page)).toBe('accepted');
  await expectNoBanner(page);
});

test('declining is kept as well', async ({ page }) => {
  await page.goto('/pricing');
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
  expect(await choiceOf(page)).toBe('declined');
  await expectNoBanner(page);
});

test('closing hides it only for now', async ({ page }) => {
  await page.goto('/');
  await bannerOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(bannerOf(page)).toBeHidden();
  expect(await choiceOf(page)).toBeNull();
  await page.reload();
  await expect(bannerOf(page)).toBeVisible();
});
