import { readFileSync } from 'node:fs';
import { isFull } from '@aicp/testing/isFull';
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { focusFaults } from './focus.ts';
import { isIsolated } from './isolated.ts';
import { chosenPlan } from './payment.ts';
import { asAdministrator, begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { hasTargets } from './targets.ts';
import { isTranslatable } from './translated.ts';
import { fitsEveryWidth } from './widths.ts';

/**
 * Checks of every page: axe finds nothing in light and dark, contrast included; nothing is wider than the window at any width; targets are
 * large enough; texts can be replaced by translations; and the Tab key reaches every stop in view, in order and within a whole ring.
 * @param narrow shortens a list that all stories fill, so that the Tab order has an end
 */
async function isSound(page: Page, address: string, ready: string | RegExp, narrow?: () => Promise<void>) {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
  await isTranslatable(page);
  await isIsolated(page);
  await isAccessible(page);
  await fitsEveryWidth(page);
  await hasTargets(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await narrow?.();
  expect(await focusFaults(page), `the way of the Tab key on ${address}`).toEqual([]);
}

test('every public page is sound', async ({ page }) => {
  await isSound(page, '/', 'Know where your AI systems stand under the law');
  await isSound(page, '/auth', 'Your account');
  await isSound(page, '/auth/sign-in?problem=unknown', 'You are not signed in');
  await isSound(page, '/invitation', 'Open the link in your invitation');
  await isSound(page, '/verify-email', 'Verify your email address');
  await isSound(page, '/reset-password', 'Reset your password');
  await isSound(page, '/reset-password#token=some', 'Choose a new password');
  await isSound(page, '/undo-email-change', 'Undo the change of your email address');
  await isSound(page, '/undo-email-change#token=some', 'Undo the change of your email address?');
  await isSound(page, '/pricing', 'Choose Your Compliance Plan');
  await isSound(page, '/verify', 'Verify an Audit Bundle');
  await isSound(page, '/security', 'Security');
  await isSound(page, '/privacy', 'Privacy notice');
  await isSound(page, '/terms', 'Terms');
  await isSound(page, '/imprint', 'Imprint');
  await isSound(page, '/method', 'Method');
  await isSound(page, '/2-december-2026', 'Does 2 December 2026 affect me?');
});

test.describe('a missing page', () => {
  // The page itself has status 404, which the browser logs.
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
    await isSound(page, `${prefix}/assessment/${open}`, /\?$/);
    await expect(page.getByText(/^Step 3 of/)).toBeVisible();
    await isSound(page, `${prefix}/report/${completed}`, 'Next Steps');
    await page.goto(`${prefix}/systems/${system}/register?fact=version`);
    await expect(page).toHaveURL(`${prefix}/systems/${system}/facts?fact=version`);
    // These pages are the same under both laws, so the sample checks one.
    if (isFull || jurisdiction === 'EU') {
      await isSound(page, `${prefix}/systems/${system}`, 'A name as long as');
      await isSound(page, `${prefix}/systems/${system}/facts`, 'Facts of A name');
      await isSound(page, `${prefix}/systems/${system}/history`, 'History of A name');
      await isSound(page, `${prefix}/systems/${system}/supplier`, 'Supplier of A name');
      const { aiSystemId } = await (await page.request.get(`/api/assessments/${completed}`)).json();
      await isSound(page, `${prefix}/systems/${aiSystemId}/files`, 'Documents and evidence for Assistant');
      await isSound(page, `${prefix}/report/${completed}/evidence`, 'Evidence for Your Answers');
      await isSound(page, `${prefix}/report/${completed}/documents/model-card`, 'Not generated yet');
    }
    if (jurisdiction === 'UK') await isSound(page, '/uk/regulator-wizard', 'UK Regulator Wizard');
    else {
      await isSound(page, `/systems/${system}/annex-viii`, 'Annex VIII for A name');
      await isSound(page, '/systems', 'Systems');
      await isSound(page, '/systems/import', 'Import AI Systems');
      await isSound(page, '/account', 'Two-factor authentication');
      await isSound(page, '/law-changes', 'Law changes');
      await isSound(page, '/deadlines', 'Deadlines');
      await isSound(page, '/actions', 'Actions');
      await isSound(page, '/evidence', 'Evidence');
      await isSound(page, '/admin', 'Access Denied');
    }
  });
}

test('every page of an organisation is sound', async ({ page }) => {
  await signedIn(page);
  await isSound(page, '/notifications', 'Notifications');
  await isSound(page, '/sharing', 'Sharing');
  await isSound(page, '/rooms/new', 'New Audit Room');
  await isSound(page, '/organisation', 'Organisation');
  await isSound(page, '/organisation/duties', 'Organisation Duties');
  await isSound(page, '/organisation/policies', 'Policies and Reviews');
  await isSound(page, '/organisation/log', 'Organisation Log');
  await isSound(page, '/organisation/provisioning', 'Provisioning (SCIM)');
  await isSound(page, '/organisation/sign-in', 'Single Sign-On');
});

test('the administration is sound', async ({ page }) => {
  await asAdministrator(page);
  await isSound(page, '/admin', 'Administration', async () => {
    await page.getByRole('searchbox', { name: 'Search users' }).fill('story.admin');
    await expect(page.getByText(/^1 of [\d,]+ users match$/)).toBeVisible();
  });
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
  await isSound(page, '/subscription', 'Plan and Invoices');
  await chosenPlan(page, 'Starter');
  await isSound(page, page.url(), 'Complete Your Subscription');
});

test('every route is visited', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  const routed = read('web/src/app/AppRoutes.tsx') + read('web/src/app/LazyRoutes.tsx');
  const routes = [...routed.matchAll(/ path="([^"*]+)"/g)].map(([, path = '']) => path);
  const visited = [...read('web/e2e/everyPage.story.ts').matchAll(/isSound\(page, ['`]([^'`?#]+)/g)]
    .flatMap(([, address = '']) => [address.replace(/\$\{prefix\}/, ''), address.replace(/\$\{prefix\}/, '/uk')])
    .map(address => address.replaceAll(/\$\{\w+\}/g, '1'));
  const isVisited = (route: string) => {
    const pattern = new RegExp(`^(/admin)?/${route.replaceAll(/:\w+/g, '[\\w-]+')}$`);
    return visited.some(address => pattern.test(address));
  };
  expect(routes.length).toBeGreaterThan(40);
  // The first one is visited at the address of a chosen plan; the others lead to the facts.
  expect(routes.filter(route => !isVisited(route))).toEqual([
    'subscribe/:subscriptionId?',
    'systems/:id/register',
    'uk/systems/:id/register',
  ]);
});
