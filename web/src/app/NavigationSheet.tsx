import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

type Props = { onClose: () => void; onReturn: () => void; children: ReactNode };

/**
 * The bar's entries on a small screen, in one column from the edge where the button is. Closing the sheet returns the focus to that
 * button; following an entry moves it to the new page.
 */
export function NavigationSheet({ onClose, onReturn, children }: Props) {
  const closedByHand = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open
      onOpenChange={() => {
        closedByHand.current = true;
        onClose();
      }}
    >
      <Dialog.Portal>
        <div className="no-print fixed inset-0 z-40 bg-shade/55 lg:hidden">
          <Dialog.Content
            aria-describedby={undefined}
            ref={content}
            onOpenAutoFocus={event => {
              event.preventDefault();
              // Focus the sheet, not its first control, so that no focus ring shows before a key is pressed.
              content.current?.focus();
            }}
            onCloseAutoFocus={event => {
              event.preventDefault();
              if (closedByHand.current) onReturn();
            }}
            className="absolute inset-y-0 right-0 flex w-80 max-w-[calc(100vw-48px)] flex-col overflow-y-auto bg-raised shadow-float
              animate-[rise_150ms] outline-none"
          >
            <div className="flex min-h-14 shrink-0 items-center justify-between border-b border-line pr-4 pl-6">
              <Dialog.Title className="text-sm font-semibold">Menu</Dialog.Title>
              <Dialog.Close className="h-11 rounded-control border border-edge px-4 text-sm font-medium">
                Close
              </Dialog.Close>
            </div>
            <nav aria-label="Main" id="navigation-sheet" className="flex flex-col gap-1 px-3 py-3">
              {children}
            </nav>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
