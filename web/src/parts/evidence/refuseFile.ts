import { evidenceEndings, evidenceFile } from '@aicp/contracts/limits';

/**
 * The reason why a file would be refused without sending it; undefined if the server should check it. A .jpeg counts as a .jpg.
 * @param supports the target of the file: the QMS checklist accepts fewer kinds
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
