import { DomainError } from '@aicp/contracts/domainError';
import type { LinksOfKind } from './linksOfKind.ts';
import { requireReports } from './requireReports.ts';

/** Links to audit rooms. What a room shows beside its reports is fixed in documents, which looks at whose it is when it is read. */
export const roomLinks: LinksOfKind = {
  async prepare(ctx, maker, reports, room) {
    if (room === null) throw new DomainError('INVALID', 'Please prepare the room first.', { fields: ['room'] });
    return { reports, room, systemId: null, systemIds: await requireReports(ctx, maker, reports) };
  },
  scopeOf: ({ reports, room }) => ({ kind: 'room', reports, room: room ?? 0 }),
};
