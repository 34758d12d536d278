import { DomainError } from '@aicp/contracts/domainError';
import type { LinksOfKind } from './linksOfKind.ts';
import { requireReports } from './requireReports.ts';

/** Links to reports, to read. */
export const reportLinks: LinksOfKind = {
  async prepare(ctx, maker, reports, room) {
    if (room !== null) throw new DomainError('INVALID', 'Only an audit room has a room.', { fields: ['room'] });
    return { reports, room, systemId: null, systemIds: await requireReports(ctx, maker, reports) };
  },
  scopeOf: ({ reports }) => ({ kind: 'report', reports }),
};
