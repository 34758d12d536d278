import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BundleRootView } from '../use-cases/viewBundleRoot.ts';
import type { BrandingView } from '../use-cases/viewBranding.ts';
import type { DocumentView } from '../store/documents.ts';
import type { ShownVersion } from '../use-cases/documentsIn.ts';
import type { VersionSummary } from '../store/versions.ts';
import type { Approval, ShownReview } from '../domain/version.ts';
import type { ChecklistView, GraphContext } from './loaders.ts';
import type { QmsItem } from '../domain/qmsChecklist.ts';
import type { RoomNumber, RoomReport as ShownRoomReport } from '../use-cases/viewRoom.ts';
import type { ProposedFile as StoredProposedFile } from '../store/proposedFiles.ts';
import type { ShownProof } from '../use-cases/findReportProofs.ts';
import type { OrganisationAnswer } from '../domain/dutyProofs.ts';
import type { ShownEvidence, EvidenceFile as StoredEvidenceFile } from '../domain/evidence.ts';
import type { EvidenceLink as StoredEvidenceLink } from '../store/evidenceLinks.ts';
import type { LibraryPage } from '../use-cases/readLibrary.ts';
import type { Policy as StoredPolicy, PolicyVersion as StoredPolicyVersion, PolicyAcknowledgement, ManagementRecord as StoredManagementRecord } from '../domain/policy.ts';
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

export type ActionFiling =
  | 'file'
  | 'nothing'
  | 'sentence';

export type ActionItem = {
  __typename?: 'ActionItem';
  doneNote?: Maybe<Scalars['String']['output']>;
  evidencePlace?: Maybe<EvidencePlace>;
  /** The record of what was done: a linked file, otherwise its sentence, otherwise nothing. Null unless it is done, or if temporarily unavailable. */
  filed?: Maybe<ActionFiling>;
  id: Scalars['ID']['output'];
  organisation: Scalars['Boolean']['output'];
  questionId?: Maybe<Scalars['String']['output']>;
  state: ActionState;
};

export type ActionState =
  | 'accepted'
  | 'closed'
  | 'doing'
  | 'done'
  | 'open';

export type AddManagementRecordInput = {
  decisions?: InputMaybe<Scalars['String']['input']>;
  evidenceId?: InputMaybe<Scalars['ID']['input']>;
  /** ISO date. */
  heldOn: Scalars['String']['input'];
  kind: ManagementRecordKind;
  /** Up to 50,000 characters. */
  minutes?: InputMaybe<Scalars['String']['input']>;
  /** Up to 50 names. */
  participants?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
};

export type AddPolicyInput = {
  /** Ids of organisation duties, up to 10. */
  duties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The number of a file among the evidence. */
  evidenceId?: InputMaybe<Scalars['ID']['input']>;
  /** The number of a member. */
  owner?: InputMaybe<Scalars['ID']['input']>;
  /** ISO date. */
  reviewOn?: InputMaybe<Scalars['String']['input']>;
  /** Up to 50,000 characters; or a file. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
};

export type AiSystem = {
  __typename?: 'AiSystem';
  id: Scalars['ID']['output'];
  /** What its supplier has sent by links, oldest first. Null only if temporarily unavailable. */
  proposedFiles?: Maybe<Array<ProposedFile>>;
};

