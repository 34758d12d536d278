import { useEffect, useEffectEvent } from 'react';

/** 1 to 9, then A, B, C: the key that chooses the option at an index. */
export const keyOfOption = (index: number) => (index < 9 ? String(index + 1) : String.fromCharCode(65 + index - 9));

type Keys = {
  options: readonly { value: string }[];
  onChoose: ((answer: string) => void) | undefined;
  onNext: (() => void) | undefined;
};

/** Elements that have their own action on Enter; a radio button submits the form, which goes on too. */
const OWN_KEYS = 'button, a, summary, select, textarea, input';

/** Lets the question be answered by keyboard, wherever the focus is on the page. */
export function useAnswerKeys({ options, onChoose, onNext }: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector('[role$="dialog"]')) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.key === 'Enter' && !event.repeat && !target.matches(OWN_KEYS)) onNext?.();
    if (target.matches('select, textarea, input:not([type="radio"])')) return;
    const option = options.find((_, index) => keyOfOption(index) === event.key.toUpperCase());
    if (!option) return;
    onChoose?.(option.value);
    // Enter goes on from there, whatever had the focus: opened help would fold.
    document.querySelectorAll<HTMLInputElement>('form input[type="radio"]')[options.indexOf(option)]?.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
