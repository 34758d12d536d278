import { isAccessible } from './axe.ts';
import { registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('a recorded fact is suggested next to the question, and counts once it is confirmed', async ({ page }) => {
  await signedIn(page);
  const id = await registeredSystem(page, 'UK', 'Pump forecast');
  await page.request.patch(`/api/systems/${id}/facts`, { data: { status: 'live', personalData: 'none' } });
  const begun = await page.request.post('/api/assessments', { data: { aiSystemId: id, jurisdiction: 'UK' } });
  await page.goto(`/uk/assessment/${(await begun.json()).id}`);
  await expect(page.getByText('From the facts: Yes')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/1 responses? saved/)).toBeVisible();
  await expect(page.getByText('From the facts: No')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No', exact: true })).not.toBeChecked();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('2 responses saved')).toBeVisible();
});
