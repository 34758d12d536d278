import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { apollo } from '../client/apollo.ts';
import { useProofAsked } from '../client/proof.ts';
import { lazyPart } from '../parts/lazyPart.ts';

const ProofDialog = lazyPart(() => import('../parts/account/ProofDialog.tsx').then(module => module.ProofDialog));

// Fetched beforehand, so that a lost connection can still be reported.
import('../ui/Toaster.tsx').catch(() => {});

/** What the screens behind the public pages stand on. Fetched with the first of them. */
export function ClientLayer({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apollo}>
      {children}
      <Proof />
    </ApolloProvider>
  );
}

/** Fetched when the first action is refused without a proof. */
function Proof() {
  return (
    useProofAsked() && (
      <Suspense>
        <ProofDialog />
      </Suspense>
    )
  );
}
