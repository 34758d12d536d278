import { bankOf, currentBank } from '@aicp/compliance/banks/banks';
import { qmsRequirements } from '@aicp/compliance/tools/qms';
import type { EvidenceLink } from '../store/evidenceLinks.ts';
import { findDutyTitles } from '../store/subjects.ts';

/** Targets of links in words: the duty, the question or the requirement; null if unknown here. In the order of `links`. */
export async function titlesOfLinks(
  organisationId: number,
  links: readonly EvidenceLink[],
): Promise<(string | null)[]> {
  const ids = links.flatMap(({ kind, assessmentId }) =>
    kind !== 'qms' && assessmentId !== null ? [assessmentId] : [],
  );
  const subjects = new Map(
    (ids.length === 0 ? [] : await findDutyTitles(organisationId, [...new Set(ids)])).map(subject => [
      subject.assessmentId,
      subject,
    ]),
  );
  return links.map(link => {
    const { kind, target, supports, jurisdiction, assessmentId } = link;
    if (kind === 'qms') return qmsRequirements.find(({ id }) => id === target)?.requirement ?? null;
    if (jurisdiction === null || assessmentId === null) return null;
    const subject = subjects.get(assessmentId);
    const duty = subject?.duties.find(({ id, questionId }) => id === target || questionId === supports);
    if (duty) return duty.title;
    const bank = subject ? bankOf(subject.bankVersion) : currentBank(jurisdiction);
    return bank.questions.find(({ id }) => id === supports)?.question ?? null;
  });
}
