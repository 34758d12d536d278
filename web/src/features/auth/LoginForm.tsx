import { Suspense, useState } from 'react';
import { hasPasskeys } from '../../client/passkeys.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FirstStepForm } from './FirstStepForm.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';

const SecondStepForm = lazyPart(() => import('./SecondStepForm.tsx').then(module => module.SecondStepForm));
const OtherLogins = lazyPart(() => import('./OtherLogins.tsx').then(module => module.OtherLogins));

/** Name and password, or a passkey; then, for accounts that have it, the second step. */
export function LoginForm() {
  const isOnly = useProduct().signIn?.only;
  const [begun, setBegun] = useState<{ challenge: string; factors: readonly string[] }>();
  if (begun) {
    return (
      <Suspense fallback={<Skeleton rows={3} className="h-11" />}>
        <SecondStepForm {...begun} onBack={() => setBegun(undefined)} />
      </Suspense>
    );
  }
  const others = (
    <div className={hasPasskeys() ? 'my-3 min-h-12' : 'my-3'}>
      <Suspense>
        <OtherLogins />
      </Suspense>
    </div>
  );
  return (
    <>
      {isOnly && others}
      <FirstStepForm onChallenge={(challenge, factors) => setBegun({ challenge, factors })} />
      {!isOnly && others}
      <ForgotPassword />
    </>
  );
}
