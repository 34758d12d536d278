import type { ServiceName } from '@aicp/contracts/serviceNames';
import type { Document } from 'mongodb';
import type { Rows } from './openHistory.ts';

type Own = {
  /** Which of them. */
  only?(row: Document, before: Rows): boolean;
  /** What handlers have written in a row since, as it was before. */
  first?(row: Document): Document;
};

/**
 * What services' own use-cases had stored, by service and collection, and handlers read or change. The rest they make of events, but
 * for what has to be heard of before a use-case writes about it.
 */
export const OWN_ROWS: Partial<Record<ServiceName, Record<string, Own>>> = {
  identity: {
    links: { first: () => ({ system: null, answeredAt: null }) },
    // A link is made to reports that were heard of.
    known_reports: {
      only: ({ _id }, { links = [] }) => links.some(({ reports }) => reports.includes(_id)),
      first: () => ({ isApproved: false }),
    },
    memberships: {},
    organisations: { first: () => ({ kind: null, answers: {} }) },
    // Nobody signs in.
    users: { first: () => ({ password: '' }) },
  },
  'systems-assessment': {
    ai_systems: {},
    assessments: {},
    responses: { first: () => ({ evidenceUrl: null, evidenceVersion: 0 }) },
    system_facts: {},
  },
  reporting: { action_comments: {}, reviews: {} },
  billing: { customers: {}, payments: {}, purchases: {}, standings: {} },
  documents: {
    documents: {},
    evidence: {},
    proposed_files: { first: ({ state }) => (state === 'open' ? { state: 'draft' } : {}) },
    room_parts: {},
    shares: {},
    standings: {},
    // Written about.
    subjects: {
      only: ({ _id }, { documents = [] }) => documents.some(({ assessmentId }) => assessmentId === _id),
      first: () => ({ isReportApproved: false }),
    },
    versions: {},
  },
};
