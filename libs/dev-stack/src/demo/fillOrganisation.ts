import type { Team } from './people.ts';

/** What the organisation as a whole has answered and recorded, for all of its systems. */
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
    text: 'Every AI system is in the list of systems and has an owner.\n\nStaff who use AI are trained for their role, each year.',
  };
  const { id } = await manager.call<{ id: number }>('POST', '/api/organisation/policies', policy);
  await approver.call('POST', `/api/organisation/policies/${id}/approval`, { number: 1 });
  for (const reader of new Set([manager, contributor]))
    await reader.call('POST', `/api/organisation/policies/${id}/receipts`, { number: 1 });
  await owner.call('POST', '/api/organisation/records', {
    kind: 'managementReview',
    title: 'Management review of AI',
    heldOn: new Date().toISOString().slice(0, 10),
    participants: [owner.username, manager.username],
    minutes: 'The list of systems, open gaps and the training of staff were reviewed.',
    decisions: 'Training is extended to the underwriting team. The next review is in a year.',
  });
}
