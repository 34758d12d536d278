import type { BrowserContext } from '@playwright/test';

/** The pages of a context say that their reader saves data, as a browser is told to. */
export async function savingData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}
