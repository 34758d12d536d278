import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AdminUser as StoredUser } from '../store/users.ts';
import type { GraphContext } from './loaders.ts';
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

/** One entry of the activity log. */
export type Activity = {
  __typename?: 'Activity';
  /** For example user.suspended. */
  action: Scalars['String']['output'];
  /** The network address of the request, while the account exists. */
  address?: Maybe<Scalars['String']['output']>;
  /** A sentence. */
  details: Scalars['String']['output'];
  /** The browser and system, for example Firefox on Linux. */
  device?: Maybe<Scalars['String']['output']>;
  /** SHA-256 in hexadecimal, over this entry and the hash of the previous entry. */
  hash: Scalars['String']['output'];
  /** The entry number; consecutive, without gaps. */
  id: Scalars['ID']['output'];
  /** The reason given by the user who acted, while the account exists. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The user or item affected. */
  target?: Maybe<ActivityTarget>;
  timestamp: Scalars['DateTime']['output'];
  /** The id of the account that acted, while it exists. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** Who acted: a username, a pseudonym if the account was deleted, Guest or System. */
  username: Scalars['String']['output'];
};

export type ActivityFilter = {
  /** One of the actions of `activityLog`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the period, for example 2026-11-01, in UTC. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the period, inclusive. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The user who acted, or the user affected. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type ActivityLog = {
  __typename?: 'ActivityLog';
  /** The names of all actions that entries can have. */
  actions: Array<Scalars['String']['output']>;
  entries: Scalars['Int']['output'];
  /** The number of the oldest entry that is kept. */
  first?: Maybe<Scalars['ID']['output']>;
  /** The number and hash of the newest entry, to record elsewhere. */
  last?: Maybe<LogAnchor>;
  retentionDays?: Maybe<Scalars['Int']['output']>;
};

export type ActivityPage = {
  __typename?: 'ActivityPage';
  activities: Array<Activity>;
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
};

export type ActivityTarget = {
  __typename?: 'ActivityTarget';
  id: Scalars['ID']['output'];
  /** user, system, assessment, document, purchase… */
  kind: Scalars['String']['output'];
};

export type AdminCharts = {
  __typename?: 'AdminCharts';
  /** Completed assessments by risk level. */
  assessments: Array<MonthlyLevels>;
  registrations: Array<MonthlyCount>;
  /** Payments for plans and documents, less refunds and disputes, by currency and payment mode. */
  revenue: Array<MonthlyRevenue>;
};

/** An organisation as administrators see it. */
export type AdminOrganisation = {
  __typename?: 'AdminOrganisation';
  assessmentCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Whether one of them at least is active. */
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** How many people work in it. */
  people: Scalars['Int']['output'];
  /** free, starter, professional or enterprise. */
  plan: Scalars['String']['output'];
  systemCount: Scalars['Int']['output'];
};

export type AdminOrganisationPage = {
  __typename?: 'AdminOrganisationPage';
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['ID']['output']>;
  organisations: Array<AdminOrganisation>;
};

export type AdminStats = {
  __typename?: 'AdminStats';
  /** The number of accounts with the status active. */
  activeUsers: Scalars['Int']['output'];
  /** The number of accounts created in the last 30 days. */
  recentRegistrations: Scalars['Int']['output'];
  /** The number of assessments, in progress or completed, for systems that still exist. */
  totalAssessments: Scalars['Int']['output'];
  totalUsers: Scalars['Int']['output'];
  verifiedUsers: Scalars['Int']['output'];
};

export type AdminSystem = {
  __typename?: 'AdminSystem';
  archived: Scalars['Boolean']['output'];
  assessedAt?: Maybe<Scalars['DateTime']['output']>;
  /** EU: the class under the AI Act; UK: the overall rating. Null before the first completed assessment. */
  class?: Maybe<Scalars['String']['output']>;
  /** The day until which an archived system is held, ISO date; null: it is not held. */
  heldUntil?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  jurisdiction: Jurisdiction;
  /** As the organisation calls it, if it was asked for; otherwise for example AI system 12. */
  name: Scalars['String']['output'];
  /** HIGH, MEDIUM or LOW, from the latest completed assessment; null if there is none. */
  riskLevel?: Maybe<Scalars['String']['output']>;
  /** False outside the law. */
  scored: Scalars['Boolean']['output'];
  systemType?: Maybe<Scalars['String']['output']>;
};

