import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { chosenPlan } from './payment.ts';
import { asAdministrator, begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

/** What holds on every page: nothing for axe in light and dark, nothing wider than the window at any width. */
async function isSound(page: Page, address: string, ready: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('every public page is sound', async ({ page }) => {
  await isSound(page, '/', 'Know where your AI systems stand under the law');
  await isSound(page, '/auth', 'Your account');
  await isSound(page, '/verify-email', 'Verify your email address');
  await isSound(page, '/reset-password', 'Reset your password');
  await isSound(page, '/reset-password#token=some', 'Choose a new password');
  await isSound(page, '/undo-email-change', 'Undo the change of your email address');
  await isSound(page, '/undo-email-change#token=some', 'Undo the change of your email address?');
  await isSound(page, '/pricing', 'Choose Your Compliance Plan');
  await isSound(page, '/verify', 'Verify an Audit Bundle');
  await isSound(page, '/security', 'Security');
  await isSound(page, '/method', 'Method');
  await isSound(page, '/2-december-2026', 'Does 2 December 2026 concern me?');
});

test.describe('a page that is not there', () => {
  // Its own answer, 404, which the browser complains of.
  test.use({ expected: /status of 404/ });

  test('is sound', async ({ page }) => isSound(page, '/nowhere', '404 Page Not Found'));
});

for (const [jurisdiction, prefix] of [
  ['EU', ''],
  ['UK', '/uk'],
] as const) {
  test(`every ${jurisdiction} page is sound`, async ({ page }) => {
    await signedIn(page);
    const system = await registeredSystem(page, jurisdiction, `A name as long as ${'names get '.repeat(20)}`);
    const open = await begunAssessment(page, jurisdiction, system, 2);
    const completed = await completedAssessment(page, jurisdiction, 'Assistant');
    await isSound(page, `${prefix}/dashboard`, `${jurisdiction} AI Compliance`);
    await page.getByRole('button', { name: `New ${jurisdiction} Assessment` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessible(page);
    await page.goto(`${prefix}/assessment/${open}`);
    await expect(page.getByText(/^Step 3 of/)).toBeVisible();
    await isAccessible(page);
    await isSound(page, `${prefix}/systems/${system}/register`, 'Register of A name');
    await isSound(page, `${prefix}/report/${completed}`, 'Next Steps');
    await isSound(page, `${prefix}/report/${completed}/evidence`, 'Evidence for Your Answers');
    if (jurisdiction === 'UK') await isSound(page, '/uk/regulator-wizard', 'UK Regulator Wizard');
    else {
      await isSound(page, '/systems', 'Register');
      await isSound(page, '/systems/import', 'Import AI Systems');
      await isSound(page, '/account', 'Two-factor authentication');
      await isSound(page, '/law-changes', 'Changes in the Law');
      await isSound(page, '/deadlines', 'Deadlines');
      await isSound(page, '/actions', 'Actions');
      await isSound(page, '/admin', 'Access Denied');
    }
  });
}

test('the administration is sound', async ({ page }) => {
  await asAdministrator(page);
  await isSound(page, '/admin', 'Administration');
  await isSound(page, '/admin?tab=activity', 'Activities');
});

test('every other page of the administration is sound', async ({ page }) => {
  await signedIn(page, `A company as long as ${'names get '.repeat(20)}`);
  const { id, username } = await (await page.request.get('/api/user')).json();
  await registeredSystem(page, 'EU', `A name as long as ${'names get '.repeat(20)}`);
  await asAdministrator(page);
  await isSound(page, `/admin/users/${id}`, username);
  await isSound(page, '/admin/operations', 'Operations');
});

test('every page of a subscription is sound', async ({ page }) => {
  await signedIn(page);
  await isSound(page, '/subscription', 'Subscription');
  await chosenPlan(page, 'Starter');
  await isSound(page, page.url(), 'Complete Your Subscription');
});
