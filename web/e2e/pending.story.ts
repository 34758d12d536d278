import { colourOf } from './colour.ts';
import { held } from './held.ts';
import { newUsername, password, register, signedIn } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

test('until the session is known, a protected page shows that it is loading', async ({ page }) => {
  await signedIn(page);
  const go = await held(page, 'Me');
  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  go();
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
});

test('registering and signing in show that they are running', async ({ page }) => {
  const username = newUsername();
  const goRegister = await held(page, 'Register');
  await page.goto('/auth');
  const asked = page.waitForRequest(request => !!request.postData()?.includes('mutation Register'));
  await register(page, username);
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  expect((await asked).postDataJSON().variables.input).toEqual({
    username,
    email: `${username}@example.com`,
    password,
    companyName: '',
  });
  goRegister();
  await expect(page).toHaveURL('/dashboard');

  // Requests still under way would be refused as a guest's.
  await settled(page);
  await page.context().clearCookies();
  const goLogIn = await held(page, 'LogIn');
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  goLogIn();
  await expect(page).toHaveURL('/dashboard');
});

test('faults of a field are shown in red, right below it', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  for (const [label, text] of [
    ['Username', 'Enter your username or email'],
    ['Password', 'Enter your password'],
  ] as const) {
    const [field, message] = [page.getByLabel(label, { exact: true }), page.getByText(text, { exact: true })];
    const [above, below] = [await field.boundingBox(), await message.boundingBox()];
    const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(gap, label).toBeGreaterThanOrEqual(0);
    expect(gap, label).toBeLessThan(20);
    const [red = 0, green = 0, blue = 0] = await colourOf(message);
    expect(red, label).toBeGreaterThan(1.8 * Math.max(green, blue));
  }
});
