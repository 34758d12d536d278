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
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: Date | string; }
  /** Any value in JSON. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type Checkout = {
  __typename?: 'Checkout';
  /** Null when there is nothing to pay or to confirm: the plan is in force. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  subscription: PlanSubscription;
  subscriptionId: Scalars['String']['output'];
};

export type DocumentCheckout = {
  __typename?: 'DocumentCheckout';
  /** In major units. */
  amount: Scalars['Float']['output'];
  /** Null when it is paid for already. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** EUR or GBP, by the assessment's jurisdiction. */
  currency: Scalars['String']['output'];
  purchase: DocumentPurchase;
  purchaseId: Scalars['ID']['output'];
};

export type DocumentPurchase = {
  __typename?: 'DocumentPurchase';
  /** In major units. */
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
  /** Bought in test mode, with a test card. */
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
  /** In major units. */
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
  /** Begins the change of the card that renewals are charged to. */
  beginPaymentMethodUpdate: PaymentMethodUpdate;
  /** Ends the subscription with the period that is paid for. */
  cancelSubscription: PlanSubscription;
  /** The same for somebody with a running subscription; CONFLICT without one. */
  changePlan: Checkout;
  /**
   * Subscribes to a plan. An unfinished subscription is continued; a running one is changed, with what is left of the old
   * plan credited. A client secret is there when something has to be paid or confirmed by the person.
   */
  createSubscription: Checkout;
  /** Adopts the card that the caller has just confirmed, and pays with it what is overdue. */
  finishPaymentMethodUpdate: PlanSubscription;
  /** Buys one type of document for one of the caller's assessments. Asking twice is one purchase. */
  purchaseDocument: DocumentCheckout;
  /** Takes a cancellation back while the period runs. */
  resumeSubscription: PlanSubscription;
  /** Chooses between test and real payments, at once and for everybody. For administrators. */
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
  /** For confirming a card here; null when there is a page to go to. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** The payment provider's page to go to; null when the card is entered here. */
  portalUrl?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethodUpdateInput = {
  /** The path to come back to from the provider's page; /subscription unless said. */
  returnPath?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** Whether live payments are set up. */
  liveReady: Scalars['Boolean']['output'];
  /** True: test cards, no money. False: real payments. */
  sandboxMode: Scalars['Boolean']['output'];
  /** Whether test payments go to the simulator of the embedded default. */
  simulator: Scalars['Boolean']['output'];
  /** Whether test payments are set up. */
  testReady: Scalars['Boolean']['output'];
  /** A standing warning, for example that nothing can be charged. */
  warning?: Maybe<Scalars['String']['output']>;
};

export type PaymentSettingsInput = {
  sandboxMode: Scalars['Boolean']['input'];
};

export type PlanChange = {
  __typename?: 'PlanChange';
  /** Charged at once, in major units; 0 when what is left of the old plan covers it. */
  amountDue: Scalars['Float']['output'];
  /** Left over for the invoices to come, in major units. */
  credit: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  /** The new plan's monthly price, in major units. */
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

/** The caller's own subscription; without one, plan and status are free. */
export type PlanSubscription = {
  __typename?: 'PlanSubscription';
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** Until when the plan is paid for; it then renews or, if cancelled, ends. */
  currentPeriodEnd?: Maybe<Scalars['DateTime']['output']>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** The card that renewals are charged to. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** A change that waits for its payment. */
  pendingPlan?: Maybe<Scalars['String']['output']>;
  plan: Scalars['String']['output'];
  status: Scalars['String']['output'];
  /** Whether this is a subscription in test mode, with test cards. */
  testMode: Scalars['Boolean']['output'];
  /** What is overdue. Subscribing to the same plan again gives the client secret that pays it. */
  unpaid?: Maybe<UnpaidInvoice>;
  user: User;
};

export type PurchaseDocumentInput = {
  assessmentId: Scalars['ID']['input'];
  /** transparency-notice, model-card or risk-assessment. */
  documentType: Scalars['String']['input'];
};

export type PurchaseStatus =
  /** Called off before it was paid. */
  | 'canceled'
  | 'disputed'
  | 'paid'
  | 'pending'
  | 'refunded';

export type Query = {
  __typename?: 'Query';
  /**
   * The documents of one of the caller's assessments that were bought, or are being bought, newest first; 100 at most.
   * Open purchases are read anew from the payment provider.
   */
  documentPurchases?: Maybe<Array<DocumentPurchase>>;
  /** What billing keeps of the caller, a page at a time. */
  exportBilling: ExportPage;
  /** The caller's invoices, newest first; 24 at most. */
  invoices: Array<Invoice>;
  /** Which set of payment keys is in use. For administrators. */
  paymentSettings: PaymentSettings;
  /** What a change to another plan would cost today, for somebody with a running subscription. */
  planChange: PlanChange;
  /** The plans on offer, cheapest first. Needs no session. */
  plans: Array<PlanOffer>;
  /** What the browser's payment form is opened with. Needs no session. */
  stripeConfig: StripeConfig;
  /**
   * The caller's subscription in the payment mode in force. While a checkout is open it is read anew from the payment
   * provider, so that whoever has just paid sees what they paid for.
   */
  subscription: PlanSubscription;
  /** For administrators: what the payment provider told us last, 200 at most. Kept for 30 days. */
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
  /** Empty when payments are not set up in the mode in force. */
  publicKey: Scalars['String']['output'];
  sandboxMode: Scalars['Boolean']['output'];
};

export type UnpaidInvoice = {
  __typename?: 'UnpaidInvoice';
  /** In major units, for example euros. */
  amount: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  /** A page on which it can be paid. */
  hostedInvoiceUrl?: Maybe<Scalars['String']['output']>;
};

/** What billing knows of an account. Whoever may see the account may see it. */
export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
  /** When the plan ends: set when it is cancelled, or has ended. */
  subscriptionEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** free, starter, professional or enterprise: what the account may use now. */
  subscriptionPlan?: Maybe<Scalars['String']['output']>;
  /** free, or the payment provider's word: active, past_due, unpaid, canceled… */
  subscriptionStatus?: Maybe<Scalars['String']['output']>;
};

/** One event that the payment provider told us of. Nothing of its contents is kept. */
export type WebhookEntry = {
  __typename?: 'WebhookEntry';
  /** When everything that follows from it was done; null until then. */
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** test or live; null where it was not noted. */
  mode?: Maybe<Scalars['String']['output']>;
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
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
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
  PaymentSettings: PaymentSettings;
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

export type PaymentSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  liveReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sandboxMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  simulator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

