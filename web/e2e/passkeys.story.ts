import { ageSession } from '@aicp/testing/ageSession';
import type { CDPSession, Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { mailTo } from './inbox.ts';
import { password, signedIn, verified } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

// The screens are checked in all widths and colours.
test.slow();

/** Chromium's virtual authenticator: a device that recognises its user, like a phone or a laptop. */
async function withDevice(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Sets whether the device verifies the user, as by a fingerprint. */
    knows: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Sets its passkey's sign count back, as on a copy of the device. */
    async fallsBehind() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      for (const credential of credentials) {
        await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId });
        await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 1 } });
      }
    },
  };
}

/** Checks the current screen: wide, narrow, light and dark. */
async function looksRight(page: Page) {
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** The text of a temporary message, which is also read aloud. */
const message = (page: Page, text: RegExp) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text)
    .first();

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** Adds a passkey on the account page as the first second factor. Returns its recovery codes. */
async function addsPasskey(page: Page): Promise<string[]> {
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your Recovery Codes' });
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  const texts = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(dialog).toBeHidden();
  return texts;
}

async function signsOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
}

async function entersPassword(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a passkey is added, named, and signs in without a password', async ({ page }) => {
  await withDevice(page);
  const username = await signedIn(page);
  await verified(page, username);
  await page.goto('/account');
  await expect(section(page)).toContainText('You have no passkeys yet.');
  await addsPasskey(page);
  const row = section(page).getByRole('listitem');
  await expect(row).toContainText(/Chrome on .+Added .+never used/);
  await expect(section(page)).toContainText('10 are left.');
  await looksRight(page);
  expect((await mailTo(`${username}@example.com`, /passkey has been added/)).text).toContain('Chrome on');

  await row.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename Passkey' });
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name the passkey')).toBeVisible();
  await dialog.getByLabel('Name').fill('Work laptop');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Work laptop');
  // A device holds one passkey per account; its browser reports a second one.
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(message(page, /This device already has a passkey for your account\./)).toBeVisible();

  await signsOut(page);
  await looksRight(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await expect(row).toContainText('last used');
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
});

test('after the password a passkey or a recovery code is required', async ({ page }) => {
  await withDevice(page);
  const username = await signedIn(page);
  await verified(page, username);
  const [code = ''] = await addsPasskey(page);
  await signsOut(page);
  await entersPassword(page, username);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await signsOut(page);
  await entersPassword(page, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await expect(section(page)).toContainText('9 are left.');
  await section(page).getByRole('button', { name: 'New Recovery Codes' }).click();
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(section(page)).toContainText('10 are left.');
});

test('a passkey confirms the user’s identity, and no longer works once removed', async ({ page }) => {
  const device = await withDevice(page);
  const username = await signedIn(page);
  await verified(page, username);
  await addsPasskey(page);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'aicp');
  await ageSession(cookie?.value ?? '', 11);
  await section(page).getByRole('button', { name: 'Remove' }).click();
  const removal = page.getByRole('alertdialog', { name: 'Remove Passkey' });
  await expect(removal).toContainText('You can then sign in with your password alone again');
  await removal.getByRole('button', { name: 'Remove Passkey' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirm It’s You' });
  await expect(asked.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await looksRight(page);
  await device.knows(false);
  await asked.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(asked.getByText(/The passkey was not used, because the request was cancelled/)).toBeVisible();
  await device.knows(true);
  await asked.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
  await expect(section(page)).toContainText('You have no passkeys yet.');
  await mailTo(`${username}@example.com`, /passkey has been removed/);

  await signsOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(message(page, /You cannot sign in with this passkey\. It may have been removed/)).toBeVisible();
  await entersPassword(page, username);
  await expect(page).toHaveURL('/dashboard');
});

test('a user who cancels sees what to do, and a copied device is refused', async ({ page }) => {
  const device = await withDevice(page);
  const username = await signedIn(page);
  await verified(page, username);
  await page.goto('/account');
  await device.knows(false);
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(page.getByText('Passkey not added', { exact: true })).toBeVisible();
  await expect(message(page, /the request was cancelled or took too long\. Please try again\./)).toBeVisible();
  await device.knows(true);
  await addsPasskey(page);
  await signsOut(page);
  await device.knows(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await device.knows(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');
  await signsOut(page);
  await device.fallsBehind();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(message(page, /You cannot sign in with this passkey/)).toBeVisible();
  await mailTo(`${username}@example.com`, /passkey was refused/);
});

test('an account without a verified address gets no passkey, and a browser without passkeys shows no button', async ({
  page,
}) => {
  await withDevice(page);
  await signedIn(page);
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(message(page, /Please verify your email address first/)).toBeVisible();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.reload();
  await expect(section(page)).toContainText('This browser does not support passkeys.');
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await signsOut(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
});
