import type { Page, Request } from '@playwright/test';

/** Waits until all requests of the page are answered and their responses have caused no further ones. Live connections stay open. */
export async function settled(page: Page): Promise<void> {
  let last: Request | undefined;
  do {
    const asked = await page.requests();
    last = asked.at(-1);
    await Promise.all(asked.filter(request => !isLive(request)).map(answered));
    await idle(page);
  } while (last !== (await page.requests()).at(-1));
}

/** Waits until the page is settled and its postponed work is done. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestIdleCallback(done))));
}

const isLive = (request: Request) => request.url().endsWith('/live');

/**
 * Sizes are known once the response has ended. finished() would never resolve, because Playwright sends that event to earlier listeners
 * only.
 */
async function answered(request: Request): Promise<void> {
  // A request that fails has ended too.
  if (await request.response()) await request.sizes().catch(() => {});
}