export type ApproveDocumentInput = {
  /** The version of the account after its name was changed: the approval waits, up to five seconds, until that name can be printed. */
  accountVersion?: InputMaybe<Scalars['Int']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  documentId: Scalars['ID']['input'];
  /** The `hash` of the text that was read: CONFLICT if the text has changed since. */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** The function in which the reviewer approves, printed after the name of their account; '' withdraws the approval. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type AskForDocumentChangesInput = {
  comment: Scalars['String']['input'];
  documentId: Scalars['ID']['input'];
};

export type Assessment = {
  __typename?: 'Assessment';
  /** The three documents, in a fixed order; empty until the assessment is completed. Null only if temporarily unavailable. */
  documents?: Maybe<Array<AssessmentDocument>>;
  /**
   * Evidence files for answers and QMS requirements, oldest first, up to 200, including replaced and removed files: those of
   * the system under this law, as they stand today or stood at `keptSince`. Null only if temporarily unavailable.
   */
  evidence?: Maybe<Array<Evidence>>;
  id: Scalars['ID']['output'];
  /**
   * When the next assessment of the system under this law was completed. From then on evidence, QMS and documents stay as
   * they were, and nothing can be added or changed. Null while the assessment works with what stands today.
   */
  keptSince?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Whether each duty of the report that is met is proved, stated or expired. The filed report does not contain it. Null while the
   * assessment is in progress, or if temporarily unavailable.
   */
  proof?: Maybe<ReportProof>;
  /** The QMS checklist of the system under this law, as it stands today or stood at `keptSince`. */
  qms?: Maybe<QmsChecklist>;
  status: AssessmentStatus;
  /** The room for evidence files in the organisation, the same in every plan. Null only if temporarily unavailable. */
  storage?: Maybe<FileStorage>;
};


export type AssessmentEvidenceArgs = {
  questionId?: InputMaybe<Scalars['ID']['input']>;
};

/** One of the three documents for an assessment. */
export type AssessmentDocument = {
  __typename?: 'AssessmentDocument';
  /**
   * Null unless the assessment has no version: the earlier assessment of the system under the same law whose approved version
   * is shown.
   */
  approvedFor?: Maybe<Scalars['ID']['output']>;
  /** When that assessment was completed. */
  approvedForDate?: Maybe<Scalars['DateTime']['output']>;
  /** The differences between that version and what would be generated for this report, by section; null unless `approvedFor`. */
  changes?: Maybe<Array<DocumentDifference>>;
  /** This assessment, once someone has checked that version against its report; null until then. */
  checkedAgainst?: Maybe<Scalars['ID']['output']>;
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  checkedBy?: Maybe<Person>;
  currency: Scalars['String']['output'];
  /** The newest version; null if there is none yet. */
  current?: Maybe<DocumentVersion>;
  /** The assessment's id and the document type; exists before the document is generated. */
  id: Scalars['ID']['output'];
  /** What the document would cost outside a trial, or why the last generation failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The price of one document, in euros or pounds, if the plan does not include it. */
  price: Scalars['Int']['output'];
  /** idle, generating, generated or failed */
  state: Scalars['String']['output'];
  /** Whether it was generated without a real payment, in test mode or in a trial. */
  testMode: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  /** transparency-notice, model-card or risk-assessment */
  type: Scalars['String']['output'];
  /** Newest first, up to 50. */
  versions: Array<DocumentVersionSummary>;
};

export type AssessmentStatus =
  | 'completed'
  | 'in_progress';

/** An organisation's logo and colour. */
export type Branding = {
  __typename?: 'Branding';
  /** Whether it is currently used: on the Enterprise plan, or in a trial. */
  allowed: Scalars['Boolean']['output'];
  /** #rrggbb */
  colour?: Maybe<Scalars['String']['output']>;
  /** The organisation's name. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** The organisation's id. */
  id: Scalars['ID']['output'];
  /** The URL of the logo; changes with the logo. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** A notice about the plan, if any. */
  message?: Maybe<Scalars['String']['output']>;
};

export type BrandingInput = {
  /** #rrggbb, dark enough to read on white (4.5:1); null for the default colour. */
  colour?: InputMaybe<Scalars['String']['input']>;
};

/** An audit bundle that was made here, for anyone who holds it. */
export type BundleRoot = {
  __typename?: 'BundleRoot';
  /** Whether the signature was made by this key, as checked now. */
  isSignatureGood: Scalars['Boolean']['output'];
  keyCreatedAt: Scalars['DateTime']['output'];
  /** Since when another key signs; null for the current one. */
  keyRetiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The key that signed the root: its RFC 7638 thumbprint. */
  kid: Scalars['String']['output'];
  /** When this state of the assessment was bundled for the first time. */
  madeAt: Scalars['DateTime']['output'];
  /** Ed25519, as `x` of a JWK. */
  publicKey: Scalars['String']['output'];
  root: Scalars['ID']['output'];
  /** Over the 64 characters of the root, base64url. */
  signature: Scalars['String']['output'];
  /** The time in its RFC 3161 time stamp; null without one. */
  stampedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CheckDocumentInput = {
  documentId: Scalars['ID']['input'];
  /** The `hash` of what was read: CONFLICT if another version is shown. */
  hash?: InputMaybe<Scalars['String']['input']>;
};

export type DecideProposedFileInput = {
  accept: Scalars['Boolean']['input'];
  /** To accept it: the assessment, and the question or QMS requirement of it, that it is evidence for. */
  assessmentId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  supports?: InputMaybe<Scalars['String']['input']>;
};

export type DocumentApproval = {
  __typename?: 'DocumentApproval';
  /** Who approved it, signed in to their own account. */
  approvedBy: Person;
  at: Scalars['DateTime']['output'];
  /** The function that the reviewer gave; null without one. */
  function?: Maybe<Scalars['String']['output']>;
  /** The name of the reviewer's account. */
  name: Scalars['String']['output'];
};

/** A part of a document for people to fill in. */
export type DocumentBlank = {
  __typename?: 'DocumentBlank';
  id: Scalars['String']['output'];
  /** Its label, if it has one. */
  label?: Maybe<Scalars['String']['output']>;
  /** What to fill in. */
  needed: Scalars['String']['output'];
  /** The section it belongs to. */
  section: Scalars['String']['output'];
  /** The text at the same place of another document of the system; null once this one is filled, or if there is none. */
  suggestion?: Maybe<Scalars['String']['output']>;
  /** What was filled in; null until then. */
  text?: Maybe<Scalars['String']['output']>;
};

/** What was added to and removed from a section. */
export type DocumentDifference = {
  __typename?: 'DocumentDifference';
  added: Array<Scalars['String']['output']>;
  removed: Array<Scalars['String']['output']>;
  section: Scalars['String']['output'];
};

/** How a version was generated. */
export type DocumentProvenance = {
  __typename?: 'DocumentProvenance';
  /** SHA-256 of the answers. */
  answersHash: Scalars['String']['output'];
  bankVersion: Scalars['String']['output'];
  /** The language model; null if only templates were used. */
  model?: Maybe<Scalars['String']['output']>;
  promptVersion?: Maybe<Scalars['String']['output']>;
  testMode: Scalars['Boolean']['output'];
};

export type DocumentVersion = {
  __typename?: 'DocumentVersion';
  approval?: Maybe<DocumentApproval>;
  /** Who had it generated, and everyone who wrote in it: none of them can review it. */
  authors: Array<Person>;
  blanks: Array<DocumentBlank>;
  /** The number of blanks still to be filled in. */
  blanksLeft: Scalars['Int']['output'];
  /** The document as data, with unfilled blanks: title, header, notices, sections of items, fields and tables, and sources. */
  content: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** SHA-256 of the version as it reads, in hex: what an approval is bound to. */
  hash: Scalars['String']['output'];
  /** The document as one self-contained HTML file. */
  html: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  provenance: DocumentProvenance;
  /** Null until it is sent for review or decided. */
  review?: Maybe<Review>;
  /** The document as plain text, with its blanks as filled in. */
  text: Scalars['String']['output'];
};

export type DocumentVersionSummary = {
  __typename?: 'DocumentVersionSummary';
  approval?: Maybe<DocumentApproval>;
  createdAt: Scalars['DateTime']['output'];
  number: Scalars['Int']['output'];
  provenance: DocumentProvenance;
};

export type DocumentsForReview = {
  __typename?: 'DocumentsForReview';
  /** Documents that you sent for review and that need changes. */
  sentBack: Array<ReviewedDocument>;
  /** Documents that you were asked to review. */
  toReview: Array<ReviewedDocument>;
};

export type DutyCounts = {
  __typename?: 'DutyCounts';
  /** Those that apply to the organisation today. */
  applicable: Scalars['Int']['output'];
  /** ISO date, today. */
  asOf: Scalars['String']['output'];
  /** The day before today that is stored and nearest to 30 days ago; null if none is. */
  before?: Maybe<DutyDay>;
  met: Scalars['Int']['output'];
  /** The number of met duties with a linked file that is valid today. */
  proved: Scalars['Int']['output'];
};

/** Figures of an earlier day. */
export type DutyDay = {
  __typename?: 'DutyDay';
  applicable: Scalars['Int']['output'];
  /** ISO date. */
  asOf: Scalars['String']['output'];
  met: Scalars['Int']['output'];
  proved: Scalars['Int']['output'];
};

export type DutyFile = {
  __typename?: 'DutyFile';
  file: EvidenceFile;
  /** The number of the link to the duty. */
  linkId: Scalars['ID']['output'];
};

export type DutyProof =
  /** Files are linked, and none is valid. */
  | 'expired'
  /** A linked file is valid. */
  | 'proved'
  /** No file is linked. */
  | 'stated';

export type DutyStatus =
  | 'met'
  | 'not_applicable'
  | 'open'
  | 'other_party'
  | 'partly'
  | 'unknown';

/** A file as evidence in an assessment, one for each of its links to the system under this law. */
export type Evidence = {
  __typename?: 'Evidence';
  /** The day (ISO) as of which it is shown, in a report that stays as it was; null for what stands today. */
  asOf?: Maybe<Scalars['String']['output']>;
  bytes: Scalars['Int']['output'];
  /** ISO dates. */
  effectiveFrom?: Maybe<Scalars['String']['output']>;
  /** The ending: pdf, doc, docx, xlsx, pptx, odt, csv, json, txt, eml, zip, jpg or png */
  ending: Scalars['String']['output'];
  /** The file's. */
  id: Scalars['ID']['output'];
  /** Whether reports of earlier assessments or audit rooms have it: then its contents stay there until it is deleted everywhere. */
  isKept: Scalars['Boolean']['output'];
  /** policy, procedure, testReport, contract, trainingRecord, logSample, minutes, certificate or other */
  kind: Scalars['String']['output'];
  linkId: Scalars['ID']['output'];
  /** Whether the caller may remove it and take it from what it proves. */
  mayManage: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** The number of the member who is told before it expires; null: the person who added it. */
  owner?: Maybe<Scalars['ID']['output']>;
  /** The question that it supports; null for a QMS requirement or one of the organisation's own actions. */
  questionId?: Maybe<Scalars['ID']['output']>;
  /** Why it was deleted everywhere. */
  removalReason?: Maybe<Scalars['String']['output']>;
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  replacedBy?: Maybe<Scalars['ID']['output']>;
  /** In hexadecimal. */
  sha256: Scalars['String']['output'];
  /** present, not yet, expired, replaced or removed */
  standing: Scalars['String']['output'];
  /** A question of the question bank, a QMS requirement, or one of the organisation's own actions (action-12). */
  supports: Scalars['String']['output'];
  title: Scalars['String']['output'];
  uploadedAt: Scalars['DateTime']['output'];
  uploadedBy: Person;
  /** The URL of the file; null once it is removed. */
  url?: Maybe<Scalars['String']['output']>;
  validUntil?: Maybe<Scalars['String']['output']>;
  /** The version of the file, from 1. */
  version: Scalars['Int']['output'];
};

/** A day after which a file no longer counts as evidence. */
export type EvidenceDate = {
  __typename?: 'EvidenceDate';
  /** The file's. */
  id: Scalars['ID']['output'];
  /** The law that it is linked under; null if both or none. */
  jurisdiction?: Maybe<Jurisdiction>;
  /** The system that it is linked to; null if there are several or none, and while it is being deleted. */
  system?: Maybe<AiSystem>;
  systemCount: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** ISO date, the last on which it counts. */
  validUntil: Scalars['String']['output'];
};

export type EvidenceEffect = {
  __typename?: 'EvidenceEffect';
  link: EvidenceLink;
  /** How many other files prove the same thing and count today. */
  others: Scalars['Int']['output'];
};

export type EvidenceEffects = {
  __typename?: 'EvidenceEffects';
  /** The assessments whose reports keep the file with its contents, even after it is removed; up to 100. */
  keptBy: Array<Scalars['ID']['output']>;
  /** What the file proves, up to 500. */
  links: Array<EvidenceEffect>;
};

/** A file in the evidence library of the organisation, in its newest version unless it was replaced. */
export type EvidenceFile = {
  __typename?: 'EvidenceFile';
  bytes: Scalars['Int']['output'];
  /** Earlier versions, newest first, up to 50. */
  earlier: Array<EvidenceFile>;
  /** ISO dates. */
  effectiveFrom?: Maybe<Scalars['String']['output']>;
  /** The ending: pdf, doc, docx, xlsx, pptx, odt, csv, json, txt, eml, zip, jpg or png */
  ending: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether reports of earlier assessments or audit rooms have it: then its contents stay there until it is deleted everywhere. */
  isKept: Scalars['Boolean']['output'];
  /** policy, procedure, testReport, contract, trainingRecord, logSample, minutes, certificate or other */
  kind: Scalars['String']['output'];
  /** What it proves, up to 500. */
  links: Array<EvidenceLink>;
  /** Whether the caller may remove it and take it from what it proves. */
  mayManage: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  ownedBy?: Maybe<Person>;
  /** The number of the member who is told before it expires; null: the person who added it. */
  owner?: Maybe<Scalars['ID']['output']>;
  /** Why it was deleted everywhere. */
  removalReason?: Maybe<Scalars['String']['output']>;
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  replacedBy?: Maybe<Scalars['ID']['output']>;
  /** In hexadecimal. */
  sha256: Scalars['String']['output'];
  /** present, not yet, expired, replaced or removed */
  standing: Scalars['String']['output'];
  title: Scalars['String']['output'];
  uploadedAt: Scalars['DateTime']['output'];
  uploadedBy: Person;
  /** The URL of the file; null once it is removed. */
  url?: Maybe<Scalars['String']['output']>;
  validUntil?: Maybe<Scalars['String']['output']>;
  /** From 1. */
  version: Scalars['Int']['output'];
};

export type EvidenceFilter = {
  kind?: InputMaybe<Scalars['String']['input']>;
  /** In title, name and note, up to 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** unlinked, expiring (within 90 days) or expired */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Linked to this system. */
  system?: InputMaybe<Scalars['ID']['input']>;
};

/** What an evidence file proves. */
export type EvidenceLink = {
  __typename?: 'EvidenceLink';
  /** The id of the duty, question, QMS requirement, action, record or organisation duty. */
  id: Scalars['ID']['output'];
  jurisdiction?: Maybe<Jurisdiction>;
  /** duty, answer, qms, action, record or organisation */
  kind: Scalars['String']['output'];
  linkId: Scalars['ID']['output'];
  /** Null while it is being deleted. */
  system?: Maybe<AiSystem>;
  /** Null for a record or an organisation duty; jurisdiction is null too. */
  systemId?: Maybe<Scalars['ID']['output']>;
  /** The duty, the question or the QMS requirement in words; null if this service has no words for it. */
  title?: Maybe<Scalars['String']['output']>;
};

export type EvidencePage = {
  __typename?: 'EvidencePage';
  items: Array<EvidenceFile>;
  next?: Maybe<Scalars['String']['output']>;
  /** How many files match, on all pages. */
  total: Scalars['Int']['output'];
};

export type EvidencePlace = {
  __typename?: 'EvidencePlace';
  assessmentId: Scalars['ID']['output'];
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

export type FileStorage = {
  __typename?: 'FileStorage';
  /** Whether four fifths are used. */
  isNearlyFull: Scalars['Boolean']['output'];
  /** Bytes; a file beyond it is refused with CONFLICT. */
  limit: Scalars['Float']['output'];
  /** Bytes of all evidence files in the organisation. */
  used: Scalars['Float']['output'];
};

export type FillBlankInput = {
  blank: Scalars['String']['input'];
  documentId: Scalars['ID']['input'];
  /** Up to 2,000 characters; '' clears the blank. */
  text: Scalars['String']['input'];
};

export type GenerateDocumentInput = {
  assessmentId: Scalars['ID']['input'];
  documentType: Scalars['String']['input'];
};

export type Jurisdiction =
  | 'EU'
  | 'UK';

export type LinkEvidenceInput = {
  evidenceId: Scalars['ID']['input'];
  /** The id of the duty, question, QMS requirement, action, record or organisation duty. */
  id: Scalars['ID']['input'];
  jurisdiction?: InputMaybe<Jurisdiction>;
  /** duty, answer, qms, action, record or organisation */
  kind: Scalars['String']['input'];
  /** Not for a record or an organisation duty, as the law. */
  systemId?: InputMaybe<Scalars['ID']['input']>;
};

export type LinkedEvidence = {
  __typename?: 'LinkedEvidence';
  file: EvidenceFile;
  /** False if the file had this link before. */
  isNew: Scalars['Boolean']['output'];
  linkId: Scalars['ID']['output'];
};

/** A management review or an internal audit. */
export type ManagementRecord = {
  __typename?: 'ManagementRecord';
  decisions?: Maybe<Scalars['String']['output']>;
  /** The number of the evidence file with the minutes. */
  evidenceId?: Maybe<Scalars['ID']['output']>;
  /** The day on which it was held, ISO date. */
  heldOn: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: ManagementRecordKind;
  minutes?: Maybe<Scalars['String']['output']>;
  participants: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  writtenAt: Scalars['DateTime']['output'];
  /** The author of its present text. */
  writtenBy: Person;
};

export type ManagementRecordKind =
  | 'internalAudit'
  | 'managementReview';

export type Mutation = {
  __typename?: 'Mutation';
  /** Records a management review or an internal audit. For owners and managers, as the other two. */
  addManagementRecord: ManagementRecord;
  /** For owners and managers, as the other two. */
  addPolicy: Policy;
  /** Approves the newest version, or withdraws its approval. In an organisation of several, not for those who wrote in it. */
  approveDocument: AssessmentDocument;
  /** Approves the newest version, in an organisation of several people not by its author. Its number is that which was read. */
  approvePolicy: Policy;
  /** Sends the newest version back with what has to change. */
  askForDocumentChanges: AssessmentDocument;
  /**
   * States that a version approved for an earlier report has been checked against this one and still fits. In an organisation
   * of several, not for those who wrote in it.
   */
  checkDocument: AssessmentDocument;
  /** Confirms that the signed-in member has read the approved version. */
  confirmPolicyRead: Policy;
  /**
   * Accepts or declines a file that a supplier has sent. An accepted one becomes evidence for what you say, with its source as its note; it
   * answers nothing. The contents of a declined one are deleted.
   */
  decideProposedFile: ProposedFile;
  /** Fills in a blank of the newest version, or clears it with ''. Withdraws any approval. */
  fillBlank: AssessmentDocument;
  /**
   * Generates a document, or joins a generation in progress, and waits up to about 8 s for it. PAYMENT_REQUIRED, with the
   * price and how to buy it, if the document is neither bought nor included in the plan.
   */
  generateDocument: AssessmentDocument;
  /** Says that an evidence file proves one more thing. The same link again changes nothing. */
  linkEvidence: LinkedEvidence;
  /**
   * Fixes what an audit room will show, as it stands now, a long one page by page after the answer (`state`); no one sees it until a link of kind `room` is made to it. Owners and managers only;
   * requires a recent confirmation. CONFLICT if the organisation shares only what is approved, and something that was named is not.
   */
  prepareRoom: Room;
  /**
   * Removes an evidence file from the library and from everything that it proves; its name, hash and dates are kept for the audit trail. Its
   * contents are deleted, unless reports of earlier assessments have it. Owners and managers, and the person who added it.
   */
  removeEvidence: EvidenceFile;
  /**
   * Deletes the contents of an evidence file at once, from reports of earlier assessments too, where hash, day and reason remain. Owners and
   * managers, in person; requires a confirmation within the last ten minutes.
   */
  removeEvidenceEverywhere: EvidenceFile;
  /** Removes the logo. Upload a new one at POST /api/branding/logo. */
  removeLogo: Branding;
  /** Returns its id. */
  removeManagementRecord: Scalars['ID']['output'];
  /** Removes a policy with its versions and receipts. Returns its id. */
  removePolicy: Scalars['ID']['output'];
  /** The same as an earlier room, of how everything stands now: as much of each report as that room shows of the one on the same system. */
  renewRoom: Room;
  /** Sets the colour of reports and documents. FORBIDDEN outside the Enterprise plan, except in a trial. */
  saveBranding: Branding;
  /** Saves which QMS requirements are met. This never changes a report. */
  saveQmsChecklist: QmsChecklist;
  /** Sends the newest version of a document to someone in the organisation for review, who may approve and did not write in it. */
  sendDocumentForReview: AssessmentDocument;
  /** Takes an evidence file from one of the things that it proves. Owners and managers, and the person who added it. */
  unlinkEvidence: EvidenceFile;
  /** Updates the details of an evidence file; omitted fields keep their value. The file itself never changes: upload a new version at POST /api/evidence. */
  updateEvidence: EvidenceFile;
  /** Omitted fields keep their value. */
  updateManagementRecord: ManagementRecord;
  /** Omitted fields keep their value. Another text or file is a new version, which has to be approved and read again. */
  updatePolicy: Policy;
};


export type MutationAddManagementRecordArgs = {
  input: AddManagementRecordInput;
};


export type MutationAddPolicyArgs = {
  input: AddPolicyInput;
};


export type MutationApproveDocumentArgs = {
  input: ApproveDocumentInput;
};


export type MutationApprovePolicyArgs = {
  id: Scalars['ID']['input'];
  input: PolicyVersionInput;
};


export type MutationAskForDocumentChangesArgs = {
  input: AskForDocumentChangesInput;
};


export type MutationCheckDocumentArgs = {
  input: CheckDocumentInput;
};


export type MutationConfirmPolicyReadArgs = {
  id: Scalars['ID']['input'];
  input: PolicyVersionInput;
};


export type MutationDecideProposedFileArgs = {
  input: DecideProposedFileInput;
};


export type MutationFillBlankArgs = {
  input: FillBlankInput;
};


export type MutationGenerateDocumentArgs = {
  input: GenerateDocumentInput;
};


export type MutationLinkEvidenceArgs = {
  input: LinkEvidenceInput;
};


export type MutationPrepareRoomArgs = {
  input: PrepareRoomInput;
};


export type MutationRemoveEvidenceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveEvidenceEverywhereArgs = {
  input: RemoveEvidenceEverywhereInput;
};


export type MutationRemoveManagementRecordArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePolicyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenewRoomArgs = {
  input: RenewRoomInput;
};


export type MutationSaveBrandingArgs = {
  input: BrandingInput;
};


export type MutationSaveQmsChecklistArgs = {
  input: QmsChecklistInput;
};


export type MutationSendDocumentForReviewArgs = {
  input: SendDocumentInput;
};


export type MutationUnlinkEvidenceArgs = {
  id: Scalars['ID']['input'];
  linkId: Scalars['ID']['input'];
};


export type MutationUpdateEvidenceArgs = {
  input: UpdateEvidenceInput;
};


export type MutationUpdateManagementRecordArgs = {
  id: Scalars['ID']['input'];
  input: UpdateManagementRecordInput;
};


export type MutationUpdatePolicyArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePolicyInput;
};

export type OrganisationDuty = {
  __typename?: 'OrganisationDuty';
  answer?: Maybe<Scalars['String']['output']>;
  /** The files that are linked to the duty, the newest first, up to 100. */
  evidence: Array<Scalars['ID']['output']>;
  /** Its files, up to 100. */
  files: Array<DutyFile>;
  id: Scalars['ID']['output'];
  /** The newest approved policy that serves it and whose review is not overdue; null if none. */
  policy?: Maybe<Policy>;
  /** The number of `policy`. */
  policyId?: Maybe<Scalars['ID']['output']>;
  /** proved: a linked file is valid today; expired: there are files and none is valid; stated: no file; null: not answered as met. */
  proof?: Maybe<Scalars['String']['output']>;
};


export type OrganisationDutyFilesArgs = {
  first?: Scalars['Int']['input'];
};

/** Whether payments are in sandbox mode, as far as documents have heard. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** Whether documents already use these settings; they follow a change within milliseconds. */
  documentsFollow?: Maybe<Scalars['Boolean']['output']>;
  version: Scalars['Int']['output'];
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

/** A document of the organisation as a whole, with versions that are approved and read. */
export type Policy = {
  __typename?: 'Policy';
  /** The newest approved version; null before any approval. */
  approved?: Maybe<PolicyVersion>;
  createdAt: Scalars['DateTime']['output'];
  /** The organisation duties that the policy serves, by id. */
  duties: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  latest: PolicyVersion;
  /** A member of the organisation; null: no one is named. */
  owner?: Maybe<Person>;
  /** Members who have read the approved version, the first ones first, up to 1,000. */
  readBy: Array<PolicyReceipt>;
  /** The number of members who have read the approved version. */
  readCount: Scalars['Int']['output'];
  /** The day on which it is due for another look, ISO date. */
  reviewOn?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Members who have not read the approved version, up to 1,000; empty before one is approved. */
  unreadBy: Array<Person>;
  /** The number of members who have not read the approved version; 0 before one is approved. */
  unreadCount: Scalars['Int']['output'];
  /** Oldest first, up to 50. */
  versions: Array<PolicyVersion>;
  /** When the signed-in member confirmed to have read the approved version; null if they have not. */
  youReadAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A document of the organisation as a whole, with versions that are approved and read. */
export type PolicyReadByArgs = {
  first?: Scalars['Int']['input'];
};


/** A document of the organisation as a whole, with versions that are approved and read. */
export type PolicyUnreadByArgs = {
  first?: Scalars['Int']['input'];
};


/** A document of the organisation as a whole, with versions that are approved and read. */
export type PolicyVersionsArgs = {
  first?: Scalars['Int']['input'];
};

export type PolicyReceipt = {
  __typename?: 'PolicyReceipt';
  at: Scalars['DateTime']['output'];
  member: Person;
};

export type PolicyVersion = {
  __typename?: 'PolicyVersion';
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null, both, until it is approved. */
  approvedBy?: Maybe<Person>;
  /** The number of its evidence file. */
  evidenceId?: Maybe<Scalars['ID']['output']>;
  number: Scalars['Int']['output'];
  /** Null for a file, and in a list of policies. */
  text?: Maybe<Scalars['String']['output']>;
  writtenAt: Scalars['DateTime']['output'];
  writtenBy: Person;
};

export type PolicyVersionInput = {
  number: Scalars['Int']['input'];
};

export type PrepareRoomInput = {
  /** Parts that are left out are shown, except the log. */
  organisation?: InputMaybe<RoomOrganisationInput>;
  /** Up to 1,000. */
  reports: Array<RoomReportInput>;
};

/** A file that a supplier has sent by a link. It is evidence for nothing until it is accepted; then it is evidence under the same id. */
export type ProposedFile = {
  __typename?: 'ProposedFile';
  bytes: Scalars['Int']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Person>;
  id: Scalars['ID']['output'];
  /** The question of the request that it was given for. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The number of the link. */
  requestId: Scalars['ID']['output'];
  /** In hexadecimal. */
  sha256: Scalars['String']['output'];
  /** open, accepted or declined */
  state: Scalars['String']['output'];
  uploadedAt: Scalars['DateTime']['output'];
  /** The URL of the file while it is open. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The quality management system (QMS) checklist of Art. 17, in six requirements. */
export type QmsChecklist = {
  __typename?: 'QmsChecklist';
  complete: Scalars['Int']['output'];
  /** The assessment's id. */
  id: Scalars['ID']['output'];
  /** 80% or more. */
  meetsRequirements: Scalars['Boolean']['output'];
  percent: Scalars['Int']['output'];
  requirements: Array<QmsRequirement>;
  /** 15 points for each missing requirement. Separate from the risk score. */
  riskImpact: Scalars['Int']['output'];
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  total: Scalars['Int']['output'];
};

export type QmsChecklistInput = {
  assessmentId: Scalars['ID']['input'];
  /** The ids of all requirements that are met. */
  complete: Array<Scalars['ID']['input']>;
};

export type QmsRequirement = {
  __typename?: 'QmsRequirement';
  articleRef: Scalars['String']['output'];
  /** Ticked, unless all its evidence files have expired. */
  complete: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  evidence: Array<Evidence>;
  evidenceTypes: Array<Scalars['String']['output']>;
  /** qms-1 to qms-6 */
  id: Scalars['ID']['output'];
  requirement: Scalars['String']['output'];
  /** Whether the user has ticked it. */
  ticked: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The logo and colour of the organisation's reports and documents. Null only if temporarily unavailable. */
  branding?: Maybe<Branding>;
  /** The bundle with this root, if it was made here; NOT_FOUND if not. Does not say whose it is. */
  bundleRoot: BundleRoot;
  /**
   * A document. If it is being generated, the response waits up to about 8 s. Repeat the query while the state is
   * `generating`.
   */
  document: AssessmentDocument;
  /** The differences between a version of a document and the previous one, by section; empty for the first version. */
  documentDifferences: Array<DocumentDifference>;
  /**
   * The documents that the plan of the caller's organisation has paid for in this calendar month (UTC), counted up to 10,000, and
   * how many it includes. Null only if temporarily unavailable.
   */
  documentUsage?: Maybe<PlanUsage>;
  /** The documents of the latest reports under one law whose newest version waits for you, up to 100. Null only if temporarily unavailable. */
  documentsForReview?: Maybe<DocumentsForReview>;
  /**
   * How many of the duties that apply today are met, and how many of those are proved, over the latest reports of the organisation's AI
   * systems under one law. Retired and archived systems do not count. Null only if temporarily unavailable.
   */
  dutyCounts?: Maybe<DutyCounts>;
  /** Evidence that stands and has an end, the soonest first and expired files among them, up to 100. Null only if temporarily unavailable. */
  evidenceDates?: Maybe<Array<EvidenceDate>>;
  /** What removing an evidence file would affect. */
  evidenceEffects: EvidenceEffects;
  evidenceFile: EvidenceFile;
  /** The evidence library of the organisation, newest first. Pages of up to 1,000. */
  evidenceFiles: EvidencePage;
  /** The data this service holds about the signed-in user, page by page, for a data export. */
  exportDocuments: ExportPage;
  /** The management reviews and internal audits of the organisation, the latest first, up to 500. `after`: the id of the last one of the previous page. */
  managementRecords: Array<ManagementRecord>;
  /** The policies of the organisation, the newest first, up to 200. `after`: the id of the last policy of the previous page. */
  policies: Array<Policy>;
  policy: Policy;
  /** Policies with a review date, the soonest first, up to 100. Null only if temporarily unavailable. */
  policyDates?: Maybe<Array<Policy>>;
  /** An audit room that was prepared, and how far it is. Owners and managers only. */
  room: Room;
};


export type QueryBundleRootArgs = {
  root: Scalars['String']['input'];
};


export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDocumentDifferencesArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


export type QueryDocumentsForReviewArgs = {
  jurisdiction: Jurisdiction;
};


export type QueryDutyCountsArgs = {
  jurisdiction: Jurisdiction;
};


export type QueryEvidenceDatesArgs = {
  first?: Scalars['Int']['input'];
  jurisdiction?: InputMaybe<Jurisdiction>;
};


export type QueryEvidenceEffectsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEvidenceFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEvidenceFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: EvidenceFilter;
  first?: Scalars['Int']['input'];
};


export type QueryExportDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryManagementRecordsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryPoliciesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryPolicyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPolicyDatesArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryRoomArgs = {
  id: Scalars['ID']['input'];
};

export type RemoveEvidenceEverywhereInput = {
  id: Scalars['ID']['input'];
  /** Up to 500 characters. */
  reason: Scalars['String']['input'];
};

export type RenewRoomInput = {
  /** The numbers of the reports that it is to show. */
  reports: Array<Scalars['ID']['input']>;
  /** The room before. */
  room: Scalars['ID']['input'];
};

export type ReportProof = {
  __typename?: 'ReportProof';
  /** When each of these duties was answered, in their order; null for one without an answer. */
  answeredAt: Array<Maybe<Scalars['DateTime']['output']>>;
  /** The number of the person who answered each of these; null for one without an answer, and if the person is not known. */
  answeredBy: Array<Maybe<Scalars['ID']['output']>>;
  /** The ISO date that it is true of: today for the latest report of the system under this law, otherwise the day on which the next one was completed. */
  asOf: Scalars['String']['output'];
  /** For each of the report's duties, in their order; null for one that is not met or not applicable. */
  duties: Array<Maybe<DutyProof>>;
  /** Whether each of these is the organisation's answer for all of its systems. */
  fromOrganisation: Array<Scalars['Boolean']['output']>;
  /** Up to 15 of these people. */
  people: Array<Person>;
  /** When the latest answer to each step of the classification was given, as the report lists them; null for a step without one. */
  stepsAnsweredAt: Array<Maybe<Scalars['DateTime']['output']>>;
  /** The number of the person who gave each of these; null for a step without one, and if the person is not known. */
  stepsAnsweredBy: Array<Maybe<Scalars['ID']['output']>>;
  /** Whether each of these is the organisation's answer for all of its systems. */
  stepsFromOrganisation: Array<Scalars['Boolean']['output']>;
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

export type ReviewedDocument = {
  __typename?: 'ReviewedDocument';
  /** By number. */
  reportId: Scalars['ID']['output'];
  type: Scalars['String']['output'];
};

export type RiskLevel =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** The contents of an audit room, fixed when it was made. */
export type Room = {
  __typename?: 'Room';
  /** The bytes of its files; at most 2 GB. */
  bytes: Scalars['Float']['output'];
  /** The number of its reports that are fixed, and of all. */
  done: Scalars['Int']['output'];
  /** Why it failed. */
  failure?: Maybe<Scalars['String']['output']>;
  /** The number of its reports deleted since then. */
  gone: Scalars['Int']['output'];
  /** Whether a document or file that it shows has a later version, which it does not show. Null only if temporarily unavailable. */
  hasNewer?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** The organisation as a whole in it; null when it is closed. */
  organisation?: Maybe<RoomOrganisation>;
  /** Their number. */
  reportCount: Scalars['Int']['output'];
  /** A page of up to 50, from 1: all, or those with a text in the system's name, class, documents, files, duties or provisions. */
  reports: Array<RoomReport>;
  size: Scalars['Int']['output'];
  /** Whether all of its reports are fixed. One that failed shows nothing. */
  state: RoomProgress;
  /** When it was fixed; null when it is closed. */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
};


/** The contents of an audit room, fixed when it was made. */
export type RoomReportCountArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The contents of an audit room, fixed when it was made. */
export type RoomReportsArgs = {
  first?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

export type RoomAction = {
  __typename?: 'RoomAction';
  /** ISO date. */
  due?: Maybe<Scalars['String']['output']>;
  /** Null unless it is done. */
  filed?: Maybe<ActionFiling>;
  id: Scalars['ID']['output'];
  /** The number of the action in the report. */
  number?: Maybe<Scalars['Int']['output']>;
  owner?: Maybe<Scalars['String']['output']>;
  state: ActionState;
  stateAt: Scalars['DateTime']['output'];
  /** The name of the person who put it into its state; null if a report did it. */
  stateBy?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type RoomBundle = {
  __typename?: 'RoomBundle';
  /** Whether a file that belongs in it was removed since: then it cannot be downloaded any more. */
  isGone: Scalars['Boolean']['output'];
  madeAt: Scalars['DateTime']['output'];
  /** What `bundleRoot` knows it by. */
  root: Scalars['ID']['output'];
  /** The time in its RFC 3161 time stamp; null without one. */
  stampedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RoomDocument = {
  __typename?: 'RoomDocument';
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The approver's name when it was approved, and their function. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** The earlier report that it was approved for; null for a version of this report. */
  approvedFor?: Maybe<Scalars['ID']['output']>;
  /** This report, once that version has been checked against it. */
  checkedAgainst?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Whether there is a later version, which the room does not show. */
  hasNewer: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The mark on a version that was approved for an earlier report. */
  mark?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the version as it reads, in hex. */
  sha256: Scalars['String']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type RoomDuty = {
  __typename?: 'RoomDuty';
  /** The action that closes the gap; null if missing. */
  action?: Maybe<RoomAction>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who answered it when the room was made; null if that is not known. */
  answeredBy?: Maybe<Scalars['String']['output']>;
  citation: Scalars['String']['output'];
  dutyId: Scalars['String']['output'];
  /** ISO date from which the duty applies to this system. */
  from?: Maybe<Scalars['String']['output']>;
  /** Whether that is the organisation's answer for all of its systems. */
  fromOrganisation: Scalars['Boolean']['output'];
  /** Null for a duty that is not met or not applicable. */
  proof?: Maybe<DutyProof>;
  questionId?: Maybe<Scalars['String']['output']>;
  status: DutyStatus;
  title: Scalars['String']['output'];
  /** The reason why the duty does not apply or is another party’s; null for all other duties. */
  why?: Maybe<Scalars['String']['output']>;
};

export type RoomEvidence = {
  __typename?: 'RoomEvidence';
  bytes: Scalars['Int']['output'];
  /** The duties behind it, each with its provision. */
  duties: Array<Scalars['String']['output']>;
  /** The ending: pdf, doc, docx, xlsx, pptx, odt, csv, json, txt, eml, zip, jpg or png */
  ending: Scalars['String']['output'];
  /** Whether it was replaced since by a file that the room does not show. */
  hasNewer: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether its contents were removed since. */
  isGone: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** What it proves: the question, or a QMS requirement or action. */
  proves: Scalars['String']['output'];
  /** In hexadecimal. */
  sha256: Scalars['String']['output'];
  /** A question of the question bank, a QMS requirement, or one of the organisation's own actions (action-12). */
  supports: Scalars['String']['output'];
  /** In the evidence library. */
  title: Scalars['String']['output'];
  uploadedAt: Scalars['DateTime']['output'];
  /** The name of the person who added it, when the room was made. */
  uploadedBy: Scalars['String']['output'];
  /** ISO date, the last on which it counts. */
  validUntil?: Maybe<Scalars['String']['output']>;
};

/** The number of things of each part of the organisation as a whole in a room. */
export type RoomOrganisation = {
  __typename?: 'RoomOrganisation';
  /** Duties of the organisation as a whole. */
  duties: Scalars['Int']['output'];
  /** Log entries, the newest of `logTotal` in the period. */
  log: Scalars['Int']['output'];
  /** The beginning of that period, which ends when the room is made; null without the log. */
  logFrom?: Maybe<Scalars['DateTime']['output']>;
  logTotal: Scalars['Int']['output'];
  /** Approved policies. */
  policies: Scalars['Int']['output'];
  /** Management reviews and internal audits. */
  records: Scalars['Int']['output'];
  /** SHA-256 of all of it as one file, in hex; null while log entries are to come. */
  sha256?: Maybe<Scalars['String']['output']>;
  /** AI systems in the inventory, assessed or not. */
  systems: Scalars['Int']['output'];
};

/** The parts of the organisation as a whole that a room is to show. */
export type RoomOrganisationInput = {
  /** The organisation duties, with answers and proofs. */
  duties?: InputMaybe<Scalars['Boolean']['input']>;
  /** The log of so many months until the room is made, from 1 to 12; null without it. */
  logMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Approved policies, management reviews and internal audits. */
  policies?: InputMaybe<Scalars['Boolean']['input']>;
  /** The inventory of all AI systems, assessed or not, with owners and status. */
  systems?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RoomProgress =
  | 'failed'
  | 'preparing'
  | 'ready';

export type RoomProof = {
  __typename?: 'RoomProof';
  /** ISO date. */
  asOf: Scalars['String']['output'];
  /** Up to 80. */
  duties: Array<RoomDuty>;
};

/** What a room shows of one report. */
export type RoomReport = {
  __typename?: 'RoomReport';
  actionCount: Scalars['Int']['output'];
  answerCount: Scalars['Int']['output'];
  /** When the report was approved; null if it was not when the room was made. */
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The approver's name when the room was made. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** The audit bundle, as it was when the room was made. */
  bundle?: Maybe<RoomBundle>;
  /** The Act's class or the UK rating, in words. */
  class?: Maybe<Scalars['String']['output']>;
  completedAt: Scalars['DateTime']['output'];
  complianceScore: Scalars['Int']['output'];
  documents: Array<RoomDocument>;
  evidence: Array<RoomEvidence>;
  /** How many facts about the system, actions and accepted supplier answers it shows. */
  factCount: Scalars['Int']['output'];
  /** The report's number. */
  id: Scalars['ID']['output'];
  jurisdiction: Jurisdiction;
  /** Every duty, with its proof, answer and action, as of the day on which the room was made. */
  proof: RoomProof;
  riskLevel: RiskLevel;
  riskScore: Scalars['Int']['output'];
  /** False outside the law’s scope: level and scores do not count. */
  scored: Scalars['Boolean']['output'];
  /** The system's name when the assessment was completed. */
  system: Scalars['String']['output'];
};

/** An omitted field includes everything that may leave the organisation. */
export type RoomReportInput = {
  /** The audit bundle, which holds every document and file of the report. */
  bundle?: InputMaybe<Scalars['Boolean']['input']>;
  /** The ids of documents. */
  documents?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The numbers of evidence files. */
  evidence?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The report's number. */
  report: Scalars['ID']['input'];
};

export type SendDocumentInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  documentId: Scalars['ID']['input'];
  reviewer: Scalars['ID']['input'];
};

export type UpdateEvidenceInput = {
  effectiveFrom?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  kind?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** The number of a member. */
  owner?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  validUntil?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateManagementRecordInput = {
  decisions?: InputMaybe<Scalars['String']['input']>;
  evidenceId?: InputMaybe<Scalars['ID']['input']>;
  heldOn?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<ManagementRecordKind>;
  minutes?: InputMaybe<Scalars['String']['input']>;
  participants?: InputMaybe<Array<Scalars['String']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePolicyInput = {
  duties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A new version. */
  evidenceId?: InputMaybe<Scalars['ID']['input']>;
  /** Null: no one. */
  owner?: InputMaybe<Scalars['ID']['input']>;
  /** ISO date; null: none. */
  reviewOn?: InputMaybe<Scalars['String']['input']>;
  /** A new version. */
  text?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
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
  AssessmentDocument: AssessmentDocument;
  EvidenceFile: EvidenceFile;
  OrganisationDuty: OrganisationDuty;
  PaymentSettings: PaymentSettings;
  QmsChecklist: QmsChecklist;
  Room: Room;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  ActionItem:
    ( { __typename: 'ActionItem' }
    & GraphQLRecursivePick<FederationTypes['ActionItem'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['ActionItem'], {"state":true,"doneNote":true,"questionId":true,"organisation":true,"evidencePlace":{"assessmentId":true,"supports":true}}> ) );
  AiSystem:
    ( { __typename: 'AiSystem' }
    & GraphQLRecursivePick<FederationTypes['AiSystem'], {"id":true}> );
  Assessment:
    ( { __typename: 'Assessment' }
    & GraphQLRecursivePick<FederationTypes['Assessment'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Assessment'], {"status":true}> ) );
  AssessmentDocument:
    ( { __typename: 'AssessmentDocument' }
    & GraphQLRecursivePick<FederationTypes['AssessmentDocument'], {"id":true}> );
  EvidenceFile:
    ( { __typename: 'EvidenceFile' }
    & GraphQLRecursivePick<FederationTypes['EvidenceFile'], {"id":true}> );
  OrganisationDuty:
    ( { __typename: 'OrganisationDuty' }
    & GraphQLRecursivePick<FederationTypes['OrganisationDuty'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['OrganisationDuty'], {"answer":true}> ) );
  PaymentSettings:
    ( { __typename: 'PaymentSettings' }
    & GraphQLRecursivePick<FederationTypes['PaymentSettings'], {"version":true}> );
  QmsChecklist:
    ( { __typename: 'QmsChecklist' }
    & GraphQLRecursivePick<FederationTypes['QmsChecklist'], {"id":true}> );
  Room:
    ( { __typename: 'Room' }
    & GraphQLRecursivePick<FederationTypes['Room'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActionFiling: ActionFiling;
  ActionItem: ResolverTypeWrapper<ActionItem>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ActionState: ActionState;
  AddManagementRecordInput: AddManagementRecordInput;
  AddPolicyInput: AddPolicyInput;
  AiSystem: ResolverTypeWrapper<Omit<AiSystem, 'proposedFiles'> & { proposedFiles?: Maybe<Array<ResolversTypes['ProposedFile']>> }>;
  ApproveDocumentInput: ApproveDocumentInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AskForDocumentChangesInput: AskForDocumentChangesInput;
  Assessment: ResolverTypeWrapper<Omit<Assessment, 'documents' | 'evidence' | 'proof' | 'qms'> & { documents?: Maybe<Array<ResolversTypes['AssessmentDocument']>>, evidence?: Maybe<Array<ResolversTypes['Evidence']>>, proof?: Maybe<ResolversTypes['ReportProof']>, qms?: Maybe<ResolversTypes['QmsChecklist']> }>;
  AssessmentDocument: ResolverTypeWrapper<DocumentView>;
  AssessmentStatus: AssessmentStatus;
  Branding: ResolverTypeWrapper<BrandingView>;
  BrandingInput: BrandingInput;
  BundleRoot: ResolverTypeWrapper<BundleRootView>;
  CheckDocumentInput: CheckDocumentInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideProposedFileInput: DecideProposedFileInput;
  DocumentApproval: ResolverTypeWrapper<Approval>;
  DocumentBlank: ResolverTypeWrapper<DocumentBlank>;
  DocumentDifference: ResolverTypeWrapper<DocumentDifference>;
  DocumentProvenance: ResolverTypeWrapper<DocumentProvenance>;
  DocumentVersion: ResolverTypeWrapper<ShownVersion>;
  DocumentVersionSummary: ResolverTypeWrapper<VersionSummary>;
  DocumentsForReview: ResolverTypeWrapper<DocumentsForReview>;
  DutyCounts: ResolverTypeWrapper<DutyCounts>;
  DutyDay: ResolverTypeWrapper<DutyDay>;
  DutyFile: ResolverTypeWrapper<Omit<DutyFile, 'file'> & { file: ResolversTypes['EvidenceFile'] }>;
  DutyProof: DutyProof;
  DutyStatus: DutyStatus;
  Evidence: ResolverTypeWrapper<ShownEvidence>;
  EvidenceDate: ResolverTypeWrapper<Omit<EvidenceDate, 'system'> & { system?: Maybe<ResolversTypes['AiSystem']> }>;
  EvidenceEffect: ResolverTypeWrapper<Omit<EvidenceEffect, 'link'> & { link: ResolversTypes['EvidenceLink'] }>;
  EvidenceEffects: ResolverTypeWrapper<Omit<EvidenceEffects, 'links'> & { links: Array<ResolversTypes['EvidenceEffect']> }>;
  EvidenceFile: ResolverTypeWrapper<StoredEvidenceFile>;
  EvidenceFilter: EvidenceFilter;
  EvidenceLink: ResolverTypeWrapper<StoredEvidenceLink>;
  EvidencePage: ResolverTypeWrapper<LibraryPage>;
  EvidencePlace: ResolverTypeWrapper<EvidencePlace>;
  ExportPage: ResolverTypeWrapper<ExportPage>;
  FileStorage: ResolverTypeWrapper<FileStorage>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FillBlankInput: FillBlankInput;
  GenerateDocumentInput: GenerateDocumentInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Jurisdiction: Jurisdiction;
  LinkEvidenceInput: LinkEvidenceInput;
  LinkedEvidence: ResolverTypeWrapper<Omit<LinkedEvidence, 'file'> & { file: ResolversTypes['EvidenceFile'] }>;
  ManagementRecord: ResolverTypeWrapper<StoredManagementRecord>;
  ManagementRecordKind: ManagementRecordKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrganisationDuty: ResolverTypeWrapper<OrganisationAnswer>;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  Person: ResolverTypeWrapper<Person>;
  PlanUsage: ResolverTypeWrapper<PlanUsage>;
  Policy: ResolverTypeWrapper<StoredPolicy>;
  PolicyReceipt: ResolverTypeWrapper<PolicyAcknowledgement>;
  PolicyVersion: ResolverTypeWrapper<StoredPolicyVersion>;
  PolicyVersionInput: PolicyVersionInput;
  PrepareRoomInput: PrepareRoomInput;
  ProposedFile: ResolverTypeWrapper<StoredProposedFile>;
  QmsChecklist: ResolverTypeWrapper<ChecklistView>;
  QmsChecklistInput: QmsChecklistInput;
  QmsRequirement: ResolverTypeWrapper<QmsItem>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RemoveEvidenceEverywhereInput: RemoveEvidenceEverywhereInput;
  RenewRoomInput: RenewRoomInput;
  ReportProof: ResolverTypeWrapper<ShownProof>;
  Review: ResolverTypeWrapper<ShownReview>;
  ReviewState: ReviewState;
  ReviewedDocument: ResolverTypeWrapper<ReviewedDocument>;
  RiskLevel: RiskLevel;
  Room: ResolverTypeWrapper<RoomNumber>;
  RoomAction: ResolverTypeWrapper<RoomAction>;
  RoomBundle: ResolverTypeWrapper<RoomBundle>;
  RoomDocument: ResolverTypeWrapper<RoomDocument>;
  RoomDuty: ResolverTypeWrapper<RoomDuty>;
  RoomEvidence: ResolverTypeWrapper<RoomEvidence>;
  RoomOrganisation: ResolverTypeWrapper<RoomOrganisation>;
  RoomOrganisationInput: RoomOrganisationInput;
  RoomProgress: RoomProgress;
  RoomProof: ResolverTypeWrapper<RoomProof>;
  RoomReport: ResolverTypeWrapper<ShownRoomReport>;
  RoomReportInput: RoomReportInput;
  SendDocumentInput: SendDocumentInput;
  UpdateEvidenceInput: UpdateEvidenceInput;
  UpdateManagementRecordInput: UpdateManagementRecordInput;
  UpdatePolicyInput: UpdatePolicyInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActionItem: ActionItem | FederationReferenceTypes['ActionItem'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  AddManagementRecordInput: AddManagementRecordInput;
  AddPolicyInput: AddPolicyInput;
  AiSystem: Omit<AiSystem, 'proposedFiles'> & { proposedFiles?: Maybe<Array<ResolversParentTypes['ProposedFile']>> } | FederationReferenceTypes['AiSystem'];
  ApproveDocumentInput: ApproveDocumentInput;
  Int: Scalars['Int']['output'];
  AskForDocumentChangesInput: AskForDocumentChangesInput;
  Assessment: Omit<Assessment, 'documents' | 'evidence' | 'proof' | 'qms'> & { documents?: Maybe<Array<ResolversParentTypes['AssessmentDocument']>>, evidence?: Maybe<Array<ResolversParentTypes['Evidence']>>, proof?: Maybe<ResolversParentTypes['ReportProof']>, qms?: Maybe<ResolversParentTypes['QmsChecklist']> } | FederationReferenceTypes['Assessment'];
  AssessmentDocument: DocumentView;
  Branding: BrandingView;
  BrandingInput: BrandingInput;
  BundleRoot: BundleRootView;
  CheckDocumentInput: CheckDocumentInput;
  DateTime: Scalars['DateTime']['output'];
  DecideProposedFileInput: DecideProposedFileInput;
  DocumentApproval: Approval;
  DocumentBlank: DocumentBlank;
  DocumentDifference: DocumentDifference;
  DocumentProvenance: DocumentProvenance;
  DocumentVersion: ShownVersion;
  DocumentVersionSummary: VersionSummary;
  DocumentsForReview: DocumentsForReview;
  DutyCounts: DutyCounts;
  DutyDay: DutyDay;
  DutyFile: Omit<DutyFile, 'file'> & { file: ResolversParentTypes['EvidenceFile'] };
  Evidence: ShownEvidence;
  EvidenceDate: Omit<EvidenceDate, 'system'> & { system?: Maybe<ResolversParentTypes['AiSystem']> };
  EvidenceEffect: Omit<EvidenceEffect, 'link'> & { link: ResolversParentTypes['EvidenceLink'] };
  EvidenceEffects: Omit<EvidenceEffects, 'links'> & { links: Array<ResolversParentTypes['EvidenceEffect']> };
  EvidenceFile: StoredEvidenceFile;
  EvidenceFilter: EvidenceFilter;
  EvidenceLink: StoredEvidenceLink;
  EvidencePage: LibraryPage;
  EvidencePlace: EvidencePlace;
  ExportPage: ExportPage;
  FileStorage: FileStorage;
  Float: Scalars['Float']['output'];
  FillBlankInput: FillBlankInput;
  GenerateDocumentInput: GenerateDocumentInput;
  JSON: Scalars['JSON']['output'];
  LinkEvidenceInput: LinkEvidenceInput;
  LinkedEvidence: Omit<LinkedEvidence, 'file'> & { file: ResolversParentTypes['EvidenceFile'] };
  ManagementRecord: StoredManagementRecord;
  Mutation: Record<PropertyKey, never>;
  OrganisationDuty: OrganisationAnswer;
  PaymentSettings: PaymentSettings | FederationReferenceTypes['PaymentSettings'];
  Person: Person;
  PlanUsage: PlanUsage;
  Policy: StoredPolicy;
  PolicyReceipt: PolicyAcknowledgement;
  PolicyVersion: StoredPolicyVersion;
  PolicyVersionInput: PolicyVersionInput;
  PrepareRoomInput: PrepareRoomInput;
  ProposedFile: StoredProposedFile;
  QmsChecklist: ChecklistView;
  QmsChecklistInput: QmsChecklistInput;
  QmsRequirement: QmsItem;
  Query: Record<PropertyKey, never>;
  RemoveEvidenceEverywhereInput: RemoveEvidenceEverywhereInput;
  RenewRoomInput: RenewRoomInput;
  ReportProof: ShownProof;
  Review: ShownReview;
  ReviewedDocument: ReviewedDocument;
  Room: RoomNumber;
  RoomAction: RoomAction;
  RoomBundle: RoomBundle;
  RoomDocument: RoomDocument;
  RoomDuty: RoomDuty;
  RoomEvidence: RoomEvidence;
  RoomOrganisation: RoomOrganisation;
  RoomOrganisationInput: RoomOrganisationInput;
  RoomProof: RoomProof;
  RoomReport: ShownRoomReport;
  RoomReportInput: RoomReportInput;
  SendDocumentInput: SendDocumentInput;
  UpdateEvidenceInput: UpdateEvidenceInput;
  UpdateManagementRecordInput: UpdateManagementRecordInput;
  UpdatePolicyInput: UpdatePolicyInput;
};

export type ActionItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActionItem'] = ResolversParentTypes['ActionItem'], FederationReferenceType extends FederationReferenceTypes['ActionItem'] = FederationReferenceTypes['ActionItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ActionItem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  filed?: Resolver<Maybe<ResolversTypes['ActionFiling']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AiSystemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AiSystem'] = ResolversParentTypes['AiSystem'], FederationReferenceType extends FederationReferenceTypes['AiSystem'] = FederationReferenceTypes['AiSystem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AiSystem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proposedFiles?: Resolver<Maybe<Array<ResolversTypes['ProposedFile']>>, ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment'], FederationReferenceType extends FederationReferenceTypes['Assessment'] = FederationReferenceTypes['Assessment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Assessment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['AssessmentDocument']>>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<Array<ResolversTypes['Evidence']>>, ParentType, ContextType, Partial<AssessmentEvidenceArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['ReportProof']>, ParentType, ContextType>;
  qms?: Resolver<Maybe<ResolversTypes['QmsChecklist']>, ParentType, ContextType>;
  storage?: Resolver<Maybe<ResolversTypes['FileStorage']>, ParentType, ContextType>;
};

export type AssessmentDocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssessmentDocument'] = ResolversParentTypes['AssessmentDocument'], FederationReferenceType extends FederationReferenceTypes['AssessmentDocument'] = FederationReferenceTypes['AssessmentDocument']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AssessmentDocument']> | FederationReferenceType, FederationReferenceType, ContextType>;
  approvedFor?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  approvedForDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['DocumentDifference']>>, ParentType, ContextType>;
  checkedAgainst?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['DocumentVersion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['DocumentVersionSummary']>, ParentType, ContextType>;
};

export type BrandingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Branding'] = ResolversParentTypes['Branding']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleRootResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BundleRoot'] = ResolversParentTypes['BundleRoot']> = {
  isSignatureGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  keyRetiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  root?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stampedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentApprovalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentApproval'] = ResolversParentTypes['DocumentApproval']> = {
  approvedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  function?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentBlankResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentBlank'] = ResolversParentTypes['DocumentBlank']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentDifferenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentDifference'] = ResolversParentTypes['DocumentDifference']> = {
  added?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentProvenanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentProvenance'] = ResolversParentTypes['DocumentProvenance']> = {
  answersHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promptVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DocumentVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentVersion'] = ResolversParentTypes['DocumentVersion']> = {
  approval?: Resolver<Maybe<ResolversTypes['DocumentApproval']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  blanks?: Resolver<Array<ResolversTypes['DocumentBlank']>, ParentType, ContextType>;
  blanksLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['DocumentProvenance'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentVersionSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentVersionSummary'] = ResolversParentTypes['DocumentVersionSummary']> = {
  approval?: Resolver<Maybe<ResolversTypes['DocumentApproval']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['DocumentProvenance'], ParentType, ContextType>;
};

export type DocumentsForReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentsForReview'] = ResolversParentTypes['DocumentsForReview']> = {
  sentBack?: Resolver<Array<ResolversTypes['ReviewedDocument']>, ParentType, ContextType>;
  toReview?: Resolver<Array<ResolversTypes['ReviewedDocument']>, ParentType, ContextType>;
};

export type DutyCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyCounts'] = ResolversParentTypes['DutyCounts']> = {
  applicable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['DutyDay']>, ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DutyDayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyDay'] = ResolversParentTypes['DutyDay']> = {
  applicable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DutyFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DutyFile'] = ResolversParentTypes['DutyFile']> = {
  file?: Resolver<ResolversTypes['EvidenceFile'], ParentType, ContextType>;
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EvidenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Evidence'] = ResolversParentTypes['Evidence']> = {
  asOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effectiveFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  removalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supports?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvidenceDateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EvidenceDate'] = ResolversParentTypes['EvidenceDate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<Maybe<ResolversTypes['Jurisdiction']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
  systemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EvidenceEffectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EvidenceEffect'] = ResolversParentTypes['EvidenceEffect']> = {
  link?: Resolver<ResolversTypes['EvidenceLink'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvidenceEffectsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EvidenceEffects'] = ResolversParentTypes['EvidenceEffects']> = {
  keptBy?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['EvidenceEffect']>, ParentType, ContextType>;
};

export type EvidenceFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EvidenceFile'] = ResolversParentTypes['EvidenceFile'], FederationReferenceType extends FederationReferenceTypes['EvidenceFile'] = FederationReferenceTypes['EvidenceFile']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EvidenceFile']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['EvidenceFile']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['EvidenceLink']>, ParentType, ContextType>;
  mayManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  removalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvidenceLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EvidenceLink'] = ResolversParentTypes['EvidenceLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<Maybe<ResolversTypes['Jurisdiction']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['AiSystem']>, ParentType, ContextType>;
  systemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EvidencePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EvidencePage'] = ResolversParentTypes['EvidencePage']> = {
  items?: Resolver<Array<ResolversTypes['EvidenceFile']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportPage'] = ResolversParentTypes['ExportPage']> = {
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type FileStorageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FileStorage'] = ResolversParentTypes['FileStorage']> = {
  isNearlyFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LinkedEvidenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LinkedEvidence'] = ResolversParentTypes['LinkedEvidence']> = {
  file?: Resolver<ResolversTypes['EvidenceFile'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ManagementRecordResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManagementRecord'] = ResolversParentTypes['ManagementRecord']> = {
  decisions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  heldOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ManagementRecordKind'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addManagementRecord?: Resolver<ResolversTypes['ManagementRecord'], ParentType, ContextType, RequireFields<MutationAddManagementRecordArgs, 'input'>>;
  addPolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<MutationAddPolicyArgs, 'input'>>;
  approveDocument?: Resolver<ResolversTypes['AssessmentDocument'], ParentType, ContextType, RequireFields<MutationApproveDocumentArgs, 'input'>>;
  approvePolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<MutationApprovePolicyArgs, 'id' | 'input'>>;
  askForDocumentChanges?: Resolver<ResolversTypes['AssessmentDocument'], ParentType, ContextType, RequireFields<MutationAskForDocumentChangesArgs, 'input'>>;
  checkDocument?: Resolver<ResolversTypes['AssessmentDocument'], ParentType, ContextType, RequireFields<MutationCheckDocumentArgs, 'input'>>;
  confirmPolicyRead?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<MutationConfirmPolicyReadArgs, 'id' | 'input'>>;
  decideProposedFile?: Resolver<ResolversTypes['ProposedFile'], ParentType, ContextType, RequireFields<MutationDecideProposedFileArgs, 'input'>>;
  fillBlank?: Resolver<ResolversTypes['AssessmentDocument'], ParentType, ContextType, RequireFields<MutationFillBlankArgs, 'input'>>;
  generateDocument?: Resolver<ResolversTypes['AssessmentDocument'], ParentType, ContextType, RequireFields<MutationGenerateDocumentArgs, 'input'>>;
  linkEvidence?: Resolver<ResolversTypes['LinkedEvidence'], ParentType, ContextType, RequireFields<MutationLinkEvidenceArgs, 'input'>>;
  prepareRoom?: Resolver<ResolversTypes['Room'], ParentType, ContextType, RequireFields<MutationPrepareRoomArgs, 'input'>>;
  removeEvidence?: Resolver<ResolversTypes['EvidenceFile'], ParentType, ContextType, RequireFields<MutationRemoveEvidenceArgs, 'id'>>;
  removeEvidenceEverywhere?: Resolver<ResolversTypes['EvidenceFile'], ParentType, ContextType, RequireFields<MutationRemoveEvidenceEverywhereArgs, 'input'>>;
  removeLogo?: Resolver<ResolversTypes['Branding'], ParentType, ContextType>;
  removeManagementRecord?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveManagementRecordArgs, 'id'>>;
  removePolicy?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemovePolicyArgs, 'id'>>;
  renewRoom?: Resolver<ResolversTypes['Room'], ParentType, ContextType, RequireFields<MutationRenewRoomArgs, 'input'>>;
  saveBranding?: Resolver<ResolversTypes['Branding'], ParentType, ContextType, RequireFields<MutationSaveBrandingArgs, 'input'>>;
  saveQmsChecklist?: Resolver<ResolversTypes['QmsChecklist'], ParentType, ContextType, RequireFields<MutationSaveQmsChecklistArgs, 'input'>>;
  sendDocumentForReview?: Resolver<ResolversTypes['AssessmentDocument'], ParentType, ContextType, RequireFields<MutationSendDocumentForReviewArgs, 'input'>>;
  unlinkEvidence?: Resolver<ResolversTypes['EvidenceFile'], ParentType, ContextType, RequireFields<MutationUnlinkEvidenceArgs, 'id' | 'linkId'>>;
  updateEvidence?: Resolver<ResolversTypes['EvidenceFile'], ParentType, ContextType, RequireFields<MutationUpdateEvidenceArgs, 'input'>>;
  updateManagementRecord?: Resolver<ResolversTypes['ManagementRecord'], ParentType, ContextType, RequireFields<MutationUpdateManagementRecordArgs, 'id' | 'input'>>;
  updatePolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<MutationUpdatePolicyArgs, 'id' | 'input'>>;
};

export type OrganisationDutyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrganisationDuty'] = ResolversParentTypes['OrganisationDuty'], FederationReferenceType extends FederationReferenceTypes['OrganisationDuty'] = FederationReferenceTypes['OrganisationDuty']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['OrganisationDuty']> | FederationReferenceType, FederationReferenceType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['DutyFile']>, ParentType, ContextType, RequireFields<OrganisationDutyFilesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  policyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings'], FederationReferenceType extends FederationReferenceTypes['PaymentSettings'] = FederationReferenceTypes['PaymentSettings']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PaymentSettings']> | FederationReferenceType, FederationReferenceType, ContextType>;
  documentsFollow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlanUsageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanUsage'] = ResolversParentTypes['PlanUsage']> = {
  included?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Policy'] = ResolversParentTypes['Policy']> = {
  approved?: Resolver<Maybe<ResolversTypes['PolicyVersion']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duties?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['PolicyVersion'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  readBy?: Resolver<Array<ResolversTypes['PolicyReceipt']>, ParentType, ContextType, RequireFields<PolicyReadByArgs, 'first'>>;
  readCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadBy?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<PolicyUnreadByArgs, 'first'>>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['PolicyVersion']>, ParentType, ContextType, RequireFields<PolicyVersionsArgs, 'first'>>;
  youReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PolicyReceiptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PolicyReceipt'] = ResolversParentTypes['PolicyReceipt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type PolicyVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PolicyVersion'] = ResolversParentTypes['PolicyVersion']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  evidenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type ProposedFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProposedFile'] = ResolversParentTypes['ProposedFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QmsChecklistResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QmsChecklist'] = ResolversParentTypes['QmsChecklist'], FederationReferenceType extends FederationReferenceTypes['QmsChecklist'] = FederationReferenceTypes['QmsChecklist']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['QmsChecklist']> | FederationReferenceType, FederationReferenceType, ContextType>;
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meetsRequirements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requirements?: Resolver<Array<ResolversTypes['QmsRequirement']>, ParentType, ContextType>;
  riskImpact?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QmsRequirementResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QmsRequirement'] = ResolversParentTypes['QmsRequirement']> = {
  articleRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['Evidence']>, ParentType, ContextType>;
  evidenceTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requirement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  branding?: Resolver<Maybe<ResolversTypes['Branding']>, ParentType, ContextType>;
  bundleRoot?: Resolver<ResolversTypes['BundleRoot'], ParentType, ContextType, RequireFields<QueryBundleRootArgs, 'root'>>;
  document?: Resolver<ResolversTypes['AssessmentDocument'], ParentType, ContextType, RequireFields<QueryDocumentArgs, 'id'>>;
  documentDifferences?: Resolver<Array<ResolversTypes['DocumentDifference']>, ParentType, ContextType, RequireFields<QueryDocumentDifferencesArgs, 'id' | 'number'>>;
  documentUsage?: Resolver<Maybe<ResolversTypes['PlanUsage']>, ParentType, ContextType>;
  documentsForReview?: Resolver<Maybe<ResolversTypes['DocumentsForReview']>, ParentType, ContextType, RequireFields<QueryDocumentsForReviewArgs, 'jurisdiction'>>;
  dutyCounts?: Resolver<Maybe<ResolversTypes['DutyCounts']>, ParentType, ContextType, RequireFields<QueryDutyCountsArgs, 'jurisdiction'>>;
  evidenceDates?: Resolver<Maybe<Array<ResolversTypes['EvidenceDate']>>, ParentType, ContextType, RequireFields<QueryEvidenceDatesArgs, 'first'>>;
  evidenceEffects?: Resolver<ResolversTypes['EvidenceEffects'], ParentType, ContextType, RequireFields<QueryEvidenceEffectsArgs, 'id'>>;
  evidenceFile?: Resolver<ResolversTypes['EvidenceFile'], ParentType, ContextType, RequireFields<QueryEvidenceFileArgs, 'id'>>;
  evidenceFiles?: Resolver<ResolversTypes['EvidencePage'], ParentType, ContextType, RequireFields<QueryEvidenceFilesArgs, 'filter' | 'first'>>;
  exportDocuments?: Resolver<ResolversTypes['ExportPage'], ParentType, ContextType, Partial<QueryExportDocumentsArgs>>;
  managementRecords?: Resolver<Array<ResolversTypes['ManagementRecord']>, ParentType, ContextType, RequireFields<QueryManagementRecordsArgs, 'first'>>;
  policies?: Resolver<Array<ResolversTypes['Policy']>, ParentType, ContextType, RequireFields<QueryPoliciesArgs, 'first'>>;
  policy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<QueryPolicyArgs, 'id'>>;
  policyDates?: Resolver<Maybe<Array<ResolversTypes['Policy']>>, ParentType, ContextType, RequireFields<QueryPolicyDatesArgs, 'first'>>;
  room?: Resolver<ResolversTypes['Room'], ParentType, ContextType, RequireFields<QueryRoomArgs, 'id'>>;
};

export type ReportProofResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportProof'] = ResolversParentTypes['ReportProof']> = {
  answeredAt?: Resolver<Array<Maybe<ResolversTypes['DateTime']>>, ParentType, ContextType>;
  answeredBy?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duties?: Resolver<Array<Maybe<ResolversTypes['DutyProof']>>, ParentType, ContextType>;
  fromOrganisation?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  stepsAnsweredAt?: Resolver<Array<Maybe<ResolversTypes['DateTime']>>, ParentType, ContextType>;
  stepsAnsweredBy?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  stepsFromOrganisation?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
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

export type ReviewedDocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewedDocument'] = ResolversParentTypes['ReviewedDocument']> = {
  reportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoomResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Room'] = ResolversParentTypes['Room'], FederationReferenceType extends FederationReferenceTypes['Room'] = FederationReferenceTypes['Room']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Room']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasNewer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['RoomOrganisation']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<RoomReportCountArgs>>;
  reports?: Resolver<Array<ResolversTypes['RoomReport']>, ParentType, ContextType, RequireFields<RoomReportsArgs, 'first' | 'page'>>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RoomProgress'], ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RoomActionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomAction'] = ResolversParentTypes['RoomAction']> = {
  due?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filed?: Resolver<Maybe<ResolversTypes['ActionFiling']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ActionState'], ParentType, ContextType>;
  stateAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stateBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoomBundleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomBundle'] = ResolversParentTypes['RoomBundle']> = {
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  root?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stampedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RoomDocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomDocument'] = ResolversParentTypes['RoomDocument']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedFor?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkedAgainst?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasNewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoomDutyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomDuty'] = ResolversParentTypes['RoomDuty']> = {
  action?: Resolver<Maybe<ResolversTypes['RoomAction']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dutyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromOrganisation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['DutyProof']>, ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DutyStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoomEvidenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomEvidence'] = ResolversParentTypes['RoomEvidence']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duties?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasNewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proves?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supports?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoomOrganisationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomOrganisation'] = ResolversParentTypes['RoomOrganisation']> = {
  duties?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  log?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  logTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoomProofResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomProof'] = ResolversParentTypes['RoomProof']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duties?: Resolver<Array<ResolversTypes['RoomDuty']>, ParentType, ContextType>;
};

export type RoomReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomReport'] = ResolversParentTypes['RoomReport']> = {
  actionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bundle?: Resolver<Maybe<ResolversTypes['RoomBundle']>, ParentType, ContextType>;
  class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  complianceScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['RoomDocument']>, ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['RoomEvidence']>, ParentType, ContextType>;
  factCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['RoomProof'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  riskScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  ActionItem?: ActionItemResolvers<ContextType>;
  AiSystem?: AiSystemResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  AssessmentDocument?: AssessmentDocumentResolvers<ContextType>;
  Branding?: BrandingResolvers<ContextType>;
  BundleRoot?: BundleRootResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DocumentApproval?: DocumentApprovalResolvers<ContextType>;
  DocumentBlank?: DocumentBlankResolvers<ContextType>;
  DocumentDifference?: DocumentDifferenceResolvers<ContextType>;
  DocumentProvenance?: DocumentProvenanceResolvers<ContextType>;
  DocumentVersion?: DocumentVersionResolvers<ContextType>;
  DocumentVersionSummary?: DocumentVersionSummaryResolvers<ContextType>;
  DocumentsForReview?: DocumentsForReviewResolvers<ContextType>;
  DutyCounts?: DutyCountsResolvers<ContextType>;
  DutyDay?: DutyDayResolvers<ContextType>;
  DutyFile?: DutyFileResolvers<ContextType>;
  Evidence?: EvidenceResolvers<ContextType>;
  EvidenceDate?: EvidenceDateResolvers<ContextType>;
  EvidenceEffect?: EvidenceEffectResolvers<ContextType>;
  EvidenceEffects?: EvidenceEffectsResolvers<ContextType>;
  EvidenceFile?: EvidenceFileResolvers<ContextType>;
  EvidenceLink?: EvidenceLinkResolvers<ContextType>;
  EvidencePage?: EvidencePageResolvers<ContextType>;
  ExportPage?: ExportPageResolvers<ContextType>;
  FileStorage?: FileStorageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LinkedEvidence?: LinkedEvidenceResolvers<ContextType>;
  ManagementRecord?: ManagementRecordResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrganisationDuty?: OrganisationDutyResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PlanUsage?: PlanUsageResolvers<ContextType>;
  Policy?: PolicyResolvers<ContextType>;
  PolicyReceipt?: PolicyReceiptResolvers<ContextType>;
  PolicyVersion?: PolicyVersionResolvers<ContextType>;
  ProposedFile?: ProposedFileResolvers<ContextType>;
  QmsChecklist?: QmsChecklistResolvers<ContextType>;
  QmsRequirement?: QmsRequirementResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReportProof?: ReportProofResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewedDocument?: ReviewedDocumentResolvers<ContextType>;
  Room?: RoomResolvers<ContextType>;
  RoomAction?: RoomActionResolvers<ContextType>;
  RoomBundle?: RoomBundleResolvers<ContextType>;
  RoomDocument?: RoomDocumentResolvers<ContextType>;
  RoomDuty?: RoomDutyResolvers<ContextType>;
  RoomEvidence?: RoomEvidenceResolvers<ContextType>;
  RoomOrganisation?: RoomOrganisationResolvers<ContextType>;
  RoomProof?: RoomProofResolvers<ContextType>;
  RoomReport?: RoomReportResolvers<ContextType>;
};

