import type { Locator } from '@playwright/test';

/** Presses a button that is marked as disabled and says why. Does not wait until it is enabled, but until it stops moving. */
export async function pressRefused(button: Locator): Promise<void> {
  await button.hover();
  await button.click({ force: true });
}
