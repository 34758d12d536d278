/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query UnreadNotifications {\n    me {\n      id\n      unreadNotifications\n    }\n  }\n": typeof types.UnreadNotificationsDocument,
    "\n  query RailCounts {\n    actionCounts {\n      open\n      doing\n      overdue\n    }\n    lawChanges {\n      open\n    }\n  }\n": typeof types.RailCountsDocument,
    "\n  query Find($words: String!, $others: String!, $namesKind: Boolean!) {\n    byAll: systemRegister(filter: { search: $words }, first: 6) {\n      ...Found_register\n    }\n    byOthers: systemRegister(filter: { search: $others }, first: 6) @include(if: $namesKind) {\n      ...Found_register\n    }\n  }\n": typeof types.FindDocument,
    "\n  fragment Found_register on SystemRegister {\n    systems {\n      id\n      name\n      jurisdiction\n      results {\n        jurisdiction\n        latestAssessment {\n          id\n          class\n          completedAt\n          assessment {\n            id\n            documents {\n              id\n              type\n              title\n              state\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.Found_RegisterFragmentDoc,
    "\n  fragment Some on AiSystem {\n    name\n    owner {\n      id\n      username\n    }\n  }\n": typeof types.SomeFragmentDoc,
    "\n      fragment Name on Person {\n        id\n        username\n      }\n    ": typeof types.NameFragmentDoc,
    "\n  fragment ApiTokensSection_token on ApiToken {\n    id\n    name\n    scope\n    resources\n    networks\n    hint\n    lastUsedAt\n    expiresAt\n  }\n": typeof types.ApiTokensSection_TokenFragmentDoc,
    "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...ApiTokensSection_token\n    }\n  }\n": typeof types.RevokeApiTokenDocument,
    "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      id\n      email\n      pendingEmail\n      notice\n    }\n  }\n": typeof types.ChangeEmailDocument,
    "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) {\n      token\n      notice\n      apiToken {\n        id\n        ...ApiTokensSection_token\n      }\n    }\n  }\n": typeof types.CreateApiTokenDocument,
    "\n  fragment DataSection_organisation on Organisation {\n    id\n    name\n    role\n    members {\n      id\n      role\n    }\n  }\n": typeof types.DataSection_OrganisationFragmentDoc,
    "\n  fragment DataSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n    signInMeans {\n      password\n    }\n  }\n": typeof types.DataSection_UserFragmentDoc,
    "\n  mutation DeleteAccount($password: String, $code: String) {\n    deleteAccount(password: $password, code: $code) {\n      message\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  fragment EmailsSection_user on User {\n    id\n    mutedEmails\n  }\n": typeof types.EmailsSection_UserFragmentDoc,
    "\n  mutation MuteEmails($kinds: [EmailKind!]!) {\n    muteEmails(kinds: $kinds) {\n      ...EmailsSection_user\n    }\n  }\n": typeof types.MuteEmailsDocument,
    "\n  mutation BeginTwoFactor($password: String!) {\n    beginTwoFactor(password: $password) {\n      secret\n      otpauthUri\n      qrCode\n    }\n  }\n": typeof types.BeginTwoFactorDocument,
    "\n  mutation ConfirmTwoFactor($code: String!) {\n    confirmTwoFactor(code: $code) {\n      recoveryCodes\n      user {\n        id\n        ...TwoFactorSection_user\n      }\n    }\n  }\n": typeof types.ConfirmTwoFactorDocument,
    "\n  fragment NotificationsSection_user on User {\n    id\n    mutedNotifications\n  }\n": typeof types.NotificationsSection_UserFragmentDoc,
    "\n  mutation MuteNotifications($input: MuteNotificationsInput!) {\n    muteNotifications(input: $input) {\n      id\n      mutedNotifications\n    }\n  }\n": typeof types.MuteNotificationsDocument,
    "\n  mutation RenewPasskeyRecoveryCodes {\n    newRecoveryCodes {\n      recoveryCodes\n      user {\n        id\n        ...PasskeysSection_user\n      }\n    }\n  }\n": typeof types.RenewPasskeyRecoveryCodesDocument,
    "\n  fragment PasskeysSection_passkey on Passkey {\n    id\n    name\n    isSynced\n    createdAt\n    lastUsedAt\n  }\n": typeof types.PasskeysSection_PasskeyFragmentDoc,
    "\n  fragment PasskeysSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n  }\n": typeof types.PasskeysSection_UserFragmentDoc,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      id\n      notice\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      id\n      pendingEmail\n    }\n  }\n": typeof types.CancelEmailChangeDocument,
    "\n  fragment ProfileSection_user on User {\n    id\n    email\n    isEmailVerified\n    pendingEmail\n    fullName\n    companyName\n    jurisdiction\n    signInMeans {\n      password\n    }\n  }\n": typeof types.ProfileSection_UserFragmentDoc,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      fullName\n      companyName\n      jurisdiction\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  fragment ProviderSection_identity on SignInIdentity {\n    id\n    issuer\n    connectedAt\n    lastUsedAt\n  }\n": typeof types.ProviderSection_IdentityFragmentDoc,
    "\n  mutation DisconnectSignIn($id: ID!) {\n    disconnectSignIn(id: $id) {\n      id\n      ...ProviderSection_identity\n    }\n  }\n": typeof types.DisconnectSignInDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      id\n      ...PasskeysSection_passkey\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      ...PasskeysSection_passkey\n    }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation NewRecoveryCodes($input: SecondFactorInput!) {\n    newRecoveryCodes(input: $input) {\n      recoveryCodes\n      user {\n        id\n        ...TwoFactorSection_user\n      }\n    }\n  }\n": typeof types.NewRecoveryCodesDocument,
    "\n  fragment SecurityLogSection_page on SecurityLogPage {\n    entries {\n      id\n      at\n      details\n      by\n      device\n      address\n    }\n    next\n  }\n": typeof types.SecurityLogSection_PageFragmentDoc,
    "\n  query MoreSecurityLog($after: String!) {\n    securityLog(first: 50, after: $after) {\n      ...SecurityLogSection_page\n    }\n  }\n": typeof types.MoreSecurityLogDocument,
    "\n  fragment SessionsSection_session on Session {\n    id\n    device\n    address\n    lastSeenAt\n    current\n  }\n": typeof types.SessionsSection_SessionFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n      ...SessionsSection_session\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      id\n      ...SessionsSection_session\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  fragment TwoFactorSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n  }\n": typeof types.TwoFactorSection_UserFragmentDoc,
    "\n  mutation DisableTwoFactor($input: SecondFactorInput!) {\n    disableTwoFactor(input: $input) {\n      id\n      ...TwoFactorSection_user\n    }\n  }\n": typeof types.DisableTwoFactorDocument,
    "\n  query Account {\n    me {\n      id\n      username\n      createdAt\n      signInMeans {\n        password\n      }\n      ...ProfileSection_user\n      ...TwoFactorSection_user\n      ...PasskeysSection_user\n      ...EmailsSection_user\n      ...NotificationsSection_user\n      ...DataSection_user\n    }\n    organisation {\n      id\n      ...DataSection_organisation\n    }\n    signInIdentities {\n      id\n      ...ProviderSection_identity\n    }\n    passkeys {\n      id\n      ...PasskeysSection_passkey\n    }\n    sessions {\n      id\n      ...SessionsSection_session\n    }\n    securityLog(first: 10) {\n      ...SecurityLogSection_page\n    }\n    apiTokens {\n      id\n      ...ApiTokensSection_token\n    }\n  }\n": typeof types.AccountDocument,
    "\n  mutation BeginPasskey {\n    beginPasskey {\n      ceremony\n      options\n    }\n  }\n": typeof types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n        ...PasskeysSection_passkey\n      }\n      recoveryCodes\n      user {\n        id\n        ...PasskeysSection_user\n        ...TwoFactorSection_user\n      }\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  fragment ActionCard_action on ActionItem {\n    id\n    title\n    cites\n    jurisdiction\n    state\n    filed\n    due\n    overdue\n    organisation\n    owner {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n": typeof types.ActionCard_ActionFragmentDoc,
    "\n  fragment ActionComments_action on ActionItem {\n    id\n    comments {\n      id\n      at\n      kind\n      text\n      by {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.ActionComments_ActionFragmentDoc,
    "\n  mutation CommentOnAction($id: ID!, $text: String!, $mentions: [ID!]) {\n    commentOnAction(id: $id, text: $text, mentions: $mentions) {\n      id\n      commentCount\n      ...ActionComments_action\n    }\n  }\n": typeof types.CommentOnActionDocument,
    "\n  fragment ActionDetails_action on ActionItem {\n    id\n    title\n    why\n    who\n    questionId\n    jurisdiction\n    state\n    stateAt\n    filed\n    gap\n    appliesFrom\n    doneNote\n    due\n    lawDue\n    dueWords\n    overdue\n    cites\n    reportId\n    closedBy\n    completedBy {\n      id\n      username\n      fullName\n    }\n    evidencePlace {\n      assessmentId\n      supports\n    }\n    citation {\n      ...Citation_citation\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    organisation\n    system {\n      id\n      jurisdiction\n      name\n      openAssessmentId\n    }\n    ...DueRequest_action\n    ...OwnAction_action\n    ...ActionRisk_action\n    ...ActionComments_action\n  }\n": typeof types.ActionDetails_ActionFragmentDoc,
    "\n  query Action($id: ID!) {\n    action(id: $id) {\n      id\n      title\n      ...ActionDetails_action\n    }\n  }\n": typeof types.ActionDocument,
    "\n  fragment ActionRisk_action on ActionItem {\n    id\n    state\n    acceptance {\n      reason\n      reviewDay\n      approvedAt\n      askedBy {\n        id\n        username\n        fullName\n      }\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.ActionRisk_ActionFragmentDoc,
    "\n  mutation DecideAcceptance($input: DecideAcceptanceInput!) {\n    decideAcceptance(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n": typeof types.DecideAcceptanceDocument,
    "\n  fragment ActionRow_action on ActionItem {\n    id\n    title\n    why\n    cites\n    jurisdiction\n    goodPractice\n    severity\n    state\n    stateAt\n    filed\n    gap\n    appliesFrom\n    reportId\n    reportedAt\n    closedBy\n    completedBy {\n      id\n      username\n      fullName\n    }\n    due\n    lawDue\n    pendingDue\n    dueWords\n    overdue\n    organisation\n    commentCount\n    acceptance {\n      approvedAt\n    }\n    stateBy {\n      id\n      username\n      fullName\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n": typeof types.ActionRow_ActionFragmentDoc,
    "\n  mutation UpdateActions($input: UpdateActionsInput!) {\n    updateActions(input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateActionsDocument,
    "\n  fragment DueRequest_action on ActionItem {\n    id\n    state\n    lawDue\n    pendingDue\n    dueReason\n    dueRequest {\n      askedBy {\n        id\n        username\n        fullName\n      }\n      agreedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.DueRequest_ActionFragmentDoc,
    "\n  mutation DecideDueDate($input: DecideDueDateInput!) {\n    decideDueDate(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n": typeof types.DecideDueDateDocument,
    "\n  query AssessedSystems {\n    eu: systems(jurisdiction: EU, first: 300) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n    }\n    uk: systems(jurisdiction: UK, first: 300) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n    }\n  }\n": typeof types.AssessedSystemsDocument,
    "\n  mutation CreateAction($input: CreateActionInput!) {\n    createAction(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateActionDocument,
    "\n  fragment OwnAction_action on ActionItem {\n    id\n    title\n    cites\n  }\n": typeof types.OwnAction_ActionFragmentDoc,
    "\n  mutation DeleteAction($id: ID!) {\n    deleteAction(id: $id)\n  }\n": typeof types.DeleteActionDocument,
    "\n  mutation AskToAccept($input: AskToAcceptInput!) {\n    askToAccept(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n": typeof types.AskToAcceptDocument,
    "\n  query Actions($filter: ActionFilter!, $sort: ActionSort!, $reversed: Boolean!, $first: Int!, $after: String) {\n    actions(filter: $filter, sort: $sort, reversed: $reversed, first: $first, after: $after) {\n      next\n      items {\n        id\n        state\n        lawDue\n        ...ActionRow_action\n        ...ActionCard_action\n      }\n      counts {\n        open\n        doing\n        done\n        accepted\n        closed\n        overdue\n      }\n      systems {\n        id\n        name\n      }\n    }\n    doneActions {\n      count\n      jurisdiction\n      questionIds\n      system {\n        id\n        jurisdiction\n        name\n        openAssessmentId\n      }\n    }\n    organisation {\n      id\n      members {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.ActionsDocument,
    "\n  query AdminSecondFactor {\n    me {\n      id\n      adminSecondFactor\n    }\n  }\n": typeof types.AdminSecondFactorDocument,
    "\n  fragment UserBadges_user on AdminUser {\n    id\n    status\n    isEmailVerified\n    isAdmin\n  }\n": typeof types.UserBadges_UserFragmentDoc,
    "\n  query ActivityLog {\n    activityLog {\n      entries\n      first\n      last {\n        id\n        hash\n      }\n      retentionDays\n      actions\n    }\n  }\n": typeof types.ActivityLogDocument,
    "\n  fragment ActivityRow_activity on Activity {\n    id\n    username\n    userId\n    action\n    details\n    target {\n      kind\n      id\n    }\n    address\n    device\n    reason\n    timestamp\n    hash\n  }\n": typeof types.ActivityRow_ActivityFragmentDoc,
    "\n  query Activities($first: Int!, $after: String, $filter: ActivityFilter) {\n    activities(first: $first, after: $after, filter: $filter) {\n      activities {\n        id\n        ...ActivityRow_activity\n      }\n      next\n    }\n  }\n": typeof types.ActivitiesDocument,
    "\n  mutation VerifyActivityLog {\n    verifyActivityLog {\n      intact\n      entries\n      firstBroken\n      message\n    }\n  }\n": typeof types.VerifyActivityLogDocument,
    "\n  mutation SetActivityRetention($days: Int) {\n    setActivityRetention(days: $days) {\n      entries\n      first\n      last {\n        id\n        hash\n      }\n      retentionDays\n      actions\n    }\n  }\n": typeof types.SetActivityRetentionDocument,
    "\n  query MailLog($state: MailState) {\n    mailLog(state: $state) {\n      id\n      template\n      userId\n      state\n      attempts\n      error\n      createdAt\n      updatedAt\n    }\n  }\n": typeof types.MailLogDocument,
    "\n  query WebhookLog {\n    webhookLog {\n      id\n      type\n      mode\n      receivedAt\n      handledAt\n    }\n  }\n": typeof types.WebhookLogDocument,
    "\n  fragment QueueSection_queue on JobQueue {\n    id\n    waiting\n    active\n    delayed\n    failed\n    erasures\n    erasingSince\n    dead {\n      id\n      name\n      tries\n      since\n      reason\n    }\n  }\n": typeof types.QueueSection_QueueFragmentDoc,
    "\n  query Queues {\n    queues {\n      id\n      ...QueueSection_queue\n    }\n  }\n": typeof types.QueuesDocument,
    "\n  mutation RetryJobs($queue: ID!, $jobId: ID) {\n    retryJobs(queue: $queue, jobId: $jobId) {\n      id\n      ...QueueSection_queue\n    }\n  }\n": typeof types.RetryJobsDocument,
    "\n  mutation DiscardJob($queue: ID!, $jobId: ID!, $reason: String!) {\n    discardJob(queue: $queue, jobId: $jobId, reason: $reason) {\n      id\n      ...QueueSection_queue\n    }\n  }\n": typeof types.DiscardJobDocument,
    "\n  query AdminOrganisations($after: ID) {\n    adminOrganisations(first: 1000, after: $after) {\n      organisations {\n        id\n        name\n        people\n        isActive\n        plan\n        systemCount\n        assessmentCount\n      }\n      next\n    }\n  }\n": typeof types.AdminOrganisationsDocument,
    "\n  query AdminCharts {\n    adminCharts {\n      registrations {\n        month\n        count\n      }\n      assessments {\n        month\n        high\n        medium\n        low\n      }\n      revenue {\n        month\n        currency\n        testMode\n        amount\n      }\n    }\n  }\n": typeof types.AdminChartsDocument,
    "\n  query AdminStats {\n    adminStats {\n      totalUsers\n      verifiedUsers\n      activeUsers\n      totalAssessments\n      recentRegistrations\n    }\n  }\n": typeof types.AdminStatsDocument,
    "\n  mutation SetPaymentSettings($input: PaymentSettingsInput!) {\n    setPaymentSettings(input: $input) {\n      sandboxMode\n      testReady\n      liveReady\n      simulator\n      warning\n    }\n  }\n": typeof types.SetPaymentSettingsDocument,
    "\n  query PaymentSettings {\n    paymentSettings {\n      sandboxMode\n      testReady\n      liveReady\n      simulator\n      warning\n    }\n  }\n": typeof types.PaymentSettingsDocument,
    "\n  fragment UserActionButtons_user on AdminUser {\n    id\n    username\n    status\n    isEmailVerified\n  }\n": typeof types.UserActionButtons_UserFragmentDoc,
    "\n  fragment UserFacts_user on AdminUser {\n    id\n    email\n    companyName\n    jurisdiction\n    plan\n    assessmentCount\n    createdAt\n    lastLogin\n  }\n": typeof types.UserFacts_UserFragmentDoc,
    "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      username\n      ...UserBadges_user\n      ...UserFacts_user\n      ...UserActionButtons_user\n      systems {\n        id\n        ...UserSystems_system\n      }\n    }\n  }\n": typeof types.AdminUserDocument,
    "\n  query AdminUserAgain($id: ID!) {\n    adminUser(id: $id) {\n      id\n      username\n      ...UserBadges_user\n      ...UserFacts_user\n      ...UserActionButtons_user\n    }\n  }\n": typeof types.AdminUserAgainDocument,
    "\n  fragment UserSystems_system on AdminSystem {\n    id\n    name\n    systemType\n    jurisdiction\n    riskLevel\n    scored\n    class\n    assessedAt\n  }\n": typeof types.UserSystems_SystemFragmentDoc,
    "\n  query NamedSystems($id: ID!) {\n    adminUser(id: $id) {\n      id\n      systems(names: true) {\n        id\n        ...UserSystems_system\n      }\n    }\n  }\n": typeof types.NamedSystemsDocument,
    "\n  mutation DeleteUser($id: ID!) {\n    deleteUser(id: $id) {\n      id\n      listed\n    }\n  }\n": typeof types.DeleteUserDocument,
    "\n  query ArchivedOfUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      systems(names: true) {\n        id\n        name\n        archived\n        heldUntil\n      }\n    }\n  }\n": typeof types.ArchivedOfUserDocument,
    "\n  mutation UpdateUsers($input: UpdateUsersInput!) {\n    updateUsers(input: $input) {\n      id\n      message\n      user {\n        id\n        adminUser {\n          id\n          ...ListedUser_user\n        }\n      }\n    }\n  }\n": typeof types.UpdateUsersDocument,
    "\n  fragment UserMenu_user on AdminUser {\n    id\n    username\n    status\n    isEmailVerified\n  }\n": typeof types.UserMenu_UserFragmentDoc,
    "\n  fragment UserRow_user on AdminUser {\n    id\n    username\n    email\n    companyName\n    assessmentCount\n    createdAt\n    lastLogin\n    ...UserBadges_user\n    ...UserMenu_user\n  }\n": typeof types.UserRow_UserFragmentDoc,
    "\n  mutation VerifyUser($id: ID!) {\n    user: verifyUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n": typeof types.VerifyUserDocument,
    "\n  mutation SuspendUser($id: ID!) {\n    user: suspendUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n": typeof types.SuspendUserDocument,
    "\n  mutation ActivateUser($id: ID!) {\n    user: activateUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n": typeof types.ActivateUserDocument,
    "\n  mutation AdminResendVerification($id: ID!) {\n    adminResendVerification(id: $id) {\n      message\n    }\n  }\n": typeof types.AdminResendVerificationDocument,
    "\n  fragment ListedUser_user on AdminUser {\n    id\n    username\n    email\n    companyName\n    status\n    isEmailVerified\n    assessmentCount\n    createdAt\n    lastLogin\n    ...UserRow_user\n  }\n": typeof types.ListedUser_UserFragmentDoc,
    "\n  query AdminUsers($first: Int!, $after: ID!) {\n    adminUsers(first: $first, after: $after) {\n      users {\n        ...ListedUser_user\n      }\n      next\n    }\n  }\n": typeof types.AdminUsersDocument,
    "\n  query Assessment($id: ID!) {\n    assessment(id: $id) {\n      id\n      system {\n        id\n        jurisdiction\n        name\n        archived\n      }\n      questions(all: true) {\n        id\n      }\n      ...Questionnaire_assessment\n    }\n  }\n": typeof types.AssessmentDocument,
    "\n  mutation DiscardAssessment($id: ID!) {\n    discardAssessment(id: $id)\n  }\n": typeof types.DiscardAssessmentDocument,
    "\n  fragment QuestionForm_question on Question {\n    id\n    category\n    question\n    type\n    options {\n      value\n      label\n    }\n    helpText\n    citation {\n      ...Citation_citation\n    }\n  }\n": typeof types.QuestionForm_QuestionFragmentDoc,
    "\n  query Turnover {\n    organisation {\n      id\n      turnover\n    }\n  }\n": typeof types.TurnoverDocument,
    "\n  mutation SaveTurnover($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      turnover\n    }\n  }\n": typeof types.SaveTurnoverDocument,
    "\n  query NotesNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      annotations {\n        assessmentId\n        questionId\n        note\n        notedBy {\n          id\n          username\n          fullName\n        }\n        notedAt\n      }\n    }\n  }\n": typeof types.NotesNowDocument,
    "\n  mutation AnnotateQuestion($input: AnnotateQuestionInput!) {\n    annotateQuestion(input: $input) {\n      assessmentId\n      questionId\n      note\n      notedBy {\n        id\n      }\n      notedAt\n      flag {\n        text\n        member {\n          id\n        }\n        flaggedBy {\n          id\n        }\n      }\n    }\n  }\n": typeof types.AnnotateQuestionDocument,
    "\n  fragment Questionnaire_assessment on Assessment {\n    id\n    status\n    jurisdiction\n    isCurrentBank\n    system {\n      id\n      jurisdiction\n      name\n      systemType\n    }\n    responses {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n    }\n    annotations {\n      assessmentId\n      questionId\n      note\n      notedBy {\n        id\n      }\n      notedAt\n      flag {\n        text\n        member {\n          id\n        }\n        flaggedBy {\n          id\n        }\n      }\n    }\n    lastNotes {\n      questionId\n      note\n      notedAt\n    }\n    supplierAnswers {\n      questionId\n      question\n      answer\n      from\n      at\n    }\n    previous {\n      id\n      completedAt\n    }\n    lastAnswers {\n      questionId\n      answer\n      change\n    }\n    otherLaw {\n      id\n      jurisdiction\n      completedAt\n    }\n    organisationAnswers {\n      questionId\n      answer\n      answeredAt\n    }\n    organisationTurnover {\n      euros\n      answeredAt\n    }\n    suggestions {\n      questionId\n      answer\n      source\n    }\n    questions(all: true) {\n      id\n      category\n      group\n      question\n      askedWhen\n      type\n      options {\n        value\n        label\n      }\n      ...QuestionForm_question\n    }\n  }\n": typeof types.Questionnaire_AssessmentFragmentDoc,
    "\n  mutation SaveResponse($input: SaveResponseInput!) {\n    saveResponse(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n      replaced {\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n": typeof types.SaveResponseDocument,
    "\n  mutation SaveResponses($input: SaveResponsesInput!) {\n    saveResponses(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n      replaced {\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n": typeof types.SaveResponsesDocument,
    "\n  mutation ConfirmAnswers($input: ConfirmAnswersInput!) {\n    confirmAnswers(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n    }\n  }\n": typeof types.ConfirmAnswersDocument,
    "\n  query AssessmentNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      status\n      completedBy {\n        id\n        username\n        fullName\n      }\n      responses {\n        assessmentId\n        questionId\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n      annotations {\n        assessmentId\n        questionId\n        note\n        notedBy {\n          id\n          username\n          fullName\n        }\n        notedAt\n        flag {\n          text\n          member {\n            id\n            username\n            fullName\n          }\n          flaggedBy {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.AssessmentNowDocument,
    "\n  mutation CompleteAssessment($id: ID!) {\n    completeAssessment(id: $id) {\n      id\n      status\n      riskLevel\n      riskScore\n      completedAt\n      responses {\n        assessmentId\n        questionId\n        answer\n        answeredBy {\n          id\n        }\n      }\n      system {\n        id\n        jurisdiction\n        openAssessmentId\n        latestAssessment {\n          id\n          riskLevel\n          completedAt\n        }\n      }\n    }\n  }\n": typeof types.CompleteAssessmentDocument,
    "\n  query AssessmentRemarks($id: ID!) {\n    assessment(id: $id) {\n      id\n      remarks\n    }\n  }\n": typeof types.AssessmentRemarksDocument,
    "\n  mutation ConnectSignIn($pending: String!) {\n    connectSignIn(pending: $pending) {\n      to\n    }\n  }\n": typeof types.ConnectSignInDocument,
    "\n  mutation MailSignInLink($pending: String!) {\n    mailSignInLink(pending: $pending) {\n      message\n    }\n  }\n": typeof types.MailSignInLinkDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      message\n    }\n  }\n": typeof types.ForgotPasswordDocument,
    "\n  mutation LogIn($input: LoginInput!) {\n    login(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n": typeof types.LogInDocument,
    "\n  mutation BeginPasskeyLogin($challenge: String) {\n    beginPasskeyLogin(challenge: $challenge) {\n      ceremony\n      options\n    }\n  }\n": typeof types.BeginPasskeyLoginDocument,
    "\n  mutation LogInWithPasskey($input: PasskeyInput!) {\n    loginWithPasskey(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n": typeof types.LogInWithPasskeyDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n      notice\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation ConfirmLogin($input: ConfirmLoginInput!) {\n    confirmLogin(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n": typeof types.ConfirmLoginDocument,
    "\n  mutation ConnectByLink($token: String!) {\n    connectByLink(token: $token) {\n      to\n    }\n  }\n": typeof types.ConnectByLinkDocument,
    "\n  mutation CreateSystem($input: CreateSystemInput!) {\n    createSystem(input: $input) {\n      id\n      ...SystemRow_system\n    }\n  }\n": typeof types.CreateSystemDocument,
    "\n  query DutyCounts($jurisdiction: Jurisdiction!) {\n    dutyCounts(jurisdiction: $jurisdiction) {\n      asOf\n      applicable\n      met\n      proved\n      before {\n        asOf\n        met\n        proved\n      }\n    }\n  }\n": typeof types.DutyCountsDocument,
    "\n  fragment SystemRow_system on AiSystem {\n    id\n    name\n    description\n    systemType\n    jurisdiction\n    createdAt\n    openAssessment {\n      id\n      responseCount\n      questionCount\n    }\n    latestAssessment {\n      id\n      riskLevel\n      scored\n      completedAt\n      class\n      complianceScore\n      openGaps\n      nextDate\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    ...StartAssessmentButton_system\n    ...SystemMenu_system\n  }\n": typeof types.SystemRow_SystemFragmentDoc,
    "\n  query Dashboard(\n    $jurisdiction: Jurisdiction!\n    $filter: SystemFilter\n    $sort: SystemSort!\n    $reversed: Boolean!\n    $first: Int!\n    $skip: Int!\n  ) {\n    systemLedger(\n      jurisdiction: $jurisdiction\n      filter: $filter\n      sort: $sort\n      reversed: $reversed\n      first: $first\n      skip: $skip\n    ) {\n      counts {\n        all\n        high\n        medium\n        low\n        notAssessed\n      }\n      types\n      matchCount\n      systems {\n        id\n        ...SystemRow_system\n      }\n    }\n    actionCounts(jurisdiction: $jurisdiction) {\n      overdue\n    }\n    reportsForReview(jurisdiction: $jurisdiction) {\n      toReview\n      sentBack\n    }\n    documentsForReview(jurisdiction: $jurisdiction) {\n      toReview {\n        reportId\n        type\n      }\n      sentBack {\n        reportId\n        type\n      }\n    }\n    evidenceDates(first: 100, jurisdiction: $jurisdiction) {\n      id\n      validUntil\n    }\n    answeredRequests(jurisdiction: $jurisdiction)\n    lawChanges {\n      open(jurisdiction: $jurisdiction)\n    }\n  }\n": typeof types.DashboardDocument,
    "\n  fragment CalendarSection_address on CalendarAddress {\n    createdAt\n  }\n": typeof types.CalendarSection_AddressFragmentDoc,
    "\n  mutation NewCalendarAddress {\n    newCalendarAddress {\n      url\n      address {\n        ...CalendarSection_address\n      }\n    }\n  }\n": typeof types.NewCalendarAddressDocument,
    "\n  mutation EndCalendarAddress {\n    endCalendarAddress\n  }\n": typeof types.EndCalendarAddressDocument,
    "\n  fragment IntervalSetting_organisation on Organisation {\n    id\n    reassessMonths\n  }\n": typeof types.IntervalSetting_OrganisationFragmentDoc,
    "\n  mutation SetReassessMonths($months: Int) {\n    updateOrganisation(input: { reassessMonths: $months }) {\n      ...IntervalSetting_organisation\n      reassessments(first: 100) {\n        ...Deadlines_reassessment\n      }\n    }\n  }\n": typeof types.SetReassessMonthsDocument,
    "\n  query Deadlines($mine: Boolean!, $systems: [ID!]) {\n    eu: nextDays(jurisdiction: EU, first: 20, systems: $systems) {\n      ...Deadlines_day\n    }\n    uk: nextDays(jurisdiction: UK, first: 20, systems: $systems) {\n      ...Deadlines_day\n    }\n    evidenceDates(first: 100) {\n      ...Deadlines_evidence\n    }\n    actionDates(first: 100, mine: $mine) {\n      ...Deadlines_action\n    }\n    organisationDuties {\n      id\n      ...Deadlines_duty\n    }\n    policyDates(first: 100) {\n      ...Deadlines_policy\n    }\n    reviewDates(first: 100) {\n      ...Deadlines_review\n    }\n    actionCounts {\n      now\n      asOf\n    }\n    calendarAddress {\n      ...CalendarSection_address\n    }\n    organisation {\n      id\n      ...IntervalSetting_organisation\n      reassessments(first: 100) {\n        ...Deadlines_reassessment\n      }\n    }\n  }\n": typeof types.DeadlinesDocument,
    "\n  query OwnSystems($me: ID!) {\n    eu: systemLedger(jurisdiction: EU, filter: { ownerId: $me }, first: 200) {\n      systems {\n        id\n        jurisdiction\n      }\n    }\n    uk: systemLedger(jurisdiction: UK, filter: { ownerId: $me }, first: 200) {\n      systems {\n        id\n        jurisdiction\n      }\n    }\n  }\n": typeof types.OwnSystemsDocument,
    "\n  query EvidenceLibrary($filter: EvidenceFilter!, $first: Int!, $after: String) {\n    evidenceFiles(filter: $filter, first: $first, after: $after) {\n      items {\n        id\n        ...LibraryRow_file\n      }\n      next\n      total\n    }\n  }\n": typeof types.EvidenceLibraryDocument,
    "\n  query LinkedEvidenceFile($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      standing\n      ...LibraryRow_file\n    }\n  }\n": typeof types.LinkedEvidenceFileDocument,
    "\n  fragment LibraryRow_file on EvidenceFile {\n    id\n    name\n    title\n    kind\n    note\n    effectiveFrom\n    validUntil\n    owner\n    ownedBy {\n      id\n      username\n      fullName\n    }\n    ending\n    bytes\n    sha256\n    version\n    uploadedAt\n    mayManage\n    standing\n    url\n    isKept\n    links {\n      linkId\n    }\n  }\n": typeof types.LibraryRow_FileFragmentDoc,
    "\n  query EvidenceFile($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      links {\n        linkId\n        ...LinkName_link\n      }\n      earlier {\n        id\n        name\n        version\n        uploadedAt\n        url\n      }\n    }\n  }\n": typeof types.EvidenceFileDocument,
    "\n  query SystemsWithEvidence {\n    systemRegister(sort: name, first: 200) {\n      systems {\n        id\n        name\n        jurisdiction\n      }\n    }\n  }\n": typeof types.SystemsWithEvidenceDocument,
    "\n  query SystemsToLink($filter: RegisterFilter) {\n    systemRegister(filter: $filter, sort: name, first: 50) {\n      matchCount\n      systems {\n        id\n        name\n        jurisdiction\n        results {\n          jurisdiction\n          latestAssessment {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.SystemsToLinkDocument,
    "\n  query TargetsToLink($id: ID!, $actions: ActionFilter!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        duties {\n          id\n          questionId\n          title\n          status\n        }\n      }\n      questions {\n        id\n        question\n      }\n    }\n    actions(filter: $actions, first: 100) {\n      items {\n        id\n        title\n      }\n    }\n  }\n": typeof types.TargetsToLinkDocument,
    "\n  fragment AcceptInvitation_invitation on InvitationOffer {\n    organisation\n    invitedBy\n    email\n    role\n  }\n": typeof types.AcceptInvitation_InvitationFragmentDoc,
    "\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      id\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query Invitation($token: String!) {\n    me {\n      id\n      username\n      email\n    }\n    invitation(token: $token) {\n      ...AcceptInvitation_invitation\n      ...WithoutAccount_invitation\n    }\n  }\n": typeof types.InvitationDocument,
    "\n  fragment WithoutAccount_invitation on InvitationOffer {\n    organisation\n    invitedBy\n    email\n    role\n  }\n": typeof types.WithoutAccount_InvitationFragmentDoc,
    "\n  fragment LawChangeCard_change on LawChange {\n    id\n    jurisdiction\n    bankVersion\n    toVersion\n    needs\n    questions\n    reason\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n    citation {\n      ...Citation_citation\n    }\n    moves {\n      what\n      subject\n      before\n      after\n    }\n  }\n": typeof types.LawChangeCard_ChangeFragmentDoc,
    "\n  mutation AcceptLawChange($id: ID!) {\n    acceptLawChange(id: $id) {\n      id\n      system {\n        id\n        jurisdiction\n        latestAssessment {\n          id\n          riskLevel\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n": typeof types.AcceptLawChangeDocument,
    "\n  mutation KeepLawChange($input: KeepLawChangeInput!) {\n    keepLawChange(input: $input) {\n      id\n      reason\n    }\n  }\n": typeof types.KeepLawChangeDocument,
    "\n  query LawChanges($after: ID, $keptAfter: ID) {\n    lawChanges {\n      open\n      kept\n      progress {\n        done\n        total\n      }\n      rows(first: 20, after: $after) {\n        id\n        ...LawChangeCard_change\n      }\n      keptRows: rows(kept: true, first: 20, after: $keptAfter) {\n        id\n        ...LawChangeCard_change\n      }\n    }\n  }\n": typeof types.LawChangesDocument,
    "\n  fragment BrandingSection_branding on Branding {\n    id\n    colour\n    logoUrl\n    allowed\n    message\n  }\n": typeof types.BrandingSection_BrandingFragmentDoc,
    "\n  query Branding {\n    branding {\n      id\n      ...BrandingSection_branding\n    }\n  }\n": typeof types.BrandingDocument,
    "\n  mutation SaveBranding($input: BrandingInput!) {\n    saveBranding(input: $input) {\n      id\n      ...BrandingSection_branding\n    }\n  }\n": typeof types.SaveBrandingDocument,
    "\n  mutation RemoveLogo {\n    removeLogo {\n      id\n      ...BrandingSection_branding\n    }\n  }\n": typeof types.RemoveLogoDocument,
    "\n  fragment OrganisationForm_organisation on Organisation {\n    id\n    kind\n    size\n    turnover\n    answers {\n      questionId\n      answer\n    }\n  }\n": typeof types.OrganisationForm_OrganisationFragmentDoc,
    "\n  query OrganisationQuestions {\n    eu: questions(jurisdiction: EU) {\n      id\n      group\n      options {\n        value\n      }\n      ...OrganisationQuestion_question\n    }\n    uk: questions(jurisdiction: UK) {\n      id\n      group\n      options {\n        value\n      }\n      ...OrganisationQuestion_question\n    }\n  }\n": typeof types.OrganisationQuestionsDocument,
    "\n  mutation UpdateOrganisation($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      ...OrganisationForm_organisation\n    }\n  }\n": typeof types.UpdateOrganisationDocument,
    "\n  query Organisation($manages: Boolean!) {\n    organisation {\n      id\n      name\n      members {\n        id\n      }\n      ...OrganisationSection_organisation\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n    branding {\n      id\n      ...BrandingSection_branding\n    }\n  }\n": typeof types.OrganisationDocument,
    "\n  fragment OrganisationQuestion_question on Question {\n    id\n    question\n    options {\n      value\n      label\n    }\n  }\n": typeof types.OrganisationQuestion_QuestionFragmentDoc,
    "\n  fragment OrganisationSection_organisation on Organisation {\n    id\n    kind\n    size\n    turnover\n    canReadLog\n    answers {\n      questionId\n    }\n    ...OrganisationForm_organisation\n    ...PeopleList_organisation\n    ...OnlyApproved_organisation\n    ...LogReaders_organisation\n  }\n": typeof types.OrganisationSection_OrganisationFragmentDoc,
    "\n  mutation AddOwnField($input: AddOwnFieldInput!) {\n    addOwnField(input: $input) {\n      name\n    }\n  }\n": typeof types.AddOwnFieldDocument,
    "\n  mutation UpdateOwnField($name: String!, $input: UpdateOwnFieldInput!) {\n    updateOwnField(name: $name, input: $input) {\n      name\n    }\n  }\n": typeof types.UpdateOwnFieldDocument,
    "\n  mutation RemoveOwnField($name: String!) {\n    removeOwnField(name: $name) {\n      name\n      values\n    }\n  }\n": typeof types.RemoveOwnFieldDocument,
    "\n  mutation ChangeRole($id: ID!, $role: OrganisationRole!) {\n    changeRole(id: $id, role: $role) {\n      id\n      ...MemberRow_member\n    }\n  }\n": typeof types.ChangeRoleDocument,
    "\n  mutation DeleteOrganisation {\n    deleteOrganisation {\n      message\n    }\n  }\n": typeof types.DeleteOrganisationDocument,
    "\n  mutation HandOver($id: ID!, $leave: Boolean!) {\n    handOver(id: $id, leave: $leave) {\n      id\n    }\n  }\n": typeof types.HandOverDocument,
    "\n  fragment InvitationRow_invitation on Invitation {\n    id\n    email\n    role\n    expiresAt\n  }\n": typeof types.InvitationRow_InvitationFragmentDoc,
    "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      id\n      ...InvitationRow_invitation\n    }\n  }\n": typeof types.WithdrawInvitationDocument,
    "\n  mutation InviteMember($input: InviteInput!) {\n    inviteMember(input: $input) {\n      id\n      email\n      ...InvitationRow_invitation\n    }\n  }\n": typeof types.InviteMemberDocument,
    "\n  mutation LeaveOrganisation {\n    leaveOrganisation {\n      id\n    }\n  }\n": typeof types.LeaveOrganisationDocument,
    "\n  fragment LogReaders_organisation on Organisation {\n    id\n    logHiddenFromApprovers\n    logShownToReaders\n    members {\n      id\n    }\n  }\n": typeof types.LogReaders_OrganisationFragmentDoc,
    "\n  mutation SetLogReaders($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      logHiddenFromApprovers\n      logShownToReaders\n    }\n  }\n": typeof types.SetLogReadersDocument,
    "\n  fragment MemberRow_member on Member {\n    id\n    username\n    fullName\n    email\n    role\n    since\n    you\n  }\n": typeof types.MemberRow_MemberFragmentDoc,
    "\n  fragment OnlyApproved_organisation on Organisation {\n    id\n    onlyApproved\n    members {\n      id\n    }\n  }\n": typeof types.OnlyApproved_OrganisationFragmentDoc,
    "\n  mutation SetOnlyApproved($onlyApproved: Boolean!) {\n    updateOrganisation(input: { onlyApproved: $onlyApproved }) {\n      id\n      onlyApproved\n    }\n  }\n": typeof types.SetOnlyApprovedDocument,
    "\n  fragment PeopleList_organisation on Organisation {\n    id\n    name\n    role\n    members {\n      id\n      role\n      ...MemberRow_member\n    }\n    invitations @include(if: $manages) {\n      id\n      ...InvitationRow_invitation\n    }\n  }\n": typeof types.PeopleList_OrganisationFragmentDoc,
    "\n  query MemberLinks {\n    links {\n      id\n      expiresAt\n      madeBy {\n        id\n      }\n    }\n  }\n": typeof types.MemberLinksDocument,
    "\n  mutation RemoveMember($id: ID!, $links: LinksOfMember!) {\n    removeMember(id: $id, links: $links) {\n      id\n      ...MemberRow_member\n    }\n  }\n": typeof types.RemoveMemberDocument,
    "\n  query OrganisationDuties {\n    organisationDuties {\n      id\n      ...DutySection_duty\n    }\n  }\n": typeof types.OrganisationDutiesDocument,
    "\n  fragment DutyFiles_duty on OrganisationDuty {\n    id\n    title\n    evidence\n    files(first: 10) {\n      linkId\n      file {\n        id\n        title\n        name\n        url\n        uploadedAt\n        validUntil\n        standing\n        mayManage\n      }\n    }\n  }\n": typeof types.DutyFiles_DutyFragmentDoc,
    "\n  query DutyFilesAgain {\n    organisationDuties {\n      id\n      proof\n      ...DutyFiles_duty\n    }\n  }\n": typeof types.DutyFilesAgainDocument,
    "\n  mutation AnswerOrganisationDuty($input: AnswerOrganisationDutyInput!) {\n    answerOrganisationDuty(input: $input) {\n      id\n      ...DutySection_duty\n    }\n  }\n": typeof types.AnswerOrganisationDutyDocument,
    "\n  fragment DutySection_duty on OrganisationDuty {\n    id\n    jurisdiction\n    title\n    citation {\n      ...Citation_citation\n    }\n    question {\n      id\n      question\n      helpText\n      options {\n        value\n        label\n      }\n    }\n    answer\n    answeredBy {\n      id\n      username\n      fullName\n    }\n    answeredAt\n    reviewOn\n    proof\n    ...DutyFiles_duty\n    policy {\n      id\n      title\n      reviewOn\n      approved {\n        number\n        approvedBy {\n          id\n          username\n          fullName\n        }\n        approvedAt\n      }\n    }\n    suggestion {\n      answer\n      answeredAt\n      system {\n        id\n        name\n      }\n    }\n    differing {\n      count\n      systems(first: 5) {\n        id\n        name\n      }\n    }\n  }\n": typeof types.DutySection_DutyFragmentDoc,
    "\n  fragment LogEntry_entry on OrganisationLogEntry {\n    id\n    at\n    username\n    name\n    details\n    hash\n  }\n": typeof types.LogEntry_EntryFragmentDoc,
    "\n  query VerifyOrganisationLog {\n    verifyOrganisationLog {\n      intact\n      entries\n      firstBroken\n      message\n    }\n  }\n": typeof types.VerifyOrganisationLogDocument,
    "\n  query OrganisationLog($after: String, $filter: ActivityFilter) {\n    organisationLog(first: 50, after: $after, filter: $filter) {\n      entries {\n        id\n        ...LogEntry_entry\n      }\n      next\n      length\n      last {\n        id\n        hash\n      }\n      actions\n    }\n  }\n": typeof types.OrganisationLogDocument,
    "\n  query Policies($policiesAfter: ID, $recordsAfter: ID) {\n    policies(first: 20, after: $policiesAfter) {\n      id\n      ...PolicySection_policy\n    }\n    managementRecords(first: 20, after: $recordsAfter) {\n      id\n      ...RecordSection_record\n    }\n    organisationDuties {\n      id\n      jurisdiction\n      title\n    }\n  }\n": typeof types.PoliciesDocument,
    "\n  query PolicyChoices {\n    organisationDuties {\n      id\n      jurisdiction\n      title\n    }\n    evidenceFiles(filter: { kind: \"policy\" }, first: 100) {\n      items {\n        id\n        title\n      }\n    }\n  }\n": typeof types.PolicyChoicesDocument,
    "\n  mutation AddPolicy($input: AddPolicyInput!) {\n    addPolicy(input: $input) {\n      id\n    }\n  }\n": typeof types.AddPolicyDocument,
    "\n  mutation UpdatePolicy($id: ID!, $input: UpdatePolicyInput!) {\n    updatePolicy(id: $id, input: $input) {\n      id\n      ...PolicySection_policy\n    }\n  }\n": typeof types.UpdatePolicyDocument,
    "\n  fragment PolicySection_policy on Policy {\n    id\n    title\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewOn\n    duties\n    latest {\n      number\n      writtenBy {\n        id\n        username\n        fullName\n      }\n      writtenAt\n      approvedBy {\n        id\n        username\n        fullName\n      }\n      approvedAt\n    }\n    approved {\n      number\n    }\n    readCount\n    unreadCount\n    youReadAt\n  }\n": typeof types.PolicySection_PolicyFragmentDoc,
    "\n  mutation ApprovePolicy($id: ID!, $number: Int!) {\n    approvePolicy(id: $id, input: { number: $number }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n": typeof types.ApprovePolicyDocument,
    "\n  mutation ConfirmPolicyRead($id: ID!, $number: Int!) {\n    confirmPolicyRead(id: $id, input: { number: $number }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n": typeof types.ConfirmPolicyReadDocument,
    "\n  mutation RemovePolicy($id: ID!) {\n    removePolicy(id: $id)\n  }\n": typeof types.RemovePolicyDocument,
    "\n  query PolicyText($id: ID!) {\n    policy(id: $id) {\n      id\n      latest {\n        number\n        text\n        evidenceId\n      }\n      approved {\n        number\n        text\n        evidenceId\n      }\n      readCount\n      unreadCount\n      readBy(first: 100) {\n        member {\n          id\n          username\n          fullName\n        }\n        at\n      }\n      unreadBy(first: 100) {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.PolicyTextDocument,
    "\n  mutation AddPolicyVersion($id: ID!, $text: String!) {\n    updatePolicy(id: $id, input: { text: $text }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n": typeof types.AddPolicyVersionDocument,
    "\n  mutation AddManagementRecord($input: AddManagementRecordInput!) {\n    addManagementRecord(input: $input) {\n      id\n    }\n  }\n": typeof types.AddManagementRecordDocument,
    "\n  mutation UpdateManagementRecord($id: ID!, $input: UpdateManagementRecordInput!) {\n    updateManagementRecord(id: $id, input: $input) {\n      id\n      ...RecordSection_record\n    }\n  }\n": typeof types.UpdateManagementRecordDocument,
    "\n  fragment RecordSection_record on ManagementRecord {\n    id\n    kind\n    title\n    heldOn\n    participants\n    minutes\n    evidenceId\n    decisions\n    writtenBy {\n      id\n      username\n      fullName\n    }\n    writtenAt\n  }\n": typeof types.RecordSection_RecordFragmentDoc,
    "\n  mutation RemoveManagementRecord($id: ID!) {\n    removeManagementRecord(id: $id)\n  }\n": typeof types.RemoveManagementRecordDocument,
    "\n  mutation CreateProvisioningToken($input: CreateProvisioningTokenInput!) {\n    createProvisioningToken(input: $input) {\n      token\n      provisioning {\n        ...Provisioning_all\n      }\n    }\n  }\n": typeof types.CreateProvisioningTokenDocument,
    "\n  mutation SetGroupRoles($input: GroupRolesInput!) {\n    setGroupRoles(input: $input) {\n      ...Provisioning_all\n    }\n  }\n": typeof types.SetGroupRolesDocument,
    "\n  mutation RevokeProvisioningToken($id: ID!) {\n    revokeProvisioningToken(id: $id) {\n      ...Provisioning_all\n    }\n  }\n": typeof types.RevokeProvisioningTokenDocument,
    "\n  query Provisioning {\n    provisioning {\n      ...Provisioning_all\n    }\n  }\n": typeof types.ProvisioningDocument,
    "\n  fragment Provisioning_all on Provisioning {\n    address\n    tokens {\n      id\n      hint\n      createdAt\n      lastUsedAt\n      expiresAt\n    }\n    groupRoles {\n      group\n      role\n    }\n    groups\n    userCount\n  }\n": typeof types.Provisioning_AllFragmentDoc,
    "\n  query SystemRegister($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n      facts {\n        ...RegisterFacts\n      }\n      suppliedFacts {\n        fact\n        from\n        at\n      }\n      recordedFacts {\n        fact\n        at\n        by {\n          id\n          username\n          fullName\n        }\n      }\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n  }\n": typeof types.SystemRegisterDocument,
    "\n  query AnnexViii($id: ID!) {\n    organisation {\n      id\n      name\n    }\n    system(id: $id, jurisdiction: EU) {\n      id\n      name\n      description\n      jurisdiction\n      facts {\n        ...RegisterFacts\n      }\n      latestAssessment {\n        id\n        completedAt\n        assessment {\n          id\n          report {\n            id\n            class {\n              id\n              label\n              reason\n            }\n            duties {\n              ...AnnexDuty\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.AnnexViiiDocument,
    "\n  fragment AnnexDuty on Duty {\n    id\n    title\n    binds\n    why\n    from\n    status\n    citation {\n      ...Citation_citation\n    }\n  }\n": typeof types.AnnexDutyFragmentDoc,
    "\n  fragment RegisterFacts on SystemFacts {\n    own\n    version\n    status\n    endDay\n    department\n    seniorOwner\n    reference\n    contact\n    dataProtectionOfficer\n    nextReview\n    reviewTriggers\n    area\n    users\n    misuse\n    affectedPeople\n    vulnerablePeople\n    countries\n    where\n    decisionRole\n    decides\n    factors\n    effects\n    equality\n    oversight\n    explanation\n    contest\n    complaint\n    formats\n    personalData\n    dataKinds\n    lawfulBasis\n    legalBasis\n    retention\n    sharing\n    dpia\n    supplier\n    supplierNumber\n    contract\n    product\n    models\n    licence\n    architecture\n    trainingData\n    evaluationData\n    inputData\n    metrics\n    groups\n    limitations\n    interpretation\n    testReports\n    furtherRisks\n    cybersecurity\n    resources\n    logs\n    plannedChanges\n    monitoring\n    standards\n    modelReleaseDay\n    usePolicy\n    codeChapters\n    compute\n    energy\n    marketDay\n    lastChange\n    changes\n    certificate\n    declaration\n    instructions\n    databaseEntry\n    registerEntry\n    publicPage\n    sourceCode\n    deviceStatus\n    udi\n    exceptionGround\n    process\n    usePeriod\n    harms\n    ifItGoesWrong\n    impactSummary\n    benefits\n    previousProcess\n    alternatives\n    proportionality\n    ownClass\n    ownClassReason\n    equalityAssessment\n    equalityAssessmentDay\n    ethicsAssessment\n    ethicsAssessmentDay\n    rightsAssessment\n    rightsAssessmentDay\n  }\n": typeof types.RegisterFactsFragmentDoc,
    "\n  mutation SaveSystemFacts($id: ID!, $facts: SystemFactsInput!) {\n    saveSystemFacts(id: $id, facts: $facts) {\n      id\n      facts {\n        ...RegisterFacts\n      }\n    }\n  }\n": typeof types.SaveSystemFactsDocument,
    "\n  fragment ChangeSection_report on Report {\n    id\n    scored\n    changes {\n      ...ChangeTable_changes\n      closed\n      added\n    }\n    earlier {\n      id\n      completedAt\n    }\n  }\n": typeof types.ChangeSection_ReportFragmentDoc,
    "\n  fragment ChangeTable_changes on ReportChanges {\n    since {\n      id\n      completedAt\n      scored\n    }\n    riskLevel {\n      before\n      after\n    }\n    riskScore {\n      before\n      after\n    }\n    complianceScore {\n      before\n      after\n    }\n    closed\n    added\n    remaining\n  }\n": typeof types.ChangeTable_ChangesFragmentDoc,
    "\n  query ReportChanges($id: ID!, $since: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        changes(since: $since) {\n          ...ChangeTable_changes\n        }\n      }\n    }\n  }\n": typeof types.ReportChangesDocument,
    "\n  fragment CorrectionNotice_report on Report {\n    bankVersion\n    corrections {\n      text\n      citation {\n        ...Citation_citation\n      }\n    }\n  }\n": typeof types.CorrectionNotice_ReportFragmentDoc,
    "\n  fragment PrincipleSection_report on Report {\n    scores {\n      inForce {\n        score\n      }\n    }\n    principleScores {\n      principle\n      rag\n      score\n      why\n    }\n  }\n": typeof types.PrincipleSection_ReportFragmentDoc,
    "\n  fragment ReportDocument_report on Report {\n    id\n    jurisdiction\n    scored\n    requests\n    system {\n      id\n      name\n    }\n    assessment {\n      id\n      completedAt\n    }\n    review {\n      state\n    }\n    actions {\n      items(first: 1) {\n        id\n        owner {\n          id\n        }\n      }\n    }\n    ...ReportTitle_report\n    ...ProhibitedBand_report\n    ...VerdictSection_report\n    ...GapSection_report\n    ...ActionSection_report\n    ...ApprovalLine_report\n  }\n": typeof types.ReportDocument_ReportFragmentDoc,
    "\n  fragment ReportFootnote_report on Report {\n    id\n    bankVersion\n    lawAsOf\n  }\n": typeof types.ReportFootnote_ReportFragmentDoc,
    "\n  fragment ReportLetterhead_branding on Branding {\n    id\n    companyName\n    colour\n    logoUrl\n    allowed\n  }\n": typeof types.ReportLetterhead_BrandingFragmentDoc,
    "\n  fragment ReportTitle_report on Report {\n    jurisdiction\n    system {\n      id\n      name\n      systemType\n      description\n    }\n    assessment {\n      id\n      completedAt\n    }\n  }\n": typeof types.ReportTitle_ReportFragmentDoc,
    "\n  query ReportLinks($reportId: ID!) {\n    links(reportId: $reportId) {\n      id\n      ...LinkRows_link\n    }\n  }\n": typeof types.ReportLinksDocument,
    "\n  fragment SourceList_report on Report {\n    findings {\n      citation {\n        ...SourceList_citation\n      }\n    }\n    actions {\n      citation {\n        ...SourceList_citation\n      }\n    }\n    duties {\n      binds\n      citation {\n        ...SourceList_citation\n      }\n    }\n    fine {\n      citation {\n        ...SourceList_citation\n      }\n    }\n  }\n": typeof types.SourceList_ReportFragmentDoc,
    "\n  fragment SourceList_citation on Citation {\n    instrument\n    url\n    asOf\n  }\n": typeof types.SourceList_CitationFragmentDoc,
    "\n  fragment UpdatedNotice_report on Report {\n    scored\n    changes {\n      since {\n        id\n        completedAt\n        scored\n      }\n      riskLevel {\n        before\n        after\n      }\n      complianceScore {\n        before\n        after\n      }\n      closed\n      added\n    }\n  }\n": typeof types.UpdatedNotice_ReportFragmentDoc,
    "\n  fragment VerdictSections_report on Report {\n    jurisdiction\n    notes\n    requests\n    ...DutySection_report\n    ...FineLines_report\n    ...ClockSection_report\n    ...TraceSection_report\n    ...RegulatorSection_report\n    ...PrincipleSection_report\n  }\n": typeof types.VerdictSections_ReportFragmentDoc,
    "\n  fragment SharedReport_report on Report {\n    jurisdiction\n    ...ProhibitedBand_report\n    ...ReportTitle_report\n    ...SourceList_report\n    ...ReportFootnote_report\n    ...VerdictSection_report\n    ...GapSection_report\n    ...ActionSection_report\n    ...VerdictSections_report\n    ...ReportWork_report\n  }\n": typeof types.SharedReport_ReportFragmentDoc,
    "\n  fragment Approval_document on AssessmentDocument {\n    id\n    current {\n      number\n      blanksLeft\n      hash\n      authors {\n        id\n      }\n      approval {\n        name\n        function\n        at\n      }\n      review {\n        ...ReviewState_review\n        state\n        comment\n      }\n    }\n  }\n": typeof types.Approval_DocumentFragmentDoc,
    "\n  mutation ApproveDocument($input: ApproveDocumentInput!) {\n    approveDocument(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n": typeof types.ApproveDocumentDocument,
    "\n  mutation SendDocumentForReview($input: SendDocumentInput!) {\n    sendDocumentForReview(input: $input) {\n      ...DocumentSheet_document\n      id\n    }\n  }\n": typeof types.SendDocumentForReviewDocument,
    "\n  mutation AskForDocumentChanges($input: AskForDocumentChangesInput!) {\n    askForDocumentChanges(input: $input) {\n      ...DocumentSheet_document\n      id\n    }\n  }\n": typeof types.AskForDocumentChangesDocument,
    "\n  fragment BlankPlace_blank on DocumentBlank {\n    id\n    needed\n    text\n    suggestion\n  }\n": typeof types.BlankPlace_BlankFragmentDoc,
    "\n  mutation FillBlank($input: FillBlankInput!) {\n    fillBlank(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n": typeof types.FillBlankDocument,
    "\n  fragment CheckVersion_document on AssessmentDocument {\n    id\n    approvedFor\n    approvedForDate\n    checkedAgainst\n    checkedBy {\n      id\n      username\n      fullName\n    }\n    current {\n      hash\n      authors {\n        id\n      }\n    }\n  }\n": typeof types.CheckVersion_DocumentFragmentDoc,
    "\n  query DocumentChanges($id: ID!) {\n    document(id: $id) {\n      id\n      changes {\n        section\n        added\n        removed\n      }\n    }\n  }\n": typeof types.DocumentChangesDocument,
    "\n  mutation CheckDocument($input: CheckDocumentInput!) {\n    checkDocument(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n": typeof types.CheckDocumentDocument,
    "\n  query DocumentDifferences($id: ID!, $number: Int!) {\n    documentDifferences(id: $id, number: $number) {\n      section\n      added\n      removed\n    }\n  }\n": typeof types.DocumentDifferencesDocument,
    "\n  query Document($assessmentId: ID!, $documentId: ID!) {\n    assessment(id: $assessmentId) {\n      id\n      jurisdiction\n      system {\n        id\n        name\n        archived\n        ...ArchivedNotice_system\n      }\n    }\n    document(id: $documentId) {\n      ...DocumentSheet_document\n      id\n      title\n      state\n      current {\n        number\n      }\n    }\n  }\n": typeof types.DocumentDocument,
    "\n  fragment DocumentSheet_document on AssessmentDocument {\n    ...Approval_document\n    ...VersionList_document\n    ...CheckVersion_document\n    id\n    title\n    approvedFor\n    current {\n      number\n      createdAt\n      blanksLeft\n      content\n      blanks {\n        ...DocumentText_blank\n      }\n      provenance {\n        testMode\n      }\n      approval {\n        name\n        at\n      }\n    }\n  }\n": typeof types.DocumentSheet_DocumentFragmentDoc,
    "\n  fragment DocumentText_blank on DocumentBlank {\n    ...BlankPlace_blank\n    id\n  }\n": typeof types.DocumentText_BlankFragmentDoc,
    "\n  fragment VersionList_document on AssessmentDocument {\n    id\n    versions {\n      number\n      createdAt\n      provenance {\n        model\n        bankVersion\n        answersHash\n        testMode\n      }\n      approval {\n        name\n        function\n      }\n    }\n  }\n": typeof types.VersionList_DocumentFragmentDoc,
    "\n  query DocumentHtml($id: ID!) {\n    document(id: $id) {\n      id\n      title\n      current {\n        number\n        html\n      }\n    }\n  }\n": typeof types.DocumentHtmlDocument,
    "\n  fragment DocumentRow_document on AssessmentDocument {\n    id\n    type\n    title\n    price\n    currency\n    state\n    testMode\n    message\n    approvedFor\n    approvedForDate\n    checkedAgainst\n    current {\n      number\n      createdAt\n      blanksLeft\n      approval {\n        name\n        function\n        at\n      }\n    }\n  }\n": typeof types.DocumentRow_DocumentFragmentDoc,
    "\n  fragment DocumentSection_assessment on Assessment {\n    id\n    jurisdiction\n    documents {\n      ...DocumentRow_document\n      id\n      type\n      title\n      state\n      price\n      currency\n    }\n  }\n": typeof types.DocumentSection_AssessmentFragmentDoc,
    "\n  fragment DocumentSection_purchase on DocumentPurchase {\n    ...PurchaseLine_purchase\n    id\n    documentType\n    status\n  }\n": typeof types.DocumentSection_PurchaseFragmentDoc,
    "\n  mutation PurchaseDocument($input: PurchaseDocumentInput!) {\n    purchaseDocument(input: $input) {\n      purchaseId\n      clientSecret\n      amount\n      currency\n    }\n  }\n": typeof types.PurchaseDocumentDocument,
    "\n  query DocumentPurchases($assessmentId: ID!) {\n    documentPurchases(assessmentId: $assessmentId) {\n      ...DocumentSection_purchase\n    }\n  }\n": typeof types.DocumentPurchasesDocument,
    "\n  fragment PurchaseLine_purchase on DocumentPurchase {\n    id\n    status\n    amount\n    currency\n    testMode\n    createdAt\n    paidAt\n    receiptUrl\n  }\n": typeof types.PurchaseLine_PurchaseFragmentDoc,
    "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      ...DocumentRow_document\n      id\n      state\n      message\n    }\n  }\n": typeof types.GenerateDocumentDocument,
    "\n  query DocumentWhenReady($id: ID!) {\n    document(id: $id) {\n      ...DocumentRow_document\n      id\n      state\n      message\n    }\n  }\n": typeof types.DocumentWhenReadyDocument,
    "\n  query Evidence($id: ID!) {\n    assessment(id: $id) {\n      id\n      jurisdiction\n      completedAt\n      keptSince\n      system {\n        id\n        name\n        archived\n        ...ArchivedNotice_system\n      }\n      questions {\n        id\n        category\n        question\n        options {\n          value\n          label\n        }\n      }\n      report {\n        id\n        duties {\n          id\n          questionId\n          status\n        }\n      }\n      responses {\n        id\n        assessmentId\n        questionId\n        answer\n      }\n      evidence {\n        ...QuestionList_evidence\n        ...EvidenceRow_evidence\n        ...OwnActionFiles_evidence\n        id\n        supports\n        questionId\n        asOf\n      }\n      storage {\n        ...StorageNote_storage\n      }\n    }\n  }\n": typeof types.EvidenceDocument,
    "\n  fragment OwnActionFiles_evidence on Evidence {\n    id\n    supports\n    asOf\n    ...EvidenceRow_evidence\n  }\n": typeof types.OwnActionFiles_EvidenceFragmentDoc,
    "\n  fragment QuestionList_evidence on Evidence {\n    id\n    supports\n    asOf\n    ...EvidenceFiles_evidence\n  }\n": typeof types.QuestionList_EvidenceFragmentDoc,
    "\n  fragment QmsItem_requirement on QmsRequirement {\n    id\n    requirement\n    articleRef\n    description\n    evidenceTypes\n    ticked\n    complete\n    evidence {\n      ...EvidenceFiles_evidence\n      id\n      supports\n      asOf\n    }\n  }\n": typeof types.QmsItem_RequirementFragmentDoc,
    "\n  fragment QmsSection_qms on QmsChecklist {\n    id\n    complete\n    total\n    percent\n    riskImpact\n    meetsRequirements\n    savedAt\n    requirements {\n      ...QmsItem_requirement\n      id\n      ticked\n    }\n  }\n": typeof types.QmsSection_QmsFragmentDoc,
    "\n  fragment QmsSection_report on Report {\n    id\n    jurisdiction\n    class {\n      label\n    }\n    roles {\n      id\n      label\n    }\n    duties {\n      id\n      questionId\n      binds\n      why\n      from\n      state\n    }\n  }\n": typeof types.QmsSection_ReportFragmentDoc,
    "\n  mutation SaveQmsChecklist($input: QmsChecklistInput!) {\n    saveQmsChecklist(input: $input) {\n      ...QmsSection_qms\n      id\n      complete\n      total\n      riskImpact\n    }\n  }\n": typeof types.SaveQmsChecklistDocument,
    "\n  query Report($id: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        system {\n          name\n        }\n        assessment {\n          id\n          completedAt\n        }\n        ...ReportDocument_report\n        ...ReportWork_report\n        ...CorrectionNotice_report\n        ...ReportReview_report\n        ...Origin_report\n        ...UpdatedNotice_report\n      }\n      system {\n        archived\n        ...ArchivedNotice_system\n        ...StartAssessmentButton_system\n      }\n    }\n    branding {\n      id\n      ...ReportLetterhead_branding\n    }\n  }\n": typeof types.ReportDocument,
    "\n  query ReportRest($id: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        jurisdiction\n        gaps\n        requests\n        class {\n          id\n        }\n        system {\n          id\n          name\n        }\n        ...VerdictSections_report\n        ...ChangeSection_report\n        ...SourceList_report\n        ...ReportFootnote_report\n      }\n      evidence {\n        ...DutySection_evidence\n      }\n      proof {\n        ...DutySection_proof\n        ...Origin_proof\n      }\n      ...ReportTools_assessment\n    }\n    documentPurchases(assessmentId: $id) {\n      ...DocumentSection_purchase\n    }\n  }\n": typeof types.ReportRestDocument,
    "\n  fragment ApprovalLine_report on Report {\n    id\n    review {\n      state\n      hash\n      approvedAt\n      function\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.ApprovalLine_ReportFragmentDoc,
    "\n  fragment ReportReview_report on Report {\n    id\n    author {\n      id\n    }\n    review {\n      ...ReviewState_review\n      state\n    }\n  }\n": typeof types.ReportReview_ReportFragmentDoc,
    "\n  mutation SendForReview($id: ID!, $reviewer: ID!, $comment: String) {\n    sendForReview(reportId: $id, reviewer: $reviewer, comment: $comment) {\n      id\n      ...ReportReview_report\n    }\n  }\n": typeof types.SendForReviewDocument,
    "\n  mutation ApproveReport($id: ID!, $comment: String, $function: String) {\n    approveReport(reportId: $id, comment: $comment, function: $function) {\n      id\n      ...ReportReview_report\n      ...ApprovalLine_report\n    }\n  }\n": typeof types.ApproveReportDocument,
    "\n  mutation AskForChanges($id: ID!, $comment: String!) {\n    askForChanges(reportId: $id, comment: $comment) {\n      id\n      ...ReportReview_report\n    }\n  }\n": typeof types.AskForChangesDocument,
    "\n  fragment ReviewState_review on Review {\n    state\n    comment\n    hash\n    sentAt\n    approvedAt\n    function\n    reviewer {\n      id\n      username\n      fullName\n    }\n    sentBy {\n      id\n      username\n      fullName\n    }\n    approvedBy {\n      id\n      username\n      fullName\n    }\n    changesAskedBy {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.ReviewState_ReviewFragmentDoc,
    "\n  fragment EvidenceSum_evidence on Evidence {\n    id\n    asOf\n    supports\n    standing\n  }\n": typeof types.EvidenceSum_EvidenceFragmentDoc,
    "\n  fragment ReportTools_assessment on Assessment {\n    ...DocumentSection_assessment\n    id\n    jurisdiction\n    report {\n      ...QmsSection_report\n      id\n    }\n    qms {\n      ...QmsSection_qms\n      id\n    }\n    keptSince\n    evidence {\n      ...EvidenceSum_evidence\n      id\n      supports\n      asOf\n    }\n    storage {\n      ...StorageNote_storage\n    }\n  }\n": typeof types.ReportTools_AssessmentFragmentDoc,
    "\n  fragment ActionSection_report on Report {\n    jurisdiction\n    findings {\n      questionId\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      text\n      goodPractice\n      ...RecommendedAction_action\n    }\n  }\n": typeof types.ActionSection_ReportFragmentDoc,
    "\n  fragment ActionWork_item on ActionItem {\n    id\n    title\n    state\n    due\n    lawDue\n    overdue\n    owner {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.ActionWork_ItemFragmentDoc,
    "\n  fragment ClockSection_report on Report {\n    clocks {\n      ...ClockLists_clock\n    }\n  }\n": typeof types.ClockSection_ReportFragmentDoc,
    "\n  fragment DutyRows_duty on Duty {\n    id\n    questionId\n    title\n    binds\n    who\n    why\n    from\n    state\n    status\n    citation {\n      ...Citation_citation\n    }\n  }\n": typeof types.DutyRows_DutyFragmentDoc,
    "\n  fragment DutySection_report on Report {\n    id\n    jurisdiction\n    duties {\n      questionId\n      binds\n      state\n      status\n      ...DutyRows_duty\n    }\n  }\n": typeof types.DutySection_ReportFragmentDoc,
    "\n  fragment DutySection_evidence on Evidence {\n    id\n    title\n    supports\n    standing\n    asOf\n  }\n": typeof types.DutySection_EvidenceFragmentDoc,
    "\n  fragment DutySection_proof on ReportProof {\n    asOf\n    duties\n    answeredAt\n    answeredBy\n    fromOrganisation\n    people {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.DutySection_ProofFragmentDoc,
    "\n  fragment FineLines_report on Report {\n    scored\n    estimatedFine {\n      min\n      max\n    }\n    fine {\n      explanation\n      exposureFrom\n      citation {\n        ...Citation_citation\n      }\n    }\n    fines {\n      inForce {\n        text\n      }\n      later {\n        text\n      }\n    }\n  }\n": typeof types.FineLines_ReportFragmentDoc,
    "\n  fragment GapSection_report on Report {\n    jurisdiction\n    scored\n    findings {\n      questionId\n      text\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n        ...Citation_citation\n      }\n    }\n    ...ReportWork_report\n  }\n": typeof types.GapSection_ReportFragmentDoc,
    "\n  fragment ProhibitedBand_report on Report {\n    class {\n      id\n    }\n    findings {\n      questionId\n      text\n      dutyId\n    }\n    actions {\n      questionId\n      text\n    }\n    duties {\n      id\n      status\n      from\n      citation {\n        ...Citation_citation\n      }\n    }\n  }\n": typeof types.ProhibitedBand_ReportFragmentDoc,
    "\n  fragment RecommendedAction_action on Action {\n    text\n    appliesFrom\n    citation {\n      ...Citation_citation\n    }\n    items(first: 1) {\n      id\n      ...ActionWork_item\n      ...ReportWork_item\n    }\n  }\n": typeof types.RecommendedAction_ActionFragmentDoc,
    "\n  fragment RegulatorSection_report on Report {\n    regulators {\n      code\n      name\n      fullName\n      reason\n      url\n    }\n  }\n": typeof types.RegulatorSection_ReportFragmentDoc,
    "\n  fragment RolesAndScores_report on Report {\n    jurisdiction\n    scored\n    supervisors\n    roles {\n      id\n      label\n      why\n    }\n    scores {\n      inForce {\n        text\n      }\n      later {\n        text\n      }\n    }\n  }\n": typeof types.RolesAndScores_ReportFragmentDoc,
    "\n  fragment ScoreWorking_report on Report {\n    riskResult {\n      score\n    }\n    working {\n      label\n      points\n      weight\n    }\n  }\n": typeof types.ScoreWorking_ReportFragmentDoc,
    "\n  fragment TraceSection_report on Report {\n    jurisdiction\n    notes\n    duties {\n      questionId\n      status\n    }\n    trace {\n      rule\n      outcome\n      because {\n        questionId\n        question\n        answer\n      }\n      citation {\n        ...Citation_citation\n      }\n    }\n    ...ScoreWorking_report\n    ...RolesAndScores_report\n    flips {\n      questionId\n      value\n      change\n      to\n    }\n  }\n": typeof types.TraceSection_ReportFragmentDoc,
    "\n  fragment VerdictSection_report on Report {\n    jurisdiction\n    scored\n    riskResult {\n      level\n      score\n    }\n    compliance {\n      score\n      band\n    }\n    ragScore\n    findings {\n      dutyId\n      questionId\n      text\n      state\n      severity\n      appliesFrom\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      text\n    }\n    duties {\n      id\n      status\n      binds\n    }\n    remarks\n    class {\n      id\n      label\n      reason\n    }\n    roles {\n      id\n      label\n    }\n    fines {\n      inForce {\n        max\n      }\n      later {\n        max\n      }\n    }\n    clocks {\n      date\n      binding\n    }\n  }\n": typeof types.VerdictSection_ReportFragmentDoc,
    "\n  fragment Origin_report on Report {\n    id\n    author {\n      id\n      username\n      fullName\n    }\n    assessment {\n      id\n      completedAt\n    }\n    review {\n      state\n      approvedAt\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.Origin_ReportFragmentDoc,
    "\n  fragment Origin_proof on ReportProof {\n    answeredBy\n    stepsAnsweredAt\n    stepsAnsweredBy\n    stepsFromOrganisation\n    people {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.Origin_ProofFragmentDoc,
    "\n  fragment ReportWork_item on ActionItem {\n    id\n    state\n    stateAt\n    due\n    filed\n    gap\n    reportId\n    closedBy\n    stateBy {\n      id\n      username\n      fullName\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.ReportWork_ItemFragmentDoc,
    "\n  fragment ReportWork_report on Report {\n    id\n    jurisdiction\n    findings {\n      questionId\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      goodPractice\n      items(first: 1) {\n        ...ReportWork_item\n      }\n    }\n  }\n": typeof types.ReportWork_ReportFragmentDoc,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query ReportThings($id: ID!) {\n    assessment(id: $id) {\n      id\n      documents {\n        id\n        title\n        current {\n          number\n          approval {\n            at\n          }\n        }\n      }\n      evidence {\n        id\n        supports\n        asOf\n        title\n        removedAt\n        replacedBy\n      }\n    }\n  }\n": typeof types.ReportThingsDocument,
    "\n  mutation PrepareRoom($input: PrepareRoomInput!) {\n    prepareRoom(input: $input) {\n      id\n    }\n  }\n": typeof types.PrepareRoomDocument,
    "\n  mutation CreateRoom($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n      }\n    }\n  }\n": typeof types.CreateRoomDocument,
    "\n  query RoomSystems($jurisdiction: Jurisdiction!, $skip: Int!) {\n    systemLedger(jurisdiction: $jurisdiction, sort: name, first: 200, skip: $skip) {\n      systems {\n        id\n        name\n        jurisdiction\n        latestAssessment {\n          id\n          riskLevel\n          class\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n": typeof types.RoomSystemsDocument,
    "\n  query Sharing {\n    links {\n      id\n      kind\n      ...LinkRows_link\n    }\n  }\n": typeof types.SharingDocument,
    "\n  mutation SaveSignInConnection($input: SignInConnectionInput!) {\n    saveSignInConnection(input: $input) {\n      name\n    }\n  }\n": typeof types.SaveSignInConnectionDocument,
    "\n  mutation RemoveSignInConnection {\n    removeSignInConnection {\n      message\n    }\n  }\n": typeof types.RemoveSignInConnectionDocument,
    "\n  mutation RequireSingleSignOn($only: Boolean!) {\n    requireSingleSignOn(only: $only) {\n      only\n    }\n  }\n": typeof types.RequireSingleSignOnDocument,
    "\n  mutation TestSignInConnection {\n    testSignInConnection {\n      what\n      state\n      sentence\n    }\n  }\n": typeof types.TestSignInConnectionDocument,
    "\n  mutation AddDomain($domain: String!) {\n    addDomain(domain: $domain) {\n      domain\n    }\n  }\n": typeof types.AddDomainDocument,
    "\n  mutation CheckDomain($domain: String!) {\n    checkDomain(domain: $domain) {\n      domain\n    }\n  }\n": typeof types.CheckDomainDocument,
    "\n  mutation RemoveDomain($domain: String!) {\n    removeDomain(domain: $domain) {\n      domain\n    }\n  }\n": typeof types.RemoveDomainDocument,
    "\n  query SingleSignOn {\n    domains {\n      domain\n      record\n      text\n      provedAt\n    }\n    singleSignOnValues {\n      redirectUri\n      signedOutUri\n      scopes\n    }\n    signInConnection {\n      name\n      issuer\n      clientId\n      defaultRole\n      groupsClaim\n      groupRoles {\n        group\n        role\n      }\n      only\n    }\n  }\n": typeof types.SingleSignOnDocument,
    "\n  mutation CancelSubscription {\n    cancelSubscription {\n      id\n      ...PlanSection_subscription\n    }\n  }\n": typeof types.CancelSubscriptionDocument,
    "\n  mutation FinishPaymentMethodUpdate($setupIntentId: String!) {\n    finishPaymentMethodUpdate(setupIntentId: $setupIntentId) {\n      id\n      ...PlanSection_subscription\n      ...UnpaidNotice_subscription\n      ...CardSection_subscription\n    }\n  }\n": typeof types.FinishPaymentMethodUpdateDocument,
    "\n  fragment CardSection_subscription on PlanSubscription {\n    id\n    paymentMethod {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n": typeof types.CardSection_SubscriptionFragmentDoc,
    "\n  mutation BeginPaymentMethodUpdate {\n    beginPaymentMethodUpdate {\n      portalUrl\n      clientSecret\n    }\n  }\n": typeof types.BeginPaymentMethodUpdateDocument,
    "\n  fragment ChangePlanDialog_plan on PlanOffer {\n    id\n    name\n    price\n    interval\n  }\n": typeof types.ChangePlanDialog_PlanFragmentDoc,
    "\n  query PlanChange($planId: PlanId!) {\n    planChange(planId: $planId) {\n      plan\n      amountDue\n      credit\n      currency\n      nextAmount\n    }\n  }\n": typeof types.PlanChangeDocument,
    "\n  mutation ChangePlan($planId: PlanId!) {\n    changePlan(planId: $planId) {\n      subscriptionId\n      clientSecret\n      subscription {\n        id\n        plan\n        ...PlanSection_subscription\n        ...UnpaidNotice_subscription\n      }\n    }\n  }\n": typeof types.ChangePlanDocument,
    "\n  fragment InvoiceTable_invoice on Invoice {\n    id\n    number\n    createdAt\n    amount\n    currency\n    status\n    pdfUrl\n    hostedUrl\n  }\n": typeof types.InvoiceTable_InvoiceFragmentDoc,
    "\n  fragment PlanSection_subscription on PlanSubscription {\n    id\n    plan\n    status\n    currentPeriodEnd\n    cancelAtPeriodEnd\n    endsAt\n    testMode\n  }\n": typeof types.PlanSection_SubscriptionFragmentDoc,
    "\n  fragment PlanSection_plan on PlanOffer {\n    id\n    name\n    price\n    interval\n  }\n": typeof types.PlanSection_PlanFragmentDoc,
    "\n  mutation ResumeSubscription {\n    resumeSubscription {\n      id\n      ...PlanSection_subscription\n    }\n  }\n": typeof types.ResumeSubscriptionDocument,
    "\n  fragment UsageLine_usage on PlanUsage {\n    used\n    included\n  }\n": typeof types.UsageLine_UsageFragmentDoc,
    "\n  fragment UnpaidNotice_subscription on PlanSubscription {\n    id\n    plan\n    pendingPlan\n    unpaid {\n      amount\n      currency\n      hostedInvoiceUrl\n    }\n  }\n": typeof types.UnpaidNotice_SubscriptionFragmentDoc,
    "\n  mutation PayWhatIsOpen($planId: PlanId!) {\n    createSubscription(planId: $planId) {\n      subscriptionId\n      clientSecret\n      subscription {\n        id\n        plan\n        ...PlanSection_subscription\n        ...UnpaidNotice_subscription\n      }\n    }\n  }\n": typeof types.PayWhatIsOpenDocument,
    "\n  query Subscription($owns: Boolean!) {\n    subscription {\n      id\n      plan\n      ...PlanSection_subscription\n      ...UnpaidNotice_subscription\n      ...CardSection_subscription\n    }\n    plans {\n      id\n      name\n      ...PlanSection_plan\n      ...ChangePlanDialog_plan\n    }\n    systemUsage {\n      ...UsageLine_usage\n    }\n    documentUsage {\n      ...UsageLine_usage\n    }\n    invoices @include(if: $owns) {\n      id\n      ...InvoiceTable_invoice\n    }\n  }\n": typeof types.SubscriptionDocument,
    "\n  query QuestionsForFile($id: ID!) {\n    assessment(id: $id) {\n      id\n      questions {\n        id\n        category\n        question\n      }\n    }\n  }\n": typeof types.QuestionsForFileDocument,
    "\n  fragment AskSupplierForm_question on SupplierQuestion {\n    key\n    text\n    isOnRecord\n    citation {\n      label\n    }\n  }\n": typeof types.AskSupplierForm_QuestionFragmentDoc,
    "\n  mutation CreateRequest($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n        email\n        ...LinkRows_link\n      }\n    }\n  }\n": typeof types.CreateRequestDocument,
    "\n  fragment ProposalRow_proposal on SupplierProposal {\n    number\n    value\n    sentAt\n    state\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.ProposalRow_ProposalFragmentDoc,
    "\n  mutation DecideProposal($input: DecideProposalInput!) {\n    decideProposal(input: $input) {\n      id\n      ...RequestCard_request\n    }\n  }\n": typeof types.DecideProposalDocument,
    "\n  fragment ProposedFileRow_file on ProposedFile {\n    id\n    name\n    bytes\n    uploadedAt\n    state\n    url\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.ProposedFileRow_FileFragmentDoc,
    "\n  fragment RequestCard_request on SupplierRequest {\n    id\n    label\n    createdAt\n    expiresAt\n    endedAt\n    sentAt\n    questions {\n      key\n      text\n      fact\n      beside\n      citation {\n        label\n        url\n      }\n    }\n    proposals {\n      number\n      key\n      ...ProposalRow_proposal\n    }\n  }\n": typeof types.RequestCard_RequestFragmentDoc,
    "\n  fragment RequestCard_file on ProposedFile {\n    id\n    key\n    ...ProposedFileRow_file\n  }\n": typeof types.RequestCard_FileFragmentDoc,
    "\n  query SupplierLinks($id: ID!) {\n    links(systemId: $id, first: 20) {\n      id\n      ...LinkRows_link\n    }\n  }\n": typeof types.SupplierLinksDocument,
    "\n  query SupplierPage($id: ID!, $jurisdiction: Jurisdiction!, $shares: Boolean!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      owner {\n        id\n      }\n      latestAssessment {\n        id\n      }\n      openAssessment {\n        id\n      }\n      supplierQuestions {\n        ...AskSupplierForm_question\n      }\n      supplierRequests {\n        id\n        ...RequestCard_request\n      }\n      proposedFiles {\n        id\n        requestId\n        ...RequestCard_file\n      }\n    }\n    links(systemId: $id, first: 20) @include(if: $shares) {\n      id\n      ...LinkRows_link\n    }\n  }\n": typeof types.SupplierPageDocument,
    "\n  mutation DecideProposedFile($input: DecideProposedFileInput!) {\n    decideProposedFile(input: $input) {\n      id\n      ...ProposedFileRow_file\n    }\n  }\n": typeof types.DecideProposedFileDocument,
    "\n  fragment AssessmentHistory_assessment on Assessment {\n    id\n    completedAt\n    riskLevel\n    riskScore\n    scored\n    ...HistoryRow_assessment\n  }\n": typeof types.AssessmentHistory_AssessmentFragmentDoc,
    "\n  query SystemFiles($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n      results {\n        jurisdiction\n        latestAssessment {\n          id\n          completedAt\n          assessment {\n            id\n            documents {\n              id\n              type\n              title\n              state\n              current {\n                number\n                createdAt\n                approval {\n                  at\n                }\n              }\n            }\n            evidence {\n              id\n              supports\n              asOf\n              name\n              validUntil\n              standing\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.SystemFilesDocument,
    "\n  query SystemHistory($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n    }\n    eu: assessments(systemId: $id, jurisdiction: EU, first: 100) {\n      id\n      ...AssessmentHistory_assessment\n    }\n    uk: assessments(systemId: $id, jurisdiction: UK, first: 100) {\n      id\n      ...AssessmentHistory_assessment\n    }\n  }\n": typeof types.SystemHistoryDocument,
    "\n  fragment HistoryRow_assessment on Assessment {\n    id\n    status\n    jurisdiction\n    riskLevel\n    riskScore\n    scored\n    class\n    createdAt\n    completedAt\n  }\n": typeof types.HistoryRow_AssessmentFragmentDoc,
    "\n  query MergeDialog($id: ID!, $search: String) {\n    system(id: $id) {\n      id\n      jurisdiction\n      ...RecordToMerge_system\n    }\n    systemsToJoin(id: $id, search: $search) {\n      id\n      jurisdiction\n      ...RecordToMerge_system\n    }\n  }\n": typeof types.MergeDialogDocument,
    "\n  mutation JoinSystems($id: ID!, $input: JoinSystemsInput!) {\n    joinSystems(id: $id, input: $input) {\n      ...Described_system\n      id\n      mayBeJoined\n      ownerId\n      reviewerId\n      owner {\n        id\n        username\n        fullName\n      }\n      reviewer {\n        id\n        username\n        fullName\n      }\n      results {\n        jurisdiction\n        openAssessmentId\n        latestAssessment {\n          id\n          riskLevel\n          class\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n": typeof types.JoinSystemsDocument,
    "\n  fragment OtherLaw_system on AiSystem {\n    id\n    name\n    jurisdiction\n    latestAssessment {\n      id\n    }\n    results {\n      jurisdiction\n      openAssessmentId\n      latestAssessment {\n        id\n        riskLevel\n        class\n        scored\n        completedAt\n      }\n    }\n  }\n": typeof types.OtherLaw_SystemFragmentDoc,
    "\n  fragment SystemHeader_system on AiSystem {\n    ...Described_system\n    createdAt\n    archived\n    mayBeJoined\n    latestAssessment {\n      id\n      riskLevel\n      class\n      scored\n      completedAt\n      complianceScore\n      openGaps\n      nextDate\n    }\n    ...StartAssessmentButton_system\n    ...SystemMenu_system\n    ...SystemOwners_system\n  }\n": typeof types.SystemHeader_SystemFragmentDoc,
    "\n  fragment SystemOwners_system on AiSystem {\n    id\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n    ...OwnersDialog_system\n  }\n": typeof types.SystemOwners_SystemFragmentDoc,
    "\n  fragment SystemDates_system on AiSystem {\n    clocks {\n      ...ClockLists_clock\n    }\n  }\n": typeof types.SystemDates_SystemFragmentDoc,
    "\n  query System($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n      ...SystemHeader_system\n      ...SystemDates_system\n      ...OtherLaw_system\n      archived\n      ...ArchivedNotice_system\n    }\n  }\n": typeof types.SystemDocument,
    "\n  fragment RecordToMerge_system on AiSystem {\n    ...Described_system\n    id\n    name\n    jurisdiction\n    createdAt\n    latestAssessment {\n      id\n      riskLevel\n      class\n      scored\n      completedAt\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.RecordToMerge_SystemFragmentDoc,
    "\n  mutation UpdateSystems($input: UpdateSystemsInput!) {\n    updateSystems(input: $input) {\n      id\n      changed\n      message\n    }\n  }\n": typeof types.UpdateSystemsDocument,
    "\n  fragment SystemsRow_system on AiSystem {\n    id\n    name\n    jurisdiction\n    factCount\n    archived\n    archivedAt\n    heldUntil\n    ...ArchiveButtons_system\n    results {\n      jurisdiction\n      latestAssessment {\n        id\n        riskLevel\n        class\n        scored\n      }\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    facts {\n      reference\n      status\n      version\n      supplier\n      nextReview\n      own\n    }\n  }\n": typeof types.SystemsRow_SystemFragmentDoc,
    "\n  query Systems($filter: RegisterFilter, $sort: RegisterSort!, $reversed: Boolean!, $first: Int!, $skip: Int!) {\n    systemRegister(filter: $filter, sort: $sort, reversed: $reversed, first: $first, skip: $skip) {\n      all\n      matchCount\n      systems {\n        id\n        name\n        ...SystemsRow_system\n      }\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n    }\n    organisation {\n      id\n      members {\n        id\n        username\n        fullName\n        you\n      }\n    }\n  }\n": typeof types.SystemsDocument,
    "\n  mutation UndoEmailChange($token: String!) {\n    undoEmailChange(token: $token) {\n      message\n    }\n  }\n": typeof types.UndoEmailChangeDocument,
    "\n  fragment ConfirmAddress_verification on Verification {\n    username\n    email\n    newAccount\n  }\n": typeof types.ConfirmAddress_VerificationFragmentDoc,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token) {\n      message\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  mutation DisownEmail($token: String!) {\n    disownEmail(token: $token) {\n      message\n    }\n  }\n": typeof types.DisownEmailDocument,
    "\n  query Verification($token: String!) {\n    verification(token: $token) {\n      verified\n      ...ConfirmAddress_verification\n    }\n  }\n": typeof types.VerificationDocument,
    "\n  fragment Citation_citation on Citation {\n    label\n    instrument\n    article\n    url\n    asOf\n    checkedOn\n    confidence\n    appliesFrom\n  }\n": typeof types.Citation_CitationFragmentDoc,
    "\n  query SignInMeans {\n    me {\n      id\n      signInMeans {\n        password\n        code\n        passkey\n        provider\n      }\n    }\n  }\n": typeof types.SignInMeansDocument,
    "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": typeof types.ResendVerificationDocument,
    "\n  query ChangedAction($id: ID!) {\n    action(id: $id) {\n      id\n      title\n      cites\n      state\n      due\n      owner {\n        id\n        username\n        fullName\n      }\n      changes {\n        field\n        at\n        by {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n": typeof types.ChangedActionDocument,
    "\n  query DonePlace($id: ID!) {\n    action(id: $id) {\n      id\n      evidencePlace {\n        assessmentId\n        supports\n      }\n    }\n  }\n": typeof types.DonePlaceDocument,
    "\n  mutation UpdateAction($id: ID!, $input: UpdateActionInput!) {\n    updateAction(id: $id, input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n": typeof types.UpdateActionDocument,
    "\n  fragment ClockLists_clock on Clock {\n    date\n    what\n    binding\n    citation {\n      ...Citation_citation\n    }\n  }\n": typeof types.ClockLists_ClockFragmentDoc,
    "\n  fragment Deadlines_day on ClockDay {\n    date\n    binding\n    what\n    citation {\n      ...Citation_citation\n    }\n    systemCount\n    systems {\n      id\n      name\n    }\n  }\n": typeof types.Deadlines_DayFragmentDoc,
    "\n  fragment Deadlines_evidence on EvidenceDate {\n    id\n    title\n    validUntil\n    jurisdiction\n    system {\n      id\n      name\n      ownerId\n    }\n  }\n": typeof types.Deadlines_EvidenceFragmentDoc,
    "\n  fragment Deadlines_action on ActionItem {\n    id\n    title\n    day\n    state\n    jurisdiction\n    owner {\n      id\n      username\n      fullName\n    }\n    organisation\n    system {\n      id\n      name\n    }\n  }\n": typeof types.Deadlines_ActionFragmentDoc,
    "\n  fragment Deadlines_duty on OrganisationDuty {\n    id\n    title\n    jurisdiction\n    reviewOn\n  }\n": typeof types.Deadlines_DutyFragmentDoc,
    "\n  fragment Deadlines_policy on Policy {\n    id\n    title\n    reviewOn\n    owner {\n      id\n    }\n  }\n": typeof types.Deadlines_PolicyFragmentDoc,
    "\n  fragment Deadlines_review on ReviewDate {\n    day\n    system {\n      id\n      name\n      jurisdiction\n      ownerId\n    }\n  }\n": typeof types.Deadlines_ReviewFragmentDoc,
    "\n  fragment Deadlines_reassessment on Reassessment {\n    dueOn\n    lastAssessed\n    jurisdiction\n    openAssessmentId\n    system {\n      id\n      name\n      ownerId\n    }\n  }\n": typeof types.Deadlines_ReassessmentFragmentDoc,
    "\n  mutation UpdateEvidence($input: UpdateEvidenceInput!) {\n    updateEvidence(input: $input) {\n      id\n      title\n      kind\n      note\n      effectiveFrom\n      validUntil\n      owner\n      standing\n    }\n  }\n": typeof types.UpdateEvidenceDocument,
    "\n  query EvidenceDetails($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      title\n      kind\n      note\n      effectiveFrom\n      validUntil\n      owner\n      ownedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.EvidenceDetailsDocument,
    "\n  fragment EvidenceFiles_evidence on Evidence {\n    ...EvidenceRow_evidence\n    id\n    supports\n    standing\n    asOf\n  }\n": typeof types.EvidenceFiles_EvidenceFragmentDoc,
    "\n  fragment EvidenceRow_evidence on Evidence {\n    id\n    supports\n    name\n    title\n    ending\n    bytes\n    sha256\n    note\n    effectiveFrom\n    validUntil\n    uploadedAt\n    standing\n    url\n    removedAt\n    removalReason\n    isKept\n    mayManage\n    linkId\n    asOf\n  }\n": typeof types.EvidenceRow_EvidenceFragmentDoc,
    "\n  fragment LinkName_link on EvidenceLink {\n    linkId\n    kind\n    id\n    jurisdiction\n    systemId\n    title\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n": typeof types.LinkName_LinkFragmentDoc,
    "\n  query PickableEvidence($id: ID!, $filter: EvidenceFilter!, $forSystem: Boolean!) {\n    assessment(id: $id) @include(if: $forSystem) {\n      id\n      jurisdiction\n      aiSystemId\n    }\n    evidenceFiles(filter: $filter, first: 20) {\n      items {\n        id\n        title\n        name\n        kind\n        ending\n        standing\n        validUntil\n      }\n      total\n    }\n  }\n": typeof types.PickableEvidenceDocument,
    "\n  query QuestionFiles($id: ID!) {\n    assessment(id: $id) {\n      id\n      keptSince\n      evidence {\n        ...EvidenceFiles_evidence\n        id\n        supports\n        asOf\n      }\n    }\n  }\n": typeof types.QuestionFilesDocument,
    "\n  mutation RemoveEvidenceEverywhere($input: RemoveEvidenceEverywhereInput!) {\n    removeEvidenceEverywhere(input: $input) {\n      id\n      standing\n      removalReason\n    }\n  }\n": typeof types.RemoveEvidenceEverywhereDocument,
    "\n  query EvidenceEffects($id: ID!) {\n    evidenceEffects(id: $id) {\n      links {\n        link {\n          linkId\n          ...LinkName_link\n        }\n        others\n      }\n      keptBy\n    }\n  }\n": typeof types.EvidenceEffectsDocument,
    "\n  mutation RemoveEvidence($id: ID!) {\n    removeEvidence(id: $id) {\n      id\n      standing\n    }\n  }\n": typeof types.RemoveEvidenceDocument,
    "\n  fragment StorageNote_storage on FileStorage {\n    used\n    limit\n    isNearlyFull\n  }\n": typeof types.StorageNote_StorageFragmentDoc,
    "\n  query EvidenceNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      keptSince\n      evidence {\n        ...EvidenceRow_evidence\n        id\n        supports\n        standing\n        questionId\n        asOf\n      }\n      storage {\n        ...StorageNote_storage\n      }\n      qms {\n        ...QmsSection_qms\n        id\n      }\n    }\n  }\n": typeof types.EvidenceNowDocument,
    "\n  mutation LinkEvidence($input: LinkEvidenceInput!) {\n    linkEvidence(input: $input) {\n      linkId\n      isNew\n    }\n  }\n": typeof types.LinkEvidenceDocument,
    "\n  mutation UnlinkEvidence($id: ID!, $linkId: ID!) {\n    unlinkEvidence(id: $id, linkId: $linkId) {\n      id\n      links {\n        linkId\n      }\n    }\n  }\n": typeof types.UnlinkEvidenceDocument,
    "\n  query LinkLog($id: ID!) {\n    link(id: $id) {\n      id\n      days {\n        day\n        uses\n      }\n      reports {\n        id\n        system\n      }\n      room {\n        id\n        reports {\n          id\n          system\n          documents {\n            id\n            title\n          }\n          evidence {\n            id\n            name\n          }\n        }\n      }\n    }\n    linkOpenings(id: $id) {\n      day\n      thing\n      thingId\n      format\n      times\n    }\n  }\n": typeof types.LinkLogDocument,
    "\n  fragment LinkRows_link on Link {\n    id\n    kind\n    label\n    hasNewer\n    room {\n      id\n      hasNewer\n    }\n    reportCount\n    system\n    email\n    remindedAt\n    answeredAt\n    createdAt\n    expiresAt\n    hasPasscode\n    firstUsedAt\n    lastUsedAt\n    uses\n    madeBy {\n      id\n      username\n      fullName\n    }\n    reports(first: 5) {\n      id\n      system\n      completedAt\n    }\n  }\n": typeof types.LinkRows_LinkFragmentDoc,
    "\n  mutation CreateLink($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n        ...LinkRows_link\n      }\n    }\n  }\n": typeof types.CreateLinkDocument,
    "\n  mutation RemindSupplier($id: ID!) {\n    remindSupplier(id: $id) {\n      id\n      remindedAt\n    }\n  }\n": typeof types.RemindSupplierDocument,
    "\n  query LinkReports($id: ID!) {\n    link(id: $id) {\n      id\n      room {\n        id\n        reports {\n          id\n          system\n          documents {\n            id\n            title\n            hasNewer\n          }\n          evidence {\n            id\n            name\n            hasNewer\n          }\n        }\n      }\n      reports(first: 1000) {\n        id\n        system\n        jurisdiction\n        completedAt\n        newerId\n      }\n    }\n  }\n": typeof types.LinkReportsDocument,
    "\n  mutation RenewRoom($input: RenewRoomInput!) {\n    renewRoom(input: $input) {\n      id\n    }\n  }\n": typeof types.RenewRoomDocument,
    "\n  mutation RenewLink($input: RenewLinkInput!) {\n    renewLink(input: $input) {\n      id\n      ...LinkRows_link\n    }\n  }\n": typeof types.RenewLinkDocument,
    "\n  mutation RevokeLink($id: ID!) {\n    revokeLink(id: $id) {\n      id\n    }\n  }\n": typeof types.RevokeLinkDocument,
    "\n  query RoomPage($id: ID!, $page: Int!, $search: String) {\n    room(id: $id) {\n      state\n      done\n      size\n      failure\n      reportCount(search: $search)\n      organisation {\n        systems\n        policies\n        records\n        duties\n        log\n      }\n      ...RoomContents_room\n    }\n  }\n": typeof types.RoomPageDocument,
    "\n  fragment RoomContents_room on Room {\n    id\n    takenAt\n    gone\n    reports(first: 20, page: $page, search: $search) {\n      id\n      system\n      jurisdiction\n      completedAt\n      class\n      riskLevel\n      riskScore\n      complianceScore\n      scored\n      approvedAt\n      approvedBy\n      factCount\n      actionCount\n      answerCount\n      documents {\n        id\n        title\n        version\n        sha256\n        createdAt\n        approvedAt\n        approvedBy\n        mark\n        hasNewer\n      }\n      evidence {\n        id\n        name\n        title\n        bytes\n        sha256\n        proves\n        duties\n        uploadedAt\n        uploadedBy\n        validUntil\n        isGone\n        hasNewer\n      }\n      bundle {\n        root\n        madeAt\n        stampedAt\n        isGone\n      }\n    }\n  }\n": typeof types.RoomContents_RoomFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    what\n    by {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      name\n      jurisdiction\n    }\n    action {\n      id\n      title\n    }\n    assessment {\n      id\n      jurisdiction\n    }\n    documentType\n    linkLabel\n    due\n    systems\n    at\n    readAt\n  }\n": typeof types.NotificationRow_NotificationFragmentDoc,
    "\n  query Notifications($first: Int!, $after: String, $unread: Boolean!) {\n    notifications(first: $first, after: $after, unread: $unread) {\n      next\n      unread\n      items {\n        id\n        ...NotificationRow_notification\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead($input: MarkNotificationsInput!) {\n    markNotificationsRead(input: $input) {\n      ids\n      readAt\n      unread\n    }\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  query NameAsked {\n    me {\n      id\n      asksForName\n    }\n  }\n": typeof types.NameAskedDocument,
    "\n  mutation NameMe($fullName: String) {\n    updateProfile(input: { fullName: $fullName }) {\n      id\n      version\n      fullName\n      asksForName\n    }\n  }\n": typeof types.NameMeDocument,
    "\n  query LogAccess {\n    organisation {\n      id\n      canReadLog\n    }\n  }\n": typeof types.LogAccessDocument,
    "\n  query Members {\n    organisation {\n      id\n      onlyApproved\n      members {\n        id\n        username\n        fullName\n        role\n        you\n      }\n    }\n  }\n": typeof types.MembersDocument,
    "\n  fragment ArchiveButtons_system on AiSystem {\n    id\n    name\n    heldUntil\n  }\n": typeof types.ArchiveButtons_SystemFragmentDoc,
    "\n  mutation RestoreSystem($id: ID!) {\n    restoreSystem(id: $id) {\n      id\n      jurisdiction\n      archived\n      archivedAt\n      heldUntil\n      notice\n    }\n  }\n": typeof types.RestoreSystemDocument,
    "\n  fragment ArchivedNotice_system on AiSystem {\n    id\n    archived\n    archivedAt\n    archivedBy {\n      id\n      username\n      fullName\n    }\n    heldUntil\n    ...ArchiveButtons_system\n  }\n": typeof types.ArchivedNotice_SystemFragmentDoc,
    "\n  fragment DeleteSystemDialog_system on AiSystem {\n    id\n    name\n  }\n": typeof types.DeleteSystemDialog_SystemFragmentDoc,
    "\n  query DeleteSystemDialog($id: ID!) {\n    system(id: $id) {\n      id\n      jurisdiction\n      suggestedHold\n    }\n    assessments(systemId: $id, first: 100) {\n      id\n      status\n    }\n  }\n": typeof types.DeleteSystemDialogDocument,
    "\n  mutation DeleteSystem($id: ID!, $heldUntil: String) {\n    deleteSystem(id: $id, heldUntil: $heldUntil) {\n      id\n      archived\n      heldUntil\n    }\n  }\n": typeof types.DeleteSystemDocument,
    "\n  fragment EditSystemDialog_system on AiSystem {\n    ...Described_system\n    ...OwnerFields_system\n  }\n": typeof types.EditSystemDialog_SystemFragmentDoc,
    "\n  mutation UpdateSystem($id: ID!, $input: UpdateSystemInput!) {\n    updateSystem(id: $id, input: $input) {\n      ...EditSystemDialog_system\n    }\n  }\n": typeof types.UpdateSystemDocument,
    "\n  mutation EraseSystem($id: ID!, $reason: String!) {\n    eraseSystem(id: $id, reason: $reason)\n  }\n": typeof types.EraseSystemDocument,
    "\n  mutation HoldSystem($id: ID!, $heldUntil: String) {\n    holdSystem(id: $id, heldUntil: $heldUntil) {\n      id\n      jurisdiction\n      heldUntil\n    }\n  }\n": typeof types.HoldSystemDocument,
    "\n  fragment OwnerFields_system on AiSystem {\n    id\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n  }\n": typeof types.OwnerFields_SystemFragmentDoc,
    "\n  fragment OwnersDialog_system on AiSystem {\n    id\n    ...OwnerFields_system\n  }\n": typeof types.OwnersDialog_SystemFragmentDoc,
    "\n  mutation NameOwners($id: ID!, $input: UpdateSystemInput!) {\n    updateSystem(id: $id, input: $input) {\n      id\n      owner {\n        id\n        username\n        fullName\n      }\n      reviewer {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": typeof types.NameOwnersDocument,
    "\n  fragment StartAssessmentButton_system on AiSystem {\n    id\n    jurisdiction\n    openAssessmentId\n    latestAssessment {\n      id\n    }\n  }\n": typeof types.StartAssessmentButton_SystemFragmentDoc,
    "\n  fragment SystemMenu_system on AiSystem {\n    id\n    name\n    jurisdiction\n    latestAssessment {\n      id\n    }\n    results {\n      jurisdiction\n    }\n    ...EditSystemDialog_system\n    ...DeleteSystemDialog_system\n  }\n": typeof types.SystemMenu_SystemFragmentDoc,
    "\n  query ArchivedSystems {\n    systems(archived: true, first: 1000) {\n      id\n      jurisdiction\n      name\n      heldUntil\n    }\n  }\n": typeof types.ArchivedSystemsDocument,
    "\n  fragment Described_system on AiSystem {\n    id\n    name\n    description\n    systemType\n    sector\n    jurisdiction\n    applicableRegulators\n  }\n": typeof types.Described_SystemFragmentDoc,
    "\n  query OwnFields {\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n  }\n": typeof types.OwnFieldsDocument,
    "\n  mutation StartAssessment($input: StartAssessmentInput!) {\n    startAssessment(input: $input) {\n      id\n      jurisdiction\n      notice\n      startedNow\n      system {\n        id\n        jurisdiction\n        openAssessmentId\n      }\n      ...HistoryRow_assessment\n    }\n  }\n": typeof types.StartAssessmentDocument,
    "\n  query StartAssessmentHistory($id: ID!, $jurisdiction: Jurisdiction!) {\n    assessments(systemId: $id, jurisdiction: $jurisdiction, first: 100) {\n      id\n      ...HistoryRow_assessment\n    }\n  }\n": typeof types.StartAssessmentHistoryDocument,
};
const documents: Documents = {
    "\n  query UnreadNotifications {\n    me {\n      id\n      unreadNotifications\n    }\n  }\n": types.UnreadNotificationsDocument,
    "\n  query RailCounts {\n    actionCounts {\n      open\n      doing\n      overdue\n    }\n    lawChanges {\n      open\n    }\n  }\n": types.RailCountsDocument,
    "\n  query Find($words: String!, $others: String!, $namesKind: Boolean!) {\n    byAll: systemRegister(filter: { search: $words }, first: 6) {\n      ...Found_register\n    }\n    byOthers: systemRegister(filter: { search: $others }, first: 6) @include(if: $namesKind) {\n      ...Found_register\n    }\n  }\n": types.FindDocument,
    "\n  fragment Found_register on SystemRegister {\n    systems {\n      id\n      name\n      jurisdiction\n      results {\n        jurisdiction\n        latestAssessment {\n          id\n          class\n          completedAt\n          assessment {\n            id\n            documents {\n              id\n              type\n              title\n              state\n            }\n          }\n        }\n      }\n    }\n  }\n": types.Found_RegisterFragmentDoc,
    "\n  fragment Some on AiSystem {\n    name\n    owner {\n      id\n      username\n    }\n  }\n": types.SomeFragmentDoc,
    "\n      fragment Name on Person {\n        id\n        username\n      }\n    ": types.NameFragmentDoc,
    "\n  fragment ApiTokensSection_token on ApiToken {\n    id\n    name\n    scope\n    resources\n    networks\n    hint\n    lastUsedAt\n    expiresAt\n  }\n": types.ApiTokensSection_TokenFragmentDoc,
    "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...ApiTokensSection_token\n    }\n  }\n": types.RevokeApiTokenDocument,
    "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      id\n      email\n      pendingEmail\n      notice\n    }\n  }\n": types.ChangeEmailDocument,
    "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) {\n      token\n      notice\n      apiToken {\n        id\n        ...ApiTokensSection_token\n      }\n    }\n  }\n": types.CreateApiTokenDocument,
    "\n  fragment DataSection_organisation on Organisation {\n    id\n    name\n    role\n    members {\n      id\n      role\n    }\n  }\n": types.DataSection_OrganisationFragmentDoc,
    "\n  fragment DataSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n    signInMeans {\n      password\n    }\n  }\n": types.DataSection_UserFragmentDoc,
    "\n  mutation DeleteAccount($password: String, $code: String) {\n    deleteAccount(password: $password, code: $code) {\n      message\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  fragment EmailsSection_user on User {\n    id\n    mutedEmails\n  }\n": types.EmailsSection_UserFragmentDoc,
    "\n  mutation MuteEmails($kinds: [EmailKind!]!) {\n    muteEmails(kinds: $kinds) {\n      ...EmailsSection_user\n    }\n  }\n": types.MuteEmailsDocument,
    "\n  mutation BeginTwoFactor($password: String!) {\n    beginTwoFactor(password: $password) {\n      secret\n      otpauthUri\n      qrCode\n    }\n  }\n": types.BeginTwoFactorDocument,
    "\n  mutation ConfirmTwoFactor($code: String!) {\n    confirmTwoFactor(code: $code) {\n      recoveryCodes\n      user {\n        id\n        ...TwoFactorSection_user\n      }\n    }\n  }\n": types.ConfirmTwoFactorDocument,
    "\n  fragment NotificationsSection_user on User {\n    id\n    mutedNotifications\n  }\n": types.NotificationsSection_UserFragmentDoc,
    "\n  mutation MuteNotifications($input: MuteNotificationsInput!) {\n    muteNotifications(input: $input) {\n      id\n      mutedNotifications\n    }\n  }\n": types.MuteNotificationsDocument,
    "\n  mutation RenewPasskeyRecoveryCodes {\n    newRecoveryCodes {\n      recoveryCodes\n      user {\n        id\n        ...PasskeysSection_user\n      }\n    }\n  }\n": types.RenewPasskeyRecoveryCodesDocument,
    "\n  fragment PasskeysSection_passkey on Passkey {\n    id\n    name\n    isSynced\n    createdAt\n    lastUsedAt\n  }\n": types.PasskeysSection_PasskeyFragmentDoc,
    "\n  fragment PasskeysSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n  }\n": types.PasskeysSection_UserFragmentDoc,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      id\n      notice\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      id\n      pendingEmail\n    }\n  }\n": types.CancelEmailChangeDocument,
    "\n  fragment ProfileSection_user on User {\n    id\n    email\n    isEmailVerified\n    pendingEmail\n    fullName\n    companyName\n    jurisdiction\n    signInMeans {\n      password\n    }\n  }\n": types.ProfileSection_UserFragmentDoc,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      fullName\n      companyName\n      jurisdiction\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  fragment ProviderSection_identity on SignInIdentity {\n    id\n    issuer\n    connectedAt\n    lastUsedAt\n  }\n": types.ProviderSection_IdentityFragmentDoc,
    "\n  mutation DisconnectSignIn($id: ID!) {\n    disconnectSignIn(id: $id) {\n      id\n      ...ProviderSection_identity\n    }\n  }\n": types.DisconnectSignInDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      id\n      ...PasskeysSection_passkey\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      ...PasskeysSection_passkey\n    }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation NewRecoveryCodes($input: SecondFactorInput!) {\n    newRecoveryCodes(input: $input) {\n      recoveryCodes\n      user {\n        id\n        ...TwoFactorSection_user\n      }\n    }\n  }\n": types.NewRecoveryCodesDocument,
    "\n  fragment SecurityLogSection_page on SecurityLogPage {\n    entries {\n      id\n      at\n      details\n      by\n      device\n      address\n    }\n    next\n  }\n": types.SecurityLogSection_PageFragmentDoc,
    "\n  query MoreSecurityLog($after: String!) {\n    securityLog(first: 50, after: $after) {\n      ...SecurityLogSection_page\n    }\n  }\n": types.MoreSecurityLogDocument,
    "\n  fragment SessionsSection_session on Session {\n    id\n    device\n    address\n    lastSeenAt\n    current\n  }\n": types.SessionsSection_SessionFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n      ...SessionsSection_session\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      id\n      ...SessionsSection_session\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  fragment TwoFactorSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n  }\n": types.TwoFactorSection_UserFragmentDoc,
    "\n  mutation DisableTwoFactor($input: SecondFactorInput!) {\n    disableTwoFactor(input: $input) {\n      id\n      ...TwoFactorSection_user\n    }\n  }\n": types.DisableTwoFactorDocument,
    "\n  query Account {\n    me {\n      id\n      username\n      createdAt\n      signInMeans {\n        password\n      }\n      ...ProfileSection_user\n      ...TwoFactorSection_user\n      ...PasskeysSection_user\n      ...EmailsSection_user\n      ...NotificationsSection_user\n      ...DataSection_user\n    }\n    organisation {\n      id\n      ...DataSection_organisation\n    }\n    signInIdentities {\n      id\n      ...ProviderSection_identity\n    }\n    passkeys {\n      id\n      ...PasskeysSection_passkey\n    }\n    sessions {\n      id\n      ...SessionsSection_session\n    }\n    securityLog(first: 10) {\n      ...SecurityLogSection_page\n    }\n    apiTokens {\n      id\n      ...ApiTokensSection_token\n    }\n  }\n": types.AccountDocument,
    "\n  mutation BeginPasskey {\n    beginPasskey {\n      ceremony\n      options\n    }\n  }\n": types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n        ...PasskeysSection_passkey\n      }\n      recoveryCodes\n      user {\n        id\n        ...PasskeysSection_user\n        ...TwoFactorSection_user\n      }\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  fragment ActionCard_action on ActionItem {\n    id\n    title\n    cites\n    jurisdiction\n    state\n    filed\n    due\n    overdue\n    organisation\n    owner {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n": types.ActionCard_ActionFragmentDoc,
    "\n  fragment ActionComments_action on ActionItem {\n    id\n    comments {\n      id\n      at\n      kind\n      text\n      by {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.ActionComments_ActionFragmentDoc,
    "\n  mutation CommentOnAction($id: ID!, $text: String!, $mentions: [ID!]) {\n    commentOnAction(id: $id, text: $text, mentions: $mentions) {\n      id\n      commentCount\n      ...ActionComments_action\n    }\n  }\n": types.CommentOnActionDocument,
    "\n  fragment ActionDetails_action on ActionItem {\n    id\n    title\n    why\n    who\n    questionId\n    jurisdiction\n    state\n    stateAt\n    filed\n    gap\n    appliesFrom\n    doneNote\n    due\n    lawDue\n    dueWords\n    overdue\n    cites\n    reportId\n    closedBy\n    completedBy {\n      id\n      username\n      fullName\n    }\n    evidencePlace {\n      assessmentId\n      supports\n    }\n    citation {\n      ...Citation_citation\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    organisation\n    system {\n      id\n      jurisdiction\n      name\n      openAssessmentId\n    }\n    ...DueRequest_action\n    ...OwnAction_action\n    ...ActionRisk_action\n    ...ActionComments_action\n  }\n": types.ActionDetails_ActionFragmentDoc,
    "\n  query Action($id: ID!) {\n    action(id: $id) {\n      id\n      title\n      ...ActionDetails_action\n    }\n  }\n": types.ActionDocument,
    "\n  fragment ActionRisk_action on ActionItem {\n    id\n    state\n    acceptance {\n      reason\n      reviewDay\n      approvedAt\n      askedBy {\n        id\n        username\n        fullName\n      }\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.ActionRisk_ActionFragmentDoc,
    "\n  mutation DecideAcceptance($input: DecideAcceptanceInput!) {\n    decideAcceptance(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n": types.DecideAcceptanceDocument,
    "\n  fragment ActionRow_action on ActionItem {\n    id\n    title\n    why\n    cites\n    jurisdiction\n    goodPractice\n    severity\n    state\n    stateAt\n    filed\n    gap\n    appliesFrom\n    reportId\n    reportedAt\n    closedBy\n    completedBy {\n      id\n      username\n      fullName\n    }\n    due\n    lawDue\n    pendingDue\n    dueWords\n    overdue\n    organisation\n    commentCount\n    acceptance {\n      approvedAt\n    }\n    stateBy {\n      id\n      username\n      fullName\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n": types.ActionRow_ActionFragmentDoc,
    "\n  mutation UpdateActions($input: UpdateActionsInput!) {\n    updateActions(input: $input) {\n      id\n    }\n  }\n": types.UpdateActionsDocument,
    "\n  fragment DueRequest_action on ActionItem {\n    id\n    state\n    lawDue\n    pendingDue\n    dueReason\n    dueRequest {\n      askedBy {\n        id\n        username\n        fullName\n      }\n      agreedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.DueRequest_ActionFragmentDoc,
    "\n  mutation DecideDueDate($input: DecideDueDateInput!) {\n    decideDueDate(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n": types.DecideDueDateDocument,
    "\n  query AssessedSystems {\n    eu: systems(jurisdiction: EU, first: 300) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n    }\n    uk: systems(jurisdiction: UK, first: 300) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n    }\n  }\n": types.AssessedSystemsDocument,
    "\n  mutation CreateAction($input: CreateActionInput!) {\n    createAction(input: $input) {\n      id\n    }\n  }\n": types.CreateActionDocument,
    "\n  fragment OwnAction_action on ActionItem {\n    id\n    title\n    cites\n  }\n": types.OwnAction_ActionFragmentDoc,
    "\n  mutation DeleteAction($id: ID!) {\n    deleteAction(id: $id)\n  }\n": types.DeleteActionDocument,
    "\n  mutation AskToAccept($input: AskToAcceptInput!) {\n    askToAccept(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n": types.AskToAcceptDocument,
    "\n  query Actions($filter: ActionFilter!, $sort: ActionSort!, $reversed: Boolean!, $first: Int!, $after: String) {\n    actions(filter: $filter, sort: $sort, reversed: $reversed, first: $first, after: $after) {\n      next\n      items {\n        id\n        state\n        lawDue\n        ...ActionRow_action\n        ...ActionCard_action\n      }\n      counts {\n        open\n        doing\n        done\n        accepted\n        closed\n        overdue\n      }\n      systems {\n        id\n        name\n      }\n    }\n    doneActions {\n      count\n      jurisdiction\n      questionIds\n      system {\n        id\n        jurisdiction\n        name\n        openAssessmentId\n      }\n    }\n    organisation {\n      id\n      members {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.ActionsDocument,
    "\n  query AdminSecondFactor {\n    me {\n      id\n      adminSecondFactor\n    }\n  }\n": types.AdminSecondFactorDocument,
    "\n  fragment UserBadges_user on AdminUser {\n    id\n    status\n    isEmailVerified\n    isAdmin\n  }\n": types.UserBadges_UserFragmentDoc,
    "\n  query ActivityLog {\n    activityLog {\n      entries\n      first\n      last {\n        id\n        hash\n      }\n      retentionDays\n      actions\n    }\n  }\n": types.ActivityLogDocument,
    "\n  fragment ActivityRow_activity on Activity {\n    id\n    username\n    userId\n    action\n    details\n    target {\n      kind\n      id\n    }\n    address\n    device\n    reason\n    timestamp\n    hash\n  }\n": types.ActivityRow_ActivityFragmentDoc,
    "\n  query Activities($first: Int!, $after: String, $filter: ActivityFilter) {\n    activities(first: $first, after: $after, filter: $filter) {\n      activities {\n        id\n        ...ActivityRow_activity\n      }\n      next\n    }\n  }\n": types.ActivitiesDocument,
    "\n  mutation VerifyActivityLog {\n    verifyActivityLog {\n      intact\n      entries\n      firstBroken\n      message\n    }\n  }\n": types.VerifyActivityLogDocument,
    "\n  mutation SetActivityRetention($days: Int) {\n    setActivityRetention(days: $days) {\n      entries\n      first\n      last {\n        id\n        hash\n      }\n      retentionDays\n      actions\n    }\n  }\n": types.SetActivityRetentionDocument,
    "\n  query MailLog($state: MailState) {\n    mailLog(state: $state) {\n      id\n      template\n      userId\n      state\n      attempts\n      error\n      createdAt\n      updatedAt\n    }\n  }\n": types.MailLogDocument,
    "\n  query WebhookLog {\n    webhookLog {\n      id\n      type\n      mode\n      receivedAt\n      handledAt\n    }\n  }\n": types.WebhookLogDocument,
    "\n  fragment QueueSection_queue on JobQueue {\n    id\n    waiting\n    active\n    delayed\n    failed\n    erasures\n    erasingSince\n    dead {\n      id\n      name\n      tries\n      since\n      reason\n    }\n  }\n": types.QueueSection_QueueFragmentDoc,
    "\n  query Queues {\n    queues {\n      id\n      ...QueueSection_queue\n    }\n  }\n": types.QueuesDocument,
    "\n  mutation RetryJobs($queue: ID!, $jobId: ID) {\n    retryJobs(queue: $queue, jobId: $jobId) {\n      id\n      ...QueueSection_queue\n    }\n  }\n": types.RetryJobsDocument,
    "\n  mutation DiscardJob($queue: ID!, $jobId: ID!, $reason: String!) {\n    discardJob(queue: $queue, jobId: $jobId, reason: $reason) {\n      id\n      ...QueueSection_queue\n    }\n  }\n": types.DiscardJobDocument,
    "\n  query AdminOrganisations($after: ID) {\n    adminOrganisations(first: 1000, after: $after) {\n      organisations {\n        id\n        name\n        people\n        isActive\n        plan\n        systemCount\n        assessmentCount\n      }\n      next\n    }\n  }\n": types.AdminOrganisationsDocument,
    "\n  query AdminCharts {\n    adminCharts {\n      registrations {\n        month\n        count\n      }\n      assessments {\n        month\n        high\n        medium\n        low\n      }\n      revenue {\n        month\n        currency\n        testMode\n        amount\n      }\n    }\n  }\n": types.AdminChartsDocument,
    "\n  query AdminStats {\n    adminStats {\n      totalUsers\n      verifiedUsers\n      activeUsers\n      totalAssessments\n      recentRegistrations\n    }\n  }\n": types.AdminStatsDocument,
    "\n  mutation SetPaymentSettings($input: PaymentSettingsInput!) {\n    setPaymentSettings(input: $input) {\n      sandboxMode\n      testReady\n      liveReady\n      simulator\n      warning\n    }\n  }\n": types.SetPaymentSettingsDocument,
    "\n  query PaymentSettings {\n    paymentSettings {\n      sandboxMode\n      testReady\n      liveReady\n      simulator\n      warning\n    }\n  }\n": types.PaymentSettingsDocument,
    "\n  fragment UserActionButtons_user on AdminUser {\n    id\n    username\n    status\n    isEmailVerified\n  }\n": types.UserActionButtons_UserFragmentDoc,
    "\n  fragment UserFacts_user on AdminUser {\n    id\n    email\n    companyName\n    jurisdiction\n    plan\n    assessmentCount\n    createdAt\n    lastLogin\n  }\n": types.UserFacts_UserFragmentDoc,
    "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      username\n      ...UserBadges_user\n      ...UserFacts_user\n      ...UserActionButtons_user\n      systems {\n        id\n        ...UserSystems_system\n      }\n    }\n  }\n": types.AdminUserDocument,
    "\n  query AdminUserAgain($id: ID!) {\n    adminUser(id: $id) {\n      id\n      username\n      ...UserBadges_user\n      ...UserFacts_user\n      ...UserActionButtons_user\n    }\n  }\n": types.AdminUserAgainDocument,
    "\n  fragment UserSystems_system on AdminSystem {\n    id\n    name\n    systemType\n    jurisdiction\n    riskLevel\n    scored\n    class\n    assessedAt\n  }\n": types.UserSystems_SystemFragmentDoc,
    "\n  query NamedSystems($id: ID!) {\n    adminUser(id: $id) {\n      id\n      systems(names: true) {\n        id\n        ...UserSystems_system\n      }\n    }\n  }\n": types.NamedSystemsDocument,
    "\n  mutation DeleteUser($id: ID!) {\n    deleteUser(id: $id) {\n      id\n      listed\n    }\n  }\n": types.DeleteUserDocument,
    "\n  query ArchivedOfUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      systems(names: true) {\n        id\n        name\n        archived\n        heldUntil\n      }\n    }\n  }\n": types.ArchivedOfUserDocument,
    "\n  mutation UpdateUsers($input: UpdateUsersInput!) {\n    updateUsers(input: $input) {\n      id\n      message\n      user {\n        id\n        adminUser {\n          id\n          ...ListedUser_user\n        }\n      }\n    }\n  }\n": types.UpdateUsersDocument,
    "\n  fragment UserMenu_user on AdminUser {\n    id\n    username\n    status\n    isEmailVerified\n  }\n": types.UserMenu_UserFragmentDoc,
    "\n  fragment UserRow_user on AdminUser {\n    id\n    username\n    email\n    companyName\n    assessmentCount\n    createdAt\n    lastLogin\n    ...UserBadges_user\n    ...UserMenu_user\n  }\n": types.UserRow_UserFragmentDoc,
    "\n  mutation VerifyUser($id: ID!) {\n    user: verifyUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n": types.VerifyUserDocument,
    "\n  mutation SuspendUser($id: ID!) {\n    user: suspendUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n": types.SuspendUserDocument,
    "\n  mutation ActivateUser($id: ID!) {\n    user: activateUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n": types.ActivateUserDocument,
    "\n  mutation AdminResendVerification($id: ID!) {\n    adminResendVerification(id: $id) {\n      message\n    }\n  }\n": types.AdminResendVerificationDocument,
    "\n  fragment ListedUser_user on AdminUser {\n    id\n    username\n    email\n    companyName\n    status\n    isEmailVerified\n    assessmentCount\n    createdAt\n    lastLogin\n    ...UserRow_user\n  }\n": types.ListedUser_UserFragmentDoc,
    "\n  query AdminUsers($first: Int!, $after: ID!) {\n    adminUsers(first: $first, after: $after) {\n      users {\n        ...ListedUser_user\n      }\n      next\n    }\n  }\n": types.AdminUsersDocument,
    "\n  query Assessment($id: ID!) {\n    assessment(id: $id) {\n      id\n      system {\n        id\n        jurisdiction\n        name\n        archived\n      }\n      questions(all: true) {\n        id\n      }\n      ...Questionnaire_assessment\n    }\n  }\n": types.AssessmentDocument,
    "\n  mutation DiscardAssessment($id: ID!) {\n    discardAssessment(id: $id)\n  }\n": types.DiscardAssessmentDocument,
    "\n  fragment QuestionForm_question on Question {\n    id\n    category\n    question\n    type\n    options {\n      value\n      label\n    }\n    helpText\n    citation {\n      ...Citation_citation\n    }\n  }\n": types.QuestionForm_QuestionFragmentDoc,
    "\n  query Turnover {\n    organisation {\n      id\n      turnover\n    }\n  }\n": types.TurnoverDocument,
    "\n  mutation SaveTurnover($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      turnover\n    }\n  }\n": types.SaveTurnoverDocument,
    "\n  query NotesNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      annotations {\n        assessmentId\n        questionId\n        note\n        notedBy {\n          id\n          username\n          fullName\n        }\n        notedAt\n      }\n    }\n  }\n": types.NotesNowDocument,
    "\n  mutation AnnotateQuestion($input: AnnotateQuestionInput!) {\n    annotateQuestion(input: $input) {\n      assessmentId\n      questionId\n      note\n      notedBy {\n        id\n      }\n      notedAt\n      flag {\n        text\n        member {\n          id\n        }\n        flaggedBy {\n          id\n        }\n      }\n    }\n  }\n": types.AnnotateQuestionDocument,
    "\n  fragment Questionnaire_assessment on Assessment {\n    id\n    status\n    jurisdiction\n    isCurrentBank\n    system {\n      id\n      jurisdiction\n      name\n      systemType\n    }\n    responses {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n    }\n    annotations {\n      assessmentId\n      questionId\n      note\n      notedBy {\n        id\n      }\n      notedAt\n      flag {\n        text\n        member {\n          id\n        }\n        flaggedBy {\n          id\n        }\n      }\n    }\n    lastNotes {\n      questionId\n      note\n      notedAt\n    }\n    supplierAnswers {\n      questionId\n      question\n      answer\n      from\n      at\n    }\n    previous {\n      id\n      completedAt\n    }\n    lastAnswers {\n      questionId\n      answer\n      change\n    }\n    otherLaw {\n      id\n      jurisdiction\n      completedAt\n    }\n    organisationAnswers {\n      questionId\n      answer\n      answeredAt\n    }\n    organisationTurnover {\n      euros\n      answeredAt\n    }\n    suggestions {\n      questionId\n      answer\n      source\n    }\n    questions(all: true) {\n      id\n      category\n      group\n      question\n      askedWhen\n      type\n      options {\n        value\n        label\n      }\n      ...QuestionForm_question\n    }\n  }\n": types.Questionnaire_AssessmentFragmentDoc,
    "\n  mutation SaveResponse($input: SaveResponseInput!) {\n    saveResponse(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n      replaced {\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n": types.SaveResponseDocument,
    "\n  mutation SaveResponses($input: SaveResponsesInput!) {\n    saveResponses(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n      replaced {\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n": types.SaveResponsesDocument,
    "\n  mutation ConfirmAnswers($input: ConfirmAnswersInput!) {\n    confirmAnswers(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n    }\n  }\n": types.ConfirmAnswersDocument,
    "\n  query AssessmentNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      status\n      completedBy {\n        id\n        username\n        fullName\n      }\n      responses {\n        assessmentId\n        questionId\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n      annotations {\n        assessmentId\n        questionId\n        note\n        notedBy {\n          id\n          username\n          fullName\n        }\n        notedAt\n        flag {\n          text\n          member {\n            id\n            username\n            fullName\n          }\n          flaggedBy {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.AssessmentNowDocument,
    "\n  mutation CompleteAssessment($id: ID!) {\n    completeAssessment(id: $id) {\n      id\n      status\n      riskLevel\n      riskScore\n      completedAt\n      responses {\n        assessmentId\n        questionId\n        answer\n        answeredBy {\n          id\n        }\n      }\n      system {\n        id\n        jurisdiction\n        openAssessmentId\n        latestAssessment {\n          id\n          riskLevel\n          completedAt\n        }\n      }\n    }\n  }\n": types.CompleteAssessmentDocument,
    "\n  query AssessmentRemarks($id: ID!) {\n    assessment(id: $id) {\n      id\n      remarks\n    }\n  }\n": types.AssessmentRemarksDocument,
    "\n  mutation ConnectSignIn($pending: String!) {\n    connectSignIn(pending: $pending) {\n      to\n    }\n  }\n": types.ConnectSignInDocument,
    "\n  mutation MailSignInLink($pending: String!) {\n    mailSignInLink(pending: $pending) {\n      message\n    }\n  }\n": types.MailSignInLinkDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      message\n    }\n  }\n": types.ForgotPasswordDocument,
    "\n  mutation LogIn($input: LoginInput!) {\n    login(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n": types.LogInDocument,
    "\n  mutation BeginPasskeyLogin($challenge: String) {\n    beginPasskeyLogin(challenge: $challenge) {\n      ceremony\n      options\n    }\n  }\n": types.BeginPasskeyLoginDocument,
    "\n  mutation LogInWithPasskey($input: PasskeyInput!) {\n    loginWithPasskey(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n": types.LogInWithPasskeyDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n      notice\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation ConfirmLogin($input: ConfirmLoginInput!) {\n    confirmLogin(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n": types.ConfirmLoginDocument,
    "\n  mutation ConnectByLink($token: String!) {\n    connectByLink(token: $token) {\n      to\n    }\n  }\n": types.ConnectByLinkDocument,
    "\n  mutation CreateSystem($input: CreateSystemInput!) {\n    createSystem(input: $input) {\n      id\n      ...SystemRow_system\n    }\n  }\n": types.CreateSystemDocument,
    "\n  query DutyCounts($jurisdiction: Jurisdiction!) {\n    dutyCounts(jurisdiction: $jurisdiction) {\n      asOf\n      applicable\n      met\n      proved\n      before {\n        asOf\n        met\n        proved\n      }\n    }\n  }\n": types.DutyCountsDocument,
    "\n  fragment SystemRow_system on AiSystem {\n    id\n    name\n    description\n    systemType\n    jurisdiction\n    createdAt\n    openAssessment {\n      id\n      responseCount\n      questionCount\n    }\n    latestAssessment {\n      id\n      riskLevel\n      scored\n      completedAt\n      class\n      complianceScore\n      openGaps\n      nextDate\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    ...StartAssessmentButton_system\n    ...SystemMenu_system\n  }\n": types.SystemRow_SystemFragmentDoc,
    "\n  query Dashboard(\n    $jurisdiction: Jurisdiction!\n    $filter: SystemFilter\n    $sort: SystemSort!\n    $reversed: Boolean!\n    $first: Int!\n    $skip: Int!\n  ) {\n    systemLedger(\n      jurisdiction: $jurisdiction\n      filter: $filter\n      sort: $sort\n      reversed: $reversed\n      first: $first\n      skip: $skip\n    ) {\n      counts {\n        all\n        high\n        medium\n        low\n        notAssessed\n      }\n      types\n      matchCount\n      systems {\n        id\n        ...SystemRow_system\n      }\n    }\n    actionCounts(jurisdiction: $jurisdiction) {\n      overdue\n    }\n    reportsForReview(jurisdiction: $jurisdiction) {\n      toReview\n      sentBack\n    }\n    documentsForReview(jurisdiction: $jurisdiction) {\n      toReview {\n        reportId\n        type\n      }\n      sentBack {\n        reportId\n        type\n      }\n    }\n    evidenceDates(first: 100, jurisdiction: $jurisdiction) {\n      id\n      validUntil\n    }\n    answeredRequests(jurisdiction: $jurisdiction)\n    lawChanges {\n      open(jurisdiction: $jurisdiction)\n    }\n  }\n": types.DashboardDocument,
    "\n  fragment CalendarSection_address on CalendarAddress {\n    createdAt\n  }\n": types.CalendarSection_AddressFragmentDoc,
    "\n  mutation NewCalendarAddress {\n    newCalendarAddress {\n      url\n      address {\n        ...CalendarSection_address\n      }\n    }\n  }\n": types.NewCalendarAddressDocument,
    "\n  mutation EndCalendarAddress {\n    endCalendarAddress\n  }\n": types.EndCalendarAddressDocument,
    "\n  fragment IntervalSetting_organisation on Organisation {\n    id\n    reassessMonths\n  }\n": types.IntervalSetting_OrganisationFragmentDoc,
    "\n  mutation SetReassessMonths($months: Int) {\n    updateOrganisation(input: { reassessMonths: $months }) {\n      ...IntervalSetting_organisation\n      reassessments(first: 100) {\n        ...Deadlines_reassessment\n      }\n    }\n  }\n": types.SetReassessMonthsDocument,
    "\n  query Deadlines($mine: Boolean!, $systems: [ID!]) {\n    eu: nextDays(jurisdiction: EU, first: 20, systems: $systems) {\n      ...Deadlines_day\n    }\n    uk: nextDays(jurisdiction: UK, first: 20, systems: $systems) {\n      ...Deadlines_day\n    }\n    evidenceDates(first: 100) {\n      ...Deadlines_evidence\n    }\n    actionDates(first: 100, mine: $mine) {\n      ...Deadlines_action\n    }\n    organisationDuties {\n      id\n      ...Deadlines_duty\n    }\n    policyDates(first: 100) {\n      ...Deadlines_policy\n    }\n    reviewDates(first: 100) {\n      ...Deadlines_review\n    }\n    actionCounts {\n      now\n      asOf\n    }\n    calendarAddress {\n      ...CalendarSection_address\n    }\n    organisation {\n      id\n      ...IntervalSetting_organisation\n      reassessments(first: 100) {\n        ...Deadlines_reassessment\n      }\n    }\n  }\n": types.DeadlinesDocument,
    "\n  query OwnSystems($me: ID!) {\n    eu: systemLedger(jurisdiction: EU, filter: { ownerId: $me }, first: 200) {\n      systems {\n        id\n        jurisdiction\n      }\n    }\n    uk: systemLedger(jurisdiction: UK, filter: { ownerId: $me }, first: 200) {\n      systems {\n        id\n        jurisdiction\n      }\n    }\n  }\n": types.OwnSystemsDocument,
    "\n  query EvidenceLibrary($filter: EvidenceFilter!, $first: Int!, $after: String) {\n    evidenceFiles(filter: $filter, first: $first, after: $after) {\n      items {\n        id\n        ...LibraryRow_file\n      }\n      next\n      total\n    }\n  }\n": types.EvidenceLibraryDocument,
    "\n  query LinkedEvidenceFile($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      standing\n      ...LibraryRow_file\n    }\n  }\n": types.LinkedEvidenceFileDocument,
    "\n  fragment LibraryRow_file on EvidenceFile {\n    id\n    name\n    title\n    kind\n    note\n    effectiveFrom\n    validUntil\n    owner\n    ownedBy {\n      id\n      username\n      fullName\n    }\n    ending\n    bytes\n    sha256\n    version\n    uploadedAt\n    mayManage\n    standing\n    url\n    isKept\n    links {\n      linkId\n    }\n  }\n": types.LibraryRow_FileFragmentDoc,
    "\n  query EvidenceFile($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      links {\n        linkId\n        ...LinkName_link\n      }\n      earlier {\n        id\n        name\n        version\n        uploadedAt\n        url\n      }\n    }\n  }\n": types.EvidenceFileDocument,
    "\n  query SystemsWithEvidence {\n    systemRegister(sort: name, first: 200) {\n      systems {\n        id\n        name\n        jurisdiction\n      }\n    }\n  }\n": types.SystemsWithEvidenceDocument,
    "\n  query SystemsToLink($filter: RegisterFilter) {\n    systemRegister(filter: $filter, sort: name, first: 50) {\n      matchCount\n      systems {\n        id\n        name\n        jurisdiction\n        results {\n          jurisdiction\n          latestAssessment {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.SystemsToLinkDocument,
    "\n  query TargetsToLink($id: ID!, $actions: ActionFilter!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        duties {\n          id\n          questionId\n          title\n          status\n        }\n      }\n      questions {\n        id\n        question\n      }\n    }\n    actions(filter: $actions, first: 100) {\n      items {\n        id\n        title\n      }\n    }\n  }\n": types.TargetsToLinkDocument,
    "\n  fragment AcceptInvitation_invitation on InvitationOffer {\n    organisation\n    invitedBy\n    email\n    role\n  }\n": types.AcceptInvitation_InvitationFragmentDoc,
    "\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      id\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query Invitation($token: String!) {\n    me {\n      id\n      username\n      email\n    }\n    invitation(token: $token) {\n      ...AcceptInvitation_invitation\n      ...WithoutAccount_invitation\n    }\n  }\n": types.InvitationDocument,
    "\n  fragment WithoutAccount_invitation on InvitationOffer {\n    organisation\n    invitedBy\n    email\n    role\n  }\n": types.WithoutAccount_InvitationFragmentDoc,
    "\n  fragment LawChangeCard_change on LawChange {\n    id\n    jurisdiction\n    bankVersion\n    toVersion\n    needs\n    questions\n    reason\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n    citation {\n      ...Citation_citation\n    }\n    moves {\n      what\n      subject\n      before\n      after\n    }\n  }\n": types.LawChangeCard_ChangeFragmentDoc,
    "\n  mutation AcceptLawChange($id: ID!) {\n    acceptLawChange(id: $id) {\n      id\n      system {\n        id\n        jurisdiction\n        latestAssessment {\n          id\n          riskLevel\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n": types.AcceptLawChangeDocument,
    "\n  mutation KeepLawChange($input: KeepLawChangeInput!) {\n    keepLawChange(input: $input) {\n      id\n      reason\n    }\n  }\n": types.KeepLawChangeDocument,
    "\n  query LawChanges($after: ID, $keptAfter: ID) {\n    lawChanges {\n      open\n      kept\n      progress {\n        done\n        total\n      }\n      rows(first: 20, after: $after) {\n        id\n        ...LawChangeCard_change\n      }\n      keptRows: rows(kept: true, first: 20, after: $keptAfter) {\n        id\n        ...LawChangeCard_change\n      }\n    }\n  }\n": types.LawChangesDocument,
    "\n  fragment BrandingSection_branding on Branding {\n    id\n    colour\n    logoUrl\n    allowed\n    message\n  }\n": types.BrandingSection_BrandingFragmentDoc,
    "\n  query Branding {\n    branding {\n      id\n      ...BrandingSection_branding\n    }\n  }\n": types.BrandingDocument,
    "\n  mutation SaveBranding($input: BrandingInput!) {\n    saveBranding(input: $input) {\n      id\n      ...BrandingSection_branding\n    }\n  }\n": types.SaveBrandingDocument,
    "\n  mutation RemoveLogo {\n    removeLogo {\n      id\n      ...BrandingSection_branding\n    }\n  }\n": types.RemoveLogoDocument,
    "\n  fragment OrganisationForm_organisation on Organisation {\n    id\n    kind\n    size\n    turnover\n    answers {\n      questionId\n      answer\n    }\n  }\n": types.OrganisationForm_OrganisationFragmentDoc,
    "\n  query OrganisationQuestions {\n    eu: questions(jurisdiction: EU) {\n      id\n      group\n      options {\n        value\n      }\n      ...OrganisationQuestion_question\n    }\n    uk: questions(jurisdiction: UK) {\n      id\n      group\n      options {\n        value\n      }\n      ...OrganisationQuestion_question\n    }\n  }\n": types.OrganisationQuestionsDocument,
    "\n  mutation UpdateOrganisation($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      ...OrganisationForm_organisation\n    }\n  }\n": types.UpdateOrganisationDocument,
    "\n  query Organisation($manages: Boolean!) {\n    organisation {\n      id\n      name\n      members {\n        id\n      }\n      ...OrganisationSection_organisation\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n    branding {\n      id\n      ...BrandingSection_branding\n    }\n  }\n": types.OrganisationDocument,
    "\n  fragment OrganisationQuestion_question on Question {\n    id\n    question\n    options {\n      value\n      label\n    }\n  }\n": types.OrganisationQuestion_QuestionFragmentDoc,
    "\n  fragment OrganisationSection_organisation on Organisation {\n    id\n    kind\n    size\n    turnover\n    canReadLog\n    answers {\n      questionId\n    }\n    ...OrganisationForm_organisation\n    ...PeopleList_organisation\n    ...OnlyApproved_organisation\n    ...LogReaders_organisation\n  }\n": types.OrganisationSection_OrganisationFragmentDoc,
    "\n  mutation AddOwnField($input: AddOwnFieldInput!) {\n    addOwnField(input: $input) {\n      name\n    }\n  }\n": types.AddOwnFieldDocument,
    "\n  mutation UpdateOwnField($name: String!, $input: UpdateOwnFieldInput!) {\n    updateOwnField(name: $name, input: $input) {\n      name\n    }\n  }\n": types.UpdateOwnFieldDocument,
    "\n  mutation RemoveOwnField($name: String!) {\n    removeOwnField(name: $name) {\n      name\n      values\n    }\n  }\n": types.RemoveOwnFieldDocument,
    "\n  mutation ChangeRole($id: ID!, $role: OrganisationRole!) {\n    changeRole(id: $id, role: $role) {\n      id\n      ...MemberRow_member\n    }\n  }\n": types.ChangeRoleDocument,
    "\n  mutation DeleteOrganisation {\n    deleteOrganisation {\n      message\n    }\n  }\n": types.DeleteOrganisationDocument,
    "\n  mutation HandOver($id: ID!, $leave: Boolean!) {\n    handOver(id: $id, leave: $leave) {\n      id\n    }\n  }\n": types.HandOverDocument,
    "\n  fragment InvitationRow_invitation on Invitation {\n    id\n    email\n    role\n    expiresAt\n  }\n": types.InvitationRow_InvitationFragmentDoc,
    "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      id\n      ...InvitationRow_invitation\n    }\n  }\n": types.WithdrawInvitationDocument,
    "\n  mutation InviteMember($input: InviteInput!) {\n    inviteMember(input: $input) {\n      id\n      email\n      ...InvitationRow_invitation\n    }\n  }\n": types.InviteMemberDocument,
    "\n  mutation LeaveOrganisation {\n    leaveOrganisation {\n      id\n    }\n  }\n": types.LeaveOrganisationDocument,
    "\n  fragment LogReaders_organisation on Organisation {\n    id\n    logHiddenFromApprovers\n    logShownToReaders\n    members {\n      id\n    }\n  }\n": types.LogReaders_OrganisationFragmentDoc,
    "\n  mutation SetLogReaders($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      logHiddenFromApprovers\n      logShownToReaders\n    }\n  }\n": types.SetLogReadersDocument,
    "\n  fragment MemberRow_member on Member {\n    id\n    username\n    fullName\n    email\n    role\n    since\n    you\n  }\n": types.MemberRow_MemberFragmentDoc,
    "\n  fragment OnlyApproved_organisation on Organisation {\n    id\n    onlyApproved\n    members {\n      id\n    }\n  }\n": types.OnlyApproved_OrganisationFragmentDoc,
    "\n  mutation SetOnlyApproved($onlyApproved: Boolean!) {\n    updateOrganisation(input: { onlyApproved: $onlyApproved }) {\n      id\n      onlyApproved\n    }\n  }\n": types.SetOnlyApprovedDocument,
    "\n  fragment PeopleList_organisation on Organisation {\n    id\n    name\n    role\n    members {\n      id\n      role\n      ...MemberRow_member\n    }\n    invitations @include(if: $manages) {\n      id\n      ...InvitationRow_invitation\n    }\n  }\n": types.PeopleList_OrganisationFragmentDoc,
    "\n  query MemberLinks {\n    links {\n      id\n      expiresAt\n      madeBy {\n        id\n      }\n    }\n  }\n": types.MemberLinksDocument,
    "\n  mutation RemoveMember($id: ID!, $links: LinksOfMember!) {\n    removeMember(id: $id, links: $links) {\n      id\n      ...MemberRow_member\n    }\n  }\n": types.RemoveMemberDocument,
    "\n  query OrganisationDuties {\n    organisationDuties {\n      id\n      ...DutySection_duty\n    }\n  }\n": types.OrganisationDutiesDocument,
    "\n  fragment DutyFiles_duty on OrganisationDuty {\n    id\n    title\n    evidence\n    files(first: 10) {\n      linkId\n      file {\n        id\n        title\n        name\n        url\n        uploadedAt\n        validUntil\n        standing\n        mayManage\n      }\n    }\n  }\n": types.DutyFiles_DutyFragmentDoc,
    "\n  query DutyFilesAgain {\n    organisationDuties {\n      id\n      proof\n      ...DutyFiles_duty\n    }\n  }\n": types.DutyFilesAgainDocument,
    "\n  mutation AnswerOrganisationDuty($input: AnswerOrganisationDutyInput!) {\n    answerOrganisationDuty(input: $input) {\n      id\n      ...DutySection_duty\n    }\n  }\n": types.AnswerOrganisationDutyDocument,
    "\n  fragment DutySection_duty on OrganisationDuty {\n    id\n    jurisdiction\n    title\n    citation {\n      ...Citation_citation\n    }\n    question {\n      id\n      question\n      helpText\n      options {\n        value\n        label\n      }\n    }\n    answer\n    answeredBy {\n      id\n      username\n      fullName\n    }\n    answeredAt\n    reviewOn\n    proof\n    ...DutyFiles_duty\n    policy {\n      id\n      title\n      reviewOn\n      approved {\n        number\n        approvedBy {\n          id\n          username\n          fullName\n        }\n        approvedAt\n      }\n    }\n    suggestion {\n      answer\n      answeredAt\n      system {\n        id\n        name\n      }\n    }\n    differing {\n      count\n      systems(first: 5) {\n        id\n        name\n      }\n    }\n  }\n": types.DutySection_DutyFragmentDoc,
    "\n  fragment LogEntry_entry on OrganisationLogEntry {\n    id\n    at\n    username\n    name\n    details\n    hash\n  }\n": types.LogEntry_EntryFragmentDoc,
    "\n  query VerifyOrganisationLog {\n    verifyOrganisationLog {\n      intact\n      entries\n      firstBroken\n      message\n    }\n  }\n": types.VerifyOrganisationLogDocument,
    "\n  query OrganisationLog($after: String, $filter: ActivityFilter) {\n    organisationLog(first: 50, after: $after, filter: $filter) {\n      entries {\n        id\n        ...LogEntry_entry\n      }\n      next\n      length\n      last {\n        id\n        hash\n      }\n      actions\n    }\n  }\n": types.OrganisationLogDocument,
    "\n  query Policies($policiesAfter: ID, $recordsAfter: ID) {\n    policies(first: 20, after: $policiesAfter) {\n      id\n      ...PolicySection_policy\n    }\n    managementRecords(first: 20, after: $recordsAfter) {\n      id\n      ...RecordSection_record\n    }\n    organisationDuties {\n      id\n      jurisdiction\n      title\n    }\n  }\n": types.PoliciesDocument,
    "\n  query PolicyChoices {\n    organisationDuties {\n      id\n      jurisdiction\n      title\n    }\n    evidenceFiles(filter: { kind: \"policy\" }, first: 100) {\n      items {\n        id\n        title\n      }\n    }\n  }\n": types.PolicyChoicesDocument,
    "\n  mutation AddPolicy($input: AddPolicyInput!) {\n    addPolicy(input: $input) {\n      id\n    }\n  }\n": types.AddPolicyDocument,
    "\n  mutation UpdatePolicy($id: ID!, $input: UpdatePolicyInput!) {\n    updatePolicy(id: $id, input: $input) {\n      id\n      ...PolicySection_policy\n    }\n  }\n": types.UpdatePolicyDocument,
    "\n  fragment PolicySection_policy on Policy {\n    id\n    title\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewOn\n    duties\n    latest {\n      number\n      writtenBy {\n        id\n        username\n        fullName\n      }\n      writtenAt\n      approvedBy {\n        id\n        username\n        fullName\n      }\n      approvedAt\n    }\n    approved {\n      number\n    }\n    readCount\n    unreadCount\n    youReadAt\n  }\n": types.PolicySection_PolicyFragmentDoc,
    "\n  mutation ApprovePolicy($id: ID!, $number: Int!) {\n    approvePolicy(id: $id, input: { number: $number }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n": types.ApprovePolicyDocument,
    "\n  mutation ConfirmPolicyRead($id: ID!, $number: Int!) {\n    confirmPolicyRead(id: $id, input: { number: $number }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n": types.ConfirmPolicyReadDocument,
    "\n  mutation RemovePolicy($id: ID!) {\n    removePolicy(id: $id)\n  }\n": types.RemovePolicyDocument,
    "\n  query PolicyText($id: ID!) {\n    policy(id: $id) {\n      id\n      latest {\n        number\n        text\n        evidenceId\n      }\n      approved {\n        number\n        text\n        evidenceId\n      }\n      readCount\n      unreadCount\n      readBy(first: 100) {\n        member {\n          id\n          username\n          fullName\n        }\n        at\n      }\n      unreadBy(first: 100) {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.PolicyTextDocument,
    "\n  mutation AddPolicyVersion($id: ID!, $text: String!) {\n    updatePolicy(id: $id, input: { text: $text }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n": types.AddPolicyVersionDocument,
    "\n  mutation AddManagementRecord($input: AddManagementRecordInput!) {\n    addManagementRecord(input: $input) {\n      id\n    }\n  }\n": types.AddManagementRecordDocument,
    "\n  mutation UpdateManagementRecord($id: ID!, $input: UpdateManagementRecordInput!) {\n    updateManagementRecord(id: $id, input: $input) {\n      id\n      ...RecordSection_record\n    }\n  }\n": types.UpdateManagementRecordDocument,
    "\n  fragment RecordSection_record on ManagementRecord {\n    id\n    kind\n    title\n    heldOn\n    participants\n    minutes\n    evidenceId\n    decisions\n    writtenBy {\n      id\n      username\n      fullName\n    }\n    writtenAt\n  }\n": types.RecordSection_RecordFragmentDoc,
    "\n  mutation RemoveManagementRecord($id: ID!) {\n    removeManagementRecord(id: $id)\n  }\n": types.RemoveManagementRecordDocument,
    "\n  mutation CreateProvisioningToken($input: CreateProvisioningTokenInput!) {\n    createProvisioningToken(input: $input) {\n      token\n      provisioning {\n        ...Provisioning_all\n      }\n    }\n  }\n": types.CreateProvisioningTokenDocument,
    "\n  mutation SetGroupRoles($input: GroupRolesInput!) {\n    setGroupRoles(input: $input) {\n      ...Provisioning_all\n    }\n  }\n": types.SetGroupRolesDocument,
    "\n  mutation RevokeProvisioningToken($id: ID!) {\n    revokeProvisioningToken(id: $id) {\n      ...Provisioning_all\n    }\n  }\n": types.RevokeProvisioningTokenDocument,
    "\n  query Provisioning {\n    provisioning {\n      ...Provisioning_all\n    }\n  }\n": types.ProvisioningDocument,
    "\n  fragment Provisioning_all on Provisioning {\n    address\n    tokens {\n      id\n      hint\n      createdAt\n      lastUsedAt\n      expiresAt\n    }\n    groupRoles {\n      group\n      role\n    }\n    groups\n    userCount\n  }\n": types.Provisioning_AllFragmentDoc,
    "\n  query SystemRegister($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n      facts {\n        ...RegisterFacts\n      }\n      suppliedFacts {\n        fact\n        from\n        at\n      }\n      recordedFacts {\n        fact\n        at\n        by {\n          id\n          username\n          fullName\n        }\n      }\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n  }\n": types.SystemRegisterDocument,
    "\n  query AnnexViii($id: ID!) {\n    organisation {\n      id\n      name\n    }\n    system(id: $id, jurisdiction: EU) {\n      id\n      name\n      description\n      jurisdiction\n      facts {\n        ...RegisterFacts\n      }\n      latestAssessment {\n        id\n        completedAt\n        assessment {\n          id\n          report {\n            id\n            class {\n              id\n              label\n              reason\n            }\n            duties {\n              ...AnnexDuty\n            }\n          }\n        }\n      }\n    }\n  }\n": types.AnnexViiiDocument,
    "\n  fragment AnnexDuty on Duty {\n    id\n    title\n    binds\n    why\n    from\n    status\n    citation {\n      ...Citation_citation\n    }\n  }\n": types.AnnexDutyFragmentDoc,
    "\n  fragment RegisterFacts on SystemFacts {\n    own\n    version\n    status\n    endDay\n    department\n    seniorOwner\n    reference\n    contact\n    dataProtectionOfficer\n    nextReview\n    reviewTriggers\n    area\n    users\n    misuse\n    affectedPeople\n    vulnerablePeople\n    countries\n    where\n    decisionRole\n    decides\n    factors\n    effects\n    equality\n    oversight\n    explanation\n    contest\n    complaint\n    formats\n    personalData\n    dataKinds\n    lawfulBasis\n    legalBasis\n    retention\n    sharing\n    dpia\n    supplier\n    supplierNumber\n    contract\n    product\n    models\n    licence\n    architecture\n    trainingData\n    evaluationData\n    inputData\n    metrics\n    groups\n    limitations\n    interpretation\n    testReports\n    furtherRisks\n    cybersecurity\n    resources\n    logs\n    plannedChanges\n    monitoring\n    standards\n    modelReleaseDay\n    usePolicy\n    codeChapters\n    compute\n    energy\n    marketDay\n    lastChange\n    changes\n    certificate\n    declaration\n    instructions\n    databaseEntry\n    registerEntry\n    publicPage\n    sourceCode\n    deviceStatus\n    udi\n    exceptionGround\n    process\n    usePeriod\n    harms\n    ifItGoesWrong\n    impactSummary\n    benefits\n    previousProcess\n    alternatives\n    proportionality\n    ownClass\n    ownClassReason\n    equalityAssessment\n    equalityAssessmentDay\n    ethicsAssessment\n    ethicsAssessmentDay\n    rightsAssessment\n    rightsAssessmentDay\n  }\n": types.RegisterFactsFragmentDoc,
    "\n  mutation SaveSystemFacts($id: ID!, $facts: SystemFactsInput!) {\n    saveSystemFacts(id: $id, facts: $facts) {\n      id\n      facts {\n        ...RegisterFacts\n      }\n    }\n  }\n": types.SaveSystemFactsDocument,
    "\n  fragment ChangeSection_report on Report {\n    id\n    scored\n    changes {\n      ...ChangeTable_changes\n      closed\n      added\n    }\n    earlier {\n      id\n      completedAt\n    }\n  }\n": types.ChangeSection_ReportFragmentDoc,
    "\n  fragment ChangeTable_changes on ReportChanges {\n    since {\n      id\n      completedAt\n      scored\n    }\n    riskLevel {\n      before\n      after\n    }\n    riskScore {\n      before\n      after\n    }\n    complianceScore {\n      before\n      after\n    }\n    closed\n    added\n    remaining\n  }\n": types.ChangeTable_ChangesFragmentDoc,
    "\n  query ReportChanges($id: ID!, $since: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        changes(since: $since) {\n          ...ChangeTable_changes\n        }\n      }\n    }\n  }\n": types.ReportChangesDocument,
    "\n  fragment CorrectionNotice_report on Report {\n    bankVersion\n    corrections {\n      text\n      citation {\n        ...Citation_citation\n      }\n    }\n  }\n": types.CorrectionNotice_ReportFragmentDoc,
    "\n  fragment PrincipleSection_report on Report {\n    scores {\n      inForce {\n        score\n      }\n    }\n    principleScores {\n      principle\n      rag\n      score\n      why\n    }\n  }\n": types.PrincipleSection_ReportFragmentDoc,
    "\n  fragment ReportDocument_report on Report {\n    id\n    jurisdiction\n    scored\n    requests\n    system {\n      id\n      name\n    }\n    assessment {\n      id\n      completedAt\n    }\n    review {\n      state\n    }\n    actions {\n      items(first: 1) {\n        id\n        owner {\n          id\n        }\n      }\n    }\n    ...ReportTitle_report\n    ...ProhibitedBand_report\n    ...VerdictSection_report\n    ...GapSection_report\n    ...ActionSection_report\n    ...ApprovalLine_report\n  }\n": types.ReportDocument_ReportFragmentDoc,
    "\n  fragment ReportFootnote_report on Report {\n    id\n    bankVersion\n    lawAsOf\n  }\n": types.ReportFootnote_ReportFragmentDoc,
    "\n  fragment ReportLetterhead_branding on Branding {\n    id\n    companyName\n    colour\n    logoUrl\n    allowed\n  }\n": types.ReportLetterhead_BrandingFragmentDoc,
    "\n  fragment ReportTitle_report on Report {\n    jurisdiction\n    system {\n      id\n      name\n      systemType\n      description\n    }\n    assessment {\n      id\n      completedAt\n    }\n  }\n": types.ReportTitle_ReportFragmentDoc,
    "\n  query ReportLinks($reportId: ID!) {\n    links(reportId: $reportId) {\n      id\n      ...LinkRows_link\n    }\n  }\n": types.ReportLinksDocument,
    "\n  fragment SourceList_report on Report {\n    findings {\n      citation {\n        ...SourceList_citation\n      }\n    }\n    actions {\n      citation {\n        ...SourceList_citation\n      }\n    }\n    duties {\n      binds\n      citation {\n        ...SourceList_citation\n      }\n    }\n    fine {\n      citation {\n        ...SourceList_citation\n      }\n    }\n  }\n": types.SourceList_ReportFragmentDoc,
    "\n  fragment SourceList_citation on Citation {\n    instrument\n    url\n    asOf\n  }\n": types.SourceList_CitationFragmentDoc,
    "\n  fragment UpdatedNotice_report on Report {\n    scored\n    changes {\n      since {\n        id\n        completedAt\n        scored\n      }\n      riskLevel {\n        before\n        after\n      }\n      complianceScore {\n        before\n        after\n      }\n      closed\n      added\n    }\n  }\n": types.UpdatedNotice_ReportFragmentDoc,
    "\n  fragment VerdictSections_report on Report {\n    jurisdiction\n    notes\n    requests\n    ...DutySection_report\n    ...FineLines_report\n    ...ClockSection_report\n    ...TraceSection_report\n    ...RegulatorSection_report\n    ...PrincipleSection_report\n  }\n": types.VerdictSections_ReportFragmentDoc,
    "\n  fragment SharedReport_report on Report {\n    jurisdiction\n    ...ProhibitedBand_report\n    ...ReportTitle_report\n    ...SourceList_report\n    ...ReportFootnote_report\n    ...VerdictSection_report\n    ...GapSection_report\n    ...ActionSection_report\n    ...VerdictSections_report\n    ...ReportWork_report\n  }\n": types.SharedReport_ReportFragmentDoc,
    "\n  fragment Approval_document on AssessmentDocument {\n    id\n    current {\n      number\n      blanksLeft\n      hash\n      authors {\n        id\n      }\n      approval {\n        name\n        function\n        at\n      }\n      review {\n        ...ReviewState_review\n        state\n        comment\n      }\n    }\n  }\n": types.Approval_DocumentFragmentDoc,
    "\n  mutation ApproveDocument($input: ApproveDocumentInput!) {\n    approveDocument(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n": types.ApproveDocumentDocument,
    "\n  mutation SendDocumentForReview($input: SendDocumentInput!) {\n    sendDocumentForReview(input: $input) {\n      ...DocumentSheet_document\n      id\n    }\n  }\n": types.SendDocumentForReviewDocument,
    "\n  mutation AskForDocumentChanges($input: AskForDocumentChangesInput!) {\n    askForDocumentChanges(input: $input) {\n      ...DocumentSheet_document\n      id\n    }\n  }\n": types.AskForDocumentChangesDocument,
    "\n  fragment BlankPlace_blank on DocumentBlank {\n    id\n    needed\n    text\n    suggestion\n  }\n": types.BlankPlace_BlankFragmentDoc,
    "\n  mutation FillBlank($input: FillBlankInput!) {\n    fillBlank(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n": types.FillBlankDocument,
    "\n  fragment CheckVersion_document on AssessmentDocument {\n    id\n    approvedFor\n    approvedForDate\n    checkedAgainst\n    checkedBy {\n      id\n      username\n      fullName\n    }\n    current {\n      hash\n      authors {\n        id\n      }\n    }\n  }\n": types.CheckVersion_DocumentFragmentDoc,
    "\n  query DocumentChanges($id: ID!) {\n    document(id: $id) {\n      id\n      changes {\n        section\n        added\n        removed\n      }\n    }\n  }\n": types.DocumentChangesDocument,
    "\n  mutation CheckDocument($input: CheckDocumentInput!) {\n    checkDocument(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n": types.CheckDocumentDocument,
    "\n  query DocumentDifferences($id: ID!, $number: Int!) {\n    documentDifferences(id: $id, number: $number) {\n      section\n      added\n      removed\n    }\n  }\n": types.DocumentDifferencesDocument,
    "\n  query Document($assessmentId: ID!, $documentId: ID!) {\n    assessment(id: $assessmentId) {\n      id\n      jurisdiction\n      system {\n        id\n        name\n        archived\n        ...ArchivedNotice_system\n      }\n    }\n    document(id: $documentId) {\n      ...DocumentSheet_document\n      id\n      title\n      state\n      current {\n        number\n      }\n    }\n  }\n": types.DocumentDocument,
    "\n  fragment DocumentSheet_document on AssessmentDocument {\n    ...Approval_document\n    ...VersionList_document\n    ...CheckVersion_document\n    id\n    title\n    approvedFor\n    current {\n      number\n      createdAt\n      blanksLeft\n      content\n      blanks {\n        ...DocumentText_blank\n      }\n      provenance {\n        testMode\n      }\n      approval {\n        name\n        at\n      }\n    }\n  }\n": types.DocumentSheet_DocumentFragmentDoc,
    "\n  fragment DocumentText_blank on DocumentBlank {\n    ...BlankPlace_blank\n    id\n  }\n": types.DocumentText_BlankFragmentDoc,
    "\n  fragment VersionList_document on AssessmentDocument {\n    id\n    versions {\n      number\n      createdAt\n      provenance {\n        model\n        bankVersion\n        answersHash\n        testMode\n      }\n      approval {\n        name\n        function\n      }\n    }\n  }\n": types.VersionList_DocumentFragmentDoc,
    "\n  query DocumentHtml($id: ID!) {\n    document(id: $id) {\n      id\n      title\n      current {\n        number\n        html\n      }\n    }\n  }\n": types.DocumentHtmlDocument,
    "\n  fragment DocumentRow_document on AssessmentDocument {\n    id\n    type\n    title\n    price\n    currency\n    state\n    testMode\n    message\n    approvedFor\n    approvedForDate\n    checkedAgainst\n    current {\n      number\n      createdAt\n      blanksLeft\n      approval {\n        name\n        function\n        at\n      }\n    }\n  }\n": types.DocumentRow_DocumentFragmentDoc,
    "\n  fragment DocumentSection_assessment on Assessment {\n    id\n    jurisdiction\n    documents {\n      ...DocumentRow_document\n      id\n      type\n      title\n      state\n      price\n      currency\n    }\n  }\n": types.DocumentSection_AssessmentFragmentDoc,
    "\n  fragment DocumentSection_purchase on DocumentPurchase {\n    ...PurchaseLine_purchase\n    id\n    documentType\n    status\n  }\n": types.DocumentSection_PurchaseFragmentDoc,
    "\n  mutation PurchaseDocument($input: PurchaseDocumentInput!) {\n    purchaseDocument(input: $input) {\n      purchaseId\n      clientSecret\n      amount\n      currency\n    }\n  }\n": types.PurchaseDocumentDocument,
    "\n  query DocumentPurchases($assessmentId: ID!) {\n    documentPurchases(assessmentId: $assessmentId) {\n      ...DocumentSection_purchase\n    }\n  }\n": types.DocumentPurchasesDocument,
    "\n  fragment PurchaseLine_purchase on DocumentPurchase {\n    id\n    status\n    amount\n    currency\n    testMode\n    createdAt\n    paidAt\n    receiptUrl\n  }\n": types.PurchaseLine_PurchaseFragmentDoc,
    "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      ...DocumentRow_document\n      id\n      state\n      message\n    }\n  }\n": types.GenerateDocumentDocument,
    "\n  query DocumentWhenReady($id: ID!) {\n    document(id: $id) {\n      ...DocumentRow_document\n      id\n      state\n      message\n    }\n  }\n": types.DocumentWhenReadyDocument,
    "\n  query Evidence($id: ID!) {\n    assessment(id: $id) {\n      id\n      jurisdiction\n      completedAt\n      keptSince\n      system {\n        id\n        name\n        archived\n        ...ArchivedNotice_system\n      }\n      questions {\n        id\n        category\n        question\n        options {\n          value\n          label\n        }\n      }\n      report {\n        id\n        duties {\n          id\n          questionId\n          status\n        }\n      }\n      responses {\n        id\n        assessmentId\n        questionId\n        answer\n      }\n      evidence {\n        ...QuestionList_evidence\n        ...EvidenceRow_evidence\n        ...OwnActionFiles_evidence\n        id\n        supports\n        questionId\n        asOf\n      }\n      storage {\n        ...StorageNote_storage\n      }\n    }\n  }\n": types.EvidenceDocument,
    "\n  fragment OwnActionFiles_evidence on Evidence {\n    id\n    supports\n    asOf\n    ...EvidenceRow_evidence\n  }\n": types.OwnActionFiles_EvidenceFragmentDoc,
    "\n  fragment QuestionList_evidence on Evidence {\n    id\n    supports\n    asOf\n    ...EvidenceFiles_evidence\n  }\n": types.QuestionList_EvidenceFragmentDoc,
    "\n  fragment QmsItem_requirement on QmsRequirement {\n    id\n    requirement\n    articleRef\n    description\n    evidenceTypes\n    ticked\n    complete\n    evidence {\n      ...EvidenceFiles_evidence\n      id\n      supports\n      asOf\n    }\n  }\n": types.QmsItem_RequirementFragmentDoc,
    "\n  fragment QmsSection_qms on QmsChecklist {\n    id\n    complete\n    total\n    percent\n    riskImpact\n    meetsRequirements\n    savedAt\n    requirements {\n      ...QmsItem_requirement\n      id\n      ticked\n    }\n  }\n": types.QmsSection_QmsFragmentDoc,
    "\n  fragment QmsSection_report on Report {\n    id\n    jurisdiction\n    class {\n      label\n    }\n    roles {\n      id\n      label\n    }\n    duties {\n      id\n      questionId\n      binds\n      why\n      from\n      state\n    }\n  }\n": types.QmsSection_ReportFragmentDoc,
    "\n  mutation SaveQmsChecklist($input: QmsChecklistInput!) {\n    saveQmsChecklist(input: $input) {\n      ...QmsSection_qms\n      id\n      complete\n      total\n      riskImpact\n    }\n  }\n": types.SaveQmsChecklistDocument,
    "\n  query Report($id: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        system {\n          name\n        }\n        assessment {\n          id\n          completedAt\n        }\n        ...ReportDocument_report\n        ...ReportWork_report\n        ...CorrectionNotice_report\n        ...ReportReview_report\n        ...Origin_report\n        ...UpdatedNotice_report\n      }\n      system {\n        archived\n        ...ArchivedNotice_system\n        ...StartAssessmentButton_system\n      }\n    }\n    branding {\n      id\n      ...ReportLetterhead_branding\n    }\n  }\n": types.ReportDocument,
    "\n  query ReportRest($id: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        jurisdiction\n        gaps\n        requests\n        class {\n          id\n        }\n        system {\n          id\n          name\n        }\n        ...VerdictSections_report\n        ...ChangeSection_report\n        ...SourceList_report\n        ...ReportFootnote_report\n      }\n      evidence {\n        ...DutySection_evidence\n      }\n      proof {\n        ...DutySection_proof\n        ...Origin_proof\n      }\n      ...ReportTools_assessment\n    }\n    documentPurchases(assessmentId: $id) {\n      ...DocumentSection_purchase\n    }\n  }\n": types.ReportRestDocument,
    "\n  fragment ApprovalLine_report on Report {\n    id\n    review {\n      state\n      hash\n      approvedAt\n      function\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.ApprovalLine_ReportFragmentDoc,
    "\n  fragment ReportReview_report on Report {\n    id\n    author {\n      id\n    }\n    review {\n      ...ReviewState_review\n      state\n    }\n  }\n": types.ReportReview_ReportFragmentDoc,
    "\n  mutation SendForReview($id: ID!, $reviewer: ID!, $comment: String) {\n    sendForReview(reportId: $id, reviewer: $reviewer, comment: $comment) {\n      id\n      ...ReportReview_report\n    }\n  }\n": types.SendForReviewDocument,
    "\n  mutation ApproveReport($id: ID!, $comment: String, $function: String) {\n    approveReport(reportId: $id, comment: $comment, function: $function) {\n      id\n      ...ReportReview_report\n      ...ApprovalLine_report\n    }\n  }\n": types.ApproveReportDocument,
    "\n  mutation AskForChanges($id: ID!, $comment: String!) {\n    askForChanges(reportId: $id, comment: $comment) {\n      id\n      ...ReportReview_report\n    }\n  }\n": types.AskForChangesDocument,
    "\n  fragment ReviewState_review on Review {\n    state\n    comment\n    hash\n    sentAt\n    approvedAt\n    function\n    reviewer {\n      id\n      username\n      fullName\n    }\n    sentBy {\n      id\n      username\n      fullName\n    }\n    approvedBy {\n      id\n      username\n      fullName\n    }\n    changesAskedBy {\n      id\n      username\n      fullName\n    }\n  }\n": types.ReviewState_ReviewFragmentDoc,
    "\n  fragment EvidenceSum_evidence on Evidence {\n    id\n    asOf\n    supports\n    standing\n  }\n": types.EvidenceSum_EvidenceFragmentDoc,
    "\n  fragment ReportTools_assessment on Assessment {\n    ...DocumentSection_assessment\n    id\n    jurisdiction\n    report {\n      ...QmsSection_report\n      id\n    }\n    qms {\n      ...QmsSection_qms\n      id\n    }\n    keptSince\n    evidence {\n      ...EvidenceSum_evidence\n      id\n      supports\n      asOf\n    }\n    storage {\n      ...StorageNote_storage\n    }\n  }\n": types.ReportTools_AssessmentFragmentDoc,
    "\n  fragment ActionSection_report on Report {\n    jurisdiction\n    findings {\n      questionId\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      text\n      goodPractice\n      ...RecommendedAction_action\n    }\n  }\n": types.ActionSection_ReportFragmentDoc,
    "\n  fragment ActionWork_item on ActionItem {\n    id\n    title\n    state\n    due\n    lawDue\n    overdue\n    owner {\n      id\n      username\n      fullName\n    }\n  }\n": types.ActionWork_ItemFragmentDoc,
    "\n  fragment ClockSection_report on Report {\n    clocks {\n      ...ClockLists_clock\n    }\n  }\n": types.ClockSection_ReportFragmentDoc,
    "\n  fragment DutyRows_duty on Duty {\n    id\n    questionId\n    title\n    binds\n    who\n    why\n    from\n    state\n    status\n    citation {\n      ...Citation_citation\n    }\n  }\n": types.DutyRows_DutyFragmentDoc,
    "\n  fragment DutySection_report on Report {\n    id\n    jurisdiction\n    duties {\n      questionId\n      binds\n      state\n      status\n      ...DutyRows_duty\n    }\n  }\n": types.DutySection_ReportFragmentDoc,
    "\n  fragment DutySection_evidence on Evidence {\n    id\n    title\n    supports\n    standing\n    asOf\n  }\n": types.DutySection_EvidenceFragmentDoc,
    "\n  fragment DutySection_proof on ReportProof {\n    asOf\n    duties\n    answeredAt\n    answeredBy\n    fromOrganisation\n    people {\n      id\n      username\n      fullName\n    }\n  }\n": types.DutySection_ProofFragmentDoc,
    "\n  fragment FineLines_report on Report {\n    scored\n    estimatedFine {\n      min\n      max\n    }\n    fine {\n      explanation\n      exposureFrom\n      citation {\n        ...Citation_citation\n      }\n    }\n    fines {\n      inForce {\n        text\n      }\n      later {\n        text\n      }\n    }\n  }\n": types.FineLines_ReportFragmentDoc,
    "\n  fragment GapSection_report on Report {\n    jurisdiction\n    scored\n    findings {\n      questionId\n      text\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n        ...Citation_citation\n      }\n    }\n    ...ReportWork_report\n  }\n": types.GapSection_ReportFragmentDoc,
    "\n  fragment ProhibitedBand_report on Report {\n    class {\n      id\n    }\n    findings {\n      questionId\n      text\n      dutyId\n    }\n    actions {\n      questionId\n      text\n    }\n    duties {\n      id\n      status\n      from\n      citation {\n        ...Citation_citation\n      }\n    }\n  }\n": types.ProhibitedBand_ReportFragmentDoc,
    "\n  fragment RecommendedAction_action on Action {\n    text\n    appliesFrom\n    citation {\n      ...Citation_citation\n    }\n    items(first: 1) {\n      id\n      ...ActionWork_item\n      ...ReportWork_item\n    }\n  }\n": types.RecommendedAction_ActionFragmentDoc,
    "\n  fragment RegulatorSection_report on Report {\n    regulators {\n      code\n      name\n      fullName\n      reason\n      url\n    }\n  }\n": types.RegulatorSection_ReportFragmentDoc,
    "\n  fragment RolesAndScores_report on Report {\n    jurisdiction\n    scored\n    supervisors\n    roles {\n      id\n      label\n      why\n    }\n    scores {\n      inForce {\n        text\n      }\n      later {\n        text\n      }\n    }\n  }\n": types.RolesAndScores_ReportFragmentDoc,
    "\n  fragment ScoreWorking_report on Report {\n    riskResult {\n      score\n    }\n    working {\n      label\n      points\n      weight\n    }\n  }\n": types.ScoreWorking_ReportFragmentDoc,
    "\n  fragment TraceSection_report on Report {\n    jurisdiction\n    notes\n    duties {\n      questionId\n      status\n    }\n    trace {\n      rule\n      outcome\n      because {\n        questionId\n        question\n        answer\n      }\n      citation {\n        ...Citation_citation\n      }\n    }\n    ...ScoreWorking_report\n    ...RolesAndScores_report\n    flips {\n      questionId\n      value\n      change\n      to\n    }\n  }\n": types.TraceSection_ReportFragmentDoc,
    "\n  fragment VerdictSection_report on Report {\n    jurisdiction\n    scored\n    riskResult {\n      level\n      score\n    }\n    compliance {\n      score\n      band\n    }\n    ragScore\n    findings {\n      dutyId\n      questionId\n      text\n      state\n      severity\n      appliesFrom\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      text\n    }\n    duties {\n      id\n      status\n      binds\n    }\n    remarks\n    class {\n      id\n      label\n      reason\n    }\n    roles {\n      id\n      label\n    }\n    fines {\n      inForce {\n        max\n      }\n      later {\n        max\n      }\n    }\n    clocks {\n      date\n      binding\n    }\n  }\n": types.VerdictSection_ReportFragmentDoc,
    "\n  fragment Origin_report on Report {\n    id\n    author {\n      id\n      username\n      fullName\n    }\n    assessment {\n      id\n      completedAt\n    }\n    review {\n      state\n      approvedAt\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.Origin_ReportFragmentDoc,
    "\n  fragment Origin_proof on ReportProof {\n    answeredBy\n    stepsAnsweredAt\n    stepsAnsweredBy\n    stepsFromOrganisation\n    people {\n      id\n      username\n      fullName\n    }\n  }\n": types.Origin_ProofFragmentDoc,
    "\n  fragment ReportWork_item on ActionItem {\n    id\n    state\n    stateAt\n    due\n    filed\n    gap\n    reportId\n    closedBy\n    stateBy {\n      id\n      username\n      fullName\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n  }\n": types.ReportWork_ItemFragmentDoc,
    "\n  fragment ReportWork_report on Report {\n    id\n    jurisdiction\n    findings {\n      questionId\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      goodPractice\n      items(first: 1) {\n        ...ReportWork_item\n      }\n    }\n  }\n": types.ReportWork_ReportFragmentDoc,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query ReportThings($id: ID!) {\n    assessment(id: $id) {\n      id\n      documents {\n        id\n        title\n        current {\n          number\n          approval {\n            at\n          }\n        }\n      }\n      evidence {\n        id\n        supports\n        asOf\n        title\n        removedAt\n        replacedBy\n      }\n    }\n  }\n": types.ReportThingsDocument,
    "\n  mutation PrepareRoom($input: PrepareRoomInput!) {\n    prepareRoom(input: $input) {\n      id\n    }\n  }\n": types.PrepareRoomDocument,
    "\n  mutation CreateRoom($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n      }\n    }\n  }\n": types.CreateRoomDocument,
    "\n  query RoomSystems($jurisdiction: Jurisdiction!, $skip: Int!) {\n    systemLedger(jurisdiction: $jurisdiction, sort: name, first: 200, skip: $skip) {\n      systems {\n        id\n        name\n        jurisdiction\n        latestAssessment {\n          id\n          riskLevel\n          class\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n": types.RoomSystemsDocument,
    "\n  query Sharing {\n    links {\n      id\n      kind\n      ...LinkRows_link\n    }\n  }\n": types.SharingDocument,
    "\n  mutation SaveSignInConnection($input: SignInConnectionInput!) {\n    saveSignInConnection(input: $input) {\n      name\n    }\n  }\n": types.SaveSignInConnectionDocument,
    "\n  mutation RemoveSignInConnection {\n    removeSignInConnection {\n      message\n    }\n  }\n": types.RemoveSignInConnectionDocument,
    "\n  mutation RequireSingleSignOn($only: Boolean!) {\n    requireSingleSignOn(only: $only) {\n      only\n    }\n  }\n": types.RequireSingleSignOnDocument,
    "\n  mutation TestSignInConnection {\n    testSignInConnection {\n      what\n      state\n      sentence\n    }\n  }\n": types.TestSignInConnectionDocument,
    "\n  mutation AddDomain($domain: String!) {\n    addDomain(domain: $domain) {\n      domain\n    }\n  }\n": types.AddDomainDocument,
    "\n  mutation CheckDomain($domain: String!) {\n    checkDomain(domain: $domain) {\n      domain\n    }\n  }\n": types.CheckDomainDocument,
    "\n  mutation RemoveDomain($domain: String!) {\n    removeDomain(domain: $domain) {\n      domain\n    }\n  }\n": types.RemoveDomainDocument,
    "\n  query SingleSignOn {\n    domains {\n      domain\n      record\n      text\n      provedAt\n    }\n    singleSignOnValues {\n      redirectUri\n      signedOutUri\n      scopes\n    }\n    signInConnection {\n      name\n      issuer\n      clientId\n      defaultRole\n      groupsClaim\n      groupRoles {\n        group\n        role\n      }\n      only\n    }\n  }\n": types.SingleSignOnDocument,
    "\n  mutation CancelSubscription {\n    cancelSubscription {\n      id\n      ...PlanSection_subscription\n    }\n  }\n": types.CancelSubscriptionDocument,
    "\n  mutation FinishPaymentMethodUpdate($setupIntentId: String!) {\n    finishPaymentMethodUpdate(setupIntentId: $setupIntentId) {\n      id\n      ...PlanSection_subscription\n      ...UnpaidNotice_subscription\n      ...CardSection_subscription\n    }\n  }\n": types.FinishPaymentMethodUpdateDocument,
    "\n  fragment CardSection_subscription on PlanSubscription {\n    id\n    paymentMethod {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n": types.CardSection_SubscriptionFragmentDoc,
    "\n  mutation BeginPaymentMethodUpdate {\n    beginPaymentMethodUpdate {\n      portalUrl\n      clientSecret\n    }\n  }\n": types.BeginPaymentMethodUpdateDocument,
    "\n  fragment ChangePlanDialog_plan on PlanOffer {\n    id\n    name\n    price\n    interval\n  }\n": types.ChangePlanDialog_PlanFragmentDoc,
    "\n  query PlanChange($planId: PlanId!) {\n    planChange(planId: $planId) {\n      plan\n      amountDue\n      credit\n      currency\n      nextAmount\n    }\n  }\n": types.PlanChangeDocument,
    "\n  mutation ChangePlan($planId: PlanId!) {\n    changePlan(planId: $planId) {\n      subscriptionId\n      clientSecret\n      subscription {\n        id\n        plan\n        ...PlanSection_subscription\n        ...UnpaidNotice_subscription\n      }\n    }\n  }\n": types.ChangePlanDocument,
    "\n  fragment InvoiceTable_invoice on Invoice {\n    id\n    number\n    createdAt\n    amount\n    currency\n    status\n    pdfUrl\n    hostedUrl\n  }\n": types.InvoiceTable_InvoiceFragmentDoc,
    "\n  fragment PlanSection_subscription on PlanSubscription {\n    id\n    plan\n    status\n    currentPeriodEnd\n    cancelAtPeriodEnd\n    endsAt\n    testMode\n  }\n": types.PlanSection_SubscriptionFragmentDoc,
    "\n  fragment PlanSection_plan on PlanOffer {\n    id\n    name\n    price\n    interval\n  }\n": types.PlanSection_PlanFragmentDoc,
    "\n  mutation ResumeSubscription {\n    resumeSubscription {\n      id\n      ...PlanSection_subscription\n    }\n  }\n": types.ResumeSubscriptionDocument,
    "\n  fragment UsageLine_usage on PlanUsage {\n    used\n    included\n  }\n": types.UsageLine_UsageFragmentDoc,
    "\n  fragment UnpaidNotice_subscription on PlanSubscription {\n    id\n    plan\n    pendingPlan\n    unpaid {\n      amount\n      currency\n      hostedInvoiceUrl\n    }\n  }\n": types.UnpaidNotice_SubscriptionFragmentDoc,
    "\n  mutation PayWhatIsOpen($planId: PlanId!) {\n    createSubscription(planId: $planId) {\n      subscriptionId\n      clientSecret\n      subscription {\n        id\n        plan\n        ...PlanSection_subscription\n        ...UnpaidNotice_subscription\n      }\n    }\n  }\n": types.PayWhatIsOpenDocument,
    "\n  query Subscription($owns: Boolean!) {\n    subscription {\n      id\n      plan\n      ...PlanSection_subscription\n      ...UnpaidNotice_subscription\n      ...CardSection_subscription\n    }\n    plans {\n      id\n      name\n      ...PlanSection_plan\n      ...ChangePlanDialog_plan\n    }\n    systemUsage {\n      ...UsageLine_usage\n    }\n    documentUsage {\n      ...UsageLine_usage\n    }\n    invoices @include(if: $owns) {\n      id\n      ...InvoiceTable_invoice\n    }\n  }\n": types.SubscriptionDocument,
    "\n  query QuestionsForFile($id: ID!) {\n    assessment(id: $id) {\n      id\n      questions {\n        id\n        category\n        question\n      }\n    }\n  }\n": types.QuestionsForFileDocument,
    "\n  fragment AskSupplierForm_question on SupplierQuestion {\n    key\n    text\n    isOnRecord\n    citation {\n      label\n    }\n  }\n": types.AskSupplierForm_QuestionFragmentDoc,
    "\n  mutation CreateRequest($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n        email\n        ...LinkRows_link\n      }\n    }\n  }\n": types.CreateRequestDocument,
    "\n  fragment ProposalRow_proposal on SupplierProposal {\n    number\n    value\n    sentAt\n    state\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n  }\n": types.ProposalRow_ProposalFragmentDoc,
    "\n  mutation DecideProposal($input: DecideProposalInput!) {\n    decideProposal(input: $input) {\n      id\n      ...RequestCard_request\n    }\n  }\n": types.DecideProposalDocument,
    "\n  fragment ProposedFileRow_file on ProposedFile {\n    id\n    name\n    bytes\n    uploadedAt\n    state\n    url\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n  }\n": types.ProposedFileRow_FileFragmentDoc,
    "\n  fragment RequestCard_request on SupplierRequest {\n    id\n    label\n    createdAt\n    expiresAt\n    endedAt\n    sentAt\n    questions {\n      key\n      text\n      fact\n      beside\n      citation {\n        label\n        url\n      }\n    }\n    proposals {\n      number\n      key\n      ...ProposalRow_proposal\n    }\n  }\n": types.RequestCard_RequestFragmentDoc,
    "\n  fragment RequestCard_file on ProposedFile {\n    id\n    key\n    ...ProposedFileRow_file\n  }\n": types.RequestCard_FileFragmentDoc,
    "\n  query SupplierLinks($id: ID!) {\n    links(systemId: $id, first: 20) {\n      id\n      ...LinkRows_link\n    }\n  }\n": types.SupplierLinksDocument,
    "\n  query SupplierPage($id: ID!, $jurisdiction: Jurisdiction!, $shares: Boolean!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      owner {\n        id\n      }\n      latestAssessment {\n        id\n      }\n      openAssessment {\n        id\n      }\n      supplierQuestions {\n        ...AskSupplierForm_question\n      }\n      supplierRequests {\n        id\n        ...RequestCard_request\n      }\n      proposedFiles {\n        id\n        requestId\n        ...RequestCard_file\n      }\n    }\n    links(systemId: $id, first: 20) @include(if: $shares) {\n      id\n      ...LinkRows_link\n    }\n  }\n": types.SupplierPageDocument,
    "\n  mutation DecideProposedFile($input: DecideProposedFileInput!) {\n    decideProposedFile(input: $input) {\n      id\n      ...ProposedFileRow_file\n    }\n  }\n": types.DecideProposedFileDocument,
    "\n  fragment AssessmentHistory_assessment on Assessment {\n    id\n    completedAt\n    riskLevel\n    riskScore\n    scored\n    ...HistoryRow_assessment\n  }\n": types.AssessmentHistory_AssessmentFragmentDoc,
    "\n  query SystemFiles($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n      results {\n        jurisdiction\n        latestAssessment {\n          id\n          completedAt\n          assessment {\n            id\n            documents {\n              id\n              type\n              title\n              state\n              current {\n                number\n                createdAt\n                approval {\n                  at\n                }\n              }\n            }\n            evidence {\n              id\n              supports\n              asOf\n              name\n              validUntil\n              standing\n            }\n          }\n        }\n      }\n    }\n  }\n": types.SystemFilesDocument,
    "\n  query SystemHistory($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n    }\n    eu: assessments(systemId: $id, jurisdiction: EU, first: 100) {\n      id\n      ...AssessmentHistory_assessment\n    }\n    uk: assessments(systemId: $id, jurisdiction: UK, first: 100) {\n      id\n      ...AssessmentHistory_assessment\n    }\n  }\n": types.SystemHistoryDocument,
    "\n  fragment HistoryRow_assessment on Assessment {\n    id\n    status\n    jurisdiction\n    riskLevel\n    riskScore\n    scored\n    class\n    createdAt\n    completedAt\n  }\n": types.HistoryRow_AssessmentFragmentDoc,
    "\n  query MergeDialog($id: ID!, $search: String) {\n    system(id: $id) {\n      id\n      jurisdiction\n      ...RecordToMerge_system\n    }\n    systemsToJoin(id: $id, search: $search) {\n      id\n      jurisdiction\n      ...RecordToMerge_system\n    }\n  }\n": types.MergeDialogDocument,
    "\n  mutation JoinSystems($id: ID!, $input: JoinSystemsInput!) {\n    joinSystems(id: $id, input: $input) {\n      ...Described_system\n      id\n      mayBeJoined\n      ownerId\n      reviewerId\n      owner {\n        id\n        username\n        fullName\n      }\n      reviewer {\n        id\n        username\n        fullName\n      }\n      results {\n        jurisdiction\n        openAssessmentId\n        latestAssessment {\n          id\n          riskLevel\n          class\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n": types.JoinSystemsDocument,
    "\n  fragment OtherLaw_system on AiSystem {\n    id\n    name\n    jurisdiction\n    latestAssessment {\n      id\n    }\n    results {\n      jurisdiction\n      openAssessmentId\n      latestAssessment {\n        id\n        riskLevel\n        class\n        scored\n        completedAt\n      }\n    }\n  }\n": types.OtherLaw_SystemFragmentDoc,
    "\n  fragment SystemHeader_system on AiSystem {\n    ...Described_system\n    createdAt\n    archived\n    mayBeJoined\n    latestAssessment {\n      id\n      riskLevel\n      class\n      scored\n      completedAt\n      complianceScore\n      openGaps\n      nextDate\n    }\n    ...StartAssessmentButton_system\n    ...SystemMenu_system\n    ...SystemOwners_system\n  }\n": types.SystemHeader_SystemFragmentDoc,
    "\n  fragment SystemOwners_system on AiSystem {\n    id\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n    ...OwnersDialog_system\n  }\n": types.SystemOwners_SystemFragmentDoc,
    "\n  fragment SystemDates_system on AiSystem {\n    clocks {\n      ...ClockLists_clock\n    }\n  }\n": types.SystemDates_SystemFragmentDoc,
    "\n  query System($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n      ...SystemHeader_system\n      ...SystemDates_system\n      ...OtherLaw_system\n      archived\n      ...ArchivedNotice_system\n    }\n  }\n": types.SystemDocument,
    "\n  fragment RecordToMerge_system on AiSystem {\n    ...Described_system\n    id\n    name\n    jurisdiction\n    createdAt\n    latestAssessment {\n      id\n      riskLevel\n      class\n      scored\n      completedAt\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n  }\n": types.RecordToMerge_SystemFragmentDoc,
    "\n  mutation UpdateSystems($input: UpdateSystemsInput!) {\n    updateSystems(input: $input) {\n      id\n      changed\n      message\n    }\n  }\n": types.UpdateSystemsDocument,
    "\n  fragment SystemsRow_system on AiSystem {\n    id\n    name\n    jurisdiction\n    factCount\n    archived\n    archivedAt\n    heldUntil\n    ...ArchiveButtons_system\n    results {\n      jurisdiction\n      latestAssessment {\n        id\n        riskLevel\n        class\n        scored\n      }\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    facts {\n      reference\n      status\n      version\n      supplier\n      nextReview\n      own\n    }\n  }\n": types.SystemsRow_SystemFragmentDoc,
    "\n  query Systems($filter: RegisterFilter, $sort: RegisterSort!, $reversed: Boolean!, $first: Int!, $skip: Int!) {\n    systemRegister(filter: $filter, sort: $sort, reversed: $reversed, first: $first, skip: $skip) {\n      all\n      matchCount\n      systems {\n        id\n        name\n        ...SystemsRow_system\n      }\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n    }\n    organisation {\n      id\n      members {\n        id\n        username\n        fullName\n        you\n      }\n    }\n  }\n": types.SystemsDocument,
    "\n  mutation UndoEmailChange($token: String!) {\n    undoEmailChange(token: $token) {\n      message\n    }\n  }\n": types.UndoEmailChangeDocument,
    "\n  fragment ConfirmAddress_verification on Verification {\n    username\n    email\n    newAccount\n  }\n": types.ConfirmAddress_VerificationFragmentDoc,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token) {\n      message\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  mutation DisownEmail($token: String!) {\n    disownEmail(token: $token) {\n      message\n    }\n  }\n": types.DisownEmailDocument,
    "\n  query Verification($token: String!) {\n    verification(token: $token) {\n      verified\n      ...ConfirmAddress_verification\n    }\n  }\n": types.VerificationDocument,
    "\n  fragment Citation_citation on Citation {\n    label\n    instrument\n    article\n    url\n    asOf\n    checkedOn\n    confidence\n    appliesFrom\n  }\n": types.Citation_CitationFragmentDoc,
    "\n  query SignInMeans {\n    me {\n      id\n      signInMeans {\n        password\n        code\n        passkey\n        provider\n      }\n    }\n  }\n": types.SignInMeansDocument,
    "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": types.ResendVerificationDocument,
    "\n  query ChangedAction($id: ID!) {\n    action(id: $id) {\n      id\n      title\n      cites\n      state\n      due\n      owner {\n        id\n        username\n        fullName\n      }\n      changes {\n        field\n        at\n        by {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n": types.ChangedActionDocument,
    "\n  query DonePlace($id: ID!) {\n    action(id: $id) {\n      id\n      evidencePlace {\n        assessmentId\n        supports\n      }\n    }\n  }\n": types.DonePlaceDocument,
    "\n  mutation UpdateAction($id: ID!, $input: UpdateActionInput!) {\n    updateAction(id: $id, input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n": types.UpdateActionDocument,
    "\n  fragment ClockLists_clock on Clock {\n    date\n    what\n    binding\n    citation {\n      ...Citation_citation\n    }\n  }\n": types.ClockLists_ClockFragmentDoc,
    "\n  fragment Deadlines_day on ClockDay {\n    date\n    binding\n    what\n    citation {\n      ...Citation_citation\n    }\n    systemCount\n    systems {\n      id\n      name\n    }\n  }\n": types.Deadlines_DayFragmentDoc,
    "\n  fragment Deadlines_evidence on EvidenceDate {\n    id\n    title\n    validUntil\n    jurisdiction\n    system {\n      id\n      name\n      ownerId\n    }\n  }\n": types.Deadlines_EvidenceFragmentDoc,
    "\n  fragment Deadlines_action on ActionItem {\n    id\n    title\n    day\n    state\n    jurisdiction\n    owner {\n      id\n      username\n      fullName\n    }\n    organisation\n    system {\n      id\n      name\n    }\n  }\n": types.Deadlines_ActionFragmentDoc,
    "\n  fragment Deadlines_duty on OrganisationDuty {\n    id\n    title\n    jurisdiction\n    reviewOn\n  }\n": types.Deadlines_DutyFragmentDoc,
    "\n  fragment Deadlines_policy on Policy {\n    id\n    title\n    reviewOn\n    owner {\n      id\n    }\n  }\n": types.Deadlines_PolicyFragmentDoc,
    "\n  fragment Deadlines_review on ReviewDate {\n    day\n    system {\n      id\n      name\n      jurisdiction\n      ownerId\n    }\n  }\n": types.Deadlines_ReviewFragmentDoc,
    "\n  fragment Deadlines_reassessment on Reassessment {\n    dueOn\n    lastAssessed\n    jurisdiction\n    openAssessmentId\n    system {\n      id\n      name\n      ownerId\n    }\n  }\n": types.Deadlines_ReassessmentFragmentDoc,
    "\n  mutation UpdateEvidence($input: UpdateEvidenceInput!) {\n    updateEvidence(input: $input) {\n      id\n      title\n      kind\n      note\n      effectiveFrom\n      validUntil\n      owner\n      standing\n    }\n  }\n": types.UpdateEvidenceDocument,
    "\n  query EvidenceDetails($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      title\n      kind\n      note\n      effectiveFrom\n      validUntil\n      owner\n      ownedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.EvidenceDetailsDocument,
    "\n  fragment EvidenceFiles_evidence on Evidence {\n    ...EvidenceRow_evidence\n    id\n    supports\n    standing\n    asOf\n  }\n": types.EvidenceFiles_EvidenceFragmentDoc,
    "\n  fragment EvidenceRow_evidence on Evidence {\n    id\n    supports\n    name\n    title\n    ending\n    bytes\n    sha256\n    note\n    effectiveFrom\n    validUntil\n    uploadedAt\n    standing\n    url\n    removedAt\n    removalReason\n    isKept\n    mayManage\n    linkId\n    asOf\n  }\n": types.EvidenceRow_EvidenceFragmentDoc,
    "\n  fragment LinkName_link on EvidenceLink {\n    linkId\n    kind\n    id\n    jurisdiction\n    systemId\n    title\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n": types.LinkName_LinkFragmentDoc,
    "\n  query PickableEvidence($id: ID!, $filter: EvidenceFilter!, $forSystem: Boolean!) {\n    assessment(id: $id) @include(if: $forSystem) {\n      id\n      jurisdiction\n      aiSystemId\n    }\n    evidenceFiles(filter: $filter, first: 20) {\n      items {\n        id\n        title\n        name\n        kind\n        ending\n        standing\n        validUntil\n      }\n      total\n    }\n  }\n": types.PickableEvidenceDocument,
    "\n  query QuestionFiles($id: ID!) {\n    assessment(id: $id) {\n      id\n      keptSince\n      evidence {\n        ...EvidenceFiles_evidence\n        id\n        supports\n        asOf\n      }\n    }\n  }\n": types.QuestionFilesDocument,
    "\n  mutation RemoveEvidenceEverywhere($input: RemoveEvidenceEverywhereInput!) {\n    removeEvidenceEverywhere(input: $input) {\n      id\n      standing\n      removalReason\n    }\n  }\n": types.RemoveEvidenceEverywhereDocument,
    "\n  query EvidenceEffects($id: ID!) {\n    evidenceEffects(id: $id) {\n      links {\n        link {\n          linkId\n          ...LinkName_link\n        }\n        others\n      }\n      keptBy\n    }\n  }\n": types.EvidenceEffectsDocument,
    "\n  mutation RemoveEvidence($id: ID!) {\n    removeEvidence(id: $id) {\n      id\n      standing\n    }\n  }\n": types.RemoveEvidenceDocument,
    "\n  fragment StorageNote_storage on FileStorage {\n    used\n    limit\n    isNearlyFull\n  }\n": types.StorageNote_StorageFragmentDoc,
    "\n  query EvidenceNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      keptSince\n      evidence {\n        ...EvidenceRow_evidence\n        id\n        supports\n        standing\n        questionId\n        asOf\n      }\n      storage {\n        ...StorageNote_storage\n      }\n      qms {\n        ...QmsSection_qms\n        id\n      }\n    }\n  }\n": types.EvidenceNowDocument,
    "\n  mutation LinkEvidence($input: LinkEvidenceInput!) {\n    linkEvidence(input: $input) {\n      linkId\n      isNew\n    }\n  }\n": types.LinkEvidenceDocument,
    "\n  mutation UnlinkEvidence($id: ID!, $linkId: ID!) {\n    unlinkEvidence(id: $id, linkId: $linkId) {\n      id\n      links {\n        linkId\n      }\n    }\n  }\n": types.UnlinkEvidenceDocument,
    "\n  query LinkLog($id: ID!) {\n    link(id: $id) {\n      id\n      days {\n        day\n        uses\n      }\n      reports {\n        id\n        system\n      }\n      room {\n        id\n        reports {\n          id\n          system\n          documents {\n            id\n            title\n          }\n          evidence {\n            id\n            name\n          }\n        }\n      }\n    }\n    linkOpenings(id: $id) {\n      day\n      thing\n      thingId\n      format\n      times\n    }\n  }\n": types.LinkLogDocument,
    "\n  fragment LinkRows_link on Link {\n    id\n    kind\n    label\n    hasNewer\n    room {\n      id\n      hasNewer\n    }\n    reportCount\n    system\n    email\n    remindedAt\n    answeredAt\n    createdAt\n    expiresAt\n    hasPasscode\n    firstUsedAt\n    lastUsedAt\n    uses\n    madeBy {\n      id\n      username\n      fullName\n    }\n    reports(first: 5) {\n      id\n      system\n      completedAt\n    }\n  }\n": types.LinkRows_LinkFragmentDoc,
    "\n  mutation CreateLink($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n        ...LinkRows_link\n      }\n    }\n  }\n": types.CreateLinkDocument,
    "\n  mutation RemindSupplier($id: ID!) {\n    remindSupplier(id: $id) {\n      id\n      remindedAt\n    }\n  }\n": types.RemindSupplierDocument,
    "\n  query LinkReports($id: ID!) {\n    link(id: $id) {\n      id\n      room {\n        id\n        reports {\n          id\n          system\n          documents {\n            id\n            title\n            hasNewer\n          }\n          evidence {\n            id\n            name\n            hasNewer\n          }\n        }\n      }\n      reports(first: 1000) {\n        id\n        system\n        jurisdiction\n        completedAt\n        newerId\n      }\n    }\n  }\n": types.LinkReportsDocument,
    "\n  mutation RenewRoom($input: RenewRoomInput!) {\n    renewRoom(input: $input) {\n      id\n    }\n  }\n": types.RenewRoomDocument,
    "\n  mutation RenewLink($input: RenewLinkInput!) {\n    renewLink(input: $input) {\n      id\n      ...LinkRows_link\n    }\n  }\n": types.RenewLinkDocument,
    "\n  mutation RevokeLink($id: ID!) {\n    revokeLink(id: $id) {\n      id\n    }\n  }\n": types.RevokeLinkDocument,
    "\n  query RoomPage($id: ID!, $page: Int!, $search: String) {\n    room(id: $id) {\n      state\n      done\n      size\n      failure\n      reportCount(search: $search)\n      organisation {\n        systems\n        policies\n        records\n        duties\n        log\n      }\n      ...RoomContents_room\n    }\n  }\n": types.RoomPageDocument,
    "\n  fragment RoomContents_room on Room {\n    id\n    takenAt\n    gone\n    reports(first: 20, page: $page, search: $search) {\n      id\n      system\n      jurisdiction\n      completedAt\n      class\n      riskLevel\n      riskScore\n      complianceScore\n      scored\n      approvedAt\n      approvedBy\n      factCount\n      actionCount\n      answerCount\n      documents {\n        id\n        title\n        version\n        sha256\n        createdAt\n        approvedAt\n        approvedBy\n        mark\n        hasNewer\n      }\n      evidence {\n        id\n        name\n        title\n        bytes\n        sha256\n        proves\n        duties\n        uploadedAt\n        uploadedBy\n        validUntil\n        isGone\n        hasNewer\n      }\n      bundle {\n        root\n        madeAt\n        stampedAt\n        isGone\n      }\n    }\n  }\n": types.RoomContents_RoomFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    what\n    by {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      name\n      jurisdiction\n    }\n    action {\n      id\n      title\n    }\n    assessment {\n      id\n      jurisdiction\n    }\n    documentType\n    linkLabel\n    due\n    systems\n    at\n    readAt\n  }\n": types.NotificationRow_NotificationFragmentDoc,
    "\n  query Notifications($first: Int!, $after: String, $unread: Boolean!) {\n    notifications(first: $first, after: $after, unread: $unread) {\n      next\n      unread\n      items {\n        id\n        ...NotificationRow_notification\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead($input: MarkNotificationsInput!) {\n    markNotificationsRead(input: $input) {\n      ids\n      readAt\n      unread\n    }\n  }\n": types.MarkNotificationsReadDocument,
    "\n  query NameAsked {\n    me {\n      id\n      asksForName\n    }\n  }\n": types.NameAskedDocument,
    "\n  mutation NameMe($fullName: String) {\n    updateProfile(input: { fullName: $fullName }) {\n      id\n      version\n      fullName\n      asksForName\n    }\n  }\n": types.NameMeDocument,
    "\n  query LogAccess {\n    organisation {\n      id\n      canReadLog\n    }\n  }\n": types.LogAccessDocument,
    "\n  query Members {\n    organisation {\n      id\n      onlyApproved\n      members {\n        id\n        username\n        fullName\n        role\n        you\n      }\n    }\n  }\n": types.MembersDocument,
    "\n  fragment ArchiveButtons_system on AiSystem {\n    id\n    name\n    heldUntil\n  }\n": types.ArchiveButtons_SystemFragmentDoc,
    "\n  mutation RestoreSystem($id: ID!) {\n    restoreSystem(id: $id) {\n      id\n      jurisdiction\n      archived\n      archivedAt\n      heldUntil\n      notice\n    }\n  }\n": types.RestoreSystemDocument,
    "\n  fragment ArchivedNotice_system on AiSystem {\n    id\n    archived\n    archivedAt\n    archivedBy {\n      id\n      username\n      fullName\n    }\n    heldUntil\n    ...ArchiveButtons_system\n  }\n": types.ArchivedNotice_SystemFragmentDoc,
    "\n  fragment DeleteSystemDialog_system on AiSystem {\n    id\n    name\n  }\n": types.DeleteSystemDialog_SystemFragmentDoc,
    "\n  query DeleteSystemDialog($id: ID!) {\n    system(id: $id) {\n      id\n      jurisdiction\n      suggestedHold\n    }\n    assessments(systemId: $id, first: 100) {\n      id\n      status\n    }\n  }\n": types.DeleteSystemDialogDocument,
    "\n  mutation DeleteSystem($id: ID!, $heldUntil: String) {\n    deleteSystem(id: $id, heldUntil: $heldUntil) {\n      id\n      archived\n      heldUntil\n    }\n  }\n": types.DeleteSystemDocument,
    "\n  fragment EditSystemDialog_system on AiSystem {\n    ...Described_system\n    ...OwnerFields_system\n  }\n": types.EditSystemDialog_SystemFragmentDoc,
    "\n  mutation UpdateSystem($id: ID!, $input: UpdateSystemInput!) {\n    updateSystem(id: $id, input: $input) {\n      ...EditSystemDialog_system\n    }\n  }\n": types.UpdateSystemDocument,
    "\n  mutation EraseSystem($id: ID!, $reason: String!) {\n    eraseSystem(id: $id, reason: $reason)\n  }\n": types.EraseSystemDocument,
    "\n  mutation HoldSystem($id: ID!, $heldUntil: String) {\n    holdSystem(id: $id, heldUntil: $heldUntil) {\n      id\n      jurisdiction\n      heldUntil\n    }\n  }\n": types.HoldSystemDocument,
    "\n  fragment OwnerFields_system on AiSystem {\n    id\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n  }\n": types.OwnerFields_SystemFragmentDoc,
    "\n  fragment OwnersDialog_system on AiSystem {\n    id\n    ...OwnerFields_system\n  }\n": types.OwnersDialog_SystemFragmentDoc,
    "\n  mutation NameOwners($id: ID!, $input: UpdateSystemInput!) {\n    updateSystem(id: $id, input: $input) {\n      id\n      owner {\n        id\n        username\n        fullName\n      }\n      reviewer {\n        id\n        username\n        fullName\n      }\n    }\n  }\n": types.NameOwnersDocument,
    "\n  fragment StartAssessmentButton_system on AiSystem {\n    id\n    jurisdiction\n    openAssessmentId\n    latestAssessment {\n      id\n    }\n  }\n": types.StartAssessmentButton_SystemFragmentDoc,
    "\n  fragment SystemMenu_system on AiSystem {\n    id\n    name\n    jurisdiction\n    latestAssessment {\n      id\n    }\n    results {\n      jurisdiction\n    }\n    ...EditSystemDialog_system\n    ...DeleteSystemDialog_system\n  }\n": types.SystemMenu_SystemFragmentDoc,
    "\n  query ArchivedSystems {\n    systems(archived: true, first: 1000) {\n      id\n      jurisdiction\n      name\n      heldUntil\n    }\n  }\n": types.ArchivedSystemsDocument,
    "\n  fragment Described_system on AiSystem {\n    id\n    name\n    description\n    systemType\n    sector\n    jurisdiction\n    applicableRegulators\n  }\n": types.Described_SystemFragmentDoc,
    "\n  query OwnFields {\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n  }\n": types.OwnFieldsDocument,
    "\n  mutation StartAssessment($input: StartAssessmentInput!) {\n    startAssessment(input: $input) {\n      id\n      jurisdiction\n      notice\n      startedNow\n      system {\n        id\n        jurisdiction\n        openAssessmentId\n      }\n      ...HistoryRow_assessment\n    }\n  }\n": types.StartAssessmentDocument,
    "\n  query StartAssessmentHistory($id: ID!, $jurisdiction: Jurisdiction!) {\n    assessments(systemId: $id, jurisdiction: $jurisdiction, first: 100) {\n      id\n      ...HistoryRow_assessment\n    }\n  }\n": types.StartAssessmentHistoryDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadNotifications {\n    me {\n      id\n      unreadNotifications\n    }\n  }\n"): (typeof documents)["\n  query UnreadNotifications {\n    me {\n      id\n      unreadNotifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RailCounts {\n    actionCounts {\n      open\n      doing\n      overdue\n    }\n    lawChanges {\n      open\n    }\n  }\n"): (typeof documents)["\n  query RailCounts {\n    actionCounts {\n      open\n      doing\n      overdue\n    }\n    lawChanges {\n      open\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Find($words: String!, $others: String!, $namesKind: Boolean!) {\n    byAll: systemRegister(filter: { search: $words }, first: 6) {\n      ...Found_register\n    }\n    byOthers: systemRegister(filter: { search: $others }, first: 6) @include(if: $namesKind) {\n      ...Found_register\n    }\n  }\n"): (typeof documents)["\n  query Find($words: String!, $others: String!, $namesKind: Boolean!) {\n    byAll: systemRegister(filter: { search: $words }, first: 6) {\n      ...Found_register\n    }\n    byOthers: systemRegister(filter: { search: $others }, first: 6) @include(if: $namesKind) {\n      ...Found_register\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Found_register on SystemRegister {\n    systems {\n      id\n      name\n      jurisdiction\n      results {\n        jurisdiction\n        latestAssessment {\n          id\n          class\n          completedAt\n          assessment {\n            id\n            documents {\n              id\n              type\n              title\n              state\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Found_register on SystemRegister {\n    systems {\n      id\n      name\n      jurisdiction\n      results {\n        jurisdiction\n        latestAssessment {\n          id\n          class\n          completedAt\n          assessment {\n            id\n            documents {\n              id\n              type\n              title\n              state\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Some on AiSystem {\n    name\n    owner {\n      id\n      username\n    }\n  }\n"): (typeof documents)["\n  fragment Some on AiSystem {\n    name\n    owner {\n      id\n      username\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      fragment Name on Person {\n        id\n        username\n      }\n    "): (typeof documents)["\n      fragment Name on Person {\n        id\n        username\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiTokensSection_token on ApiToken {\n    id\n    name\n    scope\n    resources\n    networks\n    hint\n    lastUsedAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment ApiTokensSection_token on ApiToken {\n    id\n    name\n    scope\n    resources\n    networks\n    hint\n    lastUsedAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...ApiTokensSection_token\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...ApiTokensSection_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      id\n      email\n      pendingEmail\n      notice\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      id\n      email\n      pendingEmail\n      notice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) {\n      token\n      notice\n      apiToken {\n        id\n        ...ApiTokensSection_token\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) {\n      token\n      notice\n      apiToken {\n        id\n        ...ApiTokensSection_token\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DataSection_organisation on Organisation {\n    id\n    name\n    role\n    members {\n      id\n      role\n    }\n  }\n"): (typeof documents)["\n  fragment DataSection_organisation on Organisation {\n    id\n    name\n    role\n    members {\n      id\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DataSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n    signInMeans {\n      password\n    }\n  }\n"): (typeof documents)["\n  fragment DataSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n    signInMeans {\n      password\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String, $code: String) {\n    deleteAccount(password: $password, code: $code) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String, $code: String) {\n    deleteAccount(password: $password, code: $code) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmailsSection_user on User {\n    id\n    mutedEmails\n  }\n"): (typeof documents)["\n  fragment EmailsSection_user on User {\n    id\n    mutedEmails\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteEmails($kinds: [EmailKind!]!) {\n    muteEmails(kinds: $kinds) {\n      ...EmailsSection_user\n    }\n  }\n"): (typeof documents)["\n  mutation MuteEmails($kinds: [EmailKind!]!) {\n    muteEmails(kinds: $kinds) {\n      ...EmailsSection_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginTwoFactor($password: String!) {\n    beginTwoFactor(password: $password) {\n      secret\n      otpauthUri\n      qrCode\n    }\n  }\n"): (typeof documents)["\n  mutation BeginTwoFactor($password: String!) {\n    beginTwoFactor(password: $password) {\n      secret\n      otpauthUri\n      qrCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTwoFactor($code: String!) {\n    confirmTwoFactor(code: $code) {\n      recoveryCodes\n      user {\n        id\n        ...TwoFactorSection_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmTwoFactor($code: String!) {\n    confirmTwoFactor(code: $code) {\n      recoveryCodes\n      user {\n        id\n        ...TwoFactorSection_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationsSection_user on User {\n    id\n    mutedNotifications\n  }\n"): (typeof documents)["\n  fragment NotificationsSection_user on User {\n    id\n    mutedNotifications\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteNotifications($input: MuteNotificationsInput!) {\n    muteNotifications(input: $input) {\n      id\n      mutedNotifications\n    }\n  }\n"): (typeof documents)["\n  mutation MuteNotifications($input: MuteNotificationsInput!) {\n    muteNotifications(input: $input) {\n      id\n      mutedNotifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewPasskeyRecoveryCodes {\n    newRecoveryCodes {\n      recoveryCodes\n      user {\n        id\n        ...PasskeysSection_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewPasskeyRecoveryCodes {\n    newRecoveryCodes {\n      recoveryCodes\n      user {\n        id\n        ...PasskeysSection_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PasskeysSection_passkey on Passkey {\n    id\n    name\n    isSynced\n    createdAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  fragment PasskeysSection_passkey on Passkey {\n    id\n    name\n    isSynced\n    createdAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PasskeysSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n  }\n"): (typeof documents)["\n  fragment PasskeysSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      id\n      notice\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      id\n      notice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      id\n      pendingEmail\n    }\n  }\n"): (typeof documents)["\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      id\n      pendingEmail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileSection_user on User {\n    id\n    email\n    isEmailVerified\n    pendingEmail\n    fullName\n    companyName\n    jurisdiction\n    signInMeans {\n      password\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileSection_user on User {\n    id\n    email\n    isEmailVerified\n    pendingEmail\n    fullName\n    companyName\n    jurisdiction\n    signInMeans {\n      password\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      fullName\n      companyName\n      jurisdiction\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      fullName\n      companyName\n      jurisdiction\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProviderSection_identity on SignInIdentity {\n    id\n    issuer\n    connectedAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  fragment ProviderSection_identity on SignInIdentity {\n    id\n    issuer\n    connectedAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectSignIn($id: ID!) {\n    disconnectSignIn(id: $id) {\n      id\n      ...ProviderSection_identity\n    }\n  }\n"): (typeof documents)["\n  mutation DisconnectSignIn($id: ID!) {\n    disconnectSignIn(id: $id) {\n      id\n      ...ProviderSection_identity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      id\n      ...PasskeysSection_passkey\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      id\n      ...PasskeysSection_passkey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      ...PasskeysSection_passkey\n    }\n  }\n"): (typeof documents)["\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      ...PasskeysSection_passkey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewRecoveryCodes($input: SecondFactorInput!) {\n    newRecoveryCodes(input: $input) {\n      recoveryCodes\n      user {\n        id\n        ...TwoFactorSection_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NewRecoveryCodes($input: SecondFactorInput!) {\n    newRecoveryCodes(input: $input) {\n      recoveryCodes\n      user {\n        id\n        ...TwoFactorSection_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecurityLogSection_page on SecurityLogPage {\n    entries {\n      id\n      at\n      details\n      by\n      device\n      address\n    }\n    next\n  }\n"): (typeof documents)["\n  fragment SecurityLogSection_page on SecurityLogPage {\n    entries {\n      id\n      at\n      details\n      by\n      device\n      address\n    }\n    next\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreSecurityLog($after: String!) {\n    securityLog(first: 50, after: $after) {\n      ...SecurityLogSection_page\n    }\n  }\n"): (typeof documents)["\n  query MoreSecurityLog($after: String!) {\n    securityLog(first: 50, after: $after) {\n      ...SecurityLogSection_page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionsSection_session on Session {\n    id\n    device\n    address\n    lastSeenAt\n    current\n  }\n"): (typeof documents)["\n  fragment SessionsSection_session on Session {\n    id\n    device\n    address\n    lastSeenAt\n    current\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n      ...SessionsSection_session\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      id\n      ...SessionsSection_session\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      id\n      ...SessionsSection_session\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions {\n      id\n      ...SessionsSection_session\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TwoFactorSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n  }\n"): (typeof documents)["\n  fragment TwoFactorSection_user on User {\n    id\n    twoFactor {\n      enabled\n      recoveryCodesLeft\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableTwoFactor($input: SecondFactorInput!) {\n    disableTwoFactor(input: $input) {\n      id\n      ...TwoFactorSection_user\n    }\n  }\n"): (typeof documents)["\n  mutation DisableTwoFactor($input: SecondFactorInput!) {\n    disableTwoFactor(input: $input) {\n      id\n      ...TwoFactorSection_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Account {\n    me {\n      id\n      username\n      createdAt\n      signInMeans {\n        password\n      }\n      ...ProfileSection_user\n      ...TwoFactorSection_user\n      ...PasskeysSection_user\n      ...EmailsSection_user\n      ...NotificationsSection_user\n      ...DataSection_user\n    }\n    organisation {\n      id\n      ...DataSection_organisation\n    }\n    signInIdentities {\n      id\n      ...ProviderSection_identity\n    }\n    passkeys {\n      id\n      ...PasskeysSection_passkey\n    }\n    sessions {\n      id\n      ...SessionsSection_session\n    }\n    securityLog(first: 10) {\n      ...SecurityLogSection_page\n    }\n    apiTokens {\n      id\n      ...ApiTokensSection_token\n    }\n  }\n"): (typeof documents)["\n  query Account {\n    me {\n      id\n      username\n      createdAt\n      signInMeans {\n        password\n      }\n      ...ProfileSection_user\n      ...TwoFactorSection_user\n      ...PasskeysSection_user\n      ...EmailsSection_user\n      ...NotificationsSection_user\n      ...DataSection_user\n    }\n    organisation {\n      id\n      ...DataSection_organisation\n    }\n    signInIdentities {\n      id\n      ...ProviderSection_identity\n    }\n    passkeys {\n      id\n      ...PasskeysSection_passkey\n    }\n    sessions {\n      id\n      ...SessionsSection_session\n    }\n    securityLog(first: 10) {\n      ...SecurityLogSection_page\n    }\n    apiTokens {\n      id\n      ...ApiTokensSection_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskey {\n    beginPasskey {\n      ceremony\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation BeginPasskey {\n    beginPasskey {\n      ceremony\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n        ...PasskeysSection_passkey\n      }\n      recoveryCodes\n      user {\n        id\n        ...PasskeysSection_user\n        ...TwoFactorSection_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n        ...PasskeysSection_passkey\n      }\n      recoveryCodes\n      user {\n        id\n        ...PasskeysSection_user\n        ...TwoFactorSection_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActionCard_action on ActionItem {\n    id\n    title\n    cites\n    jurisdiction\n    state\n    filed\n    due\n    overdue\n    organisation\n    owner {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ActionCard_action on ActionItem {\n    id\n    title\n    cites\n    jurisdiction\n    state\n    filed\n    due\n    overdue\n    organisation\n    owner {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActionComments_action on ActionItem {\n    id\n    comments {\n      id\n      at\n      kind\n      text\n      by {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ActionComments_action on ActionItem {\n    id\n    comments {\n      id\n      at\n      kind\n      text\n      by {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentOnAction($id: ID!, $text: String!, $mentions: [ID!]) {\n    commentOnAction(id: $id, text: $text, mentions: $mentions) {\n      id\n      commentCount\n      ...ActionComments_action\n    }\n  }\n"): (typeof documents)["\n  mutation CommentOnAction($id: ID!, $text: String!, $mentions: [ID!]) {\n    commentOnAction(id: $id, text: $text, mentions: $mentions) {\n      id\n      commentCount\n      ...ActionComments_action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActionDetails_action on ActionItem {\n    id\n    title\n    why\n    who\n    questionId\n    jurisdiction\n    state\n    stateAt\n    filed\n    gap\n    appliesFrom\n    doneNote\n    due\n    lawDue\n    dueWords\n    overdue\n    cites\n    reportId\n    closedBy\n    completedBy {\n      id\n      username\n      fullName\n    }\n    evidencePlace {\n      assessmentId\n      supports\n    }\n    citation {\n      ...Citation_citation\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    organisation\n    system {\n      id\n      jurisdiction\n      name\n      openAssessmentId\n    }\n    ...DueRequest_action\n    ...OwnAction_action\n    ...ActionRisk_action\n    ...ActionComments_action\n  }\n"): (typeof documents)["\n  fragment ActionDetails_action on ActionItem {\n    id\n    title\n    why\n    who\n    questionId\n    jurisdiction\n    state\n    stateAt\n    filed\n    gap\n    appliesFrom\n    doneNote\n    due\n    lawDue\n    dueWords\n    overdue\n    cites\n    reportId\n    closedBy\n    completedBy {\n      id\n      username\n      fullName\n    }\n    evidencePlace {\n      assessmentId\n      supports\n    }\n    citation {\n      ...Citation_citation\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    organisation\n    system {\n      id\n      jurisdiction\n      name\n      openAssessmentId\n    }\n    ...DueRequest_action\n    ...OwnAction_action\n    ...ActionRisk_action\n    ...ActionComments_action\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Action($id: ID!) {\n    action(id: $id) {\n      id\n      title\n      ...ActionDetails_action\n    }\n  }\n"): (typeof documents)["\n  query Action($id: ID!) {\n    action(id: $id) {\n      id\n      title\n      ...ActionDetails_action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActionRisk_action on ActionItem {\n    id\n    state\n    acceptance {\n      reason\n      reviewDay\n      approvedAt\n      askedBy {\n        id\n        username\n        fullName\n      }\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ActionRisk_action on ActionItem {\n    id\n    state\n    acceptance {\n      reason\n      reviewDay\n      approvedAt\n      askedBy {\n        id\n        username\n        fullName\n      }\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideAcceptance($input: DecideAcceptanceInput!) {\n    decideAcceptance(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n"): (typeof documents)["\n  mutation DecideAcceptance($input: DecideAcceptanceInput!) {\n    decideAcceptance(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActionRow_action on ActionItem {\n    id\n    title\n    why\n    cites\n    jurisdiction\n    goodPractice\n    severity\n    state\n    stateAt\n    filed\n    gap\n    appliesFrom\n    reportId\n    reportedAt\n    closedBy\n    completedBy {\n      id\n      username\n      fullName\n    }\n    due\n    lawDue\n    pendingDue\n    dueWords\n    overdue\n    organisation\n    commentCount\n    acceptance {\n      approvedAt\n    }\n    stateBy {\n      id\n      username\n      fullName\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ActionRow_action on ActionItem {\n    id\n    title\n    why\n    cites\n    jurisdiction\n    goodPractice\n    severity\n    state\n    stateAt\n    filed\n    gap\n    appliesFrom\n    reportId\n    reportedAt\n    closedBy\n    completedBy {\n      id\n      username\n      fullName\n    }\n    due\n    lawDue\n    pendingDue\n    dueWords\n    overdue\n    organisation\n    commentCount\n    acceptance {\n      approvedAt\n    }\n    stateBy {\n      id\n      username\n      fullName\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateActions($input: UpdateActionsInput!) {\n    updateActions(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateActions($input: UpdateActionsInput!) {\n    updateActions(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DueRequest_action on ActionItem {\n    id\n    state\n    lawDue\n    pendingDue\n    dueReason\n    dueRequest {\n      askedBy {\n        id\n        username\n        fullName\n      }\n      agreedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DueRequest_action on ActionItem {\n    id\n    state\n    lawDue\n    pendingDue\n    dueReason\n    dueRequest {\n      askedBy {\n        id\n        username\n        fullName\n      }\n      agreedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideDueDate($input: DecideDueDateInput!) {\n    decideDueDate(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n"): (typeof documents)["\n  mutation DecideDueDate($input: DecideDueDateInput!) {\n    decideDueDate(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessedSystems {\n    eu: systems(jurisdiction: EU, first: 300) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n    }\n    uk: systems(jurisdiction: UK, first: 300) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query AssessedSystems {\n    eu: systems(jurisdiction: EU, first: 300) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n    }\n    uk: systems(jurisdiction: UK, first: 300) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAction($input: CreateActionInput!) {\n    createAction(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAction($input: CreateActionInput!) {\n    createAction(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnAction_action on ActionItem {\n    id\n    title\n    cites\n  }\n"): (typeof documents)["\n  fragment OwnAction_action on ActionItem {\n    id\n    title\n    cites\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAction($id: ID!) {\n    deleteAction(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteAction($id: ID!) {\n    deleteAction(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskToAccept($input: AskToAcceptInput!) {\n    askToAccept(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n"): (typeof documents)["\n  mutation AskToAccept($input: AskToAcceptInput!) {\n    askToAccept(input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Actions($filter: ActionFilter!, $sort: ActionSort!, $reversed: Boolean!, $first: Int!, $after: String) {\n    actions(filter: $filter, sort: $sort, reversed: $reversed, first: $first, after: $after) {\n      next\n      items {\n        id\n        state\n        lawDue\n        ...ActionRow_action\n        ...ActionCard_action\n      }\n      counts {\n        open\n        doing\n        done\n        accepted\n        closed\n        overdue\n      }\n      systems {\n        id\n        name\n      }\n    }\n    doneActions {\n      count\n      jurisdiction\n      questionIds\n      system {\n        id\n        jurisdiction\n        name\n        openAssessmentId\n      }\n    }\n    organisation {\n      id\n      members {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  query Actions($filter: ActionFilter!, $sort: ActionSort!, $reversed: Boolean!, $first: Int!, $after: String) {\n    actions(filter: $filter, sort: $sort, reversed: $reversed, first: $first, after: $after) {\n      next\n      items {\n        id\n        state\n        lawDue\n        ...ActionRow_action\n        ...ActionCard_action\n      }\n      counts {\n        open\n        doing\n        done\n        accepted\n        closed\n        overdue\n      }\n      systems {\n        id\n        name\n      }\n    }\n    doneActions {\n      count\n      jurisdiction\n      questionIds\n      system {\n        id\n        jurisdiction\n        name\n        openAssessmentId\n      }\n    }\n    organisation {\n      id\n      members {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSecondFactor {\n    me {\n      id\n      adminSecondFactor\n    }\n  }\n"): (typeof documents)["\n  query AdminSecondFactor {\n    me {\n      id\n      adminSecondFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserBadges_user on AdminUser {\n    id\n    status\n    isEmailVerified\n    isAdmin\n  }\n"): (typeof documents)["\n  fragment UserBadges_user on AdminUser {\n    id\n    status\n    isEmailVerified\n    isAdmin\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivityLog {\n    activityLog {\n      entries\n      first\n      last {\n        id\n        hash\n      }\n      retentionDays\n      actions\n    }\n  }\n"): (typeof documents)["\n  query ActivityLog {\n    activityLog {\n      entries\n      first\n      last {\n        id\n        hash\n      }\n      retentionDays\n      actions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityRow_activity on Activity {\n    id\n    username\n    userId\n    action\n    details\n    target {\n      kind\n      id\n    }\n    address\n    device\n    reason\n    timestamp\n    hash\n  }\n"): (typeof documents)["\n  fragment ActivityRow_activity on Activity {\n    id\n    username\n    userId\n    action\n    details\n    target {\n      kind\n      id\n    }\n    address\n    device\n    reason\n    timestamp\n    hash\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Activities($first: Int!, $after: String, $filter: ActivityFilter) {\n    activities(first: $first, after: $after, filter: $filter) {\n      activities {\n        id\n        ...ActivityRow_activity\n      }\n      next\n    }\n  }\n"): (typeof documents)["\n  query Activities($first: Int!, $after: String, $filter: ActivityFilter) {\n    activities(first: $first, after: $after, filter: $filter) {\n      activities {\n        id\n        ...ActivityRow_activity\n      }\n      next\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyActivityLog {\n    verifyActivityLog {\n      intact\n      entries\n      firstBroken\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyActivityLog {\n    verifyActivityLog {\n      intact\n      entries\n      firstBroken\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetActivityRetention($days: Int) {\n    setActivityRetention(days: $days) {\n      entries\n      first\n      last {\n        id\n        hash\n      }\n      retentionDays\n      actions\n    }\n  }\n"): (typeof documents)["\n  mutation SetActivityRetention($days: Int) {\n    setActivityRetention(days: $days) {\n      entries\n      first\n      last {\n        id\n        hash\n      }\n      retentionDays\n      actions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailLog($state: MailState) {\n    mailLog(state: $state) {\n      id\n      template\n      userId\n      state\n      attempts\n      error\n      createdAt\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query MailLog($state: MailState) {\n    mailLog(state: $state) {\n      id\n      template\n      userId\n      state\n      attempts\n      error\n      createdAt\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookLog {\n    webhookLog {\n      id\n      type\n      mode\n      receivedAt\n      handledAt\n    }\n  }\n"): (typeof documents)["\n  query WebhookLog {\n    webhookLog {\n      id\n      type\n      mode\n      receivedAt\n      handledAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueSection_queue on JobQueue {\n    id\n    waiting\n    active\n    delayed\n    failed\n    erasures\n    erasingSince\n    dead {\n      id\n      name\n      tries\n      since\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment QueueSection_queue on JobQueue {\n    id\n    waiting\n    active\n    delayed\n    failed\n    erasures\n    erasingSince\n    dead {\n      id\n      name\n      tries\n      since\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Queues {\n    queues {\n      id\n      ...QueueSection_queue\n    }\n  }\n"): (typeof documents)["\n  query Queues {\n    queues {\n      id\n      ...QueueSection_queue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryJobs($queue: ID!, $jobId: ID) {\n    retryJobs(queue: $queue, jobId: $jobId) {\n      id\n      ...QueueSection_queue\n    }\n  }\n"): (typeof documents)["\n  mutation RetryJobs($queue: ID!, $jobId: ID) {\n    retryJobs(queue: $queue, jobId: $jobId) {\n      id\n      ...QueueSection_queue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardJob($queue: ID!, $jobId: ID!, $reason: String!) {\n    discardJob(queue: $queue, jobId: $jobId, reason: $reason) {\n      id\n      ...QueueSection_queue\n    }\n  }\n"): (typeof documents)["\n  mutation DiscardJob($queue: ID!, $jobId: ID!, $reason: String!) {\n    discardJob(queue: $queue, jobId: $jobId, reason: $reason) {\n      id\n      ...QueueSection_queue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrganisations($after: ID) {\n    adminOrganisations(first: 1000, after: $after) {\n      organisations {\n        id\n        name\n        people\n        isActive\n        plan\n        systemCount\n        assessmentCount\n      }\n      next\n    }\n  }\n"): (typeof documents)["\n  query AdminOrganisations($after: ID) {\n    adminOrganisations(first: 1000, after: $after) {\n      organisations {\n        id\n        name\n        people\n        isActive\n        plan\n        systemCount\n        assessmentCount\n      }\n      next\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCharts {\n    adminCharts {\n      registrations {\n        month\n        count\n      }\n      assessments {\n        month\n        high\n        medium\n        low\n      }\n      revenue {\n        month\n        currency\n        testMode\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCharts {\n    adminCharts {\n      registrations {\n        month\n        count\n      }\n      assessments {\n        month\n        high\n        medium\n        low\n      }\n      revenue {\n        month\n        currency\n        testMode\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStats {\n    adminStats {\n      totalUsers\n      verifiedUsers\n      activeUsers\n      totalAssessments\n      recentRegistrations\n    }\n  }\n"): (typeof documents)["\n  query AdminStats {\n    adminStats {\n      totalUsers\n      verifiedUsers\n      activeUsers\n      totalAssessments\n      recentRegistrations\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPaymentSettings($input: PaymentSettingsInput!) {\n    setPaymentSettings(input: $input) {\n      sandboxMode\n      testReady\n      liveReady\n      simulator\n      warning\n    }\n  }\n"): (typeof documents)["\n  mutation SetPaymentSettings($input: PaymentSettingsInput!) {\n    setPaymentSettings(input: $input) {\n      sandboxMode\n      testReady\n      liveReady\n      simulator\n      warning\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentSettings {\n    paymentSettings {\n      sandboxMode\n      testReady\n      liveReady\n      simulator\n      warning\n    }\n  }\n"): (typeof documents)["\n  query PaymentSettings {\n    paymentSettings {\n      sandboxMode\n      testReady\n      liveReady\n      simulator\n      warning\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserActionButtons_user on AdminUser {\n    id\n    username\n    status\n    isEmailVerified\n  }\n"): (typeof documents)["\n  fragment UserActionButtons_user on AdminUser {\n    id\n    username\n    status\n    isEmailVerified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserFacts_user on AdminUser {\n    id\n    email\n    companyName\n    jurisdiction\n    plan\n    assessmentCount\n    createdAt\n    lastLogin\n  }\n"): (typeof documents)["\n  fragment UserFacts_user on AdminUser {\n    id\n    email\n    companyName\n    jurisdiction\n    plan\n    assessmentCount\n    createdAt\n    lastLogin\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      username\n      ...UserBadges_user\n      ...UserFacts_user\n      ...UserActionButtons_user\n      systems {\n        id\n        ...UserSystems_system\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      username\n      ...UserBadges_user\n      ...UserFacts_user\n      ...UserActionButtons_user\n      systems {\n        id\n        ...UserSystems_system\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUserAgain($id: ID!) {\n    adminUser(id: $id) {\n      id\n      username\n      ...UserBadges_user\n      ...UserFacts_user\n      ...UserActionButtons_user\n    }\n  }\n"): (typeof documents)["\n  query AdminUserAgain($id: ID!) {\n    adminUser(id: $id) {\n      id\n      username\n      ...UserBadges_user\n      ...UserFacts_user\n      ...UserActionButtons_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserSystems_system on AdminSystem {\n    id\n    name\n    systemType\n    jurisdiction\n    riskLevel\n    scored\n    class\n    assessedAt\n  }\n"): (typeof documents)["\n  fragment UserSystems_system on AdminSystem {\n    id\n    name\n    systemType\n    jurisdiction\n    riskLevel\n    scored\n    class\n    assessedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NamedSystems($id: ID!) {\n    adminUser(id: $id) {\n      id\n      systems(names: true) {\n        id\n        ...UserSystems_system\n      }\n    }\n  }\n"): (typeof documents)["\n  query NamedSystems($id: ID!) {\n    adminUser(id: $id) {\n      id\n      systems(names: true) {\n        id\n        ...UserSystems_system\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUser($id: ID!) {\n    deleteUser(id: $id) {\n      id\n      listed\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUser($id: ID!) {\n    deleteUser(id: $id) {\n      id\n      listed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArchivedOfUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      systems(names: true) {\n        id\n        name\n        archived\n        heldUntil\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArchivedOfUser($id: ID!) {\n    adminUser(id: $id) {\n      id\n      systems(names: true) {\n        id\n        name\n        archived\n        heldUntil\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUsers($input: UpdateUsersInput!) {\n    updateUsers(input: $input) {\n      id\n      message\n      user {\n        id\n        adminUser {\n          id\n          ...ListedUser_user\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUsers($input: UpdateUsersInput!) {\n    updateUsers(input: $input) {\n      id\n      message\n      user {\n        id\n        adminUser {\n          id\n          ...ListedUser_user\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserMenu_user on AdminUser {\n    id\n    username\n    status\n    isEmailVerified\n  }\n"): (typeof documents)["\n  fragment UserMenu_user on AdminUser {\n    id\n    username\n    status\n    isEmailVerified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow_user on AdminUser {\n    id\n    username\n    email\n    companyName\n    assessmentCount\n    createdAt\n    lastLogin\n    ...UserBadges_user\n    ...UserMenu_user\n  }\n"): (typeof documents)["\n  fragment UserRow_user on AdminUser {\n    id\n    username\n    email\n    companyName\n    assessmentCount\n    createdAt\n    lastLogin\n    ...UserBadges_user\n    ...UserMenu_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyUser($id: ID!) {\n    user: verifyUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyUser($id: ID!) {\n    user: verifyUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendUser($id: ID!) {\n    user: suspendUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SuspendUser($id: ID!) {\n    user: suspendUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateUser($id: ID!) {\n    user: activateUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateUser($id: ID!) {\n    user: activateUser(id: $id) {\n      id\n      adminUser {\n        id\n        ...ListedUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminResendVerification($id: ID!) {\n    adminResendVerification(id: $id) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation AdminResendVerification($id: ID!) {\n    adminResendVerification(id: $id) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedUser_user on AdminUser {\n    id\n    username\n    email\n    companyName\n    status\n    isEmailVerified\n    assessmentCount\n    createdAt\n    lastLogin\n    ...UserRow_user\n  }\n"): (typeof documents)["\n  fragment ListedUser_user on AdminUser {\n    id\n    username\n    email\n    companyName\n    status\n    isEmailVerified\n    assessmentCount\n    createdAt\n    lastLogin\n    ...UserRow_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsers($first: Int!, $after: ID!) {\n    adminUsers(first: $first, after: $after) {\n      users {\n        ...ListedUser_user\n      }\n      next\n    }\n  }\n"): (typeof documents)["\n  query AdminUsers($first: Int!, $after: ID!) {\n    adminUsers(first: $first, after: $after) {\n      users {\n        ...ListedUser_user\n      }\n      next\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Assessment($id: ID!) {\n    assessment(id: $id) {\n      id\n      system {\n        id\n        jurisdiction\n        name\n        archived\n      }\n      questions(all: true) {\n        id\n      }\n      ...Questionnaire_assessment\n    }\n  }\n"): (typeof documents)["\n  query Assessment($id: ID!) {\n    assessment(id: $id) {\n      id\n      system {\n        id\n        jurisdiction\n        name\n        archived\n      }\n      questions(all: true) {\n        id\n      }\n      ...Questionnaire_assessment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardAssessment($id: ID!) {\n    discardAssessment(id: $id)\n  }\n"): (typeof documents)["\n  mutation DiscardAssessment($id: ID!) {\n    discardAssessment(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionForm_question on Question {\n    id\n    category\n    question\n    type\n    options {\n      value\n      label\n    }\n    helpText\n    citation {\n      ...Citation_citation\n    }\n  }\n"): (typeof documents)["\n  fragment QuestionForm_question on Question {\n    id\n    category\n    question\n    type\n    options {\n      value\n      label\n    }\n    helpText\n    citation {\n      ...Citation_citation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Turnover {\n    organisation {\n      id\n      turnover\n    }\n  }\n"): (typeof documents)["\n  query Turnover {\n    organisation {\n      id\n      turnover\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTurnover($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      turnover\n    }\n  }\n"): (typeof documents)["\n  mutation SaveTurnover($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      turnover\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotesNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      annotations {\n        assessmentId\n        questionId\n        note\n        notedBy {\n          id\n          username\n          fullName\n        }\n        notedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query NotesNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      annotations {\n        assessmentId\n        questionId\n        note\n        notedBy {\n          id\n          username\n          fullName\n        }\n        notedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnnotateQuestion($input: AnnotateQuestionInput!) {\n    annotateQuestion(input: $input) {\n      assessmentId\n      questionId\n      note\n      notedBy {\n        id\n      }\n      notedAt\n      flag {\n        text\n        member {\n          id\n        }\n        flaggedBy {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnnotateQuestion($input: AnnotateQuestionInput!) {\n    annotateQuestion(input: $input) {\n      assessmentId\n      questionId\n      note\n      notedBy {\n        id\n      }\n      notedAt\n      flag {\n        text\n        member {\n          id\n        }\n        flaggedBy {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Questionnaire_assessment on Assessment {\n    id\n    status\n    jurisdiction\n    isCurrentBank\n    system {\n      id\n      jurisdiction\n      name\n      systemType\n    }\n    responses {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n    }\n    annotations {\n      assessmentId\n      questionId\n      note\n      notedBy {\n        id\n      }\n      notedAt\n      flag {\n        text\n        member {\n          id\n        }\n        flaggedBy {\n          id\n        }\n      }\n    }\n    lastNotes {\n      questionId\n      note\n      notedAt\n    }\n    supplierAnswers {\n      questionId\n      question\n      answer\n      from\n      at\n    }\n    previous {\n      id\n      completedAt\n    }\n    lastAnswers {\n      questionId\n      answer\n      change\n    }\n    otherLaw {\n      id\n      jurisdiction\n      completedAt\n    }\n    organisationAnswers {\n      questionId\n      answer\n      answeredAt\n    }\n    organisationTurnover {\n      euros\n      answeredAt\n    }\n    suggestions {\n      questionId\n      answer\n      source\n    }\n    questions(all: true) {\n      id\n      category\n      group\n      question\n      askedWhen\n      type\n      options {\n        value\n        label\n      }\n      ...QuestionForm_question\n    }\n  }\n"): (typeof documents)["\n  fragment Questionnaire_assessment on Assessment {\n    id\n    status\n    jurisdiction\n    isCurrentBank\n    system {\n      id\n      jurisdiction\n      name\n      systemType\n    }\n    responses {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n    }\n    annotations {\n      assessmentId\n      questionId\n      note\n      notedBy {\n        id\n      }\n      notedAt\n      flag {\n        text\n        member {\n          id\n        }\n        flaggedBy {\n          id\n        }\n      }\n    }\n    lastNotes {\n      questionId\n      note\n      notedAt\n    }\n    supplierAnswers {\n      questionId\n      question\n      answer\n      from\n      at\n    }\n    previous {\n      id\n      completedAt\n    }\n    lastAnswers {\n      questionId\n      answer\n      change\n    }\n    otherLaw {\n      id\n      jurisdiction\n      completedAt\n    }\n    organisationAnswers {\n      questionId\n      answer\n      answeredAt\n    }\n    organisationTurnover {\n      euros\n      answeredAt\n    }\n    suggestions {\n      questionId\n      answer\n      source\n    }\n    questions(all: true) {\n      id\n      category\n      group\n      question\n      askedWhen\n      type\n      options {\n        value\n        label\n      }\n      ...QuestionForm_question\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveResponse($input: SaveResponseInput!) {\n    saveResponse(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n      replaced {\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveResponse($input: SaveResponseInput!) {\n    saveResponse(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n      replaced {\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveResponses($input: SaveResponsesInput!) {\n    saveResponses(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n      replaced {\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveResponses($input: SaveResponsesInput!) {\n    saveResponses(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n      replaced {\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAnswers($input: ConfirmAnswersInput!) {\n    confirmAnswers(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmAnswers($input: ConfirmAnswersInput!) {\n    confirmAnswers(input: $input) {\n      assessmentId\n      questionId\n      answer\n      answeredBy {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      status\n      completedBy {\n        id\n        username\n        fullName\n      }\n      responses {\n        assessmentId\n        questionId\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n      annotations {\n        assessmentId\n        questionId\n        note\n        notedBy {\n          id\n          username\n          fullName\n        }\n        notedAt\n        flag {\n          text\n          member {\n            id\n            username\n            fullName\n          }\n          flaggedBy {\n            id\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AssessmentNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      status\n      completedBy {\n        id\n        username\n        fullName\n      }\n      responses {\n        assessmentId\n        questionId\n        answer\n        answeredBy {\n          id\n          username\n          fullName\n        }\n      }\n      annotations {\n        assessmentId\n        questionId\n        note\n        notedBy {\n          id\n          username\n          fullName\n        }\n        notedAt\n        flag {\n          text\n          member {\n            id\n            username\n            fullName\n          }\n          flaggedBy {\n            id\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteAssessment($id: ID!) {\n    completeAssessment(id: $id) {\n      id\n      status\n      riskLevel\n      riskScore\n      completedAt\n      responses {\n        assessmentId\n        questionId\n        answer\n        answeredBy {\n          id\n        }\n      }\n      system {\n        id\n        jurisdiction\n        openAssessmentId\n        latestAssessment {\n          id\n          riskLevel\n          completedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteAssessment($id: ID!) {\n    completeAssessment(id: $id) {\n      id\n      status\n      riskLevel\n      riskScore\n      completedAt\n      responses {\n        assessmentId\n        questionId\n        answer\n        answeredBy {\n          id\n        }\n      }\n      system {\n        id\n        jurisdiction\n        openAssessmentId\n        latestAssessment {\n          id\n          riskLevel\n          completedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentRemarks($id: ID!) {\n    assessment(id: $id) {\n      id\n      remarks\n    }\n  }\n"): (typeof documents)["\n  query AssessmentRemarks($id: ID!) {\n    assessment(id: $id) {\n      id\n      remarks\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConnectSignIn($pending: String!) {\n    connectSignIn(pending: $pending) {\n      to\n    }\n  }\n"): (typeof documents)["\n  mutation ConnectSignIn($pending: String!) {\n    connectSignIn(pending: $pending) {\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailSignInLink($pending: String!) {\n    mailSignInLink(pending: $pending) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation MailSignInLink($pending: String!) {\n    mailSignInLink(pending: $pending) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogIn($input: LoginInput!) {\n    login(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n"): (typeof documents)["\n  mutation LogIn($input: LoginInput!) {\n    login(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskeyLogin($challenge: String) {\n    beginPasskeyLogin(challenge: $challenge) {\n      ceremony\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation BeginPasskeyLogin($challenge: String) {\n    beginPasskeyLogin(challenge: $challenge) {\n      ceremony\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogInWithPasskey($input: PasskeyInput!) {\n    loginWithPasskey(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n"): (typeof documents)["\n  mutation LogInWithPasskey($input: PasskeyInput!) {\n    loginWithPasskey(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n      notice\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n      notice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmLogin($input: ConfirmLoginInput!) {\n    confirmLogin(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmLogin($input: ConfirmLoginInput!) {\n    confirmLogin(input: $input) {\n      id\n      username\n      companyName\n      isAdmin\n      isEmailVerified\n      role\n      organisationCount\n      memberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConnectByLink($token: String!) {\n    connectByLink(token: $token) {\n      to\n    }\n  }\n"): (typeof documents)["\n  mutation ConnectByLink($token: String!) {\n    connectByLink(token: $token) {\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSystem($input: CreateSystemInput!) {\n    createSystem(input: $input) {\n      id\n      ...SystemRow_system\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSystem($input: CreateSystemInput!) {\n    createSystem(input: $input) {\n      id\n      ...SystemRow_system\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DutyCounts($jurisdiction: Jurisdiction!) {\n    dutyCounts(jurisdiction: $jurisdiction) {\n      asOf\n      applicable\n      met\n      proved\n      before {\n        asOf\n        met\n        proved\n      }\n    }\n  }\n"): (typeof documents)["\n  query DutyCounts($jurisdiction: Jurisdiction!) {\n    dutyCounts(jurisdiction: $jurisdiction) {\n      asOf\n      applicable\n      met\n      proved\n      before {\n        asOf\n        met\n        proved\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemRow_system on AiSystem {\n    id\n    name\n    description\n    systemType\n    jurisdiction\n    createdAt\n    openAssessment {\n      id\n      responseCount\n      questionCount\n    }\n    latestAssessment {\n      id\n      riskLevel\n      scored\n      completedAt\n      class\n      complianceScore\n      openGaps\n      nextDate\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    ...StartAssessmentButton_system\n    ...SystemMenu_system\n  }\n"): (typeof documents)["\n  fragment SystemRow_system on AiSystem {\n    id\n    name\n    description\n    systemType\n    jurisdiction\n    createdAt\n    openAssessment {\n      id\n      responseCount\n      questionCount\n    }\n    latestAssessment {\n      id\n      riskLevel\n      scored\n      completedAt\n      class\n      complianceScore\n      openGaps\n      nextDate\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    ...StartAssessmentButton_system\n    ...SystemMenu_system\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard(\n    $jurisdiction: Jurisdiction!\n    $filter: SystemFilter\n    $sort: SystemSort!\n    $reversed: Boolean!\n    $first: Int!\n    $skip: Int!\n  ) {\n    systemLedger(\n      jurisdiction: $jurisdiction\n      filter: $filter\n      sort: $sort\n      reversed: $reversed\n      first: $first\n      skip: $skip\n    ) {\n      counts {\n        all\n        high\n        medium\n        low\n        notAssessed\n      }\n      types\n      matchCount\n      systems {\n        id\n        ...SystemRow_system\n      }\n    }\n    actionCounts(jurisdiction: $jurisdiction) {\n      overdue\n    }\n    reportsForReview(jurisdiction: $jurisdiction) {\n      toReview\n      sentBack\n    }\n    documentsForReview(jurisdiction: $jurisdiction) {\n      toReview {\n        reportId\n        type\n      }\n      sentBack {\n        reportId\n        type\n      }\n    }\n    evidenceDates(first: 100, jurisdiction: $jurisdiction) {\n      id\n      validUntil\n    }\n    answeredRequests(jurisdiction: $jurisdiction)\n    lawChanges {\n      open(jurisdiction: $jurisdiction)\n    }\n  }\n"): (typeof documents)["\n  query Dashboard(\n    $jurisdiction: Jurisdiction!\n    $filter: SystemFilter\n    $sort: SystemSort!\n    $reversed: Boolean!\n    $first: Int!\n    $skip: Int!\n  ) {\n    systemLedger(\n      jurisdiction: $jurisdiction\n      filter: $filter\n      sort: $sort\n      reversed: $reversed\n      first: $first\n      skip: $skip\n    ) {\n      counts {\n        all\n        high\n        medium\n        low\n        notAssessed\n      }\n      types\n      matchCount\n      systems {\n        id\n        ...SystemRow_system\n      }\n    }\n    actionCounts(jurisdiction: $jurisdiction) {\n      overdue\n    }\n    reportsForReview(jurisdiction: $jurisdiction) {\n      toReview\n      sentBack\n    }\n    documentsForReview(jurisdiction: $jurisdiction) {\n      toReview {\n        reportId\n        type\n      }\n      sentBack {\n        reportId\n        type\n      }\n    }\n    evidenceDates(first: 100, jurisdiction: $jurisdiction) {\n      id\n      validUntil\n    }\n    answeredRequests(jurisdiction: $jurisdiction)\n    lawChanges {\n      open(jurisdiction: $jurisdiction)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CalendarSection_address on CalendarAddress {\n    createdAt\n  }\n"): (typeof documents)["\n  fragment CalendarSection_address on CalendarAddress {\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewCalendarAddress {\n    newCalendarAddress {\n      url\n      address {\n        ...CalendarSection_address\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NewCalendarAddress {\n    newCalendarAddress {\n      url\n      address {\n        ...CalendarSection_address\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndCalendarAddress {\n    endCalendarAddress\n  }\n"): (typeof documents)["\n  mutation EndCalendarAddress {\n    endCalendarAddress\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IntervalSetting_organisation on Organisation {\n    id\n    reassessMonths\n  }\n"): (typeof documents)["\n  fragment IntervalSetting_organisation on Organisation {\n    id\n    reassessMonths\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetReassessMonths($months: Int) {\n    updateOrganisation(input: { reassessMonths: $months }) {\n      ...IntervalSetting_organisation\n      reassessments(first: 100) {\n        ...Deadlines_reassessment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetReassessMonths($months: Int) {\n    updateOrganisation(input: { reassessMonths: $months }) {\n      ...IntervalSetting_organisation\n      reassessments(first: 100) {\n        ...Deadlines_reassessment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Deadlines($mine: Boolean!, $systems: [ID!]) {\n    eu: nextDays(jurisdiction: EU, first: 20, systems: $systems) {\n      ...Deadlines_day\n    }\n    uk: nextDays(jurisdiction: UK, first: 20, systems: $systems) {\n      ...Deadlines_day\n    }\n    evidenceDates(first: 100) {\n      ...Deadlines_evidence\n    }\n    actionDates(first: 100, mine: $mine) {\n      ...Deadlines_action\n    }\n    organisationDuties {\n      id\n      ...Deadlines_duty\n    }\n    policyDates(first: 100) {\n      ...Deadlines_policy\n    }\n    reviewDates(first: 100) {\n      ...Deadlines_review\n    }\n    actionCounts {\n      now\n      asOf\n    }\n    calendarAddress {\n      ...CalendarSection_address\n    }\n    organisation {\n      id\n      ...IntervalSetting_organisation\n      reassessments(first: 100) {\n        ...Deadlines_reassessment\n      }\n    }\n  }\n"): (typeof documents)["\n  query Deadlines($mine: Boolean!, $systems: [ID!]) {\n    eu: nextDays(jurisdiction: EU, first: 20, systems: $systems) {\n      ...Deadlines_day\n    }\n    uk: nextDays(jurisdiction: UK, first: 20, systems: $systems) {\n      ...Deadlines_day\n    }\n    evidenceDates(first: 100) {\n      ...Deadlines_evidence\n    }\n    actionDates(first: 100, mine: $mine) {\n      ...Deadlines_action\n    }\n    organisationDuties {\n      id\n      ...Deadlines_duty\n    }\n    policyDates(first: 100) {\n      ...Deadlines_policy\n    }\n    reviewDates(first: 100) {\n      ...Deadlines_review\n    }\n    actionCounts {\n      now\n      asOf\n    }\n    calendarAddress {\n      ...CalendarSection_address\n    }\n    organisation {\n      id\n      ...IntervalSetting_organisation\n      reassessments(first: 100) {\n        ...Deadlines_reassessment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSystems($me: ID!) {\n    eu: systemLedger(jurisdiction: EU, filter: { ownerId: $me }, first: 200) {\n      systems {\n        id\n        jurisdiction\n      }\n    }\n    uk: systemLedger(jurisdiction: UK, filter: { ownerId: $me }, first: 200) {\n      systems {\n        id\n        jurisdiction\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnSystems($me: ID!) {\n    eu: systemLedger(jurisdiction: EU, filter: { ownerId: $me }, first: 200) {\n      systems {\n        id\n        jurisdiction\n      }\n    }\n    uk: systemLedger(jurisdiction: UK, filter: { ownerId: $me }, first: 200) {\n      systems {\n        id\n        jurisdiction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EvidenceLibrary($filter: EvidenceFilter!, $first: Int!, $after: String) {\n    evidenceFiles(filter: $filter, first: $first, after: $after) {\n      items {\n        id\n        ...LibraryRow_file\n      }\n      next\n      total\n    }\n  }\n"): (typeof documents)["\n  query EvidenceLibrary($filter: EvidenceFilter!, $first: Int!, $after: String) {\n    evidenceFiles(filter: $filter, first: $first, after: $after) {\n      items {\n        id\n        ...LibraryRow_file\n      }\n      next\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkedEvidenceFile($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      standing\n      ...LibraryRow_file\n    }\n  }\n"): (typeof documents)["\n  query LinkedEvidenceFile($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      standing\n      ...LibraryRow_file\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LibraryRow_file on EvidenceFile {\n    id\n    name\n    title\n    kind\n    note\n    effectiveFrom\n    validUntil\n    owner\n    ownedBy {\n      id\n      username\n      fullName\n    }\n    ending\n    bytes\n    sha256\n    version\n    uploadedAt\n    mayManage\n    standing\n    url\n    isKept\n    links {\n      linkId\n    }\n  }\n"): (typeof documents)["\n  fragment LibraryRow_file on EvidenceFile {\n    id\n    name\n    title\n    kind\n    note\n    effectiveFrom\n    validUntil\n    owner\n    ownedBy {\n      id\n      username\n      fullName\n    }\n    ending\n    bytes\n    sha256\n    version\n    uploadedAt\n    mayManage\n    standing\n    url\n    isKept\n    links {\n      linkId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EvidenceFile($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      links {\n        linkId\n        ...LinkName_link\n      }\n      earlier {\n        id\n        name\n        version\n        uploadedAt\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query EvidenceFile($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      links {\n        linkId\n        ...LinkName_link\n      }\n      earlier {\n        id\n        name\n        version\n        uploadedAt\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemsWithEvidence {\n    systemRegister(sort: name, first: 200) {\n      systems {\n        id\n        name\n        jurisdiction\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemsWithEvidence {\n    systemRegister(sort: name, first: 200) {\n      systems {\n        id\n        name\n        jurisdiction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemsToLink($filter: RegisterFilter) {\n    systemRegister(filter: $filter, sort: name, first: 50) {\n      matchCount\n      systems {\n        id\n        name\n        jurisdiction\n        results {\n          jurisdiction\n          latestAssessment {\n            id\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemsToLink($filter: RegisterFilter) {\n    systemRegister(filter: $filter, sort: name, first: 50) {\n      matchCount\n      systems {\n        id\n        name\n        jurisdiction\n        results {\n          jurisdiction\n          latestAssessment {\n            id\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TargetsToLink($id: ID!, $actions: ActionFilter!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        duties {\n          id\n          questionId\n          title\n          status\n        }\n      }\n      questions {\n        id\n        question\n      }\n    }\n    actions(filter: $actions, first: 100) {\n      items {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query TargetsToLink($id: ID!, $actions: ActionFilter!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        duties {\n          id\n          questionId\n          title\n          status\n        }\n      }\n      questions {\n        id\n        question\n      }\n    }\n    actions(filter: $actions, first: 100) {\n      items {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AcceptInvitation_invitation on InvitationOffer {\n    organisation\n    invitedBy\n    email\n    role\n  }\n"): (typeof documents)["\n  fragment AcceptInvitation_invitation on InvitationOffer {\n    organisation\n    invitedBy\n    email\n    role\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitation($token: String!) {\n    me {\n      id\n      username\n      email\n    }\n    invitation(token: $token) {\n      ...AcceptInvitation_invitation\n      ...WithoutAccount_invitation\n    }\n  }\n"): (typeof documents)["\n  query Invitation($token: String!) {\n    me {\n      id\n      username\n      email\n    }\n    invitation(token: $token) {\n      ...AcceptInvitation_invitation\n      ...WithoutAccount_invitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WithoutAccount_invitation on InvitationOffer {\n    organisation\n    invitedBy\n    email\n    role\n  }\n"): (typeof documents)["\n  fragment WithoutAccount_invitation on InvitationOffer {\n    organisation\n    invitedBy\n    email\n    role\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LawChangeCard_change on LawChange {\n    id\n    jurisdiction\n    bankVersion\n    toVersion\n    needs\n    questions\n    reason\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n    citation {\n      ...Citation_citation\n    }\n    moves {\n      what\n      subject\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment LawChangeCard_change on LawChange {\n    id\n    jurisdiction\n    bankVersion\n    toVersion\n    needs\n    questions\n    reason\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      jurisdiction\n      name\n    }\n    citation {\n      ...Citation_citation\n    }\n    moves {\n      what\n      subject\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptLawChange($id: ID!) {\n    acceptLawChange(id: $id) {\n      id\n      system {\n        id\n        jurisdiction\n        latestAssessment {\n          id\n          riskLevel\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptLawChange($id: ID!) {\n    acceptLawChange(id: $id) {\n      id\n      system {\n        id\n        jurisdiction\n        latestAssessment {\n          id\n          riskLevel\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepLawChange($input: KeepLawChangeInput!) {\n    keepLawChange(input: $input) {\n      id\n      reason\n    }\n  }\n"): (typeof documents)["\n  mutation KeepLawChange($input: KeepLawChangeInput!) {\n    keepLawChange(input: $input) {\n      id\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LawChanges($after: ID, $keptAfter: ID) {\n    lawChanges {\n      open\n      kept\n      progress {\n        done\n        total\n      }\n      rows(first: 20, after: $after) {\n        id\n        ...LawChangeCard_change\n      }\n      keptRows: rows(kept: true, first: 20, after: $keptAfter) {\n        id\n        ...LawChangeCard_change\n      }\n    }\n  }\n"): (typeof documents)["\n  query LawChanges($after: ID, $keptAfter: ID) {\n    lawChanges {\n      open\n      kept\n      progress {\n        done\n        total\n      }\n      rows(first: 20, after: $after) {\n        id\n        ...LawChangeCard_change\n      }\n      keptRows: rows(kept: true, first: 20, after: $keptAfter) {\n        id\n        ...LawChangeCard_change\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandingSection_branding on Branding {\n    id\n    colour\n    logoUrl\n    allowed\n    message\n  }\n"): (typeof documents)["\n  fragment BrandingSection_branding on Branding {\n    id\n    colour\n    logoUrl\n    allowed\n    message\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Branding {\n    branding {\n      id\n      ...BrandingSection_branding\n    }\n  }\n"): (typeof documents)["\n  query Branding {\n    branding {\n      id\n      ...BrandingSection_branding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBranding($input: BrandingInput!) {\n    saveBranding(input: $input) {\n      id\n      ...BrandingSection_branding\n    }\n  }\n"): (typeof documents)["\n  mutation SaveBranding($input: BrandingInput!) {\n    saveBranding(input: $input) {\n      id\n      ...BrandingSection_branding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveLogo {\n    removeLogo {\n      id\n      ...BrandingSection_branding\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveLogo {\n    removeLogo {\n      id\n      ...BrandingSection_branding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrganisationForm_organisation on Organisation {\n    id\n    kind\n    size\n    turnover\n    answers {\n      questionId\n      answer\n    }\n  }\n"): (typeof documents)["\n  fragment OrganisationForm_organisation on Organisation {\n    id\n    kind\n    size\n    turnover\n    answers {\n      questionId\n      answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganisationQuestions {\n    eu: questions(jurisdiction: EU) {\n      id\n      group\n      options {\n        value\n      }\n      ...OrganisationQuestion_question\n    }\n    uk: questions(jurisdiction: UK) {\n      id\n      group\n      options {\n        value\n      }\n      ...OrganisationQuestion_question\n    }\n  }\n"): (typeof documents)["\n  query OrganisationQuestions {\n    eu: questions(jurisdiction: EU) {\n      id\n      group\n      options {\n        value\n      }\n      ...OrganisationQuestion_question\n    }\n    uk: questions(jurisdiction: UK) {\n      id\n      group\n      options {\n        value\n      }\n      ...OrganisationQuestion_question\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOrganisation($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      ...OrganisationForm_organisation\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOrganisation($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      ...OrganisationForm_organisation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organisation($manages: Boolean!) {\n    organisation {\n      id\n      name\n      members {\n        id\n      }\n      ...OrganisationSection_organisation\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n    branding {\n      id\n      ...BrandingSection_branding\n    }\n  }\n"): (typeof documents)["\n  query Organisation($manages: Boolean!) {\n    organisation {\n      id\n      name\n      members {\n        id\n      }\n      ...OrganisationSection_organisation\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n    branding {\n      id\n      ...BrandingSection_branding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrganisationQuestion_question on Question {\n    id\n    question\n    options {\n      value\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment OrganisationQuestion_question on Question {\n    id\n    question\n    options {\n      value\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrganisationSection_organisation on Organisation {\n    id\n    kind\n    size\n    turnover\n    canReadLog\n    answers {\n      questionId\n    }\n    ...OrganisationForm_organisation\n    ...PeopleList_organisation\n    ...OnlyApproved_organisation\n    ...LogReaders_organisation\n  }\n"): (typeof documents)["\n  fragment OrganisationSection_organisation on Organisation {\n    id\n    kind\n    size\n    turnover\n    canReadLog\n    answers {\n      questionId\n    }\n    ...OrganisationForm_organisation\n    ...PeopleList_organisation\n    ...OnlyApproved_organisation\n    ...LogReaders_organisation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddOwnField($input: AddOwnFieldInput!) {\n    addOwnField(input: $input) {\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation AddOwnField($input: AddOwnFieldInput!) {\n    addOwnField(input: $input) {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOwnField($name: String!, $input: UpdateOwnFieldInput!) {\n    updateOwnField(name: $name, input: $input) {\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOwnField($name: String!, $input: UpdateOwnFieldInput!) {\n    updateOwnField(name: $name, input: $input) {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveOwnField($name: String!) {\n    removeOwnField(name: $name) {\n      name\n      values\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveOwnField($name: String!) {\n    removeOwnField(name: $name) {\n      name\n      values\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeRole($id: ID!, $role: OrganisationRole!) {\n    changeRole(id: $id, role: $role) {\n      id\n      ...MemberRow_member\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeRole($id: ID!, $role: OrganisationRole!) {\n    changeRole(id: $id, role: $role) {\n      id\n      ...MemberRow_member\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteOrganisation {\n    deleteOrganisation {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteOrganisation {\n    deleteOrganisation {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOver($id: ID!, $leave: Boolean!) {\n    handOver(id: $id, leave: $leave) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation HandOver($id: ID!, $leave: Boolean!) {\n    handOver(id: $id, leave: $leave) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationRow_invitation on Invitation {\n    id\n    email\n    role\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment InvitationRow_invitation on Invitation {\n    id\n    email\n    role\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      id\n      ...InvitationRow_invitation\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      id\n      ...InvitationRow_invitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteMember($input: InviteInput!) {\n    inviteMember(input: $input) {\n      id\n      email\n      ...InvitationRow_invitation\n    }\n  }\n"): (typeof documents)["\n  mutation InviteMember($input: InviteInput!) {\n    inviteMember(input: $input) {\n      id\n      email\n      ...InvitationRow_invitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveOrganisation {\n    leaveOrganisation {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveOrganisation {\n    leaveOrganisation {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogReaders_organisation on Organisation {\n    id\n    logHiddenFromApprovers\n    logShownToReaders\n    members {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment LogReaders_organisation on Organisation {\n    id\n    logHiddenFromApprovers\n    logShownToReaders\n    members {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLogReaders($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      logHiddenFromApprovers\n      logShownToReaders\n    }\n  }\n"): (typeof documents)["\n  mutation SetLogReaders($input: UpdateOrganisationInput!) {\n    updateOrganisation(input: $input) {\n      id\n      logHiddenFromApprovers\n      logShownToReaders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberRow_member on Member {\n    id\n    username\n    fullName\n    email\n    role\n    since\n    you\n  }\n"): (typeof documents)["\n  fragment MemberRow_member on Member {\n    id\n    username\n    fullName\n    email\n    role\n    since\n    you\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OnlyApproved_organisation on Organisation {\n    id\n    onlyApproved\n    members {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment OnlyApproved_organisation on Organisation {\n    id\n    onlyApproved\n    members {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOnlyApproved($onlyApproved: Boolean!) {\n    updateOrganisation(input: { onlyApproved: $onlyApproved }) {\n      id\n      onlyApproved\n    }\n  }\n"): (typeof documents)["\n  mutation SetOnlyApproved($onlyApproved: Boolean!) {\n    updateOrganisation(input: { onlyApproved: $onlyApproved }) {\n      id\n      onlyApproved\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PeopleList_organisation on Organisation {\n    id\n    name\n    role\n    members {\n      id\n      role\n      ...MemberRow_member\n    }\n    invitations @include(if: $manages) {\n      id\n      ...InvitationRow_invitation\n    }\n  }\n"): (typeof documents)["\n  fragment PeopleList_organisation on Organisation {\n    id\n    name\n    role\n    members {\n      id\n      role\n      ...MemberRow_member\n    }\n    invitations @include(if: $manages) {\n      id\n      ...InvitationRow_invitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberLinks {\n    links {\n      id\n      expiresAt\n      madeBy {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberLinks {\n    links {\n      id\n      expiresAt\n      madeBy {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMember($id: ID!, $links: LinksOfMember!) {\n    removeMember(id: $id, links: $links) {\n      id\n      ...MemberRow_member\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveMember($id: ID!, $links: LinksOfMember!) {\n    removeMember(id: $id, links: $links) {\n      id\n      ...MemberRow_member\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganisationDuties {\n    organisationDuties {\n      id\n      ...DutySection_duty\n    }\n  }\n"): (typeof documents)["\n  query OrganisationDuties {\n    organisationDuties {\n      id\n      ...DutySection_duty\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DutyFiles_duty on OrganisationDuty {\n    id\n    title\n    evidence\n    files(first: 10) {\n      linkId\n      file {\n        id\n        title\n        name\n        url\n        uploadedAt\n        validUntil\n        standing\n        mayManage\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DutyFiles_duty on OrganisationDuty {\n    id\n    title\n    evidence\n    files(first: 10) {\n      linkId\n      file {\n        id\n        title\n        name\n        url\n        uploadedAt\n        validUntil\n        standing\n        mayManage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DutyFilesAgain {\n    organisationDuties {\n      id\n      proof\n      ...DutyFiles_duty\n    }\n  }\n"): (typeof documents)["\n  query DutyFilesAgain {\n    organisationDuties {\n      id\n      proof\n      ...DutyFiles_duty\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerOrganisationDuty($input: AnswerOrganisationDutyInput!) {\n    answerOrganisationDuty(input: $input) {\n      id\n      ...DutySection_duty\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerOrganisationDuty($input: AnswerOrganisationDutyInput!) {\n    answerOrganisationDuty(input: $input) {\n      id\n      ...DutySection_duty\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DutySection_duty on OrganisationDuty {\n    id\n    jurisdiction\n    title\n    citation {\n      ...Citation_citation\n    }\n    question {\n      id\n      question\n      helpText\n      options {\n        value\n        label\n      }\n    }\n    answer\n    answeredBy {\n      id\n      username\n      fullName\n    }\n    answeredAt\n    reviewOn\n    proof\n    ...DutyFiles_duty\n    policy {\n      id\n      title\n      reviewOn\n      approved {\n        number\n        approvedBy {\n          id\n          username\n          fullName\n        }\n        approvedAt\n      }\n    }\n    suggestion {\n      answer\n      answeredAt\n      system {\n        id\n        name\n      }\n    }\n    differing {\n      count\n      systems(first: 5) {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DutySection_duty on OrganisationDuty {\n    id\n    jurisdiction\n    title\n    citation {\n      ...Citation_citation\n    }\n    question {\n      id\n      question\n      helpText\n      options {\n        value\n        label\n      }\n    }\n    answer\n    answeredBy {\n      id\n      username\n      fullName\n    }\n    answeredAt\n    reviewOn\n    proof\n    ...DutyFiles_duty\n    policy {\n      id\n      title\n      reviewOn\n      approved {\n        number\n        approvedBy {\n          id\n          username\n          fullName\n        }\n        approvedAt\n      }\n    }\n    suggestion {\n      answer\n      answeredAt\n      system {\n        id\n        name\n      }\n    }\n    differing {\n      count\n      systems(first: 5) {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogEntry_entry on OrganisationLogEntry {\n    id\n    at\n    username\n    name\n    details\n    hash\n  }\n"): (typeof documents)["\n  fragment LogEntry_entry on OrganisationLogEntry {\n    id\n    at\n    username\n    name\n    details\n    hash\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyOrganisationLog {\n    verifyOrganisationLog {\n      intact\n      entries\n      firstBroken\n      message\n    }\n  }\n"): (typeof documents)["\n  query VerifyOrganisationLog {\n    verifyOrganisationLog {\n      intact\n      entries\n      firstBroken\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganisationLog($after: String, $filter: ActivityFilter) {\n    organisationLog(first: 50, after: $after, filter: $filter) {\n      entries {\n        id\n        ...LogEntry_entry\n      }\n      next\n      length\n      last {\n        id\n        hash\n      }\n      actions\n    }\n  }\n"): (typeof documents)["\n  query OrganisationLog($after: String, $filter: ActivityFilter) {\n    organisationLog(first: 50, after: $after, filter: $filter) {\n      entries {\n        id\n        ...LogEntry_entry\n      }\n      next\n      length\n      last {\n        id\n        hash\n      }\n      actions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Policies($policiesAfter: ID, $recordsAfter: ID) {\n    policies(first: 20, after: $policiesAfter) {\n      id\n      ...PolicySection_policy\n    }\n    managementRecords(first: 20, after: $recordsAfter) {\n      id\n      ...RecordSection_record\n    }\n    organisationDuties {\n      id\n      jurisdiction\n      title\n    }\n  }\n"): (typeof documents)["\n  query Policies($policiesAfter: ID, $recordsAfter: ID) {\n    policies(first: 20, after: $policiesAfter) {\n      id\n      ...PolicySection_policy\n    }\n    managementRecords(first: 20, after: $recordsAfter) {\n      id\n      ...RecordSection_record\n    }\n    organisationDuties {\n      id\n      jurisdiction\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PolicyChoices {\n    organisationDuties {\n      id\n      jurisdiction\n      title\n    }\n    evidenceFiles(filter: { kind: \"policy\" }, first: 100) {\n      items {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query PolicyChoices {\n    organisationDuties {\n      id\n      jurisdiction\n      title\n    }\n    evidenceFiles(filter: { kind: \"policy\" }, first: 100) {\n      items {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPolicy($input: AddPolicyInput!) {\n    addPolicy(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddPolicy($input: AddPolicyInput!) {\n    addPolicy(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePolicy($id: ID!, $input: UpdatePolicyInput!) {\n    updatePolicy(id: $id, input: $input) {\n      id\n      ...PolicySection_policy\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePolicy($id: ID!, $input: UpdatePolicyInput!) {\n    updatePolicy(id: $id, input: $input) {\n      id\n      ...PolicySection_policy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PolicySection_policy on Policy {\n    id\n    title\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewOn\n    duties\n    latest {\n      number\n      writtenBy {\n        id\n        username\n        fullName\n      }\n      writtenAt\n      approvedBy {\n        id\n        username\n        fullName\n      }\n      approvedAt\n    }\n    approved {\n      number\n    }\n    readCount\n    unreadCount\n    youReadAt\n  }\n"): (typeof documents)["\n  fragment PolicySection_policy on Policy {\n    id\n    title\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewOn\n    duties\n    latest {\n      number\n      writtenBy {\n        id\n        username\n        fullName\n      }\n      writtenAt\n      approvedBy {\n        id\n        username\n        fullName\n      }\n      approvedAt\n    }\n    approved {\n      number\n    }\n    readCount\n    unreadCount\n    youReadAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApprovePolicy($id: ID!, $number: Int!) {\n    approvePolicy(id: $id, input: { number: $number }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n"): (typeof documents)["\n  mutation ApprovePolicy($id: ID!, $number: Int!) {\n    approvePolicy(id: $id, input: { number: $number }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPolicyRead($id: ID!, $number: Int!) {\n    confirmPolicyRead(id: $id, input: { number: $number }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPolicyRead($id: ID!, $number: Int!) {\n    confirmPolicyRead(id: $id, input: { number: $number }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePolicy($id: ID!) {\n    removePolicy(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemovePolicy($id: ID!) {\n    removePolicy(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PolicyText($id: ID!) {\n    policy(id: $id) {\n      id\n      latest {\n        number\n        text\n        evidenceId\n      }\n      approved {\n        number\n        text\n        evidenceId\n      }\n      readCount\n      unreadCount\n      readBy(first: 100) {\n        member {\n          id\n          username\n          fullName\n        }\n        at\n      }\n      unreadBy(first: 100) {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  query PolicyText($id: ID!) {\n    policy(id: $id) {\n      id\n      latest {\n        number\n        text\n        evidenceId\n      }\n      approved {\n        number\n        text\n        evidenceId\n      }\n      readCount\n      unreadCount\n      readBy(first: 100) {\n        member {\n          id\n          username\n          fullName\n        }\n        at\n      }\n      unreadBy(first: 100) {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPolicyVersion($id: ID!, $text: String!) {\n    updatePolicy(id: $id, input: { text: $text }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n"): (typeof documents)["\n  mutation AddPolicyVersion($id: ID!, $text: String!) {\n    updatePolicy(id: $id, input: { text: $text }) {\n      id\n      ...PolicySection_policy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddManagementRecord($input: AddManagementRecordInput!) {\n    addManagementRecord(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddManagementRecord($input: AddManagementRecordInput!) {\n    addManagementRecord(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateManagementRecord($id: ID!, $input: UpdateManagementRecordInput!) {\n    updateManagementRecord(id: $id, input: $input) {\n      id\n      ...RecordSection_record\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateManagementRecord($id: ID!, $input: UpdateManagementRecordInput!) {\n    updateManagementRecord(id: $id, input: $input) {\n      id\n      ...RecordSection_record\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecordSection_record on ManagementRecord {\n    id\n    kind\n    title\n    heldOn\n    participants\n    minutes\n    evidenceId\n    decisions\n    writtenBy {\n      id\n      username\n      fullName\n    }\n    writtenAt\n  }\n"): (typeof documents)["\n  fragment RecordSection_record on ManagementRecord {\n    id\n    kind\n    title\n    heldOn\n    participants\n    minutes\n    evidenceId\n    decisions\n    writtenBy {\n      id\n      username\n      fullName\n    }\n    writtenAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveManagementRecord($id: ID!) {\n    removeManagementRecord(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveManagementRecord($id: ID!) {\n    removeManagementRecord(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProvisioningToken($input: CreateProvisioningTokenInput!) {\n    createProvisioningToken(input: $input) {\n      token\n      provisioning {\n        ...Provisioning_all\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateProvisioningToken($input: CreateProvisioningTokenInput!) {\n    createProvisioningToken(input: $input) {\n      token\n      provisioning {\n        ...Provisioning_all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGroupRoles($input: GroupRolesInput!) {\n    setGroupRoles(input: $input) {\n      ...Provisioning_all\n    }\n  }\n"): (typeof documents)["\n  mutation SetGroupRoles($input: GroupRolesInput!) {\n    setGroupRoles(input: $input) {\n      ...Provisioning_all\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeProvisioningToken($id: ID!) {\n    revokeProvisioningToken(id: $id) {\n      ...Provisioning_all\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeProvisioningToken($id: ID!) {\n    revokeProvisioningToken(id: $id) {\n      ...Provisioning_all\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Provisioning {\n    provisioning {\n      ...Provisioning_all\n    }\n  }\n"): (typeof documents)["\n  query Provisioning {\n    provisioning {\n      ...Provisioning_all\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Provisioning_all on Provisioning {\n    address\n    tokens {\n      id\n      hint\n      createdAt\n      lastUsedAt\n      expiresAt\n    }\n    groupRoles {\n      group\n      role\n    }\n    groups\n    userCount\n  }\n"): (typeof documents)["\n  fragment Provisioning_all on Provisioning {\n    address\n    tokens {\n      id\n      hint\n      createdAt\n      lastUsedAt\n      expiresAt\n    }\n    groupRoles {\n      group\n      role\n    }\n    groups\n    userCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemRegister($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n      facts {\n        ...RegisterFacts\n      }\n      suppliedFacts {\n        fact\n        from\n        at\n      }\n      recordedFacts {\n        fact\n        at\n        by {\n          id\n          username\n          fullName\n        }\n      }\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n  }\n"): (typeof documents)["\n  query SystemRegister($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n      facts {\n        ...RegisterFacts\n      }\n      suppliedFacts {\n        fact\n        from\n        at\n      }\n      recordedFacts {\n        fact\n        at\n        by {\n          id\n          username\n          fullName\n        }\n      }\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnnexViii($id: ID!) {\n    organisation {\n      id\n      name\n    }\n    system(id: $id, jurisdiction: EU) {\n      id\n      name\n      description\n      jurisdiction\n      facts {\n        ...RegisterFacts\n      }\n      latestAssessment {\n        id\n        completedAt\n        assessment {\n          id\n          report {\n            id\n            class {\n              id\n              label\n              reason\n            }\n            duties {\n              ...AnnexDuty\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnnexViii($id: ID!) {\n    organisation {\n      id\n      name\n    }\n    system(id: $id, jurisdiction: EU) {\n      id\n      name\n      description\n      jurisdiction\n      facts {\n        ...RegisterFacts\n      }\n      latestAssessment {\n        id\n        completedAt\n        assessment {\n          id\n          report {\n            id\n            class {\n              id\n              label\n              reason\n            }\n            duties {\n              ...AnnexDuty\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnnexDuty on Duty {\n    id\n    title\n    binds\n    why\n    from\n    status\n    citation {\n      ...Citation_citation\n    }\n  }\n"): (typeof documents)["\n  fragment AnnexDuty on Duty {\n    id\n    title\n    binds\n    why\n    from\n    status\n    citation {\n      ...Citation_citation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RegisterFacts on SystemFacts {\n    own\n    version\n    status\n    endDay\n    department\n    seniorOwner\n    reference\n    contact\n    dataProtectionOfficer\n    nextReview\n    reviewTriggers\n    area\n    users\n    misuse\n    affectedPeople\n    vulnerablePeople\n    countries\n    where\n    decisionRole\n    decides\n    factors\n    effects\n    equality\n    oversight\n    explanation\n    contest\n    complaint\n    formats\n    personalData\n    dataKinds\n    lawfulBasis\n    legalBasis\n    retention\n    sharing\n    dpia\n    supplier\n    supplierNumber\n    contract\n    product\n    models\n    licence\n    architecture\n    trainingData\n    evaluationData\n    inputData\n    metrics\n    groups\n    limitations\n    interpretation\n    testReports\n    furtherRisks\n    cybersecurity\n    resources\n    logs\n    plannedChanges\n    monitoring\n    standards\n    modelReleaseDay\n    usePolicy\n    codeChapters\n    compute\n    energy\n    marketDay\n    lastChange\n    changes\n    certificate\n    declaration\n    instructions\n    databaseEntry\n    registerEntry\n    publicPage\n    sourceCode\n    deviceStatus\n    udi\n    exceptionGround\n    process\n    usePeriod\n    harms\n    ifItGoesWrong\n    impactSummary\n    benefits\n    previousProcess\n    alternatives\n    proportionality\n    ownClass\n    ownClassReason\n    equalityAssessment\n    equalityAssessmentDay\n    ethicsAssessment\n    ethicsAssessmentDay\n    rightsAssessment\n    rightsAssessmentDay\n  }\n"): (typeof documents)["\n  fragment RegisterFacts on SystemFacts {\n    own\n    version\n    status\n    endDay\n    department\n    seniorOwner\n    reference\n    contact\n    dataProtectionOfficer\n    nextReview\n    reviewTriggers\n    area\n    users\n    misuse\n    affectedPeople\n    vulnerablePeople\n    countries\n    where\n    decisionRole\n    decides\n    factors\n    effects\n    equality\n    oversight\n    explanation\n    contest\n    complaint\n    formats\n    personalData\n    dataKinds\n    lawfulBasis\n    legalBasis\n    retention\n    sharing\n    dpia\n    supplier\n    supplierNumber\n    contract\n    product\n    models\n    licence\n    architecture\n    trainingData\n    evaluationData\n    inputData\n    metrics\n    groups\n    limitations\n    interpretation\n    testReports\n    furtherRisks\n    cybersecurity\n    resources\n    logs\n    plannedChanges\n    monitoring\n    standards\n    modelReleaseDay\n    usePolicy\n    codeChapters\n    compute\n    energy\n    marketDay\n    lastChange\n    changes\n    certificate\n    declaration\n    instructions\n    databaseEntry\n    registerEntry\n    publicPage\n    sourceCode\n    deviceStatus\n    udi\n    exceptionGround\n    process\n    usePeriod\n    harms\n    ifItGoesWrong\n    impactSummary\n    benefits\n    previousProcess\n    alternatives\n    proportionality\n    ownClass\n    ownClassReason\n    equalityAssessment\n    equalityAssessmentDay\n    ethicsAssessment\n    ethicsAssessmentDay\n    rightsAssessment\n    rightsAssessmentDay\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSystemFacts($id: ID!, $facts: SystemFactsInput!) {\n    saveSystemFacts(id: $id, facts: $facts) {\n      id\n      facts {\n        ...RegisterFacts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSystemFacts($id: ID!, $facts: SystemFactsInput!) {\n    saveSystemFacts(id: $id, facts: $facts) {\n      id\n      facts {\n        ...RegisterFacts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeSection_report on Report {\n    id\n    scored\n    changes {\n      ...ChangeTable_changes\n      closed\n      added\n    }\n    earlier {\n      id\n      completedAt\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeSection_report on Report {\n    id\n    scored\n    changes {\n      ...ChangeTable_changes\n      closed\n      added\n    }\n    earlier {\n      id\n      completedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeTable_changes on ReportChanges {\n    since {\n      id\n      completedAt\n      scored\n    }\n    riskLevel {\n      before\n      after\n    }\n    riskScore {\n      before\n      after\n    }\n    complianceScore {\n      before\n      after\n    }\n    closed\n    added\n    remaining\n  }\n"): (typeof documents)["\n  fragment ChangeTable_changes on ReportChanges {\n    since {\n      id\n      completedAt\n      scored\n    }\n    riskLevel {\n      before\n      after\n    }\n    riskScore {\n      before\n      after\n    }\n    complianceScore {\n      before\n      after\n    }\n    closed\n    added\n    remaining\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportChanges($id: ID!, $since: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        changes(since: $since) {\n          ...ChangeTable_changes\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReportChanges($id: ID!, $since: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        changes(since: $since) {\n          ...ChangeTable_changes\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CorrectionNotice_report on Report {\n    bankVersion\n    corrections {\n      text\n      citation {\n        ...Citation_citation\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CorrectionNotice_report on Report {\n    bankVersion\n    corrections {\n      text\n      citation {\n        ...Citation_citation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrincipleSection_report on Report {\n    scores {\n      inForce {\n        score\n      }\n    }\n    principleScores {\n      principle\n      rag\n      score\n      why\n    }\n  }\n"): (typeof documents)["\n  fragment PrincipleSection_report on Report {\n    scores {\n      inForce {\n        score\n      }\n    }\n    principleScores {\n      principle\n      rag\n      score\n      why\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportDocument_report on Report {\n    id\n    jurisdiction\n    scored\n    requests\n    system {\n      id\n      name\n    }\n    assessment {\n      id\n      completedAt\n    }\n    review {\n      state\n    }\n    actions {\n      items(first: 1) {\n        id\n        owner {\n          id\n        }\n      }\n    }\n    ...ReportTitle_report\n    ...ProhibitedBand_report\n    ...VerdictSection_report\n    ...GapSection_report\n    ...ActionSection_report\n    ...ApprovalLine_report\n  }\n"): (typeof documents)["\n  fragment ReportDocument_report on Report {\n    id\n    jurisdiction\n    scored\n    requests\n    system {\n      id\n      name\n    }\n    assessment {\n      id\n      completedAt\n    }\n    review {\n      state\n    }\n    actions {\n      items(first: 1) {\n        id\n        owner {\n          id\n        }\n      }\n    }\n    ...ReportTitle_report\n    ...ProhibitedBand_report\n    ...VerdictSection_report\n    ...GapSection_report\n    ...ActionSection_report\n    ...ApprovalLine_report\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportFootnote_report on Report {\n    id\n    bankVersion\n    lawAsOf\n  }\n"): (typeof documents)["\n  fragment ReportFootnote_report on Report {\n    id\n    bankVersion\n    lawAsOf\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportLetterhead_branding on Branding {\n    id\n    companyName\n    colour\n    logoUrl\n    allowed\n  }\n"): (typeof documents)["\n  fragment ReportLetterhead_branding on Branding {\n    id\n    companyName\n    colour\n    logoUrl\n    allowed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportTitle_report on Report {\n    jurisdiction\n    system {\n      id\n      name\n      systemType\n      description\n    }\n    assessment {\n      id\n      completedAt\n    }\n  }\n"): (typeof documents)["\n  fragment ReportTitle_report on Report {\n    jurisdiction\n    system {\n      id\n      name\n      systemType\n      description\n    }\n    assessment {\n      id\n      completedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportLinks($reportId: ID!) {\n    links(reportId: $reportId) {\n      id\n      ...LinkRows_link\n    }\n  }\n"): (typeof documents)["\n  query ReportLinks($reportId: ID!) {\n    links(reportId: $reportId) {\n      id\n      ...LinkRows_link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourceList_report on Report {\n    findings {\n      citation {\n        ...SourceList_citation\n      }\n    }\n    actions {\n      citation {\n        ...SourceList_citation\n      }\n    }\n    duties {\n      binds\n      citation {\n        ...SourceList_citation\n      }\n    }\n    fine {\n      citation {\n        ...SourceList_citation\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SourceList_report on Report {\n    findings {\n      citation {\n        ...SourceList_citation\n      }\n    }\n    actions {\n      citation {\n        ...SourceList_citation\n      }\n    }\n    duties {\n      binds\n      citation {\n        ...SourceList_citation\n      }\n    }\n    fine {\n      citation {\n        ...SourceList_citation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourceList_citation on Citation {\n    instrument\n    url\n    asOf\n  }\n"): (typeof documents)["\n  fragment SourceList_citation on Citation {\n    instrument\n    url\n    asOf\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UpdatedNotice_report on Report {\n    scored\n    changes {\n      since {\n        id\n        completedAt\n        scored\n      }\n      riskLevel {\n        before\n        after\n      }\n      complianceScore {\n        before\n        after\n      }\n      closed\n      added\n    }\n  }\n"): (typeof documents)["\n  fragment UpdatedNotice_report on Report {\n    scored\n    changes {\n      since {\n        id\n        completedAt\n        scored\n      }\n      riskLevel {\n        before\n        after\n      }\n      complianceScore {\n        before\n        after\n      }\n      closed\n      added\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerdictSections_report on Report {\n    jurisdiction\n    notes\n    requests\n    ...DutySection_report\n    ...FineLines_report\n    ...ClockSection_report\n    ...TraceSection_report\n    ...RegulatorSection_report\n    ...PrincipleSection_report\n  }\n"): (typeof documents)["\n  fragment VerdictSections_report on Report {\n    jurisdiction\n    notes\n    requests\n    ...DutySection_report\n    ...FineLines_report\n    ...ClockSection_report\n    ...TraceSection_report\n    ...RegulatorSection_report\n    ...PrincipleSection_report\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SharedReport_report on Report {\n    jurisdiction\n    ...ProhibitedBand_report\n    ...ReportTitle_report\n    ...SourceList_report\n    ...ReportFootnote_report\n    ...VerdictSection_report\n    ...GapSection_report\n    ...ActionSection_report\n    ...VerdictSections_report\n    ...ReportWork_report\n  }\n"): (typeof documents)["\n  fragment SharedReport_report on Report {\n    jurisdiction\n    ...ProhibitedBand_report\n    ...ReportTitle_report\n    ...SourceList_report\n    ...ReportFootnote_report\n    ...VerdictSection_report\n    ...GapSection_report\n    ...ActionSection_report\n    ...VerdictSections_report\n    ...ReportWork_report\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Approval_document on AssessmentDocument {\n    id\n    current {\n      number\n      blanksLeft\n      hash\n      authors {\n        id\n      }\n      approval {\n        name\n        function\n        at\n      }\n      review {\n        ...ReviewState_review\n        state\n        comment\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Approval_document on AssessmentDocument {\n    id\n    current {\n      number\n      blanksLeft\n      hash\n      authors {\n        id\n      }\n      approval {\n        name\n        function\n        at\n      }\n      review {\n        ...ReviewState_review\n        state\n        comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveDocument($input: ApproveDocumentInput!) {\n    approveDocument(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveDocument($input: ApproveDocumentInput!) {\n    approveDocument(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendDocumentForReview($input: SendDocumentInput!) {\n    sendDocumentForReview(input: $input) {\n      ...DocumentSheet_document\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SendDocumentForReview($input: SendDocumentInput!) {\n    sendDocumentForReview(input: $input) {\n      ...DocumentSheet_document\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForDocumentChanges($input: AskForDocumentChangesInput!) {\n    askForDocumentChanges(input: $input) {\n      ...DocumentSheet_document\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AskForDocumentChanges($input: AskForDocumentChangesInput!) {\n    askForDocumentChanges(input: $input) {\n      ...DocumentSheet_document\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlankPlace_blank on DocumentBlank {\n    id\n    needed\n    text\n    suggestion\n  }\n"): (typeof documents)["\n  fragment BlankPlace_blank on DocumentBlank {\n    id\n    needed\n    text\n    suggestion\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FillBlank($input: FillBlankInput!) {\n    fillBlank(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation FillBlank($input: FillBlankInput!) {\n    fillBlank(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CheckVersion_document on AssessmentDocument {\n    id\n    approvedFor\n    approvedForDate\n    checkedAgainst\n    checkedBy {\n      id\n      username\n      fullName\n    }\n    current {\n      hash\n      authors {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CheckVersion_document on AssessmentDocument {\n    id\n    approvedFor\n    approvedForDate\n    checkedAgainst\n    checkedBy {\n      id\n      username\n      fullName\n    }\n    current {\n      hash\n      authors {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentChanges($id: ID!) {\n    document(id: $id) {\n      id\n      changes {\n        section\n        added\n        removed\n      }\n    }\n  }\n"): (typeof documents)["\n  query DocumentChanges($id: ID!) {\n    document(id: $id) {\n      id\n      changes {\n        section\n        added\n        removed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckDocument($input: CheckDocumentInput!) {\n    checkDocument(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CheckDocument($input: CheckDocumentInput!) {\n    checkDocument(input: $input) {\n      ...DocumentSheet_document\n      ...DocumentRow_document\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentDifferences($id: ID!, $number: Int!) {\n    documentDifferences(id: $id, number: $number) {\n      section\n      added\n      removed\n    }\n  }\n"): (typeof documents)["\n  query DocumentDifferences($id: ID!, $number: Int!) {\n    documentDifferences(id: $id, number: $number) {\n      section\n      added\n      removed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Document($assessmentId: ID!, $documentId: ID!) {\n    assessment(id: $assessmentId) {\n      id\n      jurisdiction\n      system {\n        id\n        name\n        archived\n        ...ArchivedNotice_system\n      }\n    }\n    document(id: $documentId) {\n      ...DocumentSheet_document\n      id\n      title\n      state\n      current {\n        number\n      }\n    }\n  }\n"): (typeof documents)["\n  query Document($assessmentId: ID!, $documentId: ID!) {\n    assessment(id: $assessmentId) {\n      id\n      jurisdiction\n      system {\n        id\n        name\n        archived\n        ...ArchivedNotice_system\n      }\n    }\n    document(id: $documentId) {\n      ...DocumentSheet_document\n      id\n      title\n      state\n      current {\n        number\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentSheet_document on AssessmentDocument {\n    ...Approval_document\n    ...VersionList_document\n    ...CheckVersion_document\n    id\n    title\n    approvedFor\n    current {\n      number\n      createdAt\n      blanksLeft\n      content\n      blanks {\n        ...DocumentText_blank\n      }\n      provenance {\n        testMode\n      }\n      approval {\n        name\n        at\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DocumentSheet_document on AssessmentDocument {\n    ...Approval_document\n    ...VersionList_document\n    ...CheckVersion_document\n    id\n    title\n    approvedFor\n    current {\n      number\n      createdAt\n      blanksLeft\n      content\n      blanks {\n        ...DocumentText_blank\n      }\n      provenance {\n        testMode\n      }\n      approval {\n        name\n        at\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentText_blank on DocumentBlank {\n    ...BlankPlace_blank\n    id\n  }\n"): (typeof documents)["\n  fragment DocumentText_blank on DocumentBlank {\n    ...BlankPlace_blank\n    id\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VersionList_document on AssessmentDocument {\n    id\n    versions {\n      number\n      createdAt\n      provenance {\n        model\n        bankVersion\n        answersHash\n        testMode\n      }\n      approval {\n        name\n        function\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment VersionList_document on AssessmentDocument {\n    id\n    versions {\n      number\n      createdAt\n      provenance {\n        model\n        bankVersion\n        answersHash\n        testMode\n      }\n      approval {\n        name\n        function\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentHtml($id: ID!) {\n    document(id: $id) {\n      id\n      title\n      current {\n        number\n        html\n      }\n    }\n  }\n"): (typeof documents)["\n  query DocumentHtml($id: ID!) {\n    document(id: $id) {\n      id\n      title\n      current {\n        number\n        html\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentRow_document on AssessmentDocument {\n    id\n    type\n    title\n    price\n    currency\n    state\n    testMode\n    message\n    approvedFor\n    approvedForDate\n    checkedAgainst\n    current {\n      number\n      createdAt\n      blanksLeft\n      approval {\n        name\n        function\n        at\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DocumentRow_document on AssessmentDocument {\n    id\n    type\n    title\n    price\n    currency\n    state\n    testMode\n    message\n    approvedFor\n    approvedForDate\n    checkedAgainst\n    current {\n      number\n      createdAt\n      blanksLeft\n      approval {\n        name\n        function\n        at\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentSection_assessment on Assessment {\n    id\n    jurisdiction\n    documents {\n      ...DocumentRow_document\n      id\n      type\n      title\n      state\n      price\n      currency\n    }\n  }\n"): (typeof documents)["\n  fragment DocumentSection_assessment on Assessment {\n    id\n    jurisdiction\n    documents {\n      ...DocumentRow_document\n      id\n      type\n      title\n      state\n      price\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentSection_purchase on DocumentPurchase {\n    ...PurchaseLine_purchase\n    id\n    documentType\n    status\n  }\n"): (typeof documents)["\n  fragment DocumentSection_purchase on DocumentPurchase {\n    ...PurchaseLine_purchase\n    id\n    documentType\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseDocument($input: PurchaseDocumentInput!) {\n    purchaseDocument(input: $input) {\n      purchaseId\n      clientSecret\n      amount\n      currency\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseDocument($input: PurchaseDocumentInput!) {\n    purchaseDocument(input: $input) {\n      purchaseId\n      clientSecret\n      amount\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentPurchases($assessmentId: ID!) {\n    documentPurchases(assessmentId: $assessmentId) {\n      ...DocumentSection_purchase\n    }\n  }\n"): (typeof documents)["\n  query DocumentPurchases($assessmentId: ID!) {\n    documentPurchases(assessmentId: $assessmentId) {\n      ...DocumentSection_purchase\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseLine_purchase on DocumentPurchase {\n    id\n    status\n    amount\n    currency\n    testMode\n    createdAt\n    paidAt\n    receiptUrl\n  }\n"): (typeof documents)["\n  fragment PurchaseLine_purchase on DocumentPurchase {\n    id\n    status\n    amount\n    currency\n    testMode\n    createdAt\n    paidAt\n    receiptUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      ...DocumentRow_document\n      id\n      state\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateDocument($input: GenerateDocumentInput!) {\n    generateDocument(input: $input) {\n      ...DocumentRow_document\n      id\n      state\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentWhenReady($id: ID!) {\n    document(id: $id) {\n      ...DocumentRow_document\n      id\n      state\n      message\n    }\n  }\n"): (typeof documents)["\n  query DocumentWhenReady($id: ID!) {\n    document(id: $id) {\n      ...DocumentRow_document\n      id\n      state\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Evidence($id: ID!) {\n    assessment(id: $id) {\n      id\n      jurisdiction\n      completedAt\n      keptSince\n      system {\n        id\n        name\n        archived\n        ...ArchivedNotice_system\n      }\n      questions {\n        id\n        category\n        question\n        options {\n          value\n          label\n        }\n      }\n      report {\n        id\n        duties {\n          id\n          questionId\n          status\n        }\n      }\n      responses {\n        id\n        assessmentId\n        questionId\n        answer\n      }\n      evidence {\n        ...QuestionList_evidence\n        ...EvidenceRow_evidence\n        ...OwnActionFiles_evidence\n        id\n        supports\n        questionId\n        asOf\n      }\n      storage {\n        ...StorageNote_storage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Evidence($id: ID!) {\n    assessment(id: $id) {\n      id\n      jurisdiction\n      completedAt\n      keptSince\n      system {\n        id\n        name\n        archived\n        ...ArchivedNotice_system\n      }\n      questions {\n        id\n        category\n        question\n        options {\n          value\n          label\n        }\n      }\n      report {\n        id\n        duties {\n          id\n          questionId\n          status\n        }\n      }\n      responses {\n        id\n        assessmentId\n        questionId\n        answer\n      }\n      evidence {\n        ...QuestionList_evidence\n        ...EvidenceRow_evidence\n        ...OwnActionFiles_evidence\n        id\n        supports\n        questionId\n        asOf\n      }\n      storage {\n        ...StorageNote_storage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnActionFiles_evidence on Evidence {\n    id\n    supports\n    asOf\n    ...EvidenceRow_evidence\n  }\n"): (typeof documents)["\n  fragment OwnActionFiles_evidence on Evidence {\n    id\n    supports\n    asOf\n    ...EvidenceRow_evidence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionList_evidence on Evidence {\n    id\n    supports\n    asOf\n    ...EvidenceFiles_evidence\n  }\n"): (typeof documents)["\n  fragment QuestionList_evidence on Evidence {\n    id\n    supports\n    asOf\n    ...EvidenceFiles_evidence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QmsItem_requirement on QmsRequirement {\n    id\n    requirement\n    articleRef\n    description\n    evidenceTypes\n    ticked\n    complete\n    evidence {\n      ...EvidenceFiles_evidence\n      id\n      supports\n      asOf\n    }\n  }\n"): (typeof documents)["\n  fragment QmsItem_requirement on QmsRequirement {\n    id\n    requirement\n    articleRef\n    description\n    evidenceTypes\n    ticked\n    complete\n    evidence {\n      ...EvidenceFiles_evidence\n      id\n      supports\n      asOf\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QmsSection_qms on QmsChecklist {\n    id\n    complete\n    total\n    percent\n    riskImpact\n    meetsRequirements\n    savedAt\n    requirements {\n      ...QmsItem_requirement\n      id\n      ticked\n    }\n  }\n"): (typeof documents)["\n  fragment QmsSection_qms on QmsChecklist {\n    id\n    complete\n    total\n    percent\n    riskImpact\n    meetsRequirements\n    savedAt\n    requirements {\n      ...QmsItem_requirement\n      id\n      ticked\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QmsSection_report on Report {\n    id\n    jurisdiction\n    class {\n      label\n    }\n    roles {\n      id\n      label\n    }\n    duties {\n      id\n      questionId\n      binds\n      why\n      from\n      state\n    }\n  }\n"): (typeof documents)["\n  fragment QmsSection_report on Report {\n    id\n    jurisdiction\n    class {\n      label\n    }\n    roles {\n      id\n      label\n    }\n    duties {\n      id\n      questionId\n      binds\n      why\n      from\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveQmsChecklist($input: QmsChecklistInput!) {\n    saveQmsChecklist(input: $input) {\n      ...QmsSection_qms\n      id\n      complete\n      total\n      riskImpact\n    }\n  }\n"): (typeof documents)["\n  mutation SaveQmsChecklist($input: QmsChecklistInput!) {\n    saveQmsChecklist(input: $input) {\n      ...QmsSection_qms\n      id\n      complete\n      total\n      riskImpact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Report($id: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        system {\n          name\n        }\n        assessment {\n          id\n          completedAt\n        }\n        ...ReportDocument_report\n        ...ReportWork_report\n        ...CorrectionNotice_report\n        ...ReportReview_report\n        ...Origin_report\n        ...UpdatedNotice_report\n      }\n      system {\n        archived\n        ...ArchivedNotice_system\n        ...StartAssessmentButton_system\n      }\n    }\n    branding {\n      id\n      ...ReportLetterhead_branding\n    }\n  }\n"): (typeof documents)["\n  query Report($id: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        system {\n          name\n        }\n        assessment {\n          id\n          completedAt\n        }\n        ...ReportDocument_report\n        ...ReportWork_report\n        ...CorrectionNotice_report\n        ...ReportReview_report\n        ...Origin_report\n        ...UpdatedNotice_report\n      }\n      system {\n        archived\n        ...ArchivedNotice_system\n        ...StartAssessmentButton_system\n      }\n    }\n    branding {\n      id\n      ...ReportLetterhead_branding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportRest($id: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        jurisdiction\n        gaps\n        requests\n        class {\n          id\n        }\n        system {\n          id\n          name\n        }\n        ...VerdictSections_report\n        ...ChangeSection_report\n        ...SourceList_report\n        ...ReportFootnote_report\n      }\n      evidence {\n        ...DutySection_evidence\n      }\n      proof {\n        ...DutySection_proof\n        ...Origin_proof\n      }\n      ...ReportTools_assessment\n    }\n    documentPurchases(assessmentId: $id) {\n      ...DocumentSection_purchase\n    }\n  }\n"): (typeof documents)["\n  query ReportRest($id: ID!) {\n    assessment(id: $id) {\n      id\n      report {\n        id\n        jurisdiction\n        gaps\n        requests\n        class {\n          id\n        }\n        system {\n          id\n          name\n        }\n        ...VerdictSections_report\n        ...ChangeSection_report\n        ...SourceList_report\n        ...ReportFootnote_report\n      }\n      evidence {\n        ...DutySection_evidence\n      }\n      proof {\n        ...DutySection_proof\n        ...Origin_proof\n      }\n      ...ReportTools_assessment\n    }\n    documentPurchases(assessmentId: $id) {\n      ...DocumentSection_purchase\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApprovalLine_report on Report {\n    id\n    review {\n      state\n      hash\n      approvedAt\n      function\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ApprovalLine_report on Report {\n    id\n    review {\n      state\n      hash\n      approvedAt\n      function\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportReview_report on Report {\n    id\n    author {\n      id\n    }\n    review {\n      ...ReviewState_review\n      state\n    }\n  }\n"): (typeof documents)["\n  fragment ReportReview_report on Report {\n    id\n    author {\n      id\n    }\n    review {\n      ...ReviewState_review\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendForReview($id: ID!, $reviewer: ID!, $comment: String) {\n    sendForReview(reportId: $id, reviewer: $reviewer, comment: $comment) {\n      id\n      ...ReportReview_report\n    }\n  }\n"): (typeof documents)["\n  mutation SendForReview($id: ID!, $reviewer: ID!, $comment: String) {\n    sendForReview(reportId: $id, reviewer: $reviewer, comment: $comment) {\n      id\n      ...ReportReview_report\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveReport($id: ID!, $comment: String, $function: String) {\n    approveReport(reportId: $id, comment: $comment, function: $function) {\n      id\n      ...ReportReview_report\n      ...ApprovalLine_report\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveReport($id: ID!, $comment: String, $function: String) {\n    approveReport(reportId: $id, comment: $comment, function: $function) {\n      id\n      ...ReportReview_report\n      ...ApprovalLine_report\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForChanges($id: ID!, $comment: String!) {\n    askForChanges(reportId: $id, comment: $comment) {\n      id\n      ...ReportReview_report\n    }\n  }\n"): (typeof documents)["\n  mutation AskForChanges($id: ID!, $comment: String!) {\n    askForChanges(reportId: $id, comment: $comment) {\n      id\n      ...ReportReview_report\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewState_review on Review {\n    state\n    comment\n    hash\n    sentAt\n    approvedAt\n    function\n    reviewer {\n      id\n      username\n      fullName\n    }\n    sentBy {\n      id\n      username\n      fullName\n    }\n    approvedBy {\n      id\n      username\n      fullName\n    }\n    changesAskedBy {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewState_review on Review {\n    state\n    comment\n    hash\n    sentAt\n    approvedAt\n    function\n    reviewer {\n      id\n      username\n      fullName\n    }\n    sentBy {\n      id\n      username\n      fullName\n    }\n    approvedBy {\n      id\n      username\n      fullName\n    }\n    changesAskedBy {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EvidenceSum_evidence on Evidence {\n    id\n    asOf\n    supports\n    standing\n  }\n"): (typeof documents)["\n  fragment EvidenceSum_evidence on Evidence {\n    id\n    asOf\n    supports\n    standing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportTools_assessment on Assessment {\n    ...DocumentSection_assessment\n    id\n    jurisdiction\n    report {\n      ...QmsSection_report\n      id\n    }\n    qms {\n      ...QmsSection_qms\n      id\n    }\n    keptSince\n    evidence {\n      ...EvidenceSum_evidence\n      id\n      supports\n      asOf\n    }\n    storage {\n      ...StorageNote_storage\n    }\n  }\n"): (typeof documents)["\n  fragment ReportTools_assessment on Assessment {\n    ...DocumentSection_assessment\n    id\n    jurisdiction\n    report {\n      ...QmsSection_report\n      id\n    }\n    qms {\n      ...QmsSection_qms\n      id\n    }\n    keptSince\n    evidence {\n      ...EvidenceSum_evidence\n      id\n      supports\n      asOf\n    }\n    storage {\n      ...StorageNote_storage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActionSection_report on Report {\n    jurisdiction\n    findings {\n      questionId\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      text\n      goodPractice\n      ...RecommendedAction_action\n    }\n  }\n"): (typeof documents)["\n  fragment ActionSection_report on Report {\n    jurisdiction\n    findings {\n      questionId\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      text\n      goodPractice\n      ...RecommendedAction_action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActionWork_item on ActionItem {\n    id\n    title\n    state\n    due\n    lawDue\n    overdue\n    owner {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment ActionWork_item on ActionItem {\n    id\n    title\n    state\n    due\n    lawDue\n    overdue\n    owner {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClockSection_report on Report {\n    clocks {\n      ...ClockLists_clock\n    }\n  }\n"): (typeof documents)["\n  fragment ClockSection_report on Report {\n    clocks {\n      ...ClockLists_clock\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DutyRows_duty on Duty {\n    id\n    questionId\n    title\n    binds\n    who\n    why\n    from\n    state\n    status\n    citation {\n      ...Citation_citation\n    }\n  }\n"): (typeof documents)["\n  fragment DutyRows_duty on Duty {\n    id\n    questionId\n    title\n    binds\n    who\n    why\n    from\n    state\n    status\n    citation {\n      ...Citation_citation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DutySection_report on Report {\n    id\n    jurisdiction\n    duties {\n      questionId\n      binds\n      state\n      status\n      ...DutyRows_duty\n    }\n  }\n"): (typeof documents)["\n  fragment DutySection_report on Report {\n    id\n    jurisdiction\n    duties {\n      questionId\n      binds\n      state\n      status\n      ...DutyRows_duty\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DutySection_evidence on Evidence {\n    id\n    title\n    supports\n    standing\n    asOf\n  }\n"): (typeof documents)["\n  fragment DutySection_evidence on Evidence {\n    id\n    title\n    supports\n    standing\n    asOf\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DutySection_proof on ReportProof {\n    asOf\n    duties\n    answeredAt\n    answeredBy\n    fromOrganisation\n    people {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment DutySection_proof on ReportProof {\n    asOf\n    duties\n    answeredAt\n    answeredBy\n    fromOrganisation\n    people {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FineLines_report on Report {\n    scored\n    estimatedFine {\n      min\n      max\n    }\n    fine {\n      explanation\n      exposureFrom\n      citation {\n        ...Citation_citation\n      }\n    }\n    fines {\n      inForce {\n        text\n      }\n      later {\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment FineLines_report on Report {\n    scored\n    estimatedFine {\n      min\n      max\n    }\n    fine {\n      explanation\n      exposureFrom\n      citation {\n        ...Citation_citation\n      }\n    }\n    fines {\n      inForce {\n        text\n      }\n      later {\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GapSection_report on Report {\n    jurisdiction\n    scored\n    findings {\n      questionId\n      text\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n        ...Citation_citation\n      }\n    }\n    ...ReportWork_report\n  }\n"): (typeof documents)["\n  fragment GapSection_report on Report {\n    jurisdiction\n    scored\n    findings {\n      questionId\n      text\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n        ...Citation_citation\n      }\n    }\n    ...ReportWork_report\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProhibitedBand_report on Report {\n    class {\n      id\n    }\n    findings {\n      questionId\n      text\n      dutyId\n    }\n    actions {\n      questionId\n      text\n    }\n    duties {\n      id\n      status\n      from\n      citation {\n        ...Citation_citation\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProhibitedBand_report on Report {\n    class {\n      id\n    }\n    findings {\n      questionId\n      text\n      dutyId\n    }\n    actions {\n      questionId\n      text\n    }\n    duties {\n      id\n      status\n      from\n      citation {\n        ...Citation_citation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecommendedAction_action on Action {\n    text\n    appliesFrom\n    citation {\n      ...Citation_citation\n    }\n    items(first: 1) {\n      id\n      ...ActionWork_item\n      ...ReportWork_item\n    }\n  }\n"): (typeof documents)["\n  fragment RecommendedAction_action on Action {\n    text\n    appliesFrom\n    citation {\n      ...Citation_citation\n    }\n    items(first: 1) {\n      id\n      ...ActionWork_item\n      ...ReportWork_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RegulatorSection_report on Report {\n    regulators {\n      code\n      name\n      fullName\n      reason\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment RegulatorSection_report on Report {\n    regulators {\n      code\n      name\n      fullName\n      reason\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RolesAndScores_report on Report {\n    jurisdiction\n    scored\n    supervisors\n    roles {\n      id\n      label\n      why\n    }\n    scores {\n      inForce {\n        text\n      }\n      later {\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RolesAndScores_report on Report {\n    jurisdiction\n    scored\n    supervisors\n    roles {\n      id\n      label\n      why\n    }\n    scores {\n      inForce {\n        text\n      }\n      later {\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoreWorking_report on Report {\n    riskResult {\n      score\n    }\n    working {\n      label\n      points\n      weight\n    }\n  }\n"): (typeof documents)["\n  fragment ScoreWorking_report on Report {\n    riskResult {\n      score\n    }\n    working {\n      label\n      points\n      weight\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TraceSection_report on Report {\n    jurisdiction\n    notes\n    duties {\n      questionId\n      status\n    }\n    trace {\n      rule\n      outcome\n      because {\n        questionId\n        question\n        answer\n      }\n      citation {\n        ...Citation_citation\n      }\n    }\n    ...ScoreWorking_report\n    ...RolesAndScores_report\n    flips {\n      questionId\n      value\n      change\n      to\n    }\n  }\n"): (typeof documents)["\n  fragment TraceSection_report on Report {\n    jurisdiction\n    notes\n    duties {\n      questionId\n      status\n    }\n    trace {\n      rule\n      outcome\n      because {\n        questionId\n        question\n        answer\n      }\n      citation {\n        ...Citation_citation\n      }\n    }\n    ...ScoreWorking_report\n    ...RolesAndScores_report\n    flips {\n      questionId\n      value\n      change\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerdictSection_report on Report {\n    jurisdiction\n    scored\n    riskResult {\n      level\n      score\n    }\n    compliance {\n      score\n      band\n    }\n    ragScore\n    findings {\n      dutyId\n      questionId\n      text\n      state\n      severity\n      appliesFrom\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      text\n    }\n    duties {\n      id\n      status\n      binds\n    }\n    remarks\n    class {\n      id\n      label\n      reason\n    }\n    roles {\n      id\n      label\n    }\n    fines {\n      inForce {\n        max\n      }\n      later {\n        max\n      }\n    }\n    clocks {\n      date\n      binding\n    }\n  }\n"): (typeof documents)["\n  fragment VerdictSection_report on Report {\n    jurisdiction\n    scored\n    riskResult {\n      level\n      score\n    }\n    compliance {\n      score\n      band\n    }\n    ragScore\n    findings {\n      dutyId\n      questionId\n      text\n      state\n      severity\n      appliesFrom\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      text\n    }\n    duties {\n      id\n      status\n      binds\n    }\n    remarks\n    class {\n      id\n      label\n      reason\n    }\n    roles {\n      id\n      label\n    }\n    fines {\n      inForce {\n        max\n      }\n      later {\n        max\n      }\n    }\n    clocks {\n      date\n      binding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Origin_report on Report {\n    id\n    author {\n      id\n      username\n      fullName\n    }\n    assessment {\n      id\n      completedAt\n    }\n    review {\n      state\n      approvedAt\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Origin_report on Report {\n    id\n    author {\n      id\n      username\n      fullName\n    }\n    assessment {\n      id\n      completedAt\n    }\n    review {\n      state\n      approvedAt\n      approvedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Origin_proof on ReportProof {\n    answeredBy\n    stepsAnsweredAt\n    stepsAnsweredBy\n    stepsFromOrganisation\n    people {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment Origin_proof on ReportProof {\n    answeredBy\n    stepsAnsweredAt\n    stepsAnsweredBy\n    stepsFromOrganisation\n    people {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportWork_item on ActionItem {\n    id\n    state\n    stateAt\n    due\n    filed\n    gap\n    reportId\n    closedBy\n    stateBy {\n      id\n      username\n      fullName\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment ReportWork_item on ActionItem {\n    id\n    state\n    stateAt\n    due\n    filed\n    gap\n    reportId\n    closedBy\n    stateBy {\n      id\n      username\n      fullName\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportWork_report on Report {\n    id\n    jurisdiction\n    findings {\n      questionId\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      goodPractice\n      items(first: 1) {\n        ...ReportWork_item\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ReportWork_report on Report {\n    id\n    jurisdiction\n    findings {\n      questionId\n      severity\n      appliesFrom\n      state\n      citation {\n        appliesFrom\n      }\n    }\n    actions {\n      questionId\n      goodPractice\n      items(first: 1) {\n        ...ReportWork_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportThings($id: ID!) {\n    assessment(id: $id) {\n      id\n      documents {\n        id\n        title\n        current {\n          number\n          approval {\n            at\n          }\n        }\n      }\n      evidence {\n        id\n        supports\n        asOf\n        title\n        removedAt\n        replacedBy\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReportThings($id: ID!) {\n    assessment(id: $id) {\n      id\n      documents {\n        id\n        title\n        current {\n          number\n          approval {\n            at\n          }\n        }\n      }\n      evidence {\n        id\n        supports\n        asOf\n        title\n        removedAt\n        replacedBy\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PrepareRoom($input: PrepareRoomInput!) {\n    prepareRoom(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation PrepareRoom($input: PrepareRoomInput!) {\n    prepareRoom(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRoom($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRoom($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoomSystems($jurisdiction: Jurisdiction!, $skip: Int!) {\n    systemLedger(jurisdiction: $jurisdiction, sort: name, first: 200, skip: $skip) {\n      systems {\n        id\n        name\n        jurisdiction\n        latestAssessment {\n          id\n          riskLevel\n          class\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RoomSystems($jurisdiction: Jurisdiction!, $skip: Int!) {\n    systemLedger(jurisdiction: $jurisdiction, sort: name, first: 200, skip: $skip) {\n      systems {\n        id\n        name\n        jurisdiction\n        latestAssessment {\n          id\n          riskLevel\n          class\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sharing {\n    links {\n      id\n      kind\n      ...LinkRows_link\n    }\n  }\n"): (typeof documents)["\n  query Sharing {\n    links {\n      id\n      kind\n      ...LinkRows_link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSignInConnection($input: SignInConnectionInput!) {\n    saveSignInConnection(input: $input) {\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSignInConnection($input: SignInConnectionInput!) {\n    saveSignInConnection(input: $input) {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSignInConnection {\n    removeSignInConnection {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSignInConnection {\n    removeSignInConnection {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequireSingleSignOn($only: Boolean!) {\n    requireSingleSignOn(only: $only) {\n      only\n    }\n  }\n"): (typeof documents)["\n  mutation RequireSingleSignOn($only: Boolean!) {\n    requireSingleSignOn(only: $only) {\n      only\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestSignInConnection {\n    testSignInConnection {\n      what\n      state\n      sentence\n    }\n  }\n"): (typeof documents)["\n  mutation TestSignInConnection {\n    testSignInConnection {\n      what\n      state\n      sentence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDomain($domain: String!) {\n    addDomain(domain: $domain) {\n      domain\n    }\n  }\n"): (typeof documents)["\n  mutation AddDomain($domain: String!) {\n    addDomain(domain: $domain) {\n      domain\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckDomain($domain: String!) {\n    checkDomain(domain: $domain) {\n      domain\n    }\n  }\n"): (typeof documents)["\n  mutation CheckDomain($domain: String!) {\n    checkDomain(domain: $domain) {\n      domain\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDomain($domain: String!) {\n    removeDomain(domain: $domain) {\n      domain\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveDomain($domain: String!) {\n    removeDomain(domain: $domain) {\n      domain\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SingleSignOn {\n    domains {\n      domain\n      record\n      text\n      provedAt\n    }\n    singleSignOnValues {\n      redirectUri\n      signedOutUri\n      scopes\n    }\n    signInConnection {\n      name\n      issuer\n      clientId\n      defaultRole\n      groupsClaim\n      groupRoles {\n        group\n        role\n      }\n      only\n    }\n  }\n"): (typeof documents)["\n  query SingleSignOn {\n    domains {\n      domain\n      record\n      text\n      provedAt\n    }\n    singleSignOnValues {\n      redirectUri\n      signedOutUri\n      scopes\n    }\n    signInConnection {\n      name\n      issuer\n      clientId\n      defaultRole\n      groupsClaim\n      groupRoles {\n        group\n        role\n      }\n      only\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSubscription {\n    cancelSubscription {\n      id\n      ...PlanSection_subscription\n    }\n  }\n"): (typeof documents)["\n  mutation CancelSubscription {\n    cancelSubscription {\n      id\n      ...PlanSection_subscription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishPaymentMethodUpdate($setupIntentId: String!) {\n    finishPaymentMethodUpdate(setupIntentId: $setupIntentId) {\n      id\n      ...PlanSection_subscription\n      ...UnpaidNotice_subscription\n      ...CardSection_subscription\n    }\n  }\n"): (typeof documents)["\n  mutation FinishPaymentMethodUpdate($setupIntentId: String!) {\n    finishPaymentMethodUpdate(setupIntentId: $setupIntentId) {\n      id\n      ...PlanSection_subscription\n      ...UnpaidNotice_subscription\n      ...CardSection_subscription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CardSection_subscription on PlanSubscription {\n    id\n    paymentMethod {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n"): (typeof documents)["\n  fragment CardSection_subscription on PlanSubscription {\n    id\n    paymentMethod {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPaymentMethodUpdate {\n    beginPaymentMethodUpdate {\n      portalUrl\n      clientSecret\n    }\n  }\n"): (typeof documents)["\n  mutation BeginPaymentMethodUpdate {\n    beginPaymentMethodUpdate {\n      portalUrl\n      clientSecret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangePlanDialog_plan on PlanOffer {\n    id\n    name\n    price\n    interval\n  }\n"): (typeof documents)["\n  fragment ChangePlanDialog_plan on PlanOffer {\n    id\n    name\n    price\n    interval\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanChange($planId: PlanId!) {\n    planChange(planId: $planId) {\n      plan\n      amountDue\n      credit\n      currency\n      nextAmount\n    }\n  }\n"): (typeof documents)["\n  query PlanChange($planId: PlanId!) {\n    planChange(planId: $planId) {\n      plan\n      amountDue\n      credit\n      currency\n      nextAmount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePlan($planId: PlanId!) {\n    changePlan(planId: $planId) {\n      subscriptionId\n      clientSecret\n      subscription {\n        id\n        plan\n        ...PlanSection_subscription\n        ...UnpaidNotice_subscription\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePlan($planId: PlanId!) {\n    changePlan(planId: $planId) {\n      subscriptionId\n      clientSecret\n      subscription {\n        id\n        plan\n        ...PlanSection_subscription\n        ...UnpaidNotice_subscription\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceTable_invoice on Invoice {\n    id\n    number\n    createdAt\n    amount\n    currency\n    status\n    pdfUrl\n    hostedUrl\n  }\n"): (typeof documents)["\n  fragment InvoiceTable_invoice on Invoice {\n    id\n    number\n    createdAt\n    amount\n    currency\n    status\n    pdfUrl\n    hostedUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanSection_subscription on PlanSubscription {\n    id\n    plan\n    status\n    currentPeriodEnd\n    cancelAtPeriodEnd\n    endsAt\n    testMode\n  }\n"): (typeof documents)["\n  fragment PlanSection_subscription on PlanSubscription {\n    id\n    plan\n    status\n    currentPeriodEnd\n    cancelAtPeriodEnd\n    endsAt\n    testMode\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanSection_plan on PlanOffer {\n    id\n    name\n    price\n    interval\n  }\n"): (typeof documents)["\n  fragment PlanSection_plan on PlanOffer {\n    id\n    name\n    price\n    interval\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeSubscription {\n    resumeSubscription {\n      id\n      ...PlanSection_subscription\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeSubscription {\n    resumeSubscription {\n      id\n      ...PlanSection_subscription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UsageLine_usage on PlanUsage {\n    used\n    included\n  }\n"): (typeof documents)["\n  fragment UsageLine_usage on PlanUsage {\n    used\n    included\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnpaidNotice_subscription on PlanSubscription {\n    id\n    plan\n    pendingPlan\n    unpaid {\n      amount\n      currency\n      hostedInvoiceUrl\n    }\n  }\n"): (typeof documents)["\n  fragment UnpaidNotice_subscription on PlanSubscription {\n    id\n    plan\n    pendingPlan\n    unpaid {\n      amount\n      currency\n      hostedInvoiceUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayWhatIsOpen($planId: PlanId!) {\n    createSubscription(planId: $planId) {\n      subscriptionId\n      clientSecret\n      subscription {\n        id\n        plan\n        ...PlanSection_subscription\n        ...UnpaidNotice_subscription\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PayWhatIsOpen($planId: PlanId!) {\n    createSubscription(planId: $planId) {\n      subscriptionId\n      clientSecret\n      subscription {\n        id\n        plan\n        ...PlanSection_subscription\n        ...UnpaidNotice_subscription\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Subscription($owns: Boolean!) {\n    subscription {\n      id\n      plan\n      ...PlanSection_subscription\n      ...UnpaidNotice_subscription\n      ...CardSection_subscription\n    }\n    plans {\n      id\n      name\n      ...PlanSection_plan\n      ...ChangePlanDialog_plan\n    }\n    systemUsage {\n      ...UsageLine_usage\n    }\n    documentUsage {\n      ...UsageLine_usage\n    }\n    invoices @include(if: $owns) {\n      id\n      ...InvoiceTable_invoice\n    }\n  }\n"): (typeof documents)["\n  query Subscription($owns: Boolean!) {\n    subscription {\n      id\n      plan\n      ...PlanSection_subscription\n      ...UnpaidNotice_subscription\n      ...CardSection_subscription\n    }\n    plans {\n      id\n      name\n      ...PlanSection_plan\n      ...ChangePlanDialog_plan\n    }\n    systemUsage {\n      ...UsageLine_usage\n    }\n    documentUsage {\n      ...UsageLine_usage\n    }\n    invoices @include(if: $owns) {\n      id\n      ...InvoiceTable_invoice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionsForFile($id: ID!) {\n    assessment(id: $id) {\n      id\n      questions {\n        id\n        category\n        question\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuestionsForFile($id: ID!) {\n    assessment(id: $id) {\n      id\n      questions {\n        id\n        category\n        question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AskSupplierForm_question on SupplierQuestion {\n    key\n    text\n    isOnRecord\n    citation {\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment AskSupplierForm_question on SupplierQuestion {\n    key\n    text\n    isOnRecord\n    citation {\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRequest($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n        email\n        ...LinkRows_link\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRequest($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n        email\n        ...LinkRows_link\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalRow_proposal on SupplierProposal {\n    number\n    value\n    sentAt\n    state\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment ProposalRow_proposal on SupplierProposal {\n    number\n    value\n    sentAt\n    state\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideProposal($input: DecideProposalInput!) {\n    decideProposal(input: $input) {\n      id\n      ...RequestCard_request\n    }\n  }\n"): (typeof documents)["\n  mutation DecideProposal($input: DecideProposalInput!) {\n    decideProposal(input: $input) {\n      id\n      ...RequestCard_request\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposedFileRow_file on ProposedFile {\n    id\n    name\n    bytes\n    uploadedAt\n    state\n    url\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment ProposedFileRow_file on ProposedFile {\n    id\n    name\n    bytes\n    uploadedAt\n    state\n    url\n    decidedAt\n    decidedBy {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RequestCard_request on SupplierRequest {\n    id\n    label\n    createdAt\n    expiresAt\n    endedAt\n    sentAt\n    questions {\n      key\n      text\n      fact\n      beside\n      citation {\n        label\n        url\n      }\n    }\n    proposals {\n      number\n      key\n      ...ProposalRow_proposal\n    }\n  }\n"): (typeof documents)["\n  fragment RequestCard_request on SupplierRequest {\n    id\n    label\n    createdAt\n    expiresAt\n    endedAt\n    sentAt\n    questions {\n      key\n      text\n      fact\n      beside\n      citation {\n        label\n        url\n      }\n    }\n    proposals {\n      number\n      key\n      ...ProposalRow_proposal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RequestCard_file on ProposedFile {\n    id\n    key\n    ...ProposedFileRow_file\n  }\n"): (typeof documents)["\n  fragment RequestCard_file on ProposedFile {\n    id\n    key\n    ...ProposedFileRow_file\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupplierLinks($id: ID!) {\n    links(systemId: $id, first: 20) {\n      id\n      ...LinkRows_link\n    }\n  }\n"): (typeof documents)["\n  query SupplierLinks($id: ID!) {\n    links(systemId: $id, first: 20) {\n      id\n      ...LinkRows_link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupplierPage($id: ID!, $jurisdiction: Jurisdiction!, $shares: Boolean!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      owner {\n        id\n      }\n      latestAssessment {\n        id\n      }\n      openAssessment {\n        id\n      }\n      supplierQuestions {\n        ...AskSupplierForm_question\n      }\n      supplierRequests {\n        id\n        ...RequestCard_request\n      }\n      proposedFiles {\n        id\n        requestId\n        ...RequestCard_file\n      }\n    }\n    links(systemId: $id, first: 20) @include(if: $shares) {\n      id\n      ...LinkRows_link\n    }\n  }\n"): (typeof documents)["\n  query SupplierPage($id: ID!, $jurisdiction: Jurisdiction!, $shares: Boolean!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      owner {\n        id\n      }\n      latestAssessment {\n        id\n      }\n      openAssessment {\n        id\n      }\n      supplierQuestions {\n        ...AskSupplierForm_question\n      }\n      supplierRequests {\n        id\n        ...RequestCard_request\n      }\n      proposedFiles {\n        id\n        requestId\n        ...RequestCard_file\n      }\n    }\n    links(systemId: $id, first: 20) @include(if: $shares) {\n      id\n      ...LinkRows_link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideProposedFile($input: DecideProposedFileInput!) {\n    decideProposedFile(input: $input) {\n      id\n      ...ProposedFileRow_file\n    }\n  }\n"): (typeof documents)["\n  mutation DecideProposedFile($input: DecideProposedFileInput!) {\n    decideProposedFile(input: $input) {\n      id\n      ...ProposedFileRow_file\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssessmentHistory_assessment on Assessment {\n    id\n    completedAt\n    riskLevel\n    riskScore\n    scored\n    ...HistoryRow_assessment\n  }\n"): (typeof documents)["\n  fragment AssessmentHistory_assessment on Assessment {\n    id\n    completedAt\n    riskLevel\n    riskScore\n    scored\n    ...HistoryRow_assessment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemFiles($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n      results {\n        jurisdiction\n        latestAssessment {\n          id\n          completedAt\n          assessment {\n            id\n            documents {\n              id\n              type\n              title\n              state\n              current {\n                number\n                createdAt\n                approval {\n                  at\n                }\n              }\n            }\n            evidence {\n              id\n              supports\n              asOf\n              name\n              validUntil\n              standing\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemFiles($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n      results {\n        jurisdiction\n        latestAssessment {\n          id\n          completedAt\n          assessment {\n            id\n            documents {\n              id\n              type\n              title\n              state\n              current {\n                number\n                createdAt\n                approval {\n                  at\n                }\n              }\n            }\n            evidence {\n              id\n              supports\n              asOf\n              name\n              validUntil\n              standing\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemHistory($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n    }\n    eu: assessments(systemId: $id, jurisdiction: EU, first: 100) {\n      id\n      ...AssessmentHistory_assessment\n    }\n    uk: assessments(systemId: $id, jurisdiction: UK, first: 100) {\n      id\n      ...AssessmentHistory_assessment\n    }\n  }\n"): (typeof documents)["\n  query SystemHistory($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      archived\n      ...ArchivedNotice_system\n      latestAssessment {\n        id\n      }\n    }\n    eu: assessments(systemId: $id, jurisdiction: EU, first: 100) {\n      id\n      ...AssessmentHistory_assessment\n    }\n    uk: assessments(systemId: $id, jurisdiction: UK, first: 100) {\n      id\n      ...AssessmentHistory_assessment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HistoryRow_assessment on Assessment {\n    id\n    status\n    jurisdiction\n    riskLevel\n    riskScore\n    scored\n    class\n    createdAt\n    completedAt\n  }\n"): (typeof documents)["\n  fragment HistoryRow_assessment on Assessment {\n    id\n    status\n    jurisdiction\n    riskLevel\n    riskScore\n    scored\n    class\n    createdAt\n    completedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MergeDialog($id: ID!, $search: String) {\n    system(id: $id) {\n      id\n      jurisdiction\n      ...RecordToMerge_system\n    }\n    systemsToJoin(id: $id, search: $search) {\n      id\n      jurisdiction\n      ...RecordToMerge_system\n    }\n  }\n"): (typeof documents)["\n  query MergeDialog($id: ID!, $search: String) {\n    system(id: $id) {\n      id\n      jurisdiction\n      ...RecordToMerge_system\n    }\n    systemsToJoin(id: $id, search: $search) {\n      id\n      jurisdiction\n      ...RecordToMerge_system\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinSystems($id: ID!, $input: JoinSystemsInput!) {\n    joinSystems(id: $id, input: $input) {\n      ...Described_system\n      id\n      mayBeJoined\n      ownerId\n      reviewerId\n      owner {\n        id\n        username\n        fullName\n      }\n      reviewer {\n        id\n        username\n        fullName\n      }\n      results {\n        jurisdiction\n        openAssessmentId\n        latestAssessment {\n          id\n          riskLevel\n          class\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinSystems($id: ID!, $input: JoinSystemsInput!) {\n    joinSystems(id: $id, input: $input) {\n      ...Described_system\n      id\n      mayBeJoined\n      ownerId\n      reviewerId\n      owner {\n        id\n        username\n        fullName\n      }\n      reviewer {\n        id\n        username\n        fullName\n      }\n      results {\n        jurisdiction\n        openAssessmentId\n        latestAssessment {\n          id\n          riskLevel\n          class\n          scored\n          completedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OtherLaw_system on AiSystem {\n    id\n    name\n    jurisdiction\n    latestAssessment {\n      id\n    }\n    results {\n      jurisdiction\n      openAssessmentId\n      latestAssessment {\n        id\n        riskLevel\n        class\n        scored\n        completedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OtherLaw_system on AiSystem {\n    id\n    name\n    jurisdiction\n    latestAssessment {\n      id\n    }\n    results {\n      jurisdiction\n      openAssessmentId\n      latestAssessment {\n        id\n        riskLevel\n        class\n        scored\n        completedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemHeader_system on AiSystem {\n    ...Described_system\n    createdAt\n    archived\n    mayBeJoined\n    latestAssessment {\n      id\n      riskLevel\n      class\n      scored\n      completedAt\n      complianceScore\n      openGaps\n      nextDate\n    }\n    ...StartAssessmentButton_system\n    ...SystemMenu_system\n    ...SystemOwners_system\n  }\n"): (typeof documents)["\n  fragment SystemHeader_system on AiSystem {\n    ...Described_system\n    createdAt\n    archived\n    mayBeJoined\n    latestAssessment {\n      id\n      riskLevel\n      class\n      scored\n      completedAt\n      complianceScore\n      openGaps\n      nextDate\n    }\n    ...StartAssessmentButton_system\n    ...SystemMenu_system\n    ...SystemOwners_system\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemOwners_system on AiSystem {\n    id\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n    ...OwnersDialog_system\n  }\n"): (typeof documents)["\n  fragment SystemOwners_system on AiSystem {\n    id\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n    ...OwnersDialog_system\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemDates_system on AiSystem {\n    clocks {\n      ...ClockLists_clock\n    }\n  }\n"): (typeof documents)["\n  fragment SystemDates_system on AiSystem {\n    clocks {\n      ...ClockLists_clock\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query System($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n      ...SystemHeader_system\n      ...SystemDates_system\n      ...OtherLaw_system\n      archived\n      ...ArchivedNotice_system\n    }\n  }\n"): (typeof documents)["\n  query System($id: ID!, $jurisdiction: Jurisdiction!) {\n    system(id: $id, jurisdiction: $jurisdiction) {\n      id\n      name\n      jurisdiction\n      latestAssessment {\n        id\n      }\n      ...SystemHeader_system\n      ...SystemDates_system\n      ...OtherLaw_system\n      archived\n      ...ArchivedNotice_system\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecordToMerge_system on AiSystem {\n    ...Described_system\n    id\n    name\n    jurisdiction\n    createdAt\n    latestAssessment {\n      id\n      riskLevel\n      class\n      scored\n      completedAt\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment RecordToMerge_system on AiSystem {\n    ...Described_system\n    id\n    name\n    jurisdiction\n    createdAt\n    latestAssessment {\n      id\n      riskLevel\n      class\n      scored\n      completedAt\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSystems($input: UpdateSystemsInput!) {\n    updateSystems(input: $input) {\n      id\n      changed\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSystems($input: UpdateSystemsInput!) {\n    updateSystems(input: $input) {\n      id\n      changed\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemsRow_system on AiSystem {\n    id\n    name\n    jurisdiction\n    factCount\n    archived\n    archivedAt\n    heldUntil\n    ...ArchiveButtons_system\n    results {\n      jurisdiction\n      latestAssessment {\n        id\n        riskLevel\n        class\n        scored\n      }\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    facts {\n      reference\n      status\n      version\n      supplier\n      nextReview\n      own\n    }\n  }\n"): (typeof documents)["\n  fragment SystemsRow_system on AiSystem {\n    id\n    name\n    jurisdiction\n    factCount\n    archived\n    archivedAt\n    heldUntil\n    ...ArchiveButtons_system\n    results {\n      jurisdiction\n      latestAssessment {\n        id\n        riskLevel\n        class\n        scored\n      }\n    }\n    owner {\n      id\n      username\n      fullName\n    }\n    facts {\n      reference\n      status\n      version\n      supplier\n      nextReview\n      own\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Systems($filter: RegisterFilter, $sort: RegisterSort!, $reversed: Boolean!, $first: Int!, $skip: Int!) {\n    systemRegister(filter: $filter, sort: $sort, reversed: $reversed, first: $first, skip: $skip) {\n      all\n      matchCount\n      systems {\n        id\n        name\n        ...SystemsRow_system\n      }\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n    }\n    organisation {\n      id\n      members {\n        id\n        username\n        fullName\n        you\n      }\n    }\n  }\n"): (typeof documents)["\n  query Systems($filter: RegisterFilter, $sort: RegisterSort!, $reversed: Boolean!, $first: Int!, $skip: Int!) {\n    systemRegister(filter: $filter, sort: $sort, reversed: $reversed, first: $first, skip: $skip) {\n      all\n      matchCount\n      systems {\n        id\n        name\n        ...SystemsRow_system\n      }\n    }\n    ownFields {\n      name\n      label\n      kind\n      choices\n    }\n    organisation {\n      id\n      members {\n        id\n        username\n        fullName\n        you\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoEmailChange($token: String!) {\n    undoEmailChange(token: $token) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation UndoEmailChange($token: String!) {\n    undoEmailChange(token: $token) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConfirmAddress_verification on Verification {\n    username\n    email\n    newAccount\n  }\n"): (typeof documents)["\n  fragment ConfirmAddress_verification on Verification {\n    username\n    email\n    newAccount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisownEmail($token: String!) {\n    disownEmail(token: $token) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DisownEmail($token: String!) {\n    disownEmail(token: $token) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Verification($token: String!) {\n    verification(token: $token) {\n      verified\n      ...ConfirmAddress_verification\n    }\n  }\n"): (typeof documents)["\n  query Verification($token: String!) {\n    verification(token: $token) {\n      verified\n      ...ConfirmAddress_verification\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Citation_citation on Citation {\n    label\n    instrument\n    article\n    url\n    asOf\n    checkedOn\n    confidence\n    appliesFrom\n  }\n"): (typeof documents)["\n  fragment Citation_citation on Citation {\n    label\n    instrument\n    article\n    url\n    asOf\n    checkedOn\n    confidence\n    appliesFrom\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInMeans {\n    me {\n      id\n      signInMeans {\n        password\n        code\n        passkey\n        provider\n      }\n    }\n  }\n"): (typeof documents)["\n  query SignInMeans {\n    me {\n      id\n      signInMeans {\n        password\n        code\n        passkey\n        provider\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangedAction($id: ID!) {\n    action(id: $id) {\n      id\n      title\n      cites\n      state\n      due\n      owner {\n        id\n        username\n        fullName\n      }\n      changes {\n        field\n        at\n        by {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChangedAction($id: ID!) {\n    action(id: $id) {\n      id\n      title\n      cites\n      state\n      due\n      owner {\n        id\n        username\n        fullName\n      }\n      changes {\n        field\n        at\n        by {\n          id\n          username\n          fullName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DonePlace($id: ID!) {\n    action(id: $id) {\n      id\n      evidencePlace {\n        assessmentId\n        supports\n      }\n    }\n  }\n"): (typeof documents)["\n  query DonePlace($id: ID!) {\n    action(id: $id) {\n      id\n      evidencePlace {\n        assessmentId\n        supports\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAction($id: ID!, $input: UpdateActionInput!) {\n    updateAction(id: $id, input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAction($id: ID!, $input: UpdateActionInput!) {\n    updateAction(id: $id, input: $input) {\n      id\n      ...ActionRow_action\n      ...ActionDetails_action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClockLists_clock on Clock {\n    date\n    what\n    binding\n    citation {\n      ...Citation_citation\n    }\n  }\n"): (typeof documents)["\n  fragment ClockLists_clock on Clock {\n    date\n    what\n    binding\n    citation {\n      ...Citation_citation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Deadlines_day on ClockDay {\n    date\n    binding\n    what\n    citation {\n      ...Citation_citation\n    }\n    systemCount\n    systems {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment Deadlines_day on ClockDay {\n    date\n    binding\n    what\n    citation {\n      ...Citation_citation\n    }\n    systemCount\n    systems {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Deadlines_evidence on EvidenceDate {\n    id\n    title\n    validUntil\n    jurisdiction\n    system {\n      id\n      name\n      ownerId\n    }\n  }\n"): (typeof documents)["\n  fragment Deadlines_evidence on EvidenceDate {\n    id\n    title\n    validUntil\n    jurisdiction\n    system {\n      id\n      name\n      ownerId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Deadlines_action on ActionItem {\n    id\n    title\n    day\n    state\n    jurisdiction\n    owner {\n      id\n      username\n      fullName\n    }\n    organisation\n    system {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment Deadlines_action on ActionItem {\n    id\n    title\n    day\n    state\n    jurisdiction\n    owner {\n      id\n      username\n      fullName\n    }\n    organisation\n    system {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Deadlines_duty on OrganisationDuty {\n    id\n    title\n    jurisdiction\n    reviewOn\n  }\n"): (typeof documents)["\n  fragment Deadlines_duty on OrganisationDuty {\n    id\n    title\n    jurisdiction\n    reviewOn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Deadlines_policy on Policy {\n    id\n    title\n    reviewOn\n    owner {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment Deadlines_policy on Policy {\n    id\n    title\n    reviewOn\n    owner {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Deadlines_review on ReviewDate {\n    day\n    system {\n      id\n      name\n      jurisdiction\n      ownerId\n    }\n  }\n"): (typeof documents)["\n  fragment Deadlines_review on ReviewDate {\n    day\n    system {\n      id\n      name\n      jurisdiction\n      ownerId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Deadlines_reassessment on Reassessment {\n    dueOn\n    lastAssessed\n    jurisdiction\n    openAssessmentId\n    system {\n      id\n      name\n      ownerId\n    }\n  }\n"): (typeof documents)["\n  fragment Deadlines_reassessment on Reassessment {\n    dueOn\n    lastAssessed\n    jurisdiction\n    openAssessmentId\n    system {\n      id\n      name\n      ownerId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEvidence($input: UpdateEvidenceInput!) {\n    updateEvidence(input: $input) {\n      id\n      title\n      kind\n      note\n      effectiveFrom\n      validUntil\n      owner\n      standing\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEvidence($input: UpdateEvidenceInput!) {\n    updateEvidence(input: $input) {\n      id\n      title\n      kind\n      note\n      effectiveFrom\n      validUntil\n      owner\n      standing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EvidenceDetails($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      title\n      kind\n      note\n      effectiveFrom\n      validUntil\n      owner\n      ownedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  query EvidenceDetails($id: ID!) {\n    evidenceFile(id: $id) {\n      id\n      title\n      kind\n      note\n      effectiveFrom\n      validUntil\n      owner\n      ownedBy {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EvidenceFiles_evidence on Evidence {\n    ...EvidenceRow_evidence\n    id\n    supports\n    standing\n    asOf\n  }\n"): (typeof documents)["\n  fragment EvidenceFiles_evidence on Evidence {\n    ...EvidenceRow_evidence\n    id\n    supports\n    standing\n    asOf\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EvidenceRow_evidence on Evidence {\n    id\n    supports\n    name\n    title\n    ending\n    bytes\n    sha256\n    note\n    effectiveFrom\n    validUntil\n    uploadedAt\n    standing\n    url\n    removedAt\n    removalReason\n    isKept\n    mayManage\n    linkId\n    asOf\n  }\n"): (typeof documents)["\n  fragment EvidenceRow_evidence on Evidence {\n    id\n    supports\n    name\n    title\n    ending\n    bytes\n    sha256\n    note\n    effectiveFrom\n    validUntil\n    uploadedAt\n    standing\n    url\n    removedAt\n    removalReason\n    isKept\n    mayManage\n    linkId\n    asOf\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkName_link on EvidenceLink {\n    linkId\n    kind\n    id\n    jurisdiction\n    systemId\n    title\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment LinkName_link on EvidenceLink {\n    linkId\n    kind\n    id\n    jurisdiction\n    systemId\n    title\n    system {\n      id\n      jurisdiction\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PickableEvidence($id: ID!, $filter: EvidenceFilter!, $forSystem: Boolean!) {\n    assessment(id: $id) @include(if: $forSystem) {\n      id\n      jurisdiction\n      aiSystemId\n    }\n    evidenceFiles(filter: $filter, first: 20) {\n      items {\n        id\n        title\n        name\n        kind\n        ending\n        standing\n        validUntil\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query PickableEvidence($id: ID!, $filter: EvidenceFilter!, $forSystem: Boolean!) {\n    assessment(id: $id) @include(if: $forSystem) {\n      id\n      jurisdiction\n      aiSystemId\n    }\n    evidenceFiles(filter: $filter, first: 20) {\n      items {\n        id\n        title\n        name\n        kind\n        ending\n        standing\n        validUntil\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionFiles($id: ID!) {\n    assessment(id: $id) {\n      id\n      keptSince\n      evidence {\n        ...EvidenceFiles_evidence\n        id\n        supports\n        asOf\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuestionFiles($id: ID!) {\n    assessment(id: $id) {\n      id\n      keptSince\n      evidence {\n        ...EvidenceFiles_evidence\n        id\n        supports\n        asOf\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveEvidenceEverywhere($input: RemoveEvidenceEverywhereInput!) {\n    removeEvidenceEverywhere(input: $input) {\n      id\n      standing\n      removalReason\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveEvidenceEverywhere($input: RemoveEvidenceEverywhereInput!) {\n    removeEvidenceEverywhere(input: $input) {\n      id\n      standing\n      removalReason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EvidenceEffects($id: ID!) {\n    evidenceEffects(id: $id) {\n      links {\n        link {\n          linkId\n          ...LinkName_link\n        }\n        others\n      }\n      keptBy\n    }\n  }\n"): (typeof documents)["\n  query EvidenceEffects($id: ID!) {\n    evidenceEffects(id: $id) {\n      links {\n        link {\n          linkId\n          ...LinkName_link\n        }\n        others\n      }\n      keptBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveEvidence($id: ID!) {\n    removeEvidence(id: $id) {\n      id\n      standing\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveEvidence($id: ID!) {\n    removeEvidence(id: $id) {\n      id\n      standing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StorageNote_storage on FileStorage {\n    used\n    limit\n    isNearlyFull\n  }\n"): (typeof documents)["\n  fragment StorageNote_storage on FileStorage {\n    used\n    limit\n    isNearlyFull\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EvidenceNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      keptSince\n      evidence {\n        ...EvidenceRow_evidence\n        id\n        supports\n        standing\n        questionId\n        asOf\n      }\n      storage {\n        ...StorageNote_storage\n      }\n      qms {\n        ...QmsSection_qms\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query EvidenceNow($id: ID!) {\n    assessment(id: $id) {\n      id\n      keptSince\n      evidence {\n        ...EvidenceRow_evidence\n        id\n        supports\n        standing\n        questionId\n        asOf\n      }\n      storage {\n        ...StorageNote_storage\n      }\n      qms {\n        ...QmsSection_qms\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkEvidence($input: LinkEvidenceInput!) {\n    linkEvidence(input: $input) {\n      linkId\n      isNew\n    }\n  }\n"): (typeof documents)["\n  mutation LinkEvidence($input: LinkEvidenceInput!) {\n    linkEvidence(input: $input) {\n      linkId\n      isNew\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkEvidence($id: ID!, $linkId: ID!) {\n    unlinkEvidence(id: $id, linkId: $linkId) {\n      id\n      links {\n        linkId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnlinkEvidence($id: ID!, $linkId: ID!) {\n    unlinkEvidence(id: $id, linkId: $linkId) {\n      id\n      links {\n        linkId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkLog($id: ID!) {\n    link(id: $id) {\n      id\n      days {\n        day\n        uses\n      }\n      reports {\n        id\n        system\n      }\n      room {\n        id\n        reports {\n          id\n          system\n          documents {\n            id\n            title\n          }\n          evidence {\n            id\n            name\n          }\n        }\n      }\n    }\n    linkOpenings(id: $id) {\n      day\n      thing\n      thingId\n      format\n      times\n    }\n  }\n"): (typeof documents)["\n  query LinkLog($id: ID!) {\n    link(id: $id) {\n      id\n      days {\n        day\n        uses\n      }\n      reports {\n        id\n        system\n      }\n      room {\n        id\n        reports {\n          id\n          system\n          documents {\n            id\n            title\n          }\n          evidence {\n            id\n            name\n          }\n        }\n      }\n    }\n    linkOpenings(id: $id) {\n      day\n      thing\n      thingId\n      format\n      times\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkRows_link on Link {\n    id\n    kind\n    label\n    hasNewer\n    room {\n      id\n      hasNewer\n    }\n    reportCount\n    system\n    email\n    remindedAt\n    answeredAt\n    createdAt\n    expiresAt\n    hasPasscode\n    firstUsedAt\n    lastUsedAt\n    uses\n    madeBy {\n      id\n      username\n      fullName\n    }\n    reports(first: 5) {\n      id\n      system\n      completedAt\n    }\n  }\n"): (typeof documents)["\n  fragment LinkRows_link on Link {\n    id\n    kind\n    label\n    hasNewer\n    room {\n      id\n      hasNewer\n    }\n    reportCount\n    system\n    email\n    remindedAt\n    answeredAt\n    createdAt\n    expiresAt\n    hasPasscode\n    firstUsedAt\n    lastUsedAt\n    uses\n    madeBy {\n      id\n      username\n      fullName\n    }\n    reports(first: 5) {\n      id\n      system\n      completedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLink($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n        ...LinkRows_link\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLink($input: CreateLinkInput!) {\n    createLink(input: $input) {\n      url\n      link {\n        id\n        ...LinkRows_link\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindSupplier($id: ID!) {\n    remindSupplier(id: $id) {\n      id\n      remindedAt\n    }\n  }\n"): (typeof documents)["\n  mutation RemindSupplier($id: ID!) {\n    remindSupplier(id: $id) {\n      id\n      remindedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkReports($id: ID!) {\n    link(id: $id) {\n      id\n      room {\n        id\n        reports {\n          id\n          system\n          documents {\n            id\n            title\n            hasNewer\n          }\n          evidence {\n            id\n            name\n            hasNewer\n          }\n        }\n      }\n      reports(first: 1000) {\n        id\n        system\n        jurisdiction\n        completedAt\n        newerId\n      }\n    }\n  }\n"): (typeof documents)["\n  query LinkReports($id: ID!) {\n    link(id: $id) {\n      id\n      room {\n        id\n        reports {\n          id\n          system\n          documents {\n            id\n            title\n            hasNewer\n          }\n          evidence {\n            id\n            name\n            hasNewer\n          }\n        }\n      }\n      reports(first: 1000) {\n        id\n        system\n        jurisdiction\n        completedAt\n        newerId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRoom($input: RenewRoomInput!) {\n    renewRoom(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRoom($input: RenewRoomInput!) {\n    renewRoom(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewLink($input: RenewLinkInput!) {\n    renewLink(input: $input) {\n      id\n      ...LinkRows_link\n    }\n  }\n"): (typeof documents)["\n  mutation RenewLink($input: RenewLinkInput!) {\n    renewLink(input: $input) {\n      id\n      ...LinkRows_link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeLink($id: ID!) {\n    revokeLink(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeLink($id: ID!) {\n    revokeLink(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoomPage($id: ID!, $page: Int!, $search: String) {\n    room(id: $id) {\n      state\n      done\n      size\n      failure\n      reportCount(search: $search)\n      organisation {\n        systems\n        policies\n        records\n        duties\n        log\n      }\n      ...RoomContents_room\n    }\n  }\n"): (typeof documents)["\n  query RoomPage($id: ID!, $page: Int!, $search: String) {\n    room(id: $id) {\n      state\n      done\n      size\n      failure\n      reportCount(search: $search)\n      organisation {\n        systems\n        policies\n        records\n        duties\n        log\n      }\n      ...RoomContents_room\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoomContents_room on Room {\n    id\n    takenAt\n    gone\n    reports(first: 20, page: $page, search: $search) {\n      id\n      system\n      jurisdiction\n      completedAt\n      class\n      riskLevel\n      riskScore\n      complianceScore\n      scored\n      approvedAt\n      approvedBy\n      factCount\n      actionCount\n      answerCount\n      documents {\n        id\n        title\n        version\n        sha256\n        createdAt\n        approvedAt\n        approvedBy\n        mark\n        hasNewer\n      }\n      evidence {\n        id\n        name\n        title\n        bytes\n        sha256\n        proves\n        duties\n        uploadedAt\n        uploadedBy\n        validUntil\n        isGone\n        hasNewer\n      }\n      bundle {\n        root\n        madeAt\n        stampedAt\n        isGone\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RoomContents_room on Room {\n    id\n    takenAt\n    gone\n    reports(first: 20, page: $page, search: $search) {\n      id\n      system\n      jurisdiction\n      completedAt\n      class\n      riskLevel\n      riskScore\n      complianceScore\n      scored\n      approvedAt\n      approvedBy\n      factCount\n      actionCount\n      answerCount\n      documents {\n        id\n        title\n        version\n        sha256\n        createdAt\n        approvedAt\n        approvedBy\n        mark\n        hasNewer\n      }\n      evidence {\n        id\n        name\n        title\n        bytes\n        sha256\n        proves\n        duties\n        uploadedAt\n        uploadedBy\n        validUntil\n        isGone\n        hasNewer\n      }\n      bundle {\n        root\n        madeAt\n        stampedAt\n        isGone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationRow_notification on Notification {\n    id\n    what\n    by {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      name\n      jurisdiction\n    }\n    action {\n      id\n      title\n    }\n    assessment {\n      id\n      jurisdiction\n    }\n    documentType\n    linkLabel\n    due\n    systems\n    at\n    readAt\n  }\n"): (typeof documents)["\n  fragment NotificationRow_notification on Notification {\n    id\n    what\n    by {\n      id\n      username\n      fullName\n    }\n    system {\n      id\n      name\n      jurisdiction\n    }\n    action {\n      id\n      title\n    }\n    assessment {\n      id\n      jurisdiction\n    }\n    documentType\n    linkLabel\n    due\n    systems\n    at\n    readAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($first: Int!, $after: String, $unread: Boolean!) {\n    notifications(first: $first, after: $after, unread: $unread) {\n      next\n      unread\n      items {\n        id\n        ...NotificationRow_notification\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($first: Int!, $after: String, $unread: Boolean!) {\n    notifications(first: $first, after: $after, unread: $unread) {\n      next\n      unread\n      items {\n        id\n        ...NotificationRow_notification\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead($input: MarkNotificationsInput!) {\n    markNotificationsRead(input: $input) {\n      ids\n      readAt\n      unread\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead($input: MarkNotificationsInput!) {\n    markNotificationsRead(input: $input) {\n      ids\n      readAt\n      unread\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NameAsked {\n    me {\n      id\n      asksForName\n    }\n  }\n"): (typeof documents)["\n  query NameAsked {\n    me {\n      id\n      asksForName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameMe($fullName: String) {\n    updateProfile(input: { fullName: $fullName }) {\n      id\n      version\n      fullName\n      asksForName\n    }\n  }\n"): (typeof documents)["\n  mutation NameMe($fullName: String) {\n    updateProfile(input: { fullName: $fullName }) {\n      id\n      version\n      fullName\n      asksForName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LogAccess {\n    organisation {\n      id\n      canReadLog\n    }\n  }\n"): (typeof documents)["\n  query LogAccess {\n    organisation {\n      id\n      canReadLog\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members {\n    organisation {\n      id\n      onlyApproved\n      members {\n        id\n        username\n        fullName\n        role\n        you\n      }\n    }\n  }\n"): (typeof documents)["\n  query Members {\n    organisation {\n      id\n      onlyApproved\n      members {\n        id\n        username\n        fullName\n        role\n        you\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArchiveButtons_system on AiSystem {\n    id\n    name\n    heldUntil\n  }\n"): (typeof documents)["\n  fragment ArchiveButtons_system on AiSystem {\n    id\n    name\n    heldUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreSystem($id: ID!) {\n    restoreSystem(id: $id) {\n      id\n      jurisdiction\n      archived\n      archivedAt\n      heldUntil\n      notice\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreSystem($id: ID!) {\n    restoreSystem(id: $id) {\n      id\n      jurisdiction\n      archived\n      archivedAt\n      heldUntil\n      notice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArchivedNotice_system on AiSystem {\n    id\n    archived\n    archivedAt\n    archivedBy {\n      id\n      username\n      fullName\n    }\n    heldUntil\n    ...ArchiveButtons_system\n  }\n"): (typeof documents)["\n  fragment ArchivedNotice_system on AiSystem {\n    id\n    archived\n    archivedAt\n    archivedBy {\n      id\n      username\n      fullName\n    }\n    heldUntil\n    ...ArchiveButtons_system\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteSystemDialog_system on AiSystem {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment DeleteSystemDialog_system on AiSystem {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeleteSystemDialog($id: ID!) {\n    system(id: $id) {\n      id\n      jurisdiction\n      suggestedHold\n    }\n    assessments(systemId: $id, first: 100) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  query DeleteSystemDialog($id: ID!) {\n    system(id: $id) {\n      id\n      jurisdiction\n      suggestedHold\n    }\n    assessments(systemId: $id, first: 100) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSystem($id: ID!, $heldUntil: String) {\n    deleteSystem(id: $id, heldUntil: $heldUntil) {\n      id\n      archived\n      heldUntil\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSystem($id: ID!, $heldUntil: String) {\n    deleteSystem(id: $id, heldUntil: $heldUntil) {\n      id\n      archived\n      heldUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditSystemDialog_system on AiSystem {\n    ...Described_system\n    ...OwnerFields_system\n  }\n"): (typeof documents)["\n  fragment EditSystemDialog_system on AiSystem {\n    ...Described_system\n    ...OwnerFields_system\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSystem($id: ID!, $input: UpdateSystemInput!) {\n    updateSystem(id: $id, input: $input) {\n      ...EditSystemDialog_system\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSystem($id: ID!, $input: UpdateSystemInput!) {\n    updateSystem(id: $id, input: $input) {\n      ...EditSystemDialog_system\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseSystem($id: ID!, $reason: String!) {\n    eraseSystem(id: $id, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation EraseSystem($id: ID!, $reason: String!) {\n    eraseSystem(id: $id, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HoldSystem($id: ID!, $heldUntil: String) {\n    holdSystem(id: $id, heldUntil: $heldUntil) {\n      id\n      jurisdiction\n      heldUntil\n    }\n  }\n"): (typeof documents)["\n  mutation HoldSystem($id: ID!, $heldUntil: String) {\n    holdSystem(id: $id, heldUntil: $heldUntil) {\n      id\n      jurisdiction\n      heldUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnerFields_system on AiSystem {\n    id\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n  }\n"): (typeof documents)["\n  fragment OwnerFields_system on AiSystem {\n    id\n    owner {\n      id\n      username\n      fullName\n    }\n    reviewer {\n      id\n      username\n      fullName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnersDialog_system on AiSystem {\n    id\n    ...OwnerFields_system\n  }\n"): (typeof documents)["\n  fragment OwnersDialog_system on AiSystem {\n    id\n    ...OwnerFields_system\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameOwners($id: ID!, $input: UpdateSystemInput!) {\n    updateSystem(id: $id, input: $input) {\n      id\n      owner {\n        id\n        username\n        fullName\n      }\n      reviewer {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NameOwners($id: ID!, $input: UpdateSystemInput!) {\n    updateSystem(id: $id, input: $input) {\n      id\n      owner {\n        id\n        username\n        fullName\n      }\n      reviewer {\n        id\n        username\n        fullName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StartAssessmentButton_system on AiSystem {\n    id\n    jurisdiction\n    openAssessmentId\n    latestAssessment {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment StartAssessmentButton_system on AiSystem {\n    id\n    jurisdiction\n    openAssessmentId\n    latestAssessment {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemMenu_system on AiSystem {\n    id\n    name\n    jurisdiction\n    latestAssessment {\n      id\n    }\n    results {\n      jurisdiction\n    }\n    ...EditSystemDialog_system\n    ...DeleteSystemDialog_system\n  }\n"): (typeof documents)["\n  fragment SystemMenu_system on AiSystem {\n    id\n    name\n    jurisdiction\n    latestAssessment {\n      id\n    }\n    results {\n      jurisdiction\n    }\n    ...EditSystemDialog_system\n    ...DeleteSystemDialog_system\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArchivedSystems {\n    systems(archived: true, first: 1000) {\n      id\n      jurisdiction\n      name\n      heldUntil\n    }\n  }\n"): (typeof documents)["\n  query ArchivedSystems {\n    systems(archived: true, first: 1000) {\n      id\n      jurisdiction\n      name\n      heldUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Described_system on AiSystem {\n    id\n    name\n    description\n    systemType\n    sector\n    jurisdiction\n    applicableRegulators\n  }\n"): (typeof documents)["\n  fragment Described_system on AiSystem {\n    id\n    name\n    description\n    systemType\n    sector\n    jurisdiction\n    applicableRegulators\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnFields {\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n  }\n"): (typeof documents)["\n  query OwnFields {\n    ownFields {\n      name\n      label\n      kind\n      choices\n      values\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAssessment($input: StartAssessmentInput!) {\n    startAssessment(input: $input) {\n      id\n      jurisdiction\n      notice\n      startedNow\n      system {\n        id\n        jurisdiction\n        openAssessmentId\n      }\n      ...HistoryRow_assessment\n    }\n  }\n"): (typeof documents)["\n  mutation StartAssessment($input: StartAssessmentInput!) {\n    startAssessment(input: $input) {\n      id\n      jurisdiction\n      notice\n      startedNow\n      system {\n        id\n        jurisdiction\n        openAssessmentId\n      }\n      ...HistoryRow_assessment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StartAssessmentHistory($id: ID!, $jurisdiction: Jurisdiction!) {\n    assessments(systemId: $id, jurisdiction: $jurisdiction, first: 100) {\n      id\n      ...HistoryRow_assessment\n    }\n  }\n"): (typeof documents)["\n  query StartAssessmentHistory($id: ID!, $jurisdiction: Jurisdiction!) {\n    assessments(systemId: $id, jurisdiction: $jurisdiction, first: 100) {\n      id\n      ...HistoryRow_assessment\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;