/**
 * Events that can end a user's ways in: the address was never verified, a password reset by email, an address change undone by the old
 * address, or removal by the organisation.
 */
export const OCCASIONS = ['unverified', 'passwordReset', 'emailChangeUndone', 'creatorRemoved'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** `refused`: it cannot be created; `ends`: it lets no one in afterwards; otherwise it stays, with the reason. */
type Fate = 'refused' | 'ends' | { stays: string };

type WayIn = Record<Occasion, Fate> & {
  /** The collections of identity and kinds of Redis keys that store it. */
  collections: readonly string[];
  keys: readonly string[];
  /** Mutations that create it, extend it or transfer access. */
  mutations: readonly string[];
};

const ORGANISATIONS = { stays: 'It belongs to the organisation; its owners were emailed when it was set up.' };
const FORGOTTEN = {
  stays: 'A forgotten password does not affect it: the address was verified when it was created.',
};
const THEIRS = { stays: 'It opens only the account, which is no longer in the organisation.' };

/**
 * Everything that lets someone in or acts for an organisation, and its fate on each occasion (docs/security.md, "Every way in").
 * waysIn.test.ts creates each, triggers each occasion, and fails for a collection, mutation or Redis key that is not listed.
 */
export const WAYS_IN = {
  password: {
    collections: ['users', 'device_cookies', 'failed_logins'],
    keys: ['login-challenge'],
    mutations: ['register', 'login', 'confirmLogin', 'changePassword', 'resetPassword', 'forgotPassword'],
    unverified: { stays: 'Registering signs in at once. It opens an empty account, and a reset replaces it.' },
    passwordReset: 'ends',
    emailChangeUndone: 'ends',
    creatorRemoved: THEIRS,
  },
  session: {
    collections: [],
    keys: ['session', 'session-set-of'],
    mutations: ['enterOrganisation', 'giveProof'],
    unverified: { stays: 'Registering signs in at once. It opens an empty account, and a reset ends it.' },
    passwordReset: 'ends',
    emailChangeUndone: 'ends',
    creatorRemoved: 'ends',
  },
  apiToken: {
    collections: ['api_tokens'],
    keys: ['token'],
    mutations: ['createApiToken'],
    unverified: 'refused',
    passwordReset: 'ends',
    emailChangeUndone: 'ends',
    creatorRemoved: 'ends',
  },
  passkey: {
    collections: ['passkeys'],
    keys: ['passkey-ceremony'],
    mutations: [
      'beginPasskey',
      'addPasskey',
      'beginPasskeyLogin',
      'loginWithPasskey',
      'beginPasskeyProof',
      'proveByPasskey',
    ],
    unverified: 'refused',
    passwordReset: FORGOTTEN,
    emailChangeUndone: 'ends',
    creatorRemoved: THEIRS,
  },
  secondFactor: {
    collections: ['second_factors'],
    keys: [],
    mutations: ['beginTwoFactor', 'confirmTwoFactor', 'newRecoveryCodes'],
    unverified: 'refused',
    passwordReset: FORGOTTEN,
    emailChangeUndone: 'ends',
    creatorRemoved: THEIRS,
  },
  providerIdentity: {
    collections: ['identities'],
    keys: ['sign-in'],
    mutations: ['beginSignIn', 'finishSignIn', 'connectSignIn', 'mailSignInLink', 'connectByLink'],
    unverified: { stays: 'The provider confirms the address of the account; a reset disconnects it.' },
    // Identities whose provider gives the account's address stay.
    passwordReset: 'ends',
    emailChangeUndone: 'ends',
    creatorRemoved: THEIRS,
  },
  pendingEmailChange: {
    collections: ['email_changes'],
    keys: [],
    mutations: ['changeEmail', 'verifyEmail'],
    unverified: { stays: 'It releases the address, and the new one has to be verified.' },
    passwordReset: 'ends',
    emailChangeUndone: 'ends',
    creatorRemoved: THEIRS,
  },
  calendar: {
    collections: ['calendars'],
    keys: [],
    mutations: ['newCalendarAddress'],
    unverified: 'refused',
    passwordReset: 'ends',
    emailChangeUndone: 'ends',
    creatorRemoved: 'ends',
  },
  connection: {
    collections: ['connections'],
    keys: [],
    mutations: ['saveSignInConnection', 'requireSingleSignOn'],
    unverified: 'refused',
    passwordReset: FORGOTTEN,
    emailChangeUndone: 'ends',
    creatorRemoved: ORGANISATIONS,
  },
  domain: {
    collections: ['domains'],
    keys: [],
    mutations: ['addDomain', 'checkDomain'],
    unverified: 'refused',
    passwordReset: FORGOTTEN,
    emailChangeUndone: 'ends',
    creatorRemoved: ORGANISATIONS,
  },
  directory: {
    collections: ['provisioning', 'provisioning_tokens', 'provisioned_users', 'provisioned_groups'],
    keys: [],
    mutations: ['createProvisioningToken', 'setGroupRoles'],
    unverified: 'refused',
    passwordReset: FORGOTTEN,
    emailChangeUndone: 'ends',
    creatorRemoved: ORGANISATIONS,
  },
  member: {
    collections: ['memberships'],
    keys: [],
    mutations: ['acceptInvitation', 'changeRole', 'handOver'],
    unverified: 'refused',
    passwordReset: FORGOTTEN,
    emailChangeUndone: 'ends',
    creatorRemoved: { stays: 'Memberships do not depend on the member who sent the invitation.' },
  },
  invitation: {
    collections: ['invitations'],
    keys: [],
    mutations: ['inviteMember'],
    unverified: 'refused',
    passwordReset: FORGOTTEN,
    emailChangeUndone: 'ends',
    creatorRemoved: 'ends',
  },
  link: {
    collections: ['links', 'link_openings'],
    keys: ['link-pass'],
    mutations: ['createLink', 'renewLink', 'openLink', 'remindSupplier'],
    unverified: 'refused',
    passwordReset: FORGOTTEN,
    emailChangeUndone: 'ends',
    // Unless the person who removes the member keeps the links.
    creatorRemoved: 'ends',
  },
} as const satisfies Record<string, WayIn>;
export type Way = keyof typeof WAYS_IN;

/** Stored data that gives no access. A test fails for data listed neither here nor above. */
export const NO_WAY_IN = {
  collections: {
    archives: 'Which systems are archived.',
    contactMessages: 'Messages from the contact form.',
    digests: 'Weekly emails that were sent.',
    known_reports: 'Reports that links can be created for.',
    known_systems: 'Names and owners of AI systems.',
    mails: 'Whether emails were delivered, without their text.',
    muted_notifications: 'Preferences.',
    notifications: 'Notifications to members.',
    organisations: 'Names and facts.',
    subscriptions: 'Plans.',
    week_parts: 'Data for the weekly digest.',
    locks: 'Serialises work.',
  },
  keys: {
    limit: 'Counts for rate limits.',
    live: 'Notices that something changed.',
    'report-question': 'Waits for an answer from reporting.',
  },
  mutations: {
    logout: 'Ends a session.',
    endSession: 'Ends a session.',
    endOtherSessions: 'Ends sessions.',
    endAtProvider: 'Ends a session.',
    disableTwoFactor: 'Removes a means to sign in, after confirmation.',
    renamePasskey: 'Changes a name.',
    removePasskey: 'Removes a means to sign in.',
    disconnectSignIn: 'Removes a means to sign in.',
    revokeApiToken: 'Ends a token.',
    endCalendarAddress: 'Ends a calendar link.',
    removeDomain: 'Removes a domain.',
    testSignInConnection: 'Asks the provider and changes nothing.',
    removeSignInConnection: 'Removes a provider.',
    revokeProvisioningToken: 'Ends a directory token.',
    withdrawInvitation: 'Ends an invitation.',
    removeMember: 'Ends a membership.',
    leaveOrganisation: 'Ends a membership.',
    revokeLink: 'Ends a link.',
    deleteOrganisation: 'Deletes.',
    deleteAccount: 'Deletes.',
    resendVerification: 'Sends the account’s own address its link again.',
    disownEmail: 'Removes an address.',
    cancelEmailChange: 'Ends a change.',
    undoEmailChange: 'Undoes a change.',
    updateProfile: 'Names and preferences.',
    updateOrganisation: 'Names and facts.',
    muteEmails: 'Preferences.',
    unsubscribe: 'Switches one kind of email off.',
    muteNotifications: 'Preferences.',
    markNotificationsRead: 'Preferences.',
    verifyUser: 'An administrator of the platform vouches for the address.',
    adminResendVerification: 'Sends the account’s own address its link again.',
    suspendUser: 'Ends sessions and tokens.',
    activateUser: 'Lets a suspended account sign in again.',
    updateUsers: 'Verifies, suspends or activates many accounts.',
    deleteUser: 'Deletes.',
    sendContactMessage: 'Sends a message to the operator.',
  },
} as const;
