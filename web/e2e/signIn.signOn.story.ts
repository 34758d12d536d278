import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { greetsGuest } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

/** Presses the button of the sign-in page, and chooses a user at the simulator. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with the sign-in simulator' }).click();
  await page.getByRole('button', { name }).click();
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await greetsGuest(page);
}

/** The signed-in user's role in their current organisation. */
const fetchRole = async (page: Page) => (await (await page.request.get('/api/organisation')).json()).role;

test('new users get the role of their group at sign-in, and sign out at both ends', async ({ page }) => {
  await openSignIn(page);
  await isAccessible(page);
  await choose(page, 'Max Manager');
  await expect(page).toHaveURL(/\/dashboard$/);
  const me = await (await page.request.get('/api/user')).json();
  expect(me).toMatchObject({ username: 'max', email: 'max@staff.example', isEmailVerified: true });
  expect(await fetchRole(page)).toBe('manager');

  await test.step('the account says where its password is managed', async () => {
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Single sign-on' })).toBeVisible();
    for (const name of ['Change Password', 'Change Email', 'Turn On'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await isAccessible(page);
  });

  await test.step('signing out ends both sessions: the next sign-in asks for the user again', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign out here too' }).click();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
    expect((await page.request.get('/api/user')).status()).toBe(401);
    await openSignIn(page);
    await choose(page, 'Rita Reader');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await fetchRole(page)).toBe('reader');
  });
});

test('a user who cancels, or has no confirmed address, reads the reason and stays a guest', async ({ page }) => {
  await openSignIn(page);
  await choose(page, 'Cancel');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByText('was cancelled. Nothing has changed.')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page.getByRole('link', { name: 'Try again with the sign-in simulator' }).click();
  await page.getByRole('button', { name: 'Una Unverified' }).click();
  await expect(page.getByText('does not confirm that your email address is yours')).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('a response counts once, and in no other browser', async ({ page, browser }) => {
  const started = await page.request.get('/api/sign-in', { maxRedirects: 0 });
  expect(started.status()).toBe(303);
  const state = new URL(started.headers().location ?? '').searchParams.get('state');
  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(
    `${new URL(page.url() === 'about:blank' ? started.url() : page.url()).origin}/api/sign-in/callback?code=x&state=${state}`,
  );
  await expect(elsewhere.getByText('was started in another browser')).toBeVisible();
  await stranger.close();
  await page.goto(`/api/sign-in/callback?code=x&state=${state}`);
  await expect(page.getByText('took too long or was already used')).toBeVisible();
});

test('an account with a password is connected once its owner has signed in to it', async ({ page }) => {
  const password = 'a long enough password 7';
  const account = { username: 'olivia.before', email: 'olivia@staff.example', password };
  // Removes what an earlier attempt of this story left behind: the simulator has only one Olivia.
  if ((await page.request.post('/api/login', { data: { username: account.username, password } })).ok())
    await page.request.delete('/api/user', { data: { password } });
  expect((await page.request.post('/api/register', { data: account })).status()).toBe(201);
  await page.request.post('/api/logout', { data: {} });

  await openSignIn(page);
  await choose(page, 'Olivia Owner');
  await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Sign in as before' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('You are signed in as olivia.before.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step('from then on the provider is sufficient', async () => {
    await page.request.post('/api/logout', { data: {} });
    await openSignIn(page);
    await page.getByRole('link', { name: 'Sign in with the sign-in simulator' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await (await page.request.get('/api/user')).json()).username).toBe('olivia.before');
  });

  await test.step('until it is disconnected', async () => {
    await page.goto('/account');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Single sign-on disconnected', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Single sign-on' })).toHaveCount(0);
    await page.request.post('/api/logout', { data: {} });
    await openSignIn(page);
    await page.getByRole('link', { name: 'Sign in with the sign-in simulator' }).click();
    await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeVisible();
  });
});

test('a user without a password confirms their identity at the provider', async ({ page }) => {
  await openSignIn(page);
  await choose(page, 'Paul Password-only');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/api/sign-in?purpose=proof&to=/account');
  // The user is already signed in there, and is asked again.
  await page.getByRole('button', { name: 'Max Manager' }).click();
  await expect(page.getByText('You signed in with another account')).toBeVisible();
  await page.goto('/api/sign-in?purpose=proof&to=/account');
  await page.getByRole('button', { name: 'Paul Password-only' }).click();
  await expect(page).toHaveURL(/\/account$/);

  await test.step('and deletes the account without a password', async () => {
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete My Account' }).click();
    await greetsGuest(page);
    expect((await page.request.get('/api/user')).status()).toBe(401);
  });

  await test.step('on screen, and by REST', async () => {
    await openSignIn(page);
    // The provider still has a session for the user.
    await page.getByRole('link', { name: 'Sign in with the sign-in simulator' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    // The page's live connection would be refused, because its account is deleted.
    await page.close();
    const gone = await page.request.delete('/api/user');
    expect([gone.status(), await gone.json()]).toEqual([200, { message: expect.stringContaining('has been deleted') }]);
    expect((await page.request.get('/api/user')).status()).toBe(401);
  });
});
