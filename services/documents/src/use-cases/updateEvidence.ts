import { signedIn } from '@aicp/contracts/actor';
import { UpdateEvidenceInput } from '@aicp/contracts/evidenceInputs';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { Evidence } from '../domain/evidence.ts';
import { updateEvidence as store } from '../store/evidence.ts';

/** Changes the description of a file; the file itself never changes. */
export async function updateEvidence(ctx: RequestContext, input: unknown): Promise<Evidence> {
  const { organisationId } = signedIn(ctx.actor);
  const { id, ...said } = parse(UpdateEvidenceInput, input);
  const changed = await ctx.transaction(tx => store(tx, organisationId, id, said));
  if (!changed) throw notFound('Evidence');
  return changed;
}
