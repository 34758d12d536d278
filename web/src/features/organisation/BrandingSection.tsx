import { useApolloClient, useMutation } from '@apollo/client/react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { uploadLogo } from './uploadLogo.ts';

const Fragment = graphql(`
  fragment BrandingSection_branding on Branding {
    id
    colour
    logoUrl
    allowed
    message
  }
`);

const Look = graphql(`
  query Branding {
    branding {
      id
      ...BrandingSection_branding
    }
  }
`);

const SaveBranding = graphql(`
  mutation SaveBranding($input: BrandingInput!) {
    saveBranding(input: $input) {
      id
      ...BrandingSection_branding
    }
  }
`);

const RemoveLogo = graphql(`
  mutation RemoveLogo {
    removeLogo {
      id
      ...BrandingSection_branding
    }
  }
`);

const onError = (error: unknown) => toastFailure('Error', failureOf(error).message);

/** The organisation's branding on reports, documents and audit bundles. */
export function BrandingSection(props: { branding: FragmentType<typeof Fragment> }) {
  const { colour, logoUrl, allowed, message } = readFragment(Fragment, props.branding);
  const client = useApolloClient();
  const file = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const refused = useRefusal('look');
  const [save, { loading: saving }] = useMutation(SaveBranding, {
    onCompleted: () => toast({ title: 'Colour saved' }),
    onError,
  });
  const [remove, { loading: removing }] = useMutation(RemoveLogo, {
    onCompleted: () => toast({ title: 'Logo removed' }),
    onError,
  });

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    setSending(true);
    try {
      await uploadLogo(chosen);
      await client.query({ query: Look, fetchPolicy: 'network-only' });
      toast({ title: 'Logo saved' });
    } catch (error) {
      onError(error);
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('colour') ?? '').trim();
    save({ variables: { input: { colour: given || null } } });
  }

  return (
    <AccountSection
      id="branding"
      title="Branding"
      text={`Show your logo and colour, with the company name from your profile, on reports, documents and audit bundles.${message ? ` ${message.replace(': see /pricing', '')}` : ''}`}
      action={
        message && (
          <ButtonLink size="small" to="/pricing">
            See the Plans
          </ButtonLink>
        )
      }
    >
      {(allowed || logoUrl) && (
        <div className="divide-y divide-line">
          <AccountRow
            label="Logo"
            action={
              <>
                {logoUrl && (
                  <Button size="small" disabled={removing} refused={refused} onClick={() => remove()}>
                    Remove Logo
                  </Button>
                )}
                {allowed && (
                  <Button size="small" disabled={sending} refused={refused} onClick={() => file.current?.click()}>
                    {sending ? 'Saving...' : 'Choose Logo'}
                  </Button>
                )}
              </>
            }
          >
            <input
              ref={file}
              type="file"
              accept="image/png,image/jpeg"
              aria-label="Logo file"
              tabIndex={-1}
              className="hidden"
              onChange={send}
            />
            {logoUrl ? (
              <img src={logoUrl} alt="Your logo" className="max-h-16 max-w-50 rounded-control bg-white p-1" />
            ) : (
              'PNG or JPEG, up to 200 KB'
            )}
          </AccountRow>
          {allowed && (
            <form noValidate className="space-y-5 px-5 py-5 sm:px-6" onSubmit={submit}>
              <div className="flex items-end gap-3">
                <Field
                  key={colour}
                  label="Colour"
                  name="colour"
                  placeholder="#1f3a93"
                  defaultValue={colour ?? ''}
                  autoComplete="off"
                  spellCheck={false}
                />
                {colour && (
                  <span
                    aria-hidden="true"
                    className="size-10 rounded-control border border-line"
                    style={{ backgroundColor: colour }}
                  />
                )}
              </div>
              <Button type="submit" look="primary" disabled={saving} refused={refused}>
                {saving ? 'Saving...' : 'Save Colour'}
              </Button>
            </form>
          )}
        </div>
      )}
    </AccountSection>
  );
}
