export const accepted = '.pdf,.doc,.docx,.xlsx,.jpg,.jpeg,.png';

const LARGEST = 20 * 1024 * 1024;

/** Why a file need not be sent at all; undefined when the server may look at it. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (!accepted.split(',').includes(ending)) return 'Please choose a .pdf, .doc, .docx, .xlsx, .jpg or .png file.';
  if (size > LARGEST) return 'The file is larger than 20 MB.';
  return size === 0 ? 'The file is empty.' : undefined;
}
