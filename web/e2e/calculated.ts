import { expect, type Locator, type Page } from '@playwright/test';
import { greetsGuest } from './person.ts';

/** What the landing page's calculator says for a type. What was drawn by the build may lose what is chosen too early. */
export async function calculated(page: Page, type: string): Promise<Locator> {
  await greetsGuest(page);
  const calculator = page.locator('#calculator');
  const calculate = calculator.getByRole('button', { name: 'Calculate My Risk' });
  await expect(async () => {
    await calculator.getByLabel('AI type').selectOption('credit');
    await calculator.getByLabel('AI type').selectOption(type);
    await expect(calculate).toBeEnabled({ timeout: 500 });
  }).toPass();
  await calculate.click();
  return page.getByRole('region', { name: 'Your estimate' });
}
