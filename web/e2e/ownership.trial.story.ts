import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { registeredSystem } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('a long list is filtered to the systems that the user owns', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const { id } = await (await page.request.get('/api/user')).json();
  const systems: number[] = [];
  for (let number = 1; number <= 11; number++) systems.push(await registeredSystem(page, 'EU', `System ${number}`));
  await page.request.patch(`/api/systems/${systems[3]}`, { data: { ownerId: id } });
  const { page: other } = await addMember(page, browser, 'contributor');
  await page.goto('/dashboard');
  await page.getByLabel('Owner', { exact: true }).selectOption('Mine');
  await expect(page.getByRole('heading', { name: /^System / })).toHaveText(['System 4']);
  await fitsEveryWidth(page);
  await other.goto('/dashboard');
  await other.getByLabel('Owner', { exact: true }).selectOption('Mine');
  await expect(other.getByRole('heading', { name: 'No system matches' })).toBeVisible();
  await isAccessible(other);
  await other.context().close();
});
