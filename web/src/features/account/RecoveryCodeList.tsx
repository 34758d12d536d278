import { useEffect, useRef } from 'react';
import { saveFile } from '../../parts/saveFile.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { productName } from '../../ui/productName.ts';

type Props = {
  codes: string[];
  /** The lost means of sign-in that the codes replace. */
  lost?: string;
  close: () => void;
};

/** Recovery codes, shown once; only the button closes the dialog. */
export function RecoveryCodeList({ codes, lost = 'the app', close }: Props) {
  const text = codes.join('\n');
  const explanation = useRef<HTMLParagraphElement>(null);
  useEffect(() => explanation.current?.focus(), []);
  return (
    <div className="space-y-5">
      <p ref={explanation} tabIndex={-1} className="text-sm outline-none">
        Keep these recovery codes in a safe place, such as a password manager. If you lose access to {lost}, you can use
        each code to sign in once. The codes will not be shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-2 gap-y-1.5 rounded-control bg-none-soft px-3 py-3 font-mono text-xs whitespace-nowrap sm:px-4 sm:text-sm"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-3">
        <div className="flex gap-2">
          <CopyButton text={text} label="Copy Codes" />
          <Button
            size="small"
            onClick={() =>
              saveFile(
                'recovery-codes.txt',
                new Blob([`${productName} recovery codes\n\n${text}\n`], { type: 'text/plain' }),
              )
            }
          >
            Download as Text
          </Button>
        </div>
        <Button size="small" look="primary" className="max-sm:w-full" onClick={close}>
          I Have Saved Them
        </Button>
      </div>
    </div>
  );
}
