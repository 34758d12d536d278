import { ageSession } from '@aicp/testing/ageSession';
import type { Browser, Locator, Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { mailTo } from './inbox.ts';
import { asAdministrator, newUsername, password, signedIn } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { idle, settled } from './settled.ts';
import { expect, test } from './story.ts';

const rowOf = (page: Page, username: string): Locator =>
  page
    .getByRole('table', { name: /^Users/ })
    .getByRole('row')
    .filter({ hasText: username });

async function choose(page: Page, username: string, action: string) {
  await rowOf(page, username)
    .getByRole('button', { name: `Actions for ${username}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Another user in another browser, on the dashboard. */
async function somebody(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const username = await signedIn(page, 'Contoso');
  await page.goto('/dashboard');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  return { page, username };
}

test('an administrator acts upon a user, and the user notices at once', async ({ page, browser, baseURL }) => {
  await asAdministrator(page);
  await page.goto('/admin');
  await expect(page.getByText(/^[\d,]+ users?$/)).toBeVisible();
  const user = await somebody(browser, baseURL);
  const row = rowOf(page, user.username);

  await test.step('a new user appears in the list without a reload', async () => {
    await expect(row).toContainText(`${user.username}@example.com · Contoso`);
    await expect(row.getByText('Unverified')).toBeVisible();
  });
  await test.step('the list can be searched by name, address and company, and filtered', async () => {
    const search = page.getByRole('searchbox', { name: 'Search users' });
    const filter = page.getByRole('combobox', { name: 'Filter users' });
    for (const text of [user.username.toUpperCase(), `${user.username}@exa`, `contoso ${user.username}`]) {
      await search.fill(text);
      await expect(page.getByText(/^1 of [\d,]+ users match$/)).toBeVisible();
    }
    for (const [option, shown] of Object.entries({
      Verified: 0,
      Unverified: 1,
      Suspended: 0,
      Active: 1,
      'All users': 1,
    })) {
      await filter.selectOption(option);
      await expect(row, option).toHaveCount(shown);
    }
  });
  await test.step('the verification link is sent again', async () => {
    await choose(page, user.username, 'Resend Verification');
    await expect(message(page, 'Verification email sent')).toBeVisible();
    await mailTo(`${user.username}@example.com`, /^Please verify your email address$/);
  });
  await test.step('a verified user loses the badge on the page and in their own browser', async () => {
    await expect(user.page.getByText('Please verify your email address')).toBeVisible();
    await choose(page, user.username, 'Verify');
    await expect(message(page, 'User updated successfully')).toBeVisible();
    await expect(row.getByText('Unverified')).toHaveCount(0);
    await user.page.reload();
    await expect(user.page.getByText('No AI Systems Yet')).toBeVisible();
    await expect(user.page.getByText('Please verify your email address')).toHaveCount(0);
    await rowOf(page, user.username)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Verify', 'Suspend', 'Delete']);
    // The menu offers this for every user; it has no effect on a verified one.
    await page.getByRole('menuitem', { name: 'Verify' }).click();
    await expect(message(page, 'User updated successfully')).toBeVisible();
    await expect(row).toContainText('Active');
  });
  await test.step('a suspended user is signed out within a second, and cannot sign in again', async () => {
    await choose(page, user.username, 'Suspend');
    await expect(row.getByText('Suspended')).toBeVisible();
    await expect(async () => {
      expect((await user.page.request.get('/api/user')).status()).toBe(401);
    }).toPass({ timeout: 1000, intervals: [50] });
    await user.page.getByRole('link', { name: 'UK', exact: true }).click();
    await expect(user.page.getByText('Your session has ended.')).toBeVisible();
    const login = { username: user.username, password };
    expect((await user.page.request.post('/api/login', { data: login })).status()).toBe(403);
    await choose(page, user.username, 'Activate');
    await expect(row.getByText('Active')).toBeVisible();
    expect((await user.page.request.post('/api/login', { data: login })).status()).toBe(200);
  });
  await test.step('the user page shows what the administrator did', async () => {
    await row.getByRole('link', { name: user.username }).click();
    await expect(page.getByRole('heading', { level: 1, name: user.username })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Activities' }).getByText('User suspended')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Administration' }).click();
    // Other registrations at the same time move the row down.
    await page.getByRole('searchbox', { name: 'Search users' }).fill(user.username);
  });
  await test.step('a user is deleted only after confirmation, and disappears everywhere', async () => {
    await choose(page, user.username, 'Delete');
    const dialog = page.getByRole('alertdialog', { name: 'Delete this user?' });
    await expect(dialog).toContainText(user.username);
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
    await choose(page, user.username, 'Delete');
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await expect(message(page, 'User deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await user.page.request.get('/api/user')).status()).toBe(401);
  });
});

test('administrators cannot suspend or delete themselves, and the menu says why', async ({ page }) => {
  const username = await asAdministrator(page);
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  await rowOf(page, username)
    .getByRole('button', { name: /^Actions/ })
    .click();
  const suspend = page.getByRole('menuitem', { name: 'Suspend' });
  await expect(suspend).toHaveText('SuspendYou cannot suspend your own account.');
  await expect(suspend).toHaveAttribute('aria-disabled', 'true');
  // The item is marked as disabled, but a user can still press it.
  await pressRefused(suspend);
  await expect(suspend).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toContainText('go to your account settings.');
});

test.describe('failures', () => {
  test.use({ expected: /Failed to load resource|ERR_FAILED/ });

  test('are reported in the server’s words, or in our own if it gave none', async ({ page, browser, baseURL }) => {
    await asAdministrator(page);
    const user = await somebody(browser, baseURL);
    await page.goto('/admin');
    await page.getByRole('searchbox', { name: 'Search users' }).fill(user.username);
    await expect(rowOf(page, user.username)).toBeVisible();
    await page.route('**/graphql', async route => {
      const { query } = route.request().postDataJSON();
      return query.startsWith('mutation') ? route.abort() : route.fallback();
    });
    const told = async (text: string) => expect(message(page, text)).toContainText(`Error${text}`);
    await choose(page, user.username, 'Verify');
    await told('Failed to update user');
    await choose(page, user.username, 'Resend Verification');
    await told('Failed to send verification email');
    await choose(page, user.username, 'Delete');
    await page.getByRole('button', { name: 'Delete User' }).click();
    await told('Failed to delete user');
    await page.getByRole('tab', { name: 'Payment Settings' }).click();
    await page.getByRole('switch', { name: 'Sandbox mode' }).click();
    await told('Failed to update payment settings');
    await expect(page.getByRole('switch', { name: 'Sandbox mode' })).toBeChecked();
    await page.unroute('**/graphql');

    await page.getByRole('tab', { name: 'User Management' }).click();
    await page.getByRole('searchbox', { name: 'Search users' }).fill(user.username);
    await page.route('**/graphql', async route => {
      const { operationName } = route.request().postDataJSON();
      const body = { errors: [{ message: 'User not found.', extensions: { code: 'NOT_FOUND' } }], data: null };
      return operationName === 'SuspendUser' ? route.fulfill({ json: body }) : route.fallback();
    });
    await choose(page, user.username, 'Suspend');
    await told('User not found.');
  });
});

test.describe('the log', () => {
  // An export without a recent confirmation is refused, and requested again after one.
  test.use({ expected: /status of 403/ });

  test('is filtered by the server, verified, and kept as long as it should be', async ({ page }) => {
    await asAdministrator(page);
    const stranger = newUsername();
    const other = { username: stranger, email: `${stranger}@example.com`, password };
    await page.request.post('/api/register', { data: other });
    const username = await asAdministrator(page);
    await page.goto('/admin?tab=activity');
    const entries = page.getByRole('table', { name: /^Activities/ }).getByRole('row');
    // In the unfiltered list the entry may already be on the next page.
    await page.getByRole('combobox', { name: 'User' }).fill(stranger);
    await expect(entries.filter({ hasText: `${stranger} registered.` })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();

    await page.getByRole('combobox', { name: 'Action' }).selectOption('User logged in');
    await expect(entries.filter({ hasText: `${stranger} registered.` })).toHaveCount(0);
    await expect(entries.filter({ hasText: `${username} signed in.` }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'User' }).fill(stranger);
    await expect(page.getByRole('heading', { name: 'No activities' })).toBeVisible();
    await expect(page).toHaveURL(/tab=activity&action=user.loggedIn&userId=\d+$/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(entries.nth(1)).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(page.getByRole('heading', { name: 'No activities' })).toBeVisible();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'aicp');
    await ageSession(cookie?.value ?? '', 11);
    expect((await page.request.get('/api/admin/users.csv')).status()).toBe(403);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const asked = page.getByRole('dialog', { name: 'Confirm It’s You' });
    await asked.getByLabel('Current Password').fill(process.env.ADMIN_PASSWORD ?? '');
    await asked.getByRole('button', { name: 'Continue' }).click();
    expect((await file).suggestedFilename()).toMatch(/^activities-.*\.csv$/);

    await page.getByRole('button', { name: 'Verify Log' }).click();
    await expect(
      page.getByRole('region', { name: 'The log' }).getByText(/^IntactAll [\d,]+ entries are/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Change Retention' }).click();
    const days = page.getByRole('dialog').getByLabel('Days');
    await days.fill('30');
    await page.getByRole('button', { name: 'Save Retention' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Enter 180 to 3,650 days, or leave empty');
    for (const [value, words] of [
      ['3650', 'each kept for 3,650 days'],
      ['', 'kept indefinitely'],
    ] as const) {
      if (!(await days.isVisible())) await page.getByRole('button', { name: 'Change Retention' }).click();
      await days.fill(value);
      await page.getByRole('button', { name: 'Save Retention' }).click();
      await expect(page.getByRole('region', { name: 'The log' }).getByText(words)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test('the system settings have their choices, and a Save that states it has no effect', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin?tab=system');
  const choices = (name: string) => page.getByRole('combobox', { name }).locator('option');
  await expect(choices('Email verification')).toHaveText(['Required', 'Optional', 'Disabled']);
  await expect(choices('New registrations')).toHaveText(['Open', 'Approval', 'Closed']);
  await settled(page);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAccessibleDescription(/Save has no effect/);
  let asked = 0;
  page.on('request', () => {
    asked += 1;
  });
  // The page refetches whenever another user registers, at any time. Only a Save that sends a request would do so on each attempt.
  await expect(async () => {
    asked = 0;
    await save.click();
    await idle(page);
    expect(asked).toBe(0);
  }).toPass();
});
