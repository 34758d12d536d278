import { Suspense, useState } from 'react';
import { hasPasskeys } from '../../client/passkeys.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FirstStepForm } from './FirstStepForm.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';

const SecondStepForm = lazyPart(() => import('./SecondStepForm.tsx').then(module => module.SecondStepForm));
const PasskeyLogin = lazyPart(() => import('./PasskeyLogin.tsx').then(module => module.PasskeyLogin));

/** Name and password, or a passkey; then, for accounts that have it, the second step. */
export function LoginForm() {
  const [begun, setBegun] = useState<{ challenge: string; factors: readonly string[] }>();
  if (begun) {
    return (
      <Suspense fallback={<Skeleton rows={3} className="h-11" />}>
        <SecondStepForm {...begun} onBack={() => setBegun(undefined)} />
      </Suspense>
    );
  }
  return (
    <>
      <FirstStepForm onChallenge={(challenge, factors) => setBegun({ challenge, factors })} />
      {hasPasskeys() && (
        <div className="mt-3 h-12">
          <Suspense>
            <PasskeyLogin />
          </Suspense>
        </div>
      )}
      <ForgotPassword />
    </>
  );
}
