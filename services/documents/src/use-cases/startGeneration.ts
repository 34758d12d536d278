import { randomUUID } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { DocumentRequested } from '@aicp/contracts/events/documentEvents';
import { GenerateDocument } from '@aicp/contracts/events/documentJobs';
import { GenerateDocumentInput } from '@aicp/contracts/inputs/documentInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { mayGenerateDocument } from '@aicp/contracts/rights/entitlement';
import { effectivePlan } from '@aicp/contracts/rights/plans';
import { notFound } from '@aicp/contracts/serialId';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { requireNotArchived } from '@aicp/service/store/archives';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { begin, isUnderWay, monthOf } from '../domain/generation.ts';
import { type AssessmentDocument, isWritten, openDocument, updateGeneration } from '../store/documents.ts';
import { findEntitlement, useAllowance } from '../store/entitlements.ts';
import { assessmentsOf, findSubject } from '../store/subjects.ts';

/**
 * Orders a document. Joins an order in progress, without ordering or counting twice. A document that an earlier assessment of the system
 * under this law has is not counted again.
 * @throws DomainError NOT_FOUND for an assessment of another organisation or not completed, PAYMENT_REQUIRED
 */
export async function startGeneration(ctx: RequestContext, input: unknown): Promise<AssessmentDocument> {
  const owner = ownerOf(signedIn(ctx.actor));
  const { organisationId, userId } = owner;
  const { assessmentId, documentType: type } = parse(GenerateDocumentInput, input);
  const subject = await pollUntil(() => findSubject(organisationId, assessmentId), ctx.arrivalMs);
  if (!subject) throw notFound('Completed assessment');
  const { system, jurisdiction } = subject;
  const others = (await assessmentsOf(organisationId, system.id))
    .filter(other => other.jurisdiction === jurisdiction && other.assessmentId !== assessmentId)
    .map(other => other.assessmentId);
  const wanted = { ...owner, assessmentId, documentType: type };
  const now = ctx.now();

  return ctx.transaction(async tx => {
    // Deleted since the check: nothing may be restored.
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Completed assessment');
    const systemId = await lockKeptSystem(tx, subject.system.id);
    if (systemId === null) throw notFound('Completed assessment');
    await requireNotArchived(tx, systemId);
    const document = await openDocument(tx, { ...owner, assessmentId, type });
    if (isUnderWay(document.generation, now)) return document;
    const assessmentIds = [assessmentId, ...others];
    const of = { ...wanted, assessmentIds };
    const { plan, bought, includedThisMonth, sandboxMode } = await findEntitlement(tx, of, monthOf(now));
    const isAgain = document.latest === 0 && (await isWritten(tx, organisationId, others, type));
    const { plansOff = false } = ctx;
    const verdict = mayGenerateDocument({
      plan: effectivePlan(plan, plansOff),
      bought: bought !== null && !plansOff,
      includedThisMonth: isAgain ? 0 : includedThisMonth,
      jurisdiction: subject.jurisdiction,
      enforced: !ctx.trial,
    });
    if (!verdict.allowed) throw new DomainError('PAYMENT_REQUIRED', verdict.message);
    const paid = { boughtInTestMode: bought?.testMode ?? false, sandboxMode, plansOff, isAgain };
    const generation = begin({ order: randomUUID(), requestedBy: userId }, verdict, paid, now);
    if (generation.shareOf) await useAllowance(tx, wanted, generation.shareOf);
    await updateGeneration(tx, document.id, null, { generation });
    tx.publish(DocumentRequested, wanted);
    tx.send(GenerateDocument, { documentId: document.id, order: generation.order });
    return { ...document, generation };
  });
}
