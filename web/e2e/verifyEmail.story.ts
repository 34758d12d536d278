import { isAccessible } from './axe.ts';
import { linkIn } from './inbox.ts';
import { newUsername, password, register, signedIn } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

const subject = /verify your email address/i;

test('a new user is asked to verify the address, follows the emailed link, and is not asked again', async ({
  page,
}) => {
  const username = newUsername();
  await page.goto('/auth');
  await register(page, username);
  const line = page.getByRole('region', { name: 'Email verification' });
  await expect(line).toContainText('Please verify your email address');

  await page.goto(await linkIn(`${username}@example.com`, subject));
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('main')).toContainText(`Username${username}Email address${username}@example.com`);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Verify Email Address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  await expect(line).toBeHidden();
});

test('a new link invalidates the previous one, works for a guest too, and says when it was used', async ({
  page,
  browser,
}) => {
  const username = await signedIn(page);
  const first = await linkIn(`${username}@example.com`, /Welcome/);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Verification email sent', { exact: true })).toBeVisible();
  await expect(page.getByText('The link is on its way. Check your inbox.')).toBeVisible();
  const second = await linkIn(`${username}@example.com`, /^Please verify/);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(first);
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Sign in for a new link' })).toBeVisible();
  await guest.goto(second);
  await guest.getByRole('button', { name: 'Verify Email Address' }).click();
  const verified = guest.getByRole('heading', { name: 'Your email address is verified' });
  await expect(verified).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await guest.goto('about:blank');
  await guest.goto(second);
  await expect(verified).toBeVisible();
  await guest.context().close();
});

test('opening the link verifies nothing, and its recipient can report that the account is not theirs', async ({
  page,
  browser,
}) => {
  const username = await signedIn(page);
  const link = await linkIn(`${username}@example.com`, /Welcome/);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  const user = async () => (await page.request.get('/api/user')).json();
  expect(await user()).toMatchObject({ isEmailVerified: false });
  await guest.getByRole('button', { name: 'I Did Not Register' }).click();
  await expect(guest.getByRole('heading', { name: 'Your email address has been removed' })).toBeVisible();
  await isAccessible(guest);
  await guest.goto('about:blank');
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  // A user who mistyped their address keeps the account and enters another one. The mistyped address becomes free.
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('this account is not theirs');
  const recipient = { username: `${username}-own`, email: `${username}@example.com`, password };
  expect((await guest.request.post('/api/register', { data: recipient })).ok()).toBe(true);
  await guest.context().close();
});

test('the line about the address can be dismissed for the visit, and blocks nothing', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goto('/account');
  await expect(page.getByText('Not verified')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Email verification' })).toBeHidden();
});

test('without a link the page offers to send one', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('link', { name: 'Sign in for a new link' })).toBeVisible();
  const username = await signedIn(page);
  await page.goto('/verify-email');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('A new link is on its way. Check your inbox.')).toBeVisible();
  await linkIn(`${username}@example.com`, /^Please verify/);
});

test('opening the link of any email only reads; a button performs its action', async ({ page }) => {
  const acts: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    const isQuery = pathname === '/graphql' && /^\s*query\b/.test(request.postDataJSON()?.query ?? '');
    if (request.method() !== 'GET' && !isQuery) acts.push(`${request.method()} ${pathname} ${request.postData()}`);
  });
  await signedIn(page);
  for (const [path, ready] of [
    ['/verify-email#token=some', 'This link no longer works'],
    ['/reset-password#token=some', 'Choose a new password'],
    ['/undo-email-change#token=some', 'Undo the change of your email address?'],
    ['/invitation#token=some', 'This invitation no longer works'],
    ['/auth/sign-in#token=some', 'Connect your account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: ready })).toBeVisible();
    await settled(page);
  }
  expect(acts).toEqual([]);
});
