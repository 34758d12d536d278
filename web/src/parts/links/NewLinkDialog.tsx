import { MAX_LABEL_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';
import { LINK_DAYS, Passcode } from './linkFields.ts';

type Props = {
  reportId: string;
  onClose: () => void;
  /** Existing links. */
  children?: ReactNode;
};

/** Asks for the link's settings, then shows its address once, and cannot be clicked away. */
export function NewLinkDialog({ reportId, onClose, children }: Props) {
  const [url, setUrl] = useState<string>();
  return (
    <Dialog
      title={url ? 'Your New Link' : 'Share Externally'}
      text={
        url
          ? 'Copy it now. It cannot be shown again: we store only a hash of it.'
          : 'Anyone who has the link can read this report without an account. The report shows who answered each duty, and the owner, due date and status of each action. You can revoke the link at any time.'
      }
      open
      onOpenChange={() => url || onClose()}
    >
      {url ? (
        <OneTimeSecret label="Link" text={url} close={onClose} />
      ) : (
        <>
          <NewLinkForm reportId={reportId} onMade={setUrl} close={onClose} />
          {children}
        </>
      )}
    </Dialog>
  );
}

const CreateLink = graphql(`
  mutation CreateLink($input: CreateLinkInput!) {
    createLink(input: $input) {
      url
      link {
        id
        ...LinkRows_link
      }
    }
  }
`);

const NewLink = z.object({
  label: z.string().check(z.trim(), z.maxLength(MAX_LABEL_LENGTH, `Use at most ${MAX_LABEL_LENGTH} characters`)),
  expiresInDays: z.coerce.number(),
  passcode: Passcode,
});

type NewLinkFormProps = { reportId: string; onMade: (url: string) => void; close: () => void };

/** Asks for the recipient, the duration and the passcode. */
function NewLinkForm({ reportId, onMade, close }: NewLinkFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(NewLink),
    defaultValues: { label: '', expiresInDays: 14, passcode: '' },
  });
  const [create, { loading, error }] = useMutation(CreateLink, {
    update: cache => {
      // Both lists are read again where they are shown.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'links' });
      cache.gc();
    },
    onCompleted: ({ createLink }) => onMade(createLink.url),
    onError: () => {},
  });

  const submit = ({ label, expiresInDays, passcode }: z.output<typeof NewLink>) =>
    create({
      variables: {
        input: {
          kind: 'report',
          things: [reportId],
          expiresInDays,
          label: label || null,
          passcode: passcode || null,
        },
      },
    });

  return (
    <form noValidate className="space-y-5" onSubmit={handleSubmit(submit)}>
      <Field
        label="Recipients (Optional)"
        hint="Visible to the recipients, for example “Board”."
        autoComplete="off"
        error={formState.errors.label?.message}
        {...register('label')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="Expires After" {...register('expiresInDays')}>
          {LINK_DAYS.map(days => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </Select>
        <Field
          label="Passcode (Optional)"
          hint="Send the passcode separately from the link."
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.passcode?.message}
          {...register('passcode')}
        />
      </div>
      <FormFailure message={error && failureOf(error).message} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Creating the link...' : 'Create Link'}
        </Button>
      </div>
    </form>
  );
}
