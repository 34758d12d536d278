import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';

/** A private address that no other story has: limits that are kept per address are then its own. */
function ownAddress(): string {
  return `10.${Array.from({ length: 3 }, () => randomInt(1, 255)).join('.')}`;
}

/** Every story ends with the same sentence: the browser had nothing to complain of. */
export const test = base.extend<{ silentConsole: undefined; cookieChoice: string | null; expected: RegExp | null }>({
  cookieChoice: ['declined', { option: true }],
  /** What the browser will complain of because the story brings it about: a connection that is cut. */
  expected: [null, { option: true }],
  extraHTTPHeaders: async ({ browserName: _any }, use) => use({ 'x-forwarded-for': ownAddress() }),
  silentConsole: [
    async ({ page, cookieChoice, expected }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} ${message.location().url}`.trim());
      });
      page.on('pageerror', error => complaints.push(error.message));
      if (cookieChoice) {
        await page.addInitScript(choice => localStorage.setItem('cookieConsent', choice), cookieChoice);
      }
      await use(undefined);
      expect(complaints.filter(complaint => !expected?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});
