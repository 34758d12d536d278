import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { completedAssessment, registeredSystem, signedIn } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const JOIN = 'Merge with Another Record...';

test('two records of one system are merged manually, with the keyboard alone', async ({ page }) => {
  test.slow();
  await signedIn(page);
  await completedAssessment(page, 'EU', 'CV screening');
  await completedAssessment(page, 'UK', 'CV screening (UK)');
  await registeredSystem(page, 'UK', 'Forecast');
  const [{ id }] = await (await page.request.get('/api/systems')).json();
  const uk = (await (await page.request.get('/api/uk/systems')).json()) as { id: number; name: string }[];
  const other = uk.find(({ name }) => name === 'CV screening (UK)')?.id;
  await page.request.patch(`/api/systems/${other}`, { data: { description: 'Ranks applications for interviews.' } });

  await page.goto(`/systems/${id}`);
  await page.getByRole('button', { name: 'Actions for CV screening' }).focus();
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: JOIN })).toBeFocused({ timeout: 200 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Merge with another record' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio').first()).toHaveAccessibleName(/^CV screening \(UK\)/);
  await expect(choice.getByRole('button', { name: 'Compare Records' })).toBeDisabled();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.keyboard.press('Tab');
  await choice.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await choice.getByRole('button', { name: 'Compare Records' }).focus();
  await page.keyboard.press('Enter');

  const asked = page.getByRole('dialog', { name: 'Merge the two records?' });
  await expect(asked.getByRole('row', { name: 'Description' })).toContainText('Ranks applications for interviews.');
  await expect(
    asked.getByText('Only missing details are taken from the merged record: description and facts.'),
  ).toBeVisible();
  await expect(asked.getByText('This cannot be undone.')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await asked.getByRole('button', { name: 'Back' }).click();
  await expect(choice).toBeVisible();
  await choice.getByRole('radio').first().check();
  await choice.getByRole('button', { name: 'Compare Records' }).click();
  await asked.getByRole('button', { name: 'Merge the Records' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Records merged', { exact: true })).toBeVisible();
  await expect(asked).toBeHidden();

  await expect(page.getByRole('heading', { name: 'Also assessed under the UK framework' })).toBeVisible();
  await expect(page.getByText('Ranks applications for interviews.')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for CV screening' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: JOIN })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await isAccessible(page);
  await page.getByRole('link', { name: 'Show UK result' }).click();
  await expect(page).toHaveURL(`/uk/systems/${id}`);
  await page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('link', { name: 'View Report' })).toHaveCount(2);

  // The address of the merged record redirects to the kept one.
  await page.goto(`/uk/systems/${other}`);
  await expect(page).toHaveURL(`/uk/systems/${id}`);
  await expect(page.getByRole('heading', { name: 'CV screening' })).toBeVisible();
  await page.goto('/uk/dashboard');
  await expect(page.getByRole('link', { name: 'CV screening', exact: true })).toBeVisible();
  await expect(page.getByText('CV screening (UK)')).toHaveCount(0);
});

test('users who may not delete systems are told why they cannot merge them', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const id = await registeredSystem(page, 'EU', 'CV screening');
  await registeredSystem(page, 'UK', 'CV screening');
  const { page: contributor } = await addMember(page, browser, 'contributor');
  await contributor.goto(`/systems/${id}`);
  await contributor.getByRole('button', { name: 'Actions for CV screening' }).click();
  const item = contributor.getByRole('menuitem', { name: JOIN });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toContainText('You are a contributor.');
  await pressRefused(item);
  await expect(contributor.getByRole('dialog')).toHaveCount(0);
});
