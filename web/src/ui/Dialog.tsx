import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

type Props = {
  title: string;
  text?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that gets the focus afterwards; null: the one that had it before. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
};

/**
 * A modal dialog. The backdrop is our own element, because Radix's injects an inline style sheet that the content security policy
 * refuses. A rule in styles.css stops the page from scrolling.
 */
export function Dialog({ title, text, open, onOpenChange, returnTo, children }: Props) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 overflow-y-auto bg-shade/55">
          <div className="flex min-h-full items-end justify-center p-0 sm:items-center sm:p-6">
            <Radix.Content
              {...(text ? {} : { 'aria-describedby': undefined })}
              onOpenAutoFocus={() => {
                opener.current = document.activeElement;
              }}
              onCloseAutoFocus={event => {
                event.preventDefault();
                const next = returnTo?.() ?? opener.current;
                if (next instanceof HTMLElement) next.focus();
                // Above another dialog, the opener was a button that is disabled for now and lost its focus.
                const below = [...document.querySelectorAll<HTMLElement>('[role$="dialog"]')].at(-1);
                if (below && !below.contains(document.activeElement)) below.focus();
              }}
              className="w-full max-w-130 rounded-t-card bg-raised p-6 shadow-float animate-[rise_150ms] outline-none sm:rounded-card"
            >
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {text && <Radix.Description className="mt-1 text-sm text-muted">{text}</Radix.Description>}
              <div className="mt-5">{children}</div>
            </Radix.Content>
          </div>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
