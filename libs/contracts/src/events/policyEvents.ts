import { z } from 'zod';
import { event } from '../event.ts';
import { MANAGEMENT_RECORD_KINDS } from '../inputs/policyInputs.ts';
import { owned } from '../owner.ts';

const id = z.int().positive();

/** A member worked on a policy of their organisation, or confirmed that they have read it. */
export const PolicyChanged = event(
  'policy.changed',
  owned({
    policyId: id,
    title: z.string(),
    act: z.enum(['added', 'changed', 'versionAdded', 'approved', 'read', 'removed']),
    /** The version. */
    number: id,
  }),
);

/** A management review or an internal audit was recorded, changed or removed. */
export const ManagementRecordChanged = event(
  'managementRecord.changed',
  owned({
    recordId: id,
    title: z.string(),
    kind: z.enum(MANAGEMENT_RECORD_KINDS),
    act: z.enum(['added', 'changed', 'removed']),
  }),
);
