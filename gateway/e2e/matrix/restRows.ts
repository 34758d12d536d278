import { evidenceRestRows } from './evidenceRows.ts';
import {
  absent,
  admins,
  byInvitation,
  byLink,
  enterprise,
  inPerson,
  logged,
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
import { policyRows } from './policyRows.ts';
import { roomRows } from './roomRows.ts';

const wrong = 'not the password';
const another = 'another long enough password';
const BODY = {
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', path: 'displayName', value: 'X' }],
};

/** Every REST route with the callers who may use it. `path` fills in the address, `query` follows it, and the rest is the body. */
export const restRows: Record<string, Row> = {
  // Account
  'GET /api/user': mine(null),
  // Users need no right in the organisation for their own name.
  'PATCH /api/user': personal('manage', () => ({ jurisdiction: 'EU' })),
  'GET /api/organisation': mine(null),
  'PATCH /api/organisation': mine('manage', () => ({ kind: 'private' })),
  ...policyRows,
  'GET /api/organisation/fields': mine(null),
  'POST /api/organisation/fields': mine('manage', () => ({ label: '', kind: 'text' })),
  'PATCH /api/organisation/fields/{name}': mine('manage', () => ({ path: { name: '!' } })),
  'DELETE /api/organisation/fields/{name}': mine('manage', () => ({ path: { name: '!' } })),
  'GET /api/organisation/members': mine(null),
  'PATCH /api/organisation/members/{id}': own('manage', ({ readerId }) => ({ path: { id: readerId }, role: 'reader' })),
  'DELETE /api/organisation/members/{id}': own('manage', ({ memberId }) => ({ path: { id: memberId } }), {
    uses: 'member',
  }),
  'POST /api/organisation/hand-over': personalNone('own', () => ({ id: '999999999' })),
  'GET /api/organisation/invitations': mine('manage'),
  'POST /api/organisation/invitations': mine('manage', () => ({ email: 'nobody' })),
  'DELETE /api/organisation/invitations/{id}': own('manage', ({ invitationId }) => ({ path: { id: invitationId } }), {
    uses: 'invitation',
  }),
  'GET /api/links': personal('share'),
  'POST /api/links': personalNone('share', () => ({ kind: 'report', things: [999_999_999], expiresInDays: 1 })),
  'DELETE /api/links/{id}': personalNone('share', () => ({ path: { id: '999999999' } })),
  'POST /api/links/open': noLink(),
  'GET /api/notifications': personal(null),
  'PATCH /api/notifications': personal(null, () => ({ all: true })),
  'GET /api/shared/reports/{id}/{format}': byLink(({ completedId }) => ({
    path: { id: completedId, format: 'json' },
  })),
  'GET /api/shared/duties/{id}': byLink(({ completedId }) => ({ path: { id: completedId } }), ['link']),
  'POST /api/calendar': personal(null),
  'DELETE /api/calendar': personal(null),
  'GET /api/calendar/{address}': unknown(() => ({ path: { address: 'made-up.ics' } })),
  'GET /api/links/{id}/openings': personalNone('share', () => ({ path: { id: '999999999' } })),
  ...roomRows,
  'GET /api/shared/request': byLink(undefined, ['requestLink']),
  'PUT /api/shared/request': byLink(() => ({ answers: { 'fact-version': '2.1' } }), ['requestLink']),
  'POST /api/shared/request/send': byLink(undefined, ['requestLink']),
  'GET /api/shared/request/files': byLink(undefined, ['requestLink']),
  'POST /api/shared/request/files': byLink(
    () => ({ query: { question: 'fact-instructions', name: 'instructions.pdf' }, bytes: '%PDF-1.4\n%%EOF\n' }),
    ['requestLink'],
  ),
  'DELETE /api/shared/request/files/{id}': byLink(() => ({ path: { id: '999999999' } }), ['requestLink'], 'none'),
  'GET /api/organisation/log.csv': logged(),
  'GET /api/organisations': personal(null),
  'POST /api/organisations/{id}/enter': inPerson(null, ({ organisationId }) => ({ path: { id: organisationId } })),
  'POST /api/register': open(() => ({ username: 'a b', email: 'nobody', password: 'x' })),
  'POST /api/login': open(() => ({ username: 'nobody-at-all', password: wrong })),
  'POST /api/login/confirm': open(() => ({ challenge: 'made up', code: '000000' })),
  'POST /api/unsubscribe/{token}': open(() => ({})),
  'GET /api/unsubscribe/{token}': open(() => ({})),
  'POST /api/forgot-password': open(() => ({ email: 'nobody-at-all@example.com' })),
  'POST /api/reset-password': open(() => ({ token: 'made-up', password: another })),
  'POST /api/verify-email': open(() => ({ token: 'made-up' })),
  'POST /api/resend-verification': personal(null),
  'POST /api/contact': open(() => ({ name: '', email: 'x', message: '' })),
  'POST /api/user/email': personal(null, () => ({ email: 'new@example.com', password: wrong })),
  'DELETE /api/user/email': personal(null),
  'POST /api/undo-email-change': open(() => ({ token: 'made-up' })),
  'POST /api/user/password': personal(null, () => ({ currentPassword: wrong, newPassword: another })),
  'GET /api/user/sessions': personal(null),
  'GET /api/user/security-log': personal(null),
  'DELETE /api/user/sessions/{id}': personallyOwn(({ sessionId }) => ({ path: { id: sessionId } }), {
    uses: 'session',
  }),
  // After the row that needs another session.
  'DELETE /api/user/sessions': personal(null),
  'POST /api/user/proof': personal(null, () => ({ password: wrong })),
  'GET /api/user/two-factor': personal(null),
  'POST /api/user/two-factor': personal(null, () => ({ password: wrong })),
  'POST /api/user/two-factor/confirm': personal(null, () => ({ code: '000000' })),
  'DELETE /api/user/two-factor': personal(null, () => ({ password: wrong, code: '000000' })),
  'POST /api/user/recovery-codes': personal(null, () => ({ password: wrong, code: '000000' })),
  'GET /api/user/tokens': personal(null),
  'POST /api/user/tokens': personal(null, () => ({ name: '', scope: 'READ', expiresInDays: 1 })),
  'DELETE /api/user/tokens/{id}': personallyOwn(({ tokenId }) => ({ path: { id: tokenId } }), { uses: 'token' }),
  'GET /api/user/passkeys': personal(null),
  'POST /api/user/passkeys/options': personal(null),
  'POST /api/user/passkeys': personal(null, () => ({ ceremony: 'made up', credential: {} })),
  'PATCH /api/user/passkeys/{id}': personallyOwn(({ passkeyId }) => ({ path: { id: passkeyId }, name: 'Another' })),
  'DELETE /api/user/passkeys/{id}': personallyOwn(({ passkeyId }) => ({ path: { id: passkeyId } }), {
    uses: 'passkey',
  }),
  'GET /api/sign-in': open(),
  'POST /api/sign-in': open(() => ({ email: 'nobody at all' })),
  'GET /api/sign-in/callback': open(),
  'POST /api/login/passkey/options': open(() => ({})),
  'POST /api/login/passkey': open(() => ({ ceremony: 'made up', credential: {} })),
  'POST /api/user/proof/passkey/options': personal(null),
  'POST /api/user/proof/passkey': personal(null, () => ({ ceremony: 'made up', credential: {} })),
  'GET /api/user/export': personal(null),
  'GET /api/organisation/export': personal('own'),
  'DELETE /api/user': personal(null, () => ({ password: wrong })),

  // Systems and assessments
  'GET /api/systems': mine(null),
  'GET /api/systems.csv': mine(null),
  'GET /api/systems.xlsx': mine(null),
  'GET /api/systems.json': mine(null),
  'GET /api/systems/example.xlsx': mine(null),
  'POST /api/systems/import': mine('importSystems', () => ({ bytes: 'name\n' })),
  'PATCH /api/systems': mine('work', () => ({ ids: ['999999999'], status: 'live' })),
  'POST /api/systems': mine('work', () => ({ name: '' })),
  'GET /api/uk/systems': mine(null),
  'POST /api/uk/systems': mine('work', () => ({ name: '' })),
  'GET /api/systems/{id}': own(null, ({ systemId }) => ({ path: { id: systemId } })),
  'PATCH /api/systems/{id}': own('work', ({ systemId }) => ({ path: { id: systemId }, sector: 'Retail' })),
  'GET /api/systems/{id}/facts': own(null, ({ systemId }) => ({ path: { id: systemId } })),
  'PATCH /api/systems/{id}/facts': own('work', ({ systemId }) => ({ path: { id: systemId }, version: '2' })),
  'POST /api/systems/{id}/proposals': own('work', ({ systemId }) => ({
    path: { id: systemId },
    bytes: '---\nlicense: mit\n---\n',
  })),
  'DELETE /api/systems/{id}': own('deleteSystems', ({ systemId }) => ({ path: { id: systemId } }), {
    uses: 'system',
  }),
  'POST /api/systems/{id}/restore': own('deleteSystems', ({ systemId }) => ({ path: { id: systemId } })),
  'PATCH /api/systems/{id}/hold': own('deleteSystems', ({ systemId }) => ({ path: { id: systemId }, heldUntil: null })),
  'POST /api/systems/{id}/erase': own('deleteSystems', ({ systemId }) => ({ path: { id: systemId }, reason: 'Twice' })),
  'POST /api/systems/{id}/join': own('deleteSystems', ({ systemId }) => ({ path: { id: systemId }, other: systemId })),
  'GET /api/systems/{id}/assessments': own(null, ({ systemId }) => ({ path: { id: systemId } })),
  'POST /api/assessments': own('work', ({ systemId }) => ({ aiSystemId: systemId })),
  'GET /api/assessments/{id}': own(null, ({ assessmentId }) => ({ path: { id: assessmentId } })),
  'DELETE /api/assessments/{id}': own('work', ({ assessmentId }) => ({ path: { id: assessmentId } }), {
    uses: 'system',
  }),
  'GET /api/assessments/{id}/questions': own(null, ({ assessmentId }) => ({ path: { id: assessmentId } })),
  'PATCH /api/assessments/{id}/questions/{questionId}': own('work', ({ assessmentId }) => ({
    path: { id: assessmentId, questionId: 'eu2-ai' },
    note: 'To be checked',
  })),
  'POST /api/assessments/{id}/complete': own('work', ({ assessmentId }) => ({ path: { id: assessmentId } })),
  'GET /api/questions': open(),
  'GET /api/bundle-roots/{root}': unknown(() => ({ path: { root: '0'.repeat(64) } })),
  'GET /.well-known/aicp-bundle-keys.json': open(),
  'GET /api/law-changes': mine(null),
  'POST /api/law-changes/{id}/accept': own('work', ({ completedId }) => ({ path: { id: completedId } })),
  'POST /api/law-changes/{id}/keep': own('work', ({ completedId }) => ({
    path: { id: completedId },
    reason: 'It is switched off soon.',
  })),
  'POST /api/responses': own('work', ({ assessmentId }) => ({ assessmentId, questionId: 'eu2-ai', answer: 'yes' })),

  // Reports
  'GET /api/schemas/report-1.json': open(),
  'GET /api/reports/{id}': own(null, ({ completedId }) => ({ path: { id: completedId } })),
  'GET /api/reports/{id}?format=json': own(null, ({ completedId }) => ({ path: { id: completedId } })),
  'GET /api/reports/{id}?format=csv': own(null, ({ completedId }) => ({ path: { id: completedId } })),
  'GET /api/reports/{id}?format=pdf': own(null, ({ completedId }) => ({ path: { id: completedId } })),
  'GET /api/reports/{id}?format=docx': own(null, ({ completedId }) => ({ path: { id: completedId } })),

  // Actions
  'GET /api/actions': mine(null),
  'GET /api/actions.csv': mine(null),
  'POST /api/actions': own('work', ({ reportedId }) => ({ systemId: reportedId, title: 'Ask the board' })),
  'GET /api/actions/{id}': own(null, ({ actionId }) => ({ path: { id: actionId } })),
  'PATCH /api/actions/{id}': own('work', ({ actionId }) => ({ path: { id: actionId }, state: 'doing' })),
  'DELETE /api/actions/{id}': own('work', ({ actionId }) => ({ path: { id: actionId } })),
  'POST /api/actions/{id}/comments': own('work', ({ actionId }) => ({ path: { id: actionId }, text: 'Ordered' })),
  'POST /api/actions/{id}/acceptance': own('work', ({ actionId }) => ({
    path: { id: actionId },
    reason: 'It is small.',
    reviewDay: '2099-01-01',
  })),
  'POST /api/actions/{id}/due/decision': inPerson('approve', ({ actionId }) => ({
    path: { id: actionId },
    agree: false,
  })),
  'POST /api/actions/{id}/acceptance/decision': inPerson('approve', ({ actionId }) => ({
    path: { id: actionId },
    approve: false,
  })),

  // Documents and evidence
  'POST /api/generate-document': own('work', ({ completedId }) => ({
    assessmentId: completedId,
    documentType: 'model-card',
  })),
  'GET /api/documents/{id}': own(null, ({ documentId }) => ({ path: { id: documentId } })),
  'GET /api/documents/{id}/{format}': own(null, ({ documentId }) => ({ path: { id: documentId, format: 'pdf' } })),
  ...evidenceRestRows,
  'POST /api/branding/logo': enterprise('look', () => ({ bytes: 'no picture' })),
  'GET /api/branding/logo': absent(null),
  'POST /api/assessments/{id}/audit-bundle': own(null, ({ completedId }) => ({ path: { id: completedId } }), {
    reads: true,
  }),

  // Billing
  'POST /api/stripe/webhook': open(() => ({ bytes: '{}' }), { reads: true }),
  'GET /api/pricing': open(),
  'GET /api/stripe-config': open(),
  'GET /api/subscription': mine(null),
  'POST /api/create-subscription': personal('own', () => ({ planId: 'nothing' })),
  'POST /api/subscription/cancel': personal('own'),
  'POST /api/subscription/resume': personal('own'),
  'GET /api/invoices': ownersRead(),
  'POST /api/document-purchases': inPerson('own', ({ completedId }) => ({
    assessmentId: completedId,
    documentType: 'model-card',
  })),
  'GET /api/document-purchases': own(null, ({ completedId }) => ({ query: { assessmentId: completedId } })),

  // Administration
  'GET /api/admin/check': personal(null),
  'GET /api/admin/stats': admins(),
  'GET /api/admin/users': admins(undefined, { names: true }),
  'GET /api/admin/activities': admins(undefined, { names: true }),
  'GET /api/admin/users.csv': admins(undefined, { names: true }),
  'GET /api/admin/activities.csv': admins(undefined, { names: true }),
  'GET /api/admin/health': admins(),
  'POST /api/admin/users/{id}/verify': admins(({ personId }) => ({ path: { id: personId } })),
  'POST /api/admin/users/{id}/suspend': admins(({ personId }) => ({ path: { id: personId } })),
  'POST /api/admin/users/{id}/activate': admins(({ personId }) => ({ path: { id: personId } })),
  'POST /api/admin/users/{id}/resend-verification': admins(({ personId }) => ({ path: { id: personId } })),
  'DELETE /api/admin/users/{id}': admins(({ personId }) => ({ path: { id: personId } }), { uses: 'person' }),
  'GET /api/admin/payment-settings': admins(),
  'POST /api/admin/payment-settings': admins(() => ({ sandboxMode: true })),

  // The product
  'GET /api/product': open(),
  'GET /api/operator': open(),
  'GET /api/openapi.json': open(),
  // Checks no caller.
  'POST /api/csp-reports': open(() => ({ 'csp-report': {} }), {
    reads: true,
    forLinks: true,
    forDirectories: true,
  }),

  // Directories
  'GET /scim/v2/ServiceProviderConfig': provisioning(),
  'GET /scim/v2/ResourceTypes': provisioning(),
  'GET /scim/v2/ResourceTypes/{id}': provisioning(() => ({ path: { id: 'User' } })),
  'GET /scim/v2/Schemas': provisioning(),
  'GET /scim/v2/Schemas/{id}': provisioning(() => ({ path: { id: 'made-up' } }), 'none'),
  'POST /scim/v2/.search': provisioning(() => ({ schemas: [] })),
  ...resources('Users'),
  ...resources('Groups'),

  // Last, because each ends what earlier rows need: memberships, sessions, the organisation.
  'POST /api/invitations/accept': byInvitation(({ invitationToken }) => ({ token: invitationToken })),
  'POST /api/organisation/leave': personal(null),
  'POST /api/logout': open(undefined, { endsCallers: true }),
  'DELETE /api/organisation': personal('own'),
};

function resources(name: string): Record<string, Row> {
  const none = () => provisioning(() => ({ path: { id: 'made-up' }, ...BODY }), 'none');
  return {
    [`GET /scim/v2/${name}`]: provisioning(),
    [`POST /scim/v2/${name}`]: provisioning(() => ({ schemas: [] })),
    [`GET /scim/v2/${name}/{id}`]: none(),
    [`POST /scim/v2/${name}/.search`]: provisioning(() => ({ schemas: [] })),
    [`PUT /scim/v2/${name}/{id}`]: provisioning(() => ({ path: { id: 'made-up' }, schemas: [] }), 'none'),
    [`PATCH /scim/v2/${name}/{id}`]: none(),
    [`DELETE /scim/v2/${name}/{id}`]: provisioning(() => ({ path: { id: 'made-up' } }), 'none'),
  };
}
