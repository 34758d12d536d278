import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Tone } from '../../ui/Shape.tsx';
import { Tag } from '../../ui/Tag.tsx';

const Fragment = graphql(`
  fragment UserBadges_user on AdminUser {
    id
    status
    isEmailVerified
    isAdmin
  }
`);

const statuses: Record<string, [word: string, tone: Tone]> = {
  active: ['Active', 'low'],
  suspended: ['Suspended', 'high'],
  pending: ['Pending', 'none'],
};

/** The status of an account. An unverified address is shown with any status. */
export function UserBadges(props: { user: FragmentType<typeof Fragment> }) {
  const { status, isEmailVerified, isAdmin } = readFragment(Fragment, props.user);
  const [word, tone] = statuses[status] ?? [status, 'none'];
  return (
    <>
      <Badge tone={tone} word={word} />
      {!isEmailVerified && <Badge tone="medium" word="Unverified" />}
      {isAdmin && <Tag>Admin</Tag>}
    </>
  );
}
