import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RecommendedAction } from './recommendedActions.ts';
import type { ActionCounts as StoredCounts } from '../store/actionLists.ts';
import type { Report as StoredReport } from '../domain/reportOf.ts';
import type { Review as StoredReview } from '../store/reviews.ts';
import type { Action as StoredAction, Acceptance as StoredAcceptance, DueRequest as StoredDueRequest } from '../domain/action.ts';
import type { ActionComment as StoredComment } from '../store/actionComments.ts';
import type { ActionPage as ReadPage } from '../use-cases/readActions.ts';
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

export type Acceptance = {
  __typename?: 'Acceptance';
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null while pending. */
  approvedBy?: Maybe<Person>;
  askedAt: Scalars['DateTime']['output'];
  askedBy: Person;
  reason: Scalars['String']['output'];
  /** ISO date. */
  reviewDay: Scalars['String']['output'];
};

export type Action = {
  __typename?: 'Action';
  appliesFrom?: Maybe<Scalars['String']['output']>;
  citation: Citation;
  /** When it is due: 'now', a date, or 'before first use'. */
  due: Scalars['String']['output'];
  /** Whether it is good practice rather than a legal duty (Art. 95). */
  goodPractice: Scalars['Boolean']['output'];
  /** How far it is: as it stands when it is read, and no part of the report. Usually one; up to 3. */
  items: Array<ActionItem>;
  questionId: Scalars['String']['output'];
  text: Scalars['String']['output'];
};


export type ActionItemsArgs = {
  first?: Scalars['Int']['input'];
};

export type ActionChange = {
  __typename?: 'ActionChange';
  at: Scalars['DateTime']['output'];
  by: Person;
  field: ActionField;
};

export type ActionComment = {
  __typename?: 'ActionComment';
  at: Scalars['DateTime']['output'];
  /** Null if a report did it. */
  by?: Maybe<Person>;
  id: Scalars['ID']['output'];
  kind: ActionCommentKind;
  text: Scalars['String']['output'];
};

export type ActionCommentKind =
  | 'comment'
  /** What became of it. */
  | 'note';

export type ActionCounts = {
  __typename?: 'ActionCounts';
  accepted: Scalars['Int']['output'];
  /** The day as of which they are counted, ISO date. */
  asOf: Scalars['String']['output'];
  closed: Scalars['Int']['output'];
  doing: Scalars['Int']['output'];
  done: Scalars['Int']['output'];
  /** Open or started actions without a date that are due now, because the law is in force. */
  now: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  /** Actions that are not done and past their due date, or past the review date of an accepted risk. */
  overdue: Scalars['Int']['output'];
};

export type ActionField =
  | 'cites'
  | 'due'
  | 'owner'
  | 'state'
  | 'title';

export type ActionFilter = {
  jurisdiction?: InputMaybe<Jurisdiction>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** The number of a person. */
  owner?: InputMaybe<Scalars['ID']['input']>;
  states?: InputMaybe<Array<ActionState>>;
  systemId?: InputMaybe<Scalars['ID']['input']>;
  /** Those that no one owns. */
  unowned?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Something to do about an AI system, in the words of the report that opened it, or in the organisation's own. */
export type ActionItem = {
  __typename?: 'ActionItem';
  acceptance?: Maybe<Acceptance>;
  /** ISO date from which the gap counts. */
  appliesFrom?: Maybe<Scalars['String']['output']>;
  /** Who changed a field last; without those that no one has changed. */
  changes: Array<ActionChange>;
  citation?: Maybe<Citation>;
  /** The basis of the action, in short. */
  cites?: Maybe<Scalars['String']['output']>;
  /** The report in which its gap is gone; null for one that is open, and for one that is closed because its system is recorded as retired. */
  closedBy?: Maybe<Scalars['ID']['output']>;
  commentCount: Scalars['Int']['output'];
  /** The last ones, oldest first, up to 1,000. */
  comments: Array<ActionComment>;
  /** The person who completed that report. */
  completedBy?: Maybe<Person>;
  createdAt: Scalars['DateTime']['output'];
  /** The date that counts: the action's, or the review date of an accepted risk. Null if there is none. ISO date. */
  day?: Maybe<Scalars['String']['output']>;
  /** A sentence on what was done; null unless it is done. */
  doneNote?: Maybe<Scalars['String']['output']>;
  /** ISO date; proposed from the law's. */
  due?: Maybe<Scalars['String']['output']>;
  /** Why it is later than the legal date, or is asked to be. */
  dueReason?: Maybe<Scalars['String']['output']>;
  /** Who asked for a later day than the legal date, and who agreed; null without such a day. */
  dueRequest?: Maybe<DueRequest>;
  /** The due date in the words of the report. */
  dueWords?: Maybe<Scalars['String']['output']>;
  /** The duty that its gap leaves open. */
  dutyId?: Maybe<Scalars['String']['output']>;
  /** With what a file is given as evidence at POST /api/evidence; null where there is nothing that it could support. */
  evidencePlace?: Maybe<EvidencePlace>;
  /** How the last report that asks for it finds its gap; null for one of the organisation's own, for good practice and for facts. */
  gap?: Maybe<DutyStatus>;
  goodPractice: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Null for an action that a member added. */
  jurisdiction?: Maybe<Jurisdiction>;
  /** The legal date, ISO date; null if the law is in force already or names no date. */
  lawDue?: Maybe<Scalars['String']['output']>;
  /** Whether the action is about the organisation as a whole. */
  organisation: Scalars['Boolean']['output'];
  /** Whether its day, or that of its review, is past. */
  overdue: Scalars['Boolean']['output'];
  owner?: Maybe<Person>;
  /** A later day than the legal date that was asked for; the legal date counts until another member agrees. ISO date. */
  pendingDue?: Maybe<Scalars['String']['output']>;
  /** The question to answer again when the action is done. */
  questionId?: Maybe<Scalars['String']['output']>;
  /** The latest report that contains the action, by the number of its assessment. */
  reportId?: Maybe<Scalars['ID']['output']>;
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  severity?: Maybe<Severity>;
  state: ActionState;
  stateAt: Scalars['DateTime']['output'];
  /** The person who put it into this state; null if a report did it. */
  stateBy?: Maybe<Person>;
  /** Null for one of the organisation as a whole, and for a moment after the system is deleted. */
  system?: Maybe<AiSystem>;
  /** Null for an organisation duty, which has one action for all AI systems of the organisation. */
  systemId?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
  /** The function in an organisation that usually does it. */
  who?: Maybe<Scalars['String']['output']>;
  /** The gap. */
  why?: Maybe<Scalars['String']['output']>;
};


/** Something to do about an AI system, in the words of the report that opened it, or in the organisation's own. */
export type ActionItemCommentsArgs = {
  first?: Scalars['Int']['input'];
};

export type ActionPage = {
  __typename?: 'ActionPage';
  /** Over all pages and every state. */
  counts: ActionCounts;
  items: Array<ActionItem>;
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  /** The AI systems that have actions, up to 500. */
  systems: Array<Maybe<AiSystem>>;
};


export type ActionPageSystemsArgs = {
  first?: Scalars['Int']['input'];
};

export type ActionSort =
  | 'due'
  /** By person, what no one owns first, and within that by due date. */
  | 'owner'
  /** The most severe first, and within that by due date. */
  | 'severity'
  /** By name, and within that by due date. */
  | 'system';

export type ActionState =
  | 'accepted'
  | 'closed'
  | 'doing'
  | 'done'
  | 'open';

/** An AI system that a user has registered. */
export type AiSystem = {
  __typename?: 'AiSystem';
  /** The days that matter to it, by its latest report under its own jurisdiction; empty without one of a later question bank than the first. */
  clocks?: Maybe<Array<Clock>>;
  id: Scalars['ID']['output'];
  jurisdiction: Jurisdiction;
};

export type AskToAcceptInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  /** ISO date, in the future. */
  reviewDay: Scalars['String']['input'];
};

