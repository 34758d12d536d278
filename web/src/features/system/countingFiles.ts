type File = { id: string; standing: string };

/** The files of a report, each once, without those removed or replaced. */
export function countingFiles<F extends File>(files: readonly F[]): F[] {
  const counting = files.filter(({ standing }) => standing !== 'removed' && standing !== 'replaced');
  return [...new Map(counting.map(file => [file.id, file])).values()];
}
