import { DomainError } from '@aicp/contracts/domainError';
import { RequestMade } from '@aicp/contracts/requestEvents';
import { notFound } from '@aicp/contracts/serialId';
import { waitFor } from '@aicp/service/process/waitFor';
import { deleteLink, findLink } from '../store/links.ts';
import type { LinksOfKind } from './linksOfKind.ts';

/** Links by which the supplier of a system is asked. What is asked, systems-assessment says, which keeps the system. */
export const requestLinks: LinksOfKind = {
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
