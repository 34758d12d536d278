import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { OrganisationRecord } from '../store/organisations.ts';
import type { User as StoredUser } from '../store/users.ts';
import type { Passkey as StoredPasskey } from '../store/passkeys.ts';
import type { ApiToken as StoredApiToken } from '../store/apiTokens.ts';
import type { Member as StoredMember } from '../use-cases/organisation/readMembers.ts';
import type { Invitation as StoredInvitation } from '../store/invitations.ts';
import type { SharedLink, SharedReport } from '../use-cases/links/readLinks.ts';
import type { StoredConnection } from '../store/connections.ts';
import type { OrganisationDomain as StoredDomain } from '../store/domains.ts';
import type { Provisioning as StoredProvisioning } from '../use-cases/provisioning/provisioning.ts';
import type { ProvisioningToken as StoredProvisioningToken } from '../store/provisioning.ts';
import type { Notification as StoredNotification } from '../store/notifications.ts';
import type { NotificationPage as StoredNotificationPage } from '../use-cases/notifications/readNotifications.ts';
import type { RequestContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date and time, ISO 8601 in UTC. */
  DateTime: { input: string; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type ActionItem = {
  __typename?: 'ActionItem';
  id: Scalars['ID']['output'];
};

export type AddPasskeyInput = {
  /** The `ceremony` of the request. */
  ceremony: Scalars['String']['input'];
  /** The browser's credential, as its toJSON() writes it. */
  credential: Scalars['JSON']['input'];
};

export type AddedPasskey = {
  __typename?: 'AddedPasskey';
  passkey: Passkey;
  /** Ten codes that replace the passkey once each, if the account had no second factor. They are returned only here. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  user: User;
};

export type AdminSecondFactor =
  /** Missing, and not demanded. */
  | 'ADVISED'
  | 'ON'
  /** Missing, so administrators' operations return FORBIDDEN with the reason 'secondFactor'. */
  | 'REQUIRED';

export type AiSystem = {
  __typename?: 'AiSystem';
  id: Scalars['ID']['output'];
};

/** An API token. */
export type ApiToken = {
  __typename?: 'ApiToken';
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** The last characters of the token, to identify it. */
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Accurate to a minute; null if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** The addresses and networks that it may be used from; null: any. */
  networks?: Maybe<Array<Scalars['String']['output']>>;
  /** The organisation that it works in. */
  organisationId: Scalars['ID']['output'];
  /** What a token that writes is for; null: systems and evidence. */
  resources?: Maybe<Array<ApiTokenResource>>;
  scope: ApiTokenScope;
};

/** What an API token may write. */
export type ApiTokenResource =
  | 'evidence'
  /** The organisation: what is recorded about it, and its people. */
  | 'organisation'
  /** Systems, answers, documents and actions. */
  | 'systems';

/** What an API token may do. Neither scope may change the account itself. */
export type ApiTokenScope =
  | 'READ'
  /** Includes READ. */
  | 'WRITE';

export type Assessment = {
  __typename?: 'Assessment';
  id: Scalars['ID']['output'];
};

export type BeginSignInInput = {
  /** To sign in at the identity provider of the organisation that has verified its domain. */
  email?: InputMaybe<Scalars['String']['input']>;
  purpose?: SignInPurpose;
  /** The page to go to afterwards. */
  to?: Scalars['String']['input'];
};

export type CalendarAddress = {
  __typename?: 'CalendarAddress';
  createdAt: Scalars['DateTime']['output'];
};

export type ChangeEmailInput = {
  /** A code from the authenticator app or a recovery code: instead of a recent proof, if two-factor authentication is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** The current password. */
  password: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  /** A code from the authenticator app or a recovery code: instead of a recent proof, if two-factor authentication is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  currentPassword: Scalars['String']['input'];
  /** Whether to revoke every API token as well. */
  endTokens?: InputMaybe<Scalars['Boolean']['input']>;
  newPassword: Scalars['String']['input'];
};

export type ConfirmLoginInput = {
  /** The challenge returned by the login. */
  challenge: Scalars['String']['input'];
  /** A code from the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
};

export type ContactMessageInput = {
  company?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  topic?: ContactTopic;
};

export type ContactTopic =
  | 'demo'
  | 'other'
  | 'sales'
  | 'scheduleDemo'
  | 'support';

export type CreateApiTokenInput = {
  /** 1 to 365. */
  expiresInDays: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  /** Addresses and networks that it may be used from, for example 192.0.2.0/24; any unless said. */
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** For tokens that write; systems and evidence unless said. */
  resources?: InputMaybe<Array<ApiTokenResource>>;
  scope: ApiTokenScope;
};

export type CreateLinkInput = {
  /** For a request: the email address to send the link to. Requires that your own address is verified. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 90. */
  expiresInDays: Scalars['Int']['input'];
  kind: LinkKind;
  label?: InputMaybe<Scalars['String']['input']>;
  /** What they are told, above what an audit room shows; up to 1,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 64 characters. */
  passcode?: InputMaybe<Scalars['String']['input']>;
  /** What a supplier is asked; without it everything that there is to ask. */
  request?: InputMaybe<RequestInput>;
  /** For an audit room, and for nothing else: what `prepareRoom` fixed of these reports. */
  room?: InputMaybe<Scalars['ID']['input']>;
  /** The numbers of reports: up to 5, for an audit room up to 1,000; of a request the number of one system. */
  things: Array<Scalars['ID']['input']>;
};

export type CreateProvisioningTokenInput = {
  /** 1 to 730. */
  expiresInDays: Scalars['Int']['input'];
};

export type CreatedProvisioningToken = {
  __typename?: 'CreatedProvisioningToken';
  provisioning: Provisioning;
  /** In this answer and nowhere else. */
  token: Scalars['String']['output'];
};

/** The id of an account that was deleted. */
export type DeletedUser = {
  __typename?: 'DeletedUser';
  id: Scalars['ID']['output'];
};

/** Emails that can be switched off. */
export type EmailKind =
  /** On Mondays, from 6:00 UTC: due and overdue dates, changes and unread notifications. No email if all are empty. */
  | 'digest'
  /** 90, 30 and 7 days before your evidence files expire. */
  | 'evidence'
  /** 90, 30 and 7 days before legal dates that matter to your AI systems. */
  | 'lawDays'
  /** 90, 30 and 7 days before your AI systems are due for reassessment, by the interval of the organisation. */
  | 'reassessments'
  /** 90, 30 and 7 days before actions that you own are due, and before the review date of a risk that you accepted. */
  | 'reminders'
  /** 90, 30 and 7 days before the next review of your AI systems, as the register has it. */
  | 'reviews'
  /** The first answers of the supplier of a system that you own, or to a link that you created. */
  | 'suppliers';

/** Rows of one collection as stored, without secrets. */
export type ExportPage = {
  __typename?: 'ExportPage';
  collection: Scalars['String']['output'];
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  rows: Array<Scalars['JSON']['output']>;
};

export type FinishSignInInput = {
  /** The query that the identity provider sent the browser back with. */
  answer: Scalars['String']['input'];
  /** What beginSignIn returned. */
  binding: Scalars['String']['input'];
};

export type GroupRole = {
  __typename?: 'GroupRole';
  group: Scalars['String']['output'];
  role: OrganisationRole;
};

export type GroupRoleInput = {
  /** Its name in the directory, or in the claim of the identity provider. */
  group: Scalars['String']['input'];
  role: OrganisationRole;
};

export type GroupRolesInput = {
  /** Up to 50, each group once. */
  groupRoles: Array<GroupRoleInput>;
};

/** An address that may join an organisation. */
export type Invitation = {
  __typename?: 'Invitation';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  role: OrganisationRole;
};

/** What someone is invited to, as the person who holds the link sees it. */
export type InvitationOffer = {
  __typename?: 'InvitationOffer';
  /** The address that it was sent to. */
  email: Scalars['String']['output'];
  /** The person who sent it: the full name, or else the username. */
  invitedBy: Scalars['String']['output'];
  /** The organisation's name. */
  organisation: Scalars['String']['output'];
  role: OrganisationRole;
};

export type InviteInput = {
  email: Scalars['String']['input'];
  role: OrganisationRole;
};

/** The rules that apply: the EU AI Act or the five UK principles. */
export type Jurisdiction =
  | 'EU'
  | 'UK';

/** A link for people without an account, without its address. */
export type Link = {
  __typename?: 'Link';
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** How often on which day, in UTC: the last 14 days on which it was opened. */
  days: Array<LinkDay>;
  /** For a request: the address to which it was emailed. */
  email?: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  firstUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether there is a later report on a system that it shows: the link does not show it. */
  hasNewer: Scalars['Boolean']['output'];
  hasPasscode: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  kind: LinkKind;
  /** For whom it was made. */
  label?: Maybe<Scalars['String']['output']>;
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null if the creator is no longer a member of the organisation. */
  madeBy?: Maybe<Person>;
  /** What they are told. */
  message?: Maybe<Scalars['String']['output']>;
  /** For a request: when the supplier was last reminded, and when they last sent answers. */
  remindedAt?: Maybe<Scalars['DateTime']['output']>;
  reportCount: Scalars['Int']['output'];
  /** What it shows: fixed when it was made. */
  reports: Array<LinkedReport>;
  /** What an audit room shows next to its reports; null for links of other kinds. */
  room?: Maybe<Room>;
  system?: Maybe<Scalars['String']['output']>;
  /** For a request: the system that it is about, and the system's name when the request was created. */
  systemId?: Maybe<Scalars['ID']['output']>;
  /** How often it was opened. */
  uses: Scalars['Int']['output'];
};


/** A link for people without an account, without its address. */
export type LinkReportsArgs = {
  first?: Scalars['Int']['input'];
};

export type LinkDay = {
  __typename?: 'LinkDay';
  /** ISO date. */
  day: Scalars['String']['output'];
  uses: Scalars['Int']['output'];
};

/** What a link is for. */
export type LinkKind =
  /** Reports, to read. */
  | 'report'
  /** Questions to the supplier of a system, to answer. */
  | 'request'
  /** An audit room: reports with their documents, evidence and audit bundles. */
  | 'room';

/** The items opened by a link on one day, in UTC. */
export type LinkOpening = {
  __typename?: 'LinkOpening';
  /** ISO date. */
  day: Scalars['String']['output'];
  /** How it was opened: json is a report on screen, or the text of a document. */
  format: Scalars['String']['output'];
  thing: LinkedThing;
  /** The report's number for a report and its bundle, the document's id, or the number of the evidence file. */
  thingId: Scalars['ID']['output'];
  times: Scalars['Int']['output'];
};

/** A report that a link shows. */
export type LinkedReport = {
  __typename?: 'LinkedReport';
  completedAt: Scalars['DateTime']['output'];
  /** The number of the report, which is that of its assessment. */
  id: Scalars['ID']['output'];
  jurisdiction: Jurisdiction;
  /** The system's latest report under the same law, where that is a later one: the link does not show it. */
  newerId?: Maybe<Scalars['ID']['output']>;
  /** The system's name when the assessment was completed. */
  system: Scalars['String']['output'];
};

export type LinkedThing =
  | 'bundle'
  | 'document'
  | 'evidence'
  /** Everything that a room shows of the organisation as a whole, as one file. */
  | 'organisation'
  | 'report';

/** What happens to the shared links that a removed member made. */
export type LinksOfMember =
  | 'end'
  /** An owner who stays takes them over. */
  | 'keep';

export type LoginInput = {
  password: Scalars['String']['input'];
  /** Username or email address. */
  username: Scalars['String']['input'];
};

/** The delivery record of one email. */
export type MailEntry = {
  __typename?: 'MailEntry';
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The mail server's error code. */
  error?: Maybe<Scalars['String']['output']>;
  /** The id of the job that sends it. */
  id: Scalars['ID']['output'];
  state: MailState;
  /** The kind of email. */
  template: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** The recipient's account; null for the contact form. */
  userId?: Maybe<Scalars['ID']['output']>;
};

export type MailState =
  /** Failed after all attempts; will not be sent. */
  | 'dead'
  /** Failed; will be retried. */
  | 'failed'
  /** Being handed to the mail server. */
  | 'sending'
  | 'sent'
  /** May or may not have been delivered; will not be resent. */
  | 'uncertain';

export type MarkNotificationsInput = {
  /** All of them, instead of `ids`. */
  all?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 200 numbers. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What is read now, and how many are left. */
export type MarkedNotifications = {
  __typename?: 'MarkedNotifications';
  /** The ids of your notifications among those named; if all were marked, those that were unread. */
  ids: Array<Scalars['ID']['output']>;
  readAt: Scalars['DateTime']['output'];
  unread: Scalars['Int']['output'];
};

/** Someone in an organisation. */
export type Member = {
  __typename?: 'Member';
  /** Shown to owners and managers, and to the person. */
  email?: Maybe<Scalars['String']['output']>;
  /** Null if the person has not given one. */
  fullName?: Maybe<Scalars['String']['output']>;
  /** The person's number. */
  id: Scalars['ID']['output'];
  role: OrganisationRole;
  since: Scalars['DateTime']['output'];
  username: Scalars['String']['output'];
  /** Whether this is you. */
  you: Scalars['Boolean']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Joins an organisation, by the link of an invitation to the account's address, and works in it from now on. */
  acceptInvitation: Organisation;
  /** Activates a suspended or pending account, so that it can sign in. Administrators only. */
  activateUser: User;
  /** Names a domain as the organisation's own, up to 20. It counts once checkDomain has found its TXT record. Returns all of them. */
  addDomain: Array<OrganisationDomain>;
  /** Adds the passkey that the browser has created. The first second factor of an account comes with recovery codes, and every other session ends. */
  addPasskey: AddedPasskey;
  /** Resends a user's verification email. Administrators only. */
  adminResendVerification: Notice;
  /** Begins to add a passkey. Requires a recent confirmation and a verified email address. */
  beginPasskey: PasskeyRequest;
  /** Begins to sign in with a passkey: with any that the browser offers or, after a login that returned the reason SECOND_FACTOR, with one of that account. */
  beginPasskeyLogin: PasskeyRequest;
  /** Starts a confirmation with a passkey. */
  beginPasskeyProof: PasskeyRequest;
  /** Begins to sign in at the identity provider: the product's, or by an email address that of the organisation whose domain it is. Browsers use GET and POST /api/sign-in. */
  beginSignIn: SignInStart;
  /** Creates the secret for an authenticator app. It takes effect once its first code is confirmed. */
  beginTwoFactor: TwoFactorSetup;
  /** Gives up a change of the email address that has not taken effect. */
  cancelEmailChange: User;
  /** Asks for another email address. It takes effect when the link that it receives is followed; the old address receives a link to undo the change. */
  changeEmail: User;
  /** Changes the password. Every other session ends, and this one gets a new id. */
  changePassword: User;
  /** Changes what a member is, up to your own role; owners are made, and changed, by owners, with a recent confirmation. The last owner stays one. */
  changeRole: Array<Member>;
  /** Looks for the TXT record; CONFLICT says what is missing. Requires a recent confirmation. Returns all of them. */
  checkDomain: Array<OrganisationDomain>;
  /** The second step of a login that returned the reason SECOND_FACTOR. */
  confirmLogin: User;
  /** Turns on two-factor authentication with a code from the authenticator app. Every other session ends. */
  confirmTwoFactor: RecoveryCodes;
  /** Connects by the link of that mail, and signs in. It works once, within thirty minutes. */
  connectByLink: SignInEnd;
  /** Connects the person of the identity provider to the account with the same address. The account must have signed in in another way within the last ten minutes. */
  connectSignIn: SignInEnd;
  /** Creates an API token for the organisation that you work in, with your role at most. Write tokens are only for organisation owners and managers. The token is returned only in this response. Requires a recent confirmation. */
  createApiToken: NewApiToken;
  /** Makes a link for people without an account. Its address is returned only in this response. Requires a recent confirmation. */
  createLink: NewLink;
  /** Creates a token for the directory, shown once. Two at a time, so that one can take the other's place. Owners only; requires a recent confirmation. */
  createProvisioningToken: CreatedProvisioningToken;
  /** Permanently deletes the account and all its data in every service. */
  deleteAccount: Notice;
  /** Permanently deletes the organisation and everything in it, for everyone. Requires a recent confirmation. */
  deleteOrganisation: Notice;
  /** Permanently deletes a user's account and all its data. Administrators only; requires a recent confirmation where they must have a second factor. */
  deleteUser: DeletedUser;
  /** Turns off two-factor authentication. Every other session ends. */
  disableTwoFactor: User;
  /** Disconnects one of them and ends all other sessions. CONFLICT if no other way to sign in is left. Requires a recent confirmation; returns the remaining ones. */
  disconnectSignIn: Array<SignInIdentity>;
  /** Removes an unverified address from an account, with the token sent to it: for recipients who did not register, or did not ask for the change. Requires no session. CONFLICT once the address is verified. */
  disownEmail: Notice;
  /** Before signing out: the address at which the identity provider ends its session; null if there is none. */
  endAtProvider?: Maybe<Scalars['String']['output']>;
  /** Ends that address at once. False if there was none. */
  endCalendarAddress: Scalars['Boolean']['output'];
  /** Ends every session except this one. Returns the remaining sessions. */
  endOtherSessions: Array<Session>;
  /** Ends one of the account's sessions. Returns the remaining sessions. */
  endSession: Array<Session>;
  /** Works in another organisation that you are a member of, in this session. */
  enterOrganisation: Organisation;
  /** Finishes a sign-in with the identity provider's answer, which counts once and in the browser that began. Errors carry the problem as `reason`. */
  finishSignIn: SignInEnd;
  /** Sends a password reset link. The response and its timing are the same whether or not the address has an account. */
  forgotPassword: Notice;
  /** Confirms that it is still the signed-in user. Good for ten minutes in this session, which gets a new id. Actions that require a recent confirmation return FORBIDDEN with the reason 'proof'. */
  giveProof: Proof;
  /** Makes another member an owner, and leaves if you wish. Returns the organisation that you work in now. Requires a recent confirmation. */
  handOver: Organisation;
  /** Invites an address to the organisation, by a link that is good for seven days and once. A further invitation of the same address replaces the one before. Owners are invited by owners, with a recent confirmation. */
  inviteMember: Invitation;
  /** Leaves the organisation. Returns your current organisation after that: another of yours, or a new one. */
  leaveOrganisation: Organisation;
  /** Signs in with a username or an email address. An unknown username and a wrong password return the same error. */
  login: User;
  /** Signs in with a passkey, which counts as two factors. A passkey that was removed, a wrong signature and a copied passkey return the same error. */
  loginWithPasskey: User;
  /** Ends the session on the server. Also returns true if no one was signed in. */
  logout: Scalars['Boolean']['output'];
  /** Emails a link to the account's address instead, for those who do not know its password. */
  mailSignInLink: Notice;
  /** Marks your notifications as read. Repeating it changes nothing. NOT_FOUND if none of those named is yours. */
  markNotificationsRead: MarkedNotifications;
  /** Switches emails off: these, and no others. */
  muteEmails: User;
  /** Chooses what you do not want to be notified of from now on, in each of your organisations: the whole list. */
  muteNotifications: User;
  /** Makes an address from which your calendar reads your deadlines in the organisation that you work in. The one before ends. */
  newCalendarAddress: NewCalendarAddress;
  /** Replaces the recovery codes with ten new ones. */
  newRecoveryCodes: RecoveryCodes;
  /** What a link shows, for the person who holds it. Requires no session; one that is not good (any more) is NOT_FOUND, whatever the reason; one that asks for a passcode is FORBIDDEN with the reason 'passcode'. */
  openLink: OpenedLink;
  /** Confirms identity with a passkey, as giveProof does with a password. */
  proveByPasskey: Proof;
  /** Creates an account and signs it in. The session is set as a cookie and never returned in the response. */
  register: User;
  /** Sends a supplier who has not answered the link once more, by email to the address that it was made for; at most once a day. */
  remindSupplier: Link;
  /** Removes a domain: its addresses give no one anything any more. Requires a recent confirmation. Returns the remaining ones. */
  removeDomain: Array<OrganisationDomain>;
  /** Removes a member: their sessions and API tokens stop working in the organisation at once, and so do the shared links that they made unless you keep them. Returns the remaining members. */
  removeMember: Array<Member>;
  /** Removes a passkey, and ends every other session. Returns the remaining passkeys. Requires a recent confirmation. */
  removePasskey: Array<Passkey>;
  /** Removes it: no one signs in through it any more. Requires a recent confirmation. */
  removeSignInConnection: Notice;
  renamePasskey: Passkey;
  /**
   * Replaces what a link shows by the latest reports on the same systems under the same law; its address stays. For an audit room name the one
   * that `renewRoom` made. Requires a recent confirmation.
   */
  renewLink: Link;
  /** Says whether members with addresses in the verified domains sign in through it alone; owners with a second factor keep their password. CONFLICT says what is missing for that way back. Requires a recent confirmation. */
  requireSingleSignOn: SignInConnection;
  /** Resends the verification email to the signed-in user; earlier links stop working. */
  resendVerification: Notice;
  /** Sets a new password with the token from the email. The token works once and every session of the account ends. */
  resetPassword: Notice;
  /** Revokes an API token at once. Returns the remaining tokens. */
  revokeApiToken: Array<ApiToken>;
  /** Revokes a link at once. Returns the remaining ones. */
  revokeLink: Array<Link>;
  /** Ends a token at once. Owners only. */
  revokeProvisioningToken: Provisioning;
  /** Sets up the organisation's own identity provider, which signs in people with addresses in its verified domains. The provider is read first: INVALID says what is wrong there. Requires a recent confirmation. */
  saveSignInConnection: SignInConnection;
  /** Sends a message through the contact form. */
  sendContactMessage: Notice;
  /** Sets which groups of the directory give which roles, replacing the earlier setting. Owners only; requires a recent confirmation. */
  setGroupRoles: Provisioning;
  /** Suspends an account: its sessions and API tokens stop working at once. Repeating it changes nothing. Administrators only. */
  suspendUser: User;
  /** Asks the provider all that can be asked without a person; what depends on something that is wrong is left out. */
  testSignInConnection: Array<SignInCheck>;
  /** Undoes a change of the email address with the token sent to the old address, for seven days. Every session and API token ends, the password stops working, and the old address receives a link to set a new one. */
  undoEmailChange: Notice;
  /** Switches emails of one kind off, with the token in the header List-Unsubscribe of such an email (RFC 8058). Requires no session. */
  unsubscribe: Notice;
  /** Records the name of the organisation and facts about it, which every assessment of its systems uses; omitted fields keep their value. */
  updateOrganisation: Organisation;
  updateProfile: User;
  /** Suspends, activates or verifies up to 100 accounts, each separately: a refused one does not stop the others. Repeating it changes nothing. Administrators only. */
  updateUsers: Array<UserOutcome>;
  /** Verifies an email address, or a new one, with the token sent to it. Requires no session. Using the token again changes nothing, and the response states that. */
  verifyEmail: Notice;
  /** Marks an account's email address as verified. Administrators only. */
  verifyUser: User;
  /** Withdraws an invitation: its link no longer works. Returns the remaining ones. */
  withdrawInvitation: Array<Invitation>;
};


export type MutationAcceptInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationActivateUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddDomainArgs = {
  domain: Scalars['String']['input'];
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAdminResendVerificationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBeginPasskeyLoginArgs = {
  challenge?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBeginSignInArgs = {
  input: BeginSignInInput;
};


export type MutationBeginTwoFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeRoleArgs = {
  id: Scalars['ID']['input'];
  role: OrganisationRole;
};


export type MutationCheckDomainArgs = {
  domain: Scalars['String']['input'];
};


export type MutationConfirmLoginArgs = {
  input: ConfirmLoginInput;
};


export type MutationConfirmTwoFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationConnectByLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationConnectSignInArgs = {
  pending: Scalars['String']['input'];
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateLinkArgs = {
  input: CreateLinkInput;
};


export type MutationCreateProvisioningTokenArgs = {
  input: CreateProvisioningTokenInput;
};


export type MutationDeleteAccountArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisableTwoFactorArgs = {
  input: SecondFactorInput;
};


export type MutationDisconnectSignInArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisownEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnterOrganisationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFinishSignInArgs = {
  input: FinishSignInInput;
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationGiveProofArgs = {
  input: ProofInput;
};


export type MutationHandOverArgs = {
  id: Scalars['ID']['input'];
  leave?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationInviteMemberArgs = {
  input: InviteInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationLoginWithPasskeyArgs = {
  input: PasskeyInput;
};


export type MutationMailSignInLinkArgs = {
  pending: Scalars['String']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsInput;
};


export type MutationMuteEmailsArgs = {
  kinds: Array<EmailKind>;
};


export type MutationMuteNotificationsArgs = {
  input: MuteNotificationsInput;
};


export type MutationNewRecoveryCodesArgs = {
  input?: InputMaybe<SecondFactorInput>;
};


export type MutationOpenLinkArgs = {
  input: OpenLinkInput;
};


export type MutationProveByPasskeyArgs = {
  input: PasskeyInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemindSupplierArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveDomainArgs = {
  domain: Scalars['String']['input'];
};


export type MutationRemoveMemberArgs = {
  id: Scalars['ID']['input'];
  links?: LinksOfMember;
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenewLinkArgs = {
  input: RenewLinkInput;
};


export type MutationRequireSingleSignOnArgs = {
  only: Scalars['Boolean']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeProvisioningTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveSignInConnectionArgs = {
  input: SignInConnectionInput;
};


export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


export type MutationSetGroupRolesArgs = {
  input: GroupRolesInput;
};


export type MutationSuspendUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateOrganisationArgs = {
  input: UpdateOrganisationInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateUsersArgs = {
  input: UpdateUsersInput;
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationVerifyUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};

export type MuteNotificationsInput = {
  kinds: Array<NotificationKind>;
};

export type NewApiToken = {
  __typename?: 'NewApiToken';
  apiToken: ApiToken;
  /** A notice to show, for example that the trial allowed something outside the plan. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Returned once: only its digest is stored. */
  token: Scalars['String']['output'];
};

export type NewCalendarAddress = {
  __typename?: 'NewCalendarAddress';
  address: CalendarAddress;
  /** Anyone who has it reads your deadlines. Returned only in this response: only a digest of its secret is stored. */
  url: Scalars['String']['output'];
};

export type NewLink = {
  __typename?: 'NewLink';
  link: Link;
  /** The whole address. Returned once: only a digest of its secret is stored. */
  url: Scalars['String']['output'];
};

/** A message to show to the user. */
export type Notice = {
  __typename?: 'Notice';
  message: Scalars['String']['output'];
};

/** Something that concerns you. Deleted with the AI system that it is about. */
export type Notification = {
  __typename?: 'Notification';
  /** Null for a moment after it is deleted, and where it is about none. */
  action?: Maybe<ActionItem>;
  /** The assessment of that report. */
  assessment?: Maybe<Assessment>;
  at: Scalars['DateTime']['output'];
  /** Who did it; null where no one in particular did. */
  by?: Maybe<Person>;
  /** transparency-notice, model-card or risk-assessment; null where the report itself is meant. */
  documentType?: Maybe<Scalars['String']['output']>;
  /** ISO date: the day of an action that is due. */
  due?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  /** For whom the link was made. */
  linkLabel?: Maybe<Scalars['String']['output']>;
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of a report, or of the report that the document belongs to. */
  reportId?: Maybe<Scalars['ID']['output']>;
  /** The AI system that it is about. */
  system?: Maybe<AiSystem>;
  /** The number of AI systems that the law change affects. */
  systems?: Maybe<Scalars['Int']['output']>;
  what: NotificationEvent;
};

export type NotificationEvent =
  | 'actionAssigned'
  | 'approved'
  | 'dueAgreed'
  | 'dueAsked'
  | 'dueDeclined'
  | 'dueSoon'
  | 'holdEnded'
  | 'lawMoved'
  | 'linkMade'
  | 'linkUsed'
  | 'linksEnded'
  | 'memberInvited'
  | 'mentioned'
  | 'overdue'
  | 'reviewAsked'
  | 'riskAccepted'
  | 'riskRefused'
  | 'sentBack'
  | 'supplierAnswered'
  | 'systemOwner'
  | 'systemReviewer';

export type NotificationKind =
  /** To owners: a colleague has made a link, or invited someone. */
  | 'access'
  /** An action, a system or a review is yours. */
  | 'assigned'
  /** Something that you sent for review, asked to accept or asked to postpone was decided. */
  | 'decided'
  /** One of your actions is due in seven days, or overdue. */
  | 'due'
  | 'lawMoved'
  /** One of your links was used for the first time, or a supplier has answered by it. */
  | 'linkUsed'
  /** You were named in a comment. */
  | 'mentioned';

export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  /** How many there are that you have not read, over all pages. */
  unread: Scalars['Int']['output'];
};

export type OpenLinkInput = {
  passcode?: InputMaybe<Scalars['String']['input']>;
  /** The part of the link's address after #. */
  secret: Scalars['String']['input'];
};

/** A link as its recipient sees it. */
export type OpenedLink = {
  __typename?: 'OpenedLink';
  /** Since when it shows this: when it was made, or what it shows was replaced. */
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  kind: LinkKind;
  label?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** The name of the organisation that made it. */
  organisation: Scalars['String']['output'];
  /** Sent as a bearer token with what is read by the link; good for an hour at most. */
  pass: Scalars['String']['output'];
  /** What it shows, where it is for reports; of an audit room the first 50. */
  reports: Array<LinkedReport>;
  /** For a request: the name of the system that it is about. */
  system?: Maybe<Scalars['String']['output']>;
};

/** An organisation: what is answered once for all of its systems. */
export type Organisation = {
  __typename?: 'Organisation';
  /** Answers to the question banks' other questions about the organisation. */
  answers: Array<OrganisationAnswer>;
  /** Whether you may read the organisation's log. */
  canReadLog: Scalars['Boolean']['output'];
  /** Whether this session works in it. */
  current: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The open invitations, newest first. Owners and managers only. */
  invitations: Array<Invitation>;
  /** The kind of organisation, as the EU question bank names it: private, pubserv, publaw, authority, le, mig, court or union. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Whether the organisation’s log is hidden from approvers, who can read it by default. */
  logHiddenFromApprovers: Scalars['Boolean']['output'];
  /** Whether readers may read the organisation's log. */
  logShownToReaders: Scalars['Boolean']['output'];
  /** Who is in it, the longest first. */
  members: Array<Member>;
  /** The company's name, or the username of its longest-standing owner while it has none. */
  name: Scalars['String']['output'];
  /** Whether only approved reports and documents may be shared or go into audit bundles. */
  onlyApproved: Scalars['Boolean']['output'];
  /** After how many months a system's result should be looked at again; null: the organisation sets no interval. */
  reassessMonths?: Maybe<Scalars['Int']['output']>;
  /** What you are in it. */
  role: OrganisationRole;
  size?: Maybe<OrganisationSize>;
  /** Worldwide annual turnover of the preceding year, of the whole group, in euros. */
  turnover?: Maybe<Scalars['Float']['output']>;
};

export type OrganisationAnswer = {
  __typename?: 'OrganisationAnswer';
  answer: Scalars['String']['output'];
  questionId: Scalars['String']['output'];
};

export type OrganisationAnswerInput = {
  answer: Scalars['String']['input'];
  questionId: Scalars['String']['input'];
};

/** A domain whose addresses are the organisation's people's. */
export type OrganisationDomain = {
  __typename?: 'OrganisationDomain';
  addedAt: Scalars['DateTime']['output'];
  domain: Scalars['String']['output'];
  /** Null until the record was found. */
  provedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where its TXT record has to stand. */
  record: Scalars['String']['output'];
  /** What the record has to hold. */
  text: Scalars['String']['output'];
};

/** What someone is in an organisation, highest first. */
export type OrganisationRole =
  /** Reads, reviews and approves. */
  | 'approver'
  /** Works on systems, answers, documents and evidence. */
  | 'contributor'
  /** Everything else, including its people. */
  | 'manager'
  /** Everything, including its money and its deletion. */
  | 'owner'
  | 'reader';

export type OrganisationSize =
  | 'large'
  /** Small mid-cap. */
  | 'smc'
  /** Small or medium-sized. */
  | 'sme';

/** A passkey of an account. */
export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether its maker copies it to other devices of the same person. */
  isSynced: Scalars['Boolean']['output'];
  /** When it last signed in or confirmed identity; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

export type PasskeyInput = {
  /** The `ceremony` of the request. */
  ceremony: Scalars['String']['input'];
  /** The browser's credential, as its toJSON() writes it. */
  credential: Scalars['JSON']['input'];
};

/** What the browser is to be asked for. */
export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  /** Goes back with the answer. Works once, for five minutes. */
  ceremony: Scalars['String']['output'];
  /** The `publicKey` of navigator.credentials.create() or get(), as PublicKeyCredential.parseCreationOptionsFromJSON() or parseRequestOptionsFromJSON() reads it. */
  options: Scalars['JSON']['output'];
};

/** Someone who did something in your organisation. */
export type Person = {
  __typename?: 'Person';
  /** Null if they have none, and where the username is null. */
  fullName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null unless they are, or were, a member of your organisation and still have an account. */
  username?: Maybe<Scalars['String']['output']>;
};

/** A user has recently confirmed their identity. */
export type Proof = {
  __typename?: 'Proof';
  /** Until then this session needs no other confirmation. */
  until: Scalars['DateTime']['output'];
};

export type ProofInput = {
  /** A code from the authenticator app or a recovery code, if two-factor authentication is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The current password. */
  password: Scalars['String']['input'];
};

export type Provisioning = {
  __typename?: 'Provisioning';
  /** Where the directory reaches us: its tenant URL, or base URL. */
  address: Scalars['String']['output'];
  groupRoles: Array<GroupRole>;
  /** Groups that the directory has sent, by name; the first 100. */
  groups: Array<Scalars['String']['output']>;
  /** The newest first. */
  tokens: Array<ProvisioningToken>;
  /** The number of users that the directory has sent. */
  userCount: Scalars['Int']['output'];
};

export type ProvisioningToken = {
  __typename?: 'ProvisioningToken';
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** The last characters, to distinguish it from the other. */
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Noted about once a minute. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** The account's API tokens, newest first, up to 20, without the tokens themselves. */
  apiTokens: Array<ApiToken>;
  /** The link from which your calendar reads your deadlines in your current organisation, without its address; null if there is none. */
  calendarAddress?: Maybe<CalendarAddress>;
  /** The domains that the organisation names as its own, the oldest first. Owners only. */
  domains: Array<OrganisationDomain>;
  /** The data this service holds about the signed-in user, page by page, for a data export. */
  exportIdentity: ExportPage;
  /** What the link of an invitation is for. Requires no session; a link that no longer works is INVALID with the field 'token'. */
  invitation: InvitationOffer;
  /** A link for people without an account. Owners and managers only. */
  link: Link;
  /** The items opened by a link, and how often on which day; the newest day first, up to 1,000 entries. Who opened them is not stored. */
  linkOpenings: Array<LinkOpening>;
  /** The organisation's links for people without an account, newest first, up to 100; of one report, or to the supplier of one system, if you name it. Owners and managers only. */
  links: Array<Link>;
  /** The delivery state of the latest emails, up to 200, without their contents. Kept for 30 days. Administrators only. */
  mailLog: Array<MailEntry>;
  /** The signed-in user; null for a guest. */
  me?: Maybe<User>;
  /** Your notifications in your organisation from the last 90 days, newest first, up to 200. */
  notifications: NotificationPage;
  /** The organisation that the signed-in user works in. */
  organisation: Organisation;
  /** The organisations that you are a member of, longest membership first. */
  organisations: Array<Organisation>;
  /** The account's passkeys, newest first, up to 20. */
  passkeys: Array<Passkey>;
  /** How the organisation's directory keeps people here, by SCIM. Owners only. */
  provisioning: Provisioning;
  /** The account's current sessions, most recently used first. */
  sessions: Array<Session>;
  /** Whether any organisation has its own identity provider, at which its people sign in by their email address. */
  signInByEmail: Scalars['Boolean']['output'];
  /** The organisation's own identity provider; null until there is one. Owners only. */
  signInConnection?: Maybe<SignInConnection>;
  /** The persons at identity providers who sign in to the caller's account. */
  signInIdentities: Array<SignInIdentity>;
  /** What an identity provider has to be told about this product. */
  singleSignOnValues: SingleSignOnValues;
  /** What an emailed token verifies. Requires no session; INVALID for a token that is unknown, replaced or expired. */
  verification: Verification;
};


export type QueryExportIdentityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryLinkArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLinkOpeningsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLinksArgs = {
  first?: Scalars['Int']['input'];
  reportId?: InputMaybe<Scalars['ID']['input']>;
  systemId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMailLogArgs = {
  state?: InputMaybe<MailState>;
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  unread?: Scalars['Boolean']['input'];
};


export type QueryVerificationArgs = {
  token: Scalars['String']['input'];
};

/** Codes that replace the authenticator app's code. Each works once; they are returned only here. */
export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  recoveryCodes: Array<Scalars['String']['output']>;
  user: User;
};

export type RegisterInput = {
  companyName?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** The token of an invitation to this address: the account joins that organisation, and no new one is created. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  jurisdiction?: InputMaybe<Jurisdiction>;
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type RenewLinkInput = {
  id: Scalars['ID']['input'];
  /** For an audit room, and for nothing else: what `renewRoom` fixed. */
  room?: InputMaybe<Scalars['ID']['input']>;
};

export type RequestInput = {
  /** The organisation's own questions, up to 10, of 300 characters each. */
  own?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The ids of the questions to ask, from `AiSystem.supplierQuestions`; by default all. */
  questions?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type Room = {
  __typename?: 'Room';
  id: Scalars['ID']['output'];
};

export type SecondFactorInput = {
  /** A code from the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
  /** The current password. */
  password: Scalars['String']['input'];
};

/** A session of an account. */
export type Session = {
  __typename?: 'Session';
  /** The network address of its last sign-in. */
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Whether this is the session of the request. */
  current: Scalars['Boolean']['output'];
  /** The browser and system reported by the client, for example 'Firefox on Linux'. */
  device: Scalars['String']['output'];
  /** Identifies the session; it cannot be used to sign in. */
  id: Scalars['ID']['output'];
  /** Accurate to a few minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
};

export type SignInCheck = {
  __typename?: 'SignInCheck';
  sentence: Scalars['String']['output'];
  state: SignInCheckState;
  what: SignInCheckKind;
};

export type SignInCheckKind =
  | 'address'
  | 'client'
  | 'flow'
  | 'issuer'
  | 'keys'
  | 'redirect';

export type SignInCheckState =
  | 'ok'
  /** Only someone's sign-in can show it. */
  | 'unclear'
  | 'wrong';

/** An organisation's own identity provider. Its secret is never given back. */
export type SignInConnection = {
  __typename?: 'SignInConnection';
  /** When the provider or its client was last changed. */
  changedAt: Scalars['DateTime']['output'];
  clientId: Scalars['String']['output'];
  /** What newcomers are, where none of their groups says more. */
  defaultRole: OrganisationRole;
  /** Where there are any, people are what their groups say, from each sign-in on. */
  groupRoles: Array<GroupRole>;
  /** The claim of the ID token that holds the names of groups. */
  groupsClaim: Scalars['String']['output'];
  issuer: Scalars['String']['output'];
  /** What the button says after 'Sign in with'. */
  name: Scalars['String']['output'];
  /** Whether members with addresses in the verified domains sign in through it alone. */
  only: Scalars['Boolean']['output'];
};

export type SignInConnectionInput = {
  clientId: Scalars['String']['input'];
  /** Left out, it stays what it is; needed for another issuer or client. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Not owner. */
  defaultRole?: OrganisationRole;
  /** Up to 100, each group once. */
  groupRoles?: Array<GroupRoleInput>;
  groupsClaim?: Scalars['String']['input'];
  /** Exactly as shown by your provider. */
  issuer: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type SignInEnd = {
  __typename?: 'SignInEnd';
  /** The page of this product to go to. */
  to: Scalars['String']['output'];
};

/** Someone at an identity provider, by whom an account is signed in to. */
export type SignInIdentity = {
  __typename?: 'SignInIdentity';
  connectedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  issuer: Scalars['String']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
};

/** The ways in which a user can confirm their identity, when an action requires a recent confirmation. */
export type SignInMeans = {
  __typename?: 'SignInMeans';
  /** Whether an authenticator app is set up. */
  app: Scalars['Boolean']['output'];
  /** Whether signing in requires a code after the password: from an authenticator app, or a recovery code. */
  code: Scalars['Boolean']['output'];
  /** Whether a passkey does without password and code. */
  passkey: Scalars['Boolean']['output'];
  password: Scalars['Boolean']['output'];
  /** Whether a fresh sign-in at the identity provider does. */
  provider: Scalars['Boolean']['output'];
};

export type SignInPurpose =
  /** To show in a session that it is still the same person. */
  | 'proof'
  | 'signIn';

export type SignInStart = {
  __typename?: 'SignInStart';
  /** The identity provider's page. */
  address: Scalars['String']['output'];
  /** Only with it does the answer count. Good for ten minutes. */
  binding: Scalars['String']['output'];
};

/** The values are the same for every organisation. */
export type SingleSignOnValues = {
  __typename?: 'SingleSignOnValues';
  /** Where the provider sends people back to. */
  redirectUri: Scalars['String']['output'];
  scopes: Scalars['String']['output'];
  /** Where it sends them after they have signed out. */
  signedOutUri: Scalars['String']['output'];
};

/** The secret for an authenticator app, as text and as a QR code. */
export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  otpauthUri: Scalars['String']['output'];
  /** The QR code: an SVG image as a data: URL. */
  qrCode: Scalars['String']['output'];
  /** In Base32, for manual entry. */
  secret: Scalars['String']['output'];
};

/** The state of two-factor authentication. */
export type TwoFactorState = {
  __typename?: 'TwoFactorState';
  enabled: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type UpdateOrganisationInput = {
  /** The answers given replace those to the same questions. */
  answers?: InputMaybe<Array<OrganisationAnswerInput>>;
  /** Null: not known. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** For owners. Null: false. */
  logHiddenFromApprovers?: InputMaybe<Scalars['Boolean']['input']>;
  /** For owners. Null: false. */
  logShownToReaders?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null: the username of its longest-standing owner. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether only approved reports and documents may be shared or go into audit bundles. Null: false. */
  onlyApproved?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 60. Null: no interval. */
  reassessMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Null: not known. */
  size?: InputMaybe<OrganisationSize>;
  /** In euros, 0 or more. Null: not known. */
  turnover?: InputMaybe<Scalars['Float']['input']>;
};

/** Omitted fields keep their value. */
export type UpdateProfileInput = {
  /** The organisation's, for owners and managers. '' or null clears it. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Yours, whatever your role is. '' or null clears it, and also means that you do not want to be asked for it. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  jurisdiction?: InputMaybe<Jurisdiction>;
};

export type UpdateUsersInput = {
  change: UserChange;
  /** 1 to 100 accounts. */
  ids: Array<Scalars['ID']['input']>;
};

/** A user account. The billing service adds the subscription fields. */
export type User = {
  __typename?: 'User';
  /** Whether an administrator has the second factor that administrators should have; null for other users. */
  adminSecondFactor?: Maybe<AdminSecondFactor>;
  /** Whether to ask the person for their full name: it is missing, and they have not decided about it yet. False for anyone but yourself. */
  asksForName: Scalars['Boolean']['output'];
  companyName?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** The name by which the organisation's work shows the person; null if none. */
  fullName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the user is an administrator. */
  isAdmin: Scalars['Boolean']['output'];
  isEmailVerified: Scalars['Boolean']['output'];
  jurisdiction: Jurisdiction;
  /** How many people belong to the organisation that you work in; null for anyone but yourself. */
  memberCount?: Maybe<Scalars['Int']['output']>;
  /** The emails that you have switched off; null for anyone but yourself. */
  mutedEmails?: Maybe<Array<EmailKind>>;
  /** What you do not want to be notified of; null for other users. */
  mutedNotifications?: Maybe<Array<NotificationKind>>;
  /** A notice to show once after a change, for example that a weak password was accepted in a trial. */
  notice?: Maybe<Scalars['String']['output']>;
  /** How many organisations you are a member of; null for anyone but yourself. */
  organisationCount?: Maybe<Scalars['Int']['output']>;
  /** The address that the account will have once it is verified. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** What you are in the organisation that you work in; null for anyone but yourself. */
  role?: Maybe<OrganisationRole>;
  signInMeans: SignInMeans;
  status: UserStatus;
  twoFactor: TwoFactorState;
  /** How many notifications you have not read in your organisation; null for other users. */
  unreadNotifications?: Maybe<Scalars['Int']['output']>;
  /** 1 to 64 letters, digits, '.', '-' or '_'; unique, ignoring case. */
  username: Scalars['String']['output'];
  /** Increases with every change to the account. */
  version: Scalars['Int']['output'];
};

export type UserChange =
  | 'activate'
  | 'suspend'
  | 'verify';

/** What came of a change for one of the accounts that were named. */
export type UserOutcome = {
  __typename?: 'UserOutcome';
  id: Scalars['ID']['output'];
  /** Why the change was refused. */
  message?: Maybe<Scalars['String']['output']>;
  /** The account as it is now; null where the change was refused. */
  user?: Maybe<User>;
};

export type UserStatus =
  | 'active'
  | 'pending'
  | 'suspended';

/** What an emailed token verifies. */
export type Verification = {
  __typename?: 'Verification';
  /** The address that the token verifies. */
  email: Scalars['String']['output'];
  /** False for a change of an existing account's address. */
  newAccount: Scalars['Boolean']['output'];
  /** Whose account it is. */
  username: Scalars['String']['output'];
  /** Whether it is verified already. */
  verified: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  DeletedUser: DeletedUser;
  Organisation: Organisation;
  Person: Person;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  DeletedUser:
    ( { __typename: 'DeletedUser' }
    & GraphQLRecursivePick<FederationTypes['DeletedUser'], {"id":true}> );
  Organisation:
    ( { __typename: 'Organisation' }
    & GraphQLRecursivePick<FederationTypes['Organisation'], {"id":true}> );
  Person:
    ( { __typename: 'Person' }
    & GraphQLRecursivePick<FederationTypes['Person'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActionItem: ResolverTypeWrapper<ActionItem>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddPasskeyInput: AddPasskeyInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddedPasskey: ResolverTypeWrapper<Omit<AddedPasskey, 'passkey' | 'user'> & { passkey: ResolversTypes['Passkey'], user: ResolversTypes['User'] }>;
  AdminSecondFactor: AdminSecondFactor;
  AiSystem: ResolverTypeWrapper<AiSystem>;
  ApiToken: ResolverTypeWrapper<StoredApiToken>;
  ApiTokenResource: ApiTokenResource;
  ApiTokenScope: ApiTokenScope;
  Assessment: ResolverTypeWrapper<Assessment>;
  BeginSignInInput: BeginSignInInput;
  CalendarAddress: ResolverTypeWrapper<CalendarAddress>;
  ChangeEmailInput: ChangeEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ConfirmLoginInput: ConfirmLoginInput;
  ContactMessageInput: ContactMessageInput;
  ContactTopic: ContactTopic;
  CreateApiTokenInput: CreateApiTokenInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CreateLinkInput: CreateLinkInput;
  CreateProvisioningTokenInput: CreateProvisioningTokenInput;
  CreatedProvisioningToken: ResolverTypeWrapper<Omit<CreatedProvisioningToken, 'provisioning'> & { provisioning: ResolversTypes['Provisioning'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeletedUser: ResolverTypeWrapper<DeletedUser>;
  EmailKind: EmailKind;
  ExportPage: ResolverTypeWrapper<ExportPage>;
  FinishSignInInput: FinishSignInInput;
  GroupRole: ResolverTypeWrapper<GroupRole>;
  GroupRoleInput: GroupRoleInput;
  GroupRolesInput: GroupRolesInput;
  Invitation: ResolverTypeWrapper<StoredInvitation>;
  InvitationOffer: ResolverTypeWrapper<InvitationOffer>;
  InviteInput: InviteInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Jurisdiction: Jurisdiction;
  Link: ResolverTypeWrapper<SharedLink>;
  LinkDay: ResolverTypeWrapper<LinkDay>;
  LinkKind: LinkKind;
  LinkOpening: ResolverTypeWrapper<LinkOpening>;
  LinkedReport: ResolverTypeWrapper<SharedReport>;
  LinkedThing: LinkedThing;
  LinksOfMember: LinksOfMember;
  LoginInput: LoginInput;
  MailEntry: ResolverTypeWrapper<MailEntry>;
  MailState: MailState;
  MarkNotificationsInput: MarkNotificationsInput;
  MarkedNotifications: ResolverTypeWrapper<MarkedNotifications>;
  Member: ResolverTypeWrapper<StoredMember>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MuteNotificationsInput: MuteNotificationsInput;
  NewApiToken: ResolverTypeWrapper<Omit<NewApiToken, 'apiToken'> & { apiToken: ResolversTypes['ApiToken'] }>;
  NewCalendarAddress: ResolverTypeWrapper<NewCalendarAddress>;
  NewLink: ResolverTypeWrapper<Omit<NewLink, 'link'> & { link: ResolversTypes['Link'] }>;
  Notice: ResolverTypeWrapper<Notice>;
  Notification: ResolverTypeWrapper<StoredNotification>;
  NotificationEvent: NotificationEvent;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<StoredNotificationPage>;
  OpenLinkInput: OpenLinkInput;
  OpenedLink: ResolverTypeWrapper<Omit<OpenedLink, 'reports'> & { reports: Array<ResolversTypes['LinkedReport']> }>;
  Organisation: ResolverTypeWrapper<OrganisationRecord>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  OrganisationAnswer: ResolverTypeWrapper<OrganisationAnswer>;
  OrganisationAnswerInput: OrganisationAnswerInput;
  OrganisationDomain: ResolverTypeWrapper<StoredDomain>;
  OrganisationRole: OrganisationRole;
  OrganisationSize: OrganisationSize;
  Passkey: ResolverTypeWrapper<StoredPasskey>;
  PasskeyInput: PasskeyInput;
  PasskeyRequest: ResolverTypeWrapper<PasskeyRequest>;
  Person: ResolverTypeWrapper<Person>;
  Proof: ResolverTypeWrapper<Proof>;
  ProofInput: ProofInput;
  Provisioning: ResolverTypeWrapper<StoredProvisioning>;
  ProvisioningToken: ResolverTypeWrapper<StoredProvisioningToken>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecoveryCodes: ResolverTypeWrapper<Omit<RecoveryCodes, 'user'> & { user: ResolversTypes['User'] }>;
  RegisterInput: RegisterInput;
  RenewLinkInput: RenewLinkInput;
  RequestInput: RequestInput;
  ResetPasswordInput: ResetPasswordInput;
  Room: ResolverTypeWrapper<Room>;
  SecondFactorInput: SecondFactorInput;
  Session: ResolverTypeWrapper<Session>;
  SignInCheck: ResolverTypeWrapper<SignInCheck>;
  SignInCheckKind: SignInCheckKind;
  SignInCheckState: SignInCheckState;
  SignInConnection: ResolverTypeWrapper<StoredConnection>;
  SignInConnectionInput: SignInConnectionInput;
  SignInEnd: ResolverTypeWrapper<SignInEnd>;
  SignInIdentity: ResolverTypeWrapper<SignInIdentity>;
  SignInMeans: ResolverTypeWrapper<SignInMeans>;
  SignInPurpose: SignInPurpose;
  SignInStart: ResolverTypeWrapper<SignInStart>;
  SingleSignOnValues: ResolverTypeWrapper<SingleSignOnValues>;
  TwoFactorSetup: ResolverTypeWrapper<TwoFactorSetup>;
  TwoFactorState: ResolverTypeWrapper<TwoFactorState>;
  UpdateOrganisationInput: UpdateOrganisationInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateUsersInput: UpdateUsersInput;
  User: ResolverTypeWrapper<StoredUser>;
  UserChange: UserChange;
  UserOutcome: ResolverTypeWrapper<Omit<UserOutcome, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UserStatus: UserStatus;
  Verification: ResolverTypeWrapper<Verification>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActionItem: ActionItem;
  ID: Scalars['ID']['output'];
  AddPasskeyInput: AddPasskeyInput;
  String: Scalars['String']['output'];
  AddedPasskey: Omit<AddedPasskey, 'passkey' | 'user'> & { passkey: ResolversParentTypes['Passkey'], user: ResolversParentTypes['User'] };
  AiSystem: AiSystem;
  ApiToken: StoredApiToken;
  Assessment: Assessment;
  BeginSignInInput: BeginSignInInput;
  CalendarAddress: CalendarAddress;
  ChangeEmailInput: ChangeEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  Boolean: Scalars['Boolean']['output'];
  ConfirmLoginInput: ConfirmLoginInput;
  ContactMessageInput: ContactMessageInput;
  CreateApiTokenInput: CreateApiTokenInput;
  Int: Scalars['Int']['output'];
  CreateLinkInput: CreateLinkInput;
  CreateProvisioningTokenInput: CreateProvisioningTokenInput;
  CreatedProvisioningToken: Omit<CreatedProvisioningToken, 'provisioning'> & { provisioning: ResolversParentTypes['Provisioning'] };
  DateTime: Scalars['DateTime']['output'];
  DeletedUser: DeletedUser | FederationReferenceTypes['DeletedUser'];
  ExportPage: ExportPage;
  FinishSignInInput: FinishSignInInput;
  GroupRole: GroupRole;
  GroupRoleInput: GroupRoleInput;
  GroupRolesInput: GroupRolesInput;
  Invitation: StoredInvitation;
  InvitationOffer: InvitationOffer;
  InviteInput: InviteInput;
  JSON: Scalars['JSON']['output'];
  Link: SharedLink;
  LinkDay: LinkDay;
  LinkOpening: LinkOpening;
  LinkedReport: SharedReport;
  LoginInput: LoginInput;
  MailEntry: MailEntry;
  MarkNotificationsInput: MarkNotificationsInput;
  MarkedNotifications: MarkedNotifications;
  Member: StoredMember;
  Mutation: Record<PropertyKey, never>;
  MuteNotificationsInput: MuteNotificationsInput;
  NewApiToken: Omit<NewApiToken, 'apiToken'> & { apiToken: ResolversParentTypes['ApiToken'] };
  NewCalendarAddress: NewCalendarAddress;
  NewLink: Omit<NewLink, 'link'> & { link: ResolversParentTypes['Link'] };
  Notice: Notice;
  Notification: StoredNotification;
  NotificationPage: StoredNotificationPage;
  OpenLinkInput: OpenLinkInput;
  OpenedLink: Omit<OpenedLink, 'reports'> & { reports: Array<ResolversParentTypes['LinkedReport']> };
  Organisation: OrganisationRecord;
  Float: Scalars['Float']['output'];
  OrganisationAnswer: OrganisationAnswer;
  OrganisationAnswerInput: OrganisationAnswerInput;
  OrganisationDomain: StoredDomain;
  Passkey: StoredPasskey;
  PasskeyInput: PasskeyInput;
  PasskeyRequest: PasskeyRequest;
  Person: Person | FederationReferenceTypes['Person'];
  Proof: Proof;
  ProofInput: ProofInput;
  Provisioning: StoredProvisioning;
  ProvisioningToken: StoredProvisioningToken;
  Query: Record<PropertyKey, never>;
  RecoveryCodes: Omit<RecoveryCodes, 'user'> & { user: ResolversParentTypes['User'] };
  RegisterInput: RegisterInput;
  RenewLinkInput: RenewLinkInput;
  RequestInput: RequestInput;
  ResetPasswordInput: ResetPasswordInput;
  Room: Room;
  SecondFactorInput: SecondFactorInput;
  Session: Session;
  SignInCheck: SignInCheck;
  SignInConnection: StoredConnection;
  SignInConnectionInput: SignInConnectionInput;
  SignInEnd: SignInEnd;
  SignInIdentity: SignInIdentity;
  SignInMeans: SignInMeans;
  SignInStart: SignInStart;
  SingleSignOnValues: SingleSignOnValues;
  TwoFactorSetup: TwoFactorSetup;
  TwoFactorState: TwoFactorState;
  UpdateOrganisationInput: UpdateOrganisationInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateUsersInput: UpdateUsersInput;
  User: StoredUser;
  UserOutcome: Omit<UserOutcome, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Verification: Verification;
};

export type ActionItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActionItem'] = ResolversParentTypes['ActionItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AddedPasskeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddedPasskey'] = ResolversParentTypes['AddedPasskey']> = {
  passkey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AiSystemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiSystem'] = ResolversParentTypes['AiSystem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networks?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  organisationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resources?: Resolver<Maybe<Array<ResolversTypes['ApiTokenResource']>>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ApiTokenScope'], ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CalendarAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarAddress'] = ResolversParentTypes['CalendarAddress']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreatedProvisioningTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreatedProvisioningToken'] = ResolversParentTypes['CreatedProvisioningToken']> = {
  provisioning?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletedUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletedUser'] = ResolversParentTypes['DeletedUser'], FederationReferenceType extends FederationReferenceTypes['DeletedUser'] = FederationReferenceTypes['DeletedUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DeletedUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExportPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportPage'] = ResolversParentTypes['ExportPage']> = {
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type GroupRoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GroupRole'] = ResolversParentTypes['GroupRole']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OrganisationRole'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OrganisationRole'], ParentType, ContextType>;
};

export type InvitationOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvitationOffer'] = ResolversParentTypes['InvitationOffer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OrganisationRole'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['LinkDay']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasNewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPasscode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LinkKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['LinkedReport']>, ParentType, ContextType, RequireFields<LinkReportsArgs, 'first'>>;
  room?: Resolver<Maybe<ResolversTypes['Room']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkDay'] = ResolversParentTypes['LinkDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkOpeningResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkOpening'] = ResolversParentTypes['LinkOpening']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thing?: Resolver<ResolversTypes['LinkedThing'], ParentType, ContextType>;
  thingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkedReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkedReport'] = ResolversParentTypes['LinkedReport']> = {
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  newerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailEntry'] = ResolversParentTypes['MailEntry']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MarkedNotificationsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MarkedNotifications'] = ResolversParentTypes['MarkedNotifications']> = {
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OrganisationRole'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  you?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'token'>>;
  activateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationActivateUserArgs, 'id'>>;
  addDomain?: Resolver<Array<ResolversTypes['OrganisationDomain']>, ParentType, ContextType, RequireFields<MutationAddDomainArgs, 'domain'>>;
  addPasskey?: Resolver<ResolversTypes['AddedPasskey'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  adminResendVerification?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationAdminResendVerificationArgs, 'id'>>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType>;
  beginPasskeyLogin?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType, Partial<MutationBeginPasskeyLoginArgs>>;
  beginPasskeyProof?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType>;
  beginSignIn?: Resolver<ResolversTypes['SignInStart'], ParentType, ContextType, RequireFields<MutationBeginSignInArgs, 'input'>>;
  beginTwoFactor?: Resolver<ResolversTypes['TwoFactorSetup'], ParentType, ContextType, RequireFields<MutationBeginTwoFactorArgs, 'password'>>;
  cancelEmailChange?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  changeEmail?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeRole?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<MutationChangeRoleArgs, 'id' | 'role'>>;
  checkDomain?: Resolver<Array<ResolversTypes['OrganisationDomain']>, ParentType, ContextType, RequireFields<MutationCheckDomainArgs, 'domain'>>;
  confirmLogin?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationConfirmLoginArgs, 'input'>>;
  confirmTwoFactor?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<MutationConfirmTwoFactorArgs, 'code'>>;
  connectByLink?: Resolver<ResolversTypes['SignInEnd'], ParentType, ContextType, RequireFields<MutationConnectByLinkArgs, 'token'>>;
  connectSignIn?: Resolver<ResolversTypes['SignInEnd'], ParentType, ContextType, RequireFields<MutationConnectSignInArgs, 'pending'>>;
  createApiToken?: Resolver<ResolversTypes['NewApiToken'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createLink?: Resolver<ResolversTypes['NewLink'], ParentType, ContextType, RequireFields<MutationCreateLinkArgs, 'input'>>;
  createProvisioningToken?: Resolver<ResolversTypes['CreatedProvisioningToken'], ParentType, ContextType, RequireFields<MutationCreateProvisioningTokenArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, Partial<MutationDeleteAccountArgs>>;
  deleteOrganisation?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
  deleteUser?: Resolver<ResolversTypes['DeletedUser'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  disableTwoFactor?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDisableTwoFactorArgs, 'input'>>;
  disconnectSignIn?: Resolver<Array<ResolversTypes['SignInIdentity']>, ParentType, ContextType, RequireFields<MutationDisconnectSignInArgs, 'id'>>;
  disownEmail?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationDisownEmailArgs, 'token'>>;
  endAtProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCalendarAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endOtherSessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  endSession?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  enterOrganisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType, RequireFields<MutationEnterOrganisationArgs, 'id'>>;
  finishSignIn?: Resolver<ResolversTypes['SignInEnd'], ParentType, ContextType, RequireFields<MutationFinishSignInArgs, 'input'>>;
  forgotPassword?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  giveProof?: Resolver<ResolversTypes['Proof'], ParentType, ContextType, RequireFields<MutationGiveProofArgs, 'input'>>;
  handOver?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType, RequireFields<MutationHandOverArgs, 'id'>>;
  inviteMember?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'input'>>;
  leaveOrganisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginWithPasskey?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationLoginWithPasskeyArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailSignInLink?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationMailSignInLinkArgs, 'pending'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkedNotifications'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'input'>>;
  muteEmails?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationMuteEmailsArgs, 'kinds'>>;
  muteNotifications?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationMuteNotificationsArgs, 'input'>>;
  newCalendarAddress?: Resolver<ResolversTypes['NewCalendarAddress'], ParentType, ContextType>;
  newRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, Partial<MutationNewRecoveryCodesArgs>>;
  openLink?: Resolver<ResolversTypes['OpenedLink'], ParentType, ContextType, RequireFields<MutationOpenLinkArgs, 'input'>>;
  proveByPasskey?: Resolver<ResolversTypes['Proof'], ParentType, ContextType, RequireFields<MutationProveByPasskeyArgs, 'input'>>;
  register?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  remindSupplier?: Resolver<ResolversTypes['Link'], ParentType, ContextType, RequireFields<MutationRemindSupplierArgs, 'id'>>;
  removeDomain?: Resolver<Array<ResolversTypes['OrganisationDomain']>, ParentType, ContextType, RequireFields<MutationRemoveDomainArgs, 'domain'>>;
  removeMember?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'id' | 'links'>>;
  removePasskey?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeSignInConnection?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
  renamePasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renewLink?: Resolver<ResolversTypes['Link'], ParentType, ContextType, RequireFields<MutationRenewLinkArgs, 'input'>>;
  requireSingleSignOn?: Resolver<ResolversTypes['SignInConnection'], ParentType, ContextType, RequireFields<MutationRequireSingleSignOnArgs, 'only'>>;
  resendVerification?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeApiToken?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  revokeLink?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType, RequireFields<MutationRevokeLinkArgs, 'id'>>;
  revokeProvisioningToken?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<MutationRevokeProvisioningTokenArgs, 'id'>>;
  saveSignInConnection?: Resolver<ResolversTypes['SignInConnection'], ParentType, ContextType, RequireFields<MutationSaveSignInConnectionArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  setGroupRoles?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType, RequireFields<MutationSetGroupRolesArgs, 'input'>>;
  suspendUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'id'>>;
  testSignInConnection?: Resolver<Array<ResolversTypes['SignInCheck']>, ParentType, ContextType>;
  undoEmailChange?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'token'>>;
  unsubscribe?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  updateOrganisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType, RequireFields<MutationUpdateOrganisationArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateUsers?: Resolver<Array<ResolversTypes['UserOutcome']>, ParentType, ContextType, RequireFields<MutationUpdateUsersArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  verifyUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'id'>>;
  withdrawInvitation?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'id'>>;
};

export type NewApiTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewApiToken'] = ResolversParentTypes['NewApiToken']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewCalendarAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewCalendarAddress'] = ResolversParentTypes['NewCalendarAddress']> = {
  address?: Resolver<ResolversTypes['CalendarAddress'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewLink'] = ResolversParentTypes['NewLink']> = {
  link?: Resolver<ResolversTypes['Link'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  action?: Resolver<Maybe<ResolversTypes['ActionItem']>, ParentType, ContextType>;
  assessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  linkLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reportId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
  systems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['NotificationEvent'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenedLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpenedLink'] = ResolversParentTypes['OpenedLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LinkKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['LinkedReport']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganisationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Organisation'] = ResolversParentTypes['Organisation'], FederationReferenceType extends FederationReferenceTypes['Organisation'] = FederationReferenceTypes['Organisation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Organisation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['OrganisationAnswer']>, ParentType, ContextType>;
  canReadLog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logHiddenFromApprovers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logShownToReaders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reassessMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OrganisationRole'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['OrganisationSize']>, ParentType, ContextType>;
  turnover?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OrganisationAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganisationAnswer'] = ResolversParentTypes['OrganisationAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganisationDomainResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrganisationDomain'] = ResolversParentTypes['OrganisationDomain']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSynced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  ceremony?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person'], FederationReferenceType extends FederationReferenceTypes['Person'] = FederationReferenceTypes['Person']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Person']> | FederationReferenceType, FederationReferenceType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProofResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Proof'] = ResolversParentTypes['Proof']> = {
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProvisioningResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Provisioning'] = ResolversParentTypes['Provisioning']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupRoles?: Resolver<Array<ResolversTypes['GroupRole']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tokens?: Resolver<Array<ResolversTypes['ProvisioningToken']>, ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProvisioningTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProvisioningToken'] = ResolversParentTypes['ProvisioningToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiTokens?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  calendarAddress?: Resolver<Maybe<ResolversTypes['CalendarAddress']>, ParentType, ContextType>;
  domains?: Resolver<Array<ResolversTypes['OrganisationDomain']>, ParentType, ContextType>;
  exportIdentity?: Resolver<ResolversTypes['ExportPage'], ParentType, ContextType, Partial<QueryExportIdentityArgs>>;
  invitation?: Resolver<ResolversTypes['InvitationOffer'], ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  link?: Resolver<ResolversTypes['Link'], ParentType, ContextType, RequireFields<QueryLinkArgs, 'id'>>;
  linkOpenings?: Resolver<Array<ResolversTypes['LinkOpening']>, ParentType, ContextType, RequireFields<QueryLinkOpeningsArgs, 'id'>>;
  links?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType, RequireFields<QueryLinksArgs, 'first'>>;
  mailLog?: Resolver<Array<ResolversTypes['MailEntry']>, ParentType, ContextType, Partial<QueryMailLogArgs>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first' | 'unread'>>;
  organisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType>;
  organisations?: Resolver<Array<ResolversTypes['Organisation']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  provisioning?: Resolver<ResolversTypes['Provisioning'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  signInByEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signInConnection?: Resolver<Maybe<ResolversTypes['SignInConnection']>, ParentType, ContextType>;
  signInIdentities?: Resolver<Array<ResolversTypes['SignInIdentity']>, ParentType, ContextType>;
  singleSignOnValues?: Resolver<ResolversTypes['SingleSignOnValues'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<QueryVerificationArgs, 'token'>>;
};

export type RecoveryCodesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RoomResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Room'] = ResolversParentTypes['Room']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInCheck'] = ResolversParentTypes['SignInCheck']> = {
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignInCheckState'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['SignInCheckKind'], ParentType, ContextType>;
};

export type SignInConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInConnection'] = ResolversParentTypes['SignInConnection']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultRole?: Resolver<ResolversTypes['OrganisationRole'], ParentType, ContextType>;
  groupRoles?: Resolver<Array<ResolversTypes['GroupRole']>, ParentType, ContextType>;
  groupsClaim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  only?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInEndResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInEnd'] = ResolversParentTypes['SignInEnd']> = {
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInIdentityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInIdentity'] = ResolversParentTypes['SignInIdentity']> = {
  connectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInMeansResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInMeans'] = ResolversParentTypes['SignInMeans']> = {
  app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInStartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInStart'] = ResolversParentTypes['SignInStart']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  binding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SingleSignOnValuesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SingleSignOnValues'] = ResolversParentTypes['SingleSignOnValues']> = {
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedOutUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  otpauthUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoFactorStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFactorState'] = ResolversParentTypes['TwoFactorState']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  adminSecondFactor?: Resolver<Maybe<ResolversTypes['AdminSecondFactor']>, ParentType, ContextType>;
  asksForName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  memberCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mutedEmails?: Resolver<Maybe<Array<ResolversTypes['EmailKind']>>, ParentType, ContextType>;
  mutedNotifications?: Resolver<Maybe<Array<ResolversTypes['NotificationKind']>>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['OrganisationRole']>, ParentType, ContextType>;
  signInMeans?: Resolver<ResolversTypes['SignInMeans'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['TwoFactorState'], ParentType, ContextType>;
  unreadNotifications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserOutcomeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserOutcome'] = ResolversParentTypes['UserOutcome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  ActionItem?: ActionItemResolvers<ContextType>;
  AddedPasskey?: AddedPasskeyResolvers<ContextType>;
  AiSystem?: AiSystemResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  CalendarAddress?: CalendarAddressResolvers<ContextType>;
  CreatedProvisioningToken?: CreatedProvisioningTokenResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletedUser?: DeletedUserResolvers<ContextType>;
  ExportPage?: ExportPageResolvers<ContextType>;
  GroupRole?: GroupRoleResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationOffer?: InvitationOfferResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Link?: LinkResolvers<ContextType>;
  LinkDay?: LinkDayResolvers<ContextType>;
  LinkOpening?: LinkOpeningResolvers<ContextType>;
  LinkedReport?: LinkedReportResolvers<ContextType>;
  MailEntry?: MailEntryResolvers<ContextType>;
  MarkedNotifications?: MarkedNotificationsResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewApiToken?: NewApiTokenResolvers<ContextType>;
  NewCalendarAddress?: NewCalendarAddressResolvers<ContextType>;
  NewLink?: NewLinkResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  OpenedLink?: OpenedLinkResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  OrganisationAnswer?: OrganisationAnswerResolvers<ContextType>;
  OrganisationDomain?: OrganisationDomainResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Proof?: ProofResolvers<ContextType>;
  Provisioning?: ProvisioningResolvers<ContextType>;
  ProvisioningToken?: ProvisioningTokenResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  Room?: RoomResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInCheck?: SignInCheckResolvers<ContextType>;
  SignInConnection?: SignInConnectionResolvers<ContextType>;
  SignInEnd?: SignInEndResolvers<ContextType>;
  SignInIdentity?: SignInIdentityResolvers<ContextType>;
  SignInMeans?: SignInMeansResolvers<ContextType>;
  SignInStart?: SignInStartResolvers<ContextType>;
  SingleSignOnValues?: SingleSignOnValuesResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  TwoFactorState?: TwoFactorStateResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserOutcome?: UserOutcomeResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
};

