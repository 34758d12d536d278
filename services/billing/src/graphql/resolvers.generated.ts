import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SubscriptionView } from '../use-cases/readSubscription.ts';
import type { Checkout as OpenedCheckout } from '../use-cases/subscribe.ts';
import type { Invoice as StripeInvoice } from '../adapters/stripePayments.ts';
import type { Purchase } from '../domain/purchase.ts';
import type { DocumentCheckout as OpenedDocumentCheckout } from '../use-cases/purchaseDocument.ts';
import type { RequestContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

export type Checkout = {
  __typename?: 'Checkout';
  /** Null if there is nothing to pay or confirm: the plan is active. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  subscription: PlanSubscription;
  subscriptionId: Scalars['String']['output'];
};

export type DocumentCheckout = {
  __typename?: 'DocumentCheckout';
  /** In euros or pounds, not cents or pence. */
  amount: Scalars['Float']['output'];
  /** Null if it is already paid. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** EUR or GBP, depending on the assessment's jurisdiction. */
  currency: Scalars['String']['output'];
  purchase: DocumentPurchase;
  purchaseId: Scalars['ID']['output'];
};

export type DocumentPurchase = {
  __typename?: 'DocumentPurchase';
  /** In euros or pounds, not cents or pence. */
  amount: Scalars['Float']['output'];
  assessmentId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  /** transparency-notice, model-card or risk-assessment. */
  documentType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  receiptUrl?: Maybe<Scalars['String']['output']>;
  status: PurchaseStatus;
  /** Whether it was bought with a test card. */
  testMode: Scalars['Boolean']['output'];
};

export type ExportPage = {
  __typename?: 'ExportPage';
  collection: Scalars['String']['output'];
  next?: Maybe<Scalars['String']['output']>;
  rows: Array<Scalars['JSON']['output']>;
};

export type Invoice = {
  __typename?: 'Invoice';
  /** In euros or pounds, not cents or pence. */
  amount: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  hostedUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  number?: Maybe<Scalars['String']['output']>;
  pdfUrl?: Maybe<Scalars['String']['output']>;
  /** open, paid, uncollectible or void. */
  status: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Starts a change of the card used for renewals. */
  beginPaymentMethodUpdate: PaymentMethodUpdate;
  /** Cancels the subscription at the end of the paid period. */
  cancelSubscription: PlanSubscription;
  /** Changes the plan of an active subscription; CONFLICT without one. Requires a recent confirmation. */
  changePlan: Checkout;
  /**
   * Subscribes to a plan. An incomplete subscription is continued; an active one is changed, and the unused part of the old
   * plan is credited. A client secret is returned if the user must pay or confirm something.
   */
  createSubscription: Checkout;
  /** Makes the confirmed card the card used for renewals, and pays any overdue invoice with it. */
  finishPaymentMethodUpdate: PlanSubscription;
  /** Buys one type of document for one of the caller's assessments. Repeating the request does not buy it twice. */
  purchaseDocument: DocumentCheckout;
  /** Resumes a cancelled subscription before its paid period ends. Requires a recent confirmation. */
  resumeSubscription: PlanSubscription;
  /** Turns sandbox mode on or off for all users, with immediate effect. Administrators only. */
  setPaymentSettings: PaymentSettings;
};


export type MutationBeginPaymentMethodUpdateArgs = {
  input?: InputMaybe<PaymentMethodUpdateInput>;
};


export type MutationChangePlanArgs = {
  planId: PlanId;
};


export type MutationCreateSubscriptionArgs = {
  planId: PlanId;
};


export type MutationFinishPaymentMethodUpdateArgs = {
  setupIntentId: Scalars['String']['input'];
};


export type MutationPurchaseDocumentArgs = {
  input: PurchaseDocumentInput;
};


export type MutationSetPaymentSettingsArgs = {
  input: PaymentSettingsInput;
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** For example visa. */
  brand: Scalars['String']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  last4: Scalars['String']['output'];
};

export type PaymentMethodUpdate = {
  __typename?: 'PaymentMethodUpdate';
  /** The secret to confirm a card here; null if portalUrl is set. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** The payment provider's page where the card is changed; null if the card is entered here. */
  portalUrl?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethodUpdateInput = {
  /** The path to return to from the provider's page; /subscription by default. */
  returnPath?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** Whether live payments are set up. */
  liveReady: Scalars['Boolean']['output'];
  /** True: only test cards are accepted and nothing is charged. False: charges are real. */
  sandboxMode: Scalars['Boolean']['output'];
  /** Whether test payments go to the built-in payment simulator. */
  simulator: Scalars['Boolean']['output'];
  /** Whether test payments are set up. */
  testReady: Scalars['Boolean']['output'];
  /** How often the settings were changed. */
  version: Scalars['Int']['output'];
  /** A warning to show, for example that payments are not set up. */
  warning?: Maybe<Scalars['String']['output']>;
};

export type PaymentSettingsInput = {
  sandboxMode: Scalars['Boolean']['input'];
};

export type PlanChange = {
  __typename?: 'PlanChange';
  /** Charged at once, in euros; 0 if the credit for the old plan covers it. */
  amountDue: Scalars['Float']['output'];
  /** Credit carried over to later invoices, in euros. */
  credit: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  /** The new plan's monthly price, in euros. */
  nextAmount: Scalars['Float']['output'];
  plan: PlanId;
};

/** A plan's column in the feature comparison. */
export type PlanComparison = {
  __typename?: 'PlanComparison';
  aiSystems: Scalars['String']['output'];
  apiAccess: Scalars['Boolean']['output'];
  documentGeneration: Scalars['String']['output'];
  support: Scalars['String']['output'];
  whiteLabel: Scalars['Boolean']['output'];
};

export type PlanId =
  | 'enterprise'
  | 'professional'
  | 'starter';

export type PlanOffer = {
  __typename?: 'PlanOffer';
  comparison: PlanComparison;
  features: Array<Scalars['String']['output']>;
  id: PlanId;
  /** month */
  interval: Scalars['String']['output'];
  name: Scalars['String']['output'];
  popular: Scalars['Boolean']['output'];
  /** In euros, tax included. */
  price: Scalars['Float']['output'];
};

/** The subscription of the caller's organisation; plan and status are free if there is none. */
export type PlanSubscription = {
  __typename?: 'PlanSubscription';
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** The end of the paid period: the plan then renews or, if cancelled, ends. */
  currentPeriodEnd?: Maybe<Scalars['DateTime']['output']>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The organisation's id. */
  id: Scalars['ID']['output'];
  /** The card used for renewals, for owners. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** The plan of a change that is waiting for payment. */
  pendingPlan?: Maybe<Scalars['String']['output']>;
  plan: Scalars['String']['output'];
  status: Scalars['String']['output'];
  /** Whether the subscription was paid with test cards. */
  testMode: Scalars['Boolean']['output'];
  /** The overdue invoice, if any, for owners. Subscribing to the same plan again returns the client secret that pays it. */
  unpaid?: Maybe<UnpaidInvoice>;
  user: User;
};

export type PurchaseDocumentInput = {
  assessmentId: Scalars['ID']['input'];
  /** transparency-notice, model-card or risk-assessment. */
  documentType: Scalars['String']['input'];
};

export type PurchaseStatus =
  /** Cancelled before it was paid. */
  | 'canceled'
  | 'disputed'
  | 'paid'
  | 'pending'
  | 'refunded';

export type Query = {
  __typename?: 'Query';
  /**
   * Document purchases for the system of one of the caller's assessments under its law, newest first, up to 100: one purchase
   * covers later assessments. Pending purchases are read from the payment provider.
   */
  documentPurchases?: Maybe<Array<DocumentPurchase>>;
  /** The data this service holds about the signed-in user, page by page, for a data export. */
  exportBilling: ExportPage;
  /** The caller's invoices, newest first, up to 24. */
  invoices: Array<Invoice>;
  /** Whether payments are in sandbox mode. Administrators only. */
  paymentSettings: PaymentSettings;
  /** The cost of changing to another plan today. Requires an active subscription. */
  planChange: PlanChange;
  /** The available plans, cheapest first. Requires no session. */
  plans: Array<PlanOffer>;
  /** The configuration of the browser's payment form. Requires no session. */
  stripeConfig: StripeConfig;
  /**
   * The caller's subscription in the current payment mode. While a checkout is open, it is read from the payment provider,
   * so that a payment just made is included.
   */
  subscription: PlanSubscription;
  /** The latest events received from the payment provider, up to 200. Kept for 30 days. Administrators only. */
  webhookLog: Array<WebhookEntry>;
};


export type QueryDocumentPurchasesArgs = {
  assessmentId: Scalars['ID']['input'];
};


export type QueryExportBillingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPlanChangeArgs = {
  planId: PlanId;
};

export type StripeConfig = {
  __typename?: 'StripeConfig';
  /** Empty if payments are not set up in the current mode. */
  publicKey: Scalars['String']['output'];
  sandboxMode: Scalars['Boolean']['output'];
};

export type UnpaidInvoice = {
  __typename?: 'UnpaidInvoice';
  /** In euros or pounds, not cents or pence. */
  amount: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  /** A page where the invoice can be paid. */
  hostedInvoiceUrl?: Maybe<Scalars['String']['output']>;
};

/** The subscription fields of an account, visible to anyone who may see the account. */
export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
  /** The end of the plan, once it has been cancelled or has ended. */
  subscriptionEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The current plan: free, starter, professional or enterprise. */
  subscriptionPlan?: Maybe<Scalars['String']['output']>;
  /** free, or the payment provider's status: active, past_due, unpaid, canceled… */
  subscriptionStatus?: Maybe<Scalars['String']['output']>;
};

/** An event received from the payment provider, without its contents. */
export type WebhookEntry = {
  __typename?: 'WebhookEntry';
  /** When the event was fully processed; null until then. */
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** test or live. */
  mode: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** For example invoice.paid. */
  type: Scalars['String']['output'];
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
  PaymentSettings: PaymentSettings;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  PaymentSettings:
    ( { __typename: 'PaymentSettings' }
    & GraphQLRecursivePick<FederationTypes['PaymentSettings'], {"version":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Checkout: ResolverTypeWrapper<OpenedCheckout>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DocumentCheckout: ResolverTypeWrapper<OpenedDocumentCheckout>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  DocumentPurchase: ResolverTypeWrapper<Purchase>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ExportPage: ResolverTypeWrapper<ExportPage>;
  Invoice: ResolverTypeWrapper<StripeInvoice>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PaymentMethodUpdate: ResolverTypeWrapper<PaymentMethodUpdate>;
  PaymentMethodUpdateInput: PaymentMethodUpdateInput;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  PaymentSettingsInput: PaymentSettingsInput;
  PlanChange: ResolverTypeWrapper<PlanChange>;
  PlanComparison: ResolverTypeWrapper<PlanComparison>;
  PlanId: PlanId;
  PlanOffer: ResolverTypeWrapper<PlanOffer>;
  PlanSubscription: ResolverTypeWrapper<SubscriptionView>;
  PurchaseDocumentInput: PurchaseDocumentInput;
  PurchaseStatus: PurchaseStatus;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  StripeConfig: ResolverTypeWrapper<StripeConfig>;
  UnpaidInvoice: ResolverTypeWrapper<UnpaidInvoice>;
  User: ResolverTypeWrapper<SubscriptionView>;
  WebhookEntry: ResolverTypeWrapper<WebhookEntry>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Checkout: OpenedCheckout;
  String: Scalars['String']['output'];
  DateTime: Scalars['DateTime']['output'];
  DocumentCheckout: OpenedDocumentCheckout;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  DocumentPurchase: Purchase;
  Boolean: Scalars['Boolean']['output'];
  ExportPage: ExportPage;
  Invoice: StripeInvoice;
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  PaymentMethod: PaymentMethod;
  Int: Scalars['Int']['output'];
  PaymentMethodUpdate: PaymentMethodUpdate;
  PaymentMethodUpdateInput: PaymentMethodUpdateInput;
  PaymentSettings: PaymentSettings | FederationReferenceTypes['PaymentSettings'];
  PaymentSettingsInput: PaymentSettingsInput;
  PlanChange: PlanChange;
  PlanComparison: PlanComparison;
  PlanOffer: PlanOffer;
  PlanSubscription: SubscriptionView;
  PurchaseDocumentInput: PurchaseDocumentInput;
  Query: Record<PropertyKey, never>;
  StripeConfig: StripeConfig;
  UnpaidInvoice: UnpaidInvoice;
  User: SubscriptionView;
  WebhookEntry: WebhookEntry;
};

export type CheckoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['PlanSubscription'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentCheckoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentCheckout'] = ResolversParentTypes['DocumentCheckout']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchase?: Resolver<ResolversTypes['DocumentPurchase'], ParentType, ContextType>;
  purchaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DocumentPurchaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentPurchase'] = ResolversParentTypes['DocumentPurchase']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  assessmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PurchaseStatus'], ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExportPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportPage'] = ResolversParentTypes['ExportPage']> = {
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hostedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pdfUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  beginPaymentMethodUpdate?: Resolver<ResolversTypes['PaymentMethodUpdate'], ParentType, ContextType, Partial<MutationBeginPaymentMethodUpdateArgs>>;
  cancelSubscription?: Resolver<ResolversTypes['PlanSubscription'], ParentType, ContextType>;
  changePlan?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationChangePlanArgs, 'planId'>>;
  createSubscription?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationCreateSubscriptionArgs, 'planId'>>;
  finishPaymentMethodUpdate?: Resolver<ResolversTypes['PlanSubscription'], ParentType, ContextType, RequireFields<MutationFinishPaymentMethodUpdateArgs, 'setupIntentId'>>;
  purchaseDocument?: Resolver<ResolversTypes['DocumentCheckout'], ParentType, ContextType, RequireFields<MutationPurchaseDocumentArgs, 'input'>>;
  resumeSubscription?: Resolver<ResolversTypes['PlanSubscription'], ParentType, ContextType>;
  setPaymentSettings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType, RequireFields<MutationSetPaymentSettingsArgs, 'input'>>;
};

export type PaymentMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodUpdateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentMethodUpdate'] = ResolversParentTypes['PaymentMethodUpdate']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings'], FederationReferenceType extends FederationReferenceTypes['PaymentSettings'] = FederationReferenceTypes['PaymentSettings']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PaymentSettings']> | FederationReferenceType, FederationReferenceType, ContextType>;
  liveReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sandboxMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  simulator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanChange'] = ResolversParentTypes['PlanChange']> = {
  amountDue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanId'], ParentType, ContextType>;
};

