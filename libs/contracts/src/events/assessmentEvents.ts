import { Verdict } from '@aicp/compliance/scoring/verdict';
import { z } from 'zod';
import { heldShape } from '../entities/fieldSchemas.ts';
import { systemFields } from '../entities/system.ts';
import { event } from '../event.ts';
import { OwnField } from '../inputs/ownFieldInputs.ts';
import { owned } from '../owner.ts';
import { OrganisationFacts } from './organisationFacts.ts';

const id = z.int().positive();
const Jurisdiction = z.enum(['EU', 'UK']);

/** A system as described at that time. */
const System = z.object({ id, ...heldShape(systemFields, 'event') });

/** The version rises with every change of a system; consumers apply newer states only. */
const SystemState = owned({
  version: z.int(),
  /** With the owner, whom a completed assessment does not name. */
  system: System.extend({ ownerId: id.nullable().default(null) }),
});

export const SystemCreated = event('system.created', SystemState, ['identity', 'documents']);
export const SystemUpdated = event('system.updated', SystemState, ['identity', 'documents']);
export type SystemStateData = z.infer<(typeof SystemUpdated)['data']>;

/**
 * All recorded facts of a system, by the names of `systemFacts` and of own fields (`own:budget`); unrecorded ones are left out, and
 * consumers skip unknown ones. The version is of the facts only.
 */
export const SystemFactsChanged = event(
  'system.factsChanged',
  owned({
    systemId: id,
    version: z.int(),
    facts: z.record(z.string(), z.string()),
    changed: z.array(z.string()),
    /** The person who recorded each of those, and when; for all facts if they are published again. */
    recorded: z.record(z.string(), z.object({ by: id, at: z.iso.datetime() })).default({}),
  }),
  ['reporting', 'documents'],
);
export type SystemFactsChangedData = z.infer<(typeof SystemFactsChanged)['data']>;

/** All own fields of an organisation, and their changes. The version is of the list. */
export const OwnFieldsChanged = event(
  'ownFields.changed',
  owned({
    version: z.int(),
    fields: z.array(OwnField),
    /** Restated: the list is published again. */
    act: z.enum(['added', 'changed', 'removed', 'restated']),
    name: z.string(),
    /** The number of values that were removed with the field. */
    values: z.int(),
  }),
  ['documents'],
);
export type OwnFieldsChangedData = z.infer<(typeof OwnFieldsChanged)['data']>;

/** The system was permanently deleted, with its assessments and answers. */
export const SystemDeleted = event(
  'system.deleted',
  owned({
    version: z.int(),
    systemId: id,
    /** Why an archived system was erased; null for one that was never assessed. */
    reason: z.string().max(500).nullable().default(null),
  }),
  ['identity', 'systems-assessment', 'reporting', 'billing', 'documents'],
);
export type SystemDeletedData = z.infer<(typeof SystemDeleted)['data']>;

/**
 * An assessed system was archived, or the end of its hold has changed. It stays readable, but cannot be changed, and has no actions,
 * dates or reminders.
 */
export const SystemArchived = event(
  'system.archived',
  owned({
    version: z.int(),
    systemId: id,
    /** ISO date; null: no hold. */
    heldUntil: z.iso.date().nullable(),
    act: z.enum(['archived', 'held']),
  }),
  ['identity', 'reporting', 'billing', 'documents'],
);
export type SystemArchivedData = z.infer<(typeof SystemArchived)['data']>;

/** An archived system was restored unchanged. */
export const SystemRestored = event('system.restored', owned({ version: z.int(), systemId: id }), [
  'identity',
  'reporting',
  'billing',
  'documents',
]);
export type SystemRestoredData = z.infer<(typeof SystemRestored)['data']>;

/**
 * Two records of one system were merged: all data under the merged record's id belongs to the kept one. Earlier events about it may arrive
 * later.
 */
export const SystemsMerged = event('system.joined', owned({ keptId: id, goneId: id }), [
  'identity',
  'reporting',
  'billing',
  'documents',
]);
export type SystemsMergedData = z.infer<(typeof SystemsMerged)['data']>;

export const AssessmentStarted = event(
  'assessment.started',
  owned({ assessmentId: id, aiSystemId: id, jurisdiction: Jurisdiction, bankVersion: z.string() }),
  ['documents'],
);
export type AssessmentStartedData = z.infer<(typeof AssessmentStarted)['data']>;

/** An assessment in progress was deleted with its answers. */
export const AssessmentDiscarded = event(
  'assessment.discarded',
  owned({ assessmentId: id, aiSystemId: id, jurisdiction: Jurisdiction }),
  ['documents'],
);
export type AssessmentDiscardedData = z.infer<(typeof AssessmentDiscarded)['data']>;

/** Contains all the data for a report, a document or a statistic: scoring runs once, where the answers are. */
export const AssessmentCompleted = event(
  'assessment.completed',
  owned({
    assessmentId: id,
    jurisdiction: Jurisdiction,
    bankVersion: z.string(),
    /** Consolidation date of the law's text that the bank was written from, ISO date. */
    lawAsOf: z.string(),
    completedAt: z.iso.datetime(),
    /** Its author, who cannot approve the report. */
    completedBy: id,
    system: System,
    answers: z.array(
      z.object({
        questionId: z.string(),
        answer: z.string(),
        score: z.int(),
        /** Null if it is not known. */
        answeredBy: id.nullish(),
        /** An answer of the organisation, for all of its systems. */
        fromOrganisation: z.boolean().optional(),
        answeredAt: z.iso.datetime().nullish(),
      }),
    ),
    /** The organisation's recorded facts at that time; null if there were none. */
    organisation: OrganisationFacts.nullable(),
    result: Verdict,
  }),
  ['identity', 'reporting', 'billing', 'documents'],
);
export type AssessmentCompletedData = z.infer<(typeof AssessmentCompleted)['data']>;
