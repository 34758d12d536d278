import { isAccessible } from './axe.ts';
import { answerBank, cards, fillCard } from './payment.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

// The response to a declined card, which the browser logs.
test.use({ expected: /status of 402/ });

test('a user without a plan buys one document after a declined card', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.goto(`/report/${id}`);
  const notice = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Transparency notice' }) });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Model card' }) });
  // One button names the price, buys and generates.
  await expect(notice.getByRole('button')).toHaveText(['Buy and Generate, €49 Transparency notice']);
  await notice.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Buy the transparency notice' });
  const pay = dialog.getByRole('button', { name: 'Pay €49' });
  await expect(pay).toBeEnabled();
  await expect(dialog.getByText('Test Mode Active')).toBeVisible();
  await isAccessible(page);
  await fillCard(dialog, cards.declined);
  await pay.click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await fillCard(dialog, cards.good);
  await pay.click();
  await expect(dialog).toBeHidden();
  await expect(notice.getByText('Bought', { exact: true })).toBeVisible();
  await expect(notice).toContainText('Test mode');
  await expect(notice).toContainText('for €49; in test mode, so nothing was charged.');
  await expect(card.getByRole('button', { name: 'Buy and Generate, €49 Model card' })).toBeVisible();
  await expect(notice).toContainText('Version 1 of');
  await page.reload();
  await expect(notice.getByText('Bought', { exact: true })).toBeVisible();
});

test('under UK rules a document costs pounds, the bank may ask, and who leaves has bought nothing', async ({
  page,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Chatbot');
  await page.goto(`/uk/report/${id}`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Model card' }) });
  await card.getByRole('button', { name: 'Buy and Generate, £39 Model card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy the model card' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Buy and Generate, £39 Model card' }).click();
  await fillCard(dialog, cards.withBank);
  await dialog.getByRole('button', { name: 'Pay £39' }).click();
  await answerBank(page, 'Complete');
  await expect(card.getByText('Bought', { exact: true })).toBeVisible();
});
