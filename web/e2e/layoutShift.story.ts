import { isFull } from '@aicp/testing/isFull';
import type { Page } from '@playwright/test';
import { subscribed } from './payment.ts';
import { completedAssessment, registeredSystem, signedIn } from './person.ts';
import { idle, settled } from './settled.ts';
import { expect, test } from './story.ts';

// As most browsers do it, which fetch the likely next pages.
test.use({ savesData: false });

/** The sum that a reader hardly notices; Web Vitals rates 0.1 as good. */
const MAX_SHIFT = 0.02;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Records layout shifts from the first paint on, with the element that moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node }) =>
              node instanceof Element ? `${node.tagName} ${node.className}` : `"${node?.textContent}"`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

// The sample uses the larger window.
for (const [width, height] of isFull ? SIZES : SIZES.slice(0, 1))
  test(`no page shifts while it loads, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await signedIn(page);
    await subscribed(page, 'Professional');
    const report = await completedAssessment(page, 'EU', 'CV screening');
    const uk = await completedAssessment(page, 'UK', 'Chatbot');
    const system = await registeredSystem(page, 'EU', 'Forecast');
    await page.request.post('/api/generate-document', { data: { assessmentId: report, documentType: 'model-card' } });
    await watchShifts(page);
    await page.clock.install();
    const moving = [];
    for (const address of [
      '/',
      '/pricing',
      '/dashboard',
      '/uk/dashboard',
      `/report/${report}`,
      `/uk/report/${uk}`,
      `/report/${report}/documents/model-card`,
      `/systems/${system}`,
      '/account',
      '/organisation',
      '/systems',
      '/actions',
      '/subscription',
    ]) {
      await page.goto(address);
      await settled(page);
      // Late content appears within this time: the cookie banner after 1 s, which overlays the page.
      await page.clock.runFor(1_300);
      // Shifts are reported with the next frame.
      await idle(page);
      const shifts = (await page.evaluate('shifts')) as { value: number; moved: string[] }[];
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > MAX_SHIFT) moving.push({ address, sum, shifts });
    }
    expect(moving).toEqual([]);
  });
