import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../limits.ts';
import { fieldsOf, type ValueOf } from './field.ts';

/** The description of an AI system, in the order of files and forms. Its recorded facts are in `systemFacts` of the compliance library. */
export const systemFields = fieldsOf({
  name: {
    kind: 'line',
    label: 'Name',
    longest: MAX_NAME_LENGTH,
    required: true,
    in: ['create', 'change', 'import', 'rest', 'csv', 'json', 'event', 'administration', 'report'],
  },
  description: {
    kind: 'text',
    label: 'Description',
    longest: MAX_TEXT_LENGTH,
    // Administrators see that systems exist, and not what organisations write about them.
    in: ['create', 'change', 'import', 'rest', 'csv', 'json', 'event', 'report', 'merge'],
  },
  systemType: {
    kind: 'line',
    label: 'System type',
    longest: 100,
    in: ['create', 'change', 'import', 'rest', 'csv', 'json', 'event', 'administration', 'report', 'merge'],
  },
  jurisdiction: {
    kind: 'law',
    label: 'Law',
    longest: 10,
    // The law is fixed: a system is assessed under the other law in addition, and not moved.
    in: ['create', 'import', 'rest', 'csv', 'json', 'event', 'administration', 'report'],
  },
  sector: {
    kind: 'line',
    label: 'Sector',
    longest: 100,
    in: ['create', 'change', 'import', 'rest', 'csv', 'json', 'merge'],
  },
  applicableRegulators: {
    kind: 'codes',
    label: 'Regulators',
    in: ['create', 'change', 'import', 'rest', 'csv', 'json', 'merge'],
  },
  // Owners change: events and reports name a system by its description.
  ownerId: {
    kind: 'member',
    label: 'Owner',
    help: 'The member responsible for the system; null if unassigned',
    in: ['change', 'import', 'rest', 'csv', 'json', 'merge'],
  },
  reviewerId: {
    kind: 'member',
    label: 'Reviewer',
    help: 'The member who reviews the system',
    in: ['change', 'import', 'rest', 'csv', 'json', 'merge'],
  },
});

export type SystemFields = { [Name in keyof typeof systemFields]: ValueOf<(typeof systemFields)[Name]> };
