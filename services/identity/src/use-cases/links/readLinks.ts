import { idOrNotFound, notFound, SerialId } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { findKnownReports, findLatest, type KnownReport, reportKeyOf } from '../../store/knownReports.ts';
import { listOpenings } from '../../store/linkOpenings.ts';
import { findLink, type Link, listLinks } from '../../store/links.ts';
import { filterMembers } from '../../store/memberships.ts';
import { requireSharer } from './requireSharer.ts';

/** A report that a link shows, and the number of a later one on the same system under the same law that the link does not show. */
export type SharedReport = Pick<KnownReport, 'id' | 'system' | 'jurisdiction' | 'completedAt'> & {
  newerId: number | null;
};

/** A link as members see it; `madeBy` is null if its creator has left. */
export type SharedLink = Omit<Link, 'madeBy' | 'reports'> & { madeBy: { id: string } | null; reports: SharedReport[] };

type Of = { reportId?: string | null | undefined; systemId?: string | null | undefined; first: number };

/** The links of the organisation, or those to one report or one system's supplier, newest first. */
export async function readLinks(
  ctx: Pick<RequestContext, 'actor'>,
  { reportId, systemId, first }: Of,
): Promise<SharedLink[]> {
  const { organisationId } = await requireSharer(ctx.actor, reportId ? null : serialIn(systemId));
  const of = reportId
    ? { reports: idOrNotFound(reportId, 'Report') }
    : systemId
      ? { systemId: idOrNotFound(systemId, 'AI system') }
      : null;
  return describeLinks(organisationId, await listLinks(organisationId, of, Math.max(first, 1)));
}

/** @throws DomainError NOT_FOUND, including for another organisation's link */
export async function readLink(ctx: Pick<RequestContext, 'actor'>, id: string): Promise<SharedLink> {
  const { link } = await ownLink(ctx, id);
  const [described] = await describeLinks(link.organisationId, [link]);
  if (!described) throw notFound('Link');
  return described;
}

export async function readOpenings(ctx: Pick<RequestContext, 'actor'>, id: string) {
  const { link } = await ownLink(ctx, id);
  return listOpenings(link.organisationId, link.id);
}

/**
 * A link of the caller's organisation, and the caller, who has full rights to it.
 * @throws DomainError FORBIDDEN, and NOT_FOUND only for callers who may share
 */
export async function ownLink(
  { actor }: Pick<RequestContext, 'actor'>,
  given: string,
): Promise<{ link: Link; userId: number }> {
  const number = serialIn(given);
  const found = number === null ? null : await findLink({ id: number });
  const link = found && actor.kind === 'user' && found.organisationId === actor.organisationId ? found : null;
  const { userId } = await requireSharer(actor, link?.kind === 'request' ? link.systemId : null);
  if (!link) throw notFound('Link');
  return { link, userId };
}

const serialIn = (given: string | null | undefined) => SerialId.safeParse(given).data ?? null;

export async function describeLinks(organisationId: number, links: readonly Link[]): Promise<SharedLink[]> {
  const [shown, members] = await Promise.all([
    sharedReports(organisationId, links),
    filterMembers(
      organisationId,
      links.map(({ madeBy }) => madeBy),
    ),
  ]);
  return links.map(link => ({
    ...link,
    madeBy: members.has(link.madeBy) ? { id: String(link.madeBy) } : null,
    reports: shown.get(link.id) ?? [],
  }));
}

/** By link. */
export async function sharedReports(
  organisationId: number,
  links: readonly Pick<Link, 'id' | 'reports'>[],
): Promise<Map<number, SharedReport[]>> {
  const known = await findKnownReports(organisationId, [...new Set(links.flatMap(({ reports }) => reports))]);
  const latest = await findLatest(organisationId, [...new Set(known.map(({ systemId }) => systemId))]);
  const byId = new Map(
    known.map(report => {
      const newest = latest.get(reportKeyOf(report));
      const { id, system, jurisdiction, completedAt } = report;
      const newerId = newest && newest.completedAt > completedAt ? newest.id : null;
      return [id, { id, system, jurisdiction, completedAt, newerId }];
    }),
  );
  return new Map(links.map(({ id, reports }) => [id, reports.flatMap(report => byId.get(report) ?? [])]));
}
