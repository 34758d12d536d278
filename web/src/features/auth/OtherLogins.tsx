import { useLocation } from 'react-router-dom';
import { hasPasskeys } from '../../client/passkeys.ts';
import { ProviderLink } from '../../parts/account/ProviderLink.tsx';
import { useProduct } from '../../parts/useProduct.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';

/** The ways to sign in without a password: a passkey, and the company's identity provider if there is one. */
export function OtherLogins() {
  const { signIn, signInByEmail } = useProduct();
  const state: { from?: string } | null = useLocation().state;
  return (
    <div className="space-y-3">
      {hasPasskeys() && !signIn?.only && <PasskeyLogin />}
      {signIn && (
        <ProviderLink
          to={state?.from ?? '/dashboard'}
          look={signIn.only ? 'primary' : 'secondary'}
          className="w-full"
          size="large"
        >
          Sign In with {signIn.name}
        </ProviderLink>
      )}
      {signInByEmail && (
        <ButtonLink to="/auth/sign-in" state={state} className="w-full" size="large">
          Single Sign-On
        </ButtonLink>
      )}
      {signIn?.only && (
        <>
          <p className="pt-3 text-sm text-muted">
            Organisation owners and administrators with a second factor can also sign in below, in case {signIn.name} is
            unavailable.
          </p>
          {hasPasskeys() && <PasskeyLogin />}
        </>
      )}
    </div>
  );
}
