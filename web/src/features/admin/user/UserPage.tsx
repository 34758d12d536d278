import { useApolloClient, useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router-dom';
import { failureOf } from '../../../client/failure.ts';
import { useSession } from '../../../client/session.ts';
import { useKept } from '../../../client/useKept.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { PageState } from '../../../ui/PageState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { ActivityTable } from '../activity/ActivityTable.tsx';
import { UserBadges } from '../UserBadges.tsx';
import { useNotices } from '../useNotices.ts';
import { useUserActions } from '../users/useUserActions.tsx';
import { UserActionButtons } from './UserActionButtons.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserSystems } from './UserSystems.tsx';

const AdminUser = graphql(`
  query AdminUser($id: ID!) {
    adminUser(id: $id) {
      id
      username
      ...UserBadges_user
      ...UserFacts_user
      ...UserActionButtons_user
      systems {
        id
        ...UserSystems_system
      }
    }
  }
`);

/** Without the systems, because each read of them adds an entry to the activity log. */
const AdminUserAgain = graphql(`
  query AdminUserAgain($id: ID!) {
    adminUser(id: $id) {
      id
      username
      ...UserBadges_user
      ...UserFacts_user
      ...UserActionButtons_user
    }
  }
`);

/** One account: its details, its systems and its activities. */
export function UserPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const session = useSession();
  const variables = { id };
  const { data, error, refetch } = useQuery(AdminUser, {
    variables,
    ...useKept(AdminUser, variables),
    // An account deleted on this page must not be requested again.
    nextFetchPolicy: 'cache-only',
  });
  const client = useApolloClient();
  const follow = () => client.query({ query: AdminUserAgain, variables: { id }, fetchPolicy: 'network-only' });
  const { act, dialog } = useUserActions({ onDeleted: () => navigate('/admin', { replace: true }) });
  useNotices('users', () => follow().catch(() => refetch().catch(() => {})));
  const failure = error && failureOf(error);
  const missing = failure?.code === 'NOT_FOUND' || failure?.code === 'INVALID';
  usePageTitle(missing ? 'User Not Found' : (data?.adminUser.username ?? 'User'));

  const back = <ButtonLink to="/admin">Back to Administration</ButtonLink>;
  if (missing) {
    return (
      <PageState title="User Not Found" text="This account does not exist. It may have been deleted.">
        {back}
      </PageState>
    );
  }
  if (!data) {
    return failure ? (
      <PageState title="The user could not be loaded" text={failure.message}>
        <Button look="primary" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
        {back}
      </PageState>
    ) : (
      <div className="max-w-240 space-y-10 px-4 py-12 sm:px-6">
        <Skeleton rows={3} className="h-9" />
        <Skeleton rows={3} className="h-14" />
      </div>
    );
  }
  const user = data.adminUser;
  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/admin" look="quiet" size="small" className="mb-6 -ml-3">
        Back to Administration
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold wrap-anywhere">{user.username}</h1>
      <p className="mt-2 flex flex-wrap gap-2">
        <UserBadges user={user} />
      </p>
      <UserActionButtons user={user} ownId={session.status === 'user' ? session.user.id : undefined} act={act} />
      <UserFacts user={user} />
      <UserSystems userId={user.id} systems={user.systems} />
      <section aria-labelledby="user-activity" className="mt-10">
        <h2 id="user-activity" className="font-serif text-xl font-semibold">
          Activity
        </h2>
        <ActivityTable filter={{ userId: id }} empty="There is no activity for this account." />
      </section>
      {dialog}
    </div>
  );
}