/** An account as administrators see it. */
export type AdminUser = {
  __typename?: 'AdminUser';
  /** The organisation's number of assessments, in progress or completed, for systems that still exist. */
  assessmentCount: Scalars['Int']['output'];
  companyName?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isAdmin: Scalars['Boolean']['output'];
  isEmailVerified: Scalars['Boolean']['output'];
  jurisdiction: Jurisdiction;
  lastLogin?: Maybe<Scalars['DateTime']['output']>;
  /** The organisation's: free, starter, professional or enterprise. */
  plan: Scalars['String']['output'];
  status: UserStatus;
  /**
   * The AI systems of the organisation in which the user works, newest first, up to 200. The activity log notes who
   * looked. With `names`, as the organisation calls them.
   */
  systems: Array<AdminSystem>;
  username: Scalars['String']['output'];
};


/** An account as administrators see it. */
export type AdminUserSystemsArgs = {
  names?: Scalars['Boolean']['input'];
};

export type AdminUserPage = {
  __typename?: 'AdminUserPage';
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['ID']['output']>;
  users: Array<AdminUser>;
};

export type DeadJob = {
  __typename?: 'DeadJob';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The error in one line, without personal data. */
  reason: Scalars['String']['output'];
  since?: Maybe<Scalars['DateTime']['output']>;
  tries: Scalars['Int']['output'];
};

export type DeletedUser = {
  __typename?: 'DeletedUser';
  id: Scalars['ID']['output'];
  /** Whether the admin panel still lists the account: false once the deletion has reached it. */
  listed: Scalars['Boolean']['output'];
};

/** Rows of one collection as stored, without secrets. */
export type ExportPage = {
  __typename?: 'ExportPage';
  collection: Scalars['String']['output'];
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  rows: Array<Scalars['JSON']['output']>;
};

export type JobQueue = {
  __typename?: 'JobQueue';
  active: Scalars['Int']['output'];
  /** The failed jobs, oldest first, up to 50, without personal data. */
  dead: Array<DeadJob>;
  /** Failed at least once and waiting to be retried. */
  delayed: Scalars['Int']['output'];
  /** When the oldest of these deletions was requested. */
  erasingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Deletions of accounts and systems that are not finished. They are retried until they succeed. */
  erasures: Scalars['Int']['output'];
  /** Failed after all attempts. */
  failed: Scalars['Int']['output'];
  /** The name of the queue. */
  id: Scalars['ID']['output'];
  waiting: Scalars['Int']['output'];
};

export type Jurisdiction =
  | 'EU'
  | 'UK';

