import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { isAccessible } from './axe.ts';
import { password, signedIn, verified } from './person.ts';
import { expect, test } from './story.ts';

test('two-factor authentication is turned on with an app, and required at login', async ({ page }) => {
  const username = await signedIn(page);
  await verified(page, username);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  await section.getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn On Two-Factor Authentication' });
  await dialog.getByLabel('Current Password').fill('not my password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await isAccessible(page);
  const key = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expect(dialog.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByText('The code is incorrect.')).toBeVisible();
  await dialog.getByLabel('Code').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn On' }).click();

  const codes = await recoveryCodes(page);
  await isAccessible(page);
  // The codes are shown once; neither Escape nor a click outside closes them.
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as Text' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(codes.join('\n'));
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(section).toContainText('10 recovery codes are left.');

  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, username);
  await expect(page.getByLabel('Code')).toBeFocused();
  await isAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  // The code of the last step is used up, so this takes the next one, which the server also accepts.
  await page.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a recovery code works once; codes can be renewed, and the second factor turned off', async ({ page }) => {
  const username = await signedIn(page);
  await verified(page, username);
  const codes = await turnedOn(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, username);
  await page.getByRole('button', { name: 'Back' }).click();
  await logIn(page, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');

  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  await page.goto('/account');
  await expect(section).toContainText('9 recovery codes are left.');
  await section.getByRole('button', { name: 'New Recovery Codes' }).click();
  await fillAgain(page, codes[1] ?? '');
  await page.getByRole('button', { name: 'Create New Codes' }).click();
  const renewed = await recoveryCodes(page);
  expect(renewed).not.toContain(codes[2]);
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await section.getByRole('button', { name: 'Turn Off' }).click();
  await fillAgain(page, codes[2] ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn Off' }).click();
  await expect(page.getByRole('dialog')).toContainText('The code is incorrect.');
  await fillAgain(page, renewed[0] ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn Off' }).click();
  await expect(page.getByText('Two-factor authentication is off', { exact: true })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn On' })).toBeVisible();
});

async function logIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Turns two-factor authentication on by GraphQL, for stories that do not test the setup. Returns the recovery codes. */
async function turnedOn(page: Page): Promise<string[]> {
  const ask = async (query: string) => (await (await page.request.post('/graphql', { data: { query } })).json()).data;
  const { beginTwoFactor } = await ask(`mutation { beginTwoFactor(password: "${password}") { secret } }`);
  const code = new TOTP({ secret: Secret.fromBase32(beginTwoFactor.secret) }).generate();
  return (await ask(`mutation { confirmTwoFactor(code: "${code}") { recoveryCodes } }`)).confirmTwoFactor.recoveryCodes;
}

async function recoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

async function fillAgain(page: Page, code: string) {
  await page.getByRole('dialog').getByLabel('Current Password').fill(password);
  await page.getByRole('dialog').getByLabel('Code').fill(code);
}
