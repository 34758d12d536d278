import { type ExportSection, pageRows } from '@aicp/service/store/exportPage';
import mongoose from 'mongoose';
import { Entries } from './activities.ts';
import { findUser } from './users.ts';

/** The administration's data about a user: the copy of their account, and their activities. */
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
      // Activities by them, and by guests on their account. Not by administrators, whose addresses they contain.
      read: (after, limit) => {
        const who = mongoose.trusted({ $in: [userId, null] });
        const places = { isOutside: 0, organisationSeq: 0, organisationHash: 0 } as const;
        return pageRows(Entries, { who, subjects: userId }, after, limit, places);
      },
    },
  ];
}