export type LogAnchor = {
  __typename?: 'LogAnchor';
  hash: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type LogVerdict = {
  __typename?: 'LogVerdict';
  /** The number of entries read. */
  entries: Scalars['Int']['output'];
  /** The first entry that was altered or is missing. */
  firstBroken?: Maybe<Scalars['ID']['output']>;
  intact: Scalars['Boolean']['output'];
  /** A sentence. */
  message: Scalars['String']['output'];
};

export type MonthlyCount = {
  __typename?: 'MonthlyCount';
  count: Scalars['Int']['output'];
  /** For example 2026-11, in UTC. */
  month: Scalars['String']['output'];
};

export type MonthlyLevels = {
  __typename?: 'MonthlyLevels';
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  month: Scalars['String']['output'];
};

export type MonthlyRevenue = {
  __typename?: 'MonthlyRevenue';
  /** In euros or pounds, not cents or pence. */
  amount: Scalars['Float']['output'];
  /** EUR or GBP. */
  currency: Scalars['String']['output'];
  month: Scalars['String']['output'];
  /** Paid with a test card: no money was charged. */
  testMode: Scalars['Boolean']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Permanently discards a failed job. The reason is recorded in the activity log. */
  discardJob: JobQueue;
  /** Retries one failed job, or up to 1,000 failed jobs of the queue if no id is given, with the full number of attempts. */
  retryJobs: JobQueue;
  /** Sets how many days entries are kept, from 180 to 3,650; null keeps them indefinitely. */
  setActivityRetention: ActivityLog;
  /** Reads the whole activity log and checks that no entry was altered, removed, moved or inserted. */
  verifyActivityLog: LogVerdict;
};


export type MutationDiscardJobArgs = {
  jobId: Scalars['ID']['input'];
  queue: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRetryJobsArgs = {
  jobId?: InputMaybe<Scalars['ID']['input']>;
  queue: Scalars['ID']['input'];
};


export type MutationSetActivityRetentionArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that was done in an organisation. */
export type OrganisationLogEntry = {
  __typename?: 'OrganisationLogEntry';
  /** For example system.created. */
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** A sentence. */
  details: Scalars['String']['output'];
  /** SHA-256 in hexadecimal, over this entry and the hash of the previous entry. */
  hash: Scalars['String']['output'];
  /** The entry's number in the log of this organisation; consecutive, without gaps. */
  id: Scalars['ID']['output'];
  /** The same by full name, where the person has one. */
  name: Scalars['String']['output'];
  target?: Maybe<ActivityTarget>;
  /** The id of the person who acted, while the account exists. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** Who acted: a username, a pseudonym if the account was deleted, Administrator (of the platform), or System. */
  username: Scalars['String']['output'];
};

export type OrganisationLogPage = {
  __typename?: 'OrganisationLogPage';
  /** The names of all actions that the caller can look for. */
  actions: Array<Scalars['String']['output']>;
  entries: Array<OrganisationLogEntry>;
  /** The number and hash of the newest entry, to record elsewhere; null while there is none. */
  last?: Maybe<LogAnchor>;
  /** How many entries the whole log has. */
  length: Scalars['Int']['output'];
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** Activity log entries, newest first, up to 500 per page. */
  activities: ActivityPage;
  /** The length, first entry, latest entry and retention period of the activity log. */
  activityLog: ActivityLog;
  /** Monthly statistics for the last twelve months, oldest first. */
  adminCharts: AdminCharts;
  /** All organisations in ascending order of id, up to 1,000 per page. */
  adminOrganisations: AdminOrganisationPage;
  /** Platform statistics. Administrators only, like every field in this group. */
  adminStats: AdminStats;
  /** One account; NOT_FOUND if it does not exist. */
  adminUser: AdminUser;
  /** All accounts in ascending order of id, up to 1,000 per page. */
  adminUsers: AdminUserPage;
  /** The data this service holds about the signed-in user, page by page, for a data export. */
  exportAdmin: ExportPage;
  /**
   * What people did in the caller's organisation and with its things, newest first, up to 500 per page. For owners and
   * managers, and for approvers and readers to whom an owner has opened it; entries about money for owners alone.
   */
  organisationLog: OrganisationLogPage;
  /** The state of every queue, by name. Administrators only. */
  queues: Array<JobQueue>;
  /** What happened to the signed-in user's own account in the last 180 days, newest first, up to 100 per page. */
  securityLog?: Maybe<SecurityLogPage>;
  /** Reads the whole log of the caller's organisation and checks that no entry was altered, removed, moved or inserted. */
  verifyOrganisationLog: LogVerdict;
};


export type QueryActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActivityFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryAdminOrganisationsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminUsersArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryExportAdminArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrganisationLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActivityFilter>;
  first?: Scalars['Int']['input'];
};


export type QuerySecurityLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type SecurityLogActor =
  | 'administrator'
  /** Someone who was not signed in. */
  | 'guest'
  | 'system'
  | 'you';

/** Something that happened to an account. */
export type SecurityLogEntry = {
  __typename?: 'SecurityLogEntry';
  /** For example user.loggedIn. */
  action: Scalars['String']['output'];
  /** The network address of the user; of others only the network, and none of administrators. */
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  by: SecurityLogActor;
  /** A sentence. */
  details: Scalars['String']['output'];
  /** The browser and system, for example Firefox on Linux. */
  device?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type SecurityLogPage = {
  __typename?: 'SecurityLogPage';
  entries: Array<SecurityLogEntry>;
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
};

export type User = {
  __typename?: 'User';
  /** The account as the admin panel shows it, including the change just made. Administrators only. */
  adminUser: AdminUser;
  id: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
};

export type UserStatus =
  | 'active'
  | 'pending'
  | 'suspended';



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
  AdminUser: AdminUser;
  DeletedUser: DeletedUser;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AdminUser:
    ( { __typename: 'AdminUser' }
    & GraphQLRecursivePick<FederationTypes['AdminUser'], {"id":true}> );
  DeletedUser:
    ( { __typename: 'DeletedUser' }
    & GraphQLRecursivePick<FederationTypes['DeletedUser'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['User'], {"version":true}> ) );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Activity: ResolverTypeWrapper<Activity>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ActivityFilter: ActivityFilter;
  ActivityLog: ResolverTypeWrapper<ActivityLog>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ActivityPage: ResolverTypeWrapper<ActivityPage>;
  ActivityTarget: ResolverTypeWrapper<ActivityTarget>;
  AdminCharts: ResolverTypeWrapper<AdminCharts>;
  AdminOrganisation: ResolverTypeWrapper<AdminOrganisation>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AdminOrganisationPage: ResolverTypeWrapper<AdminOrganisationPage>;
  AdminStats: ResolverTypeWrapper<AdminStats>;
  AdminSystem: ResolverTypeWrapper<AdminSystem>;
  AdminUser: ResolverTypeWrapper<StoredUser>;
  AdminUserPage: ResolverTypeWrapper<Omit<AdminUserPage, 'users'> & { users: Array<ResolversTypes['AdminUser']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeadJob: ResolverTypeWrapper<DeadJob>;
  DeletedUser: ResolverTypeWrapper<DeletedUser>;
  ExportPage: ResolverTypeWrapper<ExportPage>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobQueue: ResolverTypeWrapper<JobQueue>;
  Jurisdiction: Jurisdiction;
  LogAnchor: ResolverTypeWrapper<LogAnchor>;
  LogVerdict: ResolverTypeWrapper<LogVerdict>;
  MonthlyCount: ResolverTypeWrapper<MonthlyCount>;
  MonthlyLevels: ResolverTypeWrapper<MonthlyLevels>;
  MonthlyRevenue: ResolverTypeWrapper<MonthlyRevenue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrganisationLogEntry: ResolverTypeWrapper<OrganisationLogEntry>;
  OrganisationLogPage: ResolverTypeWrapper<OrganisationLogPage>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SecurityLogActor: SecurityLogActor;
  SecurityLogEntry: ResolverTypeWrapper<SecurityLogEntry>;
  SecurityLogPage: ResolverTypeWrapper<SecurityLogPage>;
  User: ResolverTypeWrapper<Omit<User, 'adminUser'> & { adminUser: ResolversTypes['AdminUser'] }>;
  UserStatus: UserStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Activity: Activity;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  ActivityFilter: ActivityFilter;
  ActivityLog: ActivityLog;
  Int: Scalars['Int']['output'];
  ActivityPage: ActivityPage;
  ActivityTarget: ActivityTarget;
  AdminCharts: AdminCharts;
  AdminOrganisation: AdminOrganisation;
  Boolean: Scalars['Boolean']['output'];
  AdminOrganisationPage: AdminOrganisationPage;
  AdminStats: AdminStats;
  AdminSystem: AdminSystem;
  AdminUser: StoredUser;
  AdminUserPage: Omit<AdminUserPage, 'users'> & { users: Array<ResolversParentTypes['AdminUser']> };
  DateTime: Scalars['DateTime']['output'];
  DeadJob: DeadJob;
  DeletedUser: DeletedUser | FederationReferenceTypes['DeletedUser'];
  ExportPage: ExportPage;
  JSON: Scalars['JSON']['output'];
  JobQueue: JobQueue;
  LogAnchor: LogAnchor;
  LogVerdict: LogVerdict;
  MonthlyCount: MonthlyCount;
  MonthlyLevels: MonthlyLevels;
  MonthlyRevenue: MonthlyRevenue;
  Float: Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  OrganisationLogEntry: OrganisationLogEntry;
  OrganisationLogPage: OrganisationLogPage;
  Query: Record<PropertyKey, never>;
  SecurityLogEntry: SecurityLogEntry;
  SecurityLogPage: SecurityLogPage;
  User: Omit<User, 'adminUser'> & { adminUser: ResolversParentTypes['AdminUser'] } | FederationReferenceTypes['User'];
};

export type ActivityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['ActivityTarget']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityLogResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityLog'] = ResolversParentTypes['ActivityLog']> = {
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['LogAnchor']>, ParentType, ContextType>;
  retentionDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ActivityPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage']> = {
  activities?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActivityTargetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityTarget'] = ResolversParentTypes['ActivityTarget']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminChartsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminCharts'] = ResolversParentTypes['AdminCharts']> = {
  assessments?: Resolver<Array<ResolversTypes['MonthlyLevels']>, ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['MonthlyCount']>, ParentType, ContextType>;
  revenue?: Resolver<Array<ResolversTypes['MonthlyRevenue']>, ParentType, ContextType>;
};

export type AdminOrganisationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminOrganisation'] = ResolversParentTypes['AdminOrganisation']> = {
  assessmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  systemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminOrganisationPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminOrganisationPage'] = ResolversParentTypes['AdminOrganisationPage']> = {
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organisations?: Resolver<Array<ResolversTypes['AdminOrganisation']>, ParentType, ContextType>;
};