export type Assessment = {
  __typename?: 'Assessment';
  id: Scalars['ID']['output'];
  /**
   * The report; null while the assessment is in progress. Right after completion the response waits up to 5 s for the
   * report, then returns UNAVAILABLE.
   */
  report?: Maybe<Report>;
  status: AssessmentStatus;
};

export type AssessmentStatus =
  | 'completed'
  | 'in_progress';

export type Citation = {
  __typename?: 'Citation';
  appliesFrom?: Maybe<Scalars['String']['output']>;
  article: Scalars['String']['output'];
  asOf: Scalars['String']['output'];
  checkedOn: Scalars['String']['output'];
  confidence: Confidence;
  instrument: Scalars['String']['output'];
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Clock = {
  __typename?: 'Clock';
  /** Whether it is law, or only proposed. */
  binding: Scalars['Boolean']['output'];
  citation: Citation;
  /** ISO date. */
  date: Scalars['String']['output'];
  what: Scalars['String']['output'];
};

/** A day to come. */
export type ClockDay = {
  __typename?: 'ClockDay';
  /** Whether it is law, or only proposed. */
  binding: Scalars['Boolean']['output'];
  citation: Citation;
  /** ISO date. */
  date: Scalars['String']['output'];
  /** How many systems it concerns. */
  systemCount: Scalars['Int']['output'];
  /** Up to three of them. */
  systems: Array<Maybe<AiSystem>>;
  /** What happens, up to three sentences. */
  what: Array<Scalars['String']['output']>;
};

export type ComplianceScore = {
  __typename?: 'ComplianceScore';
  /** Good Compliance, Needs Improvement or Action Required; Not scored outside the law. */
  band: Scalars['String']['output'];
  /** 0 to 100; higher is better. */
  score: Scalars['Int']['output'];
};

export type Confidence =
  | 'H'
  | 'L'
  | 'M';

export type Correction = {
  __typename?: 'Correction';
  citation?: Maybe<Citation>;
  text: Scalars['String']['output'];
};

export type CreateActionInput = {
  /** Basis, in words. */
  cites?: InputMaybe<Scalars['String']['input']>;
  /** ISO date. */
  due?: InputMaybe<Scalars['String']['input']>;
  /** The number of a person. */
  owner?: InputMaybe<Scalars['ID']['input']>;
  systemId: Scalars['ID']['input'];
  /** 1 to 500 characters. */
  title: Scalars['String']['input'];
};

export type DecideAcceptanceInput = {
  approve: Scalars['Boolean']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

export type DecideDueDateInput = {
  agree: Scalars['Boolean']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

export type DoneActions = {
  __typename?: 'DoneActions';
  count: Scalars['Int']['output'];
  jurisdiction: Jurisdiction;
  /** The questions to answer again, up to 300. */
  questionIds: Array<Scalars['String']['output']>;
  system?: Maybe<AiSystem>;
};

export type DueRequest = {
  __typename?: 'DueRequest';
  agreedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null while pending. The same person as `askedBy` if the organisation had no other member. */
  agreedBy?: Maybe<Person>;
  askedAt: Scalars['DateTime']['output'];
  askedBy: Person;
};

export type Duty = {
  __typename?: 'Duty';
  /** Null if it is not known whether the duty applies. */
  binds?: Maybe<Scalars['Boolean']['output']>;
  citation: Citation;
  /** ISO date from which the duty applies to this system. */
  from?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  owner?: Maybe<Scalars['String']['output']>;
  /** The question that it was answered with. */
  questionId?: Maybe<Scalars['String']['output']>;
  /** On the day of the report; null for a duty that does not bind. */
  state?: Maybe<DutyState>;
  status: DutyStatus;
  tier?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Who owes it, for example 'provider'. */
  who: Scalars['String']['output'];
  why: Scalars['String']['output'];
};

export type DutyState =
  | 'conditional'
  | 'due'
  | 'in_force';

export type DutyStatus =
  | 'met'
  | 'not_applicable'
  | 'open'
  | 'other_party'
  | 'partly'
  | 'unknown';

export type EstimatedFine = {
  __typename?: 'EstimatedFine';
  max: Scalars['Float']['output'];
  min: Scalars['Float']['output'];
};

export type EuClass = {
  __typename?: 'EuClass';
  /** prohibited, high-risk, limited, minimal, or out-of-scope. */
  name: Scalars['String']['output'];
  /** Why, in one sentence. */
  reason: Scalars['String']['output'];
};

export type EvidencePlace = {
  __typename?: 'EvidencePlace';
  assessmentId: Scalars['ID']['output'];
  /** The question of one of the law's actions; an action of the organisation's own by its number (action-12). */
  supports: Scalars['String']['output'];
};

/** Rows of one collection as stored, without secrets. */
export type ExportPage = {
  __typename?: 'ExportPage';
  collection: Scalars['String']['output'];
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  rows: Array<Scalars['JSON']['output']>;
};

export type Finding = {
  __typename?: 'Finding';
  appliesFrom?: Maybe<Scalars['String']['output']>;
  citation: Citation;
  /** The duty that it leaves open. */
  dutyId: Scalars['String']['output'];
  /** Who in the organisation acts on it. */
  owner: Scalars['String']['output'];
  questionId: Scalars['String']['output'];
  severity: Severity;
  /** Null if no law requires it (UK). */
  state?: Maybe<DutyState>;
  text: Scalars['String']['output'];
  /** The fine that a breach can cost, as the law names it. */
  tier?: Maybe<Scalars['String']['output']>;
};

export type FineFigure = {
  __typename?: 'FineFigure';
  /** The duties behind it. */
  duties: Array<Scalars['String']['output']>;
  /** In euros; 0 where nothing leads to a sum of the law. */
  max: Scalars['Float']['output'];
  text: Scalars['String']['output'];
  tier: Scalars['String']['output'];
};

export type FineWorking = {
  __typename?: 'FineWorking';
  citation?: Maybe<Citation>;
  /** The explanation of the range, as sentences. */
  explanation: Array<Scalars['String']['output']>;
  /** The day from which the exposure exists, ISO date. */
  exposureFrom?: Maybe<Scalars['String']['output']>;
  max: Scalars['Float']['output'];
  min: Scalars['Float']['output'];
  /** Per cent of worldwide annual turnover. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** T3, T2, GPAI, national or none. */
  tier: Scalars['String']['output'];
};

export type Fines = {
  __typename?: 'Fines';
  inForce: FineFigure;
  later: FineFigure;
};

export type Flip = {
  __typename?: 'Flip';
  /** 'If the answer to … were …'. */
  change: Scalars['String']['output'];
  questionId: Scalars['String']['output'];
  /** What class and level would be. */
  to: Scalars['String']['output'];
  value: Scalars['String']['output'];
  verified: Scalars['Boolean']['output'];
};

export type Jurisdiction =
  | 'EU'
  | 'UK';

export type LevelChange = {
  __typename?: 'LevelChange';
  after: RiskLevel;
  before: RiskLevel;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Approves a report, for good, with the name of the account and the function in which they approve. Not for those who
   * completed the assessment themselves.
   */
  approveReport: Report;
  /** Sends a report back with what has to change. */
  askForChanges: Report;
  /** Asks that a risk be taken as it is. Someone else has to approve. */
  askToAccept: ActionItem;
  /** Says something about an action. Members whose numbers are in `mentions`, up to 20, are notified. */
  commentOnAction: ActionItem;
  /** Adds one of the organisation's own, next to the law's, about an AI system that has a report. */
  createAction: ActionItem;
  /** Approves or refuses what someone else has asked for. */
  decideAcceptance: ActionItem;
  /** Agrees to a later due date than the law's that another member has asked for, or declines it. */
  decideDueDate: ActionItem;
  /** Permanently deletes one of the organisation's own, with its comments. Returns its id. */
  deleteAction: Scalars['ID']['output'];
  /** Sends a report to someone in the organisation for review, who may approve and did not complete the assessment. */
  sendForReview: Report;
  /** Changes an action; omitted fields keep their value. Done changes no score: assessing again does, and its report closes the action. */
  updateAction: ActionItem;
  /** Changes the owner or the due date of up to 100 actions, all of them or none. */
  updateActions: Array<ActionItem>;
};


export type MutationApproveReportArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  function?: InputMaybe<Scalars['String']['input']>;
  reportId: Scalars['ID']['input'];
};


export type MutationAskForChangesArgs = {
  comment: Scalars['String']['input'];
  reportId: Scalars['ID']['input'];
};


export type MutationAskToAcceptArgs = {
  input: AskToAcceptInput;
};


export type MutationCommentOnActionArgs = {
  id: Scalars['ID']['input'];
  mentions?: InputMaybe<Array<Scalars['ID']['input']>>;
  text: Scalars['String']['input'];
};


export type MutationCreateActionArgs = {
  input: CreateActionInput;
};


export type MutationDecideAcceptanceArgs = {
  input: DecideAcceptanceInput;
};


export type MutationDecideDueDateArgs = {
  input: DecideDueDateInput;
};


export type MutationDeleteActionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendForReviewArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  reportId: Scalars['ID']['input'];
  reviewer: Scalars['ID']['input'];
};


export type MutationUpdateActionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateActionInput;
};


