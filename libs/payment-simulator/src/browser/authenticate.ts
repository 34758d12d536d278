import { element } from './element.ts';

/**
 * The bank's 3-D Secure question, as the simulator asks it: true for Complete, false for Fail, Escape included. It stands in
 * the form's own shadow tree, so that a dialog of the page around the form does not take the focus away.
 */
export function authenticate(root: ShadowRoot): Promise<boolean> {
  const complete = element('button', { type: 'button', class: 'main' }, 'Complete');
  const fail = element('button', { type: 'button' }, 'Fail');
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'title', 'aria-describedby': 'about' },
    element('h2', { id: 'title' }, '3D Secure test'),
    element(
      'p',
      { id: 'about' },
      'Payment simulator: your bank would verify your identity here. Complete approves the payment, Fail declines it.',
    ),
    element('div', { class: 'buttons' }, complete, fail),
  );
  root.append(dialog);
  dialog.showModal();
  return new Promise(resolve => {
    const answer = (completed: boolean) => {
      dialog.remove();
      resolve(completed);
    };
    complete.addEventListener('click', () => answer(true));
    fail.addEventListener('click', () => answer(false));
    dialog.addEventListener('cancel', () => answer(false));
  });
}
