import type { Role } from '@aicp/contracts/rights/rights';
import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { AccountFailure } from '../../../parts/account/AccountFailure.tsx';
import { emailFault } from '../../../parts/emailField.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { changePeople } from './changePeople.ts';
import { RoleChoice } from './RoleChoice.tsx';

const Invite = graphql(`
  mutation InviteMember($input: InviteInput!) {
    inviteMember(input: $input) {
      id
      email
      ...InvitationRow_invitation
    }
  }
`);

type Props = { organisationId: string; highest: Role; onClose: () => void };

/** Asks for an address and a role; the link is sent by email. */
export function InviteDialog({ organisationId, highest, onClose }: Props) {
  const [role, setRole] = useState<Role>('contributor');
  const [fault, setFault] = useState<string>();
  const [invite, { loading, error }] = useMutation(Invite, {
    update: (cache, { data }) => data && changePeople(cache, organisationId, { invited: data.inviteMember }),
    onCompleted: onClose,
    onError: () => {},
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const wrong = emailFault(email);
    setFault(wrong);
    if (wrong) return;
    const { data } = await invite({ variables: { input: { email, role } } });
    if (data) toast({ title: 'Invitation sent', text: `A link was sent to ${email}. It works for 7 days.` });
  }

  return (
    <Dialog
      title="Invite Someone"
      text="The new member sees all systems, answers, reports and documents of this organisation."
      open
      onOpenChange={onClose}
    >
      <form noValidate className="space-y-5" onSubmit={submit}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          error={fault}
          onChange={() => setFault(undefined)}
        />
        <RoleChoice value={role} highest={highest} onChoose={setRole} />
        <AccountFailure failure={error && failureOf(error)} />
        <div className="flex justify-end gap-3 pt-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={loading}>
            {loading ? 'Sending...' : 'Send Invitation'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
