import type { Team } from './people.ts';

/** Fills in what the organisation as a whole answers and records for all of its systems. */
export async function fillOrganisation({ owner, manager, contributor, approver }: Team): Promise<void> {
  for (const [id, jurisdiction, answer] of [
    ['eu2-d-4', 'EU', 'partial'],
    ['uk-c4', 'UK', 'implemented'],
  ])
    await manager.call('PATCH', '/api/organisation/duties', { id, jurisdiction, answer });
  const policy = {
    title: 'Policy on the use of AI',
    owner: manager.id,
    duties: ['eu2-d-4', 'uk-a3'],
    reviewOn: dayIn(300),
    text: 'Every AI system is in the list of systems and has an owner.\n\nStaff who use AI are trained for their role, each year.',
  };
  const complaints = {
    title: 'Handling of complaints about AI decisions',
    owner: approver.id,
    duties: ['uk-c4'],
    reviewOn: dayIn(180),
    text: 'Customers who object to a decision of an AI system get an answer from a person within ten working days.',
  };
  // This policy waits for approval.
  await manager.call('POST', '/api/organisation/policies', complaints);
  const { id } = await manager.call<{ id: number }>('POST', '/api/organisation/policies', policy);
  await approver.call('POST', `/api/organisation/policies/${id}/approval`, { number: 1 });
  for (const reader of new Set([manager, contributor]))
    await reader.call('POST', `/api/organisation/policies/${id}/receipts`, { number: 1 });
  await owner.call('POST', '/api/organisation/records', {
    kind: 'managementReview',
    title: 'Management review of AI',
    heldOn: dayIn(-3),
    participants: [owner.username, manager.username],
    minutes: 'The list of systems, open gaps and the training of staff were reviewed.',
    decisions: 'Training is extended to the underwriting team. The next review is in a year.',
  });
  await owner.call('POST', '/api/organisation/records', {
    kind: 'internalAudit',
    title: 'Internal audit of lending',
    heldOn: dayIn(-24),
    participants: [approver.username, contributor.username],
    minutes: 'Records of the credit score were sampled. Two gaps have no owner.',
    decisions: 'Owners are named by the end of the month.',
  });
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
