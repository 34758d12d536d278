/** A version of a policy: a text, or an evidence file of the organisation. */
export type PolicyVersion = {
  number: number;
  text: string | null;
  evidenceId: number | null;
  writtenBy: number;
  writtenAt: Date;
  /** Null, like `approvedAt`, until another member approves it. */
  approvedBy: number | null;
  approvedAt: Date | null;
};

/** A policy of the organisation. */
export type Policy = {
  id: number;
  organisationId: number;
  title: string;
  ownerId: number | null;
  /** ISO date. */
  reviewOn: string | null;
  /** The organisation duties that it covers, by id. */
  duties: string[];
  /** Oldest first. */
  versions: PolicyVersion[];
  createdBy: number;
  createdAt: Date;
};

/** A member's confirmation of having read a version of a policy. */
export type PolicyAcknowledgement = {
  organisationId: number;
  policyId: number;
  number: number;
  userId: number;
  at: Date;
};

export const latestVersion = ({ versions }: Pick<Policy, 'versions'>): PolicyVersion | undefined => versions.at(-1);

/** The version in force: the latest approved one. */
export const approvedVersion = ({ versions }: Pick<Policy, 'versions'>): PolicyVersion | undefined =>
  versions.findLast(({ approvedAt }) => approvedAt !== null);

/** Whether a policy is current on a date: a version of it is approved, and its review is not overdue. */
export const isInForce = (policy: Pick<Policy, 'versions' | 'reviewOn'>, today: string): boolean =>
  approvedVersion(policy) !== undefined && (policy.reviewOn === null || policy.reviewOn >= today);

/** A management review or an internal audit. */
export type ManagementRecord = {
  id: number;
  organisationId: number;
  kind: 'managementReview' | 'internalAudit';
  title: string;
  /** ISO date. */
  heldOn: string;
  participants: string[];
  minutes: string | null;
  /** The file of the minutes. */
  evidenceId: number | null;
  decisions: string | null;
  writtenBy: number;
  writtenAt: Date;
};
