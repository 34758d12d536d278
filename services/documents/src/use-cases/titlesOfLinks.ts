import { currentBank } from '@aicp/compliance/banks/banks';
import { titleOfTarget } from '../domain/provesOf.ts';
import type { EvidenceLink } from '../store/evidenceLinks.ts';
import { listDutyTitles } from '../store/subjects.ts';

/** The targets of links in words: the duty, question or requirement, in the order of `links`; null if unknown here. */
export async function titlesOfLinks(
  organisationId: number,
  links: readonly EvidenceLink[],
): Promise<(string | null)[]> {
  const ids = [...new Set(links.flatMap(({ assessmentId }) => assessmentId ?? []))];
  const subjects = await listDutyTitles(organisationId, ids);
  return links.map(link => {
    const { kind, jurisdiction, assessmentId } = link;
    if (jurisdiction === null || (assessmentId === null && kind !== 'qms')) return null;
    const inProgress = { bankVersion: currentBank(jurisdiction).version, result: { duties: [] } };
    return titleOfTarget(link, subjects.get(assessmentId ?? 0) ?? inProgress);
  });
}
