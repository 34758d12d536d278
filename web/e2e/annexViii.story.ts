import { isAccessible } from './axe.ts';
import { completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('the Annex VIII data is listed with its gaps and a way to fill each, and can be downloaded', async ({ page }) => {
  await signedIn(page);
  const id = await registeredSystem(page, 'EU', 'Scorecard');
  await page.request.patch(`/api/systems/${id}/facts`, { data: { reference: 'AI-7', status: 'live' } });
  await page.goto(`/systems/${id}/facts`);
  await page.getByRole('link', { name: 'Annex VIII Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Annex VIII for Scorecard' })).toBeVisible();
  await expect(page.getByText('No report under EU rules shows yet')).toBeVisible();
  const section = page.getByRole('region', { name: 'Section B: Registration of an exempted system' });
  await expect(section.getByText('2 of the 7 points that facts can answer are recorded')).toBeVisible();
  const seventh = section.getByRole('listitem').filter({ hasText: '7. Summary of the grounds' });
  await expect(seventh.getByText('is reported to have deleted this point')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Section A' }).click();
  expect((await download).suggestedFilename()).toBe(`annex-viii-a-${id}.csv`);

  await seventh.getByRole('link', { name: 'Enter “Ground for the exception”' }).click();
  await expect(page.getByLabel('Ground for the exception')).toBeFocused();
  await page.getByLabel('Ground for the exception').fill('A narrow procedural task.');
  await page.getByRole('button', { name: 'Save Market and use' }).click();
  await page.getByRole('link', { name: 'Annex VIII Registration' }).click();
  await expect(section.getByText('4 of the 7 points that facts can answer are recorded')).toBeVisible();
});

test('the report says which section of Annex VIII applies to the organisation', async ({ page }) => {
  await signedIn(page);
  await completedAssessment(page, 'EU', 'Screening', { 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' });
  const [{ id }] = await (await page.request.get('/api/systems')).json();
  await page.goto(`/systems/${id}/annex-viii`);
  await expect(page.getByText(/^According to the report of .*: High-risk/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Section A: Registration by the provider' })).toBeVisible();
  await page.getByText('Does not apply to you (Section B, Section C)').click();
  await expect(page.getByRole('heading', { name: 'Section C: Registration by a public authority' })).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
});
