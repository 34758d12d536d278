import type { PrintedLetterhead } from '@aicp/contracts/besideReport';
import { z } from 'zod';
import { sha256 } from './sha256.ts';

export type Picture = { kind: 'png' | 'jpg'; width: number; height: number; bytes: Buffer };

export type Logo = Picture & {
  /** The hash of the bytes, hexadecimal. */
  sha256: string;
};

export type Branding = {
  /** "#rrggbb" */
  colour: string | null;
  logo: Logo | null;
};

/** The head of a document: the organisation's name, in its colour. */
export type Letterhead = Pick<Branding, 'colour' | 'logo'> & { name: string | null };

export const WIDEST_LOGO = 2_000;
const MIN_CONTRAST = 4.5;
const BOX = { width: 200, height: 64 };

export const BrandingInput = z.object({
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Please enter the colour as #rrggbb.')
    .toLowerCase()
    .refine(isReadableOnWhite, 'Please choose a darker colour: text in this colour is hard to read on white.')
    .nullish()
    .transform(colour => colour ?? null),
});

/** A re-encoded picture as a logo. */
export function logoOf(picture: Picture): Logo {
  return { ...picture, sha256: sha256(picture.bytes) };
}

/** Whether text in a colour is legible on white: WCAG's contrast of text. */
export function isReadableOnWhite(colour: string): boolean {
  return contrast(colour, '#ffffff') >= MIN_CONTRAST;
}

/** WCAG's contrast of two colours "#rrggbb", from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The printed size of a logo: in full, never enlarged. */
function drawnSize({ width, height }: Pick<Logo, 'width' | 'height'>): { width: number; height: number } {
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function printed({ name, colour, logo }: Letterhead): PrintedLetterhead {
  const drawn = logo && { kind: logo.kind, ...drawnSize(logo), base64: logo.bytes.toString('base64') };
  return { name, colour, logo: drawn };
}
