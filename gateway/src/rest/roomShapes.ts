import { DutyProof } from '@aicp/contracts/dutyProof';
import { actionFields } from '@aicp/contracts/entities/action';
import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import { z } from 'zod';
import { id, instant, Jurisdiction } from './answers.ts';
import { Duties, filed, OrganisationAction, person } from './dutyShapes.ts';

const hash = z.string().meta({ description: 'SHA-256, in hexadecimal' });

export const Room = z.object({
  id,
  takenAt: instant.nullable(),
  state: z
    .enum(['preparing', 'ready', 'failed'])
    .meta({ description: 'A long room is created page by page; a failed one shows nothing' }),
  done: z.int().meta({ description: 'The number of its reports captured so far' }),
  size: z.int().meta({ description: 'The number of reports in the room' }),
  failure: z.string().nullable(),
  found: z.int().meta({ description: 'The number of its reports to page through' }),
  pageSize: z.int(),
  gone: z.int().meta({ description: 'The number of the room’s reports that were deleted after the room was created' }),
  organisation: z
    .object({
      systems: z.int(),
      policies: z.int(),
      records: z.int().meta({ description: 'Management reviews and internal audits' }),
      duties: z.int(),
      log: z.int(),
      logTotal: z.int().meta({ description: 'Entries in the period; the room has the newest of them' }),
      logFrom: instant.nullable().meta({ description: 'Null if the log is not included' }),
      chosen: z.object({ systems: z.boolean(), policies: z.boolean(), duties: z.boolean(), log: z.boolean() }),
      sha256: hash.nullable().meta({ description: 'The hash of the organisation file; null until its log is ready' }),
    })
    .nullable()
    .meta({ description: 'The number of items shown for each part of the organisation; null if the room is closed' }),
  reports: z.array(
    z.object({
      id,
      system: z.string(),
      jurisdiction: Jurisdiction,
      completedAt: instant,
      class: z.string().nullable().meta({ description: "The Act's class or the UK rating, in words" }),
      riskLevel: z.enum(['HIGH', 'MEDIUM', 'LOW']),
      riskScore: z.int(),
      complianceScore: z.int(),
      scored: z.boolean().meta({ description: 'False outside the law’s scope: level and scores do not count' }),
      approvedAt: instant.nullable().meta({ description: 'The approval of the report, as of the room’s creation' }),
      approvedBy: z.string().nullable(),
      factCount: z.int(),
      actionCount: z.int(),
      answerCount: z.int(),
      requestCount: z.int(),
      hasOversight: z.boolean().meta({ description: 'Whether the fact about its human oversight is recorded' }),
      sha256: hash
        .nullable()
        .meta({ description: 'The hash of the report, as its JSON states it; null until it is filed' }),
      documents: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          title: z.string(),
          version: z.int(),
          sha256: hash,
          createdAt: instant,
          approvedAt: instant.nullable(),
          approvedBy: z.string().nullable(),
          approvedFor: z.int().nullable(),
          checkedAgainst: z.int().nullable(),
          mark: z.string().nullable().meta({ description: 'Approval for an earlier report, with its check, in words' }),
        }),
      ),
      noticeVersion: z
        .int()
        .nullable()
        .meta({ description: 'The version of its transparency notice; null if missing' }),
      evidence: z.array(
        z.object({
          id,
          name: z.string(),
          title: z.string(),
          ending: z.string(),
          bytes: z.int(),
          sha256: hash,
          supports: z.string(),
          proves: z.string().meta({ description: 'The question, QMS requirement or action that it proves' }),
          duties: z.array(z.string()).meta({ description: 'The duties behind it, each with its provision' }),
          uploadedAt: instant,
          uploadedBy: z.string(),
          validUntil: z.string().nullable(),
          isGone: z.boolean(),
        }),
      ),
      bundle: z
        .object({ root: z.string(), madeAt: instant, stampedAt: instant.nullable(), isGone: z.boolean() })
        .nullable(),
      origin: z.object({
        completedBy: z.string().nullable(),
        answeredBy: z.array(z.string()),
        steps: z
          .array(
            z
              .object({ answeredBy: z.string().nullable(), answeredAt: instant, fromOrganisation: z.boolean() })
              .nullable(),
          )
          .meta({ description: 'The latest answer to each step of the classification, as the report lists them' }),
      }),
      proof: Duties,
    }),
  ),
});

