import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { greetsGuest, newUsername, password, signedIn } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

test('the login tab comes first and names missing input under each field', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your username or email')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('registration refuses passwords that differ and an address that is none', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Choose a password', { exact: true })).toBeVisible();
  await expect(page.getByText('Repeat the password', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Choose a username')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
});

test('a password that is too short and one that differs are both reported as soon as the field loses focus', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const [first, again] = [page.getByLabel('Password', { exact: true }), page.getByLabel('Confirm Password')];
  const alerts = page.getByRole('tabpanel').getByRole('alert');
  await first.fill('short');
  await expect(page.getByText(/^Too short\./)).toBeVisible();
  await expect(alerts).toHaveCount(0);
  await again.fill('other');
  await expect(alerts).toHaveText(['Too short. At least 8 characters are required.']);
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Username').focus();
  await expect(alerts).toHaveText(['Too short. At least 8 characters are required.', "Passwords don't match"]);
  expect(new Set(await alerts.evaluateAll(all => all.map(one => one.className))).size).toBe(1);
  await isAccessible(page);
  await first.fill(password);
  await expect(alerts).toHaveText(["Passwords don't match"]);
  await again.fill(password);
  await expect(alerts).toHaveCount(0);
});

test('a wrong password is answered by one message that disappears after 5 s', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(newUsername());
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'Login failed' });
  await expect(message).toBeVisible();
  const form = page.getByRole('tabpanel');
  await expect(form.getByText('Wrong username or password.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(message).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('list').filter({ has: message })).toBeFocused();
  await page.getByLabel('Username').focus();
  await expect(message).toBeHidden({ timeout: 8000 });
  // The message above the button stays.
  await expect(form.getByText('Wrong username or password.')).toBeVisible();
});

test('"Start Free Assessment" opens Register, from the start page and from /auth itself; "Login" opens Login', async ({
  page,
}) => {
  await page.goto('/');
  await greetsGuest(page);
  await page.getByRole('main').getByRole('link', { name: 'Start Free Assessment' }).first().click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Company Name (Optional)')).toBeEditable();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await bar.getByRole('link', { name: 'Start Free Assessment' }).click();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
});

test('a username that is taken fails with the sentence of the server', async ({ page }) => {
  const username = await signedIn(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`other-${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'Registration failed' });
  const sentence = await message.getByText(/taken/).textContent();
  await expect(page.getByRole('tabpanel').getByText(sentence ?? '', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('a user sent to log in returns to the page that they wanted', async ({ page }) => {
  const username = await signedIn(page);
  await page.context().clearCookies();
  await page.goto('/uk/dashboard');
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/uk/dashboard');

  await page.context().clearCookies();
  await page.goto('/account?from=mail#emails');
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/account?from=mail#emails');
});

test('every protected page sends a guest to /auth', async ({ page }) => {
  const addresses = ['/dashboard', '/uk/dashboard', '/assessment/1', '/uk/assessment/1', '/report/1', '/uk/report/1'];
  const others = ['/uk/regulator-wizard', '/subscribe', '/subscribe/sub_1', '/account', '/admin'];
  for (const address of [...addresses, ...others]) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/auth');
  }
});

test('a signed-in user is led from /auth to the dashboard, and out again by Logout', async ({ page }) => {
  await signedIn(page);
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
});

test('a user who signs out while a page loads is not told that the session expired', async ({ page }) => {
  await signOutSlowly(page, 'UK');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeHidden();
});

test('signed-in users see a link to their dashboard on the start page instead of the registration', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to Dashboard' })).toHaveCount(2);
  await expect(main.getByText('Start Free Assessment')).toHaveCount(0);
  await isAccessible(page);
  await main.getByRole('link', { name: 'Go to Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
});

test('a public page opened during a sign-out is shown', async ({ page }) => {
  await signOutSlowly(page, 'Pricing');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('button', { name: 'Choose Professional' })).toBeVisible();
});

test('signing out as soon as the bar appears sends no further requests to the server', async ({ page }) => {
  await signedIn(page);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const logOut = [...document.querySelectorAll('button')].find(button => button.textContent === 'Logout');
      if (!logOut) return;
      observer.disconnect();
      logOut.click();
    }).observe(document, { childList: true, subtree: true });
  });
  const refused: string[] = [];
  page.on('response', answer => answer.status() === 401 && refused.push(answer.url()));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await settled(page);
  expect(refused).toEqual([]);
});

test('a session that ends in the middle leads to /auth and back', async ({ page }) => {
  const username = await signedIn(page);
  await page.goto('/dashboard');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  await settled(page);
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'UK', exact: true }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/uk/dashboard');
});

/** Signs out while the page is still loading. Then opens another page before the browser knows that the session has ended. */
async function signOutSlowly(page: Page, next: string): Promise<void> {
  await signedIn(page);
  const moment = () => Promise.withResolvers<void>();
  const [leaving, ended, gone] = [moment(), moment(), moment()];
  await page.route('**/api/subscription', async route => {
    await leaving.promise;
    await route.continue();
  });
  await page.route('**/api/logout', async route => {
    const response = await route.fetch();
    ended.resolve();
    await gone.promise;
    await route.fulfill({ response });
  });
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Logout' }).click();
  leaving.resolve();
  await ended.promise;
  await bar.getByRole('link', { name: next, exact: true }).click();
  gone.resolve();
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
}
