import { PASSWORD } from './callers.ts';
import { absent, admins, enterprise, mine, open, own, personal, personallyOwn, type Row, unknown } from './kinds.ts';

const wrong = 'not the password';
const system = { name: '' };

/** Every REST route, and who may call it: `path` fills in the address, `query` follows it, the rest is the body. */
export const restRows: Record<string, Row> = {
  // Account
  'GET /api/user': mine(),
  'PATCH /api/user': personal(() => ({ jurisdiction: 'EU' })),
  'GET /api/organisation': mine(),
  'PATCH /api/organisation': personal(() => ({ kind: 'private' })),
  'POST /api/register': open(() => ({ username: 'a b', email: 'nobody', password: 'x' })),
  'POST /api/login': open(() => ({ username: 'nobody-at-all', password: wrong })),
  'POST /api/login/confirm': open(() => ({ challenge: 'made up', code: '000000' })),
  'POST /api/forgot-password': open(() => ({ email: 'nobody-at-all@example.com' })),
  'POST /api/reset-password': open(() => ({ token: 'made-up', password: PASSWORD })),
  'POST /api/verify-email': open(() => ({ token: 'made-up' })),
  'POST /api/resend-verification': personal(),
  'POST /api/contact': open(() => ({ name: '', email: 'x', message: '' })),
  'POST /api/user/email': personal(() => ({ email: 'new@example.com', password: wrong })),
  'DELETE /api/user/email': personal(),
  'POST /api/undo-email-change': open(() => ({ token: 'made-up' })),
  'POST /api/user/password': personal(() => ({ currentPassword: wrong, newPassword: PASSWORD })),
  'GET /api/user/sessions': personal(),
  'GET /api/user/security-log': personal(),
  'DELETE /api/user/sessions': personal(undefined, { uses: true }),
  'DELETE /api/user/sessions/{id}': personallyOwn(({ sessionId }) => ({ path: { id: sessionId } }), {
    uses: true,
  }),
  'POST /api/user/proof': personal(() => ({ password: wrong })),
  'GET /api/user/two-factor': personal(),
  'POST /api/user/two-factor': personal(() => ({ password: wrong })),
  'POST /api/user/two-factor/confirm': personal(() => ({ code: '000000' })),
  'DELETE /api/user/two-factor': personal(() => ({ password: wrong, code: '000000' })),
  'POST /api/user/recovery-codes': personal(() => ({ password: wrong, code: '000000' })),
  'GET /api/user/tokens': personal(),
  'POST /api/user/tokens': personal(() => ({ name: '', scope: 'READ', expiresInDays: 1 })),
  'DELETE /api/user/tokens/{id}': personallyOwn(({ tokenId }) => ({ path: { id: tokenId } }), { uses: true }),
  'GET /api/user/passkeys': personal(),
  'POST /api/user/passkeys/options': personal(),
  'POST /api/user/passkeys': personal(() => ({ ceremony: 'made up', credential: {} })),
  'PATCH /api/user/passkeys/{id}': personallyOwn(({ passkeyId }) => ({ path: { id: passkeyId }, name: 'Another' })),
  'DELETE /api/user/passkeys/{id}': personallyOwn(({ passkeyId }) => ({ path: { id: passkeyId } }), { uses: true }),
  'POST /api/login/passkey/options': open(() => ({})),
  'POST /api/login/passkey': open(() => ({ ceremony: 'made up', credential: {} })),
  'POST /api/user/proof/passkey/options': personal(),
  'POST /api/user/proof/passkey': personal(() => ({ ceremony: 'made up', credential: {} })),
  'GET /api/user/export': personal(),
  'DELETE /api/user': personal(() => ({ password: wrong })),

  // Systems and assessments
  'GET /api/systems': mine(),
  'POST /api/systems': mine(() => system),
  'GET /api/uk/systems': mine(),
  'POST /api/uk/systems': mine(() => system),
  'GET /api/systems/{id}': own(({ systemId }) => ({ path: { id: systemId } })),
  'PATCH /api/systems/{id}': own(({ systemId }) => ({ path: { id: systemId }, sector: 'Retail' })),
  'DELETE /api/systems/{id}': own(({ systemId }) => ({ path: { id: systemId } }), { uses: true }),
  'GET /api/systems/{id}/assessments': own(({ systemId }) => ({ path: { id: systemId } })),
  'POST /api/assessments': own(({ systemId }) => ({ aiSystemId: systemId })),
  'GET /api/assessments/{id}': own(({ assessmentId }) => ({ path: { id: assessmentId } })),
  'GET /api/assessments/{id}/questions': own(({ assessmentId }) => ({ path: { id: assessmentId } })),
  'POST /api/assessments/{id}/complete': own(({ assessmentId }) => ({ path: { id: assessmentId } })),
  'GET /api/questions': open(),
  'GET /api/bundle-roots/{root}': unknown(() => ({ path: { root: '0'.repeat(64) } })),
  'GET /.well-known/aicp-bundle-keys.json': open(),
  'POST /api/responses': own(({ assessmentId }) => ({ assessmentId, questionId: 'eu2-ai', answer: 'yes' })),

  // Reports
  'GET /api/reports/{id}': own(({ completedId }) => ({ path: { id: completedId } })),

  // Documents and evidence
  'POST /api/generate-document': own(({ completedId }) => ({ assessmentId: completedId, documentType: 'model-card' })),
  'GET /api/documents/{id}/{format}': own(({ documentId }) => ({ path: { id: documentId, format: 'pdf' } })),
  'POST /api/evidence': own(({ completedId }) => ({
    query: { assessmentId: completedId, supports: 'qms-1', name: 'policy.pdf' },
    bytes: '%PDF-1.4\n%%EOF\n',
  })),
  'GET /api/evidence/{id}/file': own(({ evidenceId }) => ({ path: { id: evidenceId } })),
  'POST /api/branding/logo': enterprise(() => ({ bytes: 'no picture' })),
  'GET /api/branding/logo': absent(),
  'POST /api/assessments/{id}/audit-bundle': own(({ completedId }) => ({ path: { id: completedId } }), { reads: true }),

  // Billing
  'POST /api/stripe/webhook': open(() => ({ bytes: '{}' }), { reads: true }),
  'GET /api/pricing': open(),
  'GET /api/stripe-config': open(),
  'GET /api/subscription': mine(),
  'POST /api/create-subscription': personal(() => ({ planId: 'nothing' })),
  'POST /api/subscription/cancel': personal(),
  'POST /api/subscription/resume': personal(),
  'GET /api/invoices': mine(),
  'POST /api/document-purchases': personallyOwn(({ completedId }) => ({
    assessmentId: completedId,
    documentType: 'model-card',
  })),
  'GET /api/document-purchases': own(({ completedId }) => ({ query: { assessmentId: completedId } })),

  // Administration
  'GET /api/admin/check': personal(),
  'GET /api/admin/stats': admins(),
  'GET /api/admin/users': admins(undefined, { names: true }),
  'GET /api/admin/activities': admins(undefined, { names: true }),
  'GET /api/admin/users.csv': admins(undefined, { names: true }),
  'GET /api/admin/activities.csv': admins(undefined, { names: true }),
  'GET /api/admin/health': admins(),
  'POST /api/admin/users/{id}/verify': admins(({ personId }) => ({ path: { id: personId } })),
  'POST /api/admin/users/{id}/suspend': admins(({ personId }) => ({ path: { id: personId } }), { uses: true }),
  'POST /api/admin/users/{id}/activate': admins(({ personId }) => ({ path: { id: personId } })),
  'POST /api/admin/users/{id}/resend-verification': admins(({ personId }) => ({ path: { id: personId } }), {
    uses: true,
  }),
  'DELETE /api/admin/users/{id}': admins(({ personId }) => ({ path: { id: personId } }), { uses: true }),
  'GET /api/admin/payment-settings': admins(),
  'POST /api/admin/payment-settings': admins(() => ({ sandboxMode: true })),

  // The product
  'GET /api/product': open(),
  'GET /api/openapi.json': open(),
  // Who reports is not looked at.
  'POST /api/csp-reports': open(() => ({ 'csp-report': {} }), { reads: true }),

  'POST /api/logout': open(undefined, { signsOut: true }),
};
