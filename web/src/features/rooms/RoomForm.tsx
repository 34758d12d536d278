import { MAX_LABEL_LENGTH, MAX_MESSAGE_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { LINK_DAYS, Passcode } from '../../parts/links/linkFields.ts';
import { RoomPreview } from '../../parts/links/RoomPreview.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';
import { OrganisationChoice, type OrganisationShown, WHOLE } from './OrganisationChoice.tsx';
import type { Choice } from './ReportChoice.tsx';

const PrepareRoom = graphql(`
  mutation PrepareRoom($input: PrepareRoomInput!) {
    prepareRoom(input: $input) {
      id
    }
  }
`);
const CreateRoom = graphql(`
  mutation CreateRoom($input: CreateLinkInput!) {
    createLink(input: $input) {
      url
      link {
        id
      }
    }
  }
`);

const NewRoom = z.object({
  label: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name'),
      z.maxLength(MAX_LABEL_LENGTH, `Use at most ${MAX_LABEL_LENGTH} characters`),
    ),
  message: z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH, `Use at most ${MAX_MESSAGE_LENGTH} characters`)),
  expiresInDays: z.coerce.number(),
  passcode: Passcode,
});

type Preview = { of: readonly Choice[]; and: OrganisationShown; room: string; isReady: boolean };

/** A form for the organisation's parts, the recipients and the expiry date. Shows an exact preview, and creates the room from it. */
export function RoomForm({ choices }: { choices: readonly Choice[] }) {
  const navigate = useNavigate();
  const [organisation, setOrganisation] = useState<OrganisationShown>(WHOLE);
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(NewRoom),
    defaultValues: { label: '', message: '', expiresInDays: 30, passcode: '' },
  });
  const [prepare, prepared] = useMutation(PrepareRoom, {
    onError: () => {},
    onCompleted: ({ prepareRoom }) =>
      setPreview({ of: choices, and: organisation, room: prepareRoom.id, isReady: false }),
  });
  const [create, created] = useMutation(CreateRoom, {
    update: cache => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'links' });
      cache.gc();
    },
    onError: () => {},
    onCompleted: ({ createLink }) => setUrl(createLink.url),
  });
  const [preview, setPreview] = useState<Preview>();
  const [url, setUrl] = useState<string>();
  // The room is created as previewed, so a changed choice is previewed again.
  const room = preview?.of === choices && preview.and === organisation ? preview.room : undefined;

  const isPending = room !== undefined && !preview?.isReady;

  const submit = ({ label, message, expiresInDays, passcode }: z.output<typeof NewRoom>) => {
    if (!room) return prepare({ variables: { input: { reports: [...choices], organisation } } });
    const input = {
      kind: 'room' as const,
      things: choices.map(({ report }) => report),
      room,
      expiresInDays,
      label,
      message: message || null,
      passcode: passcode || null,
    };
    return create({ variables: { input } });
  };
  const failure = created.error ?? prepared.error;

  return (
    <form noValidate className="mt-8 space-y-5" onSubmit={handleSubmit(submit)}>
      <OrganisationChoice choice={organisation} onChoose={setOrganisation} />
      <h2 className="font-serif text-xl font-semibold">Recipients</h2>
      <Field
        label="Name"
        hint="Visible to the recipients, for example “Audit 2026, Meyer & Partner”."
        autoComplete="off"
        error={formState.errors.label?.message}
        {...register('label')}
      />
      <TextArea label="Message (Optional)" error={formState.errors.message?.message} {...register('message')} />
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
      {room && (
        <section aria-labelledby="room-preview" className="space-y-4 border-t border-line pt-6">
          <div>
            <h2 id="room-preview" className="font-serif text-xl font-semibold">
              Room Preview
            </h2>
            <p className="mt-1 text-sm text-muted">
              Recipients will see exactly this content. Change your selection above to update it.
            </p>
          </div>
          <RoomPreview
            key={room}
            id={room}
            onReady={isPending ? () => setPreview({ of: choices, and: organisation, room, isReady: true }) : undefined}
          />
        </section>
      )}
      <FormFailure message={failure && failureOf(failure).message} />
      <div className="flex justify-end gap-3">
        <Button
          type="submit"
          look="primary"
          disabled={choices.length === 0 || prepared.loading || created.loading || isPending}
        >
          {created.loading
            ? 'Creating the room...'
            : prepared.loading
              ? 'Preparing the preview...'
              : room
                ? 'Create Audit Room'
                : 'Preview'}
        </Button>
      </div>
      {url && (
        <Dialog
          title="Your New Audit Room"
          text="Copy its link now. It cannot be shown again: we store only a hash of it."
          open
          onOpenChange={() => {}}
        >
          <OneTimeSecret label="Link" text={url} close={() => navigate('/sharing')} />
        </Dialog>
      )}
    </form>
  );
}
