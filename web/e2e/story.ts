import { randomInt } from 'node:crypto';
import { isFull } from '@aicp/testing/isFull';
import { test as base, type Cookie, expect } from '@playwright/test';
import { isIsolated } from './isolated.ts';
import { completedAssessment, signedIn } from './person.ts';
import { savingData } from './savingData.ts';
import { isTranslatable } from './translated.ts';

export { expect } from '@playwright/test';

/**
 * A private address that no other story uses, so that it has its own limits. Never in the network of another browser (members.ts),
 * because sign-ins from that network do not count as a new device.
 */
function ownAddress(): string {
  return `10.${[randomInt(100, 255), randomInt(1, 255), randomInt(1, 255)].join('.')}`;
}

/** Two reports in which everything is open, one on a system under each law. */
type Reports = { eu: number; uk: number };

type Fixtures = {
  silentConsole: undefined;
  cookieChoice: string | null;
  expected: RegExp | null;
  savesData: boolean;
  /**
   * Signs the page in as a user with a report on "CV screening" in the EU, and on "Chatbot" in the UK. Stories that only read share that
   * user.
   */
  reports: Reports;
};

/** Every story ends with the same checks: the browser logged no error, could translate the page, and no text reorders its line. */
export const test = base.extend<Fixtures, { reader: Reports & { cookies: Cookie[] } }>({
  cookieChoice: ['declined', { option: true }],
  /** Matches the browser errors that the story itself causes, such as a dropped connection; they do not fail the test. */
  expected: [null, { option: true }],
  /** Whether the browser saves data, and is not sent what its story may never open. In the proof it does not. */
  savesData: [!isFull, { option: true }],
  extraHTTPHeaders: async ({ browserName: _any }, use) => use({ 'x-forwarded-for': ownAddress() }),
  silentConsole: [
    async ({ page, cookieChoice, expected, savesData }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} ${message.location().url}`.trim());
      });
      page.on('pageerror', error => complaints.push(error.message));
      if (savesData) await savingData(page.context());
      if (cookieChoice) {
        await page.addInitScript(choice => localStorage.setItem('cookieConsent', choice), cookieChoice);
      }
      await use(undefined);
      if (!page.isClosed()) {
        await isTranslatable(page);
        await isIsolated(page);
      }
      expect(complaints.filter(complaint => !expected?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
  reader: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
      });
      await signedIn({ request });
      const eu = await completedAssessment({ request }, 'EU', 'CV screening', 'last');
      const uk = await completedAssessment({ request }, 'UK', 'Chatbot', 'last');
      const { cookies } = await request.storageState();
      await request.dispose();
      await use({ eu, uk, cookies });
    },
    { scope: 'worker' },
  ],
  reports: async ({ context, reader: { cookies, ...reports } }, use) => {
    await context.addCookies(cookies);
    await use(reports);
  },
});
