import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import { organisationFields } from '@aicp/contracts/entities/organisation';
import { OrganisationFacts, UpdateOrganisationInput } from '@aicp/contracts/events/organisationFacts';
import { AcceptInput, HandOverInput, InviteInput, LinksOfMember, RoleInput } from '@aicp/contracts/inputs/peopleInputs';
import { ROLES } from '@aicp/contracts/rights/rights';
import { z } from 'zod';
import { IdParams, id, instant, wrapField } from './answers.ts';
import { route } from './route.ts';

const tag = 'Organisation';
const role = z.enum(ROLES);
const Summary = z.object({ id, name: z.string(), role });
const Organisation = OrganisationFacts.extend({
  ...heldShape(organisationFields, 'rest'),
  ...Summary.shape,
  answers: z.array(z.object({ questionId: z.string(), answer: z.string() })),
});
const Members = z.array(
  z.object({
    id,
    username: z.string(),
    fullName: z.string().nullable(),
    email: z.string().nullable(),
    role,
    since: instant,
    you: z.boolean(),
  }),
);
const Invitation = z.object({ id, email: z.string(), role, createdAt: instant, expiresAt: instant });
const Invitations = z.array(Invitation);

/** The current organisation of a user, its members, and the user's other organisations. */
export const organisationRoutes = [
  route({
    method: 'GET',
    url: '/api/organisation',
    summary: 'Your current organisation, with its facts for all of its AI systems',
    tag,
    operation: 'query RestOrganisation { organisation { ...answer } }',
    answer: Organisation,
  }),
  route({
    method: 'PATCH',
    url: '/api/organisation',
    summary: 'Name your organisation and record facts about it; omitted fields keep their value, null means not known',
    tag,
    body: UpdateOrganisationInput,
    operation:
      'mutation RestUpdateOrganisation($input: UpdateOrganisationInput!) { updateOrganisation(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: Organisation,
  }),
  route({
    method: 'DELETE',
    url: '/api/organisation',
    summary: 'Permanently delete your organisation and everything in it, for all members',
    tag,
    personal: true,
    operation: 'mutation RestDeleteOrganisation { deleteOrganisation { ...answer } }',
    answer: z.object({ message: z.string() }),
  }),
  route({
    method: 'GET',
    url: '/api/organisation/members',
    summary: 'The members of your organisation; email addresses are shown to owners and managers',
    tag,
    operation: 'query RestMembers { organisation { members { ...answer } } }',
    answer: wrapField('members', Members),
  }),
  route({
    method: 'PATCH',
    url: '/api/organisation/members/:id',
    summary: 'Change the role of a member, up to your own role; returns the members',
    tag,
    params: IdParams,
    body: RoleInput,
    operation:
      'mutation RestChangeRole($id: ID!, $role: OrganisationRole!) { changeRole(id: $id, role: $role) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, role: body.role }),
    answer: Members,
  }),
  route({
    method: 'DELETE',
    url: '/api/organisation/members/:id',
    summary:
      'Remove a member, or leave by your own number; the shared links that they created are revoked, or kept on request; returns the remaining members',
    tag,
    params: IdParams,
    querystring: z.object({ links: LinksOfMember }).partial(),
    operation:
      'mutation RestRemoveMember($id: ID!, $links: LinksOfMember) { removeMember(id: $id, links: $links) { ...answer } }',
    variables: ({ params, query }) => ({ id: params.id, links: query.links }),
    answer: Members,
  }),
  route({
    method: 'POST',
    url: '/api/organisation/leave',
    summary: 'Leave your organisation; returns the one that you work in now',
    tag,
    personal: true,
    operation: 'mutation RestLeave { leaveOrganisation { ...answer } }',
    answer: Summary,
  }),
  route({
    method: 'POST',
    url: '/api/organisation/hand-over',
    summary: 'Make another member an owner, and leave if you wish; returns the organisation that you work in now',
    tag,
    personal: true,
    body: HandOverInput,
    operation: 'mutation RestHandOver($id: ID!, $leave: Boolean) { handOver(id: $id, leave: $leave) { ...answer } }',
    variables: ({ body }) => body,
    answer: Summary,
  }),
  route({
    method: 'GET',
    url: '/api/organisation/invitations',
    summary: 'The open invitations to your organisation, newest first',
    tag,
    operation: 'query RestInvitations { organisation { invitations { ...answer } } }',
    answer: wrapField('invitations', Invitations),
  }),
  route({
    method: 'POST',
    url: '/api/organisation/invitations',
    summary: 'Invite an email address to your organisation; the link is valid for seven days and can be used once',
    tag,
    status: 201,
    body: InviteInput,
    operation: 'mutation RestInvite($input: InviteInput!) { inviteMember(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: Invitation,
  }),
  route({
    method: 'DELETE',
    url: '/api/organisation/invitations/:id',
    summary: 'Withdraw an invitation; returns the remaining ones',
    tag,
    params: IdParams,
    operation: 'mutation RestWithdraw($id: ID!) { withdrawInvitation(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Invitations,
  }),
  route({
    method: 'POST',
    url: '/api/invitations/accept',
    summary: 'Join the organisation that invited your email address, with the token from the email',
    tag,
    personal: true,
    body: AcceptInput,
    operation: 'mutation RestAccept($token: String!) { acceptInvitation(token: $token) { ...answer } }',
    variables: ({ body }) => body,
    answer: Summary,
  }),
  route({
    method: 'GET',
    url: '/api/organisations',
    summary: 'The organisations that you are a member of, longest membership first',
    tag,
    personal: true,
    operation: 'query RestOrganisations { organisations { ...answer } }',
    answer: z.array(Summary.extend({ current: z.boolean() })),
  }),
  route({
    method: 'POST',
    url: '/api/organisations/:id/enter',
    summary: 'Switch this session to another organisation that you are a member of',
    tag,
    personal: true,
    params: IdParams,
    operation: 'mutation RestEnter($id: ID!) { enterOrganisation(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Summary,
  }),
];
