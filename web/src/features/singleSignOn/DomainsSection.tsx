import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { SingleSignOnQuery } from '../../gql/graphql.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { CopyableValue } from './CopyableValue.tsx';
import { singleSignOnQuery } from './singleSignOnQuery.ts';

const AddDomain = graphql(`
  mutation AddDomain($domain: String!) {
    addDomain(domain: $domain) {
      domain
    }
  }
`);
const CheckDomain = graphql(`
  mutation CheckDomain($domain: String!) {
    checkDomain(domain: $domain) {
      domain
    }
  }
`);
const RemoveDomain = graphql(`
  mutation RemoveDomain($domain: String!) {
    removeDomain(domain: $domain) {
      domain
    }
  }
`);

type Domain = SingleSignOnQuery['domains'][number];
const refetchOptions = { refetchQueries: [singleSignOnQuery], awaitRefetchQueries: true };

/** The organisation's email domains. DNS must prove each one, because anyone could enter any domain. */
export function DomainsSection({ domains }: { domains: readonly Domain[] }) {
  const [removing, setRemoving] = useState<string>();
  const [remove, { loading }] = useMutation(RemoveDomain, {
    ...refetchOptions,
    onCompleted: () => setRemoving(undefined),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <AccountSection
      id="domains"
      title="1. Your email domains"
      text="Users with these email domains sign in through your identity provider. Add a TXT record to each domain’s DNS to verify it."
    >
      {domains.length > 0 && (
        <ul className="divide-y divide-line border-b border-line">
          {domains.map(domain => (
            <DomainRow key={domain.domain} {...domain} onRemove={() => setRemoving(domain.domain)} />
          ))}
        </ul>
      )}
      <AddForm isFirst={domains.length === 0} />
      {removing && (
        <ConfirmDialog
          title="Remove Domain"
          name={removing}
          text="Users with email addresses in this domain will no longer be able to sign in with single sign-on."
          action="Remove"
          doing="Removing..."
          loading={loading}
          onConfirm={() => remove({ variables: { domain: removing } })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </AccountSection>
  );
}

function DomainRow({ domain, record, text, provedAt, onRemove }: Domain & { onRemove: () => void }) {
  const [check, { loading, error }] = useMutation(CheckDomain, {
    ...refetchOptions,
    variables: { domain },
    onError: () => {},
  });
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm font-medium">
          <span className="wrap-anywhere">{domain}</span>
          <Tag>{provedAt ? `Verified on ${formatDay(provedAt)}` : 'Not verified yet'}</Tag>
        </p>
        <div className="flex gap-2">
          {!provedAt && (
            <Button size="small" disabled={loading} aria-label={`Check ${domain}`} onClick={() => check()}>
              {loading ? 'Checking...' : 'Check'}
            </Button>
          )}
          <Button size="small" aria-label={`Remove ${domain}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      {!provedAt && (
        <>
          <div className="mt-2 divide-y divide-line">
            <CopyableValue label="TXT record" text={record} />
            <CopyableValue label="Value" text={text} />
          </div>
          <FormFailure message={error && failureOf(error).message} />
        </>
      )}
    </li>
  );
}

function AddForm({ isFirst }: { isFirst: boolean }) {
  const [domain, setDomain] = useState('');
  const [missing, setMissing] = useState(false);
  const [add, { loading, error }] = useMutation(AddDomain, {
    ...refetchOptions,
    onCompleted: () => setDomain(''),
    onError: () => {},
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(domain.trim() === '');
    if (domain.trim() !== '') add({ variables: { domain } });
  }

  return (
    <form noValidate className="flex flex-wrap items-start gap-3 px-5 py-5 sm:px-6" onSubmit={submit}>
      <div className="min-w-0 flex-1 basis-60">
        <Field
          label={isFirst ? 'Domain' : 'Another domain'}
          placeholder="firm.example"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={domain}
          error={missing ? 'Enter a domain' : error && failureOf(error).message}
          onChange={event => {
            setDomain(event.target.value);
            setMissing(false);
          }}
        />
      </div>
      <Button type="submit" disabled={loading} className="h-11 sm:mt-6.5">
        {loading ? 'Adding...' : 'Add Domain'}
      </Button>
    </form>
  );
}
