type Factor = 'app' | 'passkey';

/** The second step after a correct password, for screens and programs; recovery codes always work. */
export function secondStepOptions({ app, passkey }: Record<Factor, boolean>): { sentence: string; factors: Factor[] } {
  if (!passkey) return { sentence: 'Please enter the code from your authenticator app.', factors: ['app'] };
  if (!app) return { sentence: 'Please use your passkey, or enter a recovery code.', factors: ['passkey'] };
  return {
    sentence: 'Please use your passkey, or enter the code from your authenticator app.',
    factors: ['app', 'passkey'],
  };
}