export type MutationUpdateActionsArgs = {
  input: UpdateActionsInput;
};

/** Someone who is or was in the organisation. */
export type Person = {
  __typename?: 'Person';
  id: Scalars['ID']['output'];
};

export type PrincipleScore = {
  __typename?: 'PrincipleScore';
  principle: Scalars['String']['output'];
  rag: Rag;
  /** 0 to 100; higher is better. */
  score: Scalars['Int']['output'];
  /** Why it is rated below its score, and what of the rating rests on answers of 'Not sure'. */
  why?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** One of the organisation's actions. */
  action: ActionItem;
  /** How many actions there are in each state, over all of the organisation's AI systems, or under one law. Null only if temporarily unavailable. */
  actionCounts?: Maybe<ActionCounts>;
  /** What is not done and has a day, an accepted risk by that of its review: the soonest first, up to 100. Null only if temporarily unavailable. */
  actionDates?: Maybe<Array<ActionItem>>;
  /** What there is to do about the organisation's AI systems, by due date unless another order is chosen: what is due now comes first, what has no date last. */
  actions: ActionPage;
  /** Systems with done actions that an assessment has to confirm, up to five. */
  doneActions: Array<DoneActions>;
  /** The data this service holds about the signed-in user, page by page, for a data export. */
  exportReporting: ExportPage;
  /** The next days that matter to the caller's AI systems in one jurisdiction, by their latest reports, soonest first and law before what is only proposed, up to 20. */
  nextDays?: Maybe<Array<ClockDay>>;
  /** The latest reports under one law whose review waits for you, up to 100. Null only if temporarily unavailable. */
  reportsForReview?: Maybe<ReportsForReview>;
};


