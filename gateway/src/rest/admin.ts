import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import { userFields } from '@aicp/contracts/entities/user';
import { z } from 'zod';
import { IdParams, id, instant, wrapField } from './answers.ts';
import { type RestRoute, route } from './route.ts';

const USERS_AT_MOST = 50_000;
const ACTIVITIES_AT_MOST = 500;

const AdminUser = z.object({
  id,
  ...heldShape(userFields, 'administration'),
  plan: z.string(),
  assessmentCount: z.number().int(),
  createdAt: instant,
  lastLogin: instant.nullable(),
});

const Activity = z.object({
  id,
  username: z.string(),
  action: z.string(),
  details: z.string(),
  timestamp: instant,
});

const Message = z.object({ message: z.string() });
const tag = 'Administration';
const personal = true;

export const adminRoutes = [
  route({
    method: 'GET',
    url: '/api/admin/check',
    summary: 'Whether you are an administrator',
    tag,
    personal,
    operation: 'query RestAdminCheck { me { ...answer } }',
    answer: z.object({ isAdmin: z.boolean() }),
  }),
  route({
    method: 'GET',
    url: '/api/admin/stats',
    summary: 'Platform statistics; recent registrations are those of the last 30 days',
    tag,
    personal,
    operation: 'query RestAdminStats { adminStats { ...answer } }',
    answer: z.object({
      totalUsers: z.number().int(),
      verifiedUsers: z.number().int(),
      activeUsers: z.number().int(),
      totalAssessments: z.number().int(),
      recentRegistrations: z.number().int(),
    }),
  }),
  route({
    method: 'GET',
    url: '/api/admin/users',
    summary: `All accounts in ascending order of id, up to ${USERS_AT_MOST}. /api/admin/users.csv contains all of them`,
    tag,
    personal,
    operation: `query RestAdminUsers($first: Int!, $after: ID) {
      adminUsers(first: $first, after: $after) { items: users { ...answer } next } }`,
    variables: () => ({ first: 1_000 }),
    pagesUpTo: USERS_AT_MOST,
    answer: z.array(AdminUser),
  }),
  route({
    method: 'GET',
    url: '/api/admin/activities',
    summary: `Activity log entries, newest first, up to ${ACTIVITIES_AT_MOST}. /api/admin/activities.csv contains all of them`,
    tag,
    personal,
    operation: 'query RestActivities($first: Int!) { activities(first: $first) { activities { ...answer } } }',
    variables: () => ({ first: ACTIVITIES_AT_MOST }),
    answer: wrapField('activities', z.array(Activity)),
  }),
  change('verify', 'verifyUser', "Mark a user's email address as verified"),
  change('suspend', 'suspendUser', 'Suspend an account: its sessions and API tokens stop working at once'),
  change('activate', 'activateUser', 'Activate a suspended or pending account, so that it can sign in'),
  route({
    method: 'POST',
    url: '/api/admin/users/:id/resend-verification',
    summary: 'Resend the verification email to a user',
    tag,
    personal,
    params: IdParams,
    operation: 'mutation RestAdminResend($id: ID!) { adminResendVerification(id: $id) { ...answer } }',
    variables: ({ params }) => params,
    answer: Message,
  }),
  route({
    method: 'DELETE',
    url: '/api/admin/users/:id',
    summary: "Permanently delete a user's account and all its data",
    tag,
    personal,
    params: IdParams,
    // `listed` waits until the administration's list has received the event.
    operation: 'mutation RestAdminDelete($id: ID!) { deleteUser(id: $id) { ...answer listed } }',
    variables: ({ params }) => params,
    answer: z
      .object({ id })
      .transform(() => ({ message: 'User deleted successfully' }))
      .pipe(Message),
  }),
];

/** A change to an account, answered with the account as the admin list then shows it. */
function change(verb: string, mutation: string, summary: string): RestRoute {
  return route({
    method: 'POST',
    url: `/api/admin/users/:id/${verb}`,
    summary,
    tag,
    personal,
    params: IdParams,
    operation: `mutation RestAdmin_${verb}($id: ID!) { ${mutation}(id: $id) { adminUser { ...answer } } }`,
    variables: ({ params }) => params,
    answer: wrapField('adminUser', AdminUser),
  });
}
