import { UpdateEvidenceInput } from '@aicp/contracts/inputs/evidenceInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { Evidence } from '../domain/evidence.ts';
import { updateEvidence as store } from '../store/evidence.ts';
import { lockFile } from './lockFile.ts';

/** Changes the description of a file that stands; the file itself never changes, and neither does what earlier reports keep of it. */
export async function updateEvidence(ctx: RequestContext, input: unknown): Promise<Evidence> {
  const { organisationId } = signedIn(ctx.actor);
  const { id, ...said } = parse(UpdateEvidenceInput, input);
  return ctx.transaction(async tx => {
    await lockFile(tx, organisationId, id);
    const changed = await store(tx, organisationId, id, said);
    if (!changed) throw notFound('Evidence');
    return changed;
  });
}
