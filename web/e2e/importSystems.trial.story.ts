import { signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('a thousand systems are imported within ten seconds with visible progress, and importing their export changes nothing', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/systems/import');
  const rows = Array.from({ length: 1_000 }, (_, index) => `R-${index},System ${index},1.${index},"=1+${index}"`);
  const choose = (text: string) =>
    page
      .getByLabel('CSV file or workbook')
      .setInputFiles({ name: 'systems.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(`reference,name,version,department\n${rows.join('\n')}\n`);
  const button = page.getByRole('button', { name: 'Import 1,000 Systems' });
  await expect(button).toBeVisible();
  const from = performance.now();
  await button.click();
  await expect(page.getByRole('progressbar', { name: 'Systems written' })).toBeVisible();
  await expect(page.getByText(/ of 1,000 written$/)).toBeVisible();
  await expect(page.getByText('1,000 registered, 0 changed.').first()).toBeVisible({ timeout: 10_000 });
  expect(performance.now() - from).toBeLessThan(10_000);

  const file = await page.request.get('/api/systems.csv');
  await choose(await file.text());
  await expect(page.getByText('0 new, 0 to be changed, 1,000 unchanged.')).toBeVisible();
});
