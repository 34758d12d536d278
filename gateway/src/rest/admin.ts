import { z } from 'zod';
import { IdParams, id, instant, Jurisdiction } from './answers.ts';
import { operation, type RestRoute, route } from './route.ts';

const USER = `id username email companyName status isEmailVerified isAdmin jurisdiction plan assessmentCount
  createdAt lastLogin`;
const USERS_AT_MOST = 50_000;
const ACTIVITIES_AT_MOST = 500;

const AdminUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  status: z.enum(['active', 'suspended', 'pending']),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  jurisdiction: Jurisdiction,
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
    operation: operation('query RestAdminCheck { me { isAdmin } }'),
    answer: z.object({ isAdmin: z.boolean() }),
  }),
  route({
    method: 'GET',
    url: '/api/admin/stats',
    summary: 'Platform statistics; recent registrations are those of the last 30 days',
    tag,
    personal,
    operation: operation(`query RestAdminStats {
      adminStats { totalUsers verifiedUsers activeUsers totalAssessments recentRegistrations } }`),
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
    operation: operation(
      `query RestAdminUsers($first: Int!, $after: ID) {
        adminUsers(first: $first, after: $after) { items: users { ${USER} } next } }`,
    ),
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
    operation: operation(`query RestActivities($first: Int!) { activities(first: $first) {
      activities { id username action details timestamp } } }`),
    variables: () => ({ first: ACTIVITIES_AT_MOST }),
    answer: inside('activities', z.array(Activity)),
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
    operation: operation('mutation RestAdminResend($id: ID!) { adminResendVerification(id: $id) { message } }'),
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
    // `listed` is what waits until the administration's list has heard of it.
    operation: operation('mutation RestAdminDelete($id: ID!) { deleteUser(id: $id) { id listed } }'),
    variables: ({ params }) => params,
    answer: z
      .object({ id })
      .transform(() => ({ message: 'User deleted successfully' }))
      .pipe(Message),
  }),
];

/** An act upon an account, answered with the account as the administration's list shows it from then on. */
function change(verb: string, mutation: string, summary: string): RestRoute {
  return route({
    method: 'POST',
    url: `/api/admin/users/:id/${verb}`,
    summary,
    tag,
    personal,
    params: IdParams,
    operation: operation(`mutation RestAdmin_${verb}($id: ID!) { ${mutation}(id: $id) { adminUser { ${USER} } } }`),
    variables: ({ params }) => params,
    answer: inside('adminUser', AdminUser),
  });
}

/** The answer is one field of what the graph gives. */
function inside<Answer extends z.ZodType>(field: string, answer: Answer) {
  return z.preprocess(root => (root as Record<string, unknown>)[field], answer);
}
