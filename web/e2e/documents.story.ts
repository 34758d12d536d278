import type { Page } from '@playwright/test';
import { cards, fillCard, subscribed } from './payment.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('with enforced limits a document is refused, bought on the spot, and then generated', async ({ page }) => {
  test.slow();
  await signedIn(page);
  await subscribed(page, 'Professional');
  const first = await completedAssessment(page, 'EU', 'CV screening');
  for (const documentType of ['transparency-notice', 'model-card', 'risk-assessment'])
    await page.request.post('/api/generate-document', { data: { assessmentId: first, documentType } });
  const id = await completedAssessment(page, 'EU', 'Forecast');
  await page.goto(`/report/${id}`);
  const card = row(page, 'Model card');
  await expect(card).toContainText('Included in your plan.');
  await card.getByRole('button', { name: 'Generate Model card', exact: true }).click();
  await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
  await expect(card).toContainText('This document costs EUR 49');
  await expect(card.getByRole('button')).toHaveText(['Buy and Generate, €49 Model card']);
  await card.getByRole('button', { name: 'Buy and Generate, €49 Model card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy the model card' });
  await fillCard(dialog, cards.good);
  await dialog.getByRole('button', { name: 'Pay €49' }).click();
  await expect(card.getByText('Bought', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('This document costs EUR 49');
  await expect(page.getByText('Document Generated Successfully', { exact: true })).toBeVisible();
  await expect(card).toContainText('Version 1 of');
  await expect(card).toContainText('Test mode, not paid.');
  await expect(card.getByRole('link', { name: 'Read Model card' })).toBeVisible();
  await expect(card.getByRole('button')).toHaveText([/^Download/, 'Generate Again Model card']);
});

test('a generation that fails silently is reported nevertheless', async ({ page }) => {
  await signedIn(page);
  await subscribed(page, 'Professional');
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

test('a document of another organisation is not found', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.context().clearCookies();
  await signedIn(page);
  await page.goto(`/report/${id}/documents/model-card`);
  await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
  await page.goto(`/report/${id}/evidence`);
  await expect(page.getByRole('heading', { name: 'Report Not Found' })).toBeVisible();
});
