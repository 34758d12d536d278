import type { Team } from './people.ts';

/** What the organisation as a whole has answered and recorded, for all of its systems. */
export async function fillOrganisation({ manager }: Team): Promise<void> {
  for (const [id, jurisdiction, answer] of [
    ['eu2-d-4', 'EU', 'partial'],
    ['uk-c4', 'UK', 'implemented'],
  ])
    await manager.call('PATCH', '/api/organisation/duties', { id, jurisdiction, answer });
}
