import escapeHtml from 'escape-html';

/** Markup that needs no more escaping. */
export interface Html {
  markup: string;
}

/** Builds HTML with escaped values; HTML parts and lists of parts are inserted unchanged. */
export function html(texts: TemplateStringsArray, ...values: (Html | Html[] | string | number)[]): Html {
  const show = (value: (typeof values)[number] | undefined): string => {
    if (value === undefined) return '';
    if (Array.isArray(value)) return value.map(show).join('');
    return typeof value === 'object' ? value.markup : escapeHtml(String(value));
  };
  return { markup: texts.map((text, index) => text + show(values[index])).join('') };
}

export const NOTICE = 'Payment simulator: no real charges are made';

export const page = (title: string, body: Html) => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/simulator/simulator.css">
  </head>
  <body>
    <main>
      <p class="notice">${NOTICE}</p>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;

/** The card form for an intent; the script finds it by its attributes. */
export const cardForm = (publishableKey: string, clientSecret: string, returnTo: string, button: string) => html`
  <form id="card" data-key="${publishableKey}" data-client-secret="${clientSecret}" data-return-to="${returnTo}">
    <div id="payment-element"></div>
    <p id="fault" role="alert"></p>
    <button type="submit">${button}</button>
  </form>
  <script type="module" src="/simulator/pay.ts"></script>`;
