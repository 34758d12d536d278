import { randomBytes } from 'node:crypto';
import { startProvider } from '@aicp/sign-in-simulator/startProvider';

export type SignIn = Awaited<ReturnType<typeof startSignIn>>;

/** Starts the sign-in simulator within this process, and passes its address to identity and the gateway. */
export async function startSignIn({ publicUrl }: { publicUrl: string }) {
  const client = { clientId: 'ai-compliance', clientSecret: randomBytes(32).toString('base64url') };
  const provider = await startProvider({ ...client, publicUrl });
  return {
    variables: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.clientId,
      OIDC_CLIENT_SECRET: client.clientSecret,
      OIDC_NETWORK: 'internal',
      OIDC_NAME: 'the sign-in simulator',
    },
    stop: provider.stop,
  };
}
