import { ROLES, type Role } from '@aicp/contracts/rights/rights';
import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Provisioning_AllFragment } from '../../gql/graphql.ts';
import { AccountFailure } from '../../parts/account/AccountFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import { compactControl } from '../../ui/compactControl.ts';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { provisioningQuery } from './provisioningQuery.ts';

const SetGroupRoles = graphql(`
  mutation SetGroupRoles($input: GroupRolesInput!) {
    setGroupRoles(input: $input) {
      ...Provisioning_all
    }
  }
`);

type Row = { group: string; role: Role | '' };

const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/** The roles of directory groups, chosen for the groups that the directory has sent, and for others by name. */
export function GroupRoles({ provisioning: { groupRoles, groups } }: { provisioning: Provisioning_AllFragment }) {
  const unmapped = groups.filter(group => !groupRoles.some(mapped => isSame(group)(mapped.group)));
  const [rows, setRows] = useState<Row[]>([
    ...groupRoles.map(({ group, role }) => ({ group, role })),
    ...unmapped.map(group => ({ group, role: '' as const })),
  ]);
  const [another, setAnother] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [save, { loading, error }] = useMutation(SetGroupRoles, {
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: provisioningQuery, data: { provisioning: data.setGroupRoles } }),
    onCompleted: () => toast({ title: 'Roles saved' }),
    onError: () => {},
  });

  function add() {
    const group = another.trim();
    const isListed = rows.some(row => isSame(group)(row.group));
    setWrong(group === '' ? 'Enter the name of a group.' : isListed ? 'This group is already in the list.' : undefined);
    if (group === '' || isListed) return;
    setRows([...rows, { group, role: '' }]);
    setAnother('');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const mapped = rows.flatMap(({ group, role }) => (role === '' ? [] : [{ group, role }]));
    save({ variables: { input: { groupRoles: mapped } } });
  }

  return (
    <section aria-labelledby="provisioning-roles" className="rounded-card border border-line bg-surface">
      <header className="px-5 py-4 sm:px-6">
        <h2 id="provisioning-roles" className="text-base font-semibold">
          Roles by group
        </h2>
        <p className="mt-1 max-w-140 text-sm text-muted">
          New members get the reader role unless a group mapping gives them a higher role. The highest role applies. The
          last organisation owner keeps that role.
        </p>
      </header>
      <form noValidate className="space-y-5 border-t border-line px-5 py-5 sm:px-6" onSubmit={submit}>
        {groups.length === 0 && <p className="text-sm text-muted">Your directory has sent no groups yet.</p>}
        {rows.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {rows.map(({ group, role }, at) => (
              <li key={group} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm">
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                  {group}
                  {!groups.some(isSame(group)) && <span className="text-muted"> (not sent yet)</span>}
                </span>
                <select
                  aria-label={`Role of ${group}`}
                  value={role}
                  onChange={({ target }) =>
                    setRows(rows.with(at, { group, role: ROLES.find(one => one === target.value) ?? '' }))
                  }
                  className={`${compactControl} w-44`}
                >
                  <option value="">No mapping</option>
                  {ROLES.map(one => (
                    <option key={one} value={one}>
                      {one.charAt(0).toUpperCase() + one.slice(1)}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
        )}
        <div className="flex max-w-100 items-start gap-3">
          <div className="min-w-0 flex-1">
            <Field
              label="Another Group"
              autoComplete="off"
              spellCheck={false}
              value={another}
              error={wrong}
              hint="The name of a group that your directory has not sent yet."
              onChange={({ target }) => {
                setAnother(target.value);
                setWrong(undefined);
              }}
              onKeyDown={event => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
          </div>
          <Button onClick={add} className="mt-6.5">
            Add Group
          </Button>
        </div>
        <AccountFailure failure={error && failureOf(error)} />
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Saving...' : 'Save Roles'}
        </Button>
      </form>
    </section>
  );
}
