import { may, RIGHTS, type Right, type Role } from '@aicp/contracts/rights/rights';

const WORDS: Record<Right, string> = {
  work: 'edit systems, answers and documents',
  evidence: 'add evidence',
  manageEvidence: 'remove other members’ evidence',
  approve: 'approve documents',
  deleteSystems: 'delete systems',
  importSystems: 'import systems from a file',
  look: 'change logo and colour',
  manage: 'manage people and settings',
  share: 'share reports by link',
  own: 'manage the plan and payments',
};

/** The rights of a role in one line: "Can read everything, and approve documents." */
export function roleLine(role: Role): string {
  const rights = Object.keys(RIGHTS) as Right[];
  const missing = rights.filter(right => !may(role, right));
  const [only] = missing;
  if (!only) return 'Can do everything.';
  if (missing.length === 1) return `Can do everything except ${WORDS[only]}.`;
  const parts = rights.filter(right => may(role, right)).map(right => WORDS[right]);
  return parts.length > 0 ? `Can read everything, and ${parts.join(', and ')}.` : 'Can read everything.';
}
