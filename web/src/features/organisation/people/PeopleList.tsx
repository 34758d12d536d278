import { Suspense, useEffect, useState } from 'react';
import { updateUser } from '../../../client/session.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { AccountRow } from '../../../parts/account/AccountRow.tsx';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../../parts/lazyComponent.ts';
import { Button } from '../../../ui/Button.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { MemberRow } from './MemberRow.tsx';

const InviteDialog = lazyComponent(() => import('./InviteDialog.tsx').then(module => module.InviteDialog));

const Fragment = graphql(`
  fragment PeopleList_organisation on Organisation {
    id
    name
    role
    members {
      id
      role
      ...MemberRow_member
    }
    invitations @include(if: $manages) {
      id
      ...InvitationRow_invitation
    }
  }
`);

/** The members with their roles and the invited people, with the possible changes. */
export function PeopleList(props: { organisation: FragmentType<typeof Fragment> }) {
  const { id, name, role, members, invitations = [] } = readFragment(Fragment, props.organisation);
  const refused = useRefusal('manage');
  const [inviting, setInviting] = useState(false);
  // The rest of the product shows owners and other members as soon as there is more than one member.
  useEffect(() => updateUser({ memberCount: members.length }), [members.length]);
  const owners = members.filter(member => member.role === 'owner').length;
  return (
    <div>
      <AccountRow
        label={<h3 id="people">People</h3>}
        action={
          <Button size="small" refused={refused} onClick={() => setInviting(true)}>
            Invite Someone
          </Button>
        }
      >
        {members.length === 1
          ? 'You are the only member of this organisation.'
          : `This organisation has ${members.length} members.`}
      </AccountRow>
      {members.length > 1 && (
        <ul aria-labelledby="people" className="divide-y divide-line border-t border-line">
          {members.map(member => (
            <MemberRow
              key={member.id}
              organisation={{ id, name }}
              own={role}
              isLastOwner={member.role === 'owner' && owners === 1}
              member={member}
            />
          ))}
        </ul>
      )}
      {invitations.length > 0 && (
        <section className="border-t border-line" aria-labelledby="invitations">
          <h3 id="invitations" className="px-5 pt-4 text-sm font-medium sm:px-6">
            Open invitations
          </h3>
          <ul className="divide-y divide-line">
            {invitations.map(invitation => (
              <InvitationRow key={invitation.id} organisationId={id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      <Suspense>
        {inviting && <InviteDialog organisationId={id} highest={role} onClose={() => setInviting(false)} />}
      </Suspense>
    </div>
  );
}
