import { signedIn } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { listEnding } from '../store/expiring.ts';

const MAX_DATES = 100;

/** The expiry dates of an organisation's files, each with its system and law if linked to a single one. */
export async function listEvidenceDates(
  { actor }: RequestContext,
  { first, jurisdiction }: { first: number; jurisdiction?: 'EU' | 'UK' | null | undefined },
) {
  const { organisationId } = signedIn(actor);
  const of = { organisationId, ...(jurisdiction && { jurisdiction }) };
  const files = await listEnding(of, Math.min(Math.max(first, 1), MAX_DATES));
  return files.map(({ links, ...file }) => {
    const systems = [...new Set(links.flatMap(({ systemId }) => systemId ?? []))];
    const laws = [...new Set(links.flatMap(({ jurisdiction: law }) => law ?? []))];
    const [system] = systems.length === 1 ? systems : [];
    return {
      ...file,
      jurisdiction: laws.length === 1 ? (laws[0] ?? null) : null,
      system: system === undefined ? null : { id: String(system) },
      systemCount: systems.length,
    };
  });
}
