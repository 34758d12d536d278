import type { Page } from '@playwright/test';
import { signedIn } from './person.ts';
import { expect, test } from './story.ts';

type Answers = { sectors?: string[]; personalData: string; decisions?: string; content: string; market: string };

/** Answers the five questions up to the results. A sector that is ticked and unticked again leaves an empty selection. */
async function answer(page: Page, { sectors = [], personalData, decisions = 'No', content, market }: Answers) {
  await page.goto('/uk/regulator-wizard');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  let step = 1;
  await expect(page.getByText(`${step} of 5`, { exact: true })).toBeVisible();
  for (const sector of sectors.length > 0 ? sectors : ['Other', 'Other']) await page.getByLabel(sector).click();
  for (const choice of [personalData, decisions, content]) {
    await next.click();
    step += 1;
    await expect(page.getByText(`${step} of 5`, { exact: true })).toBeVisible();
    await expect(next).toBeDisabled();
    await page.getByLabel(choice, { exact: true }).check();
  }
  await next.click();
  await page.getByLabel(market, { exact: true }).check();
  await page.getByRole('button', { name: 'Get Results' }).click();
  await expect(page.getByRole('heading', { name: 'Applicable UK Regulators' })).toBeFocused();
  const found = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^View Guidance/ }) })
    .all();
  return Promise.all(
    found.map(async item => ((await item.getByRole('heading').textContent()) ?? '').replace(/\s+/g, ' ')),
  );
}

test('each rule of the wizard finds its regulator with its priority', async ({ page }) => {
  await signedIn(page);
  const nothing = { personalData: 'No', content: 'No', market: 'No' };
  expect(await answer(page, nothing)).toEqual([]);
  await expect(
    page.getByText('No specific UK regulators identified. General AI principles still apply.', { exact: true }),
  ).toBeVisible();
  expect(await answer(page, { ...nothing, personalData: 'Yes, to a limited extent' })).toEqual(['ICO Required']);
  expect(await answer(page, { ...nothing, market: 'Yes, moderately' })).toEqual([]);
  expect(await answer(page, { ...nothing, sectors: ['Telecommunications', 'Retail'] })).toEqual(['Ofcom Likely']);
  const everything = {
    sectors: ['Financial services', 'Healthcare'],
    personalData: 'Yes, extensively',
    content: 'Yes',
    market: 'Yes, significantly',
  };
  expect(await answer(page, everything)).toEqual([
    'ICO Required',
    'FCA Required',
    'MHRA Required',
    'CMA Likely',
    'Ofcom Likely',
  ]);
  for (const link of await page.getByRole('link', { name: /^View Guidance/ }).all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\/(ico|www)\.(org|fca|gov|ofcom)\.(uk|org\.uk)\//);
  }
  await page.getByRole('button', { name: 'Back to Questions' }).click();
  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(page.getByLabel('Yes, significantly', { exact: true })).toBeChecked();
});

test('a selection that the browser refuses to store is reported, and stays with the results', async ({ page }) => {
  await signedIn(page);
  await answer(page, { personalData: 'Yes, extensively', content: 'No', market: 'No' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Create UK Assessment' }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Failed to process regulator selection' });
  await expect(told.getByText('Error', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/uk/regulator-wizard');
});

test('the page explains the wizard and who supervises AI in the UK', async ({ page }) => {
  await signedIn(page);
  await page.goto('/uk/regulator-wizard');
  await expect(page.getByRole('heading', { name: 'Why Use the Regulator Wizard?' })).toBeVisible();
  const landscape = page
    .locator('section', { has: page.getByRole('heading', { name: 'UK AI Regulatory Landscape' }) })
    .last();
  await expect(landscape.getByRole('listitem')).toHaveText([
    'ICO (data protection and privacy)',
    'FCA (financial services AI)',
    'CMA (competition and markets)',
    'MHRA (healthcare AI systems)',
    'Ofcom (online content and communications)',
    'Safety, security and robustness',
    'Transparency and explainability',
    'Fairness and non-discrimination',
    'Accountability and governance',
    'Contestability and redress',
  ]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/uk/dashboard');
});
