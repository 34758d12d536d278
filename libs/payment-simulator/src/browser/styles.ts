import type { Appearance } from '@stripe/stripe-js';

const light = { colorPrimary: '#0570de', colorBackground: '#ffffff', colorText: '#30313d', colorDanger: '#c0123c' };
const dark = { colorPrimary: '#85d996', colorBackground: '#30313d', colorText: '#ffffff', colorDanger: '#fe87a1' };
const shape = { fontFamily: 'inherit', fontSizeBase: '1rem', spacingUnit: '4px', borderRadius: '5px' };

/** Applies the page's appearance to the shadow tree. Scripts may set styles even if the page allows no inline ones. */
export function applyAppearance(host: HTMLElement, { theme, variables }: Appearance = {}): void {
  const all = { ...(theme === 'night' ? dark : light), ...shape, ...variables };
  for (const [name, value] of Object.entries(all)) {
    if (typeof value === 'string') host.style.setProperty(`--${name}`, value);
  }
}

/** Opens a shadow tree with the form's styles. The page's styles do not apply inside, nor these outside. */
export function openShadow(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren();
  return root;
}

const CSS = `
:host { display: block; color: var(--colorText); font-family: var(--fontFamily); font-size: var(--fontSizeBase); line-height: 1.4;
  --quiet: color-mix(in srgb, var(--colorText) 75%, var(--colorBackground)); --edge: color-mix(in srgb, var(--colorText) 55%, var(--colorBackground)); }
* { box-sizing: border-box; }
p { margin: 0; }
.notice { border: 1px dashed var(--edge); border-radius: var(--borderRadius); padding: calc(2 * var(--spacingUnit)) calc(3 * var(--spacingUnit));
  margin-bottom: calc(4 * var(--spacingUnit)); font-size: 0.875em; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: calc(3 * var(--spacingUnit)); }
.fields > .wide { grid-column: 1 / -1; }
label { display: block; margin-bottom: var(--spacingUnit); font-size: 0.93em; }
input, select { width: 100%; min-height: 2.75em; padding: calc(2 * var(--spacingUnit)) calc(3 * var(--spacingUnit)); font: inherit; color: inherit;
  background: var(--colorBackground); border: 1px solid var(--edge); border-radius: var(--borderRadius); }
input::placeholder { color: var(--quiet); opacity: 1; }
input:focus-visible, select:focus-visible, button:focus-visible { outline: 2px solid var(--colorPrimary); outline-offset: 1px; }
[aria-invalid='true'] { color: var(--colorDanger); border-color: var(--colorDanger); }
.fault { color: var(--colorDanger); font-size: 0.875em; margin-top: var(--spacingUnit); }
[hidden] { display: none; }
dialog { width: min(26rem, calc(100vw - 2rem)); padding: calc(6 * var(--spacingUnit)); color: var(--colorText); background: var(--colorBackground);
  border: 1px solid var(--edge); border-radius: var(--borderRadius); pointer-events: auto; }
dialog::backdrop { background: rgb(0 0 0 / 0.55); }
h2 { margin: 0 0 calc(2 * var(--spacingUnit)); font-size: 1.15em; }
.buttons { display: flex; flex-wrap: wrap; gap: calc(3 * var(--spacingUnit)); margin-top: calc(5 * var(--spacingUnit)); }
button { flex: 1; min-height: 2.75em; padding: 0 calc(4 * var(--spacingUnit)); font: inherit; font-weight: 600; color: var(--colorText);
  background: transparent; border: 1px solid var(--edge); border-radius: var(--borderRadius); cursor: pointer; }
button.main { color: var(--colorBackground); background: var(--colorText); border-color: var(--colorText); }
@media (max-width: 22rem) { .fields { grid-template-columns: 1fr; } }
`;
