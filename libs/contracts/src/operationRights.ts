import type { Right } from './rights.ts';

/**
 * What each mutation needs. Null: nothing of the organisation's, because it concerns the person alone, or the platform, which has
 * its own check. A mutation that is missing here is refused to everybody.
 */
export const RIGHT_OF: Readonly<Record<string, Right | null>> = {
  // The person's own account
  register: null,
  login: null,
  confirmLogin: null,
  logout: null,
  verifyEmail: null,
  resendVerification: null,
  forgotPassword: null,
  resetPassword: null,
  updateProfile: null,
  changeEmail: null,
  cancelEmailChange: null,
  undoEmailChange: null,
  changePassword: null,
  endSession: null,
  endOtherSessions: null,
  giveProof: null,
  beginTwoFactor: null,
  confirmTwoFactor: null,
  disableTwoFactor: null,
  newRecoveryCodes: null,
  beginPasskey: null,
  addPasskey: null,
  renamePasskey: null,
  removePasskey: null,
  beginPasskeyLogin: null,
  loginWithPasskey: null,
  beginPasskeyProof: null,
  proveByPasskey: null,
  createApiToken: null,
  revokeApiToken: null,
  deleteAccount: null,
  sendContactMessage: null,

  // The organisation
  updateOrganisation: 'manage',
  inviteMember: 'manage',
  withdrawInvitation: 'manage',
  changeRole: 'manage',
  handOver: 'own',
  deleteOrganisation: 'own',
  // Asks for `manage` itself, except of somebody who leaves
  removeMember: null,
  leaveOrganisation: null,
  acceptInvitation: null,
  enterOrganisation: null,

  // Its systems
  createSystem: 'work',
  updateSystem: 'work',
  deleteSystem: 'deleteSystems',
  startAssessment: 'work',
  saveResponse: 'work',
  saveResponses: 'work',
  confirmAnswers: 'work',
  annotateQuestion: 'work',
  discardAssessment: 'work',
  completeAssessment: 'work',
  sendForReview: 'work',
  approveReport: 'approve',
  askForChanges: 'approve',

  // Its documents
  generateDocument: 'work',
  fillBlank: 'work',
  saveQmsChecklist: 'work',
  updateEvidence: 'evidence',
  removeEvidence: 'evidence',
  removeEvidenceEverywhere: 'evidence',
  sendDocumentForReview: 'work',
  approveDocument: 'approve',
  askForDocumentChanges: 'approve',
  saveBranding: 'look',
  removeLogo: 'look',

  // Its money
  createSubscription: 'own',
  changePlan: 'own',
  cancelSubscription: 'own',
  resumeSubscription: 'own',
  beginPaymentMethodUpdate: 'own',
  finishPaymentMethodUpdate: 'own',
  purchaseDocument: 'own',

  // The platform
  suspendUser: null,
  activateUser: null,
  verifyUser: null,
  adminResendVerification: null,
  deleteUser: null,
  setPaymentSettings: null,
  verifyActivityLog: null,
  setActivityRetention: null,
  retryJobs: null,
  discardJob: null,
};