export type AdminStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminStats'] = ResolversParentTypes['AdminStats']> = {
  activeUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recentRegistrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAssessments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verifiedUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSystemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminSystem'] = ResolversParentTypes['AdminSystem']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  systemType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser'], FederationReferenceType extends FederationReferenceTypes['AdminUser'] = FederationReferenceTypes['AdminUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AdminUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assessmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  systems?: Resolver<Array<ResolversTypes['AdminSystem']>, ParentType, ContextType, RequireFields<AdminUserSystemsArgs, 'names'>>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminUserPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUserPage'] = ResolversParentTypes['AdminUserPage']> = {
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadJobResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeadJob'] = ResolversParentTypes['DeadJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeletedUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletedUser'] = ResolversParentTypes['DeletedUser'], FederationReferenceType extends FederationReferenceTypes['DeletedUser'] = FederationReferenceTypes['DeletedUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DeletedUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExportPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportPage'] = ResolversParentTypes['ExportPage']> = {
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobQueueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['JobQueue'] = ResolversParentTypes['JobQueue']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dead?: Resolver<Array<ResolversTypes['DeadJob']>, ParentType, ContextType>;
  delayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  erasingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogAnchorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogAnchor'] = ResolversParentTypes['LogAnchor']> = {
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LogVerdictResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogVerdict'] = ResolversParentTypes['LogVerdict']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstBroken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  intact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthlyCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MonthlyCount'] = ResolversParentTypes['MonthlyCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthlyLevelsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MonthlyLevels'] = ResolversParentTypes['MonthlyLevels']> = {
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthlyRevenueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MonthlyRevenue'] = ResolversParentTypes['MonthlyRevenue']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  discardJob?: Resolver<ResolversTypes['JobQueue'], ParentType, ContextType, RequireFields<MutationDiscardJobArgs, 'jobId' | 'queue' | 'reason'>>;
  retryJobs?: Resolver<ResolversTypes['JobQueue'], ParentType, ContextType, RequireFields<MutationRetryJobsArgs, 'queue'>>;
  setActivityRetention?: Resolver<ResolversTypes['ActivityLog'], ParentType, ContextType, Partial<MutationSetActivityRetentionArgs>>;
  verifyActivityLog?: Resolver<ResolversTypes['LogVerdict'], ParentType, ContextType>;
};

