import { isFull } from '@aicp/testing/isFull';
import type { Page } from '@playwright/test';
import { linkIn } from './inbox.ts';
import { addMember, otherBrowser, signedInOwner } from './members.ts';
import {
  asAdministrator,
  begunAssessment,
  completedAssessment,
  greetsGuest,
  registeredSystem,
  signedIn,
} from './person.ts';
import { expect, test } from './story.ts';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const railOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
/** The entries of the rail, with the address and title of each page. */
const ENTRIES: [name: string, address: string, title: RegExp][] = [
  ['Dashboard', '/dashboard', /^EU AI Compliance/],
  ['Systems', '/systems', /^Systems$/],
  ['Actions', '/actions', /^(No )?Actions/],
  ['Deadlines', '/deadlines', /^Deadlines$/],
  ['Evidence', '/evidence', /^Evidence/],
  ['Sharing', '/sharing', /^Sharing$/],
  ['Law changes', '/law-changes', /^Law changes$/],
  ['Organisation', '/organisation', /^Organisation$/],
];

test('the bar leads a guest to the features, the prices and the account', async ({ page }) => {
  await page.goto('/pricing');
  await greetsGuest(page);
  const words = await barOf(page).getByRole('link').allTextContents();
  expect(words).toEqual(['Features', 'Pricing', 'Login', 'Start Free Assessment']);
  await barOf(page).getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('heading', { name: 'Avoid Massive Fines' })).toBeInViewport();
  await barOf(page).getByRole('link', { name: 'Start Free Assessment' }).click();
  await expect(page).toHaveURL('/auth');
  await barOf(page).getByRole('link', { name: 'Pricing' }).click();
  await barOf(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth');
});

