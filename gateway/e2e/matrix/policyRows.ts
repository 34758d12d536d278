import { absent, mine, personalNone, type Row } from './kinds.ts';

const NOWHERE = { path: { id: '999999999' } };

/** The operations on policies, management reviews and internal audits, with the callers who may use them. */
export const policyOperations: Record<string, Row> = {
  'query policies': mine(null),
  'query policy': absent(null, () => ({ id: '999999999' })),
  'query policyDates': mine(null),
  'query managementRecords': mine(null),
  'mutation addPolicy': mine('manage', () => ({ input: { title: '' } })),
  'mutation updatePolicy': mine('manage', () => ({ id: '999999999', input: { title: '' } })),
  'mutation removePolicy': absent('manage', () => ({ id: '999999999' })),
  'mutation approvePolicy': personalNone('approve', () => ({ id: '999999999', input: { number: 1 } })),
  'mutation confirmPolicyRead': personalNone(null, () => ({ id: '999999999', input: { number: 1 } })),
  'mutation addManagementRecord': mine('manage', () => ({
    input: { kind: 'internalAudit', title: '', heldOn: '2026-11-20' },
  })),
  'mutation updateManagementRecord': mine('manage', () => ({ id: '999999999', input: { title: '' } })),
  'mutation removeManagementRecord': absent('manage', () => ({ id: '999999999' })),
};

/** The REST routes of organisation duties, policies, management reviews and internal audits, with the callers who may use them. */
export const policyRows: Record<string, Row> = {
  'GET /api/organisation/duties': mine(null),
  'PATCH /api/organisation/duties': mine('manage', () => ({ id: 'eu2-d-4', jurisdiction: 'EU', answer: 'partial' })),
  'GET /api/organisation/policies': mine(null),
  'POST /api/organisation/policies': mine('manage', () => ({ title: '' })),
  'GET /api/organisation/policies/{id}': absent(null, () => NOWHERE),
  'PATCH /api/organisation/policies/{id}': mine('manage', () => ({ ...NOWHERE, title: '' })),
  'DELETE /api/organisation/policies/{id}': absent('manage', () => NOWHERE),
  'POST /api/organisation/policies/{id}/approval': personalNone('approve', () => ({ ...NOWHERE, number: 1 })),
  'POST /api/organisation/policies/{id}/receipts': personalNone(null, () => ({ ...NOWHERE, number: 1 })),
  'GET /api/organisation/records': mine(null),
  'POST /api/organisation/records': mine('manage', () => ({ title: '' })),
  'PATCH /api/organisation/records/{id}': mine('manage', () => ({ ...NOWHERE, title: '' })),
  'DELETE /api/organisation/records/{id}': absent('manage', () => NOWHERE),
};
