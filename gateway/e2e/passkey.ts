import type { PasskeyDevice } from '@aicp/testing/passkeyDevice';
import { ok, type RestClient } from './restClient.ts';

type Request = { ceremony: string; options: Parameters<PasskeyDevice['create']>[0] };

/** Adds a device's passkey to a client's account. Returns its id. */
export async function addPasskey(client: RestClient, device: PasskeyDevice): Promise<string> {
  const { ceremony, options } = await ok<Request>(client.post('/api/user/passkeys/options'));
  const credential = device.create(options);
  type Added = { passkey: { id: number } };
  const { passkey } = await ok<Added>(client.post('/api/user/passkeys', { ceremony, credential }));
  return String(passkey.id);
}

/** Signs a client in with a device's passkey. With a challenge, this is the second step after a password. */
export async function signInWithPasskey(client: RestClient, device: PasskeyDevice, challenge?: string) {
  const { ceremony, options } = await ok<Request>(client.post('/api/login/passkey/options', { challenge }));
  return ok(client.post('/api/login/passkey', { ceremony, credential: device.get(options) }));
}
