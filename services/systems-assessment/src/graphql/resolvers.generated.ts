import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AiSystem as StoredAiSystem } from '../store/systems.ts';
import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { LatestOfSystem as StoredLatestAssessment } from '../domain/viewUnderLaw.ts';
import type { Assessment as StoredAssessment } from '../store/assessments.ts';
import type { SavedResponse as StoredResponse, ReplacedAnswer as StoredReplacedAnswer } from '../use-cases/writeResponses.ts';
import type { Annotation as StoredAnnotation, Flag as StoredFlag, Note as StoredNote } from '../store/annotations.ts';
import type { LawChange as StoredLawChange, ListOfChanges as StoredListOfChanges } from '../store/lawChanges.ts';
import type { SupplierRequest as StoredSupplierRequest } from '../domain/supplierRequest.ts';
import type { Reassessment as StoredReassessment } from '../domain/reassessment.ts';
import type { ReviewDay as StoredReviewDay } from '../store/systemFacts.ts';
import type { AnsweredDuty, DifferingSystems } from '../domain/organisationDuties.ts';
import type { DutyUse } from '../store/dutyUses.ts';
import type { UkRegulator as StoredUkRegulator, UkPrinciple as StoredUkPrinciple } from '../store/register.ts';
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

export type AddOwnFieldInput = {
  /** Up to 50, of up to 100 characters each. */
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  kind: OwnFieldKind;
  /** Up to 100 characters. */
  label: Scalars['String']['input'];
  /** a to z, digits, hyphens and underscores, up to 40; made of the label where it is left out. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** An AI system that a user has registered. */
export type AiSystem = {
  __typename?: 'AiSystem';
  /** Codes of the UK regulators that apply, from the regulator wizard. */
  applicableRegulators: Array<Scalars['String']['output']>;
  /** Whether it is archived: readable, on no list, and no longer written to. */
  archived: Scalars['Boolean']['output'];
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who archived it. */
  archivedBy?: Maybe<Person>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** The number of its recorded facts. */
  factCount: Scalars['Int']['output'];
  /** The recorded facts about the system, in addition to its description. All are optional. */
  facts: SystemFacts;
  /** The day until which an archived system is held, ISO date; null: it is not held. */
  heldUntil?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The jurisdiction under which it is shown here: that of the list or of the assessment, otherwise the one it was created under. */
  jurisdiction: Jurisdiction;
  /** The latest completed assessment of its jurisdiction. */
  latestAssessment?: Maybe<LatestAssessment>;
  /** Whether there are records of the other jurisdiction that it can be joined with. */
  mayBeJoined: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** A notice to show once after the system is created, for example that the trial allowed something outside the plan. */
  notice?: Maybe<Scalars['String']['output']>;
  /** That assessment. */
  openAssessment?: Maybe<Assessment>;
  /** The latest assessment in progress of its jurisdiction; 'Start Assessment' continues it. */
  openAssessmentId?: Maybe<Scalars['ID']['output']>;
  /** Who answers for it in the organisation; null: no one is named. */
  owner?: Maybe<Person>;
  /** The number of the owner, for lists that name no one. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** The person who recorded each fact last, and when. Own fields are named like own:budget. */
  recordedFacts: Array<RecordedFact>;
  /** The result of each jurisdiction in which it is assessed, that of `jurisdiction` first. */
  results: Array<SystemResult>;
  /** Who reviews it. */
  reviewer?: Maybe<Person>;
  /** The number of the reviewer. */
  reviewerId?: Maybe<Scalars['ID']['output']>;
  sector?: Maybe<Scalars['String']['output']>;
  /**
   * The day until which it would be held if it were archived today, ISO date: ten years for the provider of a high-risk system (Art. 18); null for
   * all others.
   */
  suggestedHold?: Maybe<Scalars['String']['output']>;
  /** The recorded facts from a supplier, until someone changes them. */
  suppliedFacts: Array<SuppliedFact>;
  /** What its supplier can be asked: by the provider's duties in its latest report under the AI Act, and what only suppliers know. */
  supplierQuestions: Array<SupplierQuestion>;
  /** The requests to its supplier, up to 5: those in which there is something to decide, then the others, newest first. */
  supplierRequests: Array<SupplierRequest>;
  systemType?: Maybe<Scalars['String']['output']>;
};

export type AnnotateQuestionInput = {
  assessmentId: Scalars['ID']['input'];
  /** Null takes it away. */
  flag?: InputMaybe<FlagInput>;
  /** Up to 2,000 characters; null or '' takes it away. */
  note?: InputMaybe<Scalars['String']['input']>;
  questionId: Scalars['String']['input'];
  /** The displayed text of the note: CONFLICT with the reason `changed` if someone else has changed it since. Without it the last change wins. */
  seen?: InputMaybe<SeenAnnotation>;
};

/** What people wrote about a question, next to its answer. */
export type Annotation = {
  __typename?: 'Annotation';
  assessmentId: Scalars['ID']['output'];
  flag?: Maybe<Flag>;
  note?: Maybe<Scalars['String']['output']>;
  notedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The author of the current note. */
  notedBy?: Maybe<Person>;
  questionId: Scalars['String']['output'];
};

export type AnswerInput = {
  answer: Scalars['String']['input'];
  /** Where its evidence is; left out, it stays where it was. */
  evidenceUrl?: InputMaybe<Scalars['String']['input']>;
  questionId: Scalars['String']['input'];
};

export type AnswerOrganisationDutyInput = {
  /** Left out, it stays. Null or unsure takes it back, and assessments count their own answers again. */
  answer?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  jurisdiction: Jurisdiction;
  /** ISO date, in the future; a year after the answer if it is left out or null. */
  reviewOn?: InputMaybe<Scalars['String']['input']>;
};

/** A question as it is asked. */
export type AskedQuestion = {
  __typename?: 'AskedQuestion';
  /** The questions of assessments that it helps with. */
  beside: Array<Scalars['String']['output']>;
  citation?: Maybe<SupplierCitation>;
  /** The field of the register that the answer fills once it is accepted. */
  fact?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** An assessment of one AI system with one question bank. */
export type Assessment = {
  __typename?: 'Assessment';
  aiSystemId: Scalars['ID']['output'];
  /** The notes and flags on its questions. */
  annotations: Array<Annotation>;
  /** The version of the question bank used. */
  bankVersion: Scalars['String']['output'];
  /** EU: the class under the AI Act; UK: the overall rating. Null while it is in progress. */
  class?: Maybe<Scalars['String']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who completed it; null while it is in progress. */
  completedBy?: Maybe<Person>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether new assessments of this jurisdiction use the same question bank. */
  isCurrentBank: Scalars['Boolean']['output'];
  jurisdiction: Jurisdiction;
  /** What was answered then, to confirm, in the order of the question bank. Nothing counts until it is confirmed; empty once completed. */
  lastAnswers: Array<LastAnswer>;
  /** The notes of `previous`, in the order in which they were written. Empty once completed. */
  lastNotes: Array<LastNote>;
  /** A notice to show once after the assessment is started, for example how many more can be started today. */
  notice?: Maybe<Scalars['String']['output']>;
  /**
   * What the organisation has answered about itself. It counts without being asked for. An answer that is saved for the assessment counts in
   * its place, unless the question is an organisation duty (`Question.group`). Of a completed assessment: what it was completed with.
   */
  organisationAnswers: Array<UsedAnswer>;
  /** EU: the organisation's turnover, which fines take into account; null if it is not known. */
  organisationTurnover?: Maybe<UsedTurnover>;
  /** The last completed assessment of the same system in the other jurisdiction, whose facts are suggested. Null once completed. */
  otherLaw?: Maybe<Assessment>;
  /** The last completed assessment of the same system and jurisdiction before this one; null for the first. */
  previous?: Maybe<Assessment>;
  /** How many questions it will probably ask, from the answers so far, from what is suggested and from what is most often answered; without those that the organisation has answered. */
  questionCount: Scalars['Int']['output'];
  /** The questions that apply to the answers so far, in order; with `all`, every question of the question bank. */
  questions: Array<Question>;
  /** What in the answers so far contradicts the type of the system, as sentences. */
  remarks: Array<Scalars['String']['output']>;
  /** How many of these are answered. */
  responseCount: Scalars['Int']['output'];
  responses: Array<Response>;
  riskLevel?: Maybe<RiskLevel>;
  /** 0 to 100; higher is riskier. */
  riskScore?: Maybe<Scalars['Int']['output']>;
  /** False outside the law: level and score then stand for 'not scored'. */
  scored: Scalars['Boolean']['output'];
  /** In the answer to starting: whether it has started now; false for one that was in progress. */
  startedNow: Scalars['Boolean']['output'];
  status: AssessmentStatus;
  /** Answers to confirm, from the system's facts, the other law's answers and the type of the system. Nothing counts until it is saved. */
  suggestions: Array<Suggestion>;
  /** What suppliers have answered and people accepted, next to the questions that it helps with. Empty once completed. */
  supplierAnswers: Array<SupplierAnswer>;
  system: AiSystem;
};


/** An assessment of one AI system with one question bank. */
export type AssessmentQuestionsArgs = {
  all?: Scalars['Boolean']['input'];
};

export type AssessmentStatus =
  | 'completed'
  | 'in_progress';

/** The source of a statement of law, and how it was verified. */
export type Citation = {
  __typename?: 'Citation';
  /** The day from which the provision applies, ISO date; null if there is none. */
  appliesFrom?: Maybe<Scalars['String']['output']>;
  article: Scalars['String']['output'];
  /** The consolidation date of the text, ISO date. */
  asOf: Scalars['String']['output'];
  /** The day it was last checked, ISO date. */
  checkedOn: Scalars['String']['output'];
  /** H: checked against stored copies of the text; M: against secondary sources; L: not checked against a source. */
  confidence: Confidence;
  instrument: Scalars['String']['output'];
  /** Short form, for example 'Art. 14'. */
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Confidence =
  | 'H'
  | 'L'
  | 'M';

export type ConfirmAnswersInput = {
  assessmentId: Scalars['ID']['input'];
  /** 1 to 300. */
  questionIds: Array<Scalars['String']['input']>;
};

export type CreateSystemInput = {
  applicableRegulators?: InputMaybe<Array<Scalars['String']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  jurisdiction?: InputMaybe<Jurisdiction>;
  /** 1 to 255 characters. */
  name: Scalars['String']['input'];
  sector?: InputMaybe<Scalars['String']['input']>;
  /** One of the nine types, or any other text up to 100 characters, which is treated as Other. */
  systemType?: InputMaybe<Scalars['String']['input']>;
};

export type DecideProposalInput = {
  accept: Scalars['Boolean']['input'];
  /** The proposal's number within its request. */
  number: Scalars['Int']['input'];
  requestId: Scalars['ID']['input'];
};

/** What deleting a system came to: an assessed one is archived, any other deleted. */
export type DeletedSystem = {
  __typename?: 'DeletedSystem';
  archived: Scalars['Boolean']['output'];
  /** The day until which an archived one is held, ISO date; null: it is not held. */
  heldUntil?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type DutyDifference = {
  __typename?: 'DutyDifference';
  /** The number of systems, among the last 500 assessed. */
  count: Scalars['Int']['output'];
  /** Up to 20. */
  systems: Array<Maybe<AiSystem>>;
};


export type DutyDifferenceSystemsArgs = {
  first?: Scalars['Int']['input'];
};

export type DutySuggestion = {
  __typename?: 'DutySuggestion';
  answer: Scalars['String']['output'];
  answeredAt: Scalars['DateTime']['output'];
  /** Null while it is being deleted. */
  system?: Maybe<AiSystem>;
};

/** Rows of one collection as stored, without secrets. */
export type ExportPage = {
  __typename?: 'ExportPage';
  collection: Scalars['String']['output'];
  /** The cursor of the next page; null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  rows: Array<Scalars['JSON']['output']>;
};

/** That a colleague should be asked about a question. */
export type Flag = {
  __typename?: 'Flag';
  flaggedAt: Scalars['DateTime']['output'];
  flaggedBy: Person;
  /** The member to ask; null if no one is named. */
  member?: Maybe<Person>;
  /** What to ask. */
  text?: Maybe<Scalars['String']['output']>;
};

export type FlagInput = {
  /** A member of the organisation. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 300 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type JoinSystemsInput = {
  /** The record that goes. */
  other: Scalars['ID']['input'];
};

export type Jurisdiction =
  | 'EU'
  | 'UK';

export type KeepLawChangeInput = {
  id: Scalars['ID']['input'];
  /** 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

/** An answer of last time. */
export type LastAnswer = {
  __typename?: 'LastAnswer';
  answer: Scalars['String']['output'];
  /** What has changed about the question since then; null: nothing. */
  change?: Maybe<QuestionChange>;
  questionId: Scalars['String']['output'];
};

/** A note of last time. */
export type LastNote = {
  __typename?: 'LastNote';
  note: Scalars['String']['output'];
  notedAt?: Maybe<Scalars['DateTime']['output']>;
  notedBy?: Maybe<Person>;
  questionId: Scalars['String']['output'];
};

export type LatestAssessment = {
  __typename?: 'LatestAssessment';
  /** That assessment, with its report. */
  assessment?: Maybe<Assessment>;
  /** EU: the class under the AI Act; UK: the overall rating. Null, like the three below, for a moment after an upgrade. */
  class?: Maybe<Scalars['String']['output']>;
  completedAt: Scalars['DateTime']['output'];
  /** 0 to 100; higher is better. Null outside the law. */
  complianceScore?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The next legal date that matters to it, ISO date; null if there is none. */
  nextDate?: Maybe<Scalars['String']['output']>;
  /** How many gaps the report names. */
  openGaps?: Maybe<Scalars['Int']['output']>;
  riskLevel: RiskLevel;
  /** False outside the law: the level then stands for 'not scored'. */
  scored: Scalars['Boolean']['output'];
};

/** What the law changes of one system under one jurisdiction. Its id is that of the assessment which it is about. */
export type LawChange = {
  __typename?: 'LawChange';
  /** The question bank of the result. */
  bankVersion: Scalars['String']['output'];
  /** What did it, where one provision did. */
  citation?: Maybe<Citation>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Person>;
  id: Scalars['ID']['output'];
  jurisdiction: Jurisdiction;
  /** What differs, old next to new. */
  moves: Array<LawMove>;
  needs: LawChangeNeeds;
  /** How many questions have to be answered, as far as can be seen now. They count as 'not sure' in `moves`. */
  questions: Scalars['Int']['output'];
  /** Why the result was kept; null while it has to be decided. */
  reason?: Maybe<Scalars['String']['output']>;
  system: AiSystem;
  /** The question bank in force. */
  toVersion: Scalars['String']['output'];
};

export type LawChangeNeeds =
  /** It can be accepted: every answer carries over. */
  | 'accept'
  /** There are new questions: it can be assessed again, or kept. */
  | 'answer';

export type LawChanges = {
  __typename?: 'LawChanges';
  /** How many were kept as they are. */
  kept: Scalars['Int']['output'];
  /** How many have to be decided on. */
  open: Scalars['Int']['output'];
  /** How far the latest move of the law is worked out, of all systems on this platform; null: it is. */
  progress?: Maybe<LawProgress>;
  /** Newest first, up to 100 per page. */
  rows: Array<LawChange>;
};


export type LawChangesOpenArgs = {
  jurisdiction?: InputMaybe<Jurisdiction>;
};


export type LawChangesRowsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  kept?: Scalars['Boolean']['input'];
};

/** One thing that is otherwise, in words. */
export type LawMove = {
  __typename?: 'LawMove';
  /** Null where it is no longer there, or cannot be told before the questions are answered. */
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  citation?: Maybe<Citation>;
  subject: Scalars['String']['output'];
  what: LawMoveKind;
};

export type LawMoveKind =
  | 'class'
  | 'date'
  | 'duty'
  | 'fine'
  | 'level'
  | 'score';

export type LawProgress = {
  __typename?: 'LawProgress';
  done: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts what the law changes of one system: a new completed assessment with the same answers under the question bank in force. Refused
   * where a question is new. The earlier assessment and its report stay as they are.
   */
  acceptLawChange: Assessment;
  /** At most 20. For owners and managers, as the other two. */
  addOwnField: OwnField;
  /**
   * Sets or takes away the note on a question of an assessment in progress, and the flag that a colleague should be asked about it. A field that is left out
   * stays as it is. Neither the note nor the flag counts as an answer.
   */
  annotateQuestion: Annotation;
  /**
   * Answers an organisation duty, confirms or withdraws the answer, or moves its review. New and open assessments use it
   * from then on; completed ones stay as they are. For owners and managers.
   */
  answerOrganisationDuty: OrganisationDuty;
  /** Scores and completes the assessment. Repeating it changes nothing. */
  completeAssessment: Assessment;
  /**
   * Saves last time's answers to these questions as current answers. Leaves out questions that were not answered then, have other words now
   * or do not apply. Returns the confirmed answers, in the order of the question bank. CONFLICT if there are none.
   */
  confirmAnswers: Array<Response>;
  createSystem: AiSystem;
  /**
   * Accepts or declines an answer that a supplier has sent. An accepted fact about the system goes into the register,
   * and is shown next to the questions that it helps with. It never answers them.
   */
  decideProposal: SupplierRequest;
  /** Deletes an AI system that was never assessed. One with a completed assessment is archived: it stays readable, and `eraseSystem` deletes it. */
  deleteSystem: DeletedSystem;
  /** Permanently deletes an assessment in progress with its answers. Returns its id. */
  discardAssessment: Scalars['ID']['output'];
  /**
   * Permanently deletes an archived AI system with its assessments, reports, documents and evidence. Returns its id. Before its hold ends that is
   * for owners, who have just confirmed that it is them.
   */
  eraseSystem: Scalars['ID']['output'];
  /**
   * Changes until which day an archived AI system is held, ISO date; null ends the hold. Ending or shortening a hold that has not ended is for
   * owners, who have just confirmed that it is them.
   */
  holdSystem: AiSystem;
  /**
   * Joins another record of the same system, under the other jurisdiction, to this one. What that one has comes to this one; it goes itself, and
   * its id leads here. This cannot be undone. Repeating it changes nothing.
   */
  joinSystems: AiSystem;
  /** Decides that a system keeps its result although the law has changed. */
  keepLawChange: LawChange;
  /** Removes it with all its values, and says how many they were. */
  removeOwnField: RemovedOwnField;
  /** Takes an archived AI system back into use, with the actions and dates that it had. The plan's limit applies. */
  restoreSystem: AiSystem;
  /** Saves the answer to one question. The score comes from the question bank, never from the client. */
  saveResponse: Response;
  /** Saves several answers at once, for example those confirmed together: all of them or none. */
  saveResponses: Array<Response>;
  /** Changes the recorded facts of an AI system; omitted ones stay, null or '' removes one. Documents generated from then on use them. */
  saveSystemFacts: AiSystem;
  /** Starts an assessment on the current question bank, or returns the one in progress on it; an unanswered one on an earlier bank is discarded. */
  startAssessment: Assessment;
  /** Its name and its kind stay. A choice that is recorded somewhere cannot be taken away. */
  updateOwnField: OwnField;
  /** Updates an AI system; omitted fields keep their value. Existing reports keep the description they were created with. */
  updateSystem: AiSystem;
  /**
   * Names an owner or writes a status for many AI systems at once. Each is changed separately: a missing one does not stop the others.
   * Omitted fields stay; null clears one.
   */
  updateSystems: Array<SystemOutcome>;
};


export type MutationAcceptLawChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddOwnFieldArgs = {
  input: AddOwnFieldInput;
};


export type MutationAnnotateQuestionArgs = {
  input: AnnotateQuestionInput;
};


export type MutationAnswerOrganisationDutyArgs = {
  input: AnswerOrganisationDutyInput;
};


export type MutationCompleteAssessmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmAnswersArgs = {
  input: ConfirmAnswersInput;
};


export type MutationCreateSystemArgs = {
  input: CreateSystemInput;
};


export type MutationDecideProposalArgs = {
  input: DecideProposalInput;
};


export type MutationDeleteSystemArgs = {
  heldUntil?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDiscardAssessmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEraseSystemArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationHoldSystemArgs = {
  heldUntil?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationJoinSystemsArgs = {
  id: Scalars['ID']['input'];
  input: JoinSystemsInput;
};


export type MutationKeepLawChangeArgs = {
  input: KeepLawChangeInput;
};


export type MutationRemoveOwnFieldArgs = {
  name: Scalars['String']['input'];
};


export type MutationRestoreSystemArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveResponseArgs = {
  input: SaveResponseInput;
};


export type MutationSaveResponsesArgs = {
  input: SaveResponsesInput;
};


export type MutationSaveSystemFactsArgs = {
  facts: SystemFactsInput;
  id: Scalars['ID']['input'];
};


export type MutationStartAssessmentArgs = {
  input: StartAssessmentInput;
};


export type MutationUpdateOwnFieldArgs = {
  input: UpdateOwnFieldInput;
  name: Scalars['String']['input'];
};


export type MutationUpdateSystemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSystemInput;
};


export type MutationUpdateSystemsArgs = {
  input: UpdateSystemsInput;
};

export type Organisation = {
  __typename?: 'Organisation';
  id: Scalars['ID']['output'];
  reassessMonths?: Maybe<Scalars['Int']['output']>;
  /**
   * The latest results of its AI systems with the days on which they are due for another look, the soonest first, up to 100. Empty
   * while it sets no interval; null only if temporarily unavailable, and for another organisation than the one that you work in.
   */
  reassessments?: Maybe<Array<Reassessment>>;
};


export type OrganisationReassessmentsArgs = {
  first?: Scalars['Int']['input'];
  jurisdiction?: InputMaybe<Jurisdiction>;
};

/** A duty that an organisation has as a whole, and answers once for all of its AI systems. */
export type OrganisationDuty = {
  __typename?: 'OrganisationDuty';
  /** Null until the organisation has answered; until then the answer of each assessment counts for that assessment. */
  answer?: Maybe<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  answeredBy?: Maybe<Person>;
  citation: Citation;
  /** The latest reports that were completed with another answer: reassessing these AI systems uses the organisation's. */
  differing: DutyDifference;
  /** The id of its question. */
  id: Scalars['ID']['output'];
  jurisdiction: Jurisdiction;
  question: Question;
  /** The day on which the answer is due for another look, ISO date. */
  reviewOn?: Maybe<Scalars['String']['output']>;
  /** The newest answer of an assessment, to confirm; null once the organisation has answered, and where none did. */
  suggestion?: Maybe<DutySuggestion>;
  title: Scalars['String']['output'];
};

/** A field that an organisation has added. It never counts for a verdict. */
export type OwnField = {
  __typename?: 'OwnField';
  /** Empty unless it is a choice. */
  choices: Array<Scalars['String']['output']>;
  kind: OwnFieldKind;
  label: Scalars['String']['output'];
  /** In files after own:, and in addresses. */
  name: Scalars['String']['output'];
  /** The number of AI systems that have a value. */
  values: Scalars['Int']['output'];
};

export type OwnFieldKind =
  | 'choice'
  | 'date'
  | 'link'
  | 'number'
  | 'text';

/** Finds systems by an own field: a choice and a day as they are, any other by what it contains; without a value: those where it is empty. */
export type OwnFilter = {
  name: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Someone who is or was in the organisation. */
export type Person = {
  __typename?: 'Person';
  id: Scalars['ID']['output'];
};

/** The number that counts against an organisation's plan, and the number that the plan includes. */
export type PlanUsage = {
  __typename?: 'PlanUsage';
  /** What the plan includes; null without a limit. */
  included?: Maybe<Scalars['Int']['output']>;
  used: Scalars['Int']['output'];
};

export type ProposalState =
  | 'accepted'
  | 'declined'
  | 'open'
  /** The supplier has sent something else, or taken it back, before anyone decided. */
  | 'replaced';

export type Query = {
  __typename?: 'Query';
  /**
   * The AI systems under one law whose suppliers have sent answers that no one has decided on, up to 100, by number. Null only if temporarily
   * unavailable.
   */
  answeredRequests?: Maybe<Array<Scalars['ID']['output']>>;
  /** One of the caller's assessments. */
  assessment: Assessment;
  /** The assessments of one of the caller's AI systems, newest first, up to 100 per page. */
  assessments: Array<Assessment>;
  /** The data this service holds about the signed-in user, page by page, for a data export. */
  exportSystemsAssessment: ExportPage;
  /** The latest results of the caller's AI systems that a change of the law affects, each to be decided on. */
  lawChanges: LawChanges;
  /** The duties that the organisation has as a whole, with its answers, in the order of the banks. */
  organisationDuties: Array<OrganisationDuty>;
  /** The fields that the organisation has added to what is recorded about its AI systems, in the order in which they were added. */
  ownFields: Array<OwnField>;
  /** The current question bank of a jurisdiction, in the order of the questionnaire. Requires no session. */
  questions: Array<Question>;
  /**
   * The next review dates in the registers of AI systems, the soonest first, up to 100; without retired systems.
   * Null only if temporarily unavailable.
   */
  reviewDates?: Maybe<Array<ReviewDate>>;
  /** One of the caller's AI systems. */
  system: AiSystem;
  /** The caller's AI systems of one jurisdiction as a table: counted, filtered and sorted, a page at a time, up to 200 per page. */
  systemLedger: SystemLedger;
  /**
   * All AI systems of the organisation, each once, under whichever law it is assessed, with the recorded facts: counted, filtered and
   * sorted, a page at a time, up to 200 per page.
   */
  systemRegister: SystemRegister;
  /**
   * The AI systems of the caller's organisation, counted up to 10,000, and how many its plan includes. Null only if temporarily
   * unavailable.
   */
  systemUsage?: Maybe<PlanUsage>;
  /**
   * The caller's AI systems that are assessed in one jurisdiction, newest first, up to 1,000 per page. One that is assessed in both
   * is on both lists, and on each with that jurisdiction and its result.
   */
  systems: Array<AiSystem>;
  /** The caller's AI systems that may be other records of this one: those of the other jurisdiction alone, similar names first, up to 20. */
  systemsToJoin: Array<AiSystem>;
  /** The five UK principles, in their order. */
  ukPrinciples: Array<UkPrinciple>;
  /** The UK regulators. */
  ukRegulators: Array<UkRegulator>;
};


export type QueryAnsweredRequestsArgs = {
  jurisdiction: Jurisdiction;
};


export type QueryAssessmentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAssessmentsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  jurisdiction?: InputMaybe<Jurisdiction>;
  systemId: Scalars['ID']['input'];
};


export type QueryExportSystemsAssessmentArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryQuestionsArgs = {
  jurisdiction?: Jurisdiction;
};


export type QueryReviewDatesArgs = {
  first?: Scalars['Int']['input'];
  jurisdiction?: InputMaybe<Jurisdiction>;
};


export type QuerySystemArgs = {
  id: Scalars['ID']['input'];
  jurisdiction?: InputMaybe<Jurisdiction>;
};


export type QuerySystemLedgerArgs = {
  filter?: InputMaybe<SystemFilter>;
  first?: Scalars['Int']['input'];
  jurisdiction?: Jurisdiction;
  reversed?: Scalars['Boolean']['input'];
  skip?: Scalars['Int']['input'];
  sort?: SystemSort;
};


export type QuerySystemRegisterArgs = {
  filter?: InputMaybe<RegisterFilter>;
  first?: Scalars['Int']['input'];
  reversed?: Scalars['Boolean']['input'];
  skip?: Scalars['Int']['input'];
  sort?: RegisterSort;
};


export type QuerySystemsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  archived?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  jurisdiction?: Jurisdiction;
};


export type QuerySystemsToJoinArgs = {
  id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

export type Question = {
  __typename?: 'Question';
  articleReference?: Maybe<Scalars['String']['output']>;
  /**
   * When the question applies, by answers to questions before it: {all: […]}, {any: […]}, {not: …} or {question, in: […]}; null:
   * always.
   */
  askedWhen?: Maybe<Scalars['JSON']['output']>;
  category: Scalars['String']['output'];
  citation: Citation;
  /**
   * 'organisation': about the organisation itself, whose answer is used for all of its systems. 'organisationDuty': an organisation duty;
   * once answered, its answer counts in every assessment. Otherwise null.
   */
  group?: Maybe<Scalars['String']['output']>;
  helpText?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  /** The options of a single choice question, in order. */
  options?: Maybe<Array<QuestionOption>>;
  question: Scalars['String']['output'];
  /** The scores of a yes/no question. */
  scoring?: Maybe<YesNoScoring>;
  type: QuestionType;
};

export type QuestionChange =
  /** The provision behind it, or the day from which that applies. */
  | 'law'
  /** It was asked in other words then, and what was answered proposes this answer. */
  | 'proposal'
  /** Its words or its options: it must be answered again. */
  | 'question';

export type QuestionOption = {
  __typename?: 'QuestionOption';
  label: Scalars['String']['output'];
  score: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type QuestionType =
  | 'single_choice'
  | 'yes_no';

export type Rag =
  | 'AMBER'
  | 'GREEN'
  | 'RED';

export type Reassessment = {
  __typename?: 'Reassessment';
  /** ISO date. */
  dueOn: Scalars['String']['output'];
  jurisdiction: Jurisdiction;
  lastAssessed: Scalars['DateTime']['output'];
  /** The assessment that is in progress; null where none is. */
  openAssessmentId?: Maybe<Scalars['ID']['output']>;
  /** Null while it is being deleted. */
  system?: Maybe<AiSystem>;
};

export type RecordedFact = {
  __typename?: 'RecordedFact';
  at: Scalars['DateTime']['output'];
  by: Person;
  fact: Scalars['String']['output'];
};

export type RegisterFilter = {
  /** The archived systems instead of those in use. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Systems that are registered or assessed under this law. */
  jurisdiction?: InputMaybe<Jurisdiction>;
  /** Only those without an owner. */
  noOwner?: InputMaybe<Scalars['Boolean']['input']>;
  own?: InputMaybe<OwnFilter>;
  /** A member of the organisation. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 200 characters; every word has to occur in name, own reference, department, provider or an own field. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** planned, development, pilot, live or retired; none if it is not recorded. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** By values that rise; what is missing comes last. */
export type RegisterSort =
  /** The fewest facts first. */
  | 'completeness'
  | 'law'
  /** A to Z, capitals aside, numbers by size. */
  | 'name'
  | 'newest'
  | 'nextReview'
  | 'owner'
  /** The highest risk first. */
  | 'risk'
  | 'status'
  | 'supplier'
  | 'version';

export type RemovedOwnField = {
  __typename?: 'RemovedOwnField';
  name: Scalars['String']['output'];
  /** The number of values that were removed with it. */
  values: Scalars['Int']['output'];
};

/** Someone else's earlier answer. */
export type ReplacedAnswer = {
  __typename?: 'ReplacedAnswer';
  answer: Scalars['String']['output'];
  answeredBy?: Maybe<Person>;
};

export type Response = {
  __typename?: 'Response';
  answer: Scalars['String']['output'];
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The person who gave the answer; null if not known. */
  answeredBy?: Maybe<Person>;
  assessmentId: Scalars['ID']['output'];
  evidenceUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the answer is the organisation’s about itself, used without asking again. */
  fromOrganisation: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** UK only: the principle that the question belongs to. */
  principle?: Maybe<Scalars['String']['output']>;
  questionId: Scalars['String']['output'];
  /** UK only: the rating of this answer on its own. */
  ragScore?: Maybe<Rag>;
  /** In the answer to saving: the different answer of someone else that it took the place of; otherwise null. */
  replaced?: Maybe<ReplacedAnswer>;
  score: Scalars['Int']['output'];
};

export type ReviewDate = {
  __typename?: 'ReviewDate';
  /** ISO date. */
  day: Scalars['String']['output'];
  /** Null while it is being deleted. */
  system?: Maybe<AiSystem>;
};

export type RiskLevel =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type SaveResponseInput = {
  answer: Scalars['String']['input'];
  assessmentId: Scalars['ID']['input'];
  /** Where its evidence is; left out, it stays where it was. */
  evidenceUrl?: InputMaybe<Scalars['String']['input']>;
  questionId: Scalars['String']['input'];
};

export type SaveResponsesInput = {
  /** 1 to 300, each question once. */
  answers: Array<AnswerInput>;
  assessmentId: Scalars['ID']['input'];
};

/** What someone saw about a question when they began to write. */
export type SeenAnnotation = {
  /** Null: there was no note. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type StartAssessmentInput = {
  aiSystemId: Scalars['ID']['input'];
  /** Defaults to the one that the system was created under. The first assessment in the other one puts the system on both lists. */
  jurisdiction?: InputMaybe<Jurisdiction>;
};

/** An answer to confirm. */
export type Suggestion = {
  __typename?: 'Suggestion';
  answer: Scalars['String']['output'];
  questionId: Scalars['String']['output'];
  source: SuggestionSource;
};

export type SuggestionSource =
  /** What was answered under the other law: `Assessment.otherLaw`. */
  | 'otherLaw'
  /** What is recorded about the system: `AiSystem.facts`. */
  | 'register'
  | 'systemType';

export type SuppliedFact = {
  __typename?: 'SuppliedFact';
  at: Scalars['DateTime']['output'];
  fact: Scalars['String']['output'];
  /** For whom the link was made. */
  from?: Maybe<Scalars['String']['output']>;
};

export type SupplierAnswer = {
  __typename?: 'SupplierAnswer';
  answer: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** For whom the link was made. */
  from?: Maybe<Scalars['String']['output']>;
  /** What was asked. */
  question: Scalars['String']['output'];
  questionId: Scalars['String']['output'];
};

export type SupplierCitation = {
  __typename?: 'SupplierCitation';
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** An answer that a supplier has sent. */
export type SupplierProposal = {
  __typename?: 'SupplierProposal';
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Person>;
  /** The key of the question. */
  key: Scalars['String']['output'];
  /** Within its request. */
  number: Scalars['Int']['output'];
  sentAt: Scalars['DateTime']['output'];
  state: ProposalState;
  /** In words. */
  value: Scalars['String']['output'];
};

export type SupplierQuestion = {
  __typename?: 'SupplierQuestion';
  /** The source of the question; null outside the AI Act and for an organisation's own question. */
  citation?: Maybe<SupplierCitation>;
  /** Whether it asks for a fact that is recorded already. */
  isOnRecord: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** What is asked by a link, and what has come back. */
export type SupplierRequest = {
  __typename?: 'SupplierRequest';
  createdAt: Scalars['DateTime']['output'];
  /** When its link was revoked. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  /** The number of its link. */
  id: Scalars['ID']['output'];
  /** For whom the link was made. */
  label?: Maybe<Scalars['String']['output']>;
  /** What was sent, in the order in which it came. What was replaced before anyone decided is among it. */
  proposals: Array<SupplierProposal>;
  questions: Array<AskedQuestion>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SystemCounts = {
  __typename?: 'SystemCounts';
  all: Scalars['Int']['output'];
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  notAssessed: Scalars['Int']['output'];
};

/** A legal provision or a document needs each of them; null if it is not recorded. */
export type SystemFacts = {
  __typename?: 'SystemFacts';
  /** People affected. The categories of people and groups likely to be affected. */
  affectedPeople?: Maybe<Scalars['String']['output']>;
  /** Alternatives. The alternatives that were considered, and why they were not chosen. */
  alternatives?: Maybe<Scalars['String']['output']>;
  /** Architecture. The architecture, the base model if there is one, and the computing resources used. */
  architecture?: Maybe<Scalars['String']['output']>;
  /** Area of use. The field in which the system is used; it suggests answers in assessments: administration, policing, migration, justice, benefits, education, employment, health, credit, insurance, infrastructure, model. */
  area?: Maybe<Scalars['String']['output']>;
  /** Benefits. The benefits that are expected or measured, and for whom. */
  benefits?: Maybe<Scalars['String']['output']>;
  /** Certificate or procedure. The certificate's number and expiry date and the notified body, or the internal control procedure with its date. */
  certificate?: Maybe<Scalars['String']['output']>;
  /** Changes. Relevant changes made over the lifecycle, with their dates. */
  changes?: Maybe<Scalars['String']['output']>;
  /** Code of practice. The chapters that the model's provider has signed: transparency, copyright, safety and security; or none. */
  codeChapters?: Maybe<Scalars['String']['output']>;
  /** How to complain. Where people can complain in your organisation, and to which authority. */
  complaint?: Maybe<Scalars['String']['output']>;
  /** Computing. Training operations and training time, and how they were counted. */
  compute?: Maybe<Scalars['String']['output']>;
  /** Contact. A postal address, an email address and a telephone number that people can use. */
  contact?: Maybe<Scalars['String']['output']>;
  /** How to contest an outcome. How a person asks for a human review or contests an outcome, whom they contact, and how soon they get an answer. */
  contest?: Maybe<Scalars['String']['output']>;
  /** Contract. The contract with the supplier: its reference, its term, and its provisions on help and information. */
  contract?: Maybe<Scalars['String']['output']>;
  /** Countries. Where the system is or was on the market, in service or in use. */
  countries?: Maybe<Scalars['String']['output']>;
  /** Cybersecurity. The measures against attacks on the system and on its data. */
  cybersecurity?: Maybe<Scalars['String']['output']>;
  /** Kinds of data. The kinds of personal and other data used, and the source of each. */
  dataKinds?: Maybe<Scalars['String']['output']>;
  /** Data protection officer. Name and contact details, or 'none appointed'. */
  dataProtectionOfficer?: Maybe<Scalars['String']['output']>;
  /** Entry in the EU database. The address or the number of the entry. */
  databaseEntry?: Maybe<Scalars['String']['output']>;
  /** Decisions and output. What the system decides, recommends or produces, and what a person does before this takes effect. */
  decides?: Maybe<Scalars['String']['output']>;
  /** Decision or support. The system's role in decisions about people: decides, supports, neither. */
  decisionRole?: Maybe<Scalars['String']['output']>;
  /** Declaration of conformity. The place where the EU declaration of conformity is kept. */
  declaration?: Maybe<Scalars['String']['output']>;
  /** Department. The department responsible for the system. */
  department?: Maybe<Scalars['String']['output']>;
  /** Medical device. The law under which the system is a medical device; a transitional status suggests an answer: none, mdr, ivdr, mdd, ivdd. */
  deviceStatus?: Maybe<Scalars['String']['output']>;
  /** Data protection impact assessment. The assessment's reference and date, or the recorded reason why none is needed. */
  dpia?: Maybe<Scalars['String']['output']>;
  /** Effects on a person. What a person may get, lose, or have to do. */
  effects?: Maybe<Scalars['String']['output']>;
  /** Retired since. For a retired system: the first date on which it was no longer on the market or in service, ISO date. */
  endDay?: Maybe<Scalars['String']['output']>;
  /** Energy. Known or estimated energy consumption in training and in use, and emissions if known. */
  energy?: Maybe<Scalars['String']['output']>;
  /** Equality of outcomes. For each protected characteristic: whether outcomes differ, and how that is justified or put right. */
  equality?: Maybe<Scalars['String']['output']>;
  /** Equality impact assessment. The assessment's reference and result, or the reason why none is needed. */
  equalityAssessment?: Maybe<Scalars['String']['output']>;
  /** Equality impact assessment date. The date on which the assessment was made or last reviewed, ISO date. */
  equalityAssessmentDay?: Maybe<Scalars['String']['output']>;
  /** Ethics assessment. The assessment's reference and result, and who made it. */
  ethicsAssessment?: Maybe<Scalars['String']['output']>;
  /** Ethics assessment date. The date on which the assessment was made or last reviewed, ISO date. */
  ethicsAssessmentDay?: Maybe<Scalars['String']['output']>;
  /** Evaluation data. The data sets used for validation and tests, why they were chosen, and how they were prepared. */
  evaluationData?: Maybe<Scalars['String']['output']>;
  /** Ground for the exception. The condition of Article 6(3) under which the system is not high-risk, with a short summary of the reasons. */
  exceptionGround?: Maybe<Scalars['String']['output']>;
  /** How to ask for an explanation. How people ask for an explanation of an outcome, and how soon they get it. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** Main factors. The main factors in the outcome, and how each affects it. */
  factors?: Maybe<Scalars['String']['output']>;
  /** Formats and languages. Other formats and languages of the notice, and how to request them. */
  formats?: Maybe<Scalars['String']['output']>;
  /** Further risks. Known risks to health, safety or rights that a typical list would not name, or 'none known'. */
  furtherRisks?: Maybe<Scalars['String']['output']>;
  /** Performance for groups. The groups of people between whom performance may differ, and the results for each. */
  groups?: Maybe<Scalars['String']['output']>;
  /** Risks of harm. The specific risks of harm to the people affected. */
  harms?: Maybe<Scalars['String']['output']>;
  /** If a risk materialises. The measures taken, including internal governance and the way to complain. */
  ifItGoesWrong?: Maybe<Scalars['String']['output']>;
  /** Summary of the impact assessment. A summary of the findings of the fundamental rights impact assessment. */
  impactSummary?: Maybe<Scalars['String']['output']>;
  /** Input data. The requirements for the input, and the data that the system needs in use. */
  inputData?: Maybe<Scalars['String']['output']>;
  /** Instructions for use. The place where the electronic instructions for use are kept. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** Interpreting the output. Information that users need to interpret the output and use it appropriately. */
  interpretation?: Maybe<Scalars['String']['output']>;
  /** Last significant change. The date of the last significant change to the system's design, ISO date. */
  lastChange?: Maybe<Scalars['String']['output']>;
  /** Lawful basis. The lawful basis for using the data, and the condition for special categories if such data is used, up to 30,000 characters. */
  lawfulBasis?: Maybe<Scalars['String']['output']>;
  /** Legal basis for the use. The acts and provisions that require or allow the task in which the system is used, up to 30,000 characters. */
  legalBasis?: Maybe<Scalars['String']['output']>;
  /** Licence. The licence of the model and of its components. */
  licence?: Maybe<Scalars['String']['output']>;
  /** Limits in plain words. How accurate the system is and where it is known to fail, in words that people without training can understand. */
  limitations?: Maybe<Scalars['String']['output']>;
  /** Logs. The events that are logged, and how the logs are collected, kept and read. */
  logs?: Maybe<Scalars['String']['output']>;
  /** On the market since. The date on which the system was or will be placed on the market or put into service, ISO date. */
  marketDay?: Maybe<Scalars['String']['output']>;
  /** Accuracy and robustness. The measures with their values, the thresholds, and what can change them. */
  metrics?: Maybe<Scalars['String']['output']>;
  /** Unintended uses. Uses for which the system is not intended, and foreseeable misuse with its risks. */
  misuse?: Maybe<Scalars['String']['output']>;
  /** Model release date. The date on which the model was first supplied in the EU, ISO date. */
  modelReleaseDay?: Maybe<Scalars['String']['output']>;
  /** Models. One per line: name, version, source. */
  models?: Maybe<Scalars['String']['output']>;
  /** Monitoring. How the system is monitored in use, with limits that trigger action. */
  monitoring?: Maybe<Scalars['String']['output']>;
  /** Next review. The date of the next review, ISO date. */
  nextReview?: Maybe<Scalars['String']['output']>;
  /** Human oversight. The people who oversee the system, what they can see and change, and how they stop it. */
  oversight?: Maybe<Scalars['String']['output']>;
  /** Values of the organisation's own fields, by name; without those that have none. */
  own: Scalars['JSON']['output'];
  /** Your earlier classification. The class or level that the system was given before, in your own words. */
  ownClass?: Maybe<Scalars['String']['output']>;
  /** Reason for that classification. Why the system was classified in this way, by whom and when. */
  ownClassReason?: Maybe<Scalars['String']['output']>;
  /** Personal data. Whether the system uses data about people: none, personal, special. */
  personalData?: Maybe<Scalars['String']['output']>;
  /** Planned changes. Pre-determined changes, and how the system stays compliant through them. */
  plannedChanges?: Maybe<Scalars['String']['output']>;
  /** Previous process. How the task was done before, and why that changed. */
  previousProcess?: Maybe<Scalars['String']['output']>;
  /** Process of use. The deployer's process in which the system is used, in line with its intended purpose. */
  process?: Maybe<Scalars['String']['output']>;
  /** Product. The product that the system is bought as, or is part of. */
  product?: Maybe<Scalars['String']['output']>;
  /** Necessity and proportionality. Why the system is needed for its purpose, and why its effects on people are proportionate. */
  proportionality?: Maybe<Scalars['String']['output']>;
  /** Public page. The address of a page that informs the public about the system. */
  publicPage?: Maybe<Scalars['String']['output']>;
  /** Your reference. Your own number or code for the system, unique in the organisation. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Entry in another register. The address of the system's entry in a national, city or sector register. */
  registerEntry?: Maybe<Scalars['String']['output']>;
  /** Resources and lifetime. Computing resources and hardware needed, expected lifetime, maintenance and updates. */
  resources?: Maybe<Scalars['String']['output']>;
  /** Retention. The retention period, and what happens to the data afterwards. */
  retention?: Maybe<Scalars['String']['output']>;
  /** Triggers for an earlier review. Events that trigger a review: a substantial change, a serious incident, a new purpose, a change in the law. */
  reviewTriggers?: Maybe<Scalars['String']['output']>;
  /** Human rights assessment. The assessment's reference and result, for example of an IAMA or a fundamental rights impact assessment made elsewhere. */
  rightsAssessment?: Maybe<Scalars['String']['output']>;
  /** Human rights assessment date. The date on which the assessment was made or last reviewed, ISO date. */
  rightsAssessmentDay?: Maybe<Scalars['String']['output']>;
  /** Senior responsible owner. The job title of the person responsible for the system, without a name. */
  seniorOwner?: Maybe<Scalars['String']['output']>;
  /** Sharing. The recipients of the data, and the agreement under which it is shared. */
  sharing?: Maybe<Scalars['String']['output']>;
  /** Source code. The address of the source code, if it is public. */
  sourceCode?: Maybe<Scalars['String']['output']>;
  /** Standards. Standards applied in full or in part, or how else the requirements are met. */
  standards?: Maybe<Scalars['String']['output']>;
  /** Status. Whether the system is not yet in use, on trial, on the market or in service, or retired: planned, development, pilot, live, retired. */
  status?: Maybe<Scalars['String']['output']>;
  /** Supplier. Name, address and contact details of the company that supplies the system. Documents take the provider from the assessment. */
  supplier?: Maybe<Scalars['String']['output']>;
  /** Supplier's company number. The supplier's number in a company register. */
  supplierNumber?: Maybe<Scalars['String']['output']>;
  /** Test reports. The test logs and reports, and where they are kept. */
  testReports?: Maybe<Scalars['String']['output']>;
  /** Training data. The data sets used for training: origin, scope, labelling and cleaning. */
  trainingData?: Maybe<Scalars['String']['output']>;
  /** UDI. The unique device identifier (UDI-DI). */
  udi?: Maybe<Scalars['String']['output']>;
  /** Period and frequency. How long and how often the system is used. */
  usePeriod?: Maybe<Scalars['String']['output']>;
  /** Acceptable use policy. The place where the model's policy is kept, and what it rules out. */
  usePolicy?: Maybe<Scalars['String']['output']>;
  /** Intended users. The people who are intended to use the system. */
  users?: Maybe<Scalars['String']['output']>;
  /** Version. The version of the system in use. */
  version?: Maybe<Scalars['String']['output']>;
  /** Minors and other vulnerable people. Whether the system is likely to affect people under 18 or other vulnerable groups, and what follows from this. */
  vulnerablePeople?: Maybe<Scalars['String']['output']>;
  /** Where people meet the system. The page, call, branch or process step, and when. */
  where?: Maybe<Scalars['String']['output']>;
};

/** A line has up to 255 characters, the reference up to 100, a text up to 2,000, lawfulBasis and legalBasis up to 30,000. */
export type SystemFactsInput = {
  affectedPeople?: InputMaybe<Scalars['String']['input']>;
  alternatives?: InputMaybe<Scalars['String']['input']>;
  architecture?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Scalars['String']['input']>;
  benefits?: InputMaybe<Scalars['String']['input']>;
  certificate?: InputMaybe<Scalars['String']['input']>;
  changes?: InputMaybe<Scalars['String']['input']>;
  codeChapters?: InputMaybe<Scalars['String']['input']>;
  complaint?: InputMaybe<Scalars['String']['input']>;
  compute?: InputMaybe<Scalars['String']['input']>;
  contact?: InputMaybe<Scalars['String']['input']>;
  contest?: InputMaybe<Scalars['String']['input']>;
  contract?: InputMaybe<Scalars['String']['input']>;
  countries?: InputMaybe<Scalars['String']['input']>;
  cybersecurity?: InputMaybe<Scalars['String']['input']>;
  dataKinds?: InputMaybe<Scalars['String']['input']>;
  dataProtectionOfficer?: InputMaybe<Scalars['String']['input']>;
  databaseEntry?: InputMaybe<Scalars['String']['input']>;
  decides?: InputMaybe<Scalars['String']['input']>;
  decisionRole?: InputMaybe<Scalars['String']['input']>;
  declaration?: InputMaybe<Scalars['String']['input']>;
  department?: InputMaybe<Scalars['String']['input']>;
  deviceStatus?: InputMaybe<Scalars['String']['input']>;
  dpia?: InputMaybe<Scalars['String']['input']>;
  effects?: InputMaybe<Scalars['String']['input']>;
  endDay?: InputMaybe<Scalars['String']['input']>;
  energy?: InputMaybe<Scalars['String']['input']>;
  equality?: InputMaybe<Scalars['String']['input']>;
  equalityAssessment?: InputMaybe<Scalars['String']['input']>;
  equalityAssessmentDay?: InputMaybe<Scalars['String']['input']>;
  ethicsAssessment?: InputMaybe<Scalars['String']['input']>;
  ethicsAssessmentDay?: InputMaybe<Scalars['String']['input']>;
  evaluationData?: InputMaybe<Scalars['String']['input']>;
  exceptionGround?: InputMaybe<Scalars['String']['input']>;
  explanation?: InputMaybe<Scalars['String']['input']>;
  factors?: InputMaybe<Scalars['String']['input']>;
  formats?: InputMaybe<Scalars['String']['input']>;
  furtherRisks?: InputMaybe<Scalars['String']['input']>;
  groups?: InputMaybe<Scalars['String']['input']>;
  harms?: InputMaybe<Scalars['String']['input']>;
  ifItGoesWrong?: InputMaybe<Scalars['String']['input']>;
  impactSummary?: InputMaybe<Scalars['String']['input']>;
  inputData?: InputMaybe<Scalars['String']['input']>;
  instructions?: InputMaybe<Scalars['String']['input']>;
  interpretation?: InputMaybe<Scalars['String']['input']>;
  lastChange?: InputMaybe<Scalars['String']['input']>;
  lawfulBasis?: InputMaybe<Scalars['String']['input']>;
  legalBasis?: InputMaybe<Scalars['String']['input']>;
  licence?: InputMaybe<Scalars['String']['input']>;
  limitations?: InputMaybe<Scalars['String']['input']>;
  logs?: InputMaybe<Scalars['String']['input']>;
  marketDay?: InputMaybe<Scalars['String']['input']>;
  metrics?: InputMaybe<Scalars['String']['input']>;
  misuse?: InputMaybe<Scalars['String']['input']>;
  modelReleaseDay?: InputMaybe<Scalars['String']['input']>;
  models?: InputMaybe<Scalars['String']['input']>;
  monitoring?: InputMaybe<Scalars['String']['input']>;
  nextReview?: InputMaybe<Scalars['String']['input']>;
  oversight?: InputMaybe<Scalars['String']['input']>;
  /** Values of own fields by name: texts, numbers as text; null or '' takes one off the record. */
  own?: InputMaybe<Scalars['JSON']['input']>;
  ownClass?: InputMaybe<Scalars['String']['input']>;
  ownClassReason?: InputMaybe<Scalars['String']['input']>;
  personalData?: InputMaybe<Scalars['String']['input']>;
  plannedChanges?: InputMaybe<Scalars['String']['input']>;
  previousProcess?: InputMaybe<Scalars['String']['input']>;
  process?: InputMaybe<Scalars['String']['input']>;
  product?: InputMaybe<Scalars['String']['input']>;
  proportionality?: InputMaybe<Scalars['String']['input']>;
  publicPage?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  registerEntry?: InputMaybe<Scalars['String']['input']>;
  resources?: InputMaybe<Scalars['String']['input']>;
  retention?: InputMaybe<Scalars['String']['input']>;
  reviewTriggers?: InputMaybe<Scalars['String']['input']>;
  rightsAssessment?: InputMaybe<Scalars['String']['input']>;
  rightsAssessmentDay?: InputMaybe<Scalars['String']['input']>;
  seniorOwner?: InputMaybe<Scalars['String']['input']>;
  sharing?: InputMaybe<Scalars['String']['input']>;
  sourceCode?: InputMaybe<Scalars['String']['input']>;
  standards?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  supplier?: InputMaybe<Scalars['String']['input']>;
  supplierNumber?: InputMaybe<Scalars['String']['input']>;
  testReports?: InputMaybe<Scalars['String']['input']>;
  trainingData?: InputMaybe<Scalars['String']['input']>;
  udi?: InputMaybe<Scalars['String']['input']>;
  usePeriod?: InputMaybe<Scalars['String']['input']>;
  usePolicy?: InputMaybe<Scalars['String']['input']>;
  users?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
  vulnerablePeople?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['String']['input']>;
};

export type SystemFilter = {
  /** Only those of which an assessment is in progress. */
  inProgress?: InputMaybe<Scalars['Boolean']['input']>;
  level?: InputMaybe<SystemLevel>;
  /** A member of the organisation. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 200 characters; every word has to occur in name, description or type. */
  search?: InputMaybe<Scalars['String']['input']>;
  systemType?: InputMaybe<Scalars['String']['input']>;
};

export type SystemLedger = {
  __typename?: 'SystemLedger';
  /** The counts of the whole list, without the filter. */
  counts: SystemCounts;
  /** How many systems match the filter. */
  matchCount: Scalars['Int']['output'];
  systems: Array<AiSystem>;
  /** The types that occur in the whole list, by name. */
  types: Array<Scalars['String']['output']>;
};

export type SystemLevel =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'NOT_ASSESSED';

/** What came of a change to one of many systems. */
export type SystemOutcome = {
  __typename?: 'SystemOutcome';
  /** Whether something was written; also false if the value was already set. */
  changed: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The reason why nothing could be written; null if it could. */
  message?: Maybe<Scalars['String']['output']>;
  system?: Maybe<AiSystem>;
};

export type SystemRegister = {
  __typename?: 'SystemRegister';
  /** The number of all systems in use, or of all archived systems, as the filter says; other filters do not apply. */
  all: Scalars['Int']['output'];
  /** How many systems match the filter. */
  matchCount: Scalars['Int']['output'];
  systems: Array<AiSystem>;
};

/** The state of a system in one jurisdiction. */
export type SystemResult = {
  __typename?: 'SystemResult';
  jurisdiction: Jurisdiction;
  latestAssessment?: Maybe<LatestAssessment>;
  openAssessmentId?: Maybe<Scalars['ID']['output']>;
};

/** Each with what is most urgent first; what was never assessed comes last, but first by `lastAssessed`. */
export type SystemSort =
  | 'class'
  /** The longest ago first. */
  | 'lastAssessed'
  | 'level'
  /** A to Z, capitals aside, numbers by size. */
  | 'name'
  | 'newest'
  | 'nextDate'
  | 'openGaps'
  /** Those with an assessment in progress first. */
  | 'progress'
  /** The lowest compliance score first. */
  | 'score'
  /** High-risk systems with gaps that are due, assessments in progress, other systems with gaps that are due, and so on. */
  | 'urgency';

export type UkPrinciple = {
  __typename?: 'UkPrinciple';
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  orderIndex: Scalars['Int']['output'];
};

export type UkRegulator = {
  __typename?: 'UkRegulator';
  code: Scalars['String']['output'];
  fullName?: Maybe<Scalars['String']['output']>;
  guidanceUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  sector?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
};

/** Fields that are left out stay. */
export type UpdateOwnFieldInput = {
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  label?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSystemInput = {
  applicableRegulators?: InputMaybe<Array<Scalars['String']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A member of the organisation; null removes the owner. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** A member of the organisation; null removes the reviewer. */
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  sector?: InputMaybe<Scalars['String']['input']>;
  systemType?: InputMaybe<Scalars['String']['input']>;
};

/** Up to 200 systems. */
export type UpdateSystemsInput = {
  ids: Array<Scalars['ID']['input']>;
  /** A member of the organisation; null: no one. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** planned, development, pilot, live or retired; null takes it off the record. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** An answer of the organisation about itself, as an assessment uses it. */
export type UsedAnswer = {
  __typename?: 'UsedAnswer';
  answer: Scalars['String']['output'];
  /** When it was given; null if that is not known. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  questionId: Scalars['String']['output'];
};

/** The turnover of the organisation, as an assessment uses it. */
export type UsedTurnover = {
  __typename?: 'UsedTurnover';
  /** When it was given; null if that is not known. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Worldwide annual turnover of the preceding year, of the whole group. */
  euros: Scalars['Float']['output'];
};

export type YesNoScoring = {
  __typename?: 'YesNoScoring';
  no: Scalars['Int']['output'];
  yes: Scalars['Int']['output'];
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
  AiSystem: AiSystem;
  Assessment: Assessment;
  Organisation: Organisation;
  OrganisationDuty: OrganisationDuty;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AiSystem:
    ( { __typename: 'AiSystem' }
    & GraphQLRecursivePick<FederationTypes['AiSystem'], {"id":true}> );
  Assessment:
    ( { __typename: 'Assessment' }
    & GraphQLRecursivePick<FederationTypes['Assessment'], {"id":true}> );
  Organisation:
    ( { __typename: 'Organisation' }
    & GraphQLRecursivePick<FederationTypes['Organisation'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Organisation'], {"reassessMonths":true}> ) );
  OrganisationDuty:
    ( { __typename: 'OrganisationDuty' }
    & GraphQLRecursivePick<FederationTypes['OrganisationDuty'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddOwnFieldInput: AddOwnFieldInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AiSystem: ResolverTypeWrapper<StoredAiSystem>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AnnotateQuestionInput: AnnotateQuestionInput;
  Annotation: ResolverTypeWrapper<StoredAnnotation>;
  AnswerInput: AnswerInput;
  AnswerOrganisationDutyInput: AnswerOrganisationDutyInput;
  AskedQuestion: ResolverTypeWrapper<AskedQuestion>;
  Assessment: ResolverTypeWrapper<StoredAssessment>;
  AssessmentStatus: AssessmentStatus;
  Citation: ResolverTypeWrapper<Citation>;
  Confidence: Confidence;
  ConfirmAnswersInput: ConfirmAnswersInput;
  CreateSystemInput: CreateSystemInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideProposalInput: DecideProposalInput;
  DeletedSystem: ResolverTypeWrapper<DeletedSystem>;
  DutyDifference: ResolverTypeWrapper<DifferingSystems>;
  DutySuggestion: ResolverTypeWrapper<DutyUse>;
  ExportPage: ResolverTypeWrapper<ExportPage>;
  Flag: ResolverTypeWrapper<StoredFlag>;
  FlagInput: FlagInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JoinSystemsInput: JoinSystemsInput;
  Jurisdiction: Jurisdiction;
  KeepLawChangeInput: KeepLawChangeInput;
  LastAnswer: ResolverTypeWrapper<LastAnswer>;
  LastNote: ResolverTypeWrapper<StoredNote>;
  LatestAssessment: ResolverTypeWrapper<StoredLatestAssessment>;
  LawChange: ResolverTypeWrapper<StoredLawChange>;
  LawChangeNeeds: LawChangeNeeds;
  LawChanges: ResolverTypeWrapper<StoredListOfChanges>;
  LawMove: ResolverTypeWrapper<LawMove>;
  LawMoveKind: LawMoveKind;
  LawProgress: ResolverTypeWrapper<LawProgress>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Organisation: ResolverTypeWrapper<Omit<Organisation, 'reassessments'> & { reassessments?: Maybe<Array<ResolversTypes['Reassessment']>> }>;
  OrganisationDuty: ResolverTypeWrapper<AnsweredDuty>;
  OwnField: ResolverTypeWrapper<OwnField>;
  OwnFieldKind: OwnFieldKind;
  OwnFilter: OwnFilter;
  Person: ResolverTypeWrapper<Person>;
  PlanUsage: ResolverTypeWrapper<PlanUsage>;
  ProposalState: ProposalState;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  QuestionChange: QuestionChange;
  QuestionOption: ResolverTypeWrapper<QuestionOption>;
  QuestionType: QuestionType;
  Rag: Rag;
  Reassessment: ResolverTypeWrapper<StoredReassessment>;
  RecordedFact: ResolverTypeWrapper<RecordedFact>;
  RegisterFilter: RegisterFilter;
  RegisterSort: RegisterSort;
  RemovedOwnField: ResolverTypeWrapper<RemovedOwnField>;
  ReplacedAnswer: ResolverTypeWrapper<StoredReplacedAnswer>;
  Response: ResolverTypeWrapper<StoredResponse>;
  ReviewDate: ResolverTypeWrapper<StoredReviewDay>;
  RiskLevel: RiskLevel;
  SaveResponseInput: SaveResponseInput;
  SaveResponsesInput: SaveResponsesInput;
  SeenAnnotation: SeenAnnotation;
  StartAssessmentInput: StartAssessmentInput;
  Suggestion: ResolverTypeWrapper<Suggestion>;
  SuggestionSource: SuggestionSource;
  SuppliedFact: ResolverTypeWrapper<SuppliedFact>;
  SupplierAnswer: ResolverTypeWrapper<SupplierAnswer>;
  SupplierCitation: ResolverTypeWrapper<SupplierCitation>;
  SupplierProposal: ResolverTypeWrapper<SupplierProposal>;
  SupplierQuestion: ResolverTypeWrapper<SupplierQuestion>;
  SupplierRequest: ResolverTypeWrapper<StoredSupplierRequest>;
  SystemCounts: ResolverTypeWrapper<SystemCounts>;
  SystemFacts: ResolverTypeWrapper<FactsOnRecord>;
  SystemFactsInput: SystemFactsInput;
  SystemFilter: SystemFilter;
  SystemLedger: ResolverTypeWrapper<Omit<SystemLedger, 'systems'> & { systems: Array<ResolversTypes['AiSystem']> }>;
  SystemLevel: SystemLevel;
  SystemOutcome: ResolverTypeWrapper<Omit<SystemOutcome, 'system'> & { system?: Maybe<ResolversTypes['AiSystem']> }>;
  SystemRegister: ResolverTypeWrapper<Omit<SystemRegister, 'systems'> & { systems: Array<ResolversTypes['AiSystem']> }>;
  SystemResult: ResolverTypeWrapper<Omit<SystemResult, 'latestAssessment'> & { latestAssessment?: Maybe<ResolversTypes['LatestAssessment']> }>;
  SystemSort: SystemSort;
  UkPrinciple: ResolverTypeWrapper<StoredUkPrinciple>;
  UkRegulator: ResolverTypeWrapper<StoredUkRegulator>;
  UpdateOwnFieldInput: UpdateOwnFieldInput;
  UpdateSystemInput: UpdateSystemInput;
  UpdateSystemsInput: UpdateSystemsInput;
  UsedAnswer: ResolverTypeWrapper<UsedAnswer>;
  UsedTurnover: ResolverTypeWrapper<UsedTurnover>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  YesNoScoring: ResolverTypeWrapper<YesNoScoring>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddOwnFieldInput: AddOwnFieldInput;
  String: Scalars['String']['output'];
  AiSystem: StoredAiSystem;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  AnnotateQuestionInput: AnnotateQuestionInput;
  Annotation: StoredAnnotation;
  AnswerInput: AnswerInput;
  AnswerOrganisationDutyInput: AnswerOrganisationDutyInput;
  AskedQuestion: AskedQuestion;
  Assessment: StoredAssessment;
  Citation: Citation;
  ConfirmAnswersInput: ConfirmAnswersInput;
  CreateSystemInput: CreateSystemInput;
  DateTime: Scalars['DateTime']['output'];
  DecideProposalInput: DecideProposalInput;
  DeletedSystem: DeletedSystem;
  DutyDifference: DifferingSystems;
  DutySuggestion: DutyUse;
  ExportPage: ExportPage;
  Flag: StoredFlag;
  FlagInput: FlagInput;
  JSON: Scalars['JSON']['output'];
  JoinSystemsInput: JoinSystemsInput;
  KeepLawChangeInput: KeepLawChangeInput;
  LastAnswer: LastAnswer;
  LastNote: StoredNote;
  LatestAssessment: StoredLatestAssessment;
  LawChange: StoredLawChange;
  LawChanges: StoredListOfChanges;
  LawMove: LawMove;
  LawProgress: LawProgress;
  Mutation: Record<PropertyKey, never>;
  Organisation: Omit<Organisation, 'reassessments'> & { reassessments?: Maybe<Array<ResolversParentTypes['Reassessment']>> } | FederationReferenceTypes['Organisation'];
  OrganisationDuty: AnsweredDuty;
  OwnField: OwnField;
  OwnFilter: OwnFilter;
  Person: Person;
  PlanUsage: PlanUsage;
  Query: Record<PropertyKey, never>;
  Question: Question;
  QuestionOption: QuestionOption;
  Reassessment: StoredReassessment;
  RecordedFact: RecordedFact;
  RegisterFilter: RegisterFilter;
  RemovedOwnField: RemovedOwnField;
  ReplacedAnswer: StoredReplacedAnswer;
  Response: StoredResponse;
  ReviewDate: StoredReviewDay;
  SaveResponseInput: SaveResponseInput;
  SaveResponsesInput: SaveResponsesInput;
  SeenAnnotation: SeenAnnotation;
  StartAssessmentInput: StartAssessmentInput;
  Suggestion: Suggestion;
  SuppliedFact: SuppliedFact;
  SupplierAnswer: SupplierAnswer;
  SupplierCitation: SupplierCitation;
  SupplierProposal: SupplierProposal;
  SupplierQuestion: SupplierQuestion;
  SupplierRequest: StoredSupplierRequest;
  SystemCounts: SystemCounts;
  SystemFacts: FactsOnRecord;
  SystemFactsInput: SystemFactsInput;
  SystemFilter: SystemFilter;
  SystemLedger: Omit<SystemLedger, 'systems'> & { systems: Array<ResolversParentTypes['AiSystem']> };
  SystemOutcome: Omit<SystemOutcome, 'system'> & { system?: Maybe<ResolversParentTypes['AiSystem']> };
  SystemRegister: Omit<SystemRegister, 'systems'> & { systems: Array<ResolversParentTypes['AiSystem']> };
  SystemResult: Omit<SystemResult, 'latestAssessment'> & { latestAssessment?: Maybe<ResolversParentTypes['LatestAssessment']> };
  UkPrinciple: StoredUkPrinciple;
  UkRegulator: StoredUkRegulator;
  UpdateOwnFieldInput: UpdateOwnFieldInput;
  UpdateSystemInput: UpdateSystemInput;
  UpdateSystemsInput: UpdateSystemsInput;
  UsedAnswer: UsedAnswer;
  UsedTurnover: UsedTurnover;
  Float: Scalars['Float']['output'];
  YesNoScoring: YesNoScoring;
};

export type AiSystemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AiSystem'] = ResolversParentTypes['AiSystem'], FederationReferenceType extends FederationReferenceTypes['AiSystem'] = FederationReferenceTypes['AiSystem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AiSystem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  applicableRegulators?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  archivedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  factCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['SystemFacts'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  latestAssessment?: Resolver<Maybe<ResolversTypes['LatestAssessment']>, ParentType, ContextType>;
  mayBeJoined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openAssessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  openAssessmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recordedFacts?: Resolver<Array<ResolversTypes['RecordedFact']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['SystemResult']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  reviewerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestedHold?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suppliedFacts?: Resolver<Array<ResolversTypes['SuppliedFact']>, ParentType, ContextType>;
  supplierQuestions?: Resolver<Array<ResolversTypes['SupplierQuestion']>, ParentType, ContextType>;
  supplierRequests?: Resolver<Array<ResolversTypes['SupplierRequest']>, ParentType, ContextType>;
  systemType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnnotationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Annotation'] = ResolversParentTypes['Annotation']> = {
  assessmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['Flag']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AskedQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AskedQuestion'] = ResolversParentTypes['AskedQuestion']> = {
  beside?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['SupplierCitation']>, ParentType, ContextType>;
  fact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment'], FederationReferenceType extends FederationReferenceTypes['Assessment'] = FederationReferenceTypes['Assessment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Assessment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  aiSystemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  annotations?: Resolver<Array<ResolversTypes['Annotation']>, ParentType, ContextType>;
  bankVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrentBank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  lastAnswers?: Resolver<Array<ResolversTypes['LastAnswer']>, ParentType, ContextType>;
  lastNotes?: Resolver<Array<ResolversTypes['LastNote']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisationAnswers?: Resolver<Array<ResolversTypes['UsedAnswer']>, ParentType, ContextType>;
  organisationTurnover?: Resolver<Maybe<ResolversTypes['UsedTurnover']>, ParentType, ContextType>;
  otherLaw?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType, RequireFields<AssessmentQuestionsArgs, 'all'>>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  responseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responses?: Resolver<Array<ResolversTypes['Response']>, ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  riskScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssessmentStatus'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Suggestion']>, ParentType, ContextType>;
  supplierAnswers?: Resolver<Array<ResolversTypes['SupplierAnswer']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType>;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletedSystemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletedSystem'] = ResolversParentTypes['DeletedSystem']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DutyDifferenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyDifference'] = ResolversParentTypes['DutyDifference']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  systems?: Resolver<Array<Maybe<ResolversTypes['AiSystem']>>, ParentType, ContextType, RequireFields<DutyDifferenceSystemsArgs, 'first'>>;
};

export type DutySuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutySuggestion'] = ResolversParentTypes['DutySuggestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
};

export type ExportPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportPage'] = ResolversParentTypes['ExportPage']> = {
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type FlagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Flag'] = ResolversParentTypes['Flag']> = {
  flaggedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  flaggedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LastAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LastAnswer'] = ResolversParentTypes['LastAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['QuestionChange']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LastNoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LastNote'] = ResolversParentTypes['LastNote']> = {
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LatestAssessmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LatestAssessment'] = ResolversParentTypes['LatestAssessment']> = {
  assessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  complianceScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openGaps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LawChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LawChange'] = ResolversParentTypes['LawChange']> = {
  bankVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['Citation']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['LawMove']>, ParentType, ContextType>;
  needs?: Resolver<ResolversTypes['LawChangeNeeds'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType>;
  toVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LawChangesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LawChanges'] = ResolversParentTypes['LawChanges']> = {
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<LawChangesOpenArgs>>;
  progress?: Resolver<Maybe<ResolversTypes['LawProgress']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LawChange']>, ParentType, ContextType, RequireFields<LawChangesRowsArgs, 'first' | 'kept'>>;
};

export type LawMoveResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LawMove'] = ResolversParentTypes['LawMove']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['Citation']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['LawMoveKind'], ParentType, ContextType>;
};

export type LawProgressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LawProgress'] = ResolversParentTypes['LawProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptLawChange?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationAcceptLawChangeArgs, 'id'>>;
  addOwnField?: Resolver<ResolversTypes['OwnField'], ParentType, ContextType, RequireFields<MutationAddOwnFieldArgs, 'input'>>;
  annotateQuestion?: Resolver<ResolversTypes['Annotation'], ParentType, ContextType, RequireFields<MutationAnnotateQuestionArgs, 'input'>>;
  answerOrganisationDuty?: Resolver<ResolversTypes['OrganisationDuty'], ParentType, ContextType, RequireFields<MutationAnswerOrganisationDutyArgs, 'input'>>;
  completeAssessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationCompleteAssessmentArgs, 'id'>>;
  confirmAnswers?: Resolver<Array<ResolversTypes['Response']>, ParentType, ContextType, RequireFields<MutationConfirmAnswersArgs, 'input'>>;
  createSystem?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType, RequireFields<MutationCreateSystemArgs, 'input'>>;
  decideProposal?: Resolver<ResolversTypes['SupplierRequest'], ParentType, ContextType, RequireFields<MutationDecideProposalArgs, 'input'>>;
  deleteSystem?: Resolver<ResolversTypes['DeletedSystem'], ParentType, ContextType, RequireFields<MutationDeleteSystemArgs, 'id'>>;
  discardAssessment?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDiscardAssessmentArgs, 'id'>>;
  eraseSystem?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationEraseSystemArgs, 'id' | 'reason'>>;
  holdSystem?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType, RequireFields<MutationHoldSystemArgs, 'id'>>;
  joinSystems?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType, RequireFields<MutationJoinSystemsArgs, 'id' | 'input'>>;
  keepLawChange?: Resolver<ResolversTypes['LawChange'], ParentType, ContextType, RequireFields<MutationKeepLawChangeArgs, 'input'>>;
  removeOwnField?: Resolver<ResolversTypes['RemovedOwnField'], ParentType, ContextType, RequireFields<MutationRemoveOwnFieldArgs, 'name'>>;
  restoreSystem?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType, RequireFields<MutationRestoreSystemArgs, 'id'>>;
  saveResponse?: Resolver<ResolversTypes['Response'], ParentType, ContextType, RequireFields<MutationSaveResponseArgs, 'input'>>;
  saveResponses?: Resolver<Array<ResolversTypes['Response']>, ParentType, ContextType, RequireFields<MutationSaveResponsesArgs, 'input'>>;
  saveSystemFacts?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType, RequireFields<MutationSaveSystemFactsArgs, 'facts' | 'id'>>;
  startAssessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationStartAssessmentArgs, 'input'>>;
  updateOwnField?: Resolver<ResolversTypes['OwnField'], ParentType, ContextType, RequireFields<MutationUpdateOwnFieldArgs, 'input' | 'name'>>;
  updateSystem?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType, RequireFields<MutationUpdateSystemArgs, 'id' | 'input'>>;
  updateSystems?: Resolver<Array<ResolversTypes['SystemOutcome']>, ParentType, ContextType, RequireFields<MutationUpdateSystemsArgs, 'input'>>;
};

export type OrganisationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Organisation'] = ResolversParentTypes['Organisation'], FederationReferenceType extends FederationReferenceTypes['Organisation'] = FederationReferenceTypes['Organisation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Organisation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reassessments?: Resolver<Maybe<Array<ResolversTypes['Reassessment']>>, ParentType, ContextType, RequireFields<OrganisationReassessmentsArgs, 'first'>>;
};

export type OrganisationDutyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrganisationDuty'] = ResolversParentTypes['OrganisationDuty'], FederationReferenceType extends FederationReferenceTypes['OrganisationDuty'] = FederationReferenceTypes['OrganisationDuty']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['OrganisationDuty']> | FederationReferenceType, FederationReferenceType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  differing?: Resolver<ResolversTypes['DutyDifference'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
  reviewOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['DutySuggestion']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnFieldResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OwnField'] = ResolversParentTypes['OwnField']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OwnFieldKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlanUsageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanUsage'] = ResolversParentTypes['PlanUsage']> = {
  included?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  answeredRequests?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, RequireFields<QueryAnsweredRequestsArgs, 'jurisdiction'>>;
  assessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<QueryAssessmentArgs, 'id'>>;
  assessments?: Resolver<Array<ResolversTypes['Assessment']>, ParentType, ContextType, RequireFields<QueryAssessmentsArgs, 'first' | 'systemId'>>;
  exportSystemsAssessment?: Resolver<ResolversTypes['ExportPage'], ParentType, ContextType, Partial<QueryExportSystemsAssessmentArgs>>;
  lawChanges?: Resolver<ResolversTypes['LawChanges'], ParentType, ContextType>;
  organisationDuties?: Resolver<Array<ResolversTypes['OrganisationDuty']>, ParentType, ContextType>;
  ownFields?: Resolver<Array<ResolversTypes['OwnField']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType, RequireFields<QueryQuestionsArgs, 'jurisdiction'>>;
  reviewDates?: Resolver<Maybe<Array<ResolversTypes['ReviewDate']>>, ParentType, ContextType, RequireFields<QueryReviewDatesArgs, 'first'>>;
  system?: Resolver<ResolversTypes['AiSystem'], ParentType, ContextType, RequireFields<QuerySystemArgs, 'id'>>;
  systemLedger?: Resolver<ResolversTypes['SystemLedger'], ParentType, ContextType, RequireFields<QuerySystemLedgerArgs, 'first' | 'jurisdiction' | 'reversed' | 'skip' | 'sort'>>;
  systemRegister?: Resolver<ResolversTypes['SystemRegister'], ParentType, ContextType, RequireFields<QuerySystemRegisterArgs, 'first' | 'reversed' | 'skip' | 'sort'>>;
  systemUsage?: Resolver<Maybe<ResolversTypes['PlanUsage']>, ParentType, ContextType>;
  systems?: Resolver<Array<ResolversTypes['AiSystem']>, ParentType, ContextType, RequireFields<QuerySystemsArgs, 'archived' | 'first' | 'jurisdiction'>>;
  systemsToJoin?: Resolver<Array<ResolversTypes['AiSystem']>, ParentType, ContextType, RequireFields<QuerySystemsToJoinArgs, 'id'>>;
  ukPrinciples?: Resolver<Array<ResolversTypes['UkPrinciple']>, ParentType, ContextType>;
  ukRegulators?: Resolver<Array<ResolversTypes['UkRegulator']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  articleReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedWhen?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['Citation'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helpText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['QuestionOption']>>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scoring?: Resolver<Maybe<ResolversTypes['YesNoScoring']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
};

export type QuestionOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuestionOption'] = ResolversParentTypes['QuestionOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReassessmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Reassessment'] = ResolversParentTypes['Reassessment']> = {
  dueOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  lastAssessed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openAssessmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
};

export type RecordedFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecordedFact'] = ResolversParentTypes['RecordedFact']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovedOwnFieldResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemovedOwnField'] = ResolversParentTypes['RemovedOwnField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplacedAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReplacedAnswer'] = ResolversParentTypes['ReplacedAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type ResponseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Response'] = ResolversParentTypes['Response']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  assessmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  evidenceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromOrganisation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  principle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ragScore?: Resolver<Maybe<ResolversTypes['Rag']>, ParentType, ContextType>;
  replaced?: Resolver<Maybe<ResolversTypes['ReplacedAnswer']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewDateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewDate'] = ResolversParentTypes['ReviewDate']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['SuggestionSource'], ParentType, ContextType>;
};

export type SuppliedFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SuppliedFact'] = ResolversParentTypes['SuppliedFact']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupplierAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SupplierAnswer'] = ResolversParentTypes['SupplierAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupplierCitationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SupplierCitation'] = ResolversParentTypes['SupplierCitation']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupplierProposalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SupplierProposal'] = ResolversParentTypes['SupplierProposal']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupplierQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SupplierQuestion'] = ResolversParentTypes['SupplierQuestion']> = {
  citation?: Resolver<Maybe<ResolversTypes['SupplierCitation']>, ParentType, ContextType>;
  isOnRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupplierRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SupplierRequest'] = ResolversParentTypes['SupplierRequest']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['SupplierProposal']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['AskedQuestion']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SystemCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SystemCounts'] = ResolversParentTypes['SystemCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notAssessed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemFactsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SystemFacts'] = ResolversParentTypes['SystemFacts']> = {
  affectedPeople?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternatives?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  architecture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeChapters?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  complaint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  compute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cybersecurity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataKinds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataProtectionOfficer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseEntry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decides?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declaration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dpia?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effects?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  energy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  equality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  equalityAssessment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  equalityAssessmentDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ethicsAssessment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ethicsAssessmentDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evaluationData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exceptionGround?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  factors?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formats?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  furtherRisks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  harms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ifItGoesWrong?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  impactSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interpretation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lawfulBasis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalBasis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limitations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metrics?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  misuse?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelReleaseDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  models?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monitoring?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextReview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oversight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  own?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  ownClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownClassReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedChanges?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousProcess?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  process?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proportionality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerEntry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retention?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewTriggers?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rightsAssessment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rightsAssessmentDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seniorOwner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standards?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplierNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testReports?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trainingData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  udi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usePeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usePolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  users?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vulnerablePeople?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  where?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SystemLedgerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SystemLedger'] = ResolversParentTypes['SystemLedger']> = {
  counts?: Resolver<ResolversTypes['SystemCounts'], ParentType, ContextType>;
  matchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  systems?: Resolver<Array<ResolversTypes['AiSystem']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SystemOutcomeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SystemOutcome'] = ResolversParentTypes['SystemOutcome']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
};

export type SystemRegisterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SystemRegister'] = ResolversParentTypes['SystemRegister']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  systems?: Resolver<Array<ResolversTypes['AiSystem']>, ParentType, ContextType>;
};

export type SystemResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SystemResult'] = ResolversParentTypes['SystemResult']> = {
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  latestAssessment?: Resolver<Maybe<ResolversTypes['LatestAssessment']>, ParentType, ContextType>;
  openAssessmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UkPrincipleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UkPrinciple'] = ResolversParentTypes['UkPrinciple']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UkRegulatorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UkRegulator'] = ResolversParentTypes['UkRegulator']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guidanceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UsedAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UsedAnswer'] = ResolversParentTypes['UsedAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsedTurnoverResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UsedTurnover'] = ResolversParentTypes['UsedTurnover']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  euros?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type YesNoScoringResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YesNoScoring'] = ResolversParentTypes['YesNoScoring']> = {
  no?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  AiSystem?: AiSystemResolvers<ContextType>;
  Annotation?: AnnotationResolvers<ContextType>;
  AskedQuestion?: AskedQuestionResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletedSystem?: DeletedSystemResolvers<ContextType>;
  DutyDifference?: DutyDifferenceResolvers<ContextType>;
  DutySuggestion?: DutySuggestionResolvers<ContextType>;
  ExportPage?: ExportPageResolvers<ContextType>;
  Flag?: FlagResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LastAnswer?: LastAnswerResolvers<ContextType>;
  LastNote?: LastNoteResolvers<ContextType>;
  LatestAssessment?: LatestAssessmentResolvers<ContextType>;
  LawChange?: LawChangeResolvers<ContextType>;
  LawChanges?: LawChangesResolvers<ContextType>;
  LawMove?: LawMoveResolvers<ContextType>;
  LawProgress?: LawProgressResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  OrganisationDuty?: OrganisationDutyResolvers<ContextType>;
  OwnField?: OwnFieldResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PlanUsage?: PlanUsageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionOption?: QuestionOptionResolvers<ContextType>;
  Reassessment?: ReassessmentResolvers<ContextType>;
  RecordedFact?: RecordedFactResolvers<ContextType>;
  RemovedOwnField?: RemovedOwnFieldResolvers<ContextType>;
  ReplacedAnswer?: ReplacedAnswerResolvers<ContextType>;
  Response?: ResponseResolvers<ContextType>;
  ReviewDate?: ReviewDateResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  SuppliedFact?: SuppliedFactResolvers<ContextType>;
  SupplierAnswer?: SupplierAnswerResolvers<ContextType>;
  SupplierCitation?: SupplierCitationResolvers<ContextType>;
  SupplierProposal?: SupplierProposalResolvers<ContextType>;
  SupplierQuestion?: SupplierQuestionResolvers<ContextType>;
  SupplierRequest?: SupplierRequestResolvers<ContextType>;
  SystemCounts?: SystemCountsResolvers<ContextType>;
  SystemFacts?: SystemFactsResolvers<ContextType>;
  SystemLedger?: SystemLedgerResolvers<ContextType>;
  SystemOutcome?: SystemOutcomeResolvers<ContextType>;
  SystemRegister?: SystemRegisterResolvers<ContextType>;
  SystemResult?: SystemResultResolvers<ContextType>;
  UkPrinciple?: UkPrincipleResolvers<ContextType>;
  UkRegulator?: UkRegulatorResolvers<ContextType>;
  UsedAnswer?: UsedAnswerResolvers<ContextType>;
  UsedTurnover?: UsedTurnoverResolvers<ContextType>;
  YesNoScoring?: YesNoScoringResolvers<ContextType>;
};

