import { useSession } from '../../../client/session.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { actionsFor } from './userActions.ts';
import type { Act } from './useUserActions.tsx';

const Fragment = graphql(`
  fragment UserMenu_user on AdminUser {
    id
    username
    status
    isEmailVerified
  }
`);

/** Actions for an account, in its row. */
export function UserMenu({ act, ...props }: { user: FragmentType<typeof Fragment>; act: Act }) {
  const user = readFragment(Fragment, props.user);
  const session = useSession();
  const ownId = session.status === 'user' ? session.user.id : undefined;
  return (
    <Menu
      label={`Actions for ${user.username}`}
      items={actionsFor(user, ownId).map(({ action, label, refused }) => ({
        label,
        onSelect: () => act(action, user),
        danger: action === 'delete',
        ...(refused && { refused }),
      }))}
    />
  );
}
