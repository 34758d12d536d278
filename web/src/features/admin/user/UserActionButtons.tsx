import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button } from '../../../ui/Button.tsx';
import { actionsFor } from '../users/userActions.ts';
import type { Act } from '../users/useUserActions.tsx';

const Fragment = graphql(`
  fragment UserActionButtons_user on AdminUser {
    id
    username
    status
    isEmailVerified
  }
`);

type Props = { user: FragmentType<typeof Fragment>; ownId: string | undefined; act: Act };

/** Actions for the account. Actions that the server would refuse are disabled, with the reason shown. */
export function UserActionButtons({ ownId, act, ...props }: Props) {
  const user = readFragment(Fragment, props.user);
  const items = actionsFor(user, ownId);
  const refused = items.flatMap(item => (item.refused ? [item.refused] : []));
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-2">
        {items.map(({ action, label, refused }) => (
          <Button
            key={action}
            size="small"
            look={action === 'delete' ? 'towardsDanger' : 'secondary'}
            disabled={!!refused}
            aria-describedby={refused ? 'refused-actions' : undefined}
            onClick={() => act(action, user)}
          >
            {label}
          </Button>
        ))}
      </div>
      {refused.length > 0 && (
        <p id="refused-actions" className="mt-2 text-xs text-muted">
          {refused.join(' ')}
        </p>
      )}
    </div>
  );
}
