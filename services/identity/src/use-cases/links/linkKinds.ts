import { DomainError } from '@aicp/contracts/domainError';
import { RequestMade } from '@aicp/contracts/events/requestEvents';
import type { LinkKind } from '@aicp/contracts/inputs/links';
import { notFound } from '@aicp/contracts/serialId';
import { waitFor } from '@aicp/service/process/waitFor';
import { deleteLink, findLink } from '../../store/links.ts';
import type { LinksOfKind } from './linksOfKind.ts';
import { requireReports } from './requireReports.ts';

/** Links to reports, to read. */
const reportLinks: LinksOfKind = {
  async prepare(ctx, maker, reports, room) {
    if (room !== null) throw new DomainError('INVALID', 'Only an audit room has a room.', { fields: ['room'] });
    return { reports, room, systemId: null, systemIds: await requireReports(ctx, maker, reports) };
  },
  scopeOf: ({ reports }) => ({ kind: 'report', reports }),
};

/** Links to audit rooms. What a room shows beside its reports is fixed in documents, which looks at whose it is when it is read. */
const roomLinks: LinksOfKind = {
  async prepare(ctx, maker, reports, room) {
    if (room === null) throw new DomainError('INVALID', 'Please prepare the room first.', { fields: ['room'] });
    return { reports, room, systemId: null, systemIds: await requireReports(ctx, maker, reports) };
  },
  scopeOf: ({ reports, room }) => ({ kind: 'room', reports, room: room ?? 0 }),
};

/** Links by which the supplier of a system is asked. What is asked, systems-assessment says, which keeps the system. */
const requestLinks: LinksOfKind = {
  async prepare(_ctx, _maker, [systemId, ...more]) {
    if (systemId === undefined || more.length > 0)
      throw new DomainError('INVALID', 'things: must be one system for a request', { fields: ['things'] });
    return { reports: [], room: null, systemId, systemIds: [systemId] };
  },

  announce(tx, { id, organisationId, madeBy, systemId, label, expiresAt }, wish) {
    if (systemId === null) return;
    const asked = { linkId: id, systemId, label, wish, expiresAt: expiresAt.toISOString() };
    tx.publish(RequestMade, { userId: madeBy, organisationId, ...asked });
  },

  async settle(ctx, { id, organisationId }) {
    const found = await waitFor(async () => {
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
