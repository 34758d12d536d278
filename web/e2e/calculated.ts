import { expect, type Locator, type Page } from '@playwright/test';
import { greetsGuest } from './person.ts';

/** The landing page calculator's result for a type. The prerendered page may lose a choice made too early. */
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
