import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAccessible } from './axe.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

// The browser's log line for a file that the server refuses.
test.use({ expected: /status of 400/ });

const pdf = (text: string) =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('files are added to an answer, dated, replaced and removed; faulty ones are refused with the reason', async ({
  page,
}) => {
  // axe checks this page twice, in light and dark, with 27 questions on it.
  test.slow();
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.goto(`/report/${id}`);
  await page.getByRole('main').getByRole('heading', { name: 'Evidence', exact: true }).click();
  await page.getByRole('link', { name: 'Evidence for Your Answers' }).click();
  // Facts need no proof, and neither do prohibited practices answered No, so their sections are folded.
  await expect(page.getByRole('heading', { name: /^Does it use subliminal/ })).toHaveCount(0);
  await page.getByText(/^Other questions/).click();
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Add Files for question 1', exact: true }) });
  const policy = pdf('policy');
  await first
    .getByLabel('Files for question 1', { exact: true })
    .setInputFiles([
      file('Oversight policy.pdf', policy),
      file('screen.png', png),
      file('tool.exe', Buffer.from('MZ')),
      file('letter.pdf', Buffer.from('no such thing')),
      file('huge.png', Buffer.alloc(20 * 1024 * 1024 + 1)),
    ]);
  await expect(first.getByRole('link', { name: 'Oversight policy.pdf' })).toBeVisible();
  await expect(first.getByRole('link', { name: 'screen.png' })).toBeVisible();
  await expect(first).toContainText(hash(policy));
  const refused = (name: string) => first.getByRole('listitem').filter({ hasText: name }).getByRole('alert');
  await expect(refused('tool.exe')).toHaveText(/^Please choose a .pdf, .*, .zip, .jpg or .png file.$/);
  await expect(refused('letter.pdf')).not.toBeEmpty();
  await expect(refused('huge.png')).toHaveText('The file is larger than 20 MB.');
  await isAccessible(page);
  for (const name of ['tool.exe', 'letter.pdf', 'huge.png'])
    await first.getByRole('button', { name: `Dismiss ${name}` }).click();

  await first.getByRole('button', { name: 'Actions for screen.png' }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  const picture = page.getByRole('dialog', { name: 'Preview' }).getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.press('Escape');

  await first.getByRole('button', { name: 'Actions for Oversight policy.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Edit Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  await dialog.getByLabel('Effective from').fill('2024-01-01');
  await dialog.getByLabel('Valid until').fill('2025-01-31');
  await dialog.getByLabel('Note').fill('Signed by the board');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Save Details' }).click();
  await expect(first).toContainText('Expired: no longer counts as proof');
  await expect(first).toContainText('Signed by the board');

  const newer = pdf('newer policy');
  await first.getByLabel('Replacement for Oversight policy.pdf').setInputFiles(file('Oversight policy 2.pdf', newer));
  await expect(first.getByRole('link', { name: 'Oversight policy 2.pdf' })).toBeVisible();
  await expect(first).toContainText('Replaced and removed (1)');
  await expect(first).toContainText(hash(newer));

  await first.getByRole('button', { name: 'Actions for Oversight policy 2.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove File' }).click();
  await expect(first).toContainText('Replaced and removed (2)');
  await page.reload();
  await page.getByText(/^Other questions \(\d+, 3 files\)$/).click();
  await expect(first.getByRole('link', { name: 'screen.png' })).toBeVisible();
  await first.getByText('Replaced and removed (2)').click();
  await expect(first.getByText('Oversight policy 2.pdf')).toBeVisible();
});

test('a file from the library is linked to a question, replaced, unlinked and removed', async ({ page }) => {
  test.slow();
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.goto('/evidence');
  await expect(page.getByRole('heading', { name: 'No Evidence Yet' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Add File' }).first().click();
  const add = page.getByRole('dialog', { name: 'Add File' });
  await add.getByLabel('File', { exact: true }).setInputFiles(file('policy.pdf', pdf('policy')));
  await add.getByLabel('Title').fill('AI policy');
  await add.getByLabel('Kind').selectOption('Policy');
  await isAccessible(page);
  await add.getByRole('button', { name: 'Add File' }).click();
  const files = page.getByRole('region', { name: 'Evidence files' });
  await expect(files.getByRole('link', { name: 'AI policy' })).toBeVisible();

  const actions = page.getByRole('button', { name: 'Actions for AI policy' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Link', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Link File' });
  await link.getByLabel('AI system', { exact: true }).selectOption('CV screening (EU)');
  await link.getByLabel('Evidence for').selectOption({ index: 1 });
  await isAccessible(page);
  await link.getByRole('button', { name: 'Link' }).click();
  await files.getByText('1 link', { exact: true }).click();
  await expect(files.getByRole('link', { name: 'CV screening' })).toBeVisible();

  // Adds the same file to another question, from the report.
  await page.goto(`/report/${id}/evidence`);
  await page.getByText(/^Other questions/).click();
  await page.getByRole('button', { name: 'Choose from Library for question 1', exact: true }).click();
  const pick = page.getByRole('dialog', { name: 'Choose from the Evidence Library' });
  await pick.getByLabel('Search').fill('policy');
  await isAccessible(page);
  await pick.getByRole('button', { name: 'Use AI policy' }).click();
  const first = page.getByRole('group', { name: 'Files for question 1', exact: true });
  await expect(first.getByRole('link', { name: 'policy.pdf' })).toBeVisible();

  await page.goto('/evidence?state=unlinked');
  await expect(page.getByRole('heading', { name: 'No file matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show All Files' }).click();
  await page.getByLabel('Newer version of AI policy').setInputFiles(file('policy 2.pdf', pdf('policy 2')));
  await expect(files.getByText('version 2')).toBeVisible();
  await files.getByText('2 links', { exact: true }).click();
  await expect(files.getByText(/^Version 1, /)).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await files.getByRole('button', { name: 'Unlink' }).last().click();
  await expect(files.getByText('1 link', { exact: true })).toBeVisible();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  const remove = page.getByRole('alertdialog', { name: 'Remove this file?' });
  await expect(remove.getByText('This link is removed:')).toBeVisible();
  await remove.getByRole('button', { name: 'Remove File' }).click();
  await expect(page.getByRole('heading', { name: 'No Evidence Yet' })).toBeVisible();
});

test('an organisation duty is proved by an added or chosen file, and reviewed on its review date', async ({ page }) => {
  test.slow();
  await signedIn(page);
  const literacy = { id: 'eu2-d-4', jurisdiction: 'EU', answer: 'implemented', reviewOn: '2098-12-31' };
  await page.request.patch('/api/organisation/duties', { data: literacy });
  await page.goto('/organisation/duties');
  const duty = page.getByRole('region', { name: 'AI literacy' });
  await expect(duty.getByText(/^Stated on \d+ \w+ \d{4}$/)).toBeVisible();
  await duty.getByRole('button', { name: 'Add Evidence for AI literacy' }).click();
  const pick = page.getByRole('dialog', { name: 'Choose from the Evidence Library' });
  await expect(pick.getByText('The library has no files yet.')).toBeVisible();
  await pick.getByRole('button', { name: 'Add a New File' }).click();
  const add = page.getByRole('dialog', { name: 'Add File' });
  await expect(add.getByText('It proves: AI literacy.')).toBeVisible();
  await add.getByLabel('File', { exact: true }).setInputFiles(file('training.pdf', pdf('training')));
  await add.getByRole('button', { name: 'Add File' }).click();
  const files = duty.getByRole('list', { name: 'Evidence for AI literacy' });
  await expect(files.getByRole('link', { name: 'training', exact: true })).toBeVisible();
  await expect(duty.getByText(/^Proved on /)).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await files.getByRole('button', { name: 'Unlink training' }).click();
  await expect(duty.getByText(/^Stated on /)).toBeVisible();
  await duty.getByRole('button', { name: 'Add Evidence for AI literacy' }).click();
  await pick.getByRole('button', { name: 'Use training' }).click();
  await expect(duty.getByText(/^Proved on /)).toBeVisible();

  await duty.getByRole('button', { name: 'Review Answer AI literacy' }).click();
  await expect(duty.getByLabel('Next Review (Optional)')).toHaveValue('2098-12-31');
  await duty.getByLabel('Next Review (Optional)').fill('2097-12-31');
  await duty.getByRole('button', { name: 'Save Answer' }).click();
  await expect(duty.getByText('Next review on 31 December 2097.')).toBeVisible();
});

test('files are dropped on a QMS requirement, and an expired file no longer ticks it', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.goto(`/report/${id}`);
  const section = page.locator('#qms-checklist');
  const item = section
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const dropped = await page.evaluateHandle(text => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'strategy.pdf'));
    return transfer;
  }, pdf('strategy').toString());
  const target = item.getByText('or drop them here');
  await target.dispatchEvent('dragover', { dataTransfer: dropped });
  await target.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(item.getByRole('link', { name: 'strategy.pdf' })).toBeVisible();
  await item.getByRole('checkbox').check();
  await section.getByRole('button', { name: 'Evaluate QMS' }).click();
  await expect(section).toContainText('1 of 6 met');
  await item.getByRole('button', { name: 'Actions for strategy.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Edit Details' }).click();
  await page.getByLabel('Valid until').fill('2025-01-31');
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(item).toContainText('All files for this requirement have expired');
  await expect(section).toContainText('0 of 6 met');
});

test('the audit bundle verifies without the platform that nothing was changed, and names what was', async ({
  page,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening');
  await page.goto(`/report/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Audit Bundle' }).click();
  const bundle = await download;
  expect(bundle.suggestedFilename()).toMatch(new RegExp(`^audit-bundle-${id}-.*\\.zip$`));
  const root =
    (await page
      .locator('code')
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .textContent()) ?? '';
  await expect(page.getByText('Store its root hash separately')).toBeVisible();
  await isAccessible(page);

  // The archive stores its files uncompressed.
  const bytes = await readFile(await bundle.path());
  const begin = bytes.lastIndexOf('<!doctype html>', bytes.indexOf('<title>Verify an audit bundle'));
  const folder = await mkdtemp(join(tmpdir(), 'aicp-bundle-'));
  const verifier = join(folder, 'verify.html');
  const intact = join(folder, 'intact.zip');
  const changed = join(folder, 'changed.zip');
  await writeFile(verifier, bytes.subarray(begin, bytes.indexOf('</html>', begin) + 7));
  await writeFile(intact, bytes);
  // The reasoning in the report, earlier in the archive, contains answers too.
  const answers = bytes.indexOf('answers.json', bytes.indexOf('"because":'));
  const at = bytes.indexOf('"answer":', answers) + 12;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(changed, bytes);

  await page.goto(pathToFileURL(verifier).href);
  await page.getByLabel('The bundle (ZIP)').setInputFiles(intact);
  await expect(page.getByRole('heading', { name: 'The bundle is intact' })).toBeVisible();
  await expect(page.getByText(root, { exact: true })).toBeVisible();
  await page.getByLabel('The bundle (ZIP)').setInputFiles(changed);
  await expect(page.getByRole('heading', { name: 'Changed: answers.json' })).toBeVisible();
  await rm(folder, { recursive: true });
});
