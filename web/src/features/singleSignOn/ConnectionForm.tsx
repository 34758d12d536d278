import { ROLES } from '@aicp/contracts/rights/rights';
import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { SingleSignOnQuery } from '../../gql/graphql.ts';
import { formatGroupRoles, parseGroupRoles } from '../../parts/people/groupRoleLines.ts';
import { Button } from '../../ui/Button.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import { singleSignOnQuery } from './singleSignOnQuery.ts';

const Save = graphql(`
  mutation SaveSignInConnection($input: SignInConnectionInput!) {
    saveSignInConnection(input: $input) {
      name
    }
  }
`);

export type Connection = NonNullable<SingleSignOnQuery['signInConnection']>;

const NEWCOMERS = ROLES.filter(role => role !== 'owner');
const filled = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const Form = z.object({
  name: filled('Enter the name of your provider').check(z.maxLength(40, 'Use at most 40 characters')),
  issuer: filled('Enter the issuer').check(z.regex(/^https?:\/\/\S+$/, 'Enter an address that begins with https://')),
  clientId: filled('Enter the client ID'),
  clientSecret: z.string(),
  defaultRole: z.enum(NEWCOMERS),
  groupsClaim: filled('Enter the name of the claim'),
  groups: z.string().check(
    z.superRefine((text, { addIssue }) => {
      const roles = parseGroupRoles(text);
      if (typeof roles === 'string') addIssue({ code: 'custom', message: roles });
    }),
  ),
});

/** The secret is entered and never shown again; an empty field keeps the stored one. */
export function ConnectionForm({ connection }: { connection: Connection | null }) {
  const { register, handleSubmit, formState, resetField } = useForm({
    resolver: standardSchemaResolver(Form),
    defaultValues: {
      name: connection?.name ?? '',
      issuer: connection?.issuer ?? '',
      clientId: connection?.clientId ?? '',
      clientSecret: '',
      defaultRole: NEWCOMERS.find(role => role === connection?.defaultRole) ?? 'reader',
      groupsClaim: connection?.groupsClaim ?? 'groups',
      groups: formatGroupRoles(connection?.groupRoles ?? []),
    },
  });
  const [save, { loading, error }] = useMutation(Save, {
    refetchQueries: [singleSignOnQuery],
    awaitRefetchQueries: true,
    onCompleted: () => {
      resetField('clientSecret');
      toast({ title: 'Single sign-on saved' });
    },
    onError: () => {},
  });
  const { errors } = formState;

  function submit({ groups, clientSecret, ...fields }: z.output<typeof Form>) {
    const groupRoles = parseGroupRoles(groups);
    if (typeof groupRoles === 'string') return;
    save({ variables: { input: { ...fields, groupRoles, ...(clientSecret && { clientSecret }) } } });
  }

  const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <form noValidate className="space-y-5 px-5 py-5 sm:px-6" onSubmit={handleSubmit(submit)}>
      <Field
        label="Name"
        hint="The name your members know, for example “Northwind login”."
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <Field
        label="Issuer"
        hint="Exactly as shown by your provider."
        inputMode="url"
        {...typed}
        error={errors.issuer?.message}
        {...register('issuer')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Client ID" {...typed} error={errors.clientId?.message} {...register('clientId')} />
        <Field
          label={connection ? 'New Client Secret (Optional)' : 'Client Secret'}
          hint={
            connection
              ? 'Stored encrypted and never shown. Leave empty to keep the current secret.'
              : 'Stored encrypted and never shown.'
          }
          type="password"
          autoComplete="new-password"
          error={errors.clientSecret?.message}
          {...register('clientSecret')}
        />
        <Select label="Role of New Members" {...register('defaultRole')}>
          {NEWCOMERS.map(role => (
            <option key={role} value={role}>
              {capitalise(role)}
            </option>
          ))}
        </Select>
        <Field label="Groups Claim" {...typed} error={errors.groupsClaim?.message} {...register('groupsClaim')} />
      </div>
      <TextArea
        label="Roles by Group (Optional)"
        hint="One per line, such as “Auditors = approver”. If you enter any, each sign-in sets the role from the groups. The highest role applies."
        rows={3}
        {...typed}
        error={errors.groups?.message}
        {...register('groups')}
      />
      <FormFailure message={error && failureOf(error).message} />
      <Button type="submit" look="primary" disabled={loading}>
        {loading ? 'Contacting your provider...' : 'Save'}
      </Button>
    </form>
  );
}
