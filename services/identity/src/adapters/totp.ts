import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const ISSUER = 'AI Compliance';
const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
/** Allowed clock difference in steps. */
const WINDOW = 1;

export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The setup for an authenticator app: an address and its QR code. */
export function totpSetup(secret: string, username: string): { otpauthUri: string; qrCode: string } {
  const otpauthUri = totp(secret, username).toString();
  const svg = renderSVG(otpauthUri, { ecc: 'M' });
  return { otpauthUri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** The time step (RFC 6238) whose code this is, or null. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });
}
