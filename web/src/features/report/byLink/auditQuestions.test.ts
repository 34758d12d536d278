import { describe, expect, it } from '@jest/globals';
import type { ShownReport } from '../../../parts/links/RoomContents.tsx';
import { auditQuestions, placeFor } from './auditQuestions.ts';
import { requestLine } from './RoomTrail.tsx';

const duty = (citation: string, status: 'met' | 'open' | 'not_applicable' = 'met') => ({
  ...{ dutyId: citation, questionId: null, title: citation, citation, status },
  ...{ why: null, fromOrganisation: false, from: null, proof: null, answeredBy: null, answeredAt: null, action: null },
});
const report = (id: number, jurisdiction: 'EU' | 'UK', has: Partial<ShownReport>): ShownReport => ({
  ...{ id, jurisdiction, system: `System ${id}`, completedAt: '2026-11-28', riskLevel: 'HIGH', scored: true },
  ...{ riskScore: 80, complianceScore: 50, factCount: 0, actionCount: 0, answerCount: 0, documents: [], evidence: [] },
  ...has,
});
const proof = (...duties: ReturnType<typeof duty>[]) => ({ asOf: '2026-11-28', duties });
const uk = report(1, 'UK', { actionCount: 3, noticeVersion: null });
const own = report(2, 'EU', {
  proof: proof(duty('Art. 19'), duty('Art. 27(1), (2)', 'not_applicable'), duty('Art. 26(2)', 'not_applicable')),
});
const bought = report(3, 'EU', {
  ...{ hasOversight: true, requestCount: 1, actionCount: 2 },
  proof: proof(duty('Art. 26(2)'), duty('Art. 26(6)'), duty('Art. 27(1), (2)', 'open'), duty('Art. 26(11)')),
});
const place = (question: string, ...reports: ShownReport[]) => {
  const asked = auditQuestions.find(each => each.question.startsWith(question));
  const found = asked && placeFor(asked, reports);
  return found && [found.report.id, found.part];
};

describe('the index of an audit room', () => {
  it('leads to a report under the EU AI Act first, and to another law only with a question that it answers', () => {
    expect(place('Role', uk, own)).toEqual([2, 'classification']);
    expect(place('Role', uk)).toBeUndefined();
    expect(place('Basis', uk, own)).toEqual([2, 'classification']);
    expect(place('Basis', uk)).toEqual([1, 'classification']);
    expect(place('Corrective', uk, own, bought)).toEqual([3, 'trail']);
    expect(place('Risks', uk, own)).toEqual([1, 'trail']);
  });

  it('leads to the row of a duty in the first report to which it applies', () => {
    expect(place('Fundamental', own, bought)).toEqual([3, 2]);
    expect(place('Fundamental', own)).toEqual([2, 1]);
    expect(place('Retention', own, bought)).toEqual([3, 1]);
    expect(place('Retention', own)).toEqual([2, 0]);
  });

  it('leads to the system that names who oversees it, was asked about its supplier, or has a notice', () => {
    expect(place('People assigned to human oversight', own, bought)).toEqual([3, 'trail']);
    expect(place('People assigned to human oversight', own, { ...bought, hasOversight: false })).toEqual([3, 0]);
    expect(place('Supplier', report(4, 'EU', { answerCount: 2 }), bought)).toEqual([3, 'trail']);
    expect(place('Supplier', uk, own)).toEqual([2, 'top']);
    expect(place('Transparency', uk, own, bought)).toEqual([3, 3]);
    expect(place('Transparency', { ...uk, noticeVersion: 1 }, bought)).toEqual([1, 'top']);
  });
});

it('a request to a supplier states how much was answered, if anything was', () => {
  const days = { createdAt: '2026-10-27T09:00:00.000Z', expiresAt: '2026-12-26T09:00:00.000Z', endedAt: null };
  const none = { from: null, asked: 29, answered: 0, accepted: 0, declined: 0, open: 0, ...days };
  expect(requestLine(none)).toBe(
    'Supplier: 29 questions asked on 27 October 2026, none answered; expires 26 December 2026',
  );
  expect(requestLine({ ...none, answered: 4, accepted: 2, declined: 1, open: 1 })).toBe(
    'Supplier: 29 questions asked on 27 October 2026, 4 answered, 2 accepted, 1 declined, 1 undecided; expires 26 December 2026',
  );
});