export type PlanComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanComparison'] = ResolversParentTypes['PlanComparison']> = {
  aiSystems?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apiAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  documentGeneration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  support?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whiteLabel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlanOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanOffer'] = ResolversParentTypes['PlanOffer']> = {
  comparison?: Resolver<ResolversTypes['PlanComparison'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PlanId'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  popular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlanSubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanSubscription'] = ResolversParentTypes['PlanSubscription']> = {
  cancelAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currentPeriodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  pendingPlan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unpaid?: Resolver<Maybe<ResolversTypes['UnpaidInvoice']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  documentPurchases?: Resolver<Maybe<Array<ResolversTypes['DocumentPurchase']>>, ParentType, ContextType, RequireFields<QueryDocumentPurchasesArgs, 'assessmentId'>>;
  exportBilling?: Resolver<ResolversTypes['ExportPage'], ParentType, ContextType, Partial<QueryExportBillingArgs>>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  paymentSettings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType>;
  planChange?: Resolver<ResolversTypes['PlanChange'], ParentType, ContextType, RequireFields<QueryPlanChangeArgs, 'planId'>>;
  plans?: Resolver<Array<ResolversTypes['PlanOffer']>, ParentType, ContextType>;
  stripeConfig?: Resolver<ResolversTypes['StripeConfig'], ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['PlanSubscription'], ParentType, ContextType>;
  webhookLog?: Resolver<Array<ResolversTypes['WebhookEntry']>, ParentType, ContextType>;
};

export type StripeConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StripeConfig'] = ResolversParentTypes['StripeConfig']> = {
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sandboxMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UnpaidInvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnpaidInvoice'] = ResolversParentTypes['UnpaidInvoice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hostedInvoiceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscriptionEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscriptionPlan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookEntry'] = ResolversParentTypes['WebhookEntry']> = {
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Checkout?: CheckoutResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DocumentCheckout?: DocumentCheckoutResolvers<ContextType>;
  DocumentPurchase?: DocumentPurchaseResolvers<ContextType>;
  ExportPage?: ExportPageResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodUpdate?: PaymentMethodUpdateResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  PlanChange?: PlanChangeResolvers<ContextType>;
  PlanComparison?: PlanComparisonResolvers<ContextType>;
  PlanOffer?: PlanOfferResolvers<ContextType>;
  PlanSubscription?: PlanSubscriptionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  StripeConfig?: StripeConfigResolvers<ContextType>;
  UnpaidInvoice?: UnpaidInvoiceResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  WebhookEntry?: WebhookEntryResolvers<ContextType>;
};

