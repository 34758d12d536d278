import { isolated } from '@aicp/contracts/isolated';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { reloadForOrganisation } from '../../../client/reloadForOrganisation.ts';
import { graphql } from '../../../gql/gql.ts';
import { personName } from '../../../parts/people/personName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';

const HandOver = graphql(`
  mutation HandOver($id: ID!, $leave: Boolean!) {
    handOver(id: $id, leave: $leave) {
      id
    }
  }
`);

type Props = { name: string; member: { id: string; username: string; fullName?: string | null }; onClose: () => void };

/** Makes another member an owner, so that the current owner can leave. */
export function HandOverDialog({ name, member, onClose }: Props) {
  const { id } = member;
  const [leave, setLeave] = useState(false);
  const [handOver, { loading, error }] = useMutation(HandOver, {
    variables: { id, leave },
    onCompleted: reloadForOrganisation,
    onError: () => {},
  });
  return (
    <Dialog
      title={`Transfer Ownership to ${isolated(personName(member))}`}
      text={`${isolated(personName(member))} becomes an organisation owner of ${isolated(name)}, and can then manage members, the plan and payments, and delete the organisation.`}
      open
      onOpenChange={onClose}
    >
      <div className="space-y-5">
        <label className="flex items-start gap-3 text-sm">
          <input
            type="checkbox"
            checked={leave}
            onChange={({ currentTarget }) => setLeave(currentTarget.checked)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            Leave the organisation afterwards
            <span className="block text-xs text-muted">
              You lose access to its systems, reports and documents immediately. Otherwise you stay an organisation
              owner.
            </span>
          </span>
        </label>
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3 pt-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={loading} onClick={() => handOver()}>
            {loading ? 'Transferring...' : 'Transfer Ownership'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
