import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../parts/lazyPart.ts';

const ForgotPasswordDialog = lazyPart(() =>
  import('./ForgotPasswordDialog.tsx').then(module => module.ForgotPasswordDialog),
);

/** The link below the form. A visitor who comes for a new reset link finds its dialog open. */
export function ForgotPassword() {
  const state: { forgot?: boolean } | null = useLocation().state;
  // The dialog stays in the tree once it was opened, so that it can give the focus back.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>(state?.forgot ? 'open' : 'never');
  return (
    <p className="mt-5 text-center">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
        className="min-h-6 rounded-control text-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        Forgot your password?
      </button>
      {dialog !== 'never' && (
        <Suspense>
          <ForgotPasswordDialog open={dialog === 'open'} onOpenChange={open => setDialog(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </p>
  );
}
