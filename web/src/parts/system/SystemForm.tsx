import { sectors } from '@aicp/compliance/law/sectors';
import { systemTypes } from '@aicp/compliance/law/systemTypes';
import { type Field as EntityField, type NameIn, namesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { RegulatorChips } from './RegulatorChips.tsx';
import { TypeNote } from './TypeNote.tsx';

type LineName = Exclude<NameIn<typeof systemFields, 'create'>, 'jurisdiction' | 'applicableRegulators'>;
const LINES = namesIn(systemFields, 'create').filter((name): name is LineName =>
  'line text'.includes(systemFields[name].kind),
);

const inputOf = ({ longest = 0, required, label }: EntityField) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(required ? 1 : 0, `Enter a ${label.toLowerCase()}`),
      z.maxLength(longest, `Use at most ${longest.toLocaleString('en-GB')} characters`),
    );

const System = z.object({
  ...(Object.fromEntries(LINES.map(name => [name, inputOf(systemFields[name])])) as Record<LineName, z.ZodMiniString>),
  systemType: z.string().check(z.minLength(1, 'Choose the type that fits best')),
});

export type SystemInput = Record<LineName, string> & { applicableRegulators: string[] };

/** Fields that are not shown as a single line. */
const OTHERS = LINES.filter(name => !['name', 'systemType', 'description', 'sector'].includes(name));

type Props = {
  jurisdiction: Jurisdiction;
  /** The stored values; a missing one is empty. */
  defaults: { [Name in LineName]?: string | null } & { applicableRegulators: string[] };
  submitLabel: string;
  saving: boolean;
  onSubmit: (fields: SystemInput) => void;
  onCancel: () => void;
  /** Whether only the fields for creating a system are shown; the others can be added later. */
  isNew?: boolean;
  /** The caller's fields, after the others. */
  children?: ReactNode;
};

/** The options of a list, plus a value stored by another client. */
const withStored = (choices: readonly string[], stored: string | null | undefined) =>
  stored && !choices.includes(stored) ? [...choices, stored] : choices;

/** The description of a system, for creating and editing. */
export function SystemForm({
  jurisdiction,
  defaults,
  submitLabel,
  saving,
  onSubmit,
  onCancel,
  isNew = false,
  children,
}: Props) {
  const [applicableRegulators, setRegulators] = useState(defaults.applicableRegulators);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(System),
    defaultValues: Object.fromEntries(LINES.map(name => [name, defaults[name] ?? ''])),
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
      {!isNew && (
        <>
          <Select label="Sector (Optional)" {...register('sector')}>
            <option value="">Not stated</option>
            {withStored(
              sectors.map(({ label }) => label),
              defaults.sector,
            ).map(sector => (
              <option key={sector}>{sector}</option>
            ))}
          </Select>
          {OTHERS.map(name => (
            <Field
              key={name}
              label={`${systemFields[name].label} (Optional)`}
              autoComplete="off"
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </>
      )}
      <RegulatorChips codes={applicableRegulators} onChange={setRegulators} />
      {children}
      <div className="flex flex-wrap justify-end gap-3 pt-1">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" disabled={saving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
