/** Replaces Stripe.js: defines `window.Stripe` with the features that `@stripe/react-stripe-js` and the product use. */
import type { StripeError } from '@stripe/stripe-js';
import { call, type Intent, type IntentAnswer } from './api.ts';
import { element } from './cardForm.ts';
import { createElements, type ElementsOptions, inside } from './elements.ts';
import { applyAppearance, openShadow } from './styles.ts';

interface ConfirmOptions {
  elements: object;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

type Result = { error: StripeError } | { paymentIntent: Intent } | { setupIntent: Intent };

/** The release of Stripe.js that the loader of `@stripe/stripe-js` expects. */
const VERSION = 'endive';

function Stripe(key: string) {
  if (!key.startsWith('pk_test_')) throw new Error('The payment simulator accepts test keys only.');

  async function confirm({ elements, confirmParams, redirect = 'always' }: ConfirmOptions): Promise<Result> {
    const { clientSecret, element } = inside(elements) ?? {};
    if (!clientSecret || !element)
      throw new Error('Invalid value for confirmPayment(): elements should have a mounted Payment Element.');
    const fault = element.validate();
    if (fault) return { error: fault };
    const fields = { ...element.fields(), ...(confirmParams?.return_url && { return_url: confirmParams.return_url }) };
    element.setLocked(true);
    try {
      const answer = await call(key, clientSecret, 'confirm', fields);
      const root = element.shadow();
      const result = resultOf(answer.intent && root ? await finish(answer.intent, root) : answer);
      if (!('error' in result) && redirect === 'always') return leave(result, confirmParams?.return_url);
      return result;
    } finally {
      element.setLocked(false);
    }
  }

  /** Shows the bank's confirmation if one is required. */
  async function finish(intent: Intent, root: ShadowRoot): Promise<IntentAnswer> {
    if (intent.status !== 'requires_action') return { intent };
    const completed = await authenticate(root);
    return call(key, intent.client_secret, 'authenticate', { completed: String(completed) });
  }

  async function retrieve(clientSecret: string): Promise<Result> {
    return resultOf(await call(key, clientSecret), true);
  }

  async function handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Result> {
    const answer = await call(key, clientSecret);
    if (!answer.intent) return resultOf(answer);
    const host = document.body.appendChild(document.createElement('div'));
    applyAppearance(host);
    const result = resultOf(await finish(answer.intent, openShadow(host)));
    host.remove();
    return result;
  }

  return {
    elements: (options: ElementsOptions = {}) => createElements(key, options),
    confirmPayment: confirm,
    confirmSetup: confirm,
    retrievePaymentIntent: retrieve,
    retrieveSetupIntent: retrieve,
    handleNextAction,
    createToken: notSimulated,
    createPaymentMethod: notSimulated,
    confirmCardPayment: notSimulated,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}
Stripe.version = VERSION;

/** The result of a call. A failed attempt is shown by the intent's last error, unless the intent is only read. */
function resultOf({ intent, error }: IntentAnswer, looking = false): Result {
  if (!intent) return { error };
  const failed = intent.status === 'requires_payment_method' && (intent.last_payment_error ?? intent.last_setup_error);
  if (failed && !looking) return { error: failed };
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
}

/** Without `redirect: 'if_required'` the browser goes to the return address, and the promise never resolves. */
function leave(result: Result, returnUrl?: string): Promise<never> {
  if (!returnUrl) throw new Error('confirmParams.return_url is required.');
  const url = new URL(returnUrl);
  const [kind, intent] =
    'setupIntent' in result
      ? ['setup_intent', result.setupIntent]
      : ['payment_intent', 'paymentIntent' in result ? result.paymentIntent : undefined];
  url.searchParams.set(String(kind), (intent as Intent).id);
  url.searchParams.set(`${kind}_client_secret`, (intent as Intent).client_secret);
  url.searchParams.set('redirect_status', (intent as Intent).status);
  location.assign(url);
  return new Promise(() => undefined);
}

function notSimulated(): never {
  throw new Error('The payment simulator supports only the Payment Element.');
}

Object.assign(window, { Stripe });

/**
 * Shows the simulator's 3-D Secure confirmation: true for Complete, false for Fail or Escape. It is in the form's own shadow tree, so
 * that a dialog around the form does not take the focus away.
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
