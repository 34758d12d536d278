import { DomainError } from '@aicp/contracts/domainError';
import { EvidenceDescribed } from '@aicp/contracts/events/documentEvents';
import { UpdateEvidenceInput } from '@aicp/contracts/inputs/evidenceInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { EvidenceFile } from '../domain/evidence.ts';
import { updateEvidence as store } from '../store/evidence.ts';
import { listLinks } from '../store/evidenceLinks.ts';
import { lockFile, requireNoneArchived } from './lockFile.ts';
import { requireFileOwner } from './requireFileOwner.ts';

/** Changes a current file's description; the file itself never changes, nor do earlier reports. */
export async function updateEvidence(ctx: RequestContext, input: unknown): Promise<EvidenceFile> {
  const { userId, organisationId } = requireRight(ctx.actor, 'evidence');
  const { id, ...said } = parse(UpdateEvidenceInput, input);
  return ctx.transaction(async tx => {
    await lockFile(tx, organisationId, id);
    await requireNoneArchived(tx, await listLinks(organisationId, [id], tx), { unless: 'some are in use' });
    if (said.owner) await requireFileOwner(tx, { organisationId, userId, owner: said.owner });
    const changed = await store(tx, organisationId, id, said);
    if (!changed) throw notFound('Evidence');
    const { effectiveFrom, validUntil } = changed;
    // One of the two may be sent alone.
    if (effectiveFrom && validUntil && validUntil < effectiveFrom)
      throw new DomainError('INVALID', 'validUntil: must not be before the start date', { fields: ['validUntil'] });
    tx.publish(EvidenceDescribed, { userId, organisationId, evidenceId: id });
    return changed;
  });
}
