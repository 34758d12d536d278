import { bankOf } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { MembershipChanged } from '@aicp/contracts/events/organisationEvents';
import { createRenderer, type Drawing } from '@aicp/render/drawing';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { completedCase } from '../../testing/goldenFiled.ts';
import { handlers } from '../handlers/index.ts';
import { openReportFile } from './openReportFile.ts';
import { approveReport } from './reviewReport.ts';

const COMPANY = 1;
let app: TestService;
let drawing: Drawing;
beforeAll(async () => {
  app = await openTestService('reporting');
  drawing = createRenderer(app);
  const clara = { organisationId: COMPANY, userId: 3, version: 1, username: 'clara', role: 'approver', joined: true };
  await deliverTo(handlers, MembershipChanged, context(app, 'request-1'), clara);
  const bank = bankOf('uk-2026-11-27');
  const completed = completedCase({ name: 'best', bank, answers: compliantAnswers(bank) }, 1);
  await deliverTo(handlers, AssessmentCompleted, context(app, 'request-1'), completed);
});
afterAll(async () => {
  await drawing.stop();
  await app.stop();
});

const as = (actor: ReturnType<typeof user>) => ({ ...context(app, 'request-1'), actor, drawing });
const beside = { organisation: 'Northwind', preparedBy: 'boris', approvedBy: 'clara', letterhead: null };

async function read() {
  const { bytes, version } = await openReportFile(as(user(1, 'reader', COMPANY)), '1', 'pdf', beside);
  const { text } = await extractText(new Uint8Array(Buffer.from(bytes)), { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), version };
}

describe('a report on paper', () => {
  it('bears its approval once there is one, and is another file then', async () => {
    const before = await read();
    expect(before.text).toContain('Northwind');
    expect(before.text).toContain('boris');
    expect(before.text).not.toContain('Approved by');
    expect((await read()).version).toBe(before.version);
    await approveReport(as(user(3, 'approver', COMPANY)), { reportId: '1', function: 'Boris' });
    const after = await read();
    expect(after.text).toMatch(/Approved by clara \(function: Boris\) on \d{1,2} \w+ 20\d\d/);
    expect(after.text).toMatch(/SHA-256 of what was approved: [0-9a-f]{64}/);
    expect(after.version).not.toBe(before.version);
  });
});
