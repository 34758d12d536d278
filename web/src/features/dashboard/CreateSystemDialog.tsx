import { systemTypes } from '@aicp/compliance/systemTypes';
import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { selectedUkRegulators } from '../../client/selectedUkRegulators.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { dashboardQuery } from './dashboardQuery.ts';
import { RegulatorChips } from './RegulatorChips.tsx';

const CreateSystem = graphql(`
  mutation CreateSystem($input: CreateSystemInput!) {
    createSystem(input: $input) {
      id
      latestAssessment {
        id
        riskLevel
      }
      ...SystemRow_system
    }
  }
`);

const System = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name the system'), z.maxLength(255, 'Use 255 characters at most')),
  systemType: z.string().check(z.minLength(1, 'Choose the type that fits best')),
  description: z.string(),
});

type Props = { jurisdiction: Jurisdiction; open: boolean; onOpenChange: (open: boolean) => void };

export function CreateSystemDialog(props: Props) {
  return (
    <Dialog
      title="Create AI System"
      text={`One system that you provide or use, to be assessed under ${props.jurisdiction === 'UK' ? "the UK's five principles" : 'the EU AI Act'}.`}
      open={props.open}
      onOpenChange={props.onOpenChange}
    >
      <CreateSystemForm {...props} />
    </Dialog>
  );
}

function CreateSystemForm({ jurisdiction, onOpenChange }: Props) {
  const [regulators, setRegulators] = useState(() => (jurisdiction === 'UK' ? selectedUkRegulators() : []));
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(System),
    defaultValues: { name: '', systemType: '', description: '' },
  });
  const [create, { loading }] = useMutation(CreateSystem, {
    update: (cache, { data }) => {
      cache.updateQuery(
        { query: dashboardQuery, variables: { jurisdiction } },
        listed => listed && data && { systems: [data.createSystem, ...listed.systems] },
      );
    },
    onCompleted: () => onOpenChange(false),
    onError: error => toastFailure('Error', failureOf(error).message),
  });

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(system =>
        create({ variables: { input: { ...system, jurisdiction, applicableRegulators: regulators } } }),
      )}
    >
      <Field label="System Name" autoComplete="off" error={formState.errors.name?.message} {...register('name')} />
      <Select label="System Type" error={formState.errors.systemType?.message} {...register('systemType')}>
        <option value="">Choose a type</option>
        {systemTypes.map(type => (
          <option key={type}>{type}</option>
        ))}
      </Select>
      <TextArea
        label="Description (Optional)"
        error={formState.errors.description?.message}
        {...register('description')}
      />
      <RegulatorChips codes={regulators} onChange={setRegulators} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Creating...' : 'Create System'}
        </Button>
      </div>
    </form>
  );
}
