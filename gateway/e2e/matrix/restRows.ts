import { PASSWORD } from './callers.ts';
import {
  absent,
  admins,
  byInvitation,
  byLink,
  enterprise,
  inPerson,
  managed,
  mine,
  noLink,
  open,
  own,
  ownersRead,
  personal,
  personallyOwn,
  personalNone,
  provisioning,
  type Row,
  unknown,
} from './kinds.ts';

const wrong = 'not the password';
const BODY = {
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', path: 'displayName', value: 'X' }],
};

/** Every REST route, and who may call it: `path` fills in the address, `query` follows it, the rest is the body. */
export const restRows: Record<string, Row> = {
  // Account
  'GET /api/user': mine(),
  'PATCH /api/user': personal(() => ({ jurisdiction: 'EU' }), { right: 'manage' }),
  'GET /api/organisation': mine(),
  'PATCH /api/organisation': mine(() => ({ kind: 'private' }), { right: 'manage' }),
  'DELETE /api/organisation': personal(undefined, { right: 'own', endsCallers: true }),
  'GET /api/organisation/members': mine(),
  'PATCH /api/organisation/members/{id}': own(({ readerId }) => ({ path: { id: readerId }, role: 'reader' }), {
    right: 'manage',
  }),
  'DELETE /api/organisation/members/{id}': own(({ memberId }) => ({ path: { id: memberId } }), {
    right: 'manage',
    uses: 'member',
  }),
  'POST /api/organisation/leave': personal(undefined, { endsCallers: true }),
  'POST /api/organisation/hand-over': personalNone(() => ({ id: '999999999' }), { right: 'own' }),
  'GET /api/organisation/invitations': mine(undefined, { right: 'manage' }),
  'POST /api/organisation/invitations': mine(() => ({ email: 'nobody' }), { right: 'manage' }),
  'DELETE /api/organisation/invitations/{id}': own(({ invitationId }) => ({ path: { id: invitationId } }), {
    right: 'manage',
    uses: 'invitation',
  }),
  'POST /api/invitations/accept': byInvitation(({ invitationToken }) => ({ token: invitationToken }), {
    endsCallers: true,
  }),
  'GET /api/links': personal(undefined, { right: 'share' }),
  'POST /api/links': personal(() => ({ kind: 'report', things: [], expiresInDays: 1 }), { right: 'share' }),
  'DELETE /api/links/{id}': personalNone(() => ({ path: { id: '999999999' } }), { right: 'share' }),
  'POST /api/links/open': noLink(),
  'GET /api/notifications': personal(),
  'PATCH /api/notifications': personal(() => ({ all: true })),
  'GET /api/shared/reports/{id}/{format}': byLink(({ completedId }) => ({
    path: { id: completedId, format: 'json' },
  })),
  'POST /api/calendar': personal(),
  'DELETE /api/calendar': personal(),
  'GET /api/calendar/{address}': unknown(() => ({ path: { address: 'made-up.ics' } })),
  'GET /api/links/{id}/openings': personalNone(() => ({ path: { id: '999999999' } }), { right: 'share' }),
  'GET /api/shared/room': byLink(() => ({}), ['room']),
  'GET /api/shared/documents/{id}/{format}': byLink(
    ({ documentId }) => ({ path: { id: documentId, format: 'json' } }),
    ['room'],
  ),
  'GET /api/shared/evidence/{id}/file': byLink(({ roomFileId }) => ({ path: { id: roomFileId } }), ['room']),
  'GET /api/shared/bundles/{id}': byLink(({ completedId }) => ({ path: { id: completedId } }), ['room']),
  'GET /api/shared/request': byLink(undefined, ['requestLink']),
  'PUT /api/shared/request': byLink(() => ({ answers: { 'fact-version': '2.1' } }), ['requestLink']),
  'POST /api/shared/request/send': byLink(undefined, ['requestLink']),
  'GET /api/shared/request/files': byLink(undefined, ['requestLink']),
  'POST /api/shared/request/files': byLink(
    () => ({ query: { question: 'fact-instructions', name: 'instructions.pdf' }, bytes: '%PDF-1.4\n%%EOF\n' }),
    ['requestLink'],
  ),
  'DELETE /api/shared/request/files/{id}': byLink(() => ({ path: { id: '999999999' } }), ['requestLink'], 'none'),
  'GET /api/organisation/log.csv': managed(),
  'GET /api/organisations': personal(),
  'POST /api/organisations/{id}/enter': inPerson(({ organisationId }) => ({ path: { id: organisationId } })),
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
  'DELETE /api/user/sessions': personal(undefined, { uses: 'session' }),
  'DELETE /api/user/sessions/{id}': personallyOwn(({ sessionId }) => ({ path: { id: sessionId } }), {
    uses: 'session',
  }),
  'POST /api/user/proof': personal(() => ({ password: wrong })),
  'GET /api/user/two-factor': personal(),
  'POST /api/user/two-factor': personal(() => ({ password: wrong })),
  'POST /api/user/two-factor/confirm': personal(() => ({ code: '000000' })),
  'DELETE /api/user/two-factor': personal(() => ({ password: wrong, code: '000000' })),
  'POST /api/user/recovery-codes': personal(() => ({ password: wrong, code: '000000' })),
  'GET /api/user/tokens': personal(),
  'POST /api/user/tokens': personal(() => ({ name: '', scope: 'READ', expiresInDays: 1 })),
  'DELETE /api/user/tokens/{id}': personallyOwn(({ tokenId }) => ({ path: { id: tokenId } }), { uses: 'token' }),
  'GET /api/user/passkeys': personal(),
  'POST /api/user/passkeys/options': personal(),
  'POST /api/user/passkeys': personal(() => ({ ceremony: 'made up', credential: {} })),
  'PATCH /api/user/passkeys/{id}': personallyOwn(({ passkeyId }) => ({ path: { id: passkeyId }, name: 'Another' })),
  'DELETE /api/user/passkeys/{id}': personallyOwn(({ passkeyId }) => ({ path: { id: passkeyId } }), {
    uses: 'passkey',
  }),
  'GET /api/sign-in': open(),
  'POST /api/sign-in': open(() => ({ email: 'nobody at all' })),
  'GET /api/sign-in/callback': open(),
  'POST /api/login/passkey/options': open(() => ({})),
  'POST /api/login/passkey': open(() => ({ ceremony: 'made up', credential: {} })),
  'POST /api/user/proof/passkey/options': personal(),
  'POST /api/user/proof/passkey': personal(() => ({ ceremony: 'made up', credential: {} })),
  'GET /api/user/export': personal(),
  'DELETE /api/user': personal(() => ({ password: wrong })),

  // Systems and assessments
  'GET /api/systems': mine(),
  'GET /api/systems.csv': mine(),
  'GET /api/systems.json': mine(),
  'POST /api/systems/import': mine(() => ({ bytes: 'name\n' }), { right: 'importSystems' }),
  'PATCH /api/systems': mine(() => ({ ids: ['999999999'], status: 'live' }), { right: 'work' }),
  'POST /api/systems': mine(() => ({ name: '' }), { right: 'work' }),
  'GET /api/uk/systems': mine(),
  'POST /api/uk/systems': mine(() => ({ name: '' }), { right: 'work' }),
  'GET /api/systems/{id}': own(({ systemId }) => ({ path: { id: systemId } })),
  'PATCH /api/systems/{id}': own(({ systemId }) => ({ path: { id: systemId }, sector: 'Retail' }), { right: 'work' }),
  'GET /api/systems/{id}/facts': own(({ systemId }) => ({ path: { id: systemId } })),
  'PATCH /api/systems/{id}/facts': own(({ systemId }) => ({ path: { id: systemId }, version: '2' }), { right: 'work' }),
  'POST /api/systems/{id}/proposals': own(
    ({ systemId }) => ({ path: { id: systemId }, bytes: '---\nlicense: mit\n---\n' }),
    { right: 'work' },
  ),
  'DELETE /api/systems/{id}': own(({ systemId }) => ({ path: { id: systemId } }), {
    right: 'deleteSystems',
    uses: 'system',
  }),
  'POST /api/systems/{id}/join': own(({ systemId }) => ({ path: { id: systemId }, other: systemId }), {
    right: 'deleteSystems',
  }),
  'GET /api/systems/{id}/assessments': own(({ systemId }) => ({ path: { id: systemId } })),
  'POST /api/assessments': own(({ systemId }) => ({ aiSystemId: systemId }), { right: 'work' }),
  'GET /api/assessments/{id}': own(({ assessmentId }) => ({ path: { id: assessmentId } })),
  'DELETE /api/assessments/{id}': own(({ assessmentId }) => ({ path: { id: assessmentId } }), {
    right: 'work',
    uses: 'system',
  }),
  'GET /api/assessments/{id}/questions': own(({ assessmentId }) => ({ path: { id: assessmentId } })),
  'PATCH /api/assessments/{id}/questions/{questionId}': own(
    ({ assessmentId }) => ({ path: { id: assessmentId, questionId: 'eu2-ai' }, note: 'To be checked' }),
    { right: 'work' },
  ),
  'POST /api/assessments/{id}/complete': own(({ assessmentId }) => ({ path: { id: assessmentId } }), { right: 'work' }),
  'GET /api/questions': open(),
  'GET /api/bundle-roots/{root}': unknown(() => ({ path: { root: '0'.repeat(64) } })),
  'GET /.well-known/aicp-bundle-keys.json': open(),
  'GET /api/law-changes': mine(),
  'POST /api/law-changes/{id}/accept': own(({ completedId }) => ({ path: { id: completedId } }), { right: 'work' }),
  'POST /api/law-changes/{id}/keep': own(
    ({ completedId }) => ({ path: { id: completedId }, reason: 'It is switched off soon.' }),
    { right: 'work' },
  ),
  'POST /api/responses': own(({ assessmentId }) => ({ assessmentId, questionId: 'eu2-ai', answer: 'yes' }), {
    right: 'work',
  }),

  // Reports
  'GET /api/schemas/report-1.json': open(),
  'GET /api/reports/{id}': own(({ completedId }) => ({ path: { id: completedId } })),
  'GET /api/reports/{id}?format=json': own(({ completedId }) => ({ path: { id: completedId } })),
  'GET /api/reports/{id}?format=csv': own(({ completedId }) => ({ path: { id: completedId } })),
  'GET /api/reports/{id}?format=pdf': own(({ completedId }) => ({ path: { id: completedId } })),
  'GET /api/reports/{id}?format=docx': own(({ completedId }) => ({ path: { id: completedId } })),

  // Actions
  'GET /api/actions': mine(),
  'GET /api/actions.csv': mine(),
  'POST /api/actions': own(({ reportedId }) => ({ systemId: reportedId, title: 'Ask the board' }), {
    right: 'work',
  }),
  'GET /api/actions/{id}': own(({ actionId }) => ({ path: { id: actionId } })),
  'PATCH /api/actions/{id}': own(({ actionId }) => ({ path: { id: actionId }, state: 'doing' }), { right: 'work' }),
  'DELETE /api/actions/{id}': own(({ actionId }) => ({ path: { id: actionId } }), { right: 'work' }),
  'POST /api/actions/{id}/comments': own(({ actionId }) => ({ path: { id: actionId }, text: 'Ordered' }), {
    right: 'work',
  }),
  'POST /api/actions/{id}/acceptance': own(
    ({ actionId }) => ({ path: { id: actionId }, reason: 'It is small.', reviewDay: '2099-01-01' }),
    { right: 'work' },
  ),
  'POST /api/actions/{id}/acceptance/decision': inPerson(
    ({ actionId }) => ({ path: { id: actionId }, approve: false }),
    { right: 'approve' },
  ),

  // Documents and evidence
  'POST /api/generate-document': own(({ completedId }) => ({ assessmentId: completedId, documentType: 'model-card' }), {
    right: 'work',
  }),
  'GET /api/documents/{id}/{format}': own(({ documentId }) => ({ path: { id: documentId, format: 'pdf' } })),
  'POST /api/evidence': own(
    ({ completedId }) => ({
      query: { assessmentId: completedId, supports: 'qms-1', name: 'policy.pdf' },
      bytes: '%PDF-1.4\n%%EOF\n',
    }),
    { right: 'evidence' },
  ),
  'GET /api/proposed-files/{id}/file': absent(() => ({ path: { id: '999999999' } })),
  'GET /api/evidence/{id}/file': own(({ evidenceId }) => ({ path: { id: evidenceId } })),
  'POST /api/branding/logo': enterprise(() => ({ bytes: 'no picture' }), { right: 'look' }),
  'GET /api/branding/logo': absent(),
  'POST /api/assessments/{id}/audit-bundle': own(({ completedId }) => ({ path: { id: completedId } }), { reads: true }),

  // Billing
  'POST /api/stripe/webhook': open(() => ({ bytes: '{}' }), { reads: true }),
  'GET /api/pricing': open(),
  'GET /api/stripe-config': open(),
  'GET /api/subscription': mine(),
  'POST /api/create-subscription': personal(() => ({ planId: 'nothing' }), {
    right: 'own',
  }),
  'POST /api/subscription/cancel': personal(undefined, { right: 'own' }),
  'POST /api/subscription/resume': personal(undefined, { right: 'own' }),
  'GET /api/invoices': ownersRead(),
  'POST /api/document-purchases': inPerson(
    ({ completedId }) => ({ assessmentId: completedId, documentType: 'model-card' }),
    { right: 'own' },
  ),
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
  'POST /api/admin/users/{id}/suspend': admins(({ personId }) => ({ path: { id: personId } }), { uses: 'person' }),
  'POST /api/admin/users/{id}/activate': admins(({ personId }) => ({ path: { id: personId } })),
  'POST /api/admin/users/{id}/resend-verification': admins(({ personId }) => ({ path: { id: personId } }), {
    uses: 'person',
  }),
  'DELETE /api/admin/users/{id}': admins(({ personId }) => ({ path: { id: personId } }), { uses: 'person' }),
  'GET /api/admin/payment-settings': admins(),
  'POST /api/admin/payment-settings': admins(() => ({ sandboxMode: true })),

  // The product
  'GET /api/product': open(),
  'GET /api/operator': open(),
  'GET /api/openapi.json': open(),
  // Who reports is not looked at.
  // Asks nobody who they are.
  'POST /api/csp-reports': open(() => ({ 'csp-report': {} }), {
    reads: true,
    forLinks: true,
    forDirectories: true,
  }),

  'POST /api/logout': open(undefined, { endsCallers: true }),

  // Directories
  'GET /scim/v2/ServiceProviderConfig': provisioning(),
  'GET /scim/v2/ResourceTypes': provisioning(),
  'GET /scim/v2/ResourceTypes/{id}': provisioning(() => ({ path: { id: 'User' } })),
  'GET /scim/v2/Schemas': provisioning(),
  'GET /scim/v2/Schemas/{id}': provisioning(() => ({ path: { id: 'made-up' } }), 'none'),
  ...resources('Users'),
  ...resources('Groups'),
};

function resources(name: string): Record<string, Row> {
  const none = () => provisioning(() => ({ path: { id: 'made-up' }, ...BODY }), 'none');
  return {
    [`GET /scim/v2/${name}`]: provisioning(),
    [`POST /scim/v2/${name}`]: provisioning(() => ({ schemas: [] })),
    [`GET /scim/v2/${name}/{id}`]: none(),
    [`PUT /scim/v2/${name}/{id}`]: provisioning(() => ({ path: { id: 'made-up' }, schemas: [] })),
    [`PATCH /scim/v2/${name}/{id}`]: none(),
    [`DELETE /scim/v2/${name}/{id}`]: provisioning(() => ({ path: { id: 'made-up' } }), 'none'),
  };
}
