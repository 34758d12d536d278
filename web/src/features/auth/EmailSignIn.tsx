import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { postJson } from '../../client/postJson.ts';
import { CookiesNeeded } from '../../parts/account/CookiesNeeded.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { areCookiesBlocked } from '../../ui/siteData.ts';

/** Finds the identity provider of an organisation by the domain of an email address. */
export function EmailSignIn() {
  const state: { from?: string } | null = useLocation().state;
  const [missing, setMissing] = useState(false);
  const [{ loading, failure }, setAsked] = useState<{ loading: boolean; failure?: string }>({ loading: false });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setMissing(email === '');
    if (email === '') return;
    setAsked({ loading: true });
    try {
      const asked = { email, to: state?.from ?? '/dashboard' };
      const { address } = await postJson<{ address: string }>('/api/sign-in', asked);
      window.location.assign(address);
    } catch (error) {
      setAsked({ loading: false, failure: failureOf(error).message });
    }
  }

  return (
    <section className="mx-auto max-w-105 px-4 py-16">
      <h1 className="font-serif text-2xl font-semibold">Single sign-on</h1>
      <p className="mt-2 mb-6 text-base text-muted">
        Enter your work email address. You then sign in at your organisation’s identity provider.
      </p>
      {areCookiesBlocked() && <CookiesNeeded />}
      <form noValidate className="space-y-5" onSubmit={submit}>
        <Field
          label="Work Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={missing ? 'Enter your work email address' : undefined}
          onChange={() => setMissing(false)}
        />
        <FormFailure message={failure} />
        <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
          {loading ? 'One moment...' : 'Continue'}
        </Button>
        <ButtonLink to="/auth" state={state} look="quiet" className="w-full">
          Sign In with a Password
        </ButtonLink>
      </form>
    </section>
  );
}
