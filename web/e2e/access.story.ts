import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

/** Runs in the page: returns the computed value of a system colour. */
const systemColour = (name: string) => {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

test('switches, pressed buttons and scores are visible in forced colours', async ({ page }) => {
  await signedIn(page);
  const assessment = await completedAssessment(page, 'EU', 'Assistant');
  await page.emulateMedia({ forcedColors: 'active' });
  const ink = await page.evaluate(systemColour, 'CanvasText');
  await page.goto('/deadlines');
  const pressed = page.getByRole('button', { name: 'List', exact: true });
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await expect(pressed).toHaveCSS('background-color', ink);
  await expect(page.getByRole('button', { name: 'Calendar', exact: true })).not.toHaveCSS('background-color', ink);
  await page.goto('/account');
  const reminders = page.getByRole('switch', { name: 'Reminders' });
  await expect(reminders).toBeChecked();
  const groundOf = (place: typeof reminders) => place.evaluate(one => getComputedStyle(one).backgroundColor);
  expect(await groundOf(reminders.locator('span'))).not.toBe(await groundOf(reminders));
  expect(await groundOf(reminders)).toBe(await page.evaluate(systemColour, 'LinkText'));
  await page.goto(`/report/${assessment}`);
  const grey = await page.evaluate(systemColour, 'GrayText');
  const strokes = () =>
    page
      .getByRole('img', { name: /^Compliance score/ })
      .locator('path')
      .evaluateAll(paths => paths.map(path => getComputedStyle(path).stroke));
  await expect.poll(strokes).toEqual([grey, ink]);
});

test.describe('the cookie question', () => {
  test.use({ cookieChoice: null });

  test('nothing covers the text at 400 % zoom', async ({ page }) => {
    await signedIn(page);
    await page.setViewportSize({ width: 320, height: 256 });
    for (const address of ['/systems', '/deadlines', '/account', '/method']) {
      await page.goto(address);
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 400));
      const covered = await page.evaluate(() => {
        const stays = [...document.querySelectorAll('header, main *, section')].filter(
          one => /fixed|sticky/.test(getComputedStyle(one).position) && one.getBoundingClientRect().width > 160,
        );
        const inWindow = stays.map(one => one.getBoundingClientRect()).filter(({ bottom }) => bottom > 0);
        return inWindow.reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
      });
      expect(covered, address).toBeLessThanOrEqual(116);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, address).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('frequently used controls are 44 px high', async ({ page }) => {
    await signedIn(page);
    const assessment = await completedAssessment(page, 'EU', 'Assistant');
    const { aiSystemId } = await (await page.request.get(`/api/assessments/${assessment}`)).json();
    const addresses = [
      '/systems',
      '/deadlines',
      '/evidence',
      '/account',
      '/organisation',
      `/systems/${aiSystemId}/files`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const tooLow = () =>
        page.evaluate(() => {
          const pressed = 'main :is(button[class*=rounded-control], a[class*=rounded-control], select, summary)';
          const shown = [...document.querySelectorAll<HTMLElement>(pressed)].filter(
            one => one.checkVisibility({ visibilityProperty: true }) && one.offsetHeight > 1,
          );
          return shown.filter(one => one.offsetHeight < 44).map(one => `${one.textContent} ${one.offsetHeight}`);
        });
      await expect.poll(tooLow, address).toEqual([]);
    }
    // The whole row of a system, except its checkbox, links to the system's page.
    await page.goto('/systems');
    const row = page.getByRole('row', { name: /Assistant/ });
    await row.getByRole('checkbox').tap();
    await expect(row.getByRole('checkbox')).toBeChecked();
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    await row.tap({ position: { x: width / 2, y: height - 6 } });
    await expect(page).toHaveURL(`/systems/${aiSystemId}`);
  });
});