export type QueryActionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryActionCountsArgs = {
  jurisdiction?: InputMaybe<Jurisdiction>;
};


export type QueryActionDatesArgs = {
  first?: Scalars['Int']['input'];
  jurisdiction?: InputMaybe<Jurisdiction>;
  mine?: Scalars['Boolean']['input'];
};


export type QueryActionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActionFilter>;
  first?: Scalars['Int']['input'];
  reversed?: Scalars['Boolean']['input'];
  sort?: ActionSort;
};


export type QueryExportReportingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNextDaysArgs = {
  first?: Scalars['Int']['input'];
  jurisdiction?: Jurisdiction;
  systems?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryReportsForReviewArgs = {
  jurisdiction: Jurisdiction;
};

export type Rag =
  | 'AMBER'
  | 'GREEN'
  | 'RED';

/** An immutable snapshot of one completed assessment. */
export type Report = {
  __typename?: 'Report';
  actions: Array<Action>;
  assessment: ReportAssessment;
  /** Who completed the assessment. */
  author?: Maybe<Person>;
  bankVersion: Scalars['String']['output'];
  /** Changes since an earlier report on the same system under the same rules; null for the first report. */
  changes?: Maybe<ReportChanges>;
  /** EU: the class under the AI Act, with the rule that decided. */
  class?: Maybe<VerdictClass>;
  /** The days that matter to this system. */
  clocks: Array<Clock>;
  compliance: ComplianceScore;
  /** What has been corrected in the questions and rules since this report's question bank; not part of the report. Empty for the current bank. */
  corrections: Array<Correction>;
  createdAt: Scalars['DateTime']['output'];
  /** The legal duty, whether it binds, from when, and its state. */
  duties: Array<Duty>;
  /** Every earlier report on the same system under the same rules, the latest first, up to 100. */
  earlier: Array<ReportAssessment>;
  /** EU: the range in euros. */
  estimatedFine?: Maybe<EstimatedFine>;
  /** EU: the class under the AI Act, separate from the risk level. */
  euClass?: Maybe<EuClass>;
  findings: Array<Finding>;
  /** EU: how the range was calculated. */
  fine?: Maybe<FineWorking>;
  /** EU: the ceilings of the fines, in force and later, with the duties behind them. */
  fines?: Maybe<Fines>;
  /** What another fact would change, each found by scoring again. */
  flips: Array<Flip>;
  /** The gaps as plain sentences, in the order of `findings`. */
  gaps: Array<Scalars['String']['output']>;
  /** The assessment's id, which is also the report's. */
  id: Scalars['ID']['output'];
  jurisdiction: Jurisdiction;
  /** The consolidation date of the law's text, ISO date. */
  lawAsOf: Scalars['String']['output'];
  /** EU: none, gpai or gpai-systemic. */
  model?: Maybe<Scalars['String']['output']>;
  /** Other remarks, for example that the system is outside the territorial scope. */
  notes: Array<Scalars['String']['output']>;
  /** UK: the rating of each principle, in the order of ukPrinciples. */
  principleScores?: Maybe<Array<PrincipleScore>>;
  /** UK: the overall rating. */
  ragScore?: Maybe<Rag>;
  /** The titles of the recommended actions, in the order of `actions`, which have the rest of each text. */
  recommendations: Array<Scalars['String']['output']>;
  /** UK: the regulators that may look at the system, with reasons. */
  regulators: Array<ReportRegulator>;
  /** Answers to check, as sentences: those that contradict the registered type and, under UK rules, what of the rating rests on 'Not sure'. */
  remarks: Array<Scalars['String']['output']>;
  /** Questions to the other party. */
  requests: Array<Scalars['String']['output']>;
  /** Null until it is sent for review or decided. */
  review?: Maybe<Review>;
  riskResult: RiskResult;
  /** What the organisation is to the system, and why. */
  roles: Array<Role>;
  /** False outside the law: level LOW and score 0 then mean 'not scored'. */
  scored: Scalars['Boolean']['output'];
  /** The score of what is in force on the day of the report, and of what applies later. */
  scores: Scores;
  /** Who supervises the system. */
  supervisors: Array<Scalars['String']['output']>;
  system: ReportSystem;
  /** The steps to the class, in order. */
  trace: Array<TraceStep>;
  /** How the score came about, line by line. */
  working: Array<WorkingLine>;
};


/** An immutable snapshot of one completed assessment. */
export type ReportChangesArgs = {
  since?: InputMaybe<Scalars['ID']['input']>;
};

export type ReportAssessment = {
  __typename?: 'ReportAssessment';
  completedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  riskLevel: RiskLevel;
  /** False outside the law: the level then stands for 'not scored'. */
  scored: Scalars['Boolean']['output'];
};

export type ReportChanges = {
  __typename?: 'ReportChanges';
  /** Gaps that were not in the previous report. */
  added: Array<Scalars['String']['output']>;
  /** Gaps in the previous report that are now closed. */
  closed: Array<Scalars['String']['output']>;
  complianceScore: ScoreChange;
  /** Gaps in both reports. */
  remaining: Array<Scalars['String']['output']>;
  riskLevel: LevelChange;
  riskScore: ScoreChange;
  /** The assessment of the previous report. */
  since: ReportAssessment;
};

export type ReportRegulator = {
  __typename?: 'ReportRegulator';
  code: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ReportSystem = {
  __typename?: 'ReportSystem';
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  systemType?: Maybe<Scalars['String']['output']>;
};

export type ReportsForReview = {
  __typename?: 'ReportsForReview';
  /** Reports that you sent for review and that need changes, by number. */
  sentBack: Array<Scalars['ID']['output']>;
  /** Reports that you were asked to review, by number. */
  toReview: Array<Scalars['ID']['output']>;
};

/** The review of a report, or of a version of a document. */
export type Review = {
  __typename?: 'Review';
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  approvedBy?: Maybe<Person>;
  /** Who asked for changes. */
  changesAskedBy?: Maybe<Person>;
  /** The comment by the member who acted last; null if they left none. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The function that the approver gave; null without one. */
  function?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of what was approved, in hex. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Who was asked to review it. */
  reviewer?: Maybe<Person>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  sentBy?: Maybe<Person>;
  state: ReviewState;
};

export type ReviewState =
  | 'approved'
  | 'changesAsked'
  | 'sent';

export type RiskLevel =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type RiskResult = {
  __typename?: 'RiskResult';
  level: RiskLevel;
  /** 0 to 100; higher is riskier. */
  score: Scalars['Int']['output'];
};

export type Role = {
  __typename?: 'Role';
  id: Scalars['String']['output'];
  label: Scalars['String']['output'];
  why: Scalars['String']['output'];
};

export type ScoreChange = {
  __typename?: 'ScoreChange';
  after: Scalars['Int']['output'];
  before: Scalars['Int']['output'];
};

export type ScoreFigure = {
  __typename?: 'ScoreFigure';
  /** 0 to 100; higher is riskier. */
  score: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type Scores = {
  __typename?: 'Scores';
  inForce: ScoreFigure;
  later: ScoreFigure;
};

/** What someone saw of an action when they began to change it. */
export type SeenAction = {
  cites?: InputMaybe<Scalars['String']['input']>;
  /** ISO date. */
  due?: InputMaybe<Scalars['String']['input']>;
  /** The number of a person; null: no one. */
  owner?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ActionState>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type Severity =
  | 'critical'
  | 'high'
  | 'low'
  | 'medium';

export type TraceAnswer = {
  __typename?: 'TraceAnswer';
  answer: Scalars['String']['output'];
  question: Scalars['String']['output'];
  questionId: Scalars['String']['output'];
};

export type TraceStep = {
  __typename?: 'TraceStep';
  because: Array<TraceAnswer>;
  citation?: Maybe<Citation>;
  outcome: Scalars['String']['output'];
  rule: Scalars['String']['output'];
};

export type UpdateActionInput = {
  /** Basis, in words; null: nothing. Only of the organisation's own. */
  cites?: InputMaybe<Scalars['String']['input']>;
  /** A sentence on what was done, if the action is done. */
  doneNote?: InputMaybe<Scalars['String']['input']>;
  /** ISO date; null: the law's, if there is one. */
  due?: InputMaybe<Scalars['String']['input']>;
  /** Needed for a later day than the law's, which another member has to agree to. */
  dueReason?: InputMaybe<Scalars['String']['input']>;
  /** The number of a person; null: no one. */
  owner?: InputMaybe<Scalars['ID']['input']>;
  /** The displayed values of the changed fields: CONFLICT with the reason `changed` if someone else has changed one since. Without it the last change wins. */
  seen?: InputMaybe<SeenAction>;
  state?: InputMaybe<WorkState>;
  /** 1 to 500 characters; only of the organisation's own, as the law's have the words of a report. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateActionsInput = {
  /** ISO date; null: the law's, if there is one. */
  due?: InputMaybe<Scalars['String']['input']>;
  /** Needed if the date is later than the law's for one of them; another member has to agree to each of these. */
  dueReason?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** The number of a person; null: no one. */
  owner?: InputMaybe<Scalars['ID']['input']>;
};

export type VerdictClass = {
  __typename?: 'VerdictClass';
  citation: Citation;
  id: Scalars['String']['output'];
  label: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type WorkState =
  | 'doing'
  | 'done'
  | 'open';

export type WorkingLine = {
  __typename?: 'WorkingLine';
  label: Scalars['String']['output'];
  points: Scalars['Float']['output'];
  weight: Scalars['Float']['output'];
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
  ActionItem: ActionItem;
  AiSystem: AiSystem;
  Assessment: Assessment;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  ActionItem:
    ( { __typename: 'ActionItem' }
    & GraphQLRecursivePick<FederationTypes['ActionItem'], {"id":true}> );
  AiSystem:
    ( { __typename: 'AiSystem' }
    & GraphQLRecursivePick<FederationTypes['AiSystem'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['AiSystem'], {"jurisdiction":true}> ) );
  Assessment:
    ( { __typename: 'Assessment' }
    & GraphQLRecursivePick<FederationTypes['Assessment'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Assessment'], {"status":true}> ) );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Acceptance: ResolverTypeWrapper<StoredAcceptance>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Action: ResolverTypeWrapper<RecommendedAction>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ActionChange: ResolverTypeWrapper<ActionChange>;
  ActionComment: ResolverTypeWrapper<StoredComment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ActionCommentKind: ActionCommentKind;
  ActionCounts: ResolverTypeWrapper<StoredCounts>;
  ActionField: ActionField;
  ActionFilter: ActionFilter;
  ActionItem: ResolverTypeWrapper<StoredAction>;
  ActionPage: ResolverTypeWrapper<ReadPage>;
  ActionSort: ActionSort;
  ActionState: ActionState;
  AiSystem: ResolverTypeWrapper<AiSystem>;
  AskToAcceptInput: AskToAcceptInput;
  Assessment: ResolverTypeWrapper<Omit<Assessment, 'report'> & { report?: Maybe<ResolversTypes['Report']> }>;
  AssessmentStatus: AssessmentStatus;
  Citation: ResolverTypeWrapper<Citation>;
  Clock: ResolverTypeWrapper<Clock>;
  ClockDay: ResolverTypeWrapper<ClockDay>;
  ComplianceScore: ResolverTypeWrapper<ComplianceScore>;
  Confidence: Confidence;
  Correction: ResolverTypeWrapper<Correction>;
  CreateActionInput: CreateActionInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideAcceptanceInput: DecideAcceptanceInput;
  DecideDueDateInput: DecideDueDateInput;
  DoneActions: ResolverTypeWrapper<DoneActions>;
  DueRequest: ResolverTypeWrapper<StoredDueRequest>;
  Duty: ResolverTypeWrapper<Duty>;
  DutyState: DutyState;
  DutyStatus: DutyStatus;
  EstimatedFine: ResolverTypeWrapper<EstimatedFine>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  EuClass: ResolverTypeWrapper<EuClass>;
  EvidencePlace: ResolverTypeWrapper<EvidencePlace>;
  ExportPage: ResolverTypeWrapper<ExportPage>;
  Finding: ResolverTypeWrapper<Finding>;
  FineFigure: ResolverTypeWrapper<FineFigure>;
  FineWorking: ResolverTypeWrapper<FineWorking>;
  Fines: ResolverTypeWrapper<Fines>;
  Flip: ResolverTypeWrapper<Flip>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Jurisdiction: Jurisdiction;
  LevelChange: ResolverTypeWrapper<LevelChange>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Person: ResolverTypeWrapper<Person>;
  PrincipleScore: ResolverTypeWrapper<PrincipleScore>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rag: Rag;
  Report: ResolverTypeWrapper<StoredReport>;
  ReportAssessment: ResolverTypeWrapper<ReportAssessment>;
  ReportChanges: ResolverTypeWrapper<ReportChanges>;
  ReportRegulator: ResolverTypeWrapper<ReportRegulator>;
  ReportSystem: ResolverTypeWrapper<ReportSystem>;
  ReportsForReview: ResolverTypeWrapper<ReportsForReview>;
  Review: ResolverTypeWrapper<StoredReview>;
  ReviewState: ReviewState;
  RiskLevel: RiskLevel;
  RiskResult: ResolverTypeWrapper<RiskResult>;
  Role: ResolverTypeWrapper<Role>;
  ScoreChange: ResolverTypeWrapper<ScoreChange>;
  ScoreFigure: ResolverTypeWrapper<ScoreFigure>;
  Scores: ResolverTypeWrapper<Scores>;
  SeenAction: SeenAction;
  Severity: Severity;
  TraceAnswer: ResolverTypeWrapper<TraceAnswer>;
  TraceStep: ResolverTypeWrapper<TraceStep>;
  UpdateActionInput: UpdateActionInput;
  UpdateActionsInput: UpdateActionsInput;
  VerdictClass: ResolverTypeWrapper<VerdictClass>;
  WorkState: WorkState;
  WorkingLine: ResolverTypeWrapper<WorkingLine>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Acceptance: StoredAcceptance;
  String: Scalars['String']['output'];
  Action: RecommendedAction;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  ActionChange: ActionChange;
  ActionComment: StoredComment;
  ID: Scalars['ID']['output'];
  ActionCounts: StoredCounts;
  ActionFilter: ActionFilter;
  ActionItem: StoredAction;
  ActionPage: ReadPage;
  AiSystem: AiSystem | FederationReferenceTypes['AiSystem'];
  AskToAcceptInput: AskToAcceptInput;
  Assessment: Omit<Assessment, 'report'> & { report?: Maybe<ResolversParentTypes['Report']> } | FederationReferenceTypes['Assessment'];
  Citation: Citation;
  Clock: Clock;
  ClockDay: ClockDay;
  ComplianceScore: ComplianceScore;
  Correction: Correction;
  CreateActionInput: CreateActionInput;
  DateTime: Scalars['DateTime']['output'];
  DecideAcceptanceInput: DecideAcceptanceInput;
  DecideDueDateInput: DecideDueDateInput;
  DoneActions: DoneActions;
  DueRequest: StoredDueRequest;
  Duty: Duty;
  EstimatedFine: EstimatedFine;
  Float: Scalars['Float']['output'];
  EuClass: EuClass;
  EvidencePlace: EvidencePlace;
  ExportPage: ExportPage;
  Finding: Finding;
  FineFigure: FineFigure;
  FineWorking: FineWorking;
  Fines: Fines;
  Flip: Flip;
  JSON: Scalars['JSON']['output'];
  LevelChange: LevelChange;
  Mutation: Record<PropertyKey, never>;
  Person: Person;
  PrincipleScore: PrincipleScore;
  Query: Record<PropertyKey, never>;
  Report: StoredReport;
  ReportAssessment: ReportAssessment;
  ReportChanges: ReportChanges;
  ReportRegulator: ReportRegulator;
  ReportSystem: ReportSystem;
  ReportsForReview: ReportsForReview;
  Review: StoredReview;
  RiskResult: RiskResult;
  Role: Role;
  ScoreChange: ScoreChange;
  ScoreFigure: ScoreFigure;
  Scores: Scores;
  SeenAction: SeenAction;
  TraceAnswer: TraceAnswer;
  TraceStep: TraceStep;
  UpdateActionInput: UpdateActionInput;
  UpdateActionsInput: UpdateActionsInput;
  VerdictClass: VerdictClass;
  WorkingLine: WorkingLine;
};

export type AcceptanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Acceptance'] = ResolversParentTypes['Acceptance']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Action'] = ResolversParentTypes['Action']> = {
  appliesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPractice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ActionItem']>, ParentType, ContextType, RequireFields<ActionItemsArgs, 'first'>>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActionChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActionChange'] = ResolversParentTypes['ActionChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ActionField'], ParentType, ContextType>;
};

export type ActionCommentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActionComment'] = ResolversParentTypes['ActionComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActionCommentKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActionCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActionCounts'] = ResolversParentTypes['ActionCounts']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActionItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActionItem'] = ResolversParentTypes['ActionItem'], FederationReferenceType extends FederationReferenceTypes['ActionItem'] = FederationReferenceTypes['ActionItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ActionItem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  acceptance?: Resolver<Maybe<ResolversTypes['Acceptance']>, ParentType, ContextType>;
  appliesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ActionChange']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['Citation']>, ParentType, ContextType>;
  cites?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['ActionComment']>, ParentType, ContextType, RequireFields<ActionItemCommentsArgs, 'first'>>;
  completedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueRequest?: Resolver<Maybe<ResolversTypes['DueRequest']>, ParentType, ContextType>;
  dueWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dutyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidencePlace?: Resolver<Maybe<ResolversTypes['EvidencePlace']>, ParentType, ContextType>;
  gap?: Resolver<Maybe<ResolversTypes['DutyStatus']>, ParentType, ContextType>;
  goodPractice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<Maybe<ResolversTypes['Jurisdiction']>, ParentType, ContextType>;
  lawDue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  pendingDue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ActionState'], ParentType, ContextType>;
  stateAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stateBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
  systemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  who?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActionPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActionPage'] = ResolversParentTypes['ActionPage']> = {
  counts?: Resolver<ResolversTypes['ActionCounts'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ActionItem']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systems?: Resolver<Array<Maybe<ResolversTypes['AiSystem']>>, ParentType, ContextType, RequireFields<ActionPageSystemsArgs, 'first'>>;
};

export type AiSystemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AiSystem'] = ResolversParentTypes['AiSystem'], FederationReferenceType extends FederationReferenceTypes['AiSystem'] = FederationReferenceTypes['AiSystem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AiSystem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  clocks?: Resolver<Maybe<Array<ResolversTypes['Clock']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment'], FederationReferenceType extends FederationReferenceTypes['Assessment'] = FederationReferenceTypes['Assessment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Assessment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type CitationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  appliesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  article?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  instrument?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClockResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  binding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClockDayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClockDay'] = ResolversParentTypes['ClockDay']> = {
  binding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  systemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  systems?: Resolver<Array<Maybe<ResolversTypes['AiSystem']>>, ParentType, ContextType>;
  what?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComplianceScoreResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComplianceScore'] = ResolversParentTypes['ComplianceScore']> = {
  band?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CorrectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Correction'] = ResolversParentTypes['Correction']> = {
  citation?: Resolver<Maybe<ResolversTypes['Citation']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DoneActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DoneActions'] = ResolversParentTypes['DoneActions']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
};

export type DueRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DueRequest'] = ResolversParentTypes['DueRequest']> = {
  agreedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  agreedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type DutyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Duty'] = ResolversParentTypes['Duty']> = {
  binds?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['DutyState']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DutyStatus'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EstimatedFineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EstimatedFine'] = ResolversParentTypes['EstimatedFine']> = {
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EuClassResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EuClass'] = ResolversParentTypes['EuClass']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EvidencePlaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EvidencePlace'] = ResolversParentTypes['EvidencePlace']> = {
  assessmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supports?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportPage'] = ResolversParentTypes['ExportPage']> = {
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type FindingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  appliesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  dutyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['DutyState']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FineFigureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FineFigure'] = ResolversParentTypes['FineFigure']> = {
  duties?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FineWorkingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FineWorking'] = ResolversParentTypes['FineWorking']> = {
  citation?: Resolver<Maybe<ResolversTypes['Citation']>, ParentType, ContextType>;
  explanation?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  exposureFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Fines'] = ResolversParentTypes['Fines']> = {
  inForce?: Resolver<ResolversTypes['FineFigure'], ParentType, ContextType>;
  later?: Resolver<ResolversTypes['FineFigure'], ParentType, ContextType>;
};

export type FlipResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Flip'] = ResolversParentTypes['Flip']> = {
  change?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LevelChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LevelChange'] = ResolversParentTypes['LevelChange']> = {
  after?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  approveReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationApproveReportArgs, 'reportId'>>;
  askForChanges?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationAskForChangesArgs, 'comment' | 'reportId'>>;
  askToAccept?: Resolver<ResolversTypes['ActionItem'], ParentType, ContextType, RequireFields<MutationAskToAcceptArgs, 'input'>>;
  commentOnAction?: Resolver<ResolversTypes['ActionItem'], ParentType, ContextType, RequireFields<MutationCommentOnActionArgs, 'id' | 'text'>>;
  createAction?: Resolver<ResolversTypes['ActionItem'], ParentType, ContextType, RequireFields<MutationCreateActionArgs, 'input'>>;
  decideAcceptance?: Resolver<ResolversTypes['ActionItem'], ParentType, ContextType, RequireFields<MutationDecideAcceptanceArgs, 'input'>>;
  decideDueDate?: Resolver<ResolversTypes['ActionItem'], ParentType, ContextType, RequireFields<MutationDecideDueDateArgs, 'input'>>;
  deleteAction?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteActionArgs, 'id'>>;
  sendForReview?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationSendForReviewArgs, 'reportId' | 'reviewer'>>;
  updateAction?: Resolver<ResolversTypes['ActionItem'], ParentType, ContextType, RequireFields<MutationUpdateActionArgs, 'id' | 'input'>>;
  updateActions?: Resolver<Array<ResolversTypes['ActionItem']>, ParentType, ContextType, RequireFields<MutationUpdateActionsArgs, 'input'>>;
};

export type PersonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PrincipleScoreResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrincipleScore'] = ResolversParentTypes['PrincipleScore']> = {
  principle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rag?: Resolver<ResolversTypes['Rag'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  action?: Resolver<ResolversTypes['ActionItem'], ParentType, ContextType, RequireFields<QueryActionArgs, 'id'>>;
  actionCounts?: Resolver<Maybe<ResolversTypes['ActionCounts']>, ParentType, ContextType, Partial<QueryActionCountsArgs>>;
  actionDates?: Resolver<Maybe<Array<ResolversTypes['ActionItem']>>, ParentType, ContextType, RequireFields<QueryActionDatesArgs, 'first' | 'mine'>>;
  actions?: Resolver<ResolversTypes['ActionPage'], ParentType, ContextType, RequireFields<QueryActionsArgs, 'first' | 'reversed' | 'sort'>>;
  doneActions?: Resolver<Array<ResolversTypes['DoneActions']>, ParentType, ContextType>;
  exportReporting?: Resolver<ResolversTypes['ExportPage'], ParentType, ContextType, Partial<QueryExportReportingArgs>>;
  nextDays?: Resolver<Maybe<Array<ResolversTypes['ClockDay']>>, ParentType, ContextType, RequireFields<QueryNextDaysArgs, 'first' | 'jurisdiction'>>;
  reportsForReview?: Resolver<Maybe<ResolversTypes['ReportsForReview']>, ParentType, ContextType, RequireFields<QueryReportsForReviewArgs, 'jurisdiction'>>;
};

export type ReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  actions?: Resolver<Array<ResolversTypes['Action']>, ParentType, ContextType>;
  assessment?: Resolver<ResolversTypes['ReportAssessment'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  bankVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['ReportChanges']>, ParentType, ContextType, Partial<ReportChangesArgs>>;
  class?: Resolver<Maybe<ResolversTypes['VerdictClass']>, ParentType, ContextType>;
  clocks?: Resolver<Array<ResolversTypes['Clock']>, ParentType, ContextType>;
  compliance?: Resolver<ResolversTypes['ComplianceScore'], ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['Correction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duties?: Resolver<Array<ResolversTypes['Duty']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['ReportAssessment']>, ParentType, ContextType>;
  estimatedFine?: Resolver<Maybe<ResolversTypes['EstimatedFine']>, ParentType, ContextType>;
  euClass?: Resolver<Maybe<ResolversTypes['EuClass']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  fine?: Resolver<Maybe<ResolversTypes['FineWorking']>, ParentType, ContextType>;
  fines?: Resolver<Maybe<ResolversTypes['Fines']>, ParentType, ContextType>;
  flips?: Resolver<Array<ResolversTypes['Flip']>, ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  lawAsOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  principleScores?: Resolver<Maybe<Array<ResolversTypes['PrincipleScore']>>, ParentType, ContextType>;
  ragScore?: Resolver<Maybe<ResolversTypes['Rag']>, ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  regulators?: Resolver<Array<ResolversTypes['ReportRegulator']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  riskResult?: Resolver<ResolversTypes['RiskResult'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['Scores'], ParentType, ContextType>;
  supervisors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['ReportSystem'], ParentType, ContextType>;
  trace?: Resolver<Array<ResolversTypes['TraceStep']>, ParentType, ContextType>;
  working?: Resolver<Array<ResolversTypes['WorkingLine']>, ParentType, ContextType>;
};

export type ReportAssessmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportAssessment'] = ResolversParentTypes['ReportAssessment']> = {
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportChangesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportChanges'] = ResolversParentTypes['ReportChanges']> = {
  added?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  closed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  complianceScore?: Resolver<ResolversTypes['ScoreChange'], ParentType, ContextType>;
  remaining?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['LevelChange'], ParentType, ContextType>;
  riskScore?: Resolver<ResolversTypes['ScoreChange'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['ReportAssessment'], ParentType, ContextType>;
};

export type ReportRegulatorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportRegulator'] = ResolversParentTypes['ReportRegulator']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportSystemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportSystem'] = ResolversParentTypes['ReportSystem']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  systemType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportsForReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportsForReview'] = ResolversParentTypes['ReportsForReview']> = {
  sentBack?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  toReview?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  changesAskedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  function?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
};

export type RiskResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RiskResult'] = ResolversParentTypes['RiskResult']> = {
  level?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScoreChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScoreChange'] = ResolversParentTypes['ScoreChange']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoreFigureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScoreFigure'] = ResolversParentTypes['ScoreFigure']> = {
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScoresResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Scores'] = ResolversParentTypes['Scores']> = {
  inForce?: Resolver<ResolversTypes['ScoreFigure'], ParentType, ContextType>;
  later?: Resolver<ResolversTypes['ScoreFigure'], ParentType, ContextType>;
};

export type TraceAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TraceAnswer'] = ResolversParentTypes['TraceAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TraceStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TraceStep'] = ResolversParentTypes['TraceStep']> = {
  because?: Resolver<Array<ResolversTypes['TraceAnswer']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['Citation']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerdictClassResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerdictClass'] = ResolversParentTypes['VerdictClass']> = {
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkingLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkingLine'] = ResolversParentTypes['WorkingLine']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Acceptance?: AcceptanceResolvers<ContextType>;
  Action?: ActionResolvers<ContextType>;
  ActionChange?: ActionChangeResolvers<ContextType>;
  ActionComment?: ActionCommentResolvers<ContextType>;
  ActionCounts?: ActionCountsResolvers<ContextType>;
  ActionItem?: ActionItemResolvers<ContextType>;
  ActionPage?: ActionPageResolvers<ContextType>;
  AiSystem?: AiSystemResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  ClockDay?: ClockDayResolvers<ContextType>;
  ComplianceScore?: ComplianceScoreResolvers<ContextType>;
  Correction?: CorrectionResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DoneActions?: DoneActionsResolvers<ContextType>;
  DueRequest?: DueRequestResolvers<ContextType>;
  Duty?: DutyResolvers<ContextType>;
  EstimatedFine?: EstimatedFineResolvers<ContextType>;
  EuClass?: EuClassResolvers<ContextType>;
  EvidencePlace?: EvidencePlaceResolvers<ContextType>;
  ExportPage?: ExportPageResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
  FineFigure?: FineFigureResolvers<ContextType>;
  FineWorking?: FineWorkingResolvers<ContextType>;
  Fines?: FinesResolvers<ContextType>;
  Flip?: FlipResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LevelChange?: LevelChangeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PrincipleScore?: PrincipleScoreResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportAssessment?: ReportAssessmentResolvers<ContextType>;
  ReportChanges?: ReportChangesResolvers<ContextType>;
  ReportRegulator?: ReportRegulatorResolvers<ContextType>;
  ReportSystem?: ReportSystemResolvers<ContextType>;
  ReportsForReview?: ReportsForReviewResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  RiskResult?: RiskResultResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  ScoreChange?: ScoreChangeResolvers<ContextType>;
  ScoreFigure?: ScoreFigureResolvers<ContextType>;
  Scores?: ScoresResolvers<ContextType>;
  TraceAnswer?: TraceAnswerResolvers<ContextType>;
  TraceStep?: TraceStepResolvers<ContextType>;
  VerdictClass?: VerdictClassResolvers<ContextType>;
  WorkingLine?: WorkingLineResolvers<ContextType>;
};

