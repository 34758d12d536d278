import { isolated } from '@aicp/contracts/isolated';
import { isRoleAtMost, type Role } from '@aicp/contracts/rights/rights';
import { Suspense, useState } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../../parts/lazyComponent.ts';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import { personName } from '../../../parts/people/personName.ts';
import { capitalise } from '../../../ui/capitalise.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { Tag } from '../../../ui/Tag.tsx';

const ChangeRoleDialog = lazyComponent(() => import('./ChangeRoleDialog.tsx').then(module => module.ChangeRoleDialog));
const RemoveMemberDialog = lazyComponent(() =>
  import('./RemoveMemberDialog.tsx').then(module => module.RemoveMemberDialog),
);
const HandOverDialog = lazyComponent(() => import('./HandOverDialog.tsx').then(module => module.HandOverDialog));
const LeaveDialog = lazyComponent(() => import('./LeaveDialog.tsx').then(module => module.LeaveDialog));

const Fragment = graphql(`
  fragment MemberRow_member on Member {
    id
    username
    fullName
    email
    role
    since
    you
  }
`);

const LAST_OWNER = 'An organisation needs an owner. Make another member an owner first.';

type Props = {
  organisation: { id: string; name: string };
  /** The role of the signed-in user. */
  own: Role;
  isLastOwner: boolean;
  member: FragmentType<typeof Fragment>;
};

/** A member of the organisation, with the possible changes to their membership. */
export function MemberRow({ organisation, own, isLastOwner, ...props }: Props) {
  const member = readFragment(Fragment, props.member);
  const { email, role, since, you } = member;
  const [open, setOpen] = useState<'role' | 'remove' | 'handOver' | 'leave'>();
  const close = () => setOpen(undefined);
  const refused = { manage: useRefusal('manage'), own: useRefusal('own') };
  const above = isRoleAtMost(role, own) ? undefined : `Only ${role}s can manage ${role}s.`;
  const last = isLastOwner ? LAST_OWNER : undefined;
  const dialog = { organisationId: organisation.id, member, onClose: close };
  return (
    <li className="flex items-center gap-x-4 px-5 py-3 sm:px-6">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 wrap-anywhere">
            <PersonName person={member} withInitials />
          </span>
          <Tag>{capitalise(role)}</Tag>
          {you && <Tag>You</Tag>}
        </p>
        <p className="mt-0.5 wrap-anywhere text-muted">
          {email && `${email} · `}since {formatDay(since)}
        </p>
      </div>
      <Menu
        label={`Actions for ${isolated(personName(member))}`}
        items={[
          { label: 'Change Role', onSelect: () => setOpen('role'), refused: refused.manage ?? above ?? last },
          ...(you
            ? [{ label: 'Leave Organisation', onSelect: () => setOpen('leave'), danger: true, refused: last }]
            : [
                { label: 'Transfer Ownership', onSelect: () => setOpen('handOver'), refused: refused.own },
                { label: 'Remove', onSelect: () => setOpen('remove'), danger: true, refused: refused.manage ?? above },
              ]),
        ]}
      />
      <Suspense>
        {open === 'role' && <ChangeRoleDialog {...dialog} highest={own} />}
        {open === 'remove' && <RemoveMemberDialog {...dialog} />}
        {open === 'handOver' && <HandOverDialog name={organisation.name} member={member} onClose={close} />}
        {open === 'leave' && <LeaveDialog name={organisation.name} onClose={close} />}
      </Suspense>
    </li>
  );
}
