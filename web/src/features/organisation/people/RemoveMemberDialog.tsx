import { isolated } from '@aicp/contracts/isolated';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { LinksOfMember } from '../../../gql/graphql.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { personName } from '../../../parts/people/personName.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { changePeople } from './changePeople.ts';

const MemberLinks = graphql(`
  query MemberLinks {
    links {
      id
      expiresAt
      madeBy {
        id
      }
    }
  }
`);

const RemoveMember = graphql(`
  mutation RemoveMember($id: ID!, $links: LinksOfMember!) {
    removeMember(id: $id, links: $links) {
      id
      ...MemberRow_member
    }
  }
`);

const CHOICES: [LinksOfMember, string][] = [
  ['end', 'Revoke now'],
  ['keep', 'Keep until expiry'],
];

type Props = {
  organisationId: string;
  member: { id: string; username: string; fullName?: string | null };
  onClose: () => void;
};

/** Confirms the removal of a member, and asks what happens to the shared links that they created. */
export function RemoveMemberDialog({ organisationId, member, onClose }: Props) {
  const { id } = member;
  const [links, setLinks] = useState<LinksOfMember>('end');
  const { data, error, refetch } = useQuery(MemberLinks, { fetchPolicy: 'network-only' });
  const isInUse = (expiresAt: string) => new Date(expiresAt) > new Date();
  const count = data?.links.filter(({ madeBy, expiresAt }) => madeBy?.id === id && isInUse(expiresAt)).length ?? 0;
  const [remove, { loading }] = useMutation(RemoveMember, {
    variables: { id, links },
    update: (cache, { data }) => data && changePeople(cache, organisationId, { members: data.removeMember }),
    onCompleted: () => {
      toast({ title: 'Removed', text: `${isolated(personName(member))} is no longer in this organisation.` });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Remove From Organisation"
      name={personName(member)}
      text="Their sessions and API tokens in this organisation end immediately. Everything that they created stays."
      action="Remove"
      doing="Removing..."
      loading={loading}
      waiting={!data}
      onConfirm={remove}
      onClose={onClose}
    >
      <LoadFailure error={!data && error} onRetry={refetch} />
      {count > 0 && (
        <fieldset className="mb-5 text-sm">
          <legend className="font-medium">
            {count === 1
              ? 'They created a shared link that is in use'
              : `They created ${count} shared links that are in use`}
          </legend>
          {CHOICES.map(([value, label]) => (
            <label key={value} className="mt-2 flex items-center gap-2.5">
              <input
                type="radio"
                name="links"
                checked={links === value}
                onChange={() => setLinks(value)}
                className="size-4.5 shrink-0 accent-accent"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}
