import { ageSession } from '@aicp/testing/ageSession';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { isAccessible } from './axe.ts';
import { password, signedIn, verified } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

/** Makes the session's sign-in eleven minutes old. */
async function sinceElevenMinutes(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'aicp');
  await ageSession(cookie?.value ?? '', 11);
}

const asked = (page: Page) => page.getByRole('dialog', { name: 'Confirm It’s You' });

/** Fills in and submits the token form. An account on this plan is finally refused with a message. */
async function asksForToken(page: Page) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const form = page.getByRole('dialog', { name: 'Create Token' });
  await form.getByLabel('Name').fill('Nightly export');
  await form.getByLabel('Scope').selectOption('WRITE');
  await form.getByRole('button', { name: 'Create Token' }).click();
  return form;
}

test('the requested action runs after the password is entered again', async ({ page }) => {
  await signedIn(page);
  await sinceElevenMinutes(page);
  const form = await asksForToken(page);
  await expect(asked(page).getByLabel('Current Password')).toBeFocused();
  await expect(asked(page).getByLabel('Code')).toHaveCount(0);
  await isAccessible(page);
  await fitsEveryWidth(page);
  await asked(page).getByRole('button', { name: 'Continue' }).click();
  await expect(asked(page).getByText('Enter your password')).toBeVisible();
  await asked(page).getByLabel('Current Password').fill('not my password');
  await asked(page).getByRole('button', { name: 'Continue' }).click();
  await expect(asked(page).getByText('The password is incorrect.')).toBeVisible();
  await asked(page).getByLabel('Current Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(asked(page)).toBeHidden();
  await expect(form.getByText('API access is part of the Enterprise plan.')).toBeVisible();
  // The confirmation is valid for ten minutes and is not requested again.
  await form.getByRole('button', { name: 'Create Token' }).click();
  await expect(form.getByText('API access is part of the Enterprise plan.')).toBeVisible();
  await expect(asked(page)).toBeHidden();
});

test('Escape keeps what was typed, and the action can be tried again', async ({ page }) => {
  await signedIn(page);
  await sinceElevenMinutes(page);
  const form = await asksForToken(page);
  await expect(asked(page)).toBeVisible();
  // Radix writes this once the dialog is the top one and receives key presses.
  await expect(asked(page)).toHaveAttribute('style', /pointer-events: auto/);
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeHidden();
  await expect(form.getByText('Please confirm that it is you, then try again.')).toBeVisible();
  await expect.poll(() => form.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true);
  await expect(form.getByLabel('Name')).toHaveValue('Nightly export');
  await expect(form.getByLabel('Scope')).toHaveValue('WRITE');
  await form.getByRole('button', { name: 'Create Token' }).click();
  await asked(page).getByLabel('Current Password').fill(password);
  await asked(page).getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('API access is part of the Enterprise plan.')).toBeVisible();
});

test('a code is required if there is a second factor', async ({ page }) => {
  await verified(page, await signedIn(page));
  const app = await withSecondFactor(page);
  await sinceElevenMinutes(page);
  const form = await asksForToken(page);
  await asked(page).getByLabel('Current Password').fill(password);
  await asked(page).getByLabel('Code').fill('000000');
  await asked(page).getByRole('button', { name: 'Continue' }).click();
  await expect(asked(page).getByText('The code is incorrect.')).toBeVisible();
  // The code of the previous step is used up.
  await asked(page)
    .getByLabel('Code')
    .fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await asked(page).getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('API access is part of the Enterprise plan.')).toBeVisible();
});

test.describe('an export', () => {
  // The browser logs the refusal that opens the dialog.
  test.use({ expected: /403/ });

  test('starts once identity is confirmed', async ({ page }) => {
    await signedIn(page);
    await sinceElevenMinutes(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Export My Data' }).click();
    await asked(page).getByLabel('Current Password').fill(password);
    const download = page.waitForEvent('download');
    await asked(page).getByRole('button', { name: 'Continue' }).click();
    expect((await download).suggestedFilename()).toMatch(/^ai-compliance-data-/);
  });

  test('a file of the whole organisation is downloaded after the password is entered again', async ({ page }) => {
    await signedIn(page);
    await sinceElevenMinutes(page);
    await page.goto('/organisation');
    await page.getByRole('button', { name: 'Download Workbook' }).click();
    const download = page.waitForEvent('download');
    await asked(page).getByLabel('Current Password').fill(password);
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^organisation-\d{4}-\d\d-\d\d\.xlsx$/);
  });
});

async function withSecondFactor(page: Page): Promise<TOTP> {
  const begun = await page.request.post('/api/user/two-factor', { data: { password } });
  const app = new TOTP({ secret: (await begun.json()).secret });
  const confirmed = await page.request.post('/api/user/two-factor/confirm', { data: { code: app.generate() } });
  expect(confirmed.ok()).toBe(true);
  return app;
}