export type OrganisationLogEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrganisationLogEntry'] = ResolversParentTypes['OrganisationLogEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['ActivityTarget']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganisationLogPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrganisationLogPage'] = ResolversParentTypes['OrganisationLogPage']> = {
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['OrganisationLogEntry']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['LogAnchor']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activities?: Resolver<ResolversTypes['ActivityPage'], ParentType, ContextType, RequireFields<QueryActivitiesArgs, 'first'>>;
  activityLog?: Resolver<ResolversTypes['ActivityLog'], ParentType, ContextType>;
  adminCharts?: Resolver<ResolversTypes['AdminCharts'], ParentType, ContextType>;
  adminOrganisations?: Resolver<ResolversTypes['AdminOrganisationPage'], ParentType, ContextType, RequireFields<QueryAdminOrganisationsArgs, 'first'>>;
  adminStats?: Resolver<ResolversTypes['AdminStats'], ParentType, ContextType>;
  adminUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUserPage'], ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'first'>>;
  exportAdmin?: Resolver<ResolversTypes['ExportPage'], ParentType, ContextType, Partial<QueryExportAdminArgs>>;
  organisationLog?: Resolver<ResolversTypes['OrganisationLogPage'], ParentType, ContextType, RequireFields<QueryOrganisationLogArgs, 'first'>>;
  queues?: Resolver<Array<ResolversTypes['JobQueue']>, ParentType, ContextType>;
  securityLog?: Resolver<Maybe<ResolversTypes['SecurityLogPage']>, ParentType, ContextType, RequireFields<QuerySecurityLogArgs, 'first'>>;
  verifyOrganisationLog?: Resolver<ResolversTypes['LogVerdict'], ParentType, ContextType>;
};

