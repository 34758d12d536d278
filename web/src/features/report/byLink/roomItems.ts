import type { ActionState } from '../../../gql/graphql.ts';

/* The organisation as a whole in an audit room, as returned by `/api/shared/room/sections`. */

export type Person = { id: number; name: string | null };
export type ItemFile = {
  id: number;
  name: string;
  title: string;
  bytes: number;
  sha256: string;
  uploadedBy: Person | null;
  uploadedAt: string;
  validUntil: string | null;
  isGone: boolean;
};
export type Items = {
  systems: {
    id: number;
    name: string;
    systemType: string | null;
    jurisdiction: 'EU' | 'UK';
    owner: Person | null;
    status: string | null;
    isArchived: boolean;
    heldUntil: string | null;
    reports: {
      id: number;
      jurisdiction: 'EU' | 'UK';
      class: string | null;
      riskLevel: 'HIGH' | 'MEDIUM' | 'LOW';
      riskScore: number;
      complianceScore: number;
      scored: boolean;
      completedAt: string;
      approvedAt: string | null;
      approvedBy: Person | null;
    }[];
  };
  policies: {
    id: number;
    title: string;
    owner: Person | null;
    reviewOn: string | null;
    duties: string[];
    version: number;
    text: string | null;
    writtenBy: Person | null;
    writtenAt: string;
    approvedBy: Person | null;
    approvedAt: string | null;
    readBy: number;
    members: number;
    files: ItemFile[];
  };
  records: {
    id: number;
    kind: 'managementReview' | 'internalAudit';
    title: string;
    heldOn: string;
    participants: string[];
    minutes: string | null;
    decisions: string | null;
    writtenBy: Person | null;
    writtenAt: string;
    files: ItemFile[];
  };
  duties: {
    id: string;
    jurisdiction: 'EU' | 'UK';
    title: string;
    citation: string;
    answer: string | null;
    answeredBy: Person | null;
    answeredAt: string | null;
    reviewOn: string | null;
    proof: 'proved' | 'stated' | 'expired' | null;
    asOf: string;
    action: {
      id: number;
      title: string;
      state: ActionState;
      stateAt: string;
      stateBy: Person | null;
      owner: Person | null;
      due: string | null;
      dueWords: string | null;
    } | null;
    policy: string | null;
    files: ItemFile[];
  };
  log: { seq: number; at: string; by: Person | null; byName: string | null; details: string; hash: string };
};
export type SectionName = keyof Items;

/** The number of things in each section, and the chosen sections. */
export type RoomOrganisation = Record<SectionName, number> & {
  chosen: { systems: boolean; policies: boolean; duties: boolean; log: boolean };
  logTotal: number;
  logFrom: string | null;
  sha256: string | null;
};
