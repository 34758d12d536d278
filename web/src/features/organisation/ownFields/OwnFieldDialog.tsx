import { MAX_CHOICE_LENGTH, MAX_CHOICES, MAX_LABEL_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OwnFieldKind } from '../../../gql/graphql.ts';
import { type OwnField, ownFieldsQuery } from '../../../parts/system/ownFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, Select, TextArea } from '../../../ui/Field.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { toast } from '../../../ui/toast.ts';
import { kinds } from './kinds.ts';

const AddOwnField = graphql(`
  mutation AddOwnField($input: AddOwnFieldInput!) {
    addOwnField(input: $input) {
      name
    }
  }
`);

const UpdateOwnField = graphql(`
  mutation UpdateOwnField($name: String!, $input: UpdateOwnFieldInput!) {
    updateOwnField(name: $name, input: $input) {
      name
    }
  }
`);

const linesIn = (text: string) => [...new Set(text.split('\n').map(line => line.trim()))].filter(Boolean);

const Entered = z
  .object({
    label: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Name the field'),
        z.maxLength(MAX_LABEL_LENGTH, `Use at most ${MAX_LABEL_LENGTH} characters`),
      ),
    kind: z.enum(Object.keys(kinds) as [OwnFieldKind]),
    choices: z.string(),
  })
  .check(({ value: { kind, choices }, issues }) => {
    const lines = linesIn(choices);
    const fault = (message: string) => void issues.push({ code: 'custom', message, input: choices, path: ['choices'] });
    if (kind !== 'choice') return;
    if (lines.length === 0) fault('Enter at least one choice');
    if (lines.length > MAX_CHOICES) fault(`Enter at most ${MAX_CHOICES} choices`);
    if (lines.some(line => line.length > MAX_CHOICE_LENGTH))
      fault(`Use at most ${MAX_CHOICE_LENGTH} characters for each choice`);
  });

type Props = { field: OwnField | undefined; onClose: () => void };

/** Adds a field, or changes its label and choices. Its name in files and its kind stay the same. */
export function OwnFieldDialog({ field, onClose }: Props) {
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(Entered),
    defaultValues: { label: field?.label ?? '', kind: field?.kind ?? 'text', choices: field?.choices.join('\n') ?? '' },
  });
  const options = {
    refetchQueries: [{ query: ownFieldsQuery }],
    awaitRefetchQueries: true,
    onCompleted: () => {
      toast({ title: field ? 'Field changed' : 'Field added' });
      onClose();
    },
    onError: () => {},
  };
  const [add, adding] = useMutation(AddOwnField, options);
  const [update, updating] = useMutation(UpdateOwnField, options);
  const isChoice = useWatch({ control, name: 'kind' }) === 'choice';
  const loading = adding.loading || updating.loading;
  const error = adding.error ?? updating.error;

  function submit({ label, kind, choices }: z.output<typeof Entered>) {
    const given = kind === 'choice' ? { choices: linesIn(choices) } : {};
    if (field) return update({ variables: { name: field.name, input: { label, ...given } } });
    return add({ variables: { input: { label, kind, ...given } } });
  }

  return (
    <Dialog
      title={field ? 'Change Field' : 'Add Field'}
      text={
        field
          ? `The column name in imported and exported files stays own:${field.name}.`
          : 'It is added to every AI system, empty at first.'
      }
      open
      onOpenChange={onClose}
    >
      <form noValidate className="space-y-5" onSubmit={handleSubmit(submit)}>
        <Field label="Label" autoComplete="off" error={formState.errors.label?.message} {...register('label')} />
        <Select
          label="Kind"
          disabled={field !== undefined}
          hint={field && 'The kind of a field cannot be changed.'}
          {...register('kind')}
        >
          {Object.entries(kinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Select>
        {isChoice && (
          <TextArea
            label="Choices"
            hint="One choice per line. A choice that is in use cannot be removed."
            rows={4}
            error={formState.errors.choices?.message}
            {...register('choices')}
          />
        )}
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3 pt-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={loading}>
            {loading ? 'Saving...' : 'Save Field'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
