import { evidenceFile } from '@aicp/contracts/limits';

/** Why a file need not be sent at all; undefined when the server may look at it. A .jpeg is a .jpg, however it is spelt. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending =
    /\.[^.]+$/
      .exec(name)?.[0]
      .toLowerCase()
      .replace(/^\.jpeg$/, '.jpg') ?? '';
  if (!evidenceFile.endings.includes(ending)) return evidenceFile.wrongEnding;
  if (size > evidenceFile.maxBytes) return evidenceFile.tooLarge;
  return size === 0 ? 'The file is empty.' : undefined;
}