test('the bar of a user has the jurisdictions, the dashboard, the prices, the name and the way out', async ({
  page,
}) => {
  const username = await signedIn(page);
  await page.goto('/dashboard');
  await expect(barOf(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(barOf(page)).toHaveText(`EUUKDashboardPricingWelcome ${username}Logout`);
  await barOf(page).getByRole('link', { name: 'UK', exact: true }).click();
  await expect(page).toHaveURL('/uk/dashboard');
  await expect(barOf(page).getByRole('link', { name: 'UK', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(barOf(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/uk/dashboard');
  await barOf(page).getByRole('link', { name: username }).click();
  await expect(page).toHaveURL('/account');
});

test('a subscriber sees the plan’s name, and Subscription instead of Pricing', async ({ page }) => {
  await page.route('**/api/subscription', async route => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), plan: 'professional', status: 'active' },
    });
  });
  await signedIn(page);
  await page.goto('/dashboard');
  await expect(barOf(page).getByText('Professional', { exact: true })).toBeVisible();
  await expect(barOf(page).getByRole('link', { name: 'Subscription' })).toHaveAttribute('href', '/pricing');
  await expect(barOf(page).getByRole('link', { name: 'Pricing' })).toHaveCount(0);
});

/** Visits each entry from each other one; the sample goes round once, past the whole list on each page. */
const visits = (from: (typeof ENTRIES)[number]) =>
  isFull ? [from, ...ENTRIES.filter(entry => entry !== from)] : [from];

test('every page of the rail is one click from every other, and two if the rail is a sheet', async ({ page }) => {
  await signedIn(page);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/account');
    for (const from of ENTRIES)
      for (const to of visits(from)) {
        if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
        const ways = width < 1024 ? barOf(page) : railOf(page);
        for (const [name] of ENTRIES) await expect(ways.getByRole('link', { name, exact: true })).toBeVisible();
        await ways.getByRole('link', { name: to[0], exact: true }).click();
        await expect(page).toHaveURL(to[1]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(to[2]);
        if (width < 1024) continue;
        await expect(railOf(page).locator('[aria-current]')).toHaveText(to[0]);
        const left = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
        expect(left, `the left edge of the title of ${to[0]}`).toBe(232);
      }
  }
});

test('the rail counts open actions, follows the changes of colleagues, and links to the law in use', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  await completedAssessment(page, 'UK', 'Chatbot', { 'uk-s1': 'none', 'uk-t1': 'none' });
  const read = async () => (await (await page.request.get('/api/actions')).json()) as { id: number; state: string }[];
  await expect.poll(async () => (await read()).length).toBeGreaterThan(1);
  const actions = await read();
  const open = actions.filter(({ state }) => state === 'open' || state === 'doing');
  const { page: colleague } = await addMember(page, browser, 'contributor');
  await colleague.goto('/uk/dashboard');
  const entry = railOf(colleague).getByRole('link', { name: /^Actions/ });
  await expect(entry).toHaveAccessibleName(`Actions ${open.length} open`);
  // Only owners and managers can share.
  await expect(railOf(colleague).getByRole('link', { name: 'Sharing' })).toHaveCount(0);
  expect((await page.request.patch(`/api/actions/${open[0]?.id}`, { data: { state: 'done' } })).status()).toBe(200);
  await expect(entry).toHaveAccessibleName(`Actions ${open.length - 1} open`);
  await entry.click();
  await expect(colleague.getByRole('heading', { name: 'Actions', level: 1 })).toBeVisible();
  for (const law of ['EU', 'UK'])
    await expect(barOf(colleague).getByRole('link', { name: law, exact: true })).not.toHaveAttribute('aria-current');
  await expect(barOf(colleague).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/uk/dashboard');
  await expect(railOf(colleague).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/uk/dashboard');
  await colleague.context().close();
});

test('the bar is one line for a member of three organisations, with at most 21 tab stops before the page', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: member, username } = await addMember(page, browser, 'reader');
  const third = await otherBrowser(browser);
  await signedInOwner(third, `A company as long as ${'names get '.repeat(10)}`);
  const invited = { email: `${username}@example.com`, role: 'reader' };
  expect((await third.request.post('/api/organisation/invitations', { data: invited })).ok()).toBe(true);
  const token = (await linkIn(invited.email, /A company as long as/)).split('#token=')[1];
  expect((await member.request.post('/api/invitations/accept', { data: { token } })).ok()).toBe(true);
  for (const width of [1440, 1024, 390, 320]) {
    await member.setViewportSize({ width, height: 800 });
    await member.goto('/actions');
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
    if (width >= 1024) await expect(member.getByRole('button', { name: /^Organisation: A company/ })).toBeVisible();
    expect((await member.getByRole('banner').boundingBox())?.height, `${width}`).toBeLessThanOrEqual(57);
    const excess = await member.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `${width}`).toBeLessThanOrEqual(0);
  }
  await member.setViewportSize({ width: 1440, height: 800 });
  await member.keyboard.press('Tab');
  await expect(member.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const inMain = () => member.evaluate(() => document.activeElement?.closest('main') !== null);
  let stops = 1;
  for (; stops < 40 && !(await inMain()); stops++) await member.keyboard.press('Tab');
  expect(stops - 1).toBeLessThanOrEqual(21);
  await third.context().close();
  await member.context().close();
});

test('pages without a rail open the finder by its key only', async ({ page }) => {
  await signedIn(page);
  const assessment = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot'), 1);
  for (const address of ['/pricing', `/assessment/${assessment}`]) {
    await page.goto(address);
    await expect(barOf(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(railOf(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Find' })).toBeVisible();
  }
});

test('an administrator finds the administration in the bar', async ({ page }) => {
  const username = await asAdministrator(page);
  expect(await (await page.request.get('/api/admin/check')).json()).toEqual({ isAdmin: true });
  await page.goto('/dashboard');
  await expect(barOf(page).getByText(`Welcome ${username}`)).toBeVisible();
  await barOf(page).getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
});

test.describe('a logout that is slow and fails', () => {
  test.use({ expected: /Failed to load resource/ });

  test('shows that it is running, then why it failed, and can be retried', async ({ page }) => {
    await signedIn(page);
    await page.goto('/dashboard');
    const go = Promise.withResolvers<void>();
    await page.route('**/api/logout', async route => {
      await go.promise;
      await route.fulfill({ status: 503, json: { message: 'The sessions are away for a moment.' } });
    });
    await barOf(page).getByRole('button', { name: 'Logout' }).click();
    await expect(barOf(page).getByRole('button', { name: 'Logging out...' })).toBeDisabled();
    go.resolve();
    const message = page.getByRole('listitem').filter({ hasText: 'Logout failed' });
    await expect(message).toContainText('The sessions are away for a moment.');
    await page.unroute('**/api/logout');
    const sent = page.waitForRequest('**/api/logout');
    await barOf(page).getByRole('button', { name: 'Logout' }).click();
    expect((await sent).postData()).toBeNull();
    await greetsGuest(page);
    await expect(page).toHaveURL('/auth');
  });
});

test('on a small screen the bar is a menu, which Escape and every link in it close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(barOf(page)).toBeHidden();
  await expect(async () => {
    // The opened menu covers the button.
    if (await barOf(page).isHidden()) await menu.click();
    await expect(barOf(page).getByRole('link', { name: 'Features' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(barOf(page)).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await barOf(page).getByRole('link', { name: 'Features' }).click();
  await expect(barOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Avoid Massive Fines' })).toBeInViewport();
});

test('on a small screen the menu has rows of 48 px, and the account has its own row', async ({ page }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  // Measured once the sheet has stopped moving.
  await sheet.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  for (const name of ['Dashboard', 'Pricing', 'Account']) {
    const box = await sheet.getByRole('link', { name, exact: true }).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(48);
  }
  for (const name of ['EU', 'UK']) {
    const box = await sheet.getByRole('link', { name, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await sheet.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await expect(sheet).toBeHidden();
});

test('a new page starts at its top, with the keyboard focus at its beginning', async ({ page }) => {
  await page.goto('/');
  await greetsGuest(page);
  await page.getByRole('link', { name: 'Pricing' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('every control of the landing page is reached by Tab, and the calculator works by keyboard alone', async ({
  page,
}) => {
  await page.goto('/');
  await greetsGuest(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: "the UK's five principles" })).toBeFocused();

  await page.getByLabel('AI type').focus();
  await page.keyboard.type('Bio');
  await expect(page.getByLabel('AI type')).toHaveValue('biometric');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Bias testing')).toBeChecked();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('€28,000,000')).toBeVisible();

  const controls = 'a[href], button:not(:disabled), select, input';
  const all = await page.locator(controls).evaluateAll(found => found.filter(one => one.checkVisibility()).length);
  const reached = new Set<string>();
  // Goes round once, and past the browser's own controls at the end.
  for (let step = 0; step < all + 3; step++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(selector => {
        const [focused, found] = [document.activeElement, [...document.querySelectorAll(selector)]];
        return focused ? String(found.indexOf(focused)) : '';
      }, controls),
    );
  }
  reached.delete('-1');
  expect(reached.size).toBe(all);
});
