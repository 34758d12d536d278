import { absent, mine, ofOthers, own, type Row } from './kinds.ts';

/** The routes of the evidence library. */
export const evidenceRestRows: Record<string, Row> = {
  'POST /api/evidence': own('evidence', ({ completedId }) => ({
    query: { assessmentId: completedId, supports: 'qms-1', name: 'policy.pdf' },
    bytes: '%PDF-1.4\n%%EOF\n',
  })),
  'GET /api/evidence': mine(null),
  'PATCH /api/evidence/{id}': own('evidence', ({ evidenceId }) => ({ path: { id: evidenceId }, note: 'Signed' })),
  'GET /api/evidence/{id}/effects': own(null, ({ evidenceId }) => ({ path: { id: evidenceId } })),
  'DELETE /api/evidence/{id}': ofOthers('evidence', ({ evidenceId }) => ({ path: { id: evidenceId } }), {
    uses: 'evidence',
  }),
  'POST /api/evidence/{id}/links': own('evidence', ({ evidenceId }) => ({
    path: { id: evidenceId },
    kind: 'organisation',
    id: 'eu2-d-4',
  })),
  'DELETE /api/evidence/{id}/links/{linkId}': ofOthers(
    'evidence',
    ({ evidenceId, linkId }) => ({ path: { id: evidenceId, linkId } }),
    { uses: 'evidence' },
  ),
  'GET /api/proposed-files/{id}/file': absent(null, () => ({ path: { id: '999999999' } })),
  'GET /api/evidence/{id}/file': own(null, ({ evidenceId }) => ({ path: { id: evidenceId } })),
};
