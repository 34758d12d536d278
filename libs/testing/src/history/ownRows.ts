import type { ServiceName } from '@aicp/contracts/serviceNames';
import type { Document } from 'mongodb';
import type { Rows } from './openHistory.ts';

type Own = {
  /** The recorded rows; by default all. */
  only?(row: Document, before: Rows): boolean;
  /** Earlier values of the members that handlers have written since. */
  first?(row: Document): Document;
};

/**
 * Rows that a service's use-cases wrote and its handlers read or change, by service and collection. Handlers build all other rows
 * from events, except rows that must exist before a use-case refers to them.
 */
export const OWN_ROWS: Partial<Record<ServiceName, Record<string, Own>>> = {
  identity: {
    links: { first: () => ({ system: null, answeredAt: null }) },
    // Links can only be created to known reports.
    known_reports: {
      only: ({ _id }, { links = [] }) => links.some(({ reports }) => reports.includes(_id)),
      first: () => ({ isApproved: false }),
    },
    memberships: {},
    organisations: { first: () => ({ kind: null, answers: {} }) },
    // Sign-ins are not part of the history.
    users: { first: () => ({ password: '' }) },
  },
  'systems-assessment': {
    ai_systems: { first: () => ({ ownDue: null }) },
    assessments: {},
    organisation_duties: {},
    own_fields: {},
    responses: { first: () => ({ evidenceUrl: null, evidenceVersion: 0 }) },
    system_facts: {},
  },
  reporting: { action_comments: {}, reviews: {} },
  billing: { customers: {}, payments: {}, purchases: {}, standings: {} },
  documents: {
    documents: {},
    evidence: {},
    proposed_files: { first: ({ state }) => (state === 'open' ? { state: 'draft' } : {}) },
    room_items: {},
    room_parts: {},
    shares: {},
    standings: {},
    // Documents refer to these.
    subjects: {
      only: ({ _id }, { documents = [] }) => documents.some(({ assessmentId }) => assessmentId === _id),
      first: () => ({ approval: null }),
    },
    versions: {},
  },
};
