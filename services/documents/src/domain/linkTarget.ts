import { qmsRequirements } from '@aicp/compliance/tools/qms';
import type { EvidenceLinkKind } from '@aicp/contracts/entities/evidence';
import { parseOwnActionRef } from '@aicp/contracts/ownActionRef';

const isQms = (id: string) => qmsRequirements.some(requirement => requirement.id === id);

/** The target of a link by what it supports. */
export function linkTargetOf(supports: string): { kind: EvidenceLinkKind; target: string } {
  const action = parseOwnActionRef(supports);
  if (action !== null) return { kind: 'action', target: action };
  return { kind: isQms(supports) ? 'qms' : 'answer', target: supports };
}