export type SecurityLogEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecurityLogEntry'] = ResolversParentTypes['SecurityLogEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['SecurityLogActor'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SecurityLogPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecurityLogPage'] = ResolversParentTypes['SecurityLogPage']> = {
  entries?: Resolver<Array<ResolversTypes['SecurityLogEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  adminUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Activity?: ActivityResolvers<ContextType>;
  ActivityLog?: ActivityLogResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  ActivityTarget?: ActivityTargetResolvers<ContextType>;
  AdminCharts?: AdminChartsResolvers<ContextType>;
  AdminOrganisation?: AdminOrganisationResolvers<ContextType>;
  AdminOrganisationPage?: AdminOrganisationPageResolvers<ContextType>;
  AdminStats?: AdminStatsResolvers<ContextType>;
  AdminSystem?: AdminSystemResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserPage?: AdminUserPageResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeadJob?: DeadJobResolvers<ContextType>;
  DeletedUser?: DeletedUserResolvers<ContextType>;
  ExportPage?: ExportPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JobQueue?: JobQueueResolvers<ContextType>;
  LogAnchor?: LogAnchorResolvers<ContextType>;
  LogVerdict?: LogVerdictResolvers<ContextType>;
  MonthlyCount?: MonthlyCountResolvers<ContextType>;
  MonthlyLevels?: MonthlyLevelsResolvers<ContextType>;
  MonthlyRevenue?: MonthlyRevenueResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrganisationLogEntry?: OrganisationLogEntryResolvers<ContextType>;
  OrganisationLogPage?: OrganisationLogPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SecurityLogEntry?: SecurityLogEntryResolvers<ContextType>;
  SecurityLogPage?: SecurityLogPageResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

