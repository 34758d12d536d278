import { begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

// As most browsers do it, which fetch the likely next pages.
test.use({ savesData: false });

/** The session, and counts that wait until the page is at rest. */
const ATTENDANT = ['Me', 'RailCounts', 'DutyCounts'];

test('each page asks for the session, and then for all its data in one request', async ({ page }) => {
  await signedIn(page);
  const report = await completedAssessment(page, 'UK', 'Chatbot');
  const system = await registeredSystem(page, 'EU', 'Forecast');
  const assessment = await begunAssessment(page, 'EU', system, 2);
  const asked: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postDataJSON().operationName);
  });
  for (const [address, operation, ready] of [
    ['/dashboard', 'Dashboard', 'Forecast'],
    ['/uk/dashboard', 'Dashboard', 'Chatbot'],
    [`/systems/${system}`, 'System', 'Forecast'],
    [`/systems/${system}/files`, 'SystemFiles', 'Documents and evidence for Forecast'],
    [`/systems/${system}/facts`, 'SystemRegister', 'Facts of Forecast'],
    [`/systems/${system}/history`, 'SystemHistory', 'History of Forecast'],
    [`/systems/${system}/supplier`, 'SupplierPage', 'Supplier of Forecast'],
    [`/systems/${system}/annex-viii`, 'AnnexViii', 'Annex VIII for Forecast'],
    [`/assessment/${assessment}`, 'Assessment', ''],
    // The first screen does not wait for the rest of the report.
    [`/uk/report/${report}`, ['Report', 'ReportRest'], 'Next Steps'],
    [`/uk/report/${report}/evidence`, 'Evidence', 'Evidence for Your Answers'],
    [`/uk/report/${report}/documents/model-card`, 'Document', 'Not generated yet'],
    ['/systems', 'Systems', 'Systems'],
    ['/systems/import', undefined, 'Import AI Systems'],
    ['/deadlines', 'Deadlines', 'Deadlines'],
    ['/actions', 'Actions', 'No Actions Yet'],
    ['/account', 'Account', 'Two-factor authentication'],
    ['/organisation', 'Organisation', 'Your organisation'],
    ['/sharing', 'Sharing', 'Supplier requests'],
    ['/uk/regulator-wizard', undefined, 'UK Regulator Wizard'],
  ] as const) {
    asked.length = 0;
    await page.goto(address);
    if (ready) await expect(page.getByRole('heading', { name: ready })).toBeVisible();
    else await expect(page.getByText(/^Step 3 of/)).toBeVisible();
    await settled(page);
    expect(
      asked.filter(name => !ATTENDANT.includes(name)),
      address,
    ).toEqual(operation ? [operation].flat() : []);
    expect(asked.filter(name => name === 'Me').length, address).toBe(1);
    // Counted once the page is at rest, on pages with a rail.
    expect(asked.includes('RailCounts'), address).toBe(!address.includes('/assessment/'));
  }
});
