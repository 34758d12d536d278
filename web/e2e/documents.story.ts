import { cards, fillCard } from './payment.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('where limits are enforced a document is refused, bought at that place, and then generated', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.goto(`/report/${id}`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Model card' }) });
  await card.getByRole('button', { name: 'Generate Model card' }).click();
  await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
  await expect(card).toContainText('This document costs EUR 49');
  await card.getByRole('button', { name: /Buy for €49/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy the model card' });
  await fillCard(dialog, cards.good);
  await dialog.getByRole('button', { name: 'Pay €49' }).click();
  await expect(card.getByText('Bought', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('This document costs EUR 49');
  await card.getByRole('button', { name: 'Generate Model card' }).click();
  await expect(page.getByText('Document Generated Successfully', { exact: true })).toBeVisible();
  await expect(card).toContainText('Version 1 of');
  await expect(card).toContainText('Test mode, not paid.');
});

test('a generation that fails without a word is told of all the same', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.goto(`/report/${id}`);
  await page.route('**/graphql', route =>
    route.request().postDataJSON().operationName === 'GenerateDocument'
      ? route.fulfill({ json: { data: null, errors: [{ message: '', extensions: { code: 'INTERNAL' } }] } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Generate Model card' }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Generation Failed' });
  await expect(told.getByText('Failed to generate document', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Model card' })).toBeEnabled();
});

test("somebody else's document is not found", async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.context().clearCookies();
  await signedIn(page);
  await page.goto(`/report/${id}/documents/model-card`);
  await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
  await page.goto(`/report/${id}/evidence`);
  await expect(page.getByRole('heading', { name: 'Report Not Found' })).toBeVisible();
});
