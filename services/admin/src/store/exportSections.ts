import { type ExportSection, rowsAfter } from '@aicp/service/store/exportPage';
import mongoose from 'mongoose';
import { Entries } from './activities.ts';
import { findUser } from './users.ts';

/** What the administration keeps about a person: the copy of their account, and what they did. */
export function exportSections(userId: number): ExportSection[] {
  return [
    {
      collection: 'account',
      read: async after => {
        const user = after > 0 ? null : await findUser(userId);
        return user ? [user] : [];
      },
    },
    {
      collection: 'activities',
      // What they did, and what guests did to their account. Not what administrators did: that holds their addresses.
      read: (after, limit) => {
        const who = mongoose.trusted({ $in: [userId, null] });
        const places = { isOutside: 0, organisationSeq: 0, organisationHash: 0 } as const;
        return rowsAfter(Entries, { who, subjects: userId }, after, limit, places);
      },
    },
  ];
}
