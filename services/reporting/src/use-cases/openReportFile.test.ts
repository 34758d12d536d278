import { bankOf } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import type { DutyProof } from '@aicp/contracts/dutyProof';
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
const around = { organisation: 'Northwind', preparedBy: 'boris', approvedBy: 'clara', letterhead: null, proof: null };

async function read() {
  const { bytes, version } = await openReportFile(as(user(1, 'reader', COMPANY)), '1', 'pdf', around);
  const { text } = await extractText(new Uint8Array(Buffer.from(bytes)), { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), version };
}

/** The filed report and another format, with these proofs of its first duties, and none of the others. */
async function proved(format: 'csv' | 'pdf', duties: readonly DutyProof[]) {
  const ctx = as(user(1, 'reader', COMPANY));
  const filed = String((await openReportFile(ctx, '1', 'json', around)).bytes);
  const { duties: all } = JSON.parse(filed) as { duties: { status: string; title: string }[] };
  const proof = { asOf: '2026-11-27', duties: all.map((_duty, at) => duties[at] ?? null) };
  return { filed, all, ...(await openReportFile(ctx, '1', format, { ...around, proof })) };
}

describe('the proofs of a report', () => {
  it('appear with their date at the duties in print and in the table, and never in the filed document', async () => {
    const { filed, all, bytes } = await proved('csv', ['proved', 'expired']);
    expect(String(bytes)).toContain(',proof,proofAsOf,');
    expect(String(bytes).match(/,(proved|expired|stated),2026-11-27,/g)).toEqual([
      ',proved,2026-11-27,',
      ',expired,2026-11-27,',
    ]);
    expect(filed).not.toMatch(/"proof|"expired"|"proved"/);
    const pdf = await proved(
      'pdf',
      all.map(() => 'stated' as const),
    );
    expect(pdf.filed).toBe(filed);
    const { text } = await extractText(new Uint8Array(Buffer.from(pdf.bytes)), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'As of 27 November 2026, a duty that is met is proved by a valid file',
    );
    expect(text).toContain('Met, stated');
  });

  it('give a new version of the table when they change', async () => {
    expect((await proved('csv', ['proved'])).version).not.toBe((await proved('csv', ['expired'])).version);
  });
});

describe('a printed report', () => {
  it('shows its approval once there is one, as a new version', async () => {
    const before = await read();
    expect(before.text).toContain('Northwind');
    expect(before.text).toContain('boris');
    expect(before.text).not.toContain('Approved by');
    expect((await read()).version).toBe(before.version);
    await approveReport(as(user(3, 'approver', COMPANY)), { reportId: '1', function: 'Boris' });
    const after = await read();
    expect(after.text).toMatch(/Approved by clara \(function: Boris\) on \d{1,2} \w+ 20\d\d/);
    expect(after.text).toMatch(/SHA-256 of the approved content: [0-9a-f]{64}/);
    expect(after.version).not.toBe(before.version);
  });
});
