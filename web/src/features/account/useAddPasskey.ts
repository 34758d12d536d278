import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { createPasskey, passkeyFailure } from '../../client/passkeys.ts';
import { graphql } from '../../gql/gql.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import { accountQuery } from './accountQuery.ts';

const BeginPasskey = graphql(`
  mutation BeginPasskey {
    beginPasskey {
      ceremony
      options
    }
  }
`);

const AddPasskey = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      passkey {
        id
        ...PasskeysSection_passkey
      }
      recoveryCodes
      user {
        id
        ...PasskeysSection_user
        ...TwoFactorSection_user
      }
    }
  }
`);

/**
 * Adds a passkey: the server provides the options for the browser, and the browser asks the user.
 * @param onCodes gets the recovery codes that come with an account's first second factor
 */
export function useAddPasskey(onCodes: (codes: readonly string[]) => void) {
  const [adding, setAdding] = useState(false);
  const [begin] = useMutation(BeginPasskey, { errorPolicy: 'none' });
  const [finish] = useMutation(AddPasskey, {
    errorPolicy: 'none',
    update: (cache, { data }) => {
      if (!data) return;
      const { passkey, recoveryCodes } = data.addPasskey;
      cache.updateQuery(
        { query: accountQuery },
        account => account && { ...account, passkeys: [passkey, ...account.passkeys] },
      );
      // The other sessions have ended.
      if (recoveryCodes) cache.evict({ fieldName: 'sessions' });
    },
  });

  async function add() {
    setAdding(true);
    try {
      const { ceremony = '', options } = (await begin()).data?.beginPasskey ?? {};
      const credential = await createPasskey(options);
      const { data } = await finish({ variables: { input: { ceremony, credential } } });
      toast({ title: 'Passkey added' });
      if (data?.addPasskey.recoveryCodes) onCodes(data.addPasskey.recoveryCodes);
    } catch (error) {
      toastFailure('Passkey not added', passkeyFailure(error));
    } finally {
      setAdding(false);
    }
  }

  return { add, adding };
}
