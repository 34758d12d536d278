import { MAX_FULL_NAME_LENGTH } from '@aicp/contracts/limits';
import { useMutation, useQuery } from '@apollo/client/react';
import { type SubmitEvent, useEffect } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { settleName } from './askForName.ts';

const NameAsked = graphql(`
  query NameAsked {
    me {
      id
      asksForName
    }
  }
`);

const NameMe = graphql(`
  mutation NameMe($fullName: String) {
    updateProfile(input: { fullName: $fullName }) {
      id
      version
      fullName
      asksForName
    }
  }
`);

/** Asks for the user's full name, unless they have given or declined it before. The requested action then continues. */
export function NameDialog() {
  const { data, error: unknown } = useQuery(NameAsked, { fetchPolicy: 'network-only' });
  const isAsked = data?.me?.asksForName;
  const [name, { loading, error }] = useMutation(NameMe, { onError: () => {} });
  const isMoot = isAsked === false || data?.me === null || !!unknown;
  useEffect(() => {
    if (isMoot) settleName();
  }, [isMoot]);

  async function decline() {
    await name({ variables: { fullName: null } });
    // If saving fails, the name is asked for another time and the action continues.
    settleName();
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fullName = String(new FormData(event.currentTarget).get('fullName') ?? '');
    const { data: saved } = await name({ variables: { fullName } });
    if (saved) settleName(saved.updateProfile.version);
  }

  return (
    <Dialog
      title="Your Full Name"
      text="Your organisation sees it next to your work, and it is printed with your approvals. You can change it on your account page."
      open={!!isAsked && !isMoot}
      onOpenChange={decline}
    >
      <form className="space-y-5" onSubmit={save}>
        <Field
          label="Full Name"
          name="fullName"
          required
          maxLength={MAX_FULL_NAME_LENGTH}
          autoComplete="name"
          dir="auto"
        />
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3 pt-1">
          <Button disabled={loading} onClick={decline}>
            Not Now
          </Button>
          <Button type="submit" look="primary" disabled={loading}>
            {loading ? 'Saving...' : 'Save Name'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