const asked = { asked: z.int(), answered: z.int(), accepted: z.int(), declined: z.int(), open: z.int() };
/** The facts, actions and supplier answers about a report of an audit room. */
export const Trail = z.object({
  facts: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      recordedBy: person.nullable(),
      recordedAt: instant.nullable(),
    }),
  ),
  actions: z.array(
    z.object({
      id: z.int(),
      jurisdiction: Jurisdiction.nullable(),
      ...heldShape(actionFields, 'rest'),
      owner: person.nullable(),
      acceptance: z
        .object({
          reason: z.string(),
          reviewDay: z.string(),
          askedBy: person,
          askedAt: instant,
          approvedBy: person.nullable(),
          approvedAt: instant.nullable(),
        })
        .nullable(),
      dueRequest: z
        .object({
          askedBy: person,
          askedAt: instant,
          agreedBy: person.nullable(),
          agreedAt: instant.nullable(),
        })
        .nullable()
        .meta({ description: 'The members who requested, and who agreed to, a due date after the legal date' }),
      filed: filed(),
      gap: z
        .enum(['partly', 'open', 'unknown'])
        .nullable()
        .meta({ description: 'The status of the action’s duty in the report; null if the report finds no gap there' }),
      reportId: z.int().nullable(),
      closedBy: z.int().nullable().meta({ description: 'The report in which the gap was closed' }),
      completedBy: person.nullable().meta({ description: 'The person who completed that report' }),
      stateAt: instant,
      stateBy: person.nullable().meta({ description: 'The person who set its status; null if a report did' }),
      createdAt: instant,
      comments: z.array(
        z.object({ by: person.nullable(), at: instant, kind: z.enum(['comment', 'note']), text: z.string() }),
      ),
    }),
  ),
  supplier: z.array(
    z.object({
      question: z.string(),
      value: z.string(),
      from: z.string().nullable(),
      sentAt: instant,
      acceptedBy: person,
      acceptedAt: instant,
    }),
  ),
  requests: z
    .array(
      z.object({
        from: z.string().nullable(),
        ...asked,
        createdAt: instant,
        expiresAt: instant,
        endedAt: instant.nullable(),
      }),
    )
    .meta({ description: 'Requests to suppliers about the system' }),
});

const date = z.string().meta({ format: 'date' });
const ItemFile = z.object({
  id,
  name: z.string(),
  title: z.string(),
  bytes: z.int(),
  sha256: hash,
  uploadedBy: person.nullable(),
  uploadedAt: instant,
  effectiveFrom: date.nullable(),
  validUntil: date.nullable(),
  isGone: z.boolean(),
});
const files = z.array(ItemFile);

/** The organisation as a whole in an audit room, by section. */
const items = {
  systems: z.object({
    id,
    name: z.string(),
    systemType: z.string().nullable(),
    jurisdiction: Jurisdiction,
    owner: person.nullable(),
    status: z.string().nullable(),
    isArchived: z.boolean(),
    heldUntil: date.nullable(),
    reports: z
      .array(
        z.object({
          id,
          jurisdiction: Jurisdiction,
          class: z.string().nullable(),
          riskLevel: z.enum(['HIGH', 'MEDIUM', 'LOW']),
          riskScore: z.int(),
          complianceScore: z.int(),
          scored: z.boolean(),
          completedAt: instant,
          approvedAt: instant.nullable(),
          approvedBy: person.nullable(),
        }),
      )
      .meta({ description: 'The latest report under each law; empty if the system is not assessed' }),
  }),
  policies: z.object({
    id,
    title: z.string(),
    owner: person.nullable(),
    reviewOn: date.nullable(),
    duties: z.array(z.string()),
    version: z.int().meta({ description: 'The newest approved version' }),
    text: z.string().nullable().meta({ description: 'Null if the policy is a file' }),
    writtenBy: person,
    writtenAt: instant,
    approvedBy: person.nullable(),
    approvedAt: instant.nullable(),
    readBy: z.int().meta({ description: 'The number of members who have confirmed that they have read it' }),
    members: z.int(),
    files,
  }),
  records: z.object({
    id,
    kind: z.enum(['managementReview', 'internalAudit']),
    title: z.string(),
    heldOn: date,
    participants: z.array(z.string()),
    minutes: z.string().nullable(),
    decisions: z.string().nullable(),
    writtenBy: person,
    writtenAt: instant,
    files,
  }),
  duties: z.object({
    id: z.string(),
    jurisdiction: Jurisdiction,
    title: z.string(),
    citation: z.string(),
    answer: z.string().nullable(),
    answeredBy: person.nullable(),
    answeredAt: instant.nullable(),
    reviewOn: date.nullable(),
    proof: DutyProof.nullable(),
    asOf: date,
    action: OrganisationAction,
    policy: z.string().nullable().meta({ description: 'The title of the policy in force that serves the duty' }),
    files,
  }),
  log: z.object({
    seq: z.int().meta({ description: 'The number of the entry in the organisation’s log' }),
    at: instant,
    action: z.string(),
    by: person.nullable(),
    byName: z
      .string()
      .nullable()
      .meta({ description: 'Instead of a person: System, Guest, Administrator or Provisioning' }),
    details: z.string(),
    hash: hash,
  }),
};

/** A page of a section of the organisation as a whole in an audit room. */
export const Section = z.object({
  found: z.int(),
  pageSize: z.int(),
  items: z.union([
    z.array(items.systems),
    z.array(items.policies),
    z.array(items.records),
    z.array(items.duties),
    z.array(items.log),
  ]),
});
