const looks: Record<string, { word: string; look: string }> = {
  expired: { word: 'Expired: no longer counts as proof', look: 'bg-high-soft text-high' },
  'not yet': { word: 'Not yet effective', look: 'bg-medium-soft text-medium' },
  replaced: { word: 'Replaced', look: 'bg-none-soft text-none' },
  removed: { word: 'Removed', look: 'bg-none-soft text-none' },
};

/** The status of a file today; a valid file needs no mark. */
export function StandingMark({ standing }: { standing: string }) {
  const mark = looks[standing];
  if (!mark) return null;
  return <span className={`rounded-control px-2 py-0.5 text-xs font-semibold ${mark.look}`}>{mark.word}</span>;
}
