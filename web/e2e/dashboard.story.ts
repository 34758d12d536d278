import { isAccessible } from './axe.ts';
import { chunkPatternOf } from './chunkPatternOf.ts';
import { subscribed } from './payment.ts';
import { completedAssessment, registeredSystem, signedIn } from './person.ts';
import { idle, settled } from './settled.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('the counters count and filter, and the whole row leads to the system', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Chatbot');
  await registeredSystem(page, 'UK', 'Forecast');
  await page.goto('/uk/dashboard');
  await expect(page.getByRole('button', { name: /AI Systems\s*2/ })).toBeVisible();
  await page.getByRole('button', { name: /High Risk/ }).click();
  const high = await page.getByRole('button', { name: /High Risk/ }).textContent();
  const rows = page.getByRole('table', { name: 'AI systems' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(Number(high?.match(/\d+/)?.[0]));
  await page.getByRole('button', { name: /^AI Systems/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('search')).toHaveCount(0);
  const chatbot = rows.filter({ hasText: 'Chatbot' });
  await expect(chatbot.getByRole('button', { name: 'Reassess' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Forecast' }).getByRole('link', { name: 'View Report' })).toHaveCount(0);
  await chatbot.getByRole('link', { name: 'View Report' }).click();
  await expect(page).toHaveURL(`/uk/report/${id}`);
  await page.goBack();
  await chatbot.click({ position: { x: 60, y: 12 } });
  await expect(page).toHaveURL(/\/uk\/systems\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chatbot');
});

test('a list that is shown does not move when other parts load late', async ({ page }) => {
  await signedIn(page);
  await subscribed(page, 'Enterprise');
  // With more than ten systems a toolbar appears, which is a separate chunk.
  for (let count = 1; count <= 11; count++) await registeredSystem(page, 'EU', `Chatbot ${count}`);
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    requestAnimationFrame(function look() {
      const menu = document.querySelector('[aria-label="Actions for Chatbot 1"]');
      if (menu) places.add(menu.getBoundingClientRect().top);
      requestAnimationFrame(look);
    });
  });
  const toolbar = await chunkPatternOf('src/features/dashboard/SystemToolbar.tsx');
  const late = Promise.withResolvers<void>();
  await page.route(toolbar, async route => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(toolbar);
  await page.goto('/dashboard');
  await asked;
  await idle(page);
  late.resolve();
  await expect(page.getByRole('search')).toBeVisible();
  await settled(page);
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toHaveLength(1);
});

test('with seventeen systems the first screen shows the most urgent eight, in rows of two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  await subscribed(page, 'Enterprise');
  const long = 'Consumer credit score with a name that no column has the room for, whatever the width of the screen is';
  const worst = await completedAssessment(page, 'EU', long, { 'eu2-d-4': 'none' });
  const { aiSystemId } = await (await page.request.get(`/api/assessments/${worst}`)).json();
  const description = 'Ranks people by what they are likely to pay back. '.repeat(8);
  await page.request.patch(`/api/systems/${aiSystemId}`, { data: { description } });
  for (let count = 2; count <= 17; count++) await registeredSystem(page, 'EU', `Chatbot ${count}`);
  const data = { systemId: aiSystemId, title: 'Ask the board', due: '2026-01-31' };
  await expect.poll(async () => (await page.request.post('/api/actions', { data })).status()).toBe(201);
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'AI systems' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(17);
  await settled(page);
  const boxes = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().toJSON()));
  expect(boxes[0].top).toBeLessThanOrEqual(460);
  expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(8);
  for (const { height } of boxes) expect(height).toBeLessThanOrEqual(52);
  await expect(rows.first()).toContainText(long);
  for (const head of ['AI Act class', 'Compliance score'])
    await expect(table.getByRole('columnheader', { name: head })).toBeVisible();
  await expect(rows.first().getByRole('link', { name: 'View Report' })).toBeVisible();
  const before = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary, [tabindex])')];
    return all.filter(stop => stop.tabIndex >= 0 && stop.checkVisibility()).findIndex(stop => stop.closest('tbody'));
  });
  expect(before).toBeLessThanOrEqual(14);
  await isAccessible(page);

  // Next to the rail the list stays a table; below that width each system is a card.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(table.getByRole('columnheader', { name: 'Compliance score' })).toBeInViewport();
  expect(await rows.first().evaluate(row => row.getBoundingClientRect().height)).toBeLessThanOrEqual(52);
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await rows.first().evaluate(row => row.getBoundingClientRect().height)).toBeGreaterThan(120);

  const band = page.getByRole('region', { name: 'For you today' });
  await expect(band.getByRole('listitem')).toHaveText(['1overdue']);
  await band.getByRole('link', { name: '1 overdue' }).click();
  await expect(page).toHaveURL('/actions?law=eu&overdue=');
  await expect(page.getByRole('link', { name: 'Ask the board' })).toBeVisible();
});

test('the greeting names the company, or else the person', async ({ page }) => {
  const username = await signedIn(page, '');
  await page.goto('/dashboard');
  await expect(page.getByText(`Welcome, ${username}`)).toBeVisible();
});

