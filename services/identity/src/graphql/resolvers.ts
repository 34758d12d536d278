import { type Actor, signedIn, signedInPersonally } from '@aicp/contracts/rights/actor';
import { mayReadLog } from '@aicp/contracts/rights/logReaders';
import { DateTime, JSONValue } from '@aicp/service/graph/scalars';
import type { RequestContext } from '../context.ts';
import { listTokens } from '../store/apiTokens.ts';
import { findCalendarOf } from '../store/calendars.ts';
import { hasConnections } from '../store/connections.ts';
import { findPendingChange } from '../store/emailChanges.ts';
import { listIdentities } from '../store/identities.ts';
import { countMembers, listMembershipsOf } from '../store/memberships.ts';
import { listMutedEmails } from '../store/mutedEmails.ts';
import { listMuted } from '../store/mutedNotifications.ts';
import { countUnread } from '../store/notifications.ts';
import { findOrganisation, type OrganisationRecord } from '../store/organisations.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { findSecondFactor } from '../store/secondFactors.ts';
import { findSignInMeans } from '../store/signInMeans.ts';
import { hasDecidedName } from '../store/usernames.ts';
import { findUser, type User } from '../store/users.ts';
import { createCalendarLink, revokeCalendarLink } from '../use-cases/account/calendarAddress.ts';
import { cancelEmailChange, changeEmail } from '../use-cases/account/changeEmail.ts';
import { deleteAccount, deleteUser } from '../use-cases/account/deleteAccount.ts';
import { disownEmail, readVerification } from '../use-cases/account/disownEmail.ts';
import { exportIdentity } from '../use-cases/account/exportIdentity.ts';
import { register } from '../use-cases/account/register.ts';
import { resendVerification } from '../use-cases/account/resendVerification.ts';
import { activateUser, suspendUser } from '../use-cases/account/setUserStatus.ts';
import { undoEmailChange } from '../use-cases/account/undoEmailChange.ts';
import { updateProfile } from '../use-cases/account/updateProfile.ts';
import { updateUsers } from '../use-cases/account/updateUsers.ts';
import { verifyEmail } from '../use-cases/account/verifyEmail.ts';
import { adminResendVerification, verifyUser } from '../use-cases/account/verifyUser.ts';
import { createLink } from '../use-cases/links/createLink.ts';
import { revokeLink } from '../use-cases/links/endLinks.ts';
import { openLink } from '../use-cases/links/openLink.ts';
import { readLink, readLinks, readOpenings } from '../use-cases/links/readLinks.ts';
import { remindSupplier } from '../use-cases/links/remindSupplier.ts';
import { renewLink } from '../use-cases/links/renewLink.ts';
import { muteEmails, unsubscribe } from '../use-cases/notifications/muteEmails.ts';
import { readEmailLog } from '../use-cases/notifications/readEmailLog.ts';
import { sendContactMessage } from '../use-cases/notifications/sendContactMessage.ts';
import { acceptInvitation } from '../use-cases/organisation/acceptInvitation.ts';
import { changeRole } from '../use-cases/organisation/changeRole.ts';
import { deleteOrganisation } from '../use-cases/organisation/deleteOrganisation.ts';
import { enterOrganisation } from '../use-cases/organisation/enterOrganisation.ts';
import { inviteMember } from '../use-cases/organisation/inviteMember.ts';
import { leaveOrganisation } from '../use-cases/organisation/leaveOrganisation.ts';
import { readInvitation } from '../use-cases/organisation/readInvitation.ts';
import { readInvitations } from '../use-cases/organisation/readInvitations.ts';
import { readMembers } from '../use-cases/organisation/readMembers.ts';
import { readOrganisation, readOrganisations } from '../use-cases/organisation/readOrganisations.ts';
import { removeMember } from '../use-cases/organisation/removeMember.ts';
import { transferOwnership } from '../use-cases/organisation/transferOwnership.ts';
import { updateOrganisation } from '../use-cases/organisation/updateOrganisation.ts';
import { withdrawInvitation } from '../use-cases/organisation/withdrawInvitation.ts';
import { addPasskey } from '../use-cases/signIn/addPasskey.ts';
import { beginPasskey } from '../use-cases/signIn/beginPasskey.ts';
import { beginTwoFactor } from '../use-cases/signIn/beginTwoFactor.ts';
import { changePassword } from '../use-cases/signIn/changePassword.ts';
import { beginPasskeyConfirmation, confirmByPasskey } from '../use-cases/signIn/confirmByPasskey.ts';
import { confirmIdentity } from '../use-cases/signIn/confirmIdentity.ts';
import { confirmLogin } from '../use-cases/signIn/confirmLogin.ts';
import { confirmTwoFactor } from '../use-cases/signIn/confirmTwoFactor.ts';
import { createApiToken } from '../use-cases/signIn/createApiToken.ts';
import { disableTwoFactor } from '../use-cases/signIn/disableTwoFactor.ts';
import { endOtherSessions, endSession, logout } from '../use-cases/signIn/endSession.ts';
import { forgotPassword } from '../use-cases/signIn/forgotPassword.ts';
import { listSessions } from '../use-cases/signIn/listSessions.ts';
import { login } from '../use-cases/signIn/login.ts';
import { beginPasskeyLogin, loginWithPasskey } from '../use-cases/signIn/loginWithPasskey.ts';
import { removePasskey } from '../use-cases/signIn/removePasskey.ts';
import { renamePasskey } from '../use-cases/signIn/renamePasskey.ts';
import { renewRecoveryCodes } from '../use-cases/signIn/renewRecoveryCodes.ts';
import { resetPassword } from '../use-cases/signIn/resetPassword.ts';
import { revokeApiToken } from '../use-cases/signIn/revokeApiTokens.ts';
import { beginSignIn } from '../use-cases/singleSignOn/beginSignIn.ts';
import { connectByLink, mailSignInLink } from '../use-cases/singleSignOn/connectByLink.ts';
import {
  readConnection,
  readSignInValues,
  removeConnection,
  requireSingleSignOn,
  saveConnection,
  testConnection,
} from '../use-cases/singleSignOn/connections.ts';
import { connectSignIn } from '../use-cases/singleSignOn/connectSignIn.ts';
import { disconnectSignIn } from '../use-cases/singleSignOn/disconnectSignIn.ts';
import { addDomain, checkDomain, RECORD, readDomains, removeDomain } from '../use-cases/singleSignOn/domains.ts';
import { endAtProvider } from '../use-cases/singleSignOn/endAtProvider.ts';
import { finishSignIn } from '../use-cases/singleSignOn/finishSignIn.ts';
import { notificationResolvers } from './notificationResolvers.ts';
import { provisioningResolvers } from './provisioningResolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MAX_DAYS = 14;

