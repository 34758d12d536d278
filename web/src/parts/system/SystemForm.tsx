import { sectors } from '@aicp/compliance/law/sectors';
import { systemTypes } from '@aicp/compliance/law/systemTypes';
import { LONGEST_NAME, LONGEST_TEXT } from '@aicp/contracts/limits';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { RegulatorChips } from './RegulatorChips.tsx';
import { TypeNote } from './TypeNote.tsx';

const System = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name'),
      z.maxLength(LONGEST_NAME, `Use at most ${LONGEST_NAME} characters`),
    ),
  systemType: z.string().check(z.minLength(1, 'Choose the type that fits best')),
  description: z
    .string()
    .check(z.maxLength(LONGEST_TEXT, `Use at most ${LONGEST_TEXT.toLocaleString('en-GB')} characters`)),
  sector: z.string(),
});

export type SystemFields = z.infer<typeof System> & { applicableRegulators: string[] };

type Props = {
  jurisdiction: Jurisdiction;
  defaults: SystemFields;
  submitLabel: string;
  saving: boolean;
  onSubmit: (fields: SystemFields) => void;
  /** A second way to send it: what is registered is assessed at once. */
  onSubmitAndStart?: (fields: SystemFields) => void;
  onCancel: () => void;
  /** Fields of the caller's own, behind the others. */
  children?: ReactNode;
};

/** Choices of a list, and beside them whatever else another client has stored. */
const withStored = (choices: readonly string[], stored: string) =>
  stored && !choices.includes(stored) ? [...choices, stored] : choices;

/** How a system is described: when it is registered, and when that changes. */
export function SystemForm({
  jurisdiction,
  defaults,
  submitLabel,
  saving,
  onSubmit,
  onCancel,
  children,
  onSubmitAndStart,
}: Props) {
  const [applicableRegulators, setRegulators] = useState(defaults.applicableRegulators);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(System),
    defaultValues: defaults,
  });
  const systemType = useWatch({ control, name: 'systemType' });
  const { errors } = formState;

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(fields => onSubmit({ ...fields, applicableRegulators }))}
    >
      <Field label="System Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <div>
        <Select label="System Type" error={errors.systemType?.message} {...register('systemType')}>
          <option value="">Choose a type</option>
          {withStored(systemTypes, defaults.systemType).map(type => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <TypeNote systemType={systemType} jurisdiction={jurisdiction} />
      </div>
      <TextArea label="Description (Optional)" error={errors.description?.message} {...register('description')} />
      <Select label="Sector (Optional)" {...register('sector')}>
        <option value="">Not stated</option>
        {withStored(
          sectors.map(({ label }) => label),
          defaults.sector,
        ).map(sector => (
          <option key={sector}>{sector}</option>
        ))}
      </Select>
      <RegulatorChips codes={applicableRegulators} onChange={setRegulators} />
      {children}
      <div className="flex flex-wrap justify-end gap-3 pt-1">
        <Button onClick={onCancel}>Cancel</Button>
        {onSubmitAndStart && (
          <Button
            disabled={saving}
            onClick={handleSubmit(fields => onSubmitAndStart({ ...fields, applicableRegulators }))}
          >
            Create and Start
          </Button>
        )}
        <Button type="submit" look="primary" disabled={saving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
