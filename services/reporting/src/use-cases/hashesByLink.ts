import { beyondLink } from '@aicp/contracts/actor';
import type { RequestContext } from '../context.ts';
import { findFiledHashes } from '../store/canonicalReports.ts';
import { readFiled } from './readFiled.ts';

/** The hash of each report that a link shows; one from an earlier release is filed for it. One that cannot be had now is left out. */
export async function hashesByLink(ctx: RequestContext): Promise<{ id: number; sha256: string }[]> {
  const { actor } = ctx;
  if (actor.kind !== 'link' || actor.scope.kind === 'request') throw beyondLink();
  const { reports } = actor.scope;
  const filed = await findFiledHashes(actor.organisationId, reports);
  const missing = reports.filter(id => !filed.some(report => report.id === id));
  const since = await Promise.allSettled(missing.map(id => readFiled(ctx, String(id))));
  return [
    ...filed,
    ...since.flatMap(one =>
      one.status === 'fulfilled' ? [{ id: one.value.report.id, sha256: one.value.sha256 }] : [],
    ),
  ];
}