export const resolvers = {
  DateTime,
  JSON: JSONValue,
  ...notificationResolvers,
  Query: {
    ...notificationResolvers.Query,
    ...provisioningResolvers.Query,
    me: (_root, _args, { actor }) => (actor.kind === 'user' ? findUser(actor.userId) : null),
    verification: (_root, args, ctx) => readVerification(ctx, args),
    exportIdentity: (_root, { after }, ctx) => exportIdentity(ctx, after),
    sessions: (_root, _args, ctx) => listSessions(ctx),
    organisation: (_root, _args, ctx) => readOrganisation(ctx),
    organisations: (_root, _args, ctx) => readOrganisations(ctx),
    links: (_root, of, ctx) => readLinks(ctx, of),
    link: (_root, { id }, ctx) => readLink(ctx, id),
    linkOpenings: (_root, { id }, ctx) => readOpenings(ctx, id),
    invitation: (_root, args, ctx) => readInvitation(ctx, args),
    mailLog: (_root, { state }, ctx) => readEmailLog(ctx, state ?? null),
    signInByEmail: () => hasConnections(),
    signInIdentities: (_root, _args, { actor }) => listIdentities(signedInPersonally(actor).userId),
    signInConnection: (_root, _args, ctx) => readConnection(ctx),
    singleSignOnValues: (_root, _args, ctx) => readSignInValues(ctx),
    domains: (_root, _args, ctx) => readDomains(ctx),
    passkeys: (_root, _args, { actor }) => listPasskeys(signedInPersonally(actor).userId),
    calendarAddress: (_root, _args, { actor }) => findCalendarOf(signedInPersonally(actor)),
    apiTokens: (_root, _args, { actor }) => listTokens(signedInPersonally(actor).userId),
  },
  Mutation: {
    ...notificationResolvers.Mutation,
    ...provisioningResolvers.Mutation,
    register: (_root, { input }, ctx) => register(ctx, input),
    login: (_root, { input }, ctx) => login(ctx, input),
    logout: (_root, _args, ctx) => logout(ctx),
    verifyEmail: (_root, args, ctx) => verifyEmail(ctx, args),
    disownEmail: (_root, args, ctx) => disownEmail(ctx, args),
    unsubscribe: (_root, args, ctx) => unsubscribe(ctx, args),
    resendVerification: (_root, _args, ctx) => resendVerification(ctx),
    forgotPassword: (_root, args, ctx) => forgotPassword(ctx, args),
    resetPassword: (_root, { input }, ctx) => resetPassword(ctx, input),
    updateProfile: (_root, { input }, ctx) => updateProfile(ctx, input),
    updateOrganisation: (_root, { input }, ctx) => updateOrganisation(ctx, input),
    changeEmail: (_root, { input }, ctx) => changeEmail(ctx, input),
    cancelEmailChange: (_root, _args, ctx) => cancelEmailChange(ctx),
    undoEmailChange: (_root, args, ctx) => undoEmailChange(ctx, args),
    changePassword: (_root, { input }, ctx) => changePassword(ctx, input),
    endSession: (_root, { id }, ctx) => endSession(ctx, id),
    endOtherSessions: (_root, _args, ctx) => endOtherSessions(ctx),
    sendContactMessage: (_root, { input }, ctx) => sendContactMessage(ctx, input),
    suspendUser: (_root, { id }, ctx) => suspendUser(ctx, id),
    activateUser: (_root, { id }, ctx) => activateUser(ctx, id),
    verifyUser: (_root, { id }, ctx) => verifyUser(ctx, id),
    updateUsers: (_root, { input }, ctx) => updateUsers(ctx, input),
    adminResendVerification: (_root, { id }, ctx) => adminResendVerification(ctx, id),
    confirmLogin: (_root, { input }, ctx) => confirmLogin(ctx, input),
    giveProof: (_root, { input }, ctx) => confirmIdentity(ctx, input),
    beginTwoFactor: (_root, args, ctx) => beginTwoFactor(ctx, args),
    confirmTwoFactor: (_root, args, ctx) => confirmTwoFactor(ctx, args),
    disableTwoFactor: (_root, { input }, ctx) => disableTwoFactor(ctx, input),
    newRecoveryCodes: (_root, { input }, ctx) => renewRecoveryCodes(ctx, input),
    beginPasskey: (_root, _args, ctx) => beginPasskey(ctx),
    addPasskey: (_root, { input }, ctx) => addPasskey(ctx, input),
    renamePasskey: (_root, args, ctx) => renamePasskey(ctx, args),
    removePasskey: (_root, { id }, ctx) => removePasskey(ctx, id),
    beginSignIn: (_root, { input }, ctx) => beginSignIn(ctx, input),
    finishSignIn: (_root, { input }, ctx) => finishSignIn(ctx, input),
    connectSignIn: (_root, args, ctx) => connectSignIn(ctx, args),
    mailSignInLink: (_root, args, ctx) => mailSignInLink(ctx, args),
    connectByLink: (_root, args, ctx) => connectByLink(ctx, args),
    disconnectSignIn: (_root, { id }, ctx) => disconnectSignIn(ctx, id),
    endAtProvider: (_root, _args, ctx) => endAtProvider(ctx),
    beginPasskeyLogin: (_root, args, ctx) => beginPasskeyLogin(ctx, args),
    loginWithPasskey: (_root, { input }, ctx) => loginWithPasskey(ctx, input),
    beginPasskeyProof: (_root, _args, ctx) => beginPasskeyConfirmation(ctx),
    proveByPasskey: (_root, { input }, ctx) => confirmByPasskey(ctx, input),
    createApiToken: (_root, { input }, ctx) => createApiToken(ctx, input),
    deleteAccount: (_root, args, ctx) => deleteAccount(ctx, args),
    deleteUser: async (_root, { id }, ctx) => ({ id: String(await deleteUser(ctx, id)) }),
    saveSignInConnection: (_root, { input }, ctx) => saveConnection(ctx, input),
    testSignInConnection: (_root, _args, ctx) => testConnection(ctx),
    requireSingleSignOn: (_root, { only }, ctx) => requireSingleSignOn(ctx, only),
    removeSignInConnection: (_root, _args, ctx) => removeConnection(ctx),
    addDomain: (_root, args, ctx) => addDomain(ctx, args),
    checkDomain: (_root, args, ctx) => checkDomain(ctx, args),
    removeDomain: (_root, args, ctx) => removeDomain(ctx, args),
    inviteMember: (_root, { input }, ctx) => inviteMember(ctx, input),
    withdrawInvitation: (_root, { id }, ctx) => withdrawInvitation(ctx, id),
    acceptInvitation: (_root, args, ctx) => acceptInvitation(ctx, args),
    changeRole: (_root, { id, role }, ctx) => changeRole(ctx, id, { role }),
    removeMember: (_root, { id, links }, ctx) => removeMember(ctx, id, links),
    leaveOrganisation: (_root, _args, ctx) => leaveOrganisation(ctx),
    handOver: (_root, args, ctx) => transferOwnership(ctx, args),
    enterOrganisation: (_root, { id }, ctx) => enterOrganisation(ctx, id),
    deleteOrganisation: (_root, _args, ctx) => deleteOrganisation(ctx),
    revokeApiToken: (_root, { id }, ctx) => revokeApiToken(ctx, id),
    muteEmails: (_root, input, ctx) => muteEmails(ctx, input),
    newCalendarAddress: (_root, _args, ctx) => createCalendarLink(ctx),
    endCalendarAddress: (_root, _args, ctx) => revokeCalendarLink(ctx),
    createLink: (_root, { input }, ctx) => createLink(ctx, input),
    renewLink: (_root, { input }, ctx) => renewLink(ctx, input),
    remindSupplier: (_root, { id }, ctx) => remindSupplier(ctx, id),
    revokeLink: (_root, { id }, ctx) => revokeLink(ctx, id),
    openLink: (_root, { input }, ctx) => openLink(ctx, input),
  },
  Organisation: {
    name: ({ id, companyName }, _args, { names }) => companyName ?? names.organisation.load({ id, companyName }),
    role: async ({ id }, _args, { actor, names }) => (await names.role.load(id)) ?? signedIn(actor).role,
    canReadLog: async (organisation, _args, { actor, names }) =>
      mayReadLog((await names.role.load(organisation.id)) ?? signedIn(actor).role, organisation),
    current: ({ id }, _args, { actor }) => actor.kind === 'user' && actor.organisationId === id,
    members: ({ id }, _args, ctx) => readMembers(ctx, id),
    invitations: ({ id }, _args, ctx) => readInvitations(ctx, id),
    answers: ({ answers }) => Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
    /** Resolves the caller's own only. */
    __resolveReference: ({ id }, { actor }) =>
      actor.kind === 'user' && actor.organisationId === Number(id) ? findOrganisation(actor.organisationId) : null,
  },
  Link: {
    reports: ({ reports }, { first }) => reports.slice(0, Math.max(0, first)),
    reportCount: ({ reports }) => reports.length,
    hasNewer: ({ reports }) => reports.some(({ newerId }) => newerId !== null),
    hasPasscode: ({ passcodeHash }) => passcodeHash !== null,
    room: ({ room }) => (room === null ? null : { id: String(room) }),
    days: ({ days }) =>
      Object.entries(days)
        .map(([day, uses]) => ({ day, uses }))
        .slice(-MAX_DAYS),
  },
  OrganisationDomain: { record: ({ domain }) => `${RECORD}.${domain}` },
  Person: {
    username: async ({ id }, _args, { names }) => (await names.member.load(Number(id)))?.username ?? null,
    fullName: async ({ id }, _args, { names }) => (await names.member.load(Number(id)))?.fullName ?? null,
    /** Null if the caller may not see it. */
    __resolveReference: ({ id }) => ({ id }),
  },
  User: {
    companyName: async (user, _args, { actor }) => (await workplaceIn(user, actor)).companyName,
    jurisdiction: async (user, _args, { actor }) => (await workplaceIn(user, actor)).jurisdiction,
    role: ({ id }, _args, ctx) => ownPlace(ctx, id)?.role ?? null,
    organisationCount: async ({ id }, _args, ctx) => (ownPlace(ctx, id) ? (await listMembershipsOf(id)).length : null),
    memberCount: ({ id }, _args, ctx) => {
      const place = ownPlace(ctx, id);
      return place ? countMembers(place.organisationId) : null;
    },
    mutedEmails: ({ id }, _args, { actor }) =>
      actor.kind === 'user' && actor.userId === id ? listMutedEmails(id) : null,
    unreadNotifications: ({ id }, _args, ctx) => {
      const place = ownPlace(ctx, id);
      return place ? countUnread({ userId: id, organisationId: place.organisationId }) : null;
    },
    mutedNotifications: ({ id }, _args, ctx) => (ownPlace(ctx, id) ? listMuted(id) : null),
    asksForName: async ({ id, fullName }, _args, ctx) =>
      fullName === null && ownPlace(ctx, id) !== null && !(await hasDecidedName(id)),
    twoFactor: async ({ id }) => {
      const factor = await findSecondFactor(id);
      return { enabled: Boolean(factor?.enabledAt), recoveryCodesLeft: factor?.recoveryCodes.length ?? 0 };
    },
    pendingEmail: async ({ id }, _args, ctx) => (await findPendingChange(id, ctx.now()))?.email ?? null,
    signInMeans: ({ id }) => findSignInMeans(id),
    adminSecondFactor: async ({ id, isAdmin }, _args, { actor }) => {
      if (!isAdmin || actor.kind !== 'user' || actor.userId !== id) return null;
      if (actor.adminFactor) return actor.adminFactor === 'on' ? 'ON' : 'REQUIRED';
      return (await findSignInMeans(id)).code ? 'ON' : 'ADVISED';
    },
    /** Resolves the caller's own account only. */
    __resolveReference: ({ id }, { actor }) =>
      actor.kind === 'user' && actor.userId === Number(id) ? findUser(actor.userId) : null,
  },
} satisfies Resolvers;

/** The workplace of the caller, or of the user just signed in; null for others. */
function ownPlace({ actor, entered }: RequestContext, userId: number): RequestContext['entered'] {
  if (entered) return entered.userId === userId ? entered : null;
  return actor.kind === 'user' && actor.userId === userId ? actor : null;
}

/** A user may be signed in to two organisations at once: each session shows its own. */
function workplaceIn(
  user: User,
  actor: Actor,
): Pick<User, 'companyName' | 'jurisdiction'> | Promise<OrganisationRecord> {
  const isElsewhere = actor.kind === 'user' && actor.userId === user.id && actor.organisationId !== user.organisationId;
  return isElsewhere ? findOrganisation(actor.organisationId) : user;
}
