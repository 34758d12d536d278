import { z } from 'zod';
import { MAX_POLICY_LENGTH } from '../limits.ts';
import { SerialId } from '../serialId.ts';
import { line, text } from '../text.ts';

const day = z.iso.date('must be a date');
const title = line(200).min(1, 'is required');
const body = text(MAX_POLICY_LENGTH).min(1, 'must not be empty');

/** The fields of a policy that can change without a new version. Null: none. */
const described = {
  owner: SerialId.nullish(),
  reviewOn: day.nullish(),
  /** The ids of the organisation duties that it serves. */
  duties: z.array(z.string().max(50)).max(10, 'must be at most 10').nullish(),
};

/** The fields of POST /api/organisation/policies and of `addPolicy`. */
export const AddPolicyInput = z
  .object({ title, ...described, text: body.nullish(), evidenceId: SerialId.nullish() })
  .refine(({ text, evidenceId }) => !text !== !evidenceId, {
    path: ['text'],
    message: 'or the number of a file is required, not both',
  });

/** The fields of PATCH /api/organisation/policies/{id} and of `updatePolicy`: omitted fields stay; a text or a file is a new version. */
export const UpdatePolicyInput = z
  .object({ title: title.optional(), ...described, text: body.nullish(), evidenceId: SerialId.nullish() })
  .refine(({ text, evidenceId }) => !text || !evidenceId, {
    path: ['text'],
    message: 'or the number of a file can be given, not both',
  });

/** The version that a member read before approving it, or before confirming that they have read it. */
export const PolicyVersionInput = z.object({ number: z.int().positive() });

export const MANAGEMENT_RECORD_KINDS = ['managementReview', 'internalAudit'] as const;

const record = {
  kind: z.enum(MANAGEMENT_RECORD_KINDS, `must be one of ${MANAGEMENT_RECORD_KINDS.join(', ')}`),
  title,
  /** The date on which it was held. */
  heldOn: day,
  participants: z.array(line(200).min(1, 'must not be empty')).max(50, 'must be at most 50').default([]),
  minutes: text(MAX_POLICY_LENGTH).nullish(),
  /** The file of the minutes. */
  evidenceId: SerialId.nullish(),
  decisions: text(MAX_POLICY_LENGTH).nullish(),
};

/** The fields of POST /api/organisation/records and of `addManagementRecord`. */
export const AddManagementRecordInput = z.object(record);

/** The fields of PATCH /api/organisation/records/{id} and of `updateManagementRecord`: omitted fields stay. */
export const UpdateManagementRecordInput = z.object({
  ...record,
  title: title.optional(),
  heldOn: day.optional(),
  kind: record.kind.optional(),
  participants: record.participants.unwrap().optional(),
});