test('the dialog shows what a type of system usually means under either law', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create Your First System' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI System' });
  await expect(dialog.getByRole('note')).toHaveCount(0);
  await dialog.getByLabel('System Type').selectOption('Recruitment/HR system');
  await expect(dialog.getByRole('note')).toContainText(
    'Usually high-risk (Annex III, point 4). Your answers determine the class.',
  );
  await expect(dialog.getByRole('note')).toContainText('Inferring emotions at work is prohibited');
  await isAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto('/uk/dashboard');
  await page.getByRole('button', { name: 'New UK Assessment' }).click();
  await dialog.getByLabel('System Type').selectOption('Medical diagnosis system');
  await expect(dialog.getByRole('note')).toContainText('Regulators usually concerned: MHRA, ICO.');
});

test('a new system comes first whatever the order is, until the page is left, and its assessment is one more press', async ({
  page,
}) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', 'Alpha');
  await page.goto('/dashboard?sort=name&level=low');
  await expect(page.getByText('None of your systems has this risk level')).toBeVisible();
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI System' });
  await expect(dialog.locator('label')).toHaveText(['System Name', 'System Type', 'Description (Optional)']);
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Create System']);
  await dialog.getByLabel('System Name').fill('Zeta');
  await dialog.getByLabel('System Type').selectOption('Other');
  await dialog.getByRole('button', { name: 'Create System' }).click();
  const names = page.getByRole('table', { name: 'AI systems' }).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Zeta']);
  // The counter changes together with the row.
  expect(await page.getByRole('button', { name: /^AI Systems/ }).textContent()).toMatch(/2$/);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeFocused();
  await page.getByRole('button', { name: /^Low Risk/ }).click();
  await expect(names).toHaveText(['Zeta', 'Alpha']);
  // The deleted system leaves no row. When the page is opened again, it has its normal order.
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  await dialog.getByLabel('System Name').fill('Omega');
  await dialog.getByLabel('System Type').selectOption('Other');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Omega', 'Zeta', 'Alpha']);
  await page.getByRole('button', { name: 'Actions for Omega' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete System' }).click();
  await expect(names).toHaveText(['Zeta', 'Alpha']);
  await page.getByRole('link', { name: 'UK', exact: true }).click();
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(['Alpha', 'Zeta']);
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  await dialog.getByLabel('System Name').fill('Eta');
  await dialog.getByLabel('System Type').selectOption('Other');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Eta', 'Alpha', 'Zeta']);
  await expect(page.getByRole('button', { name: 'Start Assessment' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/assessment\/\d+$/);
  // An assessment shows the same total everywhere.
  const [, total] = /^Step 1 of (\d+)$/.exec((await page.getByText(/^Step 1 of \d+$/).textContent()) ?? '') ?? [];
  expect(Number(total)).toBeGreaterThan(10);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText(`In progress, 0 of ${total}`, { exact: true })).toBeVisible();
});

test('the dialog asks for a name and a type, and closes on Escape with nothing created', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI System' });
  await expect(dialog.getByLabel('System Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Create System' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await expect(dialog.getByText('Choose the type that fits best')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'New EU Assessment' })).toBeFocused();
});

test.describe('when the server cannot be reached', () => {
  test.use({ expected: /ERR_FAILED|Failed to load resource/ });

  test('the dashboard says so, keeps its data, and tries again on request', async ({ page }) => {
    await signedIn(page);
    await registeredSystem(page, 'EU', 'Chatbot');
    await page.route('**/graphql', route =>
      route.request().postData()?.includes('query Dashboard') ? route.abort() : route.fallback(),
    );
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your systems could not be loaded' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Chatbot' })).toBeVisible();
  });

  test('an assessment that cannot be started is reported', async ({ page }) => {
    await signedIn(page);
    await registeredSystem(page, 'EU', 'Chatbot');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Start Assessment' }).waitFor();
    await page.route('**/graphql', route => route.abort());
    await page.getByRole('button', { name: 'Start Assessment' }).click();
    await expect(page.getByText('Failed to start assessment', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeEnabled();
  });
});

test('a paid subscription is welcomed once, and the address is clean again', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard?subscription=success&redirect_status=succeeded');
  await expect(page.getByText('Subscription Successful!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your subscription is now active. Welcome to the platform!', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard?subscription=success&redirect_status=processing');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  await expect(page.getByText('Subscription Successful!')).toHaveCount(0);
});

test('the administration is refused to users who are not administrators', async ({ page }) => {
  await signedIn(page);
  expect(await (await page.request.get('/api/admin/check')).json()).toEqual({ isAdmin: false });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText(
      "You don't have permission to access the admin panel. Contact your system administrator if you believe this is an error.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

test('the menu of a row works by keys alone, from its first opening on', async ({ page }) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', 'Forecast');
  await page.goto('/dashboard');
  const trigger = page.getByRole('button', { name: 'Actions for Forecast' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(trigger).toBeFocused();

  await page.reload();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});
