import { admin } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { countAssessmentsBy } from '../store/assessments.ts';
import { listOrganisations } from '../store/organisations.ts';
import { countSystemsBy } from '../store/systems.ts';
import { countPeople } from '../store/users.ts';
import { requirePage } from './readUsers.ts';

/** All organisations, page by page: name, number of people, plan and usage. Names of systems are left out. */
export async function readOrganisations(
  ctx: RequestContext,
  page: { first: number; after?: string | null | undefined },
) {
  admin(ctx.actor);
  const found = await listOrganisations(requirePage(page), page.first);
  const ids = found.map(({ id }) => id);
  const [people, systems, assessments] = await Promise.all([
    countPeople(ids),
    countSystemsBy(ids),
    countAssessmentsBy(ids),
  ]);
  const organisations = found.map(({ id, name, plan }) => {
    const { people: count = 0, active = 0, firstName = null } = people.get(id) ?? {};
    return {
      id: String(id),
      name: name ?? firstName ?? `Organisation ${id}`,
      people: count,
      isActive: active > 0,
      plan,
      systemCount: systems.get(id) ?? 0,
      assessmentCount: assessments.get(id) ?? 0,
    };
  });
  return { organisations, next: found.length === page.first ? String(ids.at(-1)) : null };
}
