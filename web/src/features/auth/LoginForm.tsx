import { Suspense, useState } from 'react';
import { lazyPart } from '../../parts/lazyPart.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FirstStepForm } from './FirstStepForm.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';

const SecondStepForm = lazyPart(() => import('./SecondStepForm.tsx').then(module => module.SecondStepForm));

/** Name and password; then, for accounts that have it, the second step. */
export function LoginForm() {
  const [challenge, setChallenge] = useState<string>();
  if (challenge) {
    return (
      <Suspense fallback={<Skeleton rows={3} className="h-11" />}>
        <SecondStepForm challenge={challenge} onBack={() => setChallenge(undefined)} />
      </Suspense>
    );
  }
  return (
    <>
      <FirstStepForm onChallenge={setChallenge} />
      <ForgotPassword />
    </>
  );
}
