import { EvidenceLatestChanged } from '@aicp/contracts/events/documentEvents';
import type { Owner } from '@aicp/contracts/owner';
import type { Transaction } from '@aicp/service/store/transaction';
import { type SystemUnderLaw, systemUnderLawKey } from '../domain/place.ts';
import { type EvidenceLink, listLatest } from '../store/evidenceLinks.ts';
import { nextEvidenceVersions } from '../store/standings.ts';

type Supported = SystemUnderLaw & { supports: string };

/** After links have changed: answers point to their current latest file. */
export async function publishLatest(
  tx: Transaction,
  { userId, organisationId }: Owner,
  links: readonly EvidenceLink[],
): Promise<void> {
  const changed = new Map<string, Supported>();
  for (const { systemId, jurisdiction, supports } of links) {
    if (systemId === null || jurisdiction === null || supports === null) continue;
    const place = { systemId, jurisdiction, supports };
    changed.set(`${systemUnderLawKey(place)} ${supports}`, place);
  }
  const places = [...changed.values()];
  if (places.length === 0) return;
  const versions = await nextEvidenceVersions(tx, organisationId, places);
  const latest = await listLatest(tx, organisationId, places);
  for (const [at, place] of places.entries())
    tx.publish(EvidenceLatestChanged, {
      userId,
      organisationId,
      ...place,
      latest: latest[at] ?? null,
      version: versions.get(systemUnderLawKey(place)) ?? 0,
    });
}
