import type { Locator } from '@playwright/test';

/** Presses what is marked as disabled and says why: without waiting until it is enabled, but once it stands still. */
export async function pressRefused(button: Locator): Promise<void> {
  await button.hover();
  await button.click({ force: true });
}
