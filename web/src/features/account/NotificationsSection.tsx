import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { NotificationKind } from '../../gql/graphql.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { Switch } from '../../ui/Switch.tsx';
import { toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment NotificationsSection_user on User {
    id
    mutedNotifications
  }
`);

const MuteNotifications = graphql(`
  mutation MuteNotifications($input: MuteNotificationsInput!) {
    muteNotifications(input: $input) {
      id
      mutedNotifications
    }
  }
`);

/** Each kind, and whether its notifications need other members. */
const kinds: [NotificationKind, string, string, boolean][] = [
  ['assigned', 'Assignments', 'You are assigned an action, a system or a review.', true],
  ['mentioned', 'Mentions', 'A colleague mentions you in a comment.', true],
  ['due', 'Due dates', 'One of your actions is due in seven days, or overdue.', false],
  ['decided', 'Decisions', 'A review or a risk acceptance that you asked for is approved or declined.', true],
  ['lawMoved', 'Law changes', 'A law change affects your AI systems.', false],
  ['linkUsed', 'Links', 'A link that you created is opened for the first time.', false],
  ['access', 'Access', 'Another member creates a shared link or invites a member. For organisation owners.', true],
];

/** The kinds of notification that a user gets in the product, in every organisation. */
export function NotificationsSection(props: { user: FragmentType<typeof Fragment> }) {
  const { mutedNotifications } = readFragment(Fragment, props.user);
  const muted = mutedNotifications ?? [];
  const shared = useIsShared();
  const [mute, { loading }] = useMutation(MuteNotifications, {
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <AccountSection
      id="notifications"
      title="Notifications"
      text="Choose what the bell shows, in all your organisations. Earlier notifications are kept."
    >
      <ul className="divide-y divide-line px-5 sm:px-6">
        {kinds
          .filter(([, , , takesOthers]) => shared || !takesOthers)
          .map(([kind, label, hint]) => (
            <li key={kind} className="py-4">
              <Switch
                label={label}
                hint={hint}
                checked={!muted.includes(kind)}
                disabled={loading}
                onChange={on => {
                  const others = muted.filter(one => one !== kind);
                  void mute({ variables: { input: { kinds: on ? others : [...others, kind] } } });
                }}
              />
            </li>
          ))}
      </ul>
    </AccountSection>
  );
}
