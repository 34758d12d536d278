type File = { id: string; standing: string };

/** The files of a report, each once whatever it supports, without those that were removed or replaced. */
export function countingFiles<F extends File>(files: readonly F[]): F[] {
  const counting = files.filter(({ standing }) => standing !== 'removed' && standing !== 'replaced');
  return [...new Map(counting.map(file => [file.id, file])).values()];
}
