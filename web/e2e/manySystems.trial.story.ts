import { isAccessible } from './axe.ts';
import { begunAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('more than ten systems can be searched, filtered and sorted, and the address keeps the view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  const ids: number[] = [];
  for (let number = 1; number <= 30; number++)
    ids.push(await registeredSystem(page, 'EU', number % 10 === 0 ? `Fraud watch ${number}` : `Help desk ${number}`));
  const [desk = 0, other = 0] = ids;
  const report = await begunAssessment(page, 'EU', desk, Number.POSITIVE_INFINITY);
  await page.request.post(`/api/assessments/${report}/complete`);
  await begunAssessment(page, 'EU', other, 1);
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'AI systems' });
  const rows = table.locator('tbody').getByRole('row');
  const matches = page.getByRole('status').filter({ hasText: /systems?$/ });
  await expect(rows).toHaveCount(30);
  // The system in progress is the most urgent; among equals the newest comes first.
  await expect(rows.first()).toContainText('Help desk 2');
  await expect(rows.nth(1)).toContainText('Fraud watch 30');
  await expect(matches).toHaveText('30 systems');

  const search = page.getByRole('searchbox', { name: 'Search systems' });
  await search.fill('fraud');
  await expect(rows).toHaveCount(3);
  await expect(matches).toHaveText('3 of 30 systems');
  await expect(page).toHaveURL('/dashboard?search=fraud');
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/csv');
  expect((await file.text()).trim().split('\r\n')).toHaveLength(4);
  await search.fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No system matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all systems' }).click();
  await expect(rows).toHaveCount(30);
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
  await expect(rows.first()).toContainText('Fraud watch 10');
  await expect(rows.nth(3)).toContainText('Help desk 1');
  await page.getByRole('combobox', { name: 'Risk level' }).selectOption('Not assessed');
  await expect(rows).toHaveCount(29);
  await expect(matches).toHaveText('29 of 30 systems');
  await page.getByRole('combobox', { name: 'Risk level' }).selectOption('In progress');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/In progress, 1 of \d+/);
  await page.getByRole('button', { name: /High Risk/ }).click();
  await expect(page.getByRole('combobox', { name: 'Risk level' })).toHaveValue('HIGH');
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all systems' }).click();

  // Sorted by the column headings with the keyboard; after a return from a report the view is the same.
  const gaps = table.getByRole('columnheader', { name: 'Open gaps' });
  await gaps.getByRole('button', { name: 'Open gaps' }).focus();
  await page.keyboard.press('Enter');
  await expect(gaps).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText('Help desk 1');
  await page.keyboard.press('Enter');
  await expect(gaps).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.last()).toContainText('Help desk 1');
  await expect(page).toHaveURL('/dashboard?sort=openGaps&order=reversed');
  await isAccessible(page);
  await rows.last().getByRole('link', { name: 'View Report' }).click();
  await expect(page).toHaveURL(`/report/${report}`);
  await page.goBack();
  await expect(gaps).toHaveAttribute('aria-sort', 'ascending');

  // The focus ring of a row is drawn around the whole row.
  const link = rows.first().getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const ring = await link.evaluate(element => {
    const { outlineStyle, width } = getComputedStyle(element, '::after');
    return { outlineStyle, width: Number.parseFloat(width), row: element.closest('tr')?.clientWidth };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', width: ring.row, row: ring.row });
  await fitsEveryWidth(page);
});
