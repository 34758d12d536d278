import { LEAST, passwordStrength, STRONG } from './passwordStrength.ts';

const colours = ['bg-line', 'bg-high', 'bg-high', 'bg-medium', 'bg-low'];

/** Four strokes and a sentence. It encourages; what is accepted is the server's to say. */
export function PasswordMeter({ password }: { password: string }) {
  const { level, word } = passwordStrength(password);
  return (
    <>
      <span aria-hidden="true" className="mb-1.5 flex gap-1">
        {[1, 2, 3, 4].map(step => (
          <span key={step} className={`h-1 flex-1 rounded-full ${level >= step ? colours[level] : 'bg-line'}`} />
        ))}
      </span>
      <span aria-live="polite">{[word, advice(password, level)].filter(Boolean).join('. ')}.</span>
    </>
  );
}

function advice(password: string, level: number): string {
  const missing = STRONG - [...password].length;
  if (level === 0) return `At least ${LEAST} characters; ${STRONG} make a strong password`;
  if (level === 1) return `At least ${LEAST} characters are required; ${STRONG} make a strong password`;
  if (level === 4) return '';
  if (missing > 0) return `${missing} more ${missing === 1 ? 'character makes' : 'characters make'} it strong`;
  return 'Avoid repeats and sequences such as "aaaa" and "1234"';
}
