import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Provisioning_AllFragment } from '../../gql/graphql.ts';
import { AccountFailure } from '../../parts/account/AccountFailure.tsx';
import { groupRolesIn, linesOf } from '../../parts/people/groupRoleLines.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { provisioningQuery } from './provisioningQuery.ts';

const SetGroupRoles = graphql(`
  mutation SetGroupRoles($input: GroupRolesInput!) {
    setGroupRoles(input: $input) {
      ...Provisioning_all
    }
  }
`);

/** Which groups of the directory give which roles. */
export function GroupRoles({ provisioning: { groupRoles, groups } }: { provisioning: Provisioning_AllFragment }) {
  const [wrong, setWrong] = useState<string>();
  const [save, { loading, error }] = useMutation(SetGroupRoles, {
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: provisioningQuery, data: { provisioning: data.setGroupRoles } }),
    onCompleted: () => toast({ title: 'Roles saved' }),
    onError: () => {},
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const roles = groupRolesIn(String(new FormData(event.currentTarget).get('roles') ?? ''));
    setWrong(typeof roles === 'string' ? roles : undefined);
    if (typeof roles !== 'string') save({ variables: { input: { groupRoles: roles } } });
  }

  return (
    <section aria-labelledby="provisioning-roles" className="rounded-card border border-line bg-surface">
      <header className="px-5 py-4 sm:px-6">
        <h2 id="provisioning-roles" className="text-base font-semibold">
          Roles by group
        </h2>
        <p className="mt-1 max-w-140 text-sm text-muted">
          People your directory adds are readers, unless a group says more. Of several groups the highest role counts.
          The last owner stays an owner.
        </p>
      </header>
      <form noValidate className="space-y-5 border-t border-line px-5 py-5 sm:px-6" onSubmit={submit}>
        <TextArea
          label="Groups and Roles"
          name="roles"
          rows={4}
          autoComplete="off"
          spellCheck={false}
          placeholder={'Compliance team = contributor\nInternal audit = approver'}
          defaultValue={linesOf(groupRoles)}
          error={wrong}
          hint="A group’s name, an equals sign and a role, one on each line: owner, manager, contributor, approver or reader."
          onChange={() => setWrong(undefined)}
        />
        <p className="text-sm wrap-anywhere text-muted">
          {groups.length > 0
            ? `Your directory has sent these groups: ${groups.join(', ')}.`
            : 'Your directory has sent no groups yet.'}
        </p>
        <AccountFailure failure={error && failureOf(error)} />
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Saving...' : 'Save Roles'}
        </Button>
      </form>
    </section>
  );
}
