import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { isAccessible } from './axe.ts';
import { linkIn, mailTo } from './inbox.ts';
import { completedAssessment, greetsGuest, password, registeredSystem, signedIn, verified } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

test('the company name is saved and shown in the dashboard greeting', async ({ page }) => {
  await signedIn(page);
  await page.goto('/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByRole('button', { name: 'Save Profile' })).toBeDisabled();
  await profile.getByLabel('Company Name').fill('Southwind Freight');
  await profile.getByLabel('Jurisdiction').selectOption('UK');
  await profile.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Welcome, Southwind Freight')).toBeVisible();
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ jurisdiction: 'UK' });
});

test('the full name is saved and shown as the owner of an action', async ({ page }) => {
  const username = await signedIn(page);
  await completedAssessment(page, 'EU', 'Credit scoring', 'last');
  await page.goto('/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Full Name').fill('  Ada Okafor ');
  await profile.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ username, fullName: 'Ada Okafor' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: username })).toBeVisible();

  await page.goto('/actions');
  await page.getByRole('table', { name: 'Actions' }).getByRole('link').first().click();
  const owner = page.getByRole('dialog').getByLabel(/^Owner of/);
  await owner.selectOption('Ada Okafor');
  await expect(owner.locator('option:checked')).toHaveText('Ada Okafor');
});

test('a new email address requires the password, and takes effect once its link is opened', async ({ page }) => {
  const username = await signedIn(page);
  await verified(page, username);
  await page.goto('/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await page.getByRole('button', { name: 'Change Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Email' });
  await dialog.getByLabel('New Email').fill('no address');
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByText('Enter your password')).toBeVisible();
  await isAccessible(page);
  await dialog.getByLabel('New Email').fill(`${username}@example.org`);
  await dialog.getByLabel('Current Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await expect(dialog).toBeHidden();
  await expect(profile).toContainText(`${username}@example.com`);
  await expect(profile).toContainText(`${username}@example.org`);
  await isAccessible(page);
  await profile.getByRole('button', { name: 'Cancel Change' }).click();
  await expect(profile).not.toContainText(`${username}@example.org`);

  await page.getByRole('button', { name: 'Change Email' }).click();
  await dialog.getByLabel('New Email').fill(`${username}@example.net`);
  await dialog.getByLabel('Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await page.goto(await linkIn(`${username}@example.net`, /^Please verify/));
  await page.getByRole('button', { name: 'Verify Email Address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
  await page.goto('/account');
  await expect(profile).toContainText(`${username}@example.net`);
  await expect(profile).not.toContainText(`${username}@example.com`);

  await page.goto(await linkIn(`${username}@example.com`, /has been changed/));
  // The page's requests are answered before its session ends.
  await settled(page);
  await page.getByRole('button', { name: 'Undo the Change' }).click();
  await expect(page.getByRole('heading', { name: 'Your previous email address is restored' })).toBeVisible();
  await greetsGuest(page);
  await linkIn(`${username}@example.com`, /^Reset your password/);
  const answer = await page.request.post('/api/login', { data: { username, password } });
  expect(answer.status()).toBe(401);
});

test('sessions are listed and ended, one at a time or all others together', async ({ page, browser }) => {
  const username = await signedIn(page);
  const other = await signedInElsewhere(browser, username);
  await other.goto('/dashboard');
  await expect(other.getByText('No AI Systems Yet')).toBeVisible();
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This session' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'End', exact: true }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.getByRole('link', { name: 'UK', exact: true }).click();
  await expect(other.getByText('Your session has ended.')).toBeVisible();

  const others = [await signedInElsewhere(browser, username), await signedInElsewhere(browser, username)];
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'End All Others' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const ended of others) expect((await ended.request.get('/api/user')).status()).toBe(401);
  for (const ended of [other, ...others]) await ended.context().close();
});

test('a new password requires the old one, and ends the other sessions', async ({ page, browser }) => {
  const username = await signedIn(page);
  const other = await signedInElsewhere(browser, username);
  const asked: string[] = [];
  page.on('request', request => {
    const { operationName } = request.url().endsWith('/graphql') ? request.postDataJSON() : {};
    // The counts of the rail are requested when the page is idle.
    if (operationName && operationName !== 'RailCounts') asked.push(operationName);
  });
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current Password').fill('wrong');
  await dialog.getByLabel('New Password').fill('seventeen blue pencils');
  await dialog.getByLabel('Confirm Password').fill('seventeen blue');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText("Passwords don't match")).toBeVisible();
  await isAccessible(page);
  await dialog.getByLabel('Confirm Password').fill('seventeen blue pencils');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Your other sessions have ended.', { exact: true })).toBeVisible();
  await expect(sessions).toHaveCount(1);
  // A refused change triggers no refetch. A slow response to one would be mistaken for the result of the next attempt.
  expect(asked).toEqual(['Me', 'Account', 'ChangePassword', 'ChangePassword', 'Account']);
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await other.context().close();
  await mailTo(`${username}@example.com`, /^Your password has been changed$/);
});

async function signedInElsewhere(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.request.post('/api/login', { data: { username, password } });
  return page;
}

test('API tokens outside the Enterprise plan are refused with a message and a link to the plans', async ({ page }) => {
  await signedIn(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Token' });
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  await expect(dialog.getByText('Name the token')).toBeVisible();
  await dialog.getByLabel('Name').fill('Nightly export');
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  await expect(dialog.getByText('API access is part of the Enterprise plan.')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('all data is exported in one ZIP file, without secrets', async ({ page }) => {
  const username = await signedIn(page);
  await registeredSystem(page, 'EU', 'Screening of applications');
  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const text = Object.values(files)
    .map(bytes => strFromU8(bytes))
    .join('\n');
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('.json')) JSON.parse(strFromU8(bytes));
  }
  expect(text).toContain(`${username}@example.com`);
  expect(text).toContain('Screening of applications');
  expect(text).not.toMatch(/argon2|passwordHash/);
});

test('an account is deleted after the password is confirmed, and no one can sign in to it afterwards', async ({
  page,
}) => {
  const username = await signedIn(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Your Account' });
  await expect(dialog).toContainText('your AI systems with all assessments and answers');
  await isAccessible(page);
  await dialog.getByLabel('Current Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await greetsGuest(page);
  const answer = await page.request.post('/api/login', { data: { username, password } });
  expect(answer.status()).toBe(401);
});
