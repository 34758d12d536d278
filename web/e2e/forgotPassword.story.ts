import { isAccessible } from './axe.ts';
import { linkIn } from './inbox.ts';
import { newUsername, password, signedIn } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

const SENT = 'If an account with that address exists, we have sent a link to reset the password.';

test('a forgotten password is replaced by the emailed link, and everything signed in before is signed out', async ({
  page,
  browser,
}) => {
  const username = await signedIn(page);
  await page.goto('/dashboard');
  const other = await (await browser.newContext()).newPage();
  await other.goto('/auth');
  await other.getByText('Forgot your password?').click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(other.getByText('Password Reset Email Sent', { exact: true })).toBeVisible();
  await expect(other.getByText(SENT, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await other.getByText('Forgot your password?').click();
  await expect(dialog.getByLabel('Email')).toHaveValue('');

  const link = await linkIn(`${username}@example.com`, /^Reset your password$/);
  await other.goto(link);
  await expect(other).toHaveURL('/reset-password');
  await isAccessible(other);
  await other.getByLabel('New Password').fill('password123');
  await expect(other.getByText('Weak. 4 more characters make it strong.')).toBeVisible();
  await other.getByLabel('Confirm Password').fill('something else');
  await other.getByRole('button', { name: 'Change Password' }).click();
  await expect(other.getByText("Passwords don't match")).toBeVisible();
  await other.getByLabel('Confirm Password').fill('password123');
  await other.getByRole('button', { name: 'Change Password' }).click();
  await expect(other.getByText('This password is too common. Please choose another one.')).toBeVisible();
  const fresh = 'nineteen green pencils';
  await other.getByLabel('New Password').fill(fresh);
  await expect(other.getByText('Strong.')).toBeVisible();
  await other.getByLabel('Confirm Password').fill(fresh);
  await other.getByRole('button', { name: 'Change Password' }).click();
  await expect(other).toHaveURL('/auth');
  await expect(
    other.getByText('Your password has been changed. You can now sign in with it.', { exact: true }),
  ).toBeVisible();

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  await other.getByLabel('Username').fill(username);
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByText('Login failed', { exact: true })).toBeVisible();
  await other.getByLabel('Password').fill(fresh);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL('/dashboard');

  await page.goto(link);
  await page.getByLabel('New Password').fill('another pencil entirely');
  await page.getByLabel('Confirm Password').fill('another pencil entirely');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset your password' })).toBeVisible();
  await other.context().close();
});

test('the dialog wants an address, closes on cancel, and answers for unknown addresses alike', async ({ page }) => {
  await page.goto('/auth');
  const opener = page.getByText('Forgot your password?');
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('no address');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel('Email').fill(`${newUsername()}@example.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(SENT, { exact: true })).toBeVisible();
});

test('asking too often is refused with the sentence of the server', async ({ page }) => {
  const ask = () => page.request.post('/api/forgot-password', { data: { email: `${newUsername()}@example.com` } });
  const answers = await Promise.all(Array.from({ length: 61 }, ask));
  const refused = answers.filter(answer => answer.status() === 429);
  expect(refused).toHaveLength(1);
  const [message] = await Promise.all(refused.map(async answer => (await answer.json()).message));
  await page.goto('/auth');
  await page.getByText('Forgot your password?').click();
  await page.getByRole('dialog').getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText(message.replace(/\d.*/, '')).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

  test('the dialog reports that no email could be sent, and stays', async ({ page, context }) => {
    await page.goto('/auth');
    await page.getByText('Forgot your password?').click();
    await page.getByRole('dialog').getByLabel('Email').fill('somebody@example.com');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to send password reset email', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a verification link is kept for another attempt', async ({ page, context }) => {
    await page.goto('/auth');
    await page.goto('/verify-email');
    await expect(page.getByText('Open the link in the email')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/verify-email#token=some');
    await expect(page.getByRole('heading', { name: 'Your email address is not verified yet' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
