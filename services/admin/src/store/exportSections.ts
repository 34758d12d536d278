import { type ExportSection, rowsAfter } from '@aicp/service/store/exportPage';
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
      read: (after, limit) => rowsAfter(Entries, { who: userId, subjects: userId }, after, limit),
    },
  ];
}
