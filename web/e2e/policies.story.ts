import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const LONG = `Policy on the use of AI in ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`;

test('a policy is written, approved by another member, read, and shown with its duty', async ({ page, browser }) => {
  const owner = await signedInOwner(page, 'Northwind Lending');
  await page.goto('/organisation/duties');
  await page.getByRole('link', { name: 'Policies and Reviews' }).click();
  await expect(page.getByText('No policies yet')).toBeVisible();
  await expect(page.getByText('No records yet')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Add Policy' }).click();
  await page.getByLabel('Title').fill(LONG);
  await page.getByLabel('Text').fill('Every AI system has an owner.');
  await page.getByLabel('Owner (optional)').selectOption(owner);
  await page.getByLabel('Review date (optional)').fill('2027-11-27');
  await page.getByRole('checkbox', { name: /^AI literacy/ }).check();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Save Policy' }).click();
  const policy = page.getByRole('article', { name: LONG });
  await expect(policy.getByText('Waiting for approval')).toBeVisible();
  await expect(policy.getByText('Review date 27 November 2027')).toBeVisible();
  await expect(policy.getByText(/^Duties: AI literacy/)).toBeVisible();

  const { page: approver } = await addMember(page, browser, 'approver');
  const { page: reader, username } = await addMember(page, browser, 'reader');
  await policy.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Not Now' }).click();
  await expect(
    page.getByText('Authors cannot approve their own version. Another member must approve it.', { exact: true }),
  ).toBeVisible();

  await approver.goto('/organisation/policies');
  const theirs = approver.getByRole('article', { name: LONG });
  await theirs.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('textbox', { name: 'Full Name' }).fill('Grace Hopper');
  await approver.getByRole('button', { name: 'Save Name' }).click();
  await expect(theirs.getByText(/approved by Grace Hopper on/)).toBeVisible();
  await expect(theirs.getByText(/^Version 1 has been read by 0 of 3 members\.$/)).toBeVisible();

  await reader.goto('/organisation/policies');
  const read = reader.getByRole('article', { name: LONG });
  await expect(read.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await read.getByRole('button', { name: `Read ${LONG}`, exact: true }).click();
  await expect(read.getByText('Every AI system has an owner.')).toBeVisible();
  await read.getByRole('button', { name: 'I Have Read It' }).click();
  await expect(read.getByText(/^Version 1 has been read by 1 of 3 members\. You confirmed it on/)).toBeVisible();

  await page.goto('/organisation/policies');
  await policy.getByRole('button', { name: `Read ${LONG}`, exact: true }).click();
  await expect(policy.getByRole('paragraph').filter({ hasText: /^Read by: / })).toContainText(username);
  await expect(policy.getByRole('paragraph').filter({ hasText: /^Not read by: / })).toContainText('Grace Hopper');
  await policy.getByRole('button', { name: 'New Version' }).click();
  await policy.getByLabel('Text').fill('Every AI system has an owner, and is listed.');
  await policy.getByRole('button', { name: 'Save Version' }).click();
  await expect(policy.getByText(/^Version 1 stays in force until then\./)).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page.goto('/organisation/duties');
  const duty = page.getByRole('region', { name: 'AI literacy' });
  await expect(duty).toContainText(/version 1 approved by Grace Hopper on .+ Review date 27 November 2027\./);
  await fitsEveryWidth(page);
  await page.goto('/organisation/policies');
  await policy.getByRole('button', { name: 'Edit' }).click();
  await policy.getByLabel('Review date (optional)').fill('2026-11-01');
  await policy.getByRole('button', { name: 'Save Policy' }).click();
  await expect(policy.getByText('Review overdue since 1 November 2026')).toBeVisible();
  await page.goto('/organisation/duties');
  await expect(duty).toBeVisible();
  await expect(duty).not.toContainText('Policy:');
});

test('a management review and an internal audit are recorded, changed and removed', async ({ page }) => {
  await signedInOwner(page, 'Northwind Lending');
  await page.route('**/graphql', (route, request) =>
    request.postData()?.includes('query Policies')
      ? route.fulfill({ json: { errors: [{ message: 'Not now', extensions: { code: 'INTERNAL' } }] } })
      : route.fallback(),
  );
  await page.goto('/organisation/policies');
  await expect(page.getByText('The policies could not be loaded')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try Again' }).click();

  await page.getByRole('button', { name: 'Add Record' }).click();
  await page.getByLabel('Held on').fill('2026-11-20');
  await page.getByLabel('Title').fill('Yearly review');
  await page.getByLabel('Participants (optional)').fill('Anna Schmidt\nBoris Lee');
  await page.getByLabel('Minutes (optional)').fill('All systems were reviewed.');
  await page.getByLabel('Decisions (optional)').fill('Train the underwriters.');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Save Record' }).click();
  const review = page.getByRole('article', { name: 'Yearly review' });
  await expect(review).toContainText('Anna Schmidt, Boris Lee');
  await expect(review).toContainText('20 November 2026');
  await expect(review).toContainText('Decisions: Train the underwriters.');
  await page.getByRole('button', { name: 'Add Record' }).click();
  await page.getByLabel('Kind').selectOption('Internal audit');
  await page.getByLabel('Held on').fill('2026-10-05');
  await page.getByLabel('Title').fill('Audit of lending');
  await page.getByRole('button', { name: 'Save Record' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('Management review');
  await expect(page.getByRole('article', { name: 'Audit of lending' })).toContainText('Internal audit');
  await isAccessible(page);
  await fitsEveryWidth(page);

  await review.getByRole('button', { name: 'Edit Yearly review' }).click();
  await review.getByLabel('Decisions (optional)').fill('Train the underwriters by March.');
  await review.getByRole('button', { name: 'Save Record' }).click();
  await expect(review).toContainText('Decisions: Train the underwriters by March.');
  await review.getByRole('button', { name: 'Remove Yearly review' }).click();
  await page.getByRole('button', { name: 'Remove Record' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});
