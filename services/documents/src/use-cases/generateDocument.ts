import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { DocumentFailed, DocumentGenerated } from '@aicp/contracts/events/documentEvents';
import type { WorkerContext } from '../context.ts';
import { acceptFills } from '../domain/acceptFills.ts';
import type { DocumentContent } from '../domain/document.ts';
import { draftRequest } from '../domain/draftRequest.ts';
import type { Facts } from '../domain/facts.ts';
import type { Generation } from '../domain/generation.ts';
import { sha256 } from '../domain/sha256.ts';
import { answersText, carriedOver } from '../domain/version.ts';
import { findDocumentOfJob, updateGeneration } from '../store/documents.ts';
import { returnAllowance } from '../store/entitlements.ts';
import { insertVersion } from '../store/versions.ts';
import { draftDocument } from './draftDocument.ts';

type GenerationJob = { documentId: string; order: string };

/** Generates the ordered document. Does nothing if the order was replaced or is done. */
async function generateDocument(ctx: WorkerContext, { documentId, order }: GenerationJob): Promise<void> {
  const document = await findDocumentOfJob(documentId);
  if (document?.generation?.order !== order || document.generation.state !== 'generating') return;
  const { generation } = document;
  const { organisationId, assessmentId, type, latest } = document;
  const userId = generation.requestedBy;
  const draft = await draftDocument(document, ctx.now());
  if (!draft) return;
  const { facts, before, elsewhere } = draft;
  const { content, model, promptVersion } = await written(ctx, draft.content, facts, elsewhere);
  const number = latest + 1;

  await ctx.transaction(async tx => {
    const done: Generation = { ...generation, state: 'generated' };
    if (!(await updateGeneration(tx, documentId, order, { generation: done, latest: number }))) return;
    await insertVersion(tx, {
      documentId,
      number,
      userId,
      organisationId,
      content,
      filled: carriedOver(content, before, elsewhere),
      provenance: {
        model,
        promptVersion,
        bankVersion: facts.bankVersion,
        answersHash: sha256(answersText(facts)),
        requestedBy: userId,
        testMode: generation.testMode,
      },
      approval: null,
      review: null,
      createdAt: ctx.now(),
    });
    tx.publish(DocumentGenerated, { userId, organisationId, assessmentId, documentType: type, number });
    tx.send(SendEmail, { template: 'documentReady', userId, assessmentId, documentType: type });
  });
}

/** Generates the document, and fails the order when the last attempt fails. */
export async function generateOrFail(
  ctx: WorkerContext,
  order: GenerationJob,
  { last }: { last: boolean },
): Promise<void> {
  try {
    await generateDocument(ctx, order);
  } catch (error) {
    if (last) await failGeneration(ctx, order);
    throw error;
  }
}

/** Ends an order that failed: the entitlement is restored, and the reason is shown. */
async function failGeneration(ctx: WorkerContext, { documentId, order }: GenerationJob): Promise<void> {
  const document = await findDocumentOfJob(documentId);
  if (!document?.generation) return;
  const { generation, organisationId, assessmentId, type } = document;
  const userId = generation.requestedBy;
  await ctx.transaction(async tx => {
    const share = generation.shareOf ? ' It does not count towards your plan.' : '';
    const message = `The document could not be generated.${share} Please try again.`;
    const failed: Generation = { ...generation, state: 'failed', message };
    if (!(await updateGeneration(tx, documentId, order, { generation: failed }))) return;
    if (generation.shareOf && document.latest === 0)
      await returnAllowance(tx, { organisationId, assessmentId, documentType: type }, generation.shareOf);
    tx.publish(DocumentFailed, { userId, organisationId, assessmentId, documentType: type });
    tx.send(SendEmail, { template: 'documentFailed', userId, assessmentId, documentType: type });
  });
}

/** Written by templates, with a model's supported proposals if there is a model; texts of people elsewhere come first. */
async function written(
  { drafter }: WorkerContext,
  content: DocumentContent,
  facts: Facts,
  elsewhere: ReadonlyMap<string, unknown>,
): Promise<{ content: DocumentContent; model: string | null; promptVersion: string | null }> {
  if (!drafter) return { content, model: null, promptVersion: null };
  const { fills, model, promptVersion } = await drafter(draftRequest(content, facts));
  const proposed = fills.filter(({ blank }) => !elsewhere.has(blank));
  const drafted = acceptFills(content, facts, proposed);
  return { content: drafted === content ? content : withDrafter(drafted, model), model, promptVersion };
}

/** States that a model wrote parts of it. */
function withDrafter(content: DocumentContent, model: string): DocumentContent {
  const said = `Some sentences were drafted by a language model (${model}), each from passages of the listed sources.`;
  return { ...content, notices: [...content.notices, said] };
}
