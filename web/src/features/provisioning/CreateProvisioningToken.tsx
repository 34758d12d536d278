import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountFailure } from '../../parts/account/AccountFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Field.tsx';
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';
import { provisioningQuery } from './provisioningQuery.ts';

const Create = graphql(`
  mutation CreateProvisioningToken($input: CreateProvisioningTokenInput!) {
    createProvisioningToken(input: $input) {
      token
      provisioning {
        ...Provisioning_all
      }
    }
  }
`);

/** Asks for the lifetime of the token, then shows it once; a click outside does not close it. */
export function CreateProvisioningToken({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState('');
  return (
    <Dialog
      title={token ? 'Your New Token' : 'Create Token'}
      text={
        token
          ? 'Copy it into your directory now. It cannot be shown again: we store only its last characters.'
          : 'Your directory uses it to add and remove members of this organisation. It allows nothing else.'
      }
      open
      onOpenChange={() => token || onClose()}
    >
      {token ? (
        <OneTimeSecret label="Token" text={token} close={onClose} />
      ) : (
        <Form onCreated={setToken} close={onClose} />
      )}
    </Dialog>
  );
}

function Form({ onCreated, close }: { onCreated: (token: string) => void; close: () => void }) {
  const [create, { loading, error }] = useMutation(Create, {
    update: (cache, { data }) => {
      const provisioning = data?.createProvisioningToken.provisioning;
      if (provisioning) cache.writeQuery({ query: provisioningQuery, data: { provisioning } });
    },
    onCompleted: ({ createProvisioningToken }) => onCreated(createProvisioningToken.token),
    onError: () => {},
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const expiresInDays = Number(new FormData(event.currentTarget).get('days'));
    create({ variables: { input: { expiresInDays } } });
  }

  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      <Select label="Expires After" name="days" defaultValue={365}>
        {[90, 180, 365, 730].map(days => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </Select>
      <AccountFailure failure={error && failureOf(error)} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Creating...' : 'Create Token'}
        </Button>
      </div>
    </form>
  );
}
