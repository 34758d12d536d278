import { randomUUID } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { ReportLookupRequested } from '@aicp/contracts/events/reportEvents';
import { RequestMade } from '@aicp/contracts/events/requestEvents';
import type { LinkKind } from '@aicp/contracts/inputs/links';
import type { RequestInput } from '@aicp/contracts/inputs/requests';
import type { LinkActor } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { pollUntil } from '@aicp/service/process/pollUntil';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext, WorkerContext } from '../../context.ts';
import { findKnownReports } from '../../store/knownReports.ts';
import { deleteLink, findLink, type Link } from '../../store/links.ts';
import { findOrganisation } from '../../store/organisations.ts';

/** Links for reading reports. */
const reportLinks: LinksOfKind = {
  async prepare(ctx, creator, reports, room) {
    if (room !== null)
      throw new DomainError('INVALID', 'The field “room” is only for audit rooms.', { fields: ['room'] });
    return { reports, room, systemId: null, systemIds: await requireReports(ctx, creator, reports) };
  },
  scopeOf: ({ reports }) => ({ kind: 'report', reports }),
};

/** Links to audit rooms. Documents captures the rest of a room, and checks its organisation when it is read. */
const roomLinks: LinksOfKind = {
  async prepare(ctx, creator, reports, room) {
    if (room === null) throw new DomainError('INVALID', 'Please prepare the audit room first.', { fields: ['room'] });
    return { reports, room, systemId: null, systemIds: await requireReports(ctx, creator, reports) };
  },
  scopeOf: ({ reports, room }) => ({ kind: 'room', reports, room: room ?? 0 }),
};

/** Links for a system's supplier. The questions come from systems-assessment, which stores the system. */
const requestLinks: LinksOfKind = {
  async prepare(_ctx, _creator, [systemId, ...more]) {
    if (systemId === undefined || more.length > 0)
      throw new DomainError('INVALID', 'things: must be exactly one system for a supplier request', {
        fields: ['things'],
      });
    return { reports: [], room: null, systemId, systemIds: [systemId] };
  },

  announce(tx, { id, organisationId, madeBy, systemId, label, expiresAt }, wish) {
    if (systemId === null) return;
    const asked = { linkId: id, systemId, label, wish, expiresAt: expiresAt.toISOString() };
    tx.publish(RequestMade, { userId: madeBy, organisationId, ...asked });
  },

  async settle(ctx, { id, organisationId }) {
    const found = await pollUntil(async () => {
      const link = await findLink({ id });
      return link === null || link.system !== null ? { link } : null;
    });
    if (found?.link) return found.link;
    if (found) throw notFound('AI system');
    await ctx.transaction(tx => deleteLink(tx, organisationId, id));
    throw new DomainError('UNAVAILABLE', 'The request is being prepared. Please try again in a moment.');
  },

  scopeOf: ({ systemId, label }) => ({ kind: 'request', systemId: systemId ?? 0, label }),
};

export const linkKinds: Record<LinkKind, LinksOfKind> = {
  report: reportLinks,
  room: roomLinks,
  request: requestLinks,
};

/**
 * The systems of these reports of the organisation, which must be approved if only approved ones may leave it.
 * @throws DomainError NOT_FOUND, CONFLICT with `reason` 'approval', UNAVAILABLE if reporting did not answer
 */
async function requireReports(ctx: RequestContext, creator: Creator, ids: readonly number[]): Promise<number[]> {
  const { organisationId } = creator;
  const { onlyApproved } = await findOrganisation(organisationId);
  const isSure = ({ isApproved }: { isApproved: boolean }) => isApproved || !onlyApproved;
  const known = await findKnownReports(organisationId, ids);
  const sure = known.filter(isSure);
  if (sure.length < ids.length) await ask(ctx, creator, ids);
  const found = sure.length < ids.length ? await findKnownReports(organisationId, ids) : known;
  if (found.length < ids.length) throw notFound('Report');
  if (!found.every(isSure))
    throw new DomainError(
      'CONFLICT',
      'Your organisation allows only approved reports to be shared. Please have the report approved first.',
      { reason: 'approval' },
    );
  return [...new Set(found.map(({ systemId }) => systemId))];
}

/** Looks up reports that are unknown here or not known as approved at reporting. */
async function ask(ctx: RequestContext, creator: Creator, assessmentIds: readonly number[]): Promise<void> {
  const question = randomUUID();
  await ctx.publish(ReportLookupRequested, { ...creator, question, assessmentIds: [...assessmentIds] });
  if (await pollUntil(() => ctx.reportQuestions.isAnswered(question))) return;
  throw new DomainError('UNAVAILABLE', 'The service is busy or restarting. Please try again.');
}

/** The operations of a kind of link, and the rights of its recipients. */
type LinksOfKind = {
  /**
   * What a link of this kind shows, and the systems concerned.
   * @throws DomainError NOT_FOUND for something that does not exist, CONFLICT for something that may not leave the organisation
   */
  prepare(
    ctx: RequestContext,
    creator: Creator,
    things: number[],
    /** For an audit room: the room that documents captured. */
    room: number | null,
  ): Promise<Pick<Link, 'reports' | 'room' | 'systemId'> & { systemIds: number[] }>;
  /** Requests the missing content from the service that stores it, in the transaction that creates the link. */
  announce?(tx: Transaction, link: Link, wish: RequestInput | null): void;
  /**
   * Waits for that content.
   * @throws DomainError NOT_FOUND if the service does not have it, UNAVAILABLE if it has not answered in time
   */
  settle?(ctx: WorkerContext, link: Link): Promise<Link>;
  scopeOf(link: Link): LinkActor['scope'];
};
type Creator = { userId: number; organisationId: number };
