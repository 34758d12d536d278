import { PASSWORD } from './callers.ts';
import { admins, adminsNone, enterprise, mine, open, own, personal, personallyOwn, type Row } from './kinds.ts';

const wrong = 'not the password';

/** Every operation of the graph, and who may do it. One without a row here fails the story. */
export const graphqlRows: Record<string, Row> = {
  // Identity
  'query me': open(),
  'mutation register': open(() => ({ input: { username: 'a b', email: 'nobody', password: 'x' } })),
  'mutation login': open(() => ({ input: { username: 'nobody-at-all', password: wrong } })),
  'mutation confirmLogin': open(() => ({ input: { challenge: 'made up', code: '000000' } })),
  'mutation verifyEmail': open(() => ({ token: 'made-up' })),
  'mutation forgotPassword': open(() => ({ email: 'nobody-at-all@example.com' })),
  'mutation resetPassword': open(() => ({ input: { token: 'made-up', password: PASSWORD } })),
  'mutation sendContactMessage': open(() => ({ input: { topic: 'other', name: '', email: 'x', message: '' } })),
  'mutation resendVerification': personal(),
  'mutation updateProfile': personal((_things, caller) => ({
    input: caller === 'owner' ? {} : { companyName: 'Another' },
  })),
  'mutation changeEmail': personal(() => ({ input: { email: 'new@example.com', password: wrong } })),
  'mutation changePassword': personal(() => ({ input: { currentPassword: wrong, newPassword: PASSWORD } })),
  'query sessions': personal(),
  'query securityLog': personal(),
  'mutation endSession': personallyOwn(({ sessionId }) => ({ id: sessionId }), { uses: true }),
  'mutation endOtherSessions': personal(undefined, { uses: true }),
  'mutation giveProof': personal(() => ({ input: { password: wrong } })),
  'mutation beginTwoFactor': personal(() => ({ password: wrong })),
  'mutation confirmTwoFactor': personal(() => ({ code: '000000' })),
  'mutation disableTwoFactor': personal(() => ({ input: { password: wrong, code: '000000' } })),
  'mutation newRecoveryCodes': personal(() => ({ input: { password: wrong, code: '000000' } })),
  'query passkeys': personal(),
  'mutation beginPasskey': personal(),
  'mutation addPasskey': personal(() => ({ input: { ceremony: 'made up', credential: {} } })),
  'mutation renamePasskey': personallyOwn(({ passkeyId }) => ({ id: passkeyId, name: 'Another' })),
  'mutation removePasskey': personallyOwn(({ passkeyId }) => ({ id: passkeyId }), { uses: true }),
  'mutation beginPasskeyLogin': open(() => ({})),
  'mutation loginWithPasskey': open(() => ({ input: { ceremony: 'made up', credential: {} } })),
  'mutation beginPasskeyProof': personal(),
  'mutation proveByPasskey': personal(() => ({ input: { ceremony: 'made up', credential: {} } })),
  'query apiTokens': personal(),
  'mutation createApiToken': personal(() => ({ input: { name: '', scope: 'READ', expiresInDays: 1 } })),
  'mutation revokeApiToken': personallyOwn(({ tokenId }) => ({ id: tokenId }), { uses: true }),
  'mutation deleteAccount': personal(() => ({ password: wrong })),
  'query exportIdentity': personal(),
  'mutation suspendUser': admins(({ personId }) => ({ id: personId }), { uses: true }),
  'mutation activateUser': admins(({ personId }) => ({ id: personId })),
  'mutation verifyUser': admins(({ personId }) => ({ id: personId })),
  'mutation adminResendVerification': admins(({ personId }) => ({ id: personId })),
  'mutation deleteUser': admins(({ personId }) => ({ id: personId }), { uses: true }),

  // Systems and assessments
  'query systems': mine(() => ({ jurisdiction: 'EU' })),
  'query system': own(({ systemId }) => ({ id: systemId })),
  'query assessment': own(({ completedId }) => ({ id: completedId })),
  'query assessments': own(({ systemId }) => ({ systemId })),
  'query bundleRoot': open(() => ({ root: '0'.repeat(64) })),
  'query questions': open(() => ({ jurisdiction: 'UK' })),
  'query ukRegulators': open(),
  'query ukPrinciples': open(),
  'mutation createSystem': mine(() => ({ input: { name: '' } })),
  'mutation updateSystem': own(({ systemId }) => ({ id: systemId, input: { sector: 'Retail' } })),
  'mutation deleteSystem': own(({ systemId }) => ({ id: systemId }), { uses: true }),
  'mutation startAssessment': own(({ systemId }) => ({ input: { aiSystemId: systemId } })),
  'mutation saveResponse': own(({ assessmentId }) => ({
    input: { assessmentId, questionId: 'eu-01', answer: 'yes' },
  })),
  'mutation completeAssessment': own(({ assessmentId }) => ({ id: assessmentId })),
  'query exportSystemsAssessment': personal(),

  // Reports
  'query exportReporting': personal(),
  'query exportAdmin': personal(),

  // Documents and evidence
  'query document': own(({ documentId }) => ({ id: documentId })),
  'query documentDifferences': own(({ documentId }) => ({ id: documentId, number: 1 })),
  'mutation generateDocument': own(({ completedId }) => ({
    input: { assessmentId: completedId, documentType: 'model-card' },
  })),
  'mutation fillBlank': own(({ documentId, blank }) => ({ input: { documentId, blank, text: 'Filled in' } })),
  'mutation approveDocument': personallyOwn(({ documentId }) => ({ input: { documentId, name: '' } })),
  'mutation saveQmsChecklist': own(({ completedId }) => ({
    input: { assessmentId: completedId, complete: ['qms-1'] },
  })),
  'mutation updateEvidence': own(({ evidenceId }) => ({ input: { id: evidenceId, note: 'Signed' } })),
  'mutation removeEvidence': own(({ evidenceId }) => ({ id: evidenceId }), { uses: true }),
  'query branding': mine(),
  'mutation saveBranding': enterprise(() => ({ input: { colour: '#1f3a93' } })),
  'mutation removeLogo': mine(),
  'query exportDocuments': personal(),

  // Billing
  'query plans': open(),
  'query stripeConfig': open(),
  'query subscription': mine(),
  'query planChange': mine(() => ({ planId: 'starter' })),
  'query invoices': mine(),
  'query documentPurchases': own(({ completedId }) => ({ assessmentId: completedId })),
  'mutation createSubscription': personal(() => ({ planId: 'enterprise' })),
  'mutation changePlan': personal(() => ({ planId: 'enterprise' })),
  'mutation cancelSubscription': personal(),
  'mutation resumeSubscription': personal(),
  'mutation beginPaymentMethodUpdate': personal(),
  'mutation finishPaymentMethodUpdate': personal(() => ({ setupIntentId: 'seti_none' })),
  'mutation purchaseDocument': personallyOwn(({ completedId }) => ({
    input: { assessmentId: completedId, documentType: 'model-card' },
  })),
  'query exportBilling': personal(),
  'query paymentSettings': admins(),
  'mutation setPaymentSettings': admins(() => ({ input: { sandboxMode: true } })),

  // Administration
  'query adminStats': admins(),
  'query adminCharts': admins(),
  'query adminUsers': admins(() => ({ first: 1 }), { names: true }),
  'query adminUser': admins(({ personId }) => ({ id: personId })),
  'query activities': admins(() => ({ first: 1 }), { names: true }),
  'query activityLog': admins(),
  'mutation verifyActivityLog': admins(),
  'mutation setActivityRetention': admins(),
  'query queues': admins(),
  'mutation retryJobs': adminsNone(() => ({ queue: 'no-such-queue' })),
  'mutation discardJob': adminsNone(() => ({ queue: 'no-such-queue', jobId: 'none', reason: 'a story' })),
  'query mailLog': admins(),
  'query webhookLog': admins(),

  'mutation logout': open(undefined, { signsOut: true }),
};
