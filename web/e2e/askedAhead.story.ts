import type { Page } from '@playwright/test';
import { password, registeredSystem, signedIn } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

/** The names of a page's operations, in the order of its requests. */
function operationsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });
  return asked;
}

test('a user’s own page requests its data at once, and only once', async ({ page, reports }) => {
  const asked = operationsOf(page);
  for (const [address, operation] of [
    ['/dashboard', 'Dashboard'],
    ['/uk/dashboard', 'Dashboard'],
    ['/dashboard?sort=name', 'Dashboard'],
    [`/report/${reports.eu}`, 'Report'],
  ] as const) {
    asked.length = 0;
    await page.goto(address);
    await expect(
      page
        .getByRole('main')
        .getByText(address.startsWith('/uk') ? 'Chatbot' : 'CV screening')
        .first(),
    ).toBeVisible();
    await settled(page);
    const own = operation === 'Report' ? [operation, 'ReportRest'] : [operation];
    expect(
      asked.filter(name => own.includes(name)),
      address,
    ).toEqual(own);
    if (!address.includes('?')) expect(asked.slice(0, 2).toSorted(), address).toEqual([operation, 'Me'].toSorted());
  }
});

test('data requested for a guest is not used for the user who signs in there', async ({ page }) => {
  const username = await signedIn(page);
  await registeredSystem(page, 'EU', 'Forecast');
  await page.request.post('/api/logout');
  await page.goto('/dashboard');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main').getByText('Forecast')).toBeVisible();
});

test('an address with a fragment scrolls to that part, even when the part loads late', async ({ page, reports }) => {
  for (const [address, heading] of [
    [`/report/${reports.eu}#documents`, 'Documents'],
    ['/account#notifications', 'Notifications'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY), address).toBeGreaterThan(300);
  }
});
