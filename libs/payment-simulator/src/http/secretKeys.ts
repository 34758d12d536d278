import { timingSafeEqual } from 'node:crypto';
import { invalid } from '../StripeError.ts';

const isLiveKey = (key: string) => /^(sk|rk|pk)_live_/.test(key);

/** Refuses live keys: the simulator charges no real money, so it must never be mistaken for a real provider. */
export function rejectLiveKeys(...keys: string[]): void {
  if (!keys.some(isLiveKey)) return;
  throw new Error('The payment simulator cannot be started with live keys.');
}

/** Accepts only the simulator's own test key, and above all no live key. */
export function checkSecretKey(authorization: string | undefined, expected: string): void {
  const key = bearerOf(authorization ?? '');
  if (!key) {
    throw invalid(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    );
  }
  if (isLiveKey(key)) throw invalid('The payment simulator refuses live keys. No charge was made.', {}, 401);
  if (key.startsWith('pk_')) {
    throw invalid(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      { code: 'secret_key_required' },
      401,
    );
  }
  const [given, own] = [Buffer.from(key), Buffer.from(expected)];
  if (given.length === own.length && timingSafeEqual(given, own)) return;
  throw invalid(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`, {}, 401);
}

function bearerOf(authorization: string): string {
  const [scheme, value = ''] = authorization.split(' ');
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return scheme === 'Bearer' ? value : '';
}
