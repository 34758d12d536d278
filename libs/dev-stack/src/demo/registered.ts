import type { DemoSystem } from './demoSystem.ts';
import type { Team } from './people.ts';

/** The choices of an own field of the demo's company. */
export const TIERS = ['Core', 'Support', 'Trial'];

/** Creates a system with its owner, its reviewer and its facts. Returns its id. */
export async function registered(team: Team, { runs: _, begun: _b, facts, ...system }: DemoSystem, at: number) {
  const { jurisdiction } = system;
  const path = jurisdiction === 'UK' ? '/api/uk/systems' : '/api/systems';
  const by = workerOf(team, at);
  const { id } = await by.call<{ id: number }>('POST', path, system);
  const own = { 'cost-centre': String(4_100 + (at % 7) * 10), tier: TIERS[at % TIERS.length] };
  await by.call('PATCH', `/api/systems/${id}/facts`, { ...facts, own });
  if (by !== team.approver)
    await by.call('PATCH', `/api/systems/${id}`, { ownerId: by.id, reviewerId: team.approver.id });
  return id;
}

export const workerOf = (team: Team, at: number) => [team.contributor, team.manager][at % 2] ?? team.owner;
