import {
  AddManagementRecordInput,
  AddPolicyInput,
  MANAGEMENT_RECORD_KINDS,
  PolicyVersionInput,
  UpdateManagementRecordInput,
  UpdatePolicyInput,
} from '@aicp/contracts/inputs/policyInputs';
import { z } from 'zod';
import { Deleted, IdParams, id, instant } from './answers.ts';
import { route } from './route.ts';

const tag = 'Organisation';
const day = z.string().meta({ format: 'date' });
const Person = z.object({ id, username: z.string().nullable() });
const Version = z.object({
  number: z.int(),
  text: z.string().nullable().meta({ description: 'Null for a file, and in a list of policies' }),
  evidenceId: id.nullable().meta({ description: 'The number of its evidence file' }),
  writtenBy: Person,
  writtenAt: instant,
  approvedBy: Person.nullable(),
  approvedAt: instant.nullable(),
});
const Policy = z.object({
  id,
  title: z.string(),
  owner: Person.nullable(),
  reviewOn: day.nullable(),
  duties: z.array(z.string()).meta({ description: 'The organisation duties that the policy serves' }),
  createdAt: instant,
  latest: Version,
  approved: Version.nullable().meta({ description: 'The newest approved version' }),
});
const Whole = Policy.extend({
  versions: z.array(Version),
  readBy: z
    .array(z.object({ member: Person, at: instant }))
    .meta({ description: 'The members who have read the approved version' }),
  unreadBy: z.array(Person).meta({ description: 'Empty until a version is approved' }),
});
const ManagementRecord = z.object({
  id,
  kind: z.enum(MANAGEMENT_RECORD_KINDS),
  title: z.string(),
  heldOn: day,
  participants: z.array(z.string()),
  minutes: z.string().nullable(),
  evidenceId: id.nullable().meta({ description: 'The number of the evidence file with the minutes' }),
  decisions: z.string().nullable(),
  writtenBy: Person,
  writtenAt: instant,
});

const withText = (body: { owner?: number | null | undefined; evidenceId?: number | null | undefined }) => ({
  ...(body.owner !== undefined && { owner: body.owner && String(body.owner) }),
  ...fileIn(body),
});
const fileIn = ({ evidenceId }: { evidenceId?: number | null | undefined }) => ({
  ...(evidenceId !== undefined && { evidenceId: evidenceId && String(evidenceId) }),
});

/** Policies with their versions, approvals and receipts, and the records of management reviews and internal audits. */
export const policyRoutes = [
  route({
    method: 'GET',
    url: '/api/organisation/policies',
    summary: 'Your organisation’s policies, newest first, without their texts',
    tag,
    operation: 'query RestPolicies { policies { ...answer } }',
    answer: z.array(Policy),
  }),
  route({
    method: 'POST',
    url: '/api/organisation/policies',
    summary: 'Add a policy with its first version: a text, or the number of an evidence file',
    tag,
    status: 201,
    body: AddPolicyInput,
    operation: 'mutation RestAddPolicy($input: AddPolicyInput!) { addPolicy(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: { ...body, ...withText(body) } }),
    answer: Whole,
  }),
  route({
    method: 'GET',
    url: '/api/organisation/policies/:id',
    summary: 'A policy with its versions, and the members who have read the approved one',
    tag,
    params: IdParams,
    operation: 'query RestPolicy($id: ID!) { policy(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Whole,
  }),
  route({
    method: 'PATCH',
    url: '/api/organisation/policies/:id',
    summary: 'Change a policy; a different text or file is a new version, which must be approved and read again',
    tag,
    params: IdParams,
    body: UpdatePolicyInput,
    operation:
      'mutation RestUpdatePolicy($id: ID!, $input: UpdatePolicyInput!) { updatePolicy(id: $id, input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, input: { ...body, ...withText(body) } }),
    answer: Whole,
  }),
  route({
    method: 'DELETE',
    url: '/api/organisation/policies/:id',
    summary: 'Remove a policy with its versions and read receipts',
    tag,
    params: IdParams,
    operation: 'mutation RestRemovePolicy($id: ID!) { removePolicy(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Deleted,
  }),
  route({
    method: 'POST',
    url: '/api/organisation/policies/:id/approval',
    summary:
      'Approve the newest version of a policy; in an organisation with several members, its author cannot approve it',
    tag,
    personal: true,
    params: IdParams,
    body: PolicyVersionInput,
    operation:
      'mutation RestApprovePolicy($id: ID!, $input: PolicyVersionInput!) { approvePolicy(id: $id, input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    answer: Whole,
  }),
  route({
    method: 'POST',
    url: '/api/organisation/policies/:id/receipts',
    summary: 'Confirm that you have read the approved version of a policy',
    tag,
    personal: true,
    params: IdParams,
    body: PolicyVersionInput,
    operation:
      'mutation RestConfirmPolicyRead($id: ID!, $input: PolicyVersionInput!) { confirmPolicyRead(id: $id, input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    answer: Whole,
  }),
  route({
    method: 'GET',
    url: '/api/organisation/records',
    summary: 'Your organisation’s management reviews and internal audits, latest first, up to 500',
    tag,
    operation: 'query RestManagementRecords { managementRecords(first: 500) { ...answer } }',
    answer: z.array(ManagementRecord),
  }),
  route({
    method: 'POST',
    url: '/api/organisation/records',
    summary: 'Record a management review or an internal audit with participants, minutes and decisions',
    tag,
    status: 201,
    body: AddManagementRecordInput,
    operation:
      'mutation RestAddManagementRecord($input: AddManagementRecordInput!) { addManagementRecord(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: { ...body, ...fileIn(body) } }),
    answer: ManagementRecord,
  }),
  route({
    method: 'PATCH',
    url: '/api/organisation/records/:id',
    summary: 'Change a record; omitted fields keep their value',
    tag,
    params: IdParams,
    body: UpdateManagementRecordInput,
    operation:
      'mutation RestUpdateManagementRecord($id: ID!, $input: UpdateManagementRecordInput!) { updateManagementRecord(id: $id, input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, input: { ...body, ...fileIn(body) } }),
    answer: ManagementRecord,
  }),
  route({
    method: 'DELETE',
    url: '/api/organisation/records/:id',
    summary: 'Remove a record',
    tag,
    params: IdParams,
    operation: 'mutation RestRemoveManagementRecord($id: ID!) { removeManagementRecord(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Deleted,
  }),
];
