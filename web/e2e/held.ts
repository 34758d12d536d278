import type { Page } from '@playwright/test';

/** Holds back the responses to one GraphQL operation until the returned function is called. */
export async function held(page: Page, operation: string): Promise<() => void> {
  const go = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    if (route.request().postDataJSON()?.operationName === operation) await go.promise;
    await route.fallback();
  });
  return go.resolve;
}
