import { archivedConflict } from '@aicp/contracts/archivedSystem';
import { type Actor, requireRight, signedIn } from '@aicp/contracts/rights/actor';
import { may } from '@aicp/contracts/rights/rights';
import { notFound } from '@aicp/contracts/serialId';
import { archivedAmong } from '@aicp/service/store/archives';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import type { EvidenceFile } from '../domain/evidence.ts';
import { findStored } from '../store/evidence.ts';
import type { EvidenceLink } from '../store/evidenceLinks.ts';

/**
 * Locks a file for changing; an organisation's changes are serialised.
 * @throws DomainError NOT_FOUND, including without bytes
 */
export async function lockFile(tx: Transaction, organisationId: number, id: number): Promise<EvidenceFile> {
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Evidence');
  const file = await findStored(organisationId, id, tx);
  if (!file) throw notFound('Evidence');
  return file;
}

/**
 * A file's details can be changed, and it can be replaced, if it proves something of a system in use or of the organisation. If it also
 * proves something of an archived system, it can neither be removed nor unlinked there.
 * @throws DomainError CONFLICT
 */
export async function requireNoneArchived(
  tx: Transaction,
  links: readonly Pick<EvidenceLink, 'systemId'>[],
  { unless }: { unless: 'some are in use' | 'never' },
): Promise<void> {
  const places = [...new Set(links.map(({ systemId }) => systemId))];
  const systems = places.filter(systemId => systemId !== null);
  const archived = await archivedAmong(systems, tx);
  if (archived.size > 0 && (unless === 'never' || archived.size === places.length)) throw archivedConflict();
}

/**
 * Only owners and managers remove or unlink other members' files.
 * @throws DomainError FORBIDDEN
 */
export function requireOwnFile({ actor }: Pick<RequestContext, 'actor'>, { addedBy }: EvidenceFile): void {
  if (addedBy !== signedIn(actor).userId) requireRight(actor, 'manageEvidence');
}

/** Whether the caller may remove a file and its links. */
export function mayManage(actor: Actor, addedBy: number): boolean {
  if (actor.kind !== 'user' || !may(actor.role, 'evidence')) return false;
  return addedBy === actor.userId || may(actor.role, 'manageEvidence');
}
