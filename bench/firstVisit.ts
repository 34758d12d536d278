import { binaryEnv } from '@aicp/dev-stack/binary';
import { startStack } from '@aicp/dev-stack/startStack';
import { findChromium } from '@aicp/testing/findChromium';
import { signUp } from '@aicp/testing/restUser';
import { chromium, type Page } from '@playwright/test';
import { atEnd, temporaryFolder } from './ending.ts';
import { record } from './summary.ts';

const ROUNDS = 5;
const MAX_MS = 400;

/** Opens each page from the dashboard for the first time by its link. Its chunks are fetched once the pointer is on the link. */
export async function firstVisit(): Promise<void> {
  const browserFile = await findChromium(console.log);
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: true });
  atEnd(stack.stop);
  const url = await stack.ready;
  const { cookie, answeredAssessment, postUntilOk, getUntilOk } = await signUp(url);
  const report = await answeredAssessment('EU');
  await postUntilOk(`/api/assessments/${report}/complete`);
  await getUntilOk(`/api/reports/${report}`);
  const [name = '', value = ''] = cookie.split('=');
  const env = { ...process.env, ...binaryEnv(browserFile) } as Record<string, string>;
  const browser = await chromium.launch({ executablePath: browserFile.path, env, args: ['--no-sandbox'] });
  atEnd(() => browser.close());

  const took = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    for (const path of [
      '/uk/dashboard',
      '/pricing',
      '/account',
      '/systems',
      '/deadlines',
      '/actions',
      `/report/${report}`,
    ]) {
      const ms = await measureVisit(page, url, path);
      if (ms !== undefined) took.set(path, [...(took.get(path) ?? []), ms]);
    }
    await context.close();
  }
  for (const [path, ours] of took)
    record({ name: `First visit of ${path} by a link`, unit: 'ms', ours, goals: [{ of: 'ours', most: MAX_MS }] });
}

/** The time in milliseconds; undefined if the dashboard has no such link. */
async function measureVisit(page: Page, url: string, path: string): Promise<number | undefined> {
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if ((await link.count()) === 0) {
    console.log(`The dashboard has no link to ${path}.`);
    return undefined;
  }
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return link.evaluate((element: HTMLElement, to) => {
    const before = document.querySelector('h1')?.textContent;
    const began = performance.now();
    element.click();
    // The page's heading is shown, and nothing is loading any more.
    const isShown = () => {
      const heading = document.querySelector('h1');
      const waits = document.querySelector('main [aria-busy="true"], main [role="status"] .animate-spin');
      return location.pathname === to && heading && heading.textContent !== before && !waits;
    };
    return new Promise<number>(resolve => {
      const look = () => {
        const ms = performance.now() - began;
        if (isShown() || ms > 10_000) resolve(ms);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, path);
}
