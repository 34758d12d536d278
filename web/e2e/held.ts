import type { Page } from '@playwright/test';

/** Holds the answers to one operation of the graph back, until the function that it returns is called. */
export async function held(page: Page, operation: string): Promise<() => void> {
  const go = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    if (route.request().postDataJSON()?.operationName === operation) await go.promise;
    await route.fallback();
  });
  return go.resolve;
}
