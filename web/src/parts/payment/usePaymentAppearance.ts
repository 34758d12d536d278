import type { Appearance } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

const tokens = ['surface', 'edge', 'ink', 'muted', 'faint', 'accent', 'on-accent', 'high', 'focus'] as const;

type Palette = Record<(typeof tokens)[number], string>;

/** The appearance of the provider's fields: our tokens, in the page's current theme. */
export function usePaymentAppearance(): Appearance {
  const palette = useSyncExternalStore(watchTheme, paletteNow);
  return useMemo(() => appearance(JSON.parse(palette)), [palette]);
}

function appearance(colour: Palette): Appearance {
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: colour.accent,
      colorBackground: colour.surface,
      colorText: colour.ink,
      colorTextSecondary: colour.muted,
      colorTextPlaceholder: colour.faint,
      colorDanger: colour.high,
      accessibleColorOnColorPrimary: colour['on-accent'],
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      fontSizeBase: '16px',
      fontSizeSm: '14px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour.edge}`, boxShadow: 'none' },
      '.Input:hover': { border: `1px solid ${colour.ink}` },
      '.Input:focus': { border: `1px solid ${colour.focus}`, boxShadow: `0 0 0 1px ${colour.focus}`, outline: 'none' },
      '.Input--invalid': { border: `1px solid ${colour.high}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${colour.edge}`, boxShadow: 'none' },
      '.Label': { fontSize: '14px', fontWeight: '500', color: colour.ink },
    },
  };
}

/** The tokens as resolved by the browser: the provider's frame supports neither our variables nor light-dark(). */
function paletteNow(): string {
  const probe = document.createElement('span');
  // With reduced motion, every change of colour is a transition of a millisecond, and its start value would be read.
  probe.style.transition = 'none';
  document.body.append(probe);
  const palette = tokens.map(token => {
    probe.style.color = `var(--${token})`;
    return [token, getComputedStyle(probe).color];
  });
  probe.remove();
  return JSON.stringify(Object.fromEntries(palette));
}

function watchTheme(changed: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
