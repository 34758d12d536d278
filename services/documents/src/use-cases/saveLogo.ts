import type { Readable } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import { logoFile } from '@aicp/contracts/limits';
import type { RequestContext } from '../context.ts';
import { logoOf, WIDEST_LOGO } from '../domain/branding.ts';
import { allowedTo, changeBranding } from './saveBranding.ts';

/**
 * Stores a picture as the logo, re-encoded from its pixels, replacing the previous one.
 * @throws DomainError FORBIDDEN, INVALID with the reason
 */
export async function saveLogo(ctx: RequestContext, body: Readable): Promise<void> {
  const organisationId = await allowedTo(ctx);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > logoFile.maxBytes) throw new DomainError('INVALID', logoFile.tooLarge);
    chunks.push(chunk);
  }
  const picture = await ctx.reading.picture(ctx.actor, Buffer.concat(chunks));
  if (!picture)
    throw new DomainError(
      'INVALID',
      `Please choose a JPEG or a PNG (8-bit, not interlaced) of at most ${WIDEST_LOGO} by ${WIDEST_LOGO} pixels.`,
    );
  await changeBranding(ctx, organisationId, { logo: logoOf(picture) });
}
