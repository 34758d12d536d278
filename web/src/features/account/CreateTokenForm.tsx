import type { Resource } from '@aicp/contracts/rights/rights';
import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountFailure } from '../../parts/account/AccountFailure.tsx';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { accountQuery } from './accountQuery.ts';
import { networksFault, parseNetworks } from './parseNetworks.ts';
import { TokenResources } from './TokenResources.tsx';

const CreateApiToken = graphql(`
  mutation CreateApiToken($input: CreateApiTokenInput!) {
    createApiToken(input: $input) {
      token
      notice
      apiToken {
        id
        ...ApiTokensSection_token
      }
    }
  }
`);

const Token = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name the token'), z.maxLength(100, 'Use at most 100 characters')),
  scope: z.enum(['READ', 'WRITE']),
  expiresInDays: z.coerce.number(),
  networks: z.string().check(
    z.superRefine((text, { addIssue }) => {
      const message = networksFault(text);
      if (message) addIssue({ code: 'custom', message });
    }),
  ),
});

/** The default resources of a write token, as in earlier releases. */
const USUAL: Resource[] = ['systems', 'evidence'];

type Props = { onCreated: (created: { token: string; notice?: string | null }) => void; close: () => void };

export function CreateTokenForm({ onCreated, close }: Props) {
  const refused = useRefusal('manage');
  const [resources, setResources] = useState(USUAL);
  const [isFruitless, setFruitless] = useState(false);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(Token),
    defaultValues: { name: '', scope: 'READ' as const, expiresInDays: 90, networks: '' },
  });
  const [create, { loading, error }] = useMutation(CreateApiToken, {
    update: (cache, { data }) => {
      cache.updateQuery(
        { query: accountQuery },
        account => account && data && { ...account, apiTokens: [data.createApiToken.apiToken, ...account.apiTokens] },
      );
    },
    onCompleted: ({ createApiToken }) => onCreated(createApiToken),
    onError: () => {},
  });
  const failure = error && failureOf(error);
  const writes = useWatch({ control, name: 'scope' }) === 'WRITE';

  function submit({ networks, ...fields }: z.output<typeof Token>) {
    setFruitless(writes && resources.length === 0);
    if (writes && resources.length === 0) return;
    const input = { ...fields, networks: parseNetworks(networks), ...(writes && { resources }) };
    create({ variables: { input } });
  }

  return (
    <form noValidate className="space-y-5" onSubmit={handleSubmit(submit)}>
      <Field
        label="Name"
        hint="A name to recognise it by."
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Scope"
          hint={refused && 'Write tokens are only for organisation owners and managers.'}
          {...register('scope')}
        >
          <option value="READ">Read</option>
          <option value="WRITE" disabled={!!refused}>
            Read and write
          </option>
        </Select>
        <Select label="Expires After" {...register('expiresInDays')}>
          {[30, 90, 180, 365].map(days => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </Select>
      </div>
      {writes && (
        <TokenResources
          chosen={resources}
          error={isFruitless && resources.length === 0 ? 'Choose what the token may write' : undefined}
          onChoose={setResources}
        />
      )}
      <TextArea
        label="Allowed Addresses (Optional)"
        hint="Enter one address or network per line, such as 192.0.2.0/24. Requests from anywhere else are refused."
        rows={2}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.networks?.message}
        {...register('networks')}
      />
      <AccountFailure failure={failure} />
      {failure?.code === 'FORBIDDEN' && !failure.reason && (
        <p className="text-sm">
          <Link to="/pricing" className="font-medium text-accent underline underline-offset-4">
            Compare the plans
          </Link>
        </p>
      )}
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Creating...' : 'Create Token'}
        </Button>
      </div>
    </form>
  );
}
