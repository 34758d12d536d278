import type { Page, Request } from '@playwright/test';

/** All that the page has asked for is answered, and what came has led to no further question. Live connections stay open. */
export async function settled(page: Page): Promise<void> {
  let last: Request | undefined;
  do {
    const asked = await page.requests();
    last = asked.at(-1);
    await Promise.all(asked.filter(request => !isLive(request)).map(answered));
    await idle(page);
  } while (last !== (await page.requests()).at(-1));
}

/** The page has done what it had to do, and what it puts off until then. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestIdleCallback(done))));
}

const isLive = (request: Request) => request.url().endsWith('/live');

/** Sizes are known at the end; finished() would never resolve, because Playwright sends that event to earlier listeners only. */
async function answered(request: Request): Promise<void> {
  // A request that fails has ended too.
  if (await request.response()) await request.sizes().catch(() => {});
}
