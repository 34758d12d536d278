import { canonicalJson } from '@aicp/contracts/canonicalJson';
import { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { notFound } from '@aicp/contracts/serialId';
import { differingMembers, recomputeReport } from '../domain/recomputeReport.ts';
import { findFiledById } from '../store/canonicalReports.ts';

/**
 * Recomputes a filed report; for operators.
 * @returns the digest, and the differences: none if the bytes are equal
 * @throws DomainError NOT_FOUND if no report with this id is filed
 */
export async function rerunReport(id: number): Promise<{ sha256: string; differing: string[] }> {
  const filed = await findFiledById(id);
  if (!filed) throw notFound('Report');
  const { text, sha256 } = filed;
  const document: unknown = JSON.parse(text);
  const again = recomputeReport(CanonicalReport.parse(document));
  if (canonicalJson(again) === text && again.sha256 === sha256) return { sha256, differing: [] };
  const differing = differingMembers(document, again);
  return { sha256, differing: differing.length > 0 ? differing : ['the text itself, which is not in RFC 8785 form'] };
}
