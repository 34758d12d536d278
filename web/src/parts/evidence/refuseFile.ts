import { evidenceEndings, evidenceFile } from '@aicp/contracts/limits';

/**
 * Why a file need not be sent at all; undefined when the server may look at it. A .jpeg is a .jpg, however it is spelt.
 * @param supports what the file is for: the QMS checklist takes fewer kinds
 */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>, supports = ''): string | undefined {
  const ending =
    /\.[^.]+$/
      .exec(name)?.[0]
      .toLowerCase()
      .replace(/^\.jpeg$/, '.jpg') ?? '';
  const { endings, wrongEnding } = evidenceEndings(supports);
  if (!endings.includes(ending)) return wrongEnding;
  if (size > evidenceFile.maxBytes) return evidenceFile.tooLarge;
  return size === 0 ? 'The file is empty.' : undefined;
}
