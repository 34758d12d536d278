import { approver } from '@aicp/contracts/approver';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import { type Carried, carriedMark } from './carried.ts';
import type { DocumentContent } from './document.ts';
import { sha256 } from './sha256.ts';
import { type Approval, type FilledBlank, type Provenance, withFilled } from './version.ts';

type Text = { documentId: string; number: number; content: DocumentContent; filled: readonly FilledBlank[] };

/** The text of a version, for its hash. */
export function textOfVersion({ documentId, number, content, filled }: Text): object {
  const texts = Object.fromEntries(filled.map(({ blank, text }) => [blank, text]));
  return { documentId, number, content, texts };
}

/** The hash that an approval is bound to: SHA-256 (hex) of the version's text as canonical JSON. */
export function hashOfVersion(version: Text): string {
  return sha256(canonicalJson(textOfVersion(version)));
}

/** The approval of the current text; null if the text has changed since. */
export function approvalOf({ approval, ...text }: Text & { approval: Approval | null }): Approval | null {
  return approval?.hash === hashOfVersion(text) ? approval : null;
}

/** The authors of a version: the member who generated it, and everyone whose text it contains. */
export function authorsOf({
  provenance,
  filled,
}: {
  provenance: Provenance;
  filled: readonly FilledBlank[];
}): Set<number> {
  return new Set([provenance.requestedBy, ...filled.map(({ by }) => by)]);
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A version as printed, with its approval: under the title, or for public documents on the author's page. */
export function printableVersion(
  version: Text & { approval: Approval | null; carried?: Carried | undefined },
): DocumentContent {
  const content = withFilled(version.content, version.filled);
  const approval = approvalOf(version);
  if (!approval) return content;
  const approved = `Approved by ${approver(approval)} on ${approval.at.toLocaleDateString('en-GB', DAY)}.`;
  const mark = version.carried && carriedMark(version.carried);
  const text = mark ? `${approved} ${mark[0]?.toUpperCase()}${mark.slice(1)}.` : approved;
  if (content.audience === 'public') return { ...content, notices: [...content.notices, text] };
  return { ...content, header: [...content.header, { label: 'Review', item: { text, sources: ['approval'] } }] };
}
