import { join } from 'node:path';
import { isAccessible } from './axe.ts';
import { registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const sample = (name: string) =>
  join(import.meta.dirname, '../../services/systems-assessment/testing/modelFiles', name);

test('a model file is shown next to the facts, and only the values that a user chooses are saved', async ({ page }) => {
  await signedIn(page);
  const id = await registeredSystem(page, 'EU', 'Complaints');
  await page.request.patch(`/api/systems/${id}/facts`, {
    data: { licence: 'Bought', users: 'Complaint handlers\nUse case: Sorting complaints by tone' },
  });
  await page.goto(`/systems/${id}/facts`);
  const section = page.getByRole('region', { name: 'From a model file' });
  await section.getByLabel('Model card or ML-BOM').setInputFiles(sample('mlBom.cdx.json'));
  await expect(section.getByText('Nothing is saved yet. New or different: 9 facts')).toBeVisible();
  await expect(section.getByRole('checkbox', { name: 'Overwrite “Licence”' })).not.toBeChecked();
  await expect(section.getByText('Intended users')).toHaveCount(0);
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(section.getByRole('button', { name: 'Take 0 facts' })).toBeDisabled();
  await section.getByRole('button', { name: 'Select Facts Not Recorded Yet' }).click();
  await section.getByRole('checkbox', { name: 'Take “Risks of harm”' }).uncheck();
  await section.getByRole('button', { name: 'Take 7 facts' }).click();
  await expect(page.getByText('7 facts taken from mlBom.cdx.json', { exact: true })).toBeVisible();
  await expect(page.getByText(/^9 facts recorded out of \d+\. All are optional\./)).toBeVisible();
  const facts = await (await page.request.get(`/api/systems/${id}/facts`)).json();
  expect(facts).toMatchObject({
    licence: 'Bought',
    limitations: 'Fails on irony\nSmall rather than exact',
    harms: null,
  });

  await section.getByLabel('Model card or ML-BOM').setInputFiles(sample('huggingFaceCard.txt'));
  await expect(section.getByText('model card of complaint-sorter')).toBeVisible();
  await expect(section.getByText('Confidence stated in the file: 1 of 2 results verified')).toBeVisible();
  await expect(section.getByText('Left out because no fact matches: tags')).toBeVisible();
  await section.getByRole('checkbox', { name: 'Overwrite “Licence”' }).check();
  await section.getByRole('button', { name: 'Take 1 fact', exact: true }).click();
  await expect(page.getByText('1 fact taken from huggingFaceCard.txt', { exact: true })).toBeVisible();
  expect((await (await page.request.get(`/api/systems/${id}/facts`)).json()).licence).toBe('apache-2.0');
});

test.describe('a file that cannot be read', () => {
  // The server refuses the file.
  test.use({ expected: /status of 4\d\d/ });

  test('is refused with the reason', async ({ page }) => {
    await signedIn(page);
    const id = await registeredSystem(page, 'UK', 'Complaints');
    await page.goto(`/uk/systems/${id}/facts`);
    const section = page.getByRole('region', { name: 'From a model file' });
    const buffer = Buffer.from('{"bomFormat":"CycloneDX","specVersion":"1.4"}');
    await section
      .getByLabel('Model card or ML-BOM')
      .setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer });
    await expect(section.getByRole('alert')).toHaveText(
      'CycloneDX 1.5, 1.6 and 1.7 can be read. Version stated in this file: 1.4.',
    );
    await isAccessible(page);
  });
});
