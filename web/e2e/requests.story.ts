import { isAccessible } from './axe.ts';
import { mailTo } from './inbox.ts';
import { addMember, otherBrowser, signedInOwner } from './members.ts';
import { registeredSystem } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('an officer asks the supplier, who replies by a link without an account, and accepts the reply', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const id = await registeredSystem(page, 'EU', 'CV screening');
  await page.goto(`/systems/${id}`);
  await page.getByRole('link', { name: 'Supplier', exact: true }).click();
  await expect(page.getByText('No requests yet.')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Ask the Supplier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Supplier (Optional)').fill('Acme Software');
  await dialog.getByLabel('Your Own Questions (Optional)').fill('Where is the system hosted?');
  await dialog.getByLabel('Message (Optional)').fill('Please answer by the end of the month.');
  await dialog.getByText('Which further risks').click();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const url = await dialog.getByLabel('Link', { exact: true }).textContent();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.78.1.2' } });
  const supplier = await elsewhere.newPage();
  await supplier.goto(url ?? '');
  await expect(supplier.getByRole('heading', { name: 'Questions about CV screening' })).toBeVisible();
  await expect(
    supplier.getByText('Northwind Lending asks its supplier Acme Software about this system.'),
  ).toBeVisible();
  await expect(supplier.getByText('Please answer by the end of the month.')).toBeVisible();
  await expect(supplier.getByText('Which further risks')).toHaveCount(0);
  await supplier.getByLabel('Which version of the system do we use?').fill('4.2');
  await supplier.getByLabel('Where is the system hosted?').fill('In Ireland');
  await supplier.getByLabel('Does the system bear the CE marking?').selectOption('Yes');
  await supplier.getByLabel(/^Files for question 1$/).setInputFiles({
    name: 'provider.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% a register extract\n%%EOF\n'),
  });
  await expect(supplier.getByRole('button', { name: 'Remove provider.pdf' })).toBeVisible();
  await expect(supplier.getByText('4 of')).toBeVisible();
  await isAccessible(supplier);
  await fitsEveryWidth(supplier);
  // The whole text is stored by the next visit.
  await supplier.getByLabel('Where is the system hosted?').fill('In Ireland, near Dublin');
  await supplier.goto('about:blank');
  await supplier.goto(url ?? '');
  await expect(supplier.getByLabel('Which version of the system do we use?')).toHaveValue('4.2');
  await expect(supplier.getByLabel('Where is the system hosted?')).toHaveValue('In Ireland, near Dublin');
  await supplier.getByRole('button', { name: 'Send to Northwind Lending' }).click();
  await expect(supplier.getByText(/^Sent on .* Thank you/)).toBeVisible();
  expect(await elsewhere.cookies()).toEqual([]);

  await page.reload();
  const request = page.getByRole('region', { name: /^Reply from Acme Software, by link/ });
  await expect(request.getByText('4.2', { exact: true })).toBeVisible();
  await expect(request.getByRole('link', { name: 'provider.pdf' })).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await request.getByRole('button', { name: /^Accept as Fact ?: Which version/ }).click();
  await expect(request.getByText(/^Accepted by .* as a fact$/)).toBeVisible();
  await request.getByRole('button', { name: /^Decline ?: Where is the system hosted/ }).click();
  await expect(request.getByText(/^Declined by /)).toBeVisible();
  await page.goto(`/systems/${id}/facts`);
  await expect(page.getByText(/^From Acme Software, by link, /)).toBeVisible();

  await page.goto(`/systems/${id}/supplier`);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Link' }).click();
  await expect(request.getByText('Revoked', { exact: true })).toBeVisible();
  await supplier.getByLabel('Which version of the system do we use?').fill('4.3');
  await supplier.getByRole('button', { name: 'Send Again' }).click();
  await expect(supplier.getByText('This link is invalid or no longer works.').first()).toBeVisible();
  await supplier.reload();
  await expect(supplier.getByRole('heading', { name: 'This link could not be opened' })).toBeVisible();
  await isAccessible(supplier);
  await elsewhere.close();
});

test('a supplier is asked by email and reminded by a button, and the officer is notified of the reply', async ({
  page,
  browser,
}) => {
  const username = await signedInOwner(page, 'Northwind Lending');
  const id = await registeredSystem(page, 'UK', 'Credit scoring');
  const address = `desk-${username}@acme.example`;
  await page.goto(`/uk/systems/${id}/supplier`);
  await page.getByRole('button', { name: 'Ask the Supplier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Supplier (Optional)').fill('Acme Software');
  await dialog.getByLabel('Email Address (Optional)').fill('nobody');
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Email Address (Optional)').fill(address);
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  await expect(dialog.getByText(`We are sending it to ${address}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await mailTo(address, /^Northwind Lending asks you about an AI system$/);
  await page.getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText(/reminded on/)).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  const { text } = await mailTo(address, /^Reminder: please answer Northwind Lending by/);
  const supplier = await otherBrowser(browser);
  await supplier.goto(/https?:\/\/\S+\/s#[\w-]+/.exec(text)?.[0] ?? '');
  await supplier.getByLabel('Which version of the system do we use?').fill('4.2');
  await supplier.getByRole('button', { name: 'Send to Northwind Lending' }).click();
  await expect(supplier.getByText(/^Sent on .* Thank you/)).toBeVisible();
  await mailTo(`${username}@example.com`, /^Acme Software has answered your questions about Credit scoring$/);
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Acme Software has answered your questions' }).click();
  await expect(page.getByRole('heading', { name: /^Reply from Acme Software/ })).toBeVisible();
  await expect(page.getByText(/answered on/)).toBeVisible();
});

test('a contributor can send supplier requests only for systems that they own', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: contributor, username } = await addMember(page, browser, 'contributor');
  const [own, other] = [await registeredSystem(page, 'EU', 'CV screening'), await registeredSystem(page, 'EU', 'Chat')];
  const members: { id: number; username: string }[] = await (
    await page.request.get('/api/organisation/members')
  ).json();
  const ownerId = members.find(member => member.username === username)?.id;
  expect((await page.request.patch(`/api/systems/${own}`, { data: { ownerId } })).ok()).toBe(true);
  await contributor.goto(`/systems/${other}/supplier`);
  await pressRefused(contributor.getByRole('button', { name: 'Ask the Supplier' }));
  await contributor.goto(`/systems/${own}/supplier`);
  await contributor.getByRole('button', { name: 'Ask the Supplier' }).click();
  await contributor.getByRole('dialog').getByLabel('Supplier (Optional)').fill('Acme Software');
  await contributor.getByRole('dialog').getByRole('button', { name: 'Create Link' }).click();
  await contributor.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await contributor.getByRole('region', { name: 'Links' }).getByRole('button', { name: 'Revoke' }).click();
  await contributor.getByRole('alertdialog').getByRole('button', { name: 'Revoke Link' }).click();
  await expect(contributor.getByText('Link revoked', { exact: true })).toBeVisible();
  await isAccessible(contributor);
  await contributor.context().close();
});
