import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { apollo } from '../client/apollo.ts';
import { useConfirmationRequested } from '../client/confirmation.ts';
import { useSession } from '../client/session.ts';
import { lazyComponent } from '../parts/lazyComponent.ts';
import { useNameAsked } from '../parts/people/askForName.ts';
import { whenIdle } from './whenIdle.ts';

const NameDialog = lazyComponent(() => import('../parts/people/NameDialog.tsx').then(module => module.NameDialog));
const ConfirmIdentityDialog = lazyComponent(() =>
  import('../parts/account/ConfirmIdentityDialog.tsx').then(module => module.ConfirmIdentityDialog),
);

// Fetched in advance once the page is idle, so that a lost connection can still be reported.
whenIdle(() => void import('../ui/Toaster.tsx').catch(() => {}));

/** The providers and dialogs for all screens behind the public pages. Fetched with the first of these screens. */
export function ClientLayer({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apollo}>
      {children}
      <Confirmation />
      <Name />
    </ApolloProvider>
  );
}

/** Fetched with the first invitation or approval. */
function Name() {
  const isAsked = useNameAsked();
  const isSignedIn = useSession().status === 'user';
  return (
    isSignedIn &&
    isAsked && (
      <Suspense>
        <NameDialog />
      </Suspense>
    )
  );
}

/** Fetched when an action is first refused for lack of a recent confirmation. */
function Confirmation() {
  return (
    useConfirmationRequested() && (
      <Suspense>
        <ConfirmIdentityDialog />
      </Suspense>
    )
  );
}
